"""What a player owns in numbers: three resources and cocoa."""

from typing import Final

WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
COCOA: Final = 3

GOOD_NAMES: Final[tuple[str, ...]] = ("wood", "stone", "gold", "cocoa")
RESOURCES: Final[tuple[int, ...]] = (WOOD, STONE, GOLD)

# A price or a gain in goods is always (wood, stone, gold, cocoa).
NOTHING: Final[tuple[int, int, int, int]] = (0, 0, 0, 0)
