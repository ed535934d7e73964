"""Actions of Cacao: kinds, packing and notation."""

from __future__ import annotations

from typing import Final

from patolli.engine.action import THIRD_SHIFT, TURN_END, ActionKind, Actions, first_of, pack, second_of
from patolli.engine.fields import Number
from patolli.games.cacao.fields import CELL, JUNGLE, ROTATION, SIDE, WORKER
from patolli.games.cacao.material.cells import CELLS
from patolli.games.cacao.material.workers import FACING_ROTATION, FACING_TILE, FIRST_FACING

PLACE: Final = 1
OVERBUILD: Final = 2
FILL: Final = 3
USE: Final = 4
SELL: Final = 5
SEND: Final = 6

ACTIONS: Final = Actions(
    ActionKind(PLACE, "place", WORKER, ROTATION, CELL),
    ActionKind(OVERBUILD, "overbuild", WORKER, ROTATION, CELL),
    ActionKind(FILL, "fill", JUNGLE, CELL),
    ActionKind(USE, "use", CELL, SIDE),
    ActionKind(SELL, "sell", Number("count", 0, 3)),
    ActionKind(SEND, "send", Number("count", 0, 3)),
    TURN_END,
)


def place(tile: int, rotation: int, cell: int) -> int:
    """Lay a worker tile on an empty cell."""
    return pack(PLACE, tile, rotation, cell)


def every_place(facing: int) -> tuple[object, ...]:
    """One facing on every cell."""
    turned = place(FACING_TILE[facing], FACING_ROTATION[facing], 0)
    return tuple([turned | cell << THIRD_SHIFT for cell in range(CELLS)])


# The longest list of answers is made of these; they are typed as objects, because compiled
# code would unpack an int and make a new one each time it is listed.
PLACES: Final[tuple[tuple[object, ...], ...]] = tuple(
    [every_place(facing) for facing in range(len(FACING_TILE))]
)


def overbuild(tile: int, rotation: int, cell: int) -> int:
    """Lay a worker tile on an own one, for a sun token."""
    return pack(OVERBUILD, tile, rotation, cell)


def facing_laid(action: int) -> int:
    """The facing of the worker tile that is placed or overbuilds."""
    return FIRST_FACING[first_of(action)] + second_of(action)


def fill(tile: int, cell: int) -> int:
    """Put a display tile into a gap."""
    return pack(FILL, tile, cell)


def use(cell: int, side: int) -> int:
    """Use the workers on this side of this tile next."""
    return pack(USE, cell, side)


def sell(count: int) -> int:
    """Sell so many fruits at the market in question."""
    return pack(SELL, count)


def sales(most: int) -> tuple[int, ...]:
    """Sell so many fruits or fewer."""
    return tuple([sell(count) for count in range(most, -1, -1)])


# The answers at a market, by the most that can be sold there.
SALES: Final = tuple([sales(most) for most in range(4)])


def send(count: int) -> int:
    """Let so many workers act, the others decline."""
    return pack(SEND, count)
