"""The sources of points; every point of a match is written under one of them."""

from typing import Final

BLUE_TEMPLE: Final = 0
RED_TEMPLE: Final = 1
GREEN_TEMPLE: Final = 2
AVENUE: Final = 3
PYRAMID_TILES: Final = 4
PYRAMID_ICONS: Final = 5
PYRAMID_LEADER: Final = 6
PYRAMID_STEPS: Final = 7
DECORATIONS: Final = 8
DECORATION_ICONS: Final = 9
NOBLES: Final = 10
RESOURCE_BOARDS: Final = 11
TECHNOLOGY_USE: Final = 12
TECHNOLOGY_OWNER: Final = 13
ROYAL_TILES: Final = 14
ASCENSION: Final = 15
DISCOVERY_TILES: Final = 16
MASKS: Final = 17
BLUE_BONUS: Final = 18
RED_BONUS: Final = 19
GREEN_BONUS: Final = 20
SALARY: Final = 21
BOT_COCOA: Final = 22
BOT_GOODS: Final = 23
BOT_TECHNOLOGIES: Final = 24

SOURCES: Final = 25
SOURCE_NAMES: Final[tuple[str, ...]] = (
    "blue_temple", "red_temple", "green_temple", "avenue", "pyramid_tiles", "pyramid_icons", "pyramid_leader",
    "pyramid_steps", "decorations", "decoration_icons", "nobles", "resource_boards", "technology_use",
    "technology_owner", "royal_tiles", "ascension", "discovery_tiles", "masks", "blue_bonus", "red_bonus",
    "green_bonus", "salary", "bot_cocoa", "bot_goods", "bot_technologies",
)  # fmt: skip
