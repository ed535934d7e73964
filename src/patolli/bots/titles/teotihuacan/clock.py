"""How much of a match of Teotihuacan is left."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.material.calendar import DARK_DISC, ERAS, SPACES
from patolli.games.teotihuacan.state import State

# Ascensions hurry the light disc: an era lasts about so much of its calendar.
HURRY: Final = 0.85


def turns_gone(state: State) -> int:
    """A count of turns that only grows; an era has as many as it can have at most."""
    players = len(state.players)
    seat = max(0, state.seat_to_act())
    return (state.era * (SPACES + 1) + state.light) * players + seat


def rounds_to_eclipse(state: State) -> int:
    """Rounds before the next Eclipse, the one being played included."""
    return state.dark - state.light + 1


def eclipses_left(state: State) -> int:
    """Eclipses still to come."""
    return 1 if state.is_last_eclipse() else ERAS - state.era


def rounds_left(state: State) -> float:
    """Rounds before the end, about."""
    left = 1.0 + HURRY * (state.dark - state.light)
    for era in range(state.era + 1, state.era + eclipses_left(state)):
        left += 1.0 + HURRY * DARK_DISC[len(state.players) - 2][era]
    return left
