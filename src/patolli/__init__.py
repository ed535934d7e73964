"""patolli: modern board games played with a machine that knows the rules.

    import patolli

    match = patolli.start("cacao", seats=2, seed=7)
    match.play(match.choices()[0])

`games()` lists what can be played; a `Match`, a `View` and an `Observation` show themselves in a notebook.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

# First of all: which rules run must be decided before any of them is imported.
from patolli.compiled import RUNNING
from patolli.face import Choice, Match, Observation, PatolliError, Title, View, load, start
from patolli.face import games as _titles

if TYPE_CHECKING:
    from patolli.face import games

__all__ = [
    "RUNNING",
    "Choice",
    "Match",
    "Observation",
    "PatolliError",
    "Title",
    "View",
    "games",
    "load",
    "start",
]
__version__ = "0.1.0"


class _Shelf(ModuleType):
    """`patolli.games` is the room in which the rules lie; called, it lists them, as everybody expects."""

    def __call__(self) -> tuple[Title, ...]:
        return _titles()


sys.modules["patolli.games"].__class__ = _Shelf
