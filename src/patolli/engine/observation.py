"""Observation: all that a bot gets."""

from __future__ import annotations

from typing import Final

from patolli.engine.chance import Chance, QuickChance
from patolli.engine.game import Game, View
from patolli.engine.state import State


class Observation:
    """A seat's view, its legal actions, and the power to imagine the rest: its information set.

    It never holds the true State: what it imagines from has already been dealt anew.
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.legal: Final = state.options_of(seat).copy()
        self._imagined: Final = state.reimagined(seat, QuickChance(0))
        # Where nobody needs to be waited for, turns end by themselves, and search is quicker.
        self._imagined.confirms_turns = False

    @property
    def view(self) -> View:
        """What the seat may see."""
        return self.game.view(self._imagined, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A State consistent with all that the seat knows."""
        return self._imagined.reimagined(self.seat, chance)
