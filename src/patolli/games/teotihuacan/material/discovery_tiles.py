"""The 54 discovery tiles: 21 kinds, copies, and what each costs."""

from typing import Final

# Kinds 0-6 are the masks 1-7.
MASKS: Final = 7
FOUR_POINTS: Final = 7
THREE_RESOURCES: Final = 8
TWO_RESOURCES: Final = 9
AVENUE_STEP: Final = 10
ANY_TEMPLE_STEP: Final = 11
BLUE_TEMPLE_STEP: Final = 12
RED_TEMPLE_STEP: Final = 13
GREEN_TEMPLE_STEP: Final = 14
FOUR_COCOA: Final = 15
TWO_POWER_UPS: Final = 16
DOUBLE_MOVE: Final = 17
FREE_COCOA: Final = 18
UNLIMITED_MOVE: Final = 19
EXTRA_WORKER: Final = 20

KINDS: Final = 21
DISCOVERY_TILES: Final = 54
KIND_NAMES: Final[tuple[str, ...]] = (
    "mask_1", "mask_2", "mask_3", "mask_4", "mask_5", "mask_6", "mask_7",
    "points_4", "resources_3", "resources_2", "avenue", "temple_any", "temple_blue", "temple_red", "temple_green",
    "cocoa_4", "power_up_2", "double_move", "free_cocoa", "unlimited_move", "extra_worker",
)  # fmt: skip

COPIES: Final[tuple[int, ...]] = (1, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3)

# The number printed on a mask.
MASK_NUMBER: Final[tuple[int, ...]] = (1, 2, 2, 3, 3, 3, 3)

# Wood, stone, gold, cocoa.
COST: Final[tuple[tuple[int, int, int, int], ...]] = (
    (0, 0, 1, 2), (1, 0, 0, 1), (1, 0, 0, 1), (1, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0),
    (1, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 1), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0),
    (0, 0, 1, 0), (0, 0, 0, 1), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0),
)  # fmt: skip

POINTS_GAINED: Final = 4
COCOA_GAINED: Final = 4
POWER_UPS_GAINED: Final = 2
