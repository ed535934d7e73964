"""Events of Cacao: what screens and logs are told."""

from __future__ import annotations

from typing import Final

from patolli.engine.event import EventKind
from patolli.engine.fields import Number
from patolli.games.cacao.fields import CELL, JUNGLE, ROTATION, SIDE, WORKER

_COUNT: Final = Number("count", 0, 99)
_VALUE: Final = Number("value", -99, 999)

MATCH_BEGAN: Final = EventKind("match_began")
WORKER_PLACED: Final = EventKind("worker_placed", WORKER, ROTATION, CELL)
WORKER_OVERBUILT: Final = EventKind("worker_overbuilt", WORKER, ROTATION, CELL)
GAP_FILLED: Final = EventKind("gap_filled", JUNGLE, CELL)
GAP_FILLED_FROM_PILE: Final = EventKind("gap_filled_from_pile", JUNGLE, CELL, reveals=True)
GAP_LEFT_OPEN: Final = EventKind("gap_left_open", CELL)
HARVESTED: Final = EventKind("harvested", CELL, SIDE, _COUNT)
HARVEST_LOST: Final = EventKind("harvest_lost", CELL, SIDE, _COUNT)
SOLD: Final = EventKind("sold", CELL, SIDE, _COUNT, Number("gold", 0, 99))
GOLD_MINED: Final = EventKind("gold_mined", CELL, SIDE, _COUNT)
CARRIER_MOVED: Final = EventKind("carrier_moved", CELL, SIDE, Number("steps", 0, 8), _VALUE)
SUN_GAINED: Final = EventKind("sun_gained", CELL, SIDE, _COUNT)
WORKER_DRAWN: Final = EventKind("worker_drawn", WORKER, reveals=True)
WORKER_DRAWN_UNSEEN: Final = EventKind("worker_drawn_unseen", reveals=True)
DISPLAY_REFILLED: Final = EventKind("display_refilled", JUNGLE, reveals=True)
JUNGLE_EXHAUSTED: Final = EventKind("jungle_exhausted")
TURN_BEGAN: Final = EventKind("turn_began", Number("round", 1, 11))
TEMPLE_SCORED: Final = EventKind("temple_scored", CELL, Number("workers", 0, 12), Number("gold", 0, 6))
SUN_SCORED: Final = EventKind("sun_scored", _COUNT, Number("gold", 0, 3))
WATER_SCORED: Final = EventKind("water_scored", _VALUE)
SCORED: Final = EventKind("scored", Number("total", -99, 999))
MATCH_ENDED: Final = EventKind("match_ended")
STEPS_LOST: Final = EventKind("steps_lost", CELL, SIDE, _COUNT)
SUN_LOST: Final = EventKind("sun_lost", CELL, SIDE, _COUNT)

EVENT_KINDS: Final = (
    MATCH_BEGAN,
    WORKER_PLACED,
    WORKER_OVERBUILT,
    GAP_FILLED,
    GAP_FILLED_FROM_PILE,
    GAP_LEFT_OPEN,
    HARVESTED,
    HARVEST_LOST,
    SOLD,
    GOLD_MINED,
    CARRIER_MOVED,
    SUN_GAINED,
    WORKER_DRAWN,
    WORKER_DRAWN_UNSEEN,
    DISPLAY_REFILLED,
    JUNGLE_EXHAUSTED,
    TURN_BEGAN,
    TEMPLE_SCORED,
    SUN_SCORED,
    WATER_SCORED,
    SCORED,
    MATCH_ENDED,
    STEPS_LOST,
    SUN_LOST,
)
