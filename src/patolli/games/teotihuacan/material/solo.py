"""Teotibot: its start, its seven action tiles, its dice and its knobs."""

from typing import Final

(
    CONSTRUCTION_TILE, DECORATIONS_TILE, ALCHEMY_TILE, NOBLES_TILE, MASTERY_TILE, WORSHIP_TILE, MASKS_TILE,
) = range(7)  # fmt: skip

ACTION_TILES: Final = 7
ACTION_TILE_NAMES: Final[tuple[str, ...]] = (
    "construction", "decorations", "alchemy", "nobles", "mastery", "worship", "masks",
)  # fmt: skip

# Slots of the action pyramid: top, middle left and right, bottom left, centre, right.
TOP, MIDDLE_LEFT, MIDDLE_RIGHT, BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT = range(6)
PYRAMID_SLOTS: Final = 6
SLOT_NAMES: Final[tuple[str, ...]] = (
    "top", "middle_left", "middle_right", "bottom_left", "bottom_centre", "bottom_right",
)  # fmt: skip

# The slot by the sum of the dice.
SLOT_OF_SUM: Final[tuple[int, ...]] = (-1, -1, 3, 3, 1, 1, 0, 0, 0, 2, 2, 5, 5)
ODDS_OF_36: Final[tuple[int, ...]] = (16, 7, 7, 3, 0, 3)

LEFT: Final = 0
RIGHT: Final = 1
DIRECTION_NAMES: Final[tuple[str, ...]] = ("left", "right")

# The slot whose tile fills a hole: a left arrow pulls from the lower right.
FILLED_FROM: Final[tuple[tuple[int, ...], ...]] = ((2, 4, 5), (1, 3, 4))

# (board, power above the knob, is locked): three on general areas, one at worship.
BOT_BOARDS: Final[tuple[int, ...]] = (4, 6, 8)
BOT_WORSHIP_BOARD: Final = 7
BOT_WORSHIP_POWER: Final = 1
BOT_TEMPLE_STEP: Final = 1
BOT_AVENUE_STEP: Final = 1
BOT_TECHNOLOGY_SLOT: Final = 2

BUILD_STONE: Final = 2
BUILD_POINTS: Final = 2
DECORATE_GOLD: Final = 2
DECORATE_POINTS: Final = 5
ALCHEMY_GOLD: Final = 1
NOBLES_WOOD: Final = 2
HARVEST: Final = 2
FALLBACK_COCOA: Final = 5
EXCHANGED_COCOA: Final = 10

# Boards advanced by power.
ADVANCE: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 2)
# Worship on Decorations climbs one step more than elsewhere.
WORSHIP_ANY_EXTRA: Final = 1
POINTS_PER_GOOD: Final = 1

# The order in which the bot breaks ties for the scarcest resource.
SCARCEST_ORDER: Final[tuple[int, ...]] = (2, 1, 0)
