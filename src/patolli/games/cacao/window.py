"""The window: 30 by 30 cells that hold every table.

The table has no edge, yet it cannot outgrow the window. A gap touches two worker tiles,
and worker tiles lie at most one cell beyond the jungle. A cell two beyond the jungle's
eastern rim has only one neighbour that near, so it cannot be a gap: each jungle tile
makes the jungle at most one cell wider. There are 28, the first two are two cells wide,
so the jungle is never wider than 28 cells, nor the table than 30; nor is it higher.

The window stands around the start and moves only as far as the table makes it. Its cells
are half worker cells, half jungle cells: two neighbours in a row share one place.
"""

from __future__ import annotations

from typing import Final

from patolli.engine.errors import BadPosition, Reason
from patolli.games.cacao.material.cells import CELLS, MIDDLE, WIDTH
from patolli.games.cacao.state import State

WINDOW: Final = 30
AREA: Final = WINDOW * WINDOW
# Where the start lies in the window, unless the table pushes it.
HOME: Final = 14
# Worker cells in the window; there are as many jungle cells.
PLACES: Final = AREA // 2

# Where each cell would stand if the window began at the first of all; only differences count.
AS_PLACE: Final[tuple[int, ...]] = tuple([cell // WIDTH * WINDOW + cell % WIDTH for cell in range(CELLS)])


def window_corner(state: State) -> int:
    """The window's first cell: home, moved only as far as the table's rim demands."""
    left, right, top, bottom = WIDTH, 0, WIDTH, 0
    for cell in state.jungle:
        column, row = cell % WIDTH, cell // WIDTH
        left = min(left, column)
        right = max(right, column)
        top = min(top, row)
        bottom = max(bottom, row)
    if right - left + 3 > WINDOW or bottom - top + 3 > WINDOW:
        raise BadPosition("position.jungle", Reason("cacao.too_far"))
    home = MIDDLE - HOME
    column = min(max(home, right + 2 - WINDOW), left - 1)
    row = min(max(home, bottom + 2 - WINDOW), top - 1)
    return row * WIDTH + column


def place_of(cell: int, corner: int) -> int:
    """A cell's place in the window, row by row."""
    return AS_PLACE[cell] - AS_PLACE[corner]


def cell_of(half: int, corner: int, is_worker_cell: bool) -> int:
    """The worker cell, or the jungle cell, of two neighbours that share a place."""
    cell = (2 * half // WINDOW + corner // WIDTH) * WIDTH + 2 * half % WINDOW + corner % WIDTH
    # The middle is even, so the parity of a cell is that of its row and column (Ruling 8).
    is_odd = (cell // WIDTH + cell % WIDTH) % 2 == 1
    return cell if is_odd == is_worker_cell else cell + 1
