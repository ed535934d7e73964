"""Keeping: what matches hold, in a file; a stopped series goes on with the first missing match.

While the work lasts, the lines lie beside the file: the first says what is looked for, each of the others holds the
puzzles of one match. The same seed writes the same bytes, whoever plays and however often it was stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import Final, cast

from patolli import disk
from patolli.arena.entrant import Entrant
from patolli.arena.runner import Runner
from patolli.arena.ticket import series
from patolli.engine.errors import PatolliError
from patolli.games import game_of
from patolli.puzzles.mining import Dig, Found
from patolli.puzzles.puzzle import packed, read_puzzle

UNFINISHED: Final = ".unfinished"


class CannotKeepPuzzles(PatolliError, details=("path", "why")):
    """A file of puzzles that cannot be read or written."""


class OtherPuzzles(PatolliError, details=("path",)):
    """Beside the file lies the beginning of another series."""


def digs(
    game: str, options: dict[str, str], entrants: list[Entrant], matches: int, seed: int, tries: int
) -> list[Dig]:
    """Tickets for mining: every deal from every seating."""
    return [
        Dig(ticket.game, ticket.options, ticket.entrants, ticket.seed, ticket.index, tries)
        for ticket in series(game, options, entrants, matches, seed)
    ]


def mine(
    path: Path, tickets: list[Dig], runner: Callable[[], Runner]
) -> Generator[tuple[int, int], None, None]:
    """Look through the missing matches; how many there are so far, and how many puzzles in them."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        kept = begun(unfinished, head_of(tickets[0]))[: len(tickets)]
        found = sum(len(lines) for lines in kept)
        if len(kept) == len(tickets):
            yield len(kept), found
        with (
            unfinished.open("a", encoding="utf-8") as file,
            closing(runner().outcomes(list(tickets[len(kept) :]))) as arriving,
        ):
            for outcome in arriving:
                kept.append([puzzle.line() for puzzle in cast("Found", outcome).puzzles])
                found += len(kept[-1])
                file.write(json.dumps(kept[-1]) + "\n")
                file.flush()
                yield len(kept), found
        game = tickets[0].game
        path.write_bytes(packed(read_puzzle(game, line) for lines in kept for line in lines))
        unfinished.unlink()
    except (OSError, ValueError) as error:
        raise CannotKeepPuzzles(str(path), disk.why(error)) from error


def head_of(ticket: Dig) -> dict[str, object]:
    """What a series looks for; how many matches of it, anybody may say anew."""
    return {
        "game": ticket.game,
        "rules": game_of(ticket.game).version,
        "options": dict(ticket.options),
        "bots": [entrant.name for entrant in ticket.entrants],
        "seed": ticket.seed,
        "tries": ticket.tries,
    }


def begun(unfinished: Path, head: dict[str, object]) -> list[list[str]]:
    """The lines of the matches that were looked through before; a last one cut short is forgotten."""
    if not unfinished.exists():
        unfinished.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return []
    text = unfinished.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        unfinished.write_text(whole, encoding="utf-8")
    lines = whole.splitlines()
    if not lines or json.loads(lines[0]) != head:
        raise OtherPuzzles(str(unfinished))
    return [list(json.loads(line)) for line in lines[1:]]
