"""The tree: what the answers tried so far have led to, by the sequence of answers.

Hidden things are dealt anew for every descent, so a node stands for all States that the
same answers lead to. An answer that is not legal in the State at hand is passed over.
This is information-set MCTS: a descent chooses by PUCT with the evaluation's priors.
"""

from __future__ import annotations

import math
from typing import Final

from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.playout import play_out, reached
from patolli.bots.search.settings import Settings
from patolli.engine.chance import Chance
from patolli.engine.state import State


class Attention:
    """Answers that were legal, the places of the promising ones, and their shares of attention."""

    def __init__(self, actions: list[int], chosen: list[int], shares: list[float]) -> None:
        self.actions: Final = actions
        self.chosen: Final = chosen
        self.shares: Final = shares


class Node:
    """One answer: how often it was tried, and how well its seat fared."""

    def __init__(self, action: int, seat: int) -> None:
        self.action: Final = action
        self.seat: Final = seat
        self.visits = 0
        self.total = 0.0
        # What it seems to bring at a glance, in points; known of candidates only.
        self.glance = 0.0
        self.children: Final[dict[int, Node]] = {}
        # The answers that were legal after it, and how its last visitor saw them.
        self.attention: Attention | None = None

    def mean(self) -> float:
        """The average reward of the seat that gave this answer."""
        return self.total / self.visits if self.visits else 0.5


class Descent:
    """Runs imagined matches through the tree and remembers what they led to."""

    def __init__(self, evaluation: Evaluation, settings: Settings, last_turn: int) -> None:
        self.evaluation: Final = evaluation
        self.settings: Final = settings
        self.last_turn: Final = last_turn

    def run(self, candidate: Node, state: State, chance: Chance) -> None:
        """Go on from a State in which the candidate has just been answered."""
        path = [candidate]
        node = candidate
        rewards: list[float] = []
        while not rewards:
            if state.is_over() or reached(state, self.evaluation, self.last_turn):
                rewards = self.evaluation.rewards(state)
            elif len(path) > self.settings.depth or node.visits == 0:
                rewards = play_out(state, self.evaluation, self.last_turn, self.settings.temperature, chance)
            else:
                node = self._next(node, state)
                path.append(node)
                state.apply(node.action)
        for visited in path:
            visited.visits += 1
            visited.total += rewards[visited.seat]

    def _next(self, node: Node, state: State) -> Node:
        """The answer to try next: promising ones, and those seldom tried."""
        actions = state.legal_actions()
        seat = state.seat_to_act()
        kept = node.attention
        if kept is None or kept.actions != actions:
            weights = self.evaluation.weigh(state, seat, actions)
            chosen = foremost(weights, self.settings.width)
            shares = preferences(weights, chosen, self.settings.temperature)
            kept = Attention(actions, chosen, shares)
            node.attention = kept
        chosen = kept.chosen
        shares = kept.shares
        eagerness = self.settings.exploration * math.sqrt(node.visits + 1.0)
        known: list[Node | None] = []
        tried = 0
        earned = 0.0
        for index in chosen:
            child = node.children.get(actions[index])
            known.append(child)
            if child is not None:
                tried += child.visits
                earned += child.total
        # An answer never tried is taken to be as good as its tried siblings.
        unknown = earned / tried if tried else 0.5
        best = 0
        highest = -1e18
        for place in range(len(chosen)):
            child = known[place]
            visits = 0 if child is None else child.visits
            worth = unknown if child is None else child.mean()
            worth += eagerness * shares[place] / (1.0 + visits)
            if worth > highest:
                highest = worth
                best = place
        found = known[best]
        if found is None:
            found = Node(actions[chosen[best]], seat)
            node.children[found.action] = found
        return found


def foremost(weights: list[float], count: int) -> list[int]:
    """The places of the greatest weights, greatest first; earlier ones win ties."""
    if count == 1 or len(weights) == 1:
        best = 0
        for index in range(1, len(weights)):
            if weights[index] > weights[best]:
                best = index
        return [best]
    order = [(-weights[index], index) for index in range(len(weights))]
    order.sort()
    return [place for _, place in order[:count]]


def preferences(weights: list[float], chosen: list[int], temperature: float) -> list[float]:
    """Each chosen weight's share of attention, its prior by a softmax; all add up to 1."""
    warmth = max(0.01, temperature)
    highest = weights[chosen[0]]
    shares: list[float] = []
    whole = 0.0
    for index in chosen:
        share = math.exp((weights[index] - highest) / warmth)
        shares.append(share)
        whole += share
    return [share / whole for share in shares]
