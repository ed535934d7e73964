"""Neutral workers: colours by seats taken, and how they are drawn."""

from typing import Final

# By number of seats (solo has two).
NEUTRAL_COLOURS: Final[tuple[int, ...]] = (0, 2, 2, 1, 0)
WORKERS_PER_COLOUR: Final = 3
TILES_PER_COLOUR: Final = 2
# One draw at the start, one after each of the first two Eclipses.
NEUTRAL_DRAWS: Final = 3
