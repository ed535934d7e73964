"""Rating: how hard a puzzle is, by which levels find it."""

from __future__ import annotations

import time
from typing import Final

from patolli.bots.bot import Budget
from patolli.bots.levels import LEVELS
from patolli.bots.lineup import bot_of
from patolli.engine.observation import Observation

# Each level answers so often, with other luck each time, and finds a puzzle when most of its answers are right.
ANSWERS: Final = 3
# A busy machine must not make a level weaker than it is.
AT_LEISURE: Final = Budget(clock=time.process_time)


def step_of(observation: Observation, solutions: tuple[int, ...], seed: int) -> int | None:
    """The first level, from 1, from which on all of them find it; None if the highest does not."""
    step = None
    for place in range(len(LEVELS), 0, -1):
        if not finds(LEVELS[place - 1].name, observation, solutions, seed):
            return step
        step = place
    return step


def finds(level: str, observation: Observation, solutions: tuple[int, ...], seed: int) -> bool:
    """Whether a level mostly answers right."""
    right = 0
    for answer in range(ANSWERS):
        right += bot_of(level, seed + answer).choose(observation, AT_LEISURE) in solutions
        # Two of three decide.
        if 2 * right > ANSWERS or 2 * (answer + 1 - right) > ANSWERS:
            break
    return 2 * right > ANSWERS
