"""Jungle tiles: families, values and how many are in the box."""

from __future__ import annotations

from typing import Final

JUNGLE_NAMES: Final[tuple[str, ...]] = (
    "plantation_1",
    "plantation_2",
    "market_2",
    "market_3",
    "market_4",
    "gold_mine_1",
    "gold_mine_2",
    "water",
    "sun_site",
    "temple",
)
PLANTATION_1: Final = 0
PLANTATION_2: Final = 1
MARKET_2: Final = 2
MARKET_3: Final = 3
MARKET_4: Final = 4
GOLD_MINE_1: Final = 5
GOLD_MINE_2: Final = 6
WATER: Final = 7
SUN_SITE: Final = 8
TEMPLE: Final = 9

PLANTATION: Final = 0
MARKET: Final = 1
GOLD_MINE: Final = 2
RIVER: Final = 3
SUN: Final = 4
SHRINE: Final = 5
JUNGLE_FAMILY: Final[tuple[int, ...]] = (
    PLANTATION,
    PLANTATION,
    MARKET,
    MARKET,
    MARKET,
    GOLD_MINE,
    GOLD_MINE,
    RIVER,
    SUN,
    SHRINE,
)
# Fruits, price, gold or steps for each worker; a temple gives nothing before the end.
JUNGLE_VALUE: Final[tuple[int, ...]] = (1, 2, 2, 3, 4, 1, 2, 1, 1, 0)
# What markets pay, and the names of sets of prices: a bit each, the cheapest first.
MARKET_PRICES: Final[tuple[int, ...]] = (2, 3, 4)
PRICE_SET_NAMES: Final[tuple[str, ...]] = ("none", "2", "3", "3_2", "4", "4_2", "4_3", "4_3_2")

JUNGLE_COPIES: Final[tuple[int, ...]] = (6, 2, 2, 4, 1, 2, 1, 3, 2, 5)
REMOVED_FOR_TWO: Final[tuple[int, ...]] = (2, 0, 0, 1, 0, 1, 0, 1, 1, 1)

# The start tiles: a single plantation, and a market of 2 diagonally below it.
START_TILES: Final[tuple[int, ...]] = (PLANTATION_1, MARKET_2)
START_CELLS: Final[tuple[tuple[int, ...], ...]] = ((0, 0), (1, 1))
