"""The buildings row and the three rows of houses on the Nobles board."""

from typing import Final

BUILDINGS: Final = 11
ROW_SPACES: Final = 12

# Value of an avenue step in an Eclipse, by buildings already taken.
ROW_VALUES: Final[tuple[int, ...]] = (5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1)

NOBLES_ROW_NAMES: Final[tuple[str, ...]] = ("top", "centre", "bottom")

# Points of the spaces of each row, left to right.
NOBLES_ROWS: Final[tuple[tuple[int, ...], ...]] = ((3, 2, 2, 1, 1), (5, 4, 3, 3), (7, 6, 5))

BUILDING_WOOD: Final = 2
