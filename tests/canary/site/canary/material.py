"""What is printed: twenty birds, each of which there is once."""

from __future__ import annotations

from typing import Final

SPECIES: Final = ("macaw", "quetzal", "toucan", "ibis", "owl")
# A bird's name ends with what it is worth.
BIRDS: Final = tuple([f"{species}_{worth}" for species in SPECIES for worth in range(1, 5)])
WORTH: Final[tuple[int, ...]] = tuple([int(bird[-1]) for bird in BIRDS])

SOURCES: Final = ("shells", "feathers", "nests")
SEATS: Final = range(2, 6)
HAND: Final = 3
ROUNDS: Final = {"short": 2, "long": 3}
LENGTHS: Final = tuple(ROUNDS)

# A barter pays feathers for shells; answering a call costs one.
BARTER_FEATHERS: Final = 2
BARTER_SHELLS: Final = 3
ANSWER_SHELLS: Final = 2
MOST_GOODS: Final = 99
