"""The seven temple bonus tiles, scored in the final Eclipse."""

from typing import Final

BEST_MASKS, TECHNOLOGY_COUNT, FLAT, AVENUE_STEPS, BONUS_COUNT, DISCOVERY_COUNT, WORKERS = range(7)

BONUS_TILES: Final = 7
BONUS_NAMES: Final[tuple[str, ...]] = (
    "masks", "technologies", "flat", "avenue", "bonus_count", "discoveries", "workers",
)  # fmt: skip

FLAT_POINTS: Final = 15
POINTS_PER_TECHNOLOGY: Final = 5
POINTS_PER_AVENUE_STEP: Final = 3
POINTS_PER_BONUS: Final = 9
POINTS_PER_DISCOVERY: Final = 2
POINTS_PER_WEAK_WORKER: Final = 4
POINTS_PER_STRONG_WORKER: Final = 9

# Blue, red, green.
FIRST_GAME_BONUS_TILES: Final[tuple[int, ...]] = (FLAT, AVENUE_STEPS, WORKERS)
