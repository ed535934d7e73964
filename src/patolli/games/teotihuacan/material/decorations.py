"""The fifteen decoration tiles and the sixteen spaces beside the pyramid."""

from typing import Final

from patolli.games.teotihuacan.material.pyramid import icon_rows

# The two icons of a tile, seen with its arrow pointing up the pyramid.
DECORATION_ICONS: Final[tuple[str, ...]] = (
    "BR", "nB", "GG", "BG", "RB", "Bn", "RR", "GB", "RG", "Gn", "nR", "BB", "GR", "Rn", "nG",
)  # fmt: skip
DECORATION_TILES: Final = 15
DECORATION_NAMES: Final[tuple[str, ...]] = tuple("d" + str(tile) for tile in range(DECORATION_TILES))
TILES: Final[tuple[tuple[int, ...], ...]] = icon_rows(DECORATION_ICONS)
OFFER: Final = 4

SIDE_NAMES: Final[tuple[str, ...]] = ("top", "right", "bottom", "left")
SIDES: Final = 4
LEVELS: Final = 4

# A space is side * LEVELS + level (levels from 0).
SPACES: Final = 16

# The icons printed on the level-1 spaces, left to right or top to bottom.
PRINTED_ICONS: Final[tuple[str, ...]] = ("rg", "ng", "bn", "br")
PRINTED: Final[tuple[tuple[int, ...], ...]] = icon_rows(PRINTED_ICONS)

# The two grid cells under each higher space (none on level 1).
SPACE_CELLS: Final[tuple[tuple[int, ...], ...]] = (
    (), (3, 4), (11, 12), (19, 20),
    (), (31, 39), (30, 38), (29, 37),
    (), (59, 60), (51, 52), (43, 44),
    (), (24, 32), (25, 33), (26, 34),
)  # fmt: skip

# The pyramid spots that must be built under each space.
SPACE_NEEDS: Final[tuple[tuple[int, ...], ...]] = (
    (), (1, 2), (17,), (25, 26),
    (), (7, 11), (21,), (26, 28),
    (), (13, 14), (23,), (27, 28),
    (), (4, 8), (19,), (25, 27),
)  # fmt: skip

# Whether the side turns the tile so that its second icon comes first.
TURNED: Final[tuple[bool, ...]] = (False, False, True, True)

# Gold by workers counted (index 0 unused).
DECORATION_GOLD: Final[tuple[int, ...]] = (0, 3, 2, 1)
DECORATION_POINTS: Final = 3
