"""Tables: what a game looks like in a terminal, found by its key.

Room card. `table` draws any game from its view and choices alone; a package or module of
a game's key offers `TABLE`, a class that draws better. Tables read views, choices and
texts; they must not change a match.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from patolli.cli.tables.table import TerminalTable
from patolli.cli.terminal import Terminal
from patolli.engine.match import Match
from patolli.i18n import GameTexts


def table_of(terminal: Terminal, match: Match, texts: GameTexts) -> TerminalTable:
    """The game's own table, or the one that serves any game."""
    name = f"{__name__}.{match.game.key}"
    made: type[TerminalTable] = TerminalTable
    if find_spec(name) is not None:
        made = import_module(name).TABLE
    return made(terminal, match, texts)
