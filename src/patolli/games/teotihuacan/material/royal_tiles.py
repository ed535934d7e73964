"""The nine royal tiles, three of each category."""

from typing import Final

# Tiles are counted 0..8; their printed numbers run from 1.
COCOA_GIFT: Final = 0
COCOA_FOR_WOOD_STONE: Final = 1
RESOURCE_FOR_COCOA: Final = 2
TECHNOLOGY_POINTS: Final = 3
PYRAMID_POINTS: Final = 4
COCOA_FOR_STONE_GOLD: Final = 5
RESOURCE_FOR_RESOURCES: Final = 6
COCOA_FOR_TEMPLE: Final = 7
AVENUE_POINTS: Final = 8

ROYAL_TILES: Final = 9
ROYAL_NAMES: Final[tuple[str, ...]] = ("c01", "b02", "c03", "a04", "a05", "b06", "b07", "c08", "a09")

CATEGORY_A: Final[tuple[int, ...]] = (TECHNOLOGY_POINTS, PYRAMID_POINTS, AVENUE_POINTS)
CATEGORY_B: Final[tuple[int, ...]] = (COCOA_FOR_WOOD_STONE, COCOA_FOR_STONE_GOLD, RESOURCE_FOR_RESOURCES)
CATEGORY_C: Final[tuple[int, ...]] = (COCOA_GIFT, RESOURCE_FOR_COCOA, COCOA_FOR_TEMPLE)

FIRST_GAME_ROYAL_TILES: Final[tuple[int, ...]] = (TECHNOLOGY_POINTS, COCOA_FOR_STONE_GOLD, COCOA_GIFT)

# Points for each thing counted, and what the worker's power is raised by as a limit.
POINTS_EACH: Final[tuple[int, ...]] = (0, 0, 0, 2, 2, 0, 0, 0, 1)
POWER_BONUS: Final[tuple[int, ...]] = (1, 0, 0, 0, 0, 0, 0, -1, 1)

COCOA_PER_RESOURCE: Final = 2
EXCHANGE_COCOA: Final = 1
