"""Menus of Teotihuacan: short lines in columns, pictures of tiles, letters on the pyramid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.outlook_figures import outlook_figures
from patolli.cli.tables.menu import Entry, Menu, letters
from patolli.cli.tables.table import TerminalTable
from patolli.cli.tables.teotihuacan.look import goods, joined, square, token, turned
from patolli.engine.action import Choice
from patolli.games.teotihuacan.material.discovery_tiles import COST, KIND_NAMES
from patolli.games.teotihuacan.material.pyramid import PYRAMID_TILE_NAMES, TILE_ICONS
from patolli.i18n.figures import MINUS

# More entries than this stand in columns.
ONE_COLUMN: Final = 6
GAP: Final = 3


class ColumnsMenu(Menu):
    """Many short entries, read down and then across."""

    def __init__(self, question: str, about: str, entries: Sequence[Entry], width: int) -> None:
        super().__init__(question, about, entries)
        self._width: Final = width

    def drawing(self) -> RenderableType:
        if len(self.entries) <= ONE_COLUMN:
            return super().drawing()
        cells = [
            Text.assemble(
                (f"{entry.label:>3} ", "bold"), entry.text, "  " if entry.figures else "", entry.figures
            )
            for entry in self.entries
        ]
        columns = max(1, self._width // (max(cell.cell_len for cell in cells) + GAP))
        rows = -(-len(cells) // columns)
        table = Table.grid(padding=(0, GAP))
        for row in range(rows):
            table.add_row(*cells[row::rows])
        return table


def menu_of(table: TerminalTable, seat: int, described: dict[str, object], choices: Sequence[Choice]) -> Menu:
    """The menu that suits a question."""
    question = table.texts.decision(described)
    about = table.texts.decision_about(described)
    step = str(described["step"])
    if step == "keep_starting_tiles":
        return Menu(question, about, keeping_entries(table, seat, choices))
    if step in ("build_pyramid", "turn_tile"):
        return Menu(question, about, tile_entries(table, seat, described, choices))
    if step == "choose_spot":
        labels = letters()
        entries = [Entry(next(labels), [choice], *said(table, seat, choice)) for choice in choices]
    else:
        entries = [
            Entry(str(number), [choice], *said(table, seat, choice))
            for number, choice in enumerate(choices, 1)
        ]
    return ColumnsMenu(question, about, entries, table.terminal.out.width)


def said(table: TerminalTable, seat: int, choice: Choice) -> tuple[str, Text]:
    """What a choice says and what it yields; a move is short, because the ring shows the way."""
    text = table.texts.action(choice.kind, choice.args, seat)
    if choice.kind == "move":
        words = [table.texts.noun("board", str(choice.args[end])) for end in ("from", "to")]
        text = f"{token(seat, choice.args['power']).plain} {words[0]} → {words[1]}"
    told = outlook_figures(table.match, table.texts, seat, choice)
    if choice.kind == "draft_starting_tile":
        told = Text.assemble(
            reserved(table, table.match.view(seat)["start"], str(choice.args["tile"])), " ", told
        )
    return text, told


def reserved(table: TerminalTable, start: Any, tile: str) -> Text:
    """The discovery tile that comes with a starting tile, and its price."""
    kind = start["reserved"].get(tile)
    if kind is None:
        return Text()
    price = goods(COST[KIND_NAMES.index(kind)], MINUS)
    return Text.assemble(f"= {table.texts.noun('discovery', kind)} ", price)


def keeping_entries(table: TerminalTable, seat: int, choices: Sequence[Choice]) -> list[Entry]:
    """One tile after the other: first any of the four, then those that can go with it."""
    pairs = [(str(choice.args["first"]), str(choice.args["second"])) for choice in choices]
    held = list(dict.fromkeys(tile for pair in pairs for tile in pair))
    start = table.match.view(seat)["start"]
    shared = [tile for tile in held if all(tile in pair for pair in pairs)]
    return [
        Entry(
            str(number),
            [choice for choice, pair in zip(choices, pairs, strict=True) if tile in pair],
            table.texts.noun("starting_tile", tile),
            reserved(table, start, tile),
        )
        for number, tile in enumerate([tile for tile in held if tile not in shared], 1)
    ]


def tile_entries(
    table: TerminalTable, seat: int, described: dict[str, object], choices: Sequence[Choice]
) -> list[Entry]:
    """Pyramid tiles, or the turns of one, as pictures."""
    entries: list[Entry] = []
    for number, choice in enumerate(choices, 1):
        picture = Text("\n")
        text = table.texts.action(choice.kind, choice.args, seat)
        if choice.kind in ("take_pyramid_tile", "turn_tile"):
            name = str(choice.args["tile"] if choice.kind == "take_pyramid_tile" else described["tile"])
            turns = choice.args.get("turns", 0)
            assert isinstance(turns, int)
            lines = square(turned(TILE_ICONS[PYRAMID_TILE_NAMES.index(name)], turns))
            picture = joined(lines, "\n")
        told = outlook_figures(table.match, table.texts, seat, choice)
        entries.append(Entry(str(number), [choice], text, told, picture))
    return entries


def marks_of(menu: Menu | None) -> dict[str, str]:
    """The letter of each spot of the pyramid that a menu speaks of."""
    if menu is None:
        return {}
    return {
        str(entry.choices[0].args["spot"]): entry.label
        for entry in menu.entries
        if entry.choices[0].kind == "build_on"
    }
