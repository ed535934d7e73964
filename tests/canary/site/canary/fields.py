"""Fields of Canary: the arguments that actions, events and steps share."""

from __future__ import annotations

from typing import Final

from canary.material import BIRDS
from patolli.engine.fields import Named, Number, SeatField

BIRD: Final = Named("bird", "bird", BIRDS)
ROUND: Final = Number("round", 1, 3)
SEAT: Final = SeatField()
