"""Puzzles as tables: begun in a puzzle's position, listed nowhere, forgotten like lessons."""

from __future__ import annotations

from typing import Final

from patolli.bots.levels import LEVEL_NAMES
from patolli.puzzles.shelf import puzzle_of
from patolli.server.tables.lessons import open_passing, settings_alone
from patolli.server.tables.registry import Tables
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow

# Who sits opposite, for whoever plays on: somebody who answers soon.
OTHER: Final = LEVEL_NAMES[2]


async def begin_puzzle(tables: Tables, person: PersonRow, name: str) -> Table:
    """Sit down in the position of a puzzle, in the seat that is asked."""
    puzzle = puzzle_of(name)
    settings = settings_alone(puzzle.title, puzzle.position, person, puzzle.seat, OTHER)
    settings.rules = puzzle.rules
    settings.puzzle = puzzle.id
    return await open_passing(tables, puzzle.title, settings)
