"""The three temples: steps, what they pay, and where discovery tiles lie."""

from typing import Final

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
ANY_TEMPLE: Final = 3

TEMPLES: Final[tuple[int, ...]] = (BLUE, RED, GREEN)
TEMPLE_NAMES: Final[tuple[str, ...]] = ("blue", "red", "green", "any")

STEPS: Final = 12
BONUS_STEP: Final = 10
TOP_STEP: Final = 11

# Pay of each step, by temple * STEPS + step.
STEP_RESOURCES: Final[tuple[int, ...]] = (
    0, 1, 1, 1, 1, 2, 2, 0, 2, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)  # fmt: skip
STEP_POINTS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 2, 0, 4, 0, 6,
    0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5,
)  # fmt: skip
STEP_COCOA: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 0,
)  # fmt: skip

# Major steps as (temple, step), and the tiles there for 2, 3, 4 players.
MAJOR_STEPS: Final[tuple[tuple[int, int], ...]] = ((BLUE, 4), (RED, 5), (GREEN, 3), (GREEN, 6))
MAJOR_TILES: Final[tuple[tuple[int, int, int], ...]] = ((2, 3, 4), (3, 4, 5), (1, 2, 3), (2, 3, 4))
