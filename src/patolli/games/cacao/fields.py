"""Fields of Cacao: tiles, rotations, cells and sides in actions and events."""

from __future__ import annotations

from typing import Final

from patolli.engine.errors import Reason, Unfit
from patolli.engine.fields import Field, Named, Number, Plain, SeatField
from patolli.games.cacao.material.cells import CELLS, REACH, SIDE_NAMES, cell_at, x_of, y_of
from patolli.games.cacao.material.jungle import JUNGLE_NAMES, PRICE_SET_NAMES
from patolli.games.cacao.material.workers import WORKER_NAMES

COORDINATES: Final = Reason("coordinates", low=-REACH, high=REACH)


class CellField(Field):
    """A cell of the table, written x,y."""

    def __init__(self, name: str = "cell") -> None:
        super().__init__(name, "place")
        self._coordinate: Final = Number(name, -REACH, REACH)

    def accepts(self, value: int) -> bool:
        return 0 <= value < CELLS and abs(x_of(value)) <= REACH and abs(y_of(value)) <= REACH

    def plain(self, value: int) -> Plain:
        return [x_of(value), y_of(value)]

    def value(self, plain: object) -> int:
        if isinstance(plain, list) and len(plain) == 2:
            x, y = plain
            if type(x) is int and type(y) is int and abs(x) <= REACH and abs(y) <= REACH:
                return cell_at(x, y)
        raise Unfit(COORDINATES)

    def show(self, value: int) -> str:
        return f"{x_of(value)},{y_of(value)}"

    def read(self, word: str) -> int:
        parts = word.split(",")
        try:
            return self.value([self._coordinate.read(part) for part in parts])
        except Unfit:
            raise Unfit(COORDINATES) from None


SEAT: Final = SeatField()
CELL: Final = CellField()
SIDE: Final = Named("side", "side", SIDE_NAMES)
WORKER: Final = Named("tile", "worker", WORKER_NAMES)
ROTATION: Final = Number("rotation", 0, 3)
JUNGLE: Final = Named("tile", "jungle", JUNGLE_NAMES)
GAPS: Final = Number("gaps", 0, 15)
# Prices of the markets that a seat will still visit in the same step.
LATER: Final = Named("later", "prices", PRICE_SET_NAMES)
