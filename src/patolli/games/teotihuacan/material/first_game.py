"""The fixed goods and workers of the first game, by seat."""

from typing import Final

# (wood, stone, gold, cocoa); cocoa of the seat is added to it.
FIRST_GAME_GOODS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (1, 2, 4, 5),
    (4, 1, 0, 5),
    (3, 4, 0, 4),
    (2, 0, 5, 0),
)
FIRST_GAME_TEMPLES: Final[tuple[tuple[int, int, int], ...]] = ((0, 0, 1), (1, 1, 0), (1, 0, 0), (0, 0, 2))
FIRST_GAME_AVENUE: Final[tuple[int, ...]] = (0, 0, 1, 0)

# The resource that the blue step pays (-1: no blue step).
FIRST_GAME_BLUE_RESOURCE: Final[tuple[int, ...]] = (-1, 1, 2, -1)

# The technology slot that seat 4 owns from the start: the third lowest.
FIRST_GAME_TECHNOLOGY_SLOT: Final[tuple[int, ...]] = (-1, -1, -1, 2)

# (board, power) of the three workers.
FIRST_GAME_WORKERS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((6, 2), (2, 1), (8, 1)),
    ((7, 2), (2, 1), (3, 1)),
    ((1, 1), (2, 1), (7, 1)),
    ((3, 1), (4, 1), (5, 1)),
)
