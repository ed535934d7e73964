"""Markers advance: temples, avenue, pyramid track, calendar."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.effects.goods import gain_cocoa, score
from patolli.games.teotihuacan.events import (
    AVENUE_ADVANCED,
    BONUS_UNLOCKED,
    DISCS_MET,
    FOR_TEMPLE,
    LIGHT_DISC_MOVED,
    TEMPLE_ADVANCED,
    TEMPLE_BLOCKED,
    TRACK_ADVANCED,
)
from patolli.games.teotihuacan.material.avenue import LAST_STEP, TILE_STEPS
from patolli.games.teotihuacan.material.temples import (
    BONUS_STEP,
    MAJOR_STEPS,
    STEP_COCOA,
    STEP_POINTS,
    STEPS,
    TEMPLES,
    TOP_STEP,
)
from patolli.games.teotihuacan.state import AVENUE_GROUPS, State

NO_GROUP: Final = -1


def can_climb(state: State, seat: int, temple: int) -> bool:
    """Whether a marker can advance: the top step holds one only (Rulings 54, 55)."""
    step = state.players[seat].temples[temple]
    if step < BONUS_STEP:
        return True
    if step == TOP_STEP:
        return False
    for player in state.players:
        if player.temples[temple] == TOP_STEP:
            return False
    return True


def can_climb_any(state: State, seat: int) -> bool:
    """Whether any temple is still open to the seat."""
    for temple in TEMPLES:
        if can_climb(state, seat, temple):
            return True
    return False


def climb(state: State, seat: int, temple: int) -> int:
    """Move a temple marker up one step and name the step; 0 when the advance is lost."""
    if not can_climb(state, seat, temple):
        state.tell(TEMPLE_BLOCKED, seat, (temple,))
        return 0
    temples = state.players[seat].temples
    temples[temple] += 1
    step = temples[temple]
    state.tell(TEMPLE_ADVANCED, seat, (temple, step))
    if step == BONUS_STEP:
        state.tell(BONUS_UNLOCKED, seat, (temple, state.layout.bonus_tiles[temple]))
    return step


def take_step_pay(state: State, seat: int, temple: int, step: int) -> None:
    """Take the cocoa and points printed on a step; resources are chosen apart."""
    place = temple * STEPS + step
    # The book's first three sources are the temples in their order.
    score(state, seat, STEP_POINTS[place], temple)
    gain_cocoa(state, seat, STEP_COCOA[place], FOR_TEMPLE)


def major_group(temple: int, step: int) -> int:
    """The group of tiles lying on a temple step, or NO_GROUP."""
    for index in range(len(MAJOR_STEPS)):
        if MAJOR_STEPS[index] == (temple, step):
            return AVENUE_GROUPS + index
    return NO_GROUP


def walk_avenue(state: State, seat: int) -> int:
    """Advance on the avenue and name the group of tiles reached, or NO_GROUP (Ruling 57)."""
    player = state.players[seat]
    if player.avenue == LAST_STEP:
        return NO_GROUP
    player.avenue += 1
    state.tell(AVENUE_ADVANCED, seat, (player.avenue,))
    return TILE_STEPS.index(player.avenue) if player.avenue in TILE_STEPS else NO_GROUP


def advance_track(state: State, seat: int) -> None:
    """Advance on the pyramid track, which ends (Ruling 58)."""
    player = state.players[seat]
    if player.track < state.variant.track_cap:
        player.track += 1
        state.tell(TRACK_ADVANCED, seat, (player.track,))


def move_light_disc(state: State, seat: int, steps: int) -> None:
    """Move the light disc, never beyond the dark one (Ruling 80)."""
    before = state.light
    state.light = min(state.dark, state.light + steps)
    if state.light != before:
        state.tell(LIGHT_DISC_MOVED, seat, (state.light,))
        if state.light == state.dark:
            state.tell(DISCS_MET, seat, ())
