"""Effects: the verbs that change a State of Cacao and write its events.

In a rollout nobody reads them: what happens in every turn asks for a journal before it puts an event together.
"""

from __future__ import annotations

from bisect import insort

from patolli.engine.event import NOBODY, EventKind, all_but, only
from patolli.games.cacao import events
from patolli.games.cacao.board import worker_byte
from patolli.games.cacao.material.village import (
    LAST_WATER_FIELD,
    OVERBUILD_PRICE,
    STORAGE,
    SUN_PLACES,
    WATER_TRACK,
)
from patolli.games.cacao.material.workers import FACING_ROTATION, FACING_TILE
from patolli.games.cacao.state import State


def place_worker(state: State, seat: int, facing: int, cell: int) -> None:
    """Lay a tile from the hand on an empty cell (Rulings 11 to 13)."""
    tile = FACING_TILE[facing]
    state.villages[seat].hand.remove(tile)
    state.lay_worker(cell, worker_byte(seat, facing, False))
    if state.journal is not None:
        state.tell(events.WORKER_PLACED, seat, (tile, FACING_ROTATION[facing], cell))


def overbuild_worker(state: State, seat: int, facing: int, cell: int) -> None:
    """Pay a sun token and cover an own tile (Rulings 38 and 39)."""
    tile = FACING_TILE[facing]
    village = state.villages[seat]
    village.hand.remove(tile)
    village.sun -= OVERBUILD_PRICE
    state.board.put(cell, worker_byte(seat, facing, True))
    state.tell(events.WORKER_OVERBUILT, seat, (tile, FACING_ROTATION[facing], cell))


def fill_gap(state: State, seat: int, kind: int, cell: int) -> None:
    """Move a display tile into a gap (Ruling 17)."""
    state.display.remove(kind)
    state.lay_jungle(cell, kind)
    if state.journal is not None:
        state.tell(events.GAP_FILLED, seat, (kind, cell))
    tell_if_exhausted(state)


def fill_gap_from_pile(state: State, seat: int, cell: int) -> None:
    """Turn up the top jungle tile into the last of three gaps (Ruling 18)."""
    kind = state.turn_up()
    state.lay_jungle(cell, kind)
    state.tell(events.GAP_FILLED_FROM_PILE, seat, (kind, cell))
    tell_if_exhausted(state)


def tell_if_exhausted(state: State) -> None:
    """Say that the last jungle tile has been laid; the supply never grows again."""
    if state.jungle_is_exhausted():
        state.tell(events.JUNGLE_EXHAUSTED, NOBODY, ())


def harvest(state: State, seat: int, cell: int, side: int, fruits: int) -> None:
    """Store fruits as far as there is room (Ruling 29)."""
    village = state.villages[seat]
    stored = min(fruits, STORAGE - village.cacao)
    village.cacao += stored
    if state.journal is not None:
        if stored:
            state.tell(events.HARVESTED, seat, (cell, side, stored))
        tell_lost(state, events.HARVEST_LOST, seat, cell, side, fruits - stored)


def sell(state: State, seat: int, cell: int, side: int, count: int, price: int) -> None:
    """Sell stored fruits at a market's price (Ruling 30)."""
    village = state.villages[seat]
    village.cacao -= count
    village.gold += count * price
    if state.journal is not None:
        state.tell(events.SOLD, seat, (cell, side, count, count * price))


def mine_gold(state: State, seat: int, cell: int, side: int, gold: int) -> None:
    """Take gold from a mine (Ruling 31)."""
    state.villages[seat].gold += gold
    if state.journal is not None:
        state.tell(events.GOLD_MINED, seat, (cell, side, gold))


def move_carrier(state: State, seat: int, cell: int, side: int, steps: int) -> None:
    """Move the carrier forward; it stops on the last field (Ruling 32)."""
    village = state.villages[seat]
    moved = min(steps, LAST_WATER_FIELD - village.water)
    village.water += moved
    if state.journal is not None:
        if moved:
            state.tell(events.CARRIER_MOVED, seat, (cell, side, moved, WATER_TRACK[village.water]))
        tell_lost(state, events.STEPS_LOST, seat, cell, side, steps - moved)


def gain_sun(state: State, seat: int, cell: int, side: int, tokens: int) -> None:
    """Take sun tokens as far as there are places (Ruling 33)."""
    village = state.villages[seat]
    taken = min(tokens, SUN_PLACES - village.sun)
    village.sun += taken
    if state.journal is not None:
        if taken:
            state.tell(events.SUN_GAINED, seat, (cell, side, taken))
        tell_lost(state, events.SUN_LOST, seat, cell, side, tokens - taken)


def tell_lost(state: State, kind: EventKind, seat: int, cell: int, side: int, lost: int) -> None:
    """Say what workers won and nobody had room for, if there is any."""
    if lost:
        state.tell(kind, seat, (cell, side, lost))


def draw_worker(state: State, seat: int) -> None:
    """Draw a worker tile if the own pile is not empty (Ruling 35)."""
    if state.pile_left(seat) == 0:
        return
    village = state.villages[seat]
    tile = state.deal.workers[seat][village.drawn]
    village.drawn += 1
    insort(village.hand, tile)
    if state.journal is not None:
        state.tell(events.WORKER_DRAWN, seat, (tile,), only(seat))
        state.tell(events.WORKER_DRAWN_UNSEEN, seat, (), all_but(seat, state.seats))


def refill_display(state: State) -> None:
    """Turn up jungle tiles until the display is full again (Ruling 36)."""
    shown = len(state.display)
    state.refill_display()
    if state.journal is not None:
        for tile in state.display[shown:]:
            state.tell(events.DISPLAY_REFILLED, NOBODY, (tile,))
