"""The eighteen starting tiles: boards and benefits."""

from typing import Final

STARTING_TILES: Final = 18
STARTING_TILE_NAMES: Final[tuple[str, ...]] = (
    "st1", "st2", "st3", "st4", "st5", "st6", "st7", "st8", "st9",
    "st10", "st11", "st12", "st13", "st14", "st15", "st16", "st17", "st18",
)  # fmt: skip

DEALT: Final = 4
KEPT: Final = 2

# Boards in printed order.
STARTING_BOARDS: Final[tuple[tuple[int, int], ...]] = (
    (1, 2), (4, 3), (2, 3), (1, 4), (4, 5), (2, 4), (5, 8), (6, 7), (5, 6),
    (7, 8), (6, 8), (5, 7), (3, 5), (3, 7), (2, 6), (4, 8), (3, 8), (2, 7),
)  # fmt: skip

# Wood, stone, gold, cocoa.
STARTING_GOODS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (3, 0, 0, 2), (0, 2, 3, 0), (4, 1, 0, 0), (0, 0, 2, 5), (0, 0, 2, 0), (3, 0, 2, 0),
    (0, 0, 0, 0), (0, 4, 0, 2), (0, 0, 0, 0), (0, 0, 0, 5), (0, 0, 0, 5), (0, 0, 0, 0),
    (5, 0, 0, 3), (0, 3, 1, 0), (1, 2, 3, 0), (0, 0, 3, 2), (2, 3, 0, 3), (1, 2, 0, 0),
)  # fmt: skip

# Temple steps (blue, red, green).
STARTING_TEMPLES: Final[tuple[tuple[int, int, int], ...]] = (
    (0, 0, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0), (0, 0, 0), (0, 0, 0),
    (0, 0, 0), (1, 0, 0), (1, 1, 1), (0, 1, 0), (0, 0, 1), (1, 1, 0),
    (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0),
)  # fmt: skip

STARTING_AVENUE: Final[tuple[int, ...]] = (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
STARTING_RESOURCES: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0)
STARTING_POWER_UPS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)
STARTING_TECHNOLOGY: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

# The tiles with a discovery symbol, and the slot each has for its reserved tile.
DISCOVERY_STARTING_TILES: Final[tuple[int, ...]] = (13, 15)
RESERVED_SLOT: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, 1, -1, -1)

# Face-up tiles of the draft by player count (2, 3, 4).
DRAFT_POOL: Final[tuple[int, int, int]] = (6, 8, 10)

# Cocoa of the first player, of those between, and of the last.
FIRST_COCOA: Final = 1
MIDDLE_COCOA: Final = 2
LAST_COCOA: Final = 3
STARTING_WORKERS: Final = 3
MOST_WORKERS: Final = 4
