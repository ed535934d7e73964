"""The panel beside the map: villages, display, what is still to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.columns import columns
from patolli.cli.players import IDENTITIES
from patolli.cli.tables.cacao.map import jungle_tile, worker_picture
from patolli.cli.tables.styles import CHOSEN, FAINT
from patolli.games.cacao.material.village import STORAGE, SUN_PLACES, WATER_TRACK
from patolli.games.cacao.material.workers import WORKER_NAMES, WORKER_SIDES
from patolli.i18n import GameTexts
from patolli.i18n.figures import figure

PANEL_WIDTH: Final = 29
TURN: Final = "◂"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


def villages(
    view: Mapping[str, Any], texts: GameTexts, is_plain: bool, with_hand: bool, is_short: bool = False
) -> RenderableType:
    """Everybody's village, the viewer's own first, perhaps with the hand."""
    seats = list(range(view["seats"]))
    first = view["viewer"] or 0
    drawn: list[RenderableType] = [
        village(view, seat, texts, is_plain, is_short) for seat in seats[first:] + seats[:first]
    ]
    if view["hand"] and with_hand:
        drawn.insert(1, hand(view))
    return Group(*drawn)


def hand(view: Mapping[str, Any]) -> RenderableType:
    """The viewer's own tiles, side by side."""
    table = Table.grid(padding=(0, 1))
    pictures = [
        worker_picture(WORKER_SIDES[WORKER_NAMES.index(tile)], view["viewer"]) for tile in view["hand"]
    ]
    table.add_row("", *pictures)
    return Group(table, Text())


def village(
    view: Mapping[str, Any], seat: int, texts: GameTexts, is_plain: bool, is_short: bool = False
) -> Text:
    """Name, points so far; gold, store and sun tokens; the river, or only the carrier's field."""
    own = view["villages"][seat]
    identity = IDENTITIES[seat]
    total = figure(own["sheet"]["total"])
    room = PANEL_WIDTH - 4 - len(total)
    name = Text(texts.players[seat], style="bold")
    name.truncate(room - 2, overflow="ellipsis")
    name.append(f" {TURN}" if seat in view["to_act"] else "")
    name.pad_right(room - name.cell_len)
    store = "▮" * own["cacao"] + "▯" * (STORAGE - own["cacao"])
    sun = "☼" * own["sun"] + "·" * (SUN_PLACES - own["sun"])
    head = Text.assemble((identity.shape, identity.style), " ", name, (f"{total:>{len(total) + 1}}", "bold"))
    goods = Text.assemble("  ", (f"◉{own['gold']:<4}", "bold"), f"{store} {sun} ")
    if is_short:
        return Text("\n").join([head, Text.assemble(goods, f"≈{figure(own['water'])}")])
    goods.append(f"▤{own['hand']}+{own['pile']}", style=FAINT)
    return Text("\n").join([head, goods, river(own["water"], is_plain), Text()])


def river(field: int, is_plain: bool) -> Text:
    """The fields of the river, the carrier's own marked."""
    line = Text(" ≈")
    for value in WATER_TRACK:
        if value == field:
            line.append(f"[{figure(value)}]" if is_plain else f" {figure(value)} ", style=CHOSEN)
        else:
            line.append(
                figure(value) if line.plain.endswith((" ", "]")) else f" {figure(value)}", style=FAINT
            )
    return line


def display(
    view: Mapping[str, Any], texts: GameTexts, is_plain: bool, is_short: bool = False
) -> RenderableType:
    """The tiles one can choose from, then those in the pile, by kind, where there is room."""
    table = Table.grid(padding=(0, 1))
    for tile in view["display"]:
        table.add_row(jungle_tile(tile, is_plain=is_plain), texts.noun("jungle", tile))
    if is_short or not view["to_come"]:
        return Group(heading(texts, "cli-cacao-display"), table)
    coming = Table.grid(padding=(0, 1))
    for tile, count in view["to_come"].items():
        name = Text(texts.noun("jungle", tile), style=FAINT)
        coming.add_row(jungle_tile(tile, is_plain=is_plain), f"{TIMES}{count}", name)
    return Group(heading(texts, "cli-cacao-display"), table, heading(texts, "cli-cacao-to-come"), coming)


def heading(texts: GameTexts, key: str) -> Text:
    """A title inside the panel."""
    return Text(texts.texts.text(key), style="bold")


def sheet(view: Mapping[str, Any], texts: GameTexts) -> Table:
    """The score sheet, line by line as it adds up."""
    totals = [own["sheet"]["total"] for own in view["villages"]]
    # What is left over counts only among equals.
    has_tie = len(set(totals)) < len(totals)
    keys = (
        "cli-cacao-gold",
        "cli-cacao-temples",
        "cli-cacao-sun",
        "cli-cacao-river",
        "cli-cacao-total",
        *(["cli-cacao-left-over"] if has_tie else []),
        "cli-column-place",
    )
    table = columns(["", texts.texts.text("cli-column-player")], map(texts.texts.text, keys))
    for seat, own in enumerate(view["villages"]):
        line = own["sheet"]
        figures = [figure(line[name]) for name in ("gold", "temples", "sun", "water", "total")]
        if has_tie:
            figures.append(figure(own["cacao"]))
        shape = Text(IDENTITIES[seat].shape, style=IDENTITIES[seat].style)
        table.add_row(shape, texts.players[seat], *figures, str(view["ranking"][seat]))
    return table
