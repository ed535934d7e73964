"""Advice: what answers to a question are worth, each with its expected margin and chance to win.

It thinks like the search, with the same luck for every answer; answers that somebody asks about are compared to
the end, so that their loss means something. It sees what the seat sees, and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.settings import Settings
from patolli.bots.search.thinking import Spending, Thinking, Witness
from patolli.bots.search.tree import Node
from patolli.engine.chance import QuickChance
from patolli.engine.event import NOBODY
from patolli.engine.observation import Observation
from patolli.engine.state import State


@dataclass(frozen=True, eq=False)
class Judged:
    """An answer and what it is worth to the seat that gives it."""

    action: int
    # How often it was tried: the more, the surer the rest.
    tries: int
    # The average reward of the tries, from 0 to 1: what the search ranks by.
    value: float
    # The final margin over the best rival that can be expected, in points.
    points: float
    # The chance to win, from 0 to 1.
    chance: float
    # Where the seat's own points came from as far as the tries looked, and what the best rival had there.
    sources: dict[str, float]
    rival: float

    def __repr__(self) -> str:
        return f"Judged({self.action}, {self.tries}, {self.value:.3f}, {self.points:+.1f}, {self.chance:.2f})"


class Sums:
    """What the tries of one answer have led to, summed up."""

    def __init__(self) -> None:
        self.points = 0.0
        self.chance = 0.0
        self.rival = 0.0
        self.sources: Final[dict[str, float]] = {}


class Tally(Witness):
    """The prospects of one seat where the tries have led to, by answer, as an evaluation sees them."""

    def __init__(self, evaluation: Evaluation, seat: int) -> None:
        self.sums: Final[dict[int, Sums]] = {}
        self.evaluation: Final = evaluation
        self.seat: Final = seat

    def saw(self, node: Node, state: State) -> None:
        sums = self.sums.get(node.action)
        if sums is None:
            sums = Sums()
            self.sums[node.action] = sums
        prospect = self.evaluation.prospect(state, self.seat)
        sums.points += prospect.points
        sums.chance += prospect.chance
        scores = state.scores()
        sums.rival += max([scores[other] for other in range(len(scores)) if other != self.seat], default=0)
        for source, points in state.sheet(self.seat).items():
            if points:
                sums.sources[source] = sums.sources.get(source, 0.0) + points

    def judged(self, node: Node) -> Judged:
        """What was found out about an answer that was tried."""
        sums = self.sums[node.action]
        tries = node.visits
        sources = {source: points / tries for source, points in sums.sources.items()}
        points, chance = sums.points / tries, sums.chance / tries
        return Judged(node.action, tries, node.mean(), points, chance, sources, sums.rival / tries)


def judge(
    observation: Observation,
    evaluation: Evaluation,
    spending: Spending,
    settings: Settings | None = None,
    always: tuple[int, ...] = (),
    seed: int = 0,
    told_by: Evaluation | None = None,
) -> list[Judged]:
    """The most promising answers, and those asked about, best first; the same seed says the same.

    One evaluation thinks; what can be expected where its tries have led to may be told by another one, which knows better
    how likely a win is.
    """
    chance = QuickChance(seed)
    if settings is None:
        settings = evaluation.settings_for(observation.imagine(QuickChance(0)))
    tally = Tally(evaluation if told_by is None else told_by, observation.seat)
    thinking = Thinking(evaluation, settings, observation, Node(0, NOBODY), 0.0, chance, tally)
    return [tally.judged(node) for node in thinking.ranked(spending, list(always)) if node.visits]


@dataclass(frozen=True, eq=False)
class Part:
    """A part of the difference between two answers: a source of points, or one of those below."""

    source: str
    points: int


# What is no source of points: what the best rival makes of it, and what is still promised by the position.
RIVAL: Final = "rival"
PROMISE: Final = "promise"


def reason(better: Judged, other: Judged) -> list[Part]:
    """Why one answer is expected to bring more than another, in whole points, the weightiest first.

    The parts add up to the difference of both expectations as they are told, each rounded: what is not in a source of
    points, or too little to be a point, is in the promise.
    """
    whole = round(better.points) - round(other.points)
    parts: list[Part] = []
    for source in sorted({*better.sources, *other.sources}):
        parts.append(Part(source, round(better.sources.get(source, 0.0) - other.sources.get(source, 0.0))))
    parts.append(Part(RIVAL, round(other.rival - better.rival)))
    parts = [part for part in parts if part.points]
    rest = whole - sum([part.points for part in parts])
    if rest:
        parts.append(Part(PROMISE, rest))
    parts.sort(key=lambda part: (-abs(part.points), part.source))
    return parts


def average(answers: list[Judged]) -> Judged | None:
    """An answer as good as all of these on average, each counting the same; of none there is none."""
    count = len(answers)
    if count == 0:
        return None
    tries, value, points, chance, rival = 0, 0.0, 0.0, 0.0, 0.0
    sources: dict[str, float] = {}
    for each in answers:
        tries += each.tries
        value += each.value / count
        points += each.points / count
        chance += each.chance / count
        rival += each.rival / count
        for source, made in each.sources.items():
            sources[source] = sources.get(source, 0.0) + made / count
    return Judged(NOBODY, tries, value, points, chance, sources, rival)
