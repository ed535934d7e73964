"""The eight action boards: worship spaces, temples, resource cells."""

from typing import Final

PALACE: Final = 1
FOREST: Final = 2
QUARRY: Final = 3
GOLD_DEPOSITS: Final = 4
ALCHEMY: Final = 5
NOBLES: Final = 6
DECORATIONS: Final = 7
CONSTRUCTION: Final = 8

BOARDS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8)

# Index = board number; 0 is no board.
BOARD_NAMES: Final[tuple[str, ...]] = (
    "none", "palace", "forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations", "construction",
)  # fmt: skip

WORSHIP_SPACES: Final[tuple[int, ...]] = (0, 3, 1, 1, 1, 0, 0, 1, 0)

# The temple of the worship space: blue 0, red 1, green 2, free choice 3, none -1.
WORSHIP_TEMPLE: Final[tuple[int, ...]] = (-1, -1, 1, 2, 0, -1, -1, 3, -1)

# The boards with a temple worship space (never the Palace).
TEMPLE_BOARDS: Final[tuple[int, ...]] = (FOREST, QUARRY, GOLD_DEPOSITS, DECORATIONS)

# The boards that show a discovery tile, and the slot of each among them.
WORSHIP_BOARDS: Final[tuple[int, ...]] = (PALACE, FOREST, QUARRY, GOLD_DEPOSITS, DECORATIONS)
WORSHIP_SLOT: Final[tuple[int, ...]] = (-1, 0, 1, 2, 3, -1, -1, 4, -1)

# Column of a resource board by the power of the weakest worker: 1 | 2-3 | 4-5.
POWER_COLUMN: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2)

# (wood, stone, gold, cocoa, points, free temple steps), by board, row, column.
FOREST_CELLS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 1, 0, 0), (1, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0), (3, 0, 0, 2, 0, 0),
    (2, 0, 0, 1, 0, 0), (3, 0, 0, 3, 0, 0), (4, 0, 0, 5, 0, 0),
)  # fmt: skip
QUARRY_CELLS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0, 1, 0), (0, 1, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0), (0, 3, 0, 0, 2, 0),
    (0, 2, 0, 0, 1, 0), (0, 3, 0, 0, 3, 0), (0, 4, 0, 0, 5, 0),
)  # fmt: skip
GOLD_CELLS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0, 1, 0), (0, 0, 1, 0, 0, 0), (0, 0, 2, 0, 0, 0),
    (0, 0, 1, 0, 0, 0), (0, 0, 2, 0, 0, 0), (0, 0, 3, 0, 2, 0),
    (0, 0, 2, 1, 0, 0), (0, 0, 3, 0, 0, 1), (0, 0, 4, 0, 0, 2),
)  # fmt: skip
RESOURCE_CELLS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (FOREST_CELLS, QUARRY_CELLS, GOLD_CELLS)

# Power-ups of a main action by board and by workers counted (index 0 unused).
POWER_UPS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (0, 0, 0, 0), (0, 0, 0, 0), (0, 1, 1, 2), (0, 1, 1, 2), (0, 1, 1, 2),
    (0, 1, 1, 1), (0, 1, 1, 2), (0, 1, 1, 1), (0, 1, 1, 2),
)  # fmt: skip

MOST_WORKERS_COUNTED: Final = 3
BUMP_COCOA: Final = 1
BOTH_COCOA: Final = 1
UNLOCK_COCOA: Final = 3
