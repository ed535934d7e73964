"""The board: which tile lies on which cell, a byte a cell, row by row."""

from __future__ import annotations

from typing import Final

from patolli.engine.rows import with_byte
from patolli.games.cacao.material.cells import BEYOND, COLUMN_BITS, HEIGHT, WIDTH
from patolli.games.cacao.material.workers import FACING_WORKERS

COLUMN: Final = WIDTH - 1

EMPTY: Final = 0
# 1 to 10 are jungle tiles; from here on worker tiles, by facing, owner and height.
FIRST_WORKER: Final = 16
FACINGS: Final = 13
OVERBUILT: Final = FIRST_WORKER + 4 * FACINGS


class Board:
    """All tiles on the table; the bytes are read with the functions below.

    Tiles are read far oftener than they are laid, so the rows are immutable: twins share
    them until one of them lays a tile.
    """

    def __init__(self, rows: list[bytes]) -> None:
        self.rows: Final = rows

    def copy(self) -> Board:
        """A twin that changes independently."""
        return Board(self.rows.copy())

    def at(self, cell: int) -> int:
        """What lies on a cell."""
        return self.rows[cell >> COLUMN_BITS][cell & COLUMN]

    def put(self, cell: int, tile: int) -> None:
        """Lay a tile."""
        row = self.rows[cell >> COLUMN_BITS]
        self.rows[cell >> COLUMN_BITS] = with_byte(row, cell & COLUMN, tile)

    def worker_neighbours(self, cell: int) -> int:
        """How many worker tiles touch a jungle cell."""
        row, column = cell >> COLUMN_BITS, cell & COLUMN
        count = 0
        if self.rows[row - 1][column] >= FIRST_WORKER:
            count += 1
        if self.rows[row + 1][column] >= FIRST_WORKER:
            count += 1
        own = self.rows[row]
        if own[column - 1] >= FIRST_WORKER:
            count += 1
        if own[column + 1] >= FIRST_WORKER:
            count += 1
        return count

    def touches_jungle(self, cell: int) -> bool:
        """Whether a jungle tile lies on a neighbouring cell."""
        for step in BEYOND:
            if EMPTY < self.at(cell + step) < FIRST_WORKER:
                return True
        return False


def empty_board() -> Board:
    """A table without tiles."""
    return Board([bytes(WIDTH)] * HEIGHT)


def is_jungle(tile: int) -> bool:
    """Whether a byte of the board is a jungle tile."""
    return EMPTY < tile < FIRST_WORKER


def is_worker(tile: int) -> bool:
    """Whether a byte of the board is a worker tile."""
    return tile >= FIRST_WORKER


def jungle_byte(kind: int) -> int:
    """The byte of a jungle tile."""
    return kind + 1


def jungle_kind(tile: int) -> int:
    """The kind of jungle tile behind a byte."""
    return tile - 1


def worker_byte(owner: int, facing: int, is_upper: bool) -> int:
    """The byte of a worker tile; an upper one lies on another (Ruling 39)."""
    return (OVERBUILT if is_upper else FIRST_WORKER) + owner * FACINGS + facing


def owner_of(tile: int) -> int:
    """The seat that owns a worker tile."""
    return (tile - FIRST_WORKER) // FACINGS % 4


def facing_of(tile: int) -> int:
    """The facing of a worker tile."""
    return (tile - FIRST_WORKER) % FACINGS


def is_upper(tile: int) -> bool:
    """Whether a worker tile lies on another one."""
    return tile >= OVERBUILT


def workers_on(tile: int, side: int) -> int:
    """The workers on one side of a worker tile."""
    return FACING_WORKERS[facing_of(tile) * 4 + side]
