"""Worker tiles: how many workers stand on each side, clockwise from the north."""

from __future__ import annotations

from typing import Final

WORKER_NAMES: Final[tuple[str, ...]] = ("1-1-1-1", "2-1-0-1", "3-0-0-1", "3-1-0-0")
WORKER_SIDES: Final[tuple[tuple[int, ...], ...]] = ((1, 1, 1, 1), (2, 1, 0, 1), (3, 0, 0, 1), (3, 1, 0, 0))
WORKER_ROTATIONS: Final[tuple[int, ...]] = (1, 4, 4, 4)
WORKERS_ON_A_TILE: Final = 4

# Copies of each tile that one player uses with two, three and four players.
WORKER_COPIES: Final[dict[int, tuple[int, ...]]] = {2: (4, 5, 1, 1), 3: (3, 5, 1, 1), 4: (3, 4, 1, 1)}
PRINTED_COPIES: Final[tuple[int, ...]] = (4, 5, 1, 1)

# A tile turned by a rotation is a facing; facings are numbered so that one int says both.
FACING_TILE: Final[tuple[int, ...]] = (0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
FACING_ROTATION: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3)
FIRST_FACING: Final[tuple[int, ...]] = (0, 1, 5, 9)
# The facings of several tiles together, by a bit for each tile.
FACINGS_OF_SET: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([facing for facing in range(len(FACING_TILE)) if tiles >> FACING_TILE[facing] & 1])
        for tiles in range(1 << len(WORKER_NAMES))
    ]
)

# Workers on the north, east, south and west side of every facing, four figures each.
FACING_WORKERS: Final[tuple[int, ...]] = (
    *(1, 1, 1, 1),
    *(2, 1, 0, 1),
    *(1, 2, 1, 0),
    *(0, 1, 2, 1),
    *(1, 0, 1, 2),
    *(3, 0, 0, 1),
    *(1, 3, 0, 0),
    *(0, 1, 3, 0),
    *(0, 0, 1, 3),
    *(3, 1, 0, 0),
    *(0, 3, 1, 0),
    *(0, 0, 3, 1),
    *(1, 0, 0, 3),
)
