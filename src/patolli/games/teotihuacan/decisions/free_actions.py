"""Free actions: where discovery tiles and the paid unlock may interrupt a question (Rulings 24, 72)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack
from patolli.engine.agenda import NO_ACTIONS, Decision
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT, Field
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.barring import barred, lacking_cocoa, lacking_tile
from patolli.games.teotihuacan.effects.goods import flip, pay_cocoa
from patolli.games.teotihuacan.effects.tracks import can_climb, can_climb_any
from patolli.games.teotihuacan.effects.workers import unlock_all
from patolli.games.teotihuacan.events import FOR_UNLOCKING, WORKERS_UNLOCKED
from patolli.games.teotihuacan.fields import BOARD
from patolli.games.teotihuacan.material.avenue import LAST_STEP
from patolli.games.teotihuacan.material.boards import UNLOCK_COCOA
from patolli.games.teotihuacan.material.discovery_tiles import (
    ANY_TEMPLE_STEP,
    AVENUE_STEP,
    BLUE_TEMPLE_STEP,
    FOUR_COCOA,
    FOUR_POINTS,
    FREE_COCOA,
    GREEN_TEMPLE_STEP,
    THREE_RESOURCES,
    TWO_POWER_UPS,
    TWO_RESOURCES,
)
from patolli.games.teotihuacan.material.goods import COCOA
from patolli.games.teotihuacan.player import NO_WORKER, SPACE_SHIFT, held
from patolli.games.teotihuacan.state import State

# What a window allows, a bit each.
TILES: Final = 1
POWER_UP_TILE: Final = 2
UNLOCK: Final = 4

# The bits of all tiles that can be flipped on their own: their kinds stand in a row.
FREE_TILES: Final = (1 << 2 * (TWO_POWER_UPS + 1)) - (1 << 2 * FOUR_POINTS)
# Those among them that never bring a resource, or never cocoa, whatever they lead to.
NO_RESOURCE: Final = 3 << 2 * FOUR_POINTS | 3 << 2 * FOUR_COCOA
NO_COCOA: Final = 3 << 2 * FOUR_POINTS | 3 << 2 * THREE_RESOURCES | 3 << 2 * TWO_RESOURCES


class TileEffects:
    """What flipped tiles do.

    They may ask questions that tiles interrupt in turn, so `turning` hands it over to all questions.
    """

    def carry_out(self, state: State, seat: int, kind: int) -> None:
        """Do what a tile of this kind says, which has just been flipped."""
        raise NotImplementedError


class OpenDecision(Decision[State]):
    """A question of a player's own turn that tiles may interrupt."""

    tile_effects: ClassVar[TileEffects] = TileEffects()

    def window(self) -> int:
        """What may interrupt the question."""
        return TILES | POWER_UP_TILE

    def interruptions(self, state: State) -> list[int]:
        window = self.window()
        player = state.players[self.seat]
        if window == 0 or (player.ready & FREE_TILES == 0 and not player.has_locked()):
            return NO_ACTIONS
        free: list[int] = []
        if window & TILES and player.ready & FREE_TILES:
            for kind in range(FOUR_POINTS, TWO_POWER_UPS + 1):
                if held(player.ready, kind) and does_something(state, self.seat, kind, window):
                    free.append(pack(actions.USE_TILE, kind))
        if window & UNLOCK and player.has_locked():
            if player.goods[COCOA] >= UNLOCK_COCOA:
                free.append(pack(actions.UNLOCK_WORKERS, actions.WITH_COCOA))
            if state.variant.wide_free_cocoa and state.has_free_cocoa(self.seat):
                free.append(pack(actions.UNLOCK_WORKERS, actions.WITH_TILE))
        return free

    def why_not(self, state: State, action: int) -> Reason | None:
        kind = kind_of(action)
        if kind == actions.USE_TILE:
            tile = first_of(action)
            return lacking_tile(state, self.seat, tile) or self._no_use(tile)
        if kind == actions.UNLOCK_WORKERS:
            return self._no_unlock(state, first_of(action))
        return barred(state, self.seat, action)

    def _no_use(self, tile: int) -> Reason | None:
        """Why a tile that the seat has cannot be used now (Rulings 72 and 74)."""
        if not FOUR_POINTS <= tile <= TWO_POWER_UPS:
            return None
        bit = POWER_UP_TILE if tile == TWO_POWER_UPS else TILES
        return Reason("teotihuacan.no_effect") if self.window() & bit else Reason("teotihuacan.no_tile_now")

    def _no_unlock(self, state: State, payment: int) -> Reason | None:
        """Why workers cannot be unlocked for cocoa now (Rulings 24 and 78)."""
        if not state.players[self.seat].has_locked():
            return Reason("teotihuacan.none_locked")
        if not self.window() & UNLOCK:
            return Reason("teotihuacan.no_unlock_now")
        if payment == actions.WITH_COCOA:
            return lacking_cocoa(state, self.seat, UNLOCK_COCOA)
        return lacking_tile(state, self.seat, FREE_COCOA)

    def may_gain(self, state: State, useless: int) -> bool:
        """Whether a tile, none of the useless ones, may bring now what an answer lacks (Ruling 72)."""
        ready = state.players[self.seat].ready & FREE_TILES & ~useless
        if ready:
            for kind in range(FOUR_POINTS, TWO_POWER_UPS + 1):
                if held(ready, kind) and does_something(state, self.seat, kind, self.window()):
                    return True
        return False

    def interrupt(self, state: State, action: int) -> None:
        if kind_of(action) == actions.UNLOCK_WORKERS:
            pay_unlock(state, self.seat, first_of(action))
        else:
            # Its effect is resolved completely before what it interrupted.
            flip(state, self.seat, first_of(action))
            OpenDecision.tile_effects.carry_out(state, self.seat, first_of(action))


class BoardDecision(OpenDecision):
    """Such a question about what is done on one board."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, BOARD)

    def __init__(self, seat: int, board: int) -> None:
        super().__init__(seat)
        self.board: Final = board


def pay_unlock(state: State, seat: int, payment: int) -> None:
    """Pay to free all locked workers (Rulings 24, 78)."""
    if payment == actions.WITH_TILE:
        flip(state, seat, FREE_COCOA)
    else:
        pay_cocoa(state, seat, UNLOCK_COCOA, FOR_UNLOCKING)
    unlock_all(state.players[seat])
    state.tell(WORKERS_UNLOCKED, seat, ())


def does_something(state: State, seat: int, kind: int, window: int) -> bool:
    """Whether flipping the tile now would have any effect."""
    if kind == AVENUE_STEP:
        return state.players[seat].avenue < LAST_STEP
    if kind == ANY_TEMPLE_STEP:
        return can_climb_any(state, seat)
    if BLUE_TEMPLE_STEP <= kind <= GREEN_TEMPLE_STEP:
        return can_climb(state, seat, kind - BLUE_TEMPLE_STEP)
    if kind == TWO_POWER_UPS:
        return window & POWER_UP_TILE != 0 and has_idle_worker(state, seat)
    return True


def has_idle_worker(state: State, seat: int) -> bool:
    """Whether a free worker has not moved this turn (Ruling 74)."""
    workers = state.players[seat].workers
    for index in range(len(workers)):
        if (
            workers[index] != NO_WORKER
            and workers[index] >> SPACE_SHIFT == 0
            and state.moved >> index & 1 == 0
        ):
            return True
    return False
