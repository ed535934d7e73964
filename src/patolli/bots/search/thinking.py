"""Thinking: one decision's effort, allotted by halving.

All candidates are tried in the same imagined States, which makes small differences show;
when its share of the budget is spent, the worse half is dropped, until one is left.
The literature knows this as sequential halving with common random numbers.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.playout import misjudge
from patolli.bots.search.settings import Settings
from patolli.bots.search.tree import Descent, Node, foremost
from patolli.engine.chance import QuickChance
from patolli.engine.observation import Observation
from patolli.engine.state import State

# Tries that a candidate deserves at least; a small budget compares fewer candidates.
LEAST_TRIES: Final = 3
# What a machine like ours manages: it says only whether a budget of time is a large one.
TRIES_A_SECOND: Final = 2000
# Points by which a glance may tell that an answer is worse than the others.
FARTHEST: Final = 12.0
# Points of noise that put answers of equal weight in a fair order.
LEAST_NOISE: Final = 1e-6


class Spending:
    """What has been spent of a budget: tries, seconds, or whichever ends first."""

    def __init__(
        self, iterations: int, seconds: float, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        # Negative means without limit.
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        # Whoever makes room for others counts the seconds of the processor that were its own.
        self.clock: Final = clock
        self.begun: Final = clock()
        self.spent = 0

    def expected(self) -> int:
        """The tries that the budget will probably allow."""
        if self.seconds < 0.0:
            return self.iterations
        in_time = int(self.seconds * TRIES_A_SECOND)
        return in_time if self.iterations < 0 else min(self.iterations, in_time)

    def share(self) -> float:
        """The part of the budget that is gone; 1 or more means that it is over."""
        gone = 0.0
        if self.iterations >= 0:
            gone = self.spent / self.iterations if self.iterations else 1.0
        if self.seconds >= 0.0:
            elapsed = self.clock() - self.begun
            by_clock = elapsed / self.seconds if self.seconds > 0.0 else 1.0
            gone = max(gone, by_clock)
        return gone


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Sees where every try has led to."""

    def saw(self, node: Node, state: State) -> None:
        """A candidate was tried, and judged in this State."""


@dataclass(frozen=True)
class Thinking:
    """Compares the answers to one question."""

    evaluation: Evaluation
    settings: Settings
    observation: Observation
    # Its children are the answers; some may be known from an earlier decision of the turn.
    root: Node
    # Points by which the answers are misjudged before any thought.
    misjudgement: float
    chance: QuickChance
    witness: Witness | None = None

    def best(self, spending: Spending) -> Node:
        """The answer that fared best within the budget."""
        alive = self._candidates(spending.iterations, [])
        return alive[0] if len(alive) == 1 else self._ranked(alive, spending, [])[0]

    def ranked(self, spending: Spending, always: list[int]) -> list[Node]:
        """What was compared, best first; some answers are compared to the end, however they fare."""
        return self._ranked(self._candidates(spending.iterations, always), spending, always)

    def _ranked(self, alive: list[Node], spending: Spending, always: list[int]) -> list[Node]:
        spending.spent = self._known(alive, spending.iterations)
        phases = max(1, math.ceil(math.log2(len(alive))))
        dropped: list[Node] = []
        for phase in range(phases):
            self._try(alive, spending, (phase + 1.0) / phases)
            if spending.share() >= 1.0 or len(alive) <= 2:
                break
            fittest = self._fittest(alive)
            half = (len(alive) + 1) // 2
            alive = fittest[:half]
            worse: list[Node] = []
            for node in fittest[half:]:
                (alive if node.action in always else worse).append(node)
            dropped = worse + dropped
        self._try(alive, spending, 1.0)
        return self._fittest(alive) + dropped

    def _candidates(self, iterations: int, always: list[int]) -> list[Node]:
        """The most promising answers, as many as the budget can compare, and those that are asked about."""
        legal = self.observation.legal
        seat = self.observation.seat
        count = self.settings.candidates
        if iterations >= 0:
            count = min(count, max(2, iterations // LEAST_TRIES)) if iterations else 1
        weights = self.evaluation.weigh(self.observation.imagine(self.chance), seat, legal)
        misjudge(weights, max(LEAST_NOISE, self.misjudgement), self.chance)
        chosen = foremost(weights, count)
        for index in range(len(legal)):
            if legal[index] in always and index not in chosen:
                chosen.append(index)
        nodes: list[Node] = []
        for index in chosen:
            action = legal[index]
            node = self.root.children.get(action)
            if node is None:
                node = Node(action, seat)
                self.root.children[action] = node
            node.glance = weights[index]
            nodes.append(node)
        return nodes

    def _known(self, alive: list[Node], iterations: int) -> int:
        """Tries made before the question was asked; they count for half of the budget at most."""
        tries = 0
        for node in alive:
            tries += node.visits
        return min(tries, max(0, iterations) // 2)

    def _try(self, alive: list[Node], spending: Spending, until: float) -> None:
        """Try all candidates in turn until this share of the budget is gone."""
        seat = self.observation.seat
        horizon = self.settings.horizon_for(spending.expected())
        while spending.share() < until:
            imagined = self.observation.imagine(self.chance)
            last_turn = -1
            if horizon:
                last_turn = self.evaluation.turn(imagined) + horizon
            descent = Descent(self.evaluation, self.settings, last_turn)
            # The same luck for every candidate, as far as their ways lie together.
            luck = self.chance.word()
            for node in alive:
                state = imagined.copy()
                state.apply_for(seat, node.action)
                descent.run(node, state, QuickChance(luck))
                spending.spent += 1
                if self.witness is not None:
                    self.witness.saw(node, state)
                if spending.seconds >= 0.0 and spending.share() >= 1.0:
                    return

    def _fittest(self, nodes: list[Node]) -> list[Node]:
        """The nodes by what the tries say, and the glance as so many more; earlier ones win ties."""
        belief = self.settings.glance_tries
        tries = 0
        earned = 0.0
        seen = 0.0
        for node in nodes:
            tries += node.visits
            earned += node.total
            seen += node.glance
        common = earned / tries if tries else 0.5
        middle = seen / len(nodes)
        order: list[tuple[float, int]] = []
        for index in range(len(nodes)):
            node = nodes[index]
            # Near an even match a point is worth a quarter of the spread's share of a win.
            guess = common + max(-FARTHEST, node.glance - middle) / (4.0 * self.evaluation.spread)
            trust = belief + node.visits
            order.append((-(node.total + belief * guess) / trust if trust else -0.5, index))
        order.sort()
        return [nodes[place] for _, place in order]
