"""The ring of eight boards around the pyramid, clockwise from the Palace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from patolli.cli.tables.styles import FAINT
from patolli.cli.tables.teotihuacan import pyramid
from patolli.cli.tables.teotihuacan.look import (
    BUILDING,
    DISCOVERY_SIGNS,
    NEUTRAL_SIGNS,
    TITLE,
    goods,
    icon,
    joined,
    square,
    temple_sign,
    token,
)
from patolli.games.teotihuacan.material.boards import (
    BOARD_NAMES,
    FOREST,
    GOLD_DEPOSITS,
    RESOURCE_CELLS,
    WORSHIP_SPACES,
    WORSHIP_TEMPLE,
)
from patolli.games.teotihuacan.material.buildings import NOBLES_ROWS
from patolli.games.teotihuacan.material.decorations import DECORATION_ICONS, DECORATION_NAMES
from patolli.games.teotihuacan.material.discovery_tiles import COST, KIND_NAMES
from patolli.games.teotihuacan.material.pyramid import PYRAMID_TILE_NAMES, TILE_ICONS
from patolli.games.teotihuacan.material.temples import TEMPLE_NAMES
from patolli.i18n import GameTexts
from patolli.i18n.figures import MINUS

# The board that workers have just reached, their seat, and how many they are.
Movers = tuple[str, int, int]

SIDE_WIDTH: Final = 25
WIDTH: Final = 2 * SIDE_WIDTH + pyramid.WIDTH + 4
# Places on the ring by row and column of the drawing; the pyramid is in the middle.
PYRAMID: Final = -1
PLACES: Final = ((7, 0, 1), (6, PYRAMID, 2), (5, 4, 3))


def ring(view: Mapping[str, Any], texts: GameTexts, marks: Mapping[str, str], movers: Movers) -> Table:
    """The boards as they lie, the Palace on top, with the pyramid between them.

    Workers that have just arrived somewhere do not count there yet.
    """
    table = Table(box=ROUNDED, show_header=False, show_lines=True, padding=0, border_style=FAINT)
    for width in (SIDE_WIDTH, pyramid.WIDTH, SIDE_WIDTH):
        table.add_column(width=width)
    for row in PLACES:
        cells = [
            pyramid.draw(view, marks)
            if place == PYRAMID
            else board(
                view, texts, view["ring"][place], pyramid.WIDTH if place in (0, 4) else SIDE_WIDTH, movers
            )
            for place in row
        ]
        table.add_row(*cells)
    return table


def board(view: Mapping[str, Any], texts: GameTexts, name: str, width: int, movers: Movers) -> Text:
    """Name and prices, workers, worship spaces, and what the board offers."""
    number = BOARD_NAMES.index(name)
    lines = [_head(texts, name, width, colours(view, name, movers)), _workers(view, name)]
    if name == "palace":
        lines.extend(_royal_tiles(view, texts))
        lines.extend(_discovery(view, texts, name))
    elif WORSHIP_SPACES[number]:
        lines.append(Text.assemble(temple_sign(TEMPLE_NAMES[WORSHIP_TEMPLE[number]]), _space(view, name, 1)))
        lines.extend(_discovery(view, texts, name))
    if FOREST <= number <= GOLD_DEPOSITS:
        lines.extend(_cells(number - FOREST))
    elif name == "nobles":
        lines.extend(_houses(view))
    elif name == "decorations":
        lines.append(_decorations(view))
    elif name == "construction":
        lines.extend(_pyramid_tiles(view))
    return Text("\n").join(lines)


def colours(view: Mapping[str, Any], name: str, movers: Movers) -> int:
    """How many colours stand in a board's general area."""
    standing = Counter(seat for seat, worker in _standing(view, name) if not worker["space"])
    board, seat, arrivals = movers
    if name == board:
        standing[seat] -= arrivals
    owners = [owner for owner, count in standing.items() if count > 0]
    return len(owners) + sum(name in boards for boards in view["neutral"])


def _standing(view: Mapping[str, Any], name: str) -> list[tuple[int, Mapping[str, Any]]]:
    return [
        (seat, worker)
        for seat, player in enumerate(view["players"])
        for worker in player["workers"]
        if worker["board"] == name
    ]


def _head(texts: GameTexts, name: str, width: int, count: int) -> Text:
    """The price of the main action, then the gain of collecting, both in cocoa."""
    price = "" if name == "palace" else f"{MINUS}{count} " if count else "0 "
    figures = Text.assemble("¢ ", (price, "red"), (f"+{count + 1}", "green"))
    title = Text(texts.noun("board", name), style=TITLE)
    title.truncate(width - figures.cell_len - 1, overflow="ellipsis")
    title.pad_right(width - figures.cell_len - title.cell_len)
    return Text.assemble(title, figures)


def _workers(view: Mapping[str, Any], name: str) -> Text:
    tokens = [token(seat, worker["power"]) for seat, worker in _standing(view, name) if not worker["space"]]
    for colour, boards in enumerate(view["neutral"]):
        if name in boards:
            tokens.append(Text(NEUTRAL_SIGNS[colour], style=FAINT))
    return joined(tokens)


def _space(view: Mapping[str, Any], name: str, space: int) -> Text:
    """A worship space, with whoever is locked there."""
    locked = [
        token(seat, worker["power"]) for seat, worker in _standing(view, name) if worker["space"] == space
    ]
    return Text.assemble("[", *(locked or [Text("  ")]), "]")


def _royal_tiles(view: Mapping[str, Any], texts: GameTexts) -> list[Text]:
    """The Palace's worship spaces and what a worker gets there."""
    return [
        Text.assemble(_space(view, "palace", space), " ", texts.noun("royal_tile", tile))
        for space, tile in enumerate(view["royal_tiles"], 1)
    ]


def _discovery(view: Mapping[str, Any], texts: GameTexts, name: str) -> list[Text]:
    """The discovery tile beside a worship board, and its price."""
    lines: list[Text] = []
    for kind in view["discoveries"][name]:
        if kind in DISCOVERY_SIGNS:
            price = goods(COST[KIND_NAMES.index(kind)], MINUS)
            lines.append(Text.assemble("▤ ", texts.noun("discovery", kind), " ", price))
    return lines


def _cells(resource: int) -> list[Text]:
    """What the main action yields: a row for each worker count, a column for each power."""
    lines: list[Text] = []
    for row in range(3):
        cells: list[Text] = []
        for column in range(3):
            *amounts, points, steps = RESOURCE_CELLS[resource][3 * row + column]
            parts = [goods(amounts)] if any(amounts) else []
            if points:
                parts.append(Text(f"{points}✦"))
            if steps:
                parts.append(Text(f"{steps}?↑"))
            cells.append(joined(parts, ""))
        lines.append(Text.assemble((f"♙{row + 1} ", FAINT), joined(cells, "│")))
    return lines


def _houses(view: Mapping[str, Any]) -> list[Text]:
    """The rows for one, two and three workers: buildings, then the numbers still open."""
    lines: list[Text] = []
    for row, points in enumerate(NOBLES_ROWS):
        built = view["houses"][row]
        open_spaces = " ".join(str(figure) for figure in points[built:])
        lines.append(Text.assemble((f"♙{row + 1} ", FAINT), f"{BUILDING} " * built, open_spaces))
    return lines


def _decorations(view: Mapping[str, Any]) -> Text:
    tiles = [
        joined([icon(letter) for letter in DECORATION_ICONS[DECORATION_NAMES.index(name)]], "")
        for name in view["decoration_offer"]
        if name is not None
    ]
    return joined(tiles, "│")


def _pyramid_tiles(view: Mapping[str, Any]) -> list[Text]:
    squares = [
        square(TILE_ICONS[PYRAMID_TILE_NAMES.index(name)])
        for name in view["pyramid_offer"]
        if name is not None
    ]
    return [joined([tile[line] for tile in squares], "│ ") for line in range(2)]
