"""The Avenue of the Dead: ten steps, three of them with discovery tiles."""

from typing import Final

LAST_STEP: Final = 9

# Steps with tiles, and how many lie there.
TILE_STEPS: Final[tuple[int, ...]] = (3, 6, 8)
TILES: Final[tuple[int, ...]] = (3, 2, 1)
