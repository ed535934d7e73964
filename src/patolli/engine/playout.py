"""Playouts, or rollouts: random play to the end, compiled together with the rules."""

from __future__ import annotations

from patolli.engine.chance import Chance
from patolli.engine.state import State


def play_out(state: State, chance: Chance, most: int) -> int:
    """Take random legal actions until the end or the limit; how many were taken."""
    taken = 0
    while taken < most and state.agenda:
        state.apply(state.draw(chance))
        taken += 1
    return taken
