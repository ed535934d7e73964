"""The village board, the supplies and the numbers of a match."""

from __future__ import annotations

from typing import Final

WATER_TRACK: Final[tuple[int, ...]] = (-10, -4, -1, 0, 2, 4, 7, 11, 16)
LAST_WATER_FIELD: Final = 8
STORAGE: Final = 5
SUN_PLACES: Final = 3

CACAO_SUPPLY: Final = 20
SUN_SUPPLY: Final = 12
COINS: Final[tuple[tuple[int, ...], ...]] = ((1, 24), (5, 12), (10, 12))

HAND: Final = 3
DISPLAY: Final = 2
OVERBUILD_PRICE: Final = 1

TEMPLE_FIRST: Final = 6
TEMPLE_SECOND: Final = 3
GOLD_FOR_A_SUN_TOKEN: Final = 1

# Tiles placed by each player, which is also the number of rounds.
ROUNDS: Final[dict[int, int]] = {2: 11, 3: 10, 4: 9}
