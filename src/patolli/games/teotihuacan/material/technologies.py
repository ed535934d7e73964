"""The nine technology tiles."""

from typing import Final

# Tiles are counted 0..8; their printed numbers are odd.
TECHNOLOGY_NUMBERS: Final[tuple[int, ...]] = (1, 3, 5, 7, 9, 11, 13, 15, 17)
TECHNOLOGIES: Final = 9
TECHNOLOGY_NAMES: Final[tuple[str, ...]] = ("t1", "t3", "t5", "t7", "t9", "t11", "t13", "t15", "t17")

PALACE_COCOA: Final = 0
ALCHEMY_NOBLES_POINTS: Final = 1
EXTRA_RESOURCE: Final = 2
COCOA_AND_POINT: Final = 3
DECORATIONS_POINTS: Final = 4
CONSTRUCTION_POINTS: Final = 5
BOUGHT_POWER_UP: Final = 6
CONSTRUCTION_WORKER: Final = 7
CONSTRUCTION_TEMPLE: Final = 8

GOLD_COST: Final[tuple[int, ...]] = (1, 1, 1, 1, 2, 2, 2, 2, 2)
USE_POINTS: Final[tuple[int, ...]] = (0, 3, 0, 1, 4, 3, 0, 0, 0)
BOUGHT_POWER_UP_COCOA: Final = 1
OTHER_OWNER_POINTS: Final = 3

# Six are in play: slots 0-2 the top row, 3-5 the bottom row.
SLOTS: Final = 6
COLUMNS: Final = 3
SLOT_TEMPLE: Final[tuple[int, ...]] = (0, 1, 2, 0, 1, 2)
FIRST_GAME_TECHNOLOGIES: Final[tuple[int, ...]] = (0, 1, 2, 4, 7, 8)

# Balanced rows draw the top row from the cheap tiles, the bottom row from the rest.
CHEAP_TECHNOLOGIES: Final[tuple[int, ...]] = (0, 1, 2, 3)
DEAR_TECHNOLOGIES: Final[tuple[int, ...]] = (4, 5, 6, 7, 8)

# A lone worker of this power may reach the bottom row, without the power-up.
LONE_WORKER_POWER: Final = 4
