"""The ring of eight positions around the pyramid, clockwise from the Palace."""

from typing import Final

RING: Final = 8
PALACE_POSITION: Final = 0
CONSTRUCTION_POSITION: Final = 4
MOVABLE_POSITIONS: Final[tuple[int, ...]] = (1, 2, 3, 5, 6, 7)
MOVABLE_BOARDS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6, 7)

# Board number at each position, as printed on the main board.
FIRST_GAME_RING: Final[tuple[int, ...]] = (1, 3, 5, 2, 8, 7, 6, 4)

SHORTEST_MOVE: Final = 1
LONGEST_MOVE: Final = 3
