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
        self.legal: Final = state.legal_for(seat).copy()
        self._imagined: Final = state.reimagined(seat, QuickChance(0))
        # Where nobody needs to be waited for, turns end by themselves, and search is quicker.
        self._imagined.confirms_turns = False

    def __repr__(self) -> str:
        return f"Observation({self.game.key!r}, seat={self.seat}, legal={len(self.legal)})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # What is hidden was dealt anew already: nothing leaves that the seat may not know.
        return _observed, (type(self), self.game, self._imagined, self.seat, self.legal)

    @property
    def view(self) -> View:
        """What the seat may see."""
        return self.game.view(self._imagined, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A State consistent with all that the seat knows."""
        return self._imagined.reimagined(self.seat, chance)


def _observed(
    kind: type[Observation], game: Game, imagined: State, seat: int, legal: list[int]
) -> Observation:
    """The observation that was copied or written down; its answers may be those of a confirmed turn."""
    observation = kind(game, imagined, seat)
    observation.legal[:] = legal
    return observation
