"""The calendar of the Eclipses, and what an Eclipse pays."""

from typing import Final

ERAS: Final = 3
SPACES: Final = 13

# Space of the dark disc by player count (2, 3, 4) and era.
DARK_DISC: Final[tuple[tuple[int, int, int], ...]] = ((10, 9, 8), (11, 10, 9), (12, 11, 10))

PYRAMID_LEADER_POINTS: Final = 4
PYRAMID_STEP_POINTS: Final[tuple[int, ...]] = (4, 3, 2)

# Points of a set of different masks, by its size.
MASK_SET_POINTS: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15, 21, 28)

SALARY_PER_WORKER: Final = 1
SALARY_EXTRA_STRONG: Final = 1
STRONG_POWER: Final = 4
POINTS_LOST_PER_COCOA: Final = 3
