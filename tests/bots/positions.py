"""Positions between turns, for tests of what is known of them."""

from __future__ import annotations

import patolli
from patolli.bots.titles import by_hand
from patolli.engine.chance import QuickChance
from patolli.engine.state import State


def between_turns(game: str, seats: int, seed: int, decisions: int) -> State:
    """A State at the beginning of a turn, after at least so many random decisions."""
    match = patolli.start(game, seats=seats, seed=seed)
    chance = QuickChance(seed)
    turn = by_hand(game).turn
    played = 0
    last = turn(match.state)
    while played < decisions or turn(match.state) == last:
        last = turn(match.state)
        choices = match.legal()
        match.play(choices[chance.below(len(choices))])
        played += 1
    return match.state
