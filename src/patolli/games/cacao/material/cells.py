"""Cells: the checkerboard as one row of numbered places.

No match can leave this board: each placement pushes the jungle's rim outwards by at
most one cell, and there are at most 36 placements, so no tile lies farther than 38
cells from the start (Ruling 8).
"""

from __future__ import annotations

from typing import Final

# A power of two, so that row and column are cut out of a number by its bits.
COLUMN_BITS: Final = 7
WIDTH: Final = 1 << COLUMN_BITS
HEIGHT: Final = 80
MIDDLE: Final = 40
CELLS: Final = WIDTH * HEIGHT
REACH: Final = 38

SIDE_NAMES: Final[tuple[str, ...]] = ("north", "east", "south", "west")
# The neighbour beyond each side, as a difference of cell numbers.
BEYOND: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)


def cell_at(x: int, y: int) -> int:
    """The number of a cell; x grows to the east, y to the south."""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def x_of(cell: int) -> int:
    """How far east a cell lies."""
    return cell % WIDTH - MIDDLE


def y_of(cell: int) -> int:
    """How far south a cell lies."""
    return cell // WIDTH - MIDDLE


def is_jungle_cell(cell: int) -> bool:
    """Whether only a jungle tile can ever lie here (Ruling 8)."""
    return (x_of(cell) + y_of(cell)) % 2 == 0
