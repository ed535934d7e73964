"""Playouts, or rollouts: how an imagined match goes on beyond what the tree remembers."""

from __future__ import annotations

import math
from typing import Final

from patolli.bots.search.evaluation import Evaluation
from patolli.engine.chance import Chance
from patolli.engine.state import State

# Gumbel noise at even quantiles: the best of (weight + noise) is a draw in proportion to
# exp(weight), and a table is quicker than two logarithms.
QUANTILES: Final = 1024
NOISE: Final = [-math.log(-math.log((step + 0.5) / QUANTILES)) for step in range(QUANTILES)]

# No match is longer; a playout that is must be a bug in the rules.
PLAYOUT_BOUND: Final = 20_000


def play_out(
    state: State, evaluation: Evaluation, last_turn: int, temperature: float, chance: Chance
) -> list[float]:
    """Play on, every seat by the evaluation's glance, and judge where it leads."""
    for _ in range(PLAYOUT_BOUND):
        if state.is_over() or reached(state, evaluation, last_turn):
            break
        actions = state.legal_actions()
        state.apply(glance(evaluation, state, actions, temperature, chance))
    return evaluation.rewards(state)


def reached(state: State, evaluation: Evaluation, last_turn: int) -> bool:
    """Whether the position lies at the horizon; a negative one is never reached."""
    return last_turn >= 0 and evaluation.turn(state) >= last_turn


def glance(
    evaluation: Evaluation, state: State, actions: list[int], temperature: float, chance: Chance
) -> int:
    """The answer that looks best at a glance, misjudged by the temperature."""
    weights = evaluation.weigh(state, state.seat_to_act(), actions)
    misjudge(weights, temperature, chance)
    best = 0
    for index in range(1, len(weights)):
        if weights[index] > weights[best]:
            best = index
    return actions[best]


def misjudge(weights: list[float], points: float, chance: Chance) -> None:
    """Add so much noise that answers are drawn in proportion to exp(weight / points)."""
    if points > 0.0:
        for index in range(len(weights)):
            weights[index] += points * NOISE[chance.word() % QUANTILES]
