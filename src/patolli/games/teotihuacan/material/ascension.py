"""The ascension wheel."""

from typing import Final

ASCENSION_POWER: Final = 6

POINTS_REWARD: Final = 0
COCOA_REWARD: Final = 1
ONE_TEMPLE_REWARD: Final = 2
TWO_TEMPLES_REWARD: Final = 3
FOURTH_WORKER_REWARD: Final = 4

REWARD_NAMES: Final[tuple[str, ...]] = ("points", "cocoa", "one_temple", "two_temples", "fourth_worker")

POINTS: Final = 5
COCOA_SECOND_EDITION: Final = 5
COCOA_FIRST_EDITION: Final = 6
TWO_TEMPLES_COCOA: Final = 3
FOURTH_WORKER_POWER: Final = 3
FOURTH_WORKER_COCOA: Final = 2
