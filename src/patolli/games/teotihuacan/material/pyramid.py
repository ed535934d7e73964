"""The pyramid: base icons, thirty spots on four levels, 32 tiles."""

from typing import Final

# Icon types; a coloured icon is the type plus COLOURED.
COLOURED: Final = 4
ICON_LETTERS: Final[str] = "brgnBRG"


def icon_rows(rows: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Icon types, written as rows of letters."""
    return tuple([tuple([ICON_LETTERS.index(letter) for letter in row]) for row in rows])


GRID: Final = 8
BASE_ROWS: Final[tuple[str, ...]] = (
    "nnnbbnnn",
    "gggbbnnn",
    "nnnbnrrr",
    "ggrnnbbb",
    "ggrnbrrr",
    "nnrnbggg",
    "bbbrrnnn",
    "gggrrnnn",
)
BASE_GRID: Final[bytes] = bytes(ICON_LETTERS.index(letter) for row in BASE_ROWS for letter in row)

SPOTS: Final = 30
LEVELS: Final = 4
SIDES: Final[tuple[int, ...]] = (4, 3, 2, 1)
CAPSTONE: Final = 29

# Spots are counted 0..29 from level 1 up, row by row; their names carry the level.
SPOT_NAMES: Final[tuple[int, ...]] = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    100, 101, 102, 103, 104, 105, 106, 107, 108,
    200, 201, 202, 203,
    300,
)  # fmt: skip
SPOT_TEXTS: Final[tuple[str, ...]] = tuple("s" + str(name) for name in SPOT_NAMES)
SPOT_LEVEL: Final[tuple[int, ...]] = (0,) * 16 + (1,) * 9 + (2,) * 4 + (3,)

# Top-left, top-right, bottom-right and bottom-left cell of each spot on the grid.
SPOT_CELLS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (0, 1, 9, 8), (2, 3, 11, 10), (4, 5, 13, 12), (6, 7, 15, 14),
    (16, 17, 25, 24), (18, 19, 27, 26), (20, 21, 29, 28), (22, 23, 31, 30),
    (32, 33, 41, 40), (34, 35, 43, 42), (36, 37, 45, 44), (38, 39, 47, 46),
    (48, 49, 57, 56), (50, 51, 59, 58), (52, 53, 61, 60), (54, 55, 63, 62),
    (9, 10, 18, 17), (11, 12, 20, 19), (13, 14, 22, 21),
    (25, 26, 34, 33), (27, 28, 36, 35), (29, 30, 38, 37),
    (41, 42, 50, 49), (43, 44, 52, 51), (45, 46, 54, 53),
    (18, 19, 27, 26), (20, 21, 29, 28),
    (34, 35, 43, 42), (36, 37, 45, 44),
    (27, 28, 36, 35),
)  # fmt: skip

# The four spots that must be built below (none on level 1).
SPOT_NEEDS: Final[tuple[tuple[int, ...], ...]] = ((),) * 16 + (
    (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6),
    (4, 5, 9, 8), (5, 6, 10, 9), (6, 7, 11, 10),
    (8, 9, 13, 12), (9, 10, 14, 13), (10, 11, 15, 14),
    (16, 17, 20, 19), (17, 18, 21, 20),
    (19, 20, 23, 22), (20, 21, 24, 23),
    (25, 26, 28, 27),
)  # fmt: skip

LEVEL_STONE: Final[tuple[int, ...]] = (2, 2, 2, 2)
LEVEL_WOOD: Final[tuple[int, ...]] = (0, 1, 2, 3)
LEVEL_POINTS: Final[tuple[int, ...]] = (1, 3, 5, 7)

# Icons clockwise from the top left.
TILE_ICONS: Final[tuple[str, ...]] = (
    "bnRg", "nbrG", "nrbG", "gnbR", "gnbr", "gnrb", "gnrB", "gbrn",
    "gBrn", "bnrn", "Bnrn", "gnrn", "gnRn", "bnGn", "bngn", "bngr",
    "bngR", "gnbr", "nnnr", "bnnn", "nnng", "bnng", "gnnb", "nngr",
    "Gnnr", "bnnR", "bnnr", "gbGb", "rBrb", "grgR", "nnnn", "nnnn",
)  # fmt: skip
PYRAMID_TILES: Final = 32
PYRAMID_TILE_NAMES: Final[tuple[str, ...]] = tuple("p" + str(tile) for tile in range(PYRAMID_TILES))
TILES: Final[tuple[tuple[int, ...], ...]] = icon_rows(TILE_ICONS)
ROTATIONS: Final = 4
OFFER: Final = 3

# Spots built at the start for 2, 3, 4 players; the first pattern is the printed one.
STARTING_PATTERNS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 24),
        (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18, 22),
        (0, 1, 2, 4, 5, 6, 9, 10, 11, 13, 14, 15, 16, 24),
        (1, 2, 3, 5, 6, 7, 8, 9, 10, 12, 13, 14, 18, 22),
    ),
    (
        (4, 5, 6, 7, 8, 9, 10, 11, 19, 21),
        (1, 2, 5, 6, 9, 10, 13, 14, 17, 23),
    ),
    ((1, 2, 4, 7, 8, 11, 13, 14),),
)

TRACK_LAST_STEP: Final = 10
