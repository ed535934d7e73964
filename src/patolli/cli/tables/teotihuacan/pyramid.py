"""The pyramid from above: level and icon of every square, decorations, lit spots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from patolli.cli.tables.styles import LEGAL
from patolli.cli.tables.teotihuacan.look import GROUND_INK, ICON_SIGNS, LEVEL_GROUND, STONE_INK
from patolli.games.teotihuacan.material import decorations as decoration_tiles
from patolli.games.teotihuacan.material.pyramid import GRID, SPOT_CELLS, SPOT_LEVEL, SPOT_TEXTS

WIDTH: Final = 31
# The two middle rows and columns, beside which the level-1 decorations lie.
MIDDLE: Final = (3, 4)
# The arrow of a decoration points to the centre; a hollow one marks an empty space.
PLACED: Final = {"top": "▾", "right": "◂", "bottom": "▴", "left": "▸"}
EMPTY: Final = {"top": "▿", "right": "◃", "bottom": "▵", "left": "▹"}
MARGIN: Final = 3


def draw(view: Mapping[str, Any], marks: Mapping[str, str]) -> Text:
    """Eight rows of squares between the four sides; a mark stands inside its spot's upper edge."""
    levels = levels_of(view)
    icons = "".join(view["icons"])
    placed = decorated_cells(view)
    labels = {SPOT_CELLS[SPOT_TEXTS.index(spot)][0]: label for spot, label in marks.items()}
    lines = [_outer_row(view, "top")]
    for row in range(GRID):
        line = _outer_cell(view, "left", row)
        for cell in range(row * GRID, (row + 1) * GRID):
            line.append_text(_square(levels[cell], *placed.get(cell, ("", icons[cell]))))
            line.append_text(_gap(levels, cell, labels.get(cell, " ")))
        line.append_text(_outer_cell(view, "right", row))
        lines.append(line)
    lines.append(_outer_row(view, "bottom"))
    return Text("\n").join(lines)


def levels_of(view: Mapping[str, Any]) -> list[int]:
    """How many tiles lie on each square."""
    levels = [0] * (GRID * GRID)
    for tile in view["pyramid"]:
        spot = SPOT_TEXTS.index(tile["spot"])
        for cell in SPOT_CELLS[spot]:
            levels[cell] = max(levels[cell], SPOT_LEVEL[spot] + 1)
    return levels


def decorated_cells(view: Mapping[str, Any]) -> dict[int, tuple[str, str]]:
    """Arrow and icon of the decorations that lie on the pyramid's steps, by square."""
    icons: dict[int, tuple[str, str]] = {}
    for side, name in enumerate(decoration_tiles.SIDE_NAMES):
        for level, tile in enumerate(view["decorations"][name]):
            cells = decoration_tiles.SPACE_CELLS[side * decoration_tiles.LEVELS + level]
            # The level-1 space lies beside the squares and covers none.
            for cell, letter in zip(cells, _icons(side, tile), strict=False):
                icons[cell] = (PLACED[name], letter.lower())
    return icons


def _icons(side: int, tile: str) -> str:
    """A decoration's icons from left to right or from top to bottom."""
    icons = decoration_tiles.DECORATION_ICONS[decoration_tiles.DECORATION_NAMES.index(tile)]
    return icons[::-1] if decoration_tiles.TURNED[side] else icons


def _square(level: int, arrow: str, kind: str) -> Text:
    figure = arrow or (str(level) if level else " ")
    if not level:
        return Text(f"{figure}{ICON_SIGNS[kind]}", style=GROUND_INK[kind])
    return Text(f"{figure}{ICON_SIGNS[kind]}", style=f"bold {STONE_INK[kind]} on {LEVEL_GROUND[level - 1]}")


def _gap(levels: list[int], cell: int, label: str) -> Text:
    """Between two squares: the ground of the lower one, or a mark."""
    if label != " ":
        return Text(label, style=LEGAL)
    lower = min(levels[cell], levels[cell + 1]) if (cell + 1) % GRID else 0
    return Text(label, style=f"on {LEVEL_GROUND[lower - 1]}" if lower else "")


def _edge(view: Mapping[str, Any], side: str, index: int) -> Text:
    """One square beside the pyramid: a level-1 decoration, or the icon printed for it."""
    number = decoration_tiles.SIDE_NAMES.index(side)
    tiles = view["decorations"][side]
    if tiles:
        kind = _icons(number, tiles[0])[index].lower()
        return Text(f"{PLACED[side]}{ICON_SIGNS[kind]}", style=f"bold {GROUND_INK[kind]}")
    kind = decoration_tiles.PRINTED_ICONS[number][index]
    return Text(f"{EMPTY[side]}{ICON_SIGNS[kind]}", style=f"dim {GROUND_INK[kind]}")


def _outer_row(view: Mapping[str, Any], side: str) -> Text:
    line = Text(" " * (MARGIN + MIDDLE[0] * 3))
    return Text.assemble(line, _edge(view, side, 0), " ", _edge(view, side, 1))


def _outer_cell(view: Mapping[str, Any], side: str, row: int) -> Text:
    if row not in MIDDLE:
        return Text(" " * MARGIN)
    return Text.assemble(_edge(view, side, MIDDLE.index(row)), " ")
