"""The map: worker tiles three lines high, jungle tiles one, on a pitch of two.

Worker and jungle cells alternate like a checkerboard, so the frame of a worker tile fits
exactly into the line above and below its jungle neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from patolli.cli.players import IDENTITIES
from patolli.cli.tables.cacao.look import SIGNS
from patolli.cli.tables.styles import FAINT, LEGAL
from patolli.i18n.figures import MINUS

Place = tuple[int, int]
Paint = list[tuple[str, str]]

CELL_WIDTH: Final = 5
MARGIN: Final = 4


class Canvas:
    """Characters with styles, addressed by column and line."""

    def __init__(self, columns: int, lines: int) -> None:
        self._rows: Final[list[Paint]] = [[(" ", "")] * columns for _ in range(lines)]

    def write(self, column: int, line: int, characters: str, style: str) -> None:
        """Put characters from a column on; they are all one column wide."""
        for offset, character in enumerate(characters):
            self._rows[line][column + offset] = (character, style)

    def text(self) -> Text:
        """The whole as one drawing."""
        text = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self._rows):
            if number:
                text.append("\n")
            for character, style in row:
                text.append(character, style=style or None)
        return text


class Extent:
    """The rows and columns of the table that are drawn."""

    def __init__(self, places: list[Place]) -> None:
        self.west: Final = min(x for x, _ in places)
        self.north: Final = min(y for _, y in places)
        self.columns: Final = max(x for x, _ in places) - self.west + 1
        self.rows: Final = max(y for _, y in places) - self.north + 1

    @property
    def width(self) -> int:
        """In characters, the numbers of the rows included."""
        return MARGIN + self.columns * CELL_WIDTH

    def column(self, x: int) -> int:
        """The first character of a cell."""
        return MARGIN + (x - self.west) * CELL_WIDTH

    def line(self, y: int) -> int:
        """The middle line of a cell; above it is the header and a frame's upper edge."""
        return 2 + (y - self.north) * 2


def extent_of(view: Mapping[str, Any], marks: Mapping[Place, str]) -> Extent:
    """All tiles and all places that a question speaks of."""
    return Extent([(tile["x"], tile["y"]) for tile in (*view["jungle"], *view["workers"])] + list(marks))


def draw(view: Mapping[str, Any], marks: Mapping[Place, str], is_plain: bool) -> Text:
    """The table; a mark stands on an empty place or in the middle of a tile."""
    extent = extent_of(view, marks)
    canvas = Canvas(extent.width, extent.rows * 2 + 2)
    _number_rows_and_columns(canvas, extent)
    for tile in view["jungle"]:
        jungle = jungle_tile(tile["tile"], leader(tile), is_plain)
        canvas.write(extent.column(tile["x"]), extent.line(tile["y"]), jungle.plain, str(jungle.style))
    for tile in view["workers"]:
        place = (tile["x"], tile["y"])
        lines = worker_lines(tile["sides"], tile["seat"], marks.get(place, ""), tile["overbuilt"])
        for offset, line in enumerate(lines):
            style = IDENTITIES[tile["seat"]].style
            canvas.write(extent.column(place[0]), extent.line(place[1]) - 1 + offset, line, style)
    occupied = {(tile["x"], tile["y"]) for tile in view["workers"]}
    for place, mark in marks.items():
        if place not in occupied:
            canvas.write(extent.column(place[0]), extent.line(place[1]), f"·{mark:^3}·", LEGAL)
    return canvas.text()


def worker_lines(sides: Sequence[int], seat: int, mark: str, is_upper: bool = False) -> tuple[str, str, str]:
    """A worker tile: its workers on their sides, its owner's shape or a mark in the middle."""
    north, east, south, west = (str(count) if count else "·" for count in sides)
    middle = f"{mark or IDENTITIES[seat].shape:^3}"
    if is_upper:
        return f"╔═{north}═╗", f"{west}{middle}{east}", f"╚═{south}═╝"
    return f"╭─{north}─╮", f"{west}{middle}{east}", f"╰─{south}─╯"


def worker_picture(sides: Sequence[int], seat: int) -> Text:
    """A worker tile that lies in a hand."""
    return Text("\n").join(Text(line, style=IDENTITIES[seat].style) for line in worker_lines(sides, seat, ""))


def jungle_tile(tile: str, extra: str = "", is_plain: bool = False) -> Text:
    """A jungle tile, five characters wide."""
    sign, style = SIGNS[tile]
    inside = f"{sign.strip()}{extra}"
    return Text(f"[{inside:^3}]" if is_plain else f"{inside:^5}", style=style)


def leader(tile: Mapping[str, Any]) -> str:
    """The shape of whoever leads at a temple, alone."""
    tally = tile.get("tally")
    if not tally or max(tally) == 0 or tally.count(max(tally)) > 1:
        return ""
    return IDENTITIES[tally.index(max(tally))].shape


def _number_rows_and_columns(canvas: Canvas, extent: Extent) -> None:
    for x in range(extent.west, extent.west + extent.columns):
        canvas.write(extent.column(x), 0, f"{x:^5}".replace("-", MINUS), FAINT)
    for y in range(extent.north, extent.north + extent.rows):
        canvas.write(0, extent.line(y), f"{y:>3}".replace("-", MINUS), FAINT)
