"""Evaluation: what a search knows of a title; the default knows nothing."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from patolli.bots.search.settings import Settings
from patolli.engine.state import State

# How much of a finished match's reward is the win itself; the rest is the margin.
WIN_SHARE: Final = 0.7


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Estimates of a position, a heuristic; a title improves on them in `bots/titles/<key>/`."""

    def __init__(self, spread: float, settings: Settings, tries: dict[str, int]) -> None:
        # The margin, in points, that makes a win about three times as likely as a loss.
        self.spread: Final = spread
        # How a search spends its budget best on this title.
        self.settings: Final = settings
        # Tries for each answer at the levels that search; the others play at a glance.
        self.tries: Final = tries

    def settings_for(self, state: State) -> Settings:
        """How a search spends its budget best at the table at hand."""
        return self.settings

    def values(self, state: State) -> list[float]:
        """The points each seat can be expected to end with."""
        return [float(score) for score in state.scores()]

    def weigh(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """What each answer is worth to the seat that gives it, in points, at a glance."""
        return [0.0] * len(actions)

    def turn(self, state: State) -> int:
        """How many turns have been played; a title that never counts plays to the end."""
        return 0

    def rewards(self, state: State) -> list[float]:
        """How well each seat does, from 0 to 1."""
        values = self.values(state)
        count = len(values)
        is_over = state.is_over()
        places = state.ranking() if is_over else []
        rewards: list[float] = []
        for seat in range(count):
            rival = -1e9 if count > 1 else 0.0
            for other in range(count):
                if other != seat and values[other] > rival:
                    rival = values[other]
            margin = squash((values[seat] - rival) / self.spread)
            if is_over and count > 1:
                margin = WIN_SHARE * won(places, seat) + (1.0 - WIN_SHARE) * margin
            rewards.append(margin)
        return rewards


def squash(margin: float) -> float:
    """A margin as a share of 1; half when there is none."""
    if margin > 30.0:
        return 1.0
    if margin < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-margin))


def won(places: list[int], seat: int) -> float:
    """1 for a win, 0 for a loss, a share of it when first place is shared."""
    if places[seat] != 1:
        return 0.0
    return 1.0 / places.count(1)
