"""Evaluation: what a search knows of a title; the default knows nothing."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from patolli.bots.search.net import Judgement, Net
from patolli.bots.search.settings import Settings
from patolli.engine.state import State

# How much of a finished match's reward is the win itself; the rest is the margin.
WIN_SHARE: Final = 0.7
# Beyond so many doubts a match is decided.
MOST_DOUBTS: Final = 30.0


class Prospect:
    """What a seat can expect: its final margin over the best rival, in points, and its chance to win."""

    def __init__(self, points: float, chance: float) -> None:
        self.points: Final = points
        self.chance: Final = chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Estimates of a position, a heuristic; a title improves on them in `bots/titles/<key>/`."""

    def __init__(
        self, spread: float, settings: Settings, tries: dict[str, int], net: Net | None = None
    ) -> None:
        # The margin, in points, that makes a win about three times as likely as a loss.
        self.spread: Final = spread
        # How a search spends its budget best on this title.
        self.settings: Final = settings
        # Tries for each answer at the levels that search; the others play at a glance.
        self.tries: Final = tries
        # What was learned from matches; without it the hand-made judgement stands alone.
        self.net: Final = net

    def with_net(self, net: Net | None) -> Evaluation:
        """The same knowledge of the title with this judgement, or with none that was learned."""
        return Evaluation(self.spread, self.settings, self.tries, net)

    def in_style(self, style: str) -> Evaluation:
        """The same knowledge with a taste; a title that knows no such style plays as ever."""
        return self

    def trait_names(self) -> list[str]:
        """What the traits are called; a title without any learns nothing."""
        return []

    def traits(self, state: State, seat: int) -> list[float]:
        """A position as the seat knows it, between turns, as a row of figures of about one."""
        return []

    def is_proven_at(self, seats: int) -> bool:
        """Whether what was learned plays better than people's judgement at a table of so many seats."""
        return self.net is not None

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
        if self.net is not None and self.is_proven_at(state.seats) and not state.is_over():
            return self.judged(self.net, state)
        values = self.values(state)
        count = len(values)
        is_over = state.is_over()
        places = state.ranking() if is_over else []
        rewards: list[float] = []
        for seat in range(count):
            margin = squash(margin_of(values, seat) / self.spread)
            if is_over and count > 1:
                margin = WIN_SHARE * won(places, seat) + (1.0 - WIN_SHARE) * margin
            rewards.append(margin)
        return rewards

    def doubt(self, state: State) -> float:
        """The margin, in points, that makes a win about three times as likely as a loss at this time."""
        return self.spread

    def prospect(self, state: State, seat: int) -> Prospect:
        """What a seat can expect; the chance is meant to come true, and measured in docs/bots.md."""
        if self.net is not None and not state.is_over():
            return self.learned_prospect(self.net, state, seat)
        values = self.values(state)
        margin = margin_of(values, seat)
        if state.is_over():
            return Prospect(margin, won(state.ranking(), seat))
        # Each seat's share of what all of them could win: for two it is the odds that the margin gives.
        doubt = self.doubt(state)
        whole = 0.0
        for value in values:
            whole += math.exp(max(-MOST_DOUBTS, min(MOST_DOUBTS, (value - values[seat]) / doubt)))
        return Prospect(margin, 1.0 / whole)

    def learned_prospect(self, net: Net, state: State, seat: int) -> Prospect:
        """What a seat can expect by what was learned."""
        if state.seats == 2:
            mover = max(0, state.seat_to_act())
            look = net.judge(self.traits(state, mover))
            if mover == seat:
                return Prospect(look.margin, squash(look.odds))
            return Prospect(-look.margin, squash(-look.odds))
        whole = 0.0
        for other in range(state.seats):
            if other != seat:
                whole += squash(net.judge(self.traits(state, other)).odds)
        look = net.judge(self.traits(state, seat))
        own = squash(look.odds)
        return Prospect(look.margin, own / (own + whole) if state.seats > 1 else own)

    def judged(self, net: Net, state: State) -> list[float]:
        """How well each seat does by what was learned: chances to win, and margins as far as they count."""
        if state.seats == 2:
            # What one of two wins the other loses: one look is enough, that of the seat to move.
            mover = max(0, state.seat_to_act())
            own = self.reward_of(net.judge(self.traits(state, mover)))
            return [own, 1.0 - own] if mover == 0 else [1.0 - own, own]
        looks = [net.judge(self.traits(state, seat)) for seat in range(state.seats)]
        whole = 0.0
        for look in looks:
            whole += squash(look.odds)
        return [
            WIN_SHARE * squash(look.odds) / whole + (1.0 - WIN_SHARE) * squash(look.margin / self.spread)
            for look in looks
        ]

    def reward_of(self, look: Judgement) -> float:
        """A judgement as a reward, weighed like the end of a match."""
        return WIN_SHARE * squash(look.odds) + (1.0 - WIN_SHARE) * squash(look.margin / self.spread)


def rival_of(seat: int, values: list[float]) -> int:
    """Whoever else stands best; the next seat wins ties."""
    best = (seat + 1) % len(values)
    for distance in range(2, len(values)):
        other = (seat + distance) % len(values)
        if values[other] > values[best]:
            best = other
    return best


def mean_of_others(seat: int, values: list[float]) -> float:
    """What all but one seat have on average."""
    total = 0.0
    for other in range(len(values)):
        if other != seat:
            total += values[other]
    return total / (len(values) - 1)


def margin_of(values: list[float], seat: int) -> float:
    """By how much a seat leads its best rival; alone, what it has."""
    rival = -1e9 if len(values) > 1 else 0.0
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return values[seat] - rival


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
