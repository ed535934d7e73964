"""Cacao's menus: tile, then place on the map, then turn; never what has one answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from patolli.cli.outlook_figures import outlook_figures
from patolli.cli.tables.cacao.map import Place, jungle_tile, worker_picture
from patolli.cli.tables.menu import Entry, Menu, grouped, letters
from patolli.cli.tables.styles import FAINT
from patolli.cli.tables.table import TerminalTable
from patolli.engine.action import Choice
from patolli.games.cacao.material.workers import WORKER_NAMES, WORKER_SIDES

NEIGHBOURS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
NOTHING: Final = "\N{EN DASH}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
# What a tile on the map has room for.
MARK_WIDTH: Final = 3
# What lays a worker tile.
PLACING: Final = ("place", "overbuild")
ARROWS: Final = ("↑", "→", "↓", "←")


def placing_menu(
    table: TerminalTable, seat: int, question: str, about: str, choices: Sequence[Choice]
) -> Menu:
    """The next thing to choose about a placement that is not decided yet."""
    overbuilding = ""
    if any(choice.kind == "overbuild" for choice in choices):
        about = overbuilding = table.terminal.text("cli-cacao-overbuild")
    tiles = grouped(choices, "tile")
    held = listed(table.match.view(seat)["hand"])
    if len(tiles) > 1:
        entries = [
            Entry(
                str(number),
                group,
                _counted(name, held.count(name)),
                picture=worker_picture(sides_of(group[0], 0), seat),
            )
            for number, (name, group) in enumerate(tiles.items(), 1)
        ]
        return Menu(question, about, entries)
    cells = grouped(choices, "cell")
    if len(cells) > 1:
        labels = letters()
        places = [Entry(next(labels), group) for group in cells.values()]
        chosen = table.texts.noun("worker", next(iter(tiles)))
        return Menu(
            table.terminal.text("cli-cacao-choose-cell", tile=chosen), overbuilding, places, on_map=True
        )
    return turning_menu(table, seat, choices)


def _counted(name: str, count: int) -> str:
    """A tile's name, and how many of it are held if there are several."""
    return f"{name} {TIMES}{count}" if count > 1 else name


def turning_menu(table: TerminalTable, seat: int, choices: Sequence[Choice]) -> Menu:
    """How the tile turns, with whom its workers would meet."""
    view = table.match.view(seat)
    entries = [
        Entry(
            str(number),
            [choice],
            "",
            Text("\n").join(
                [meetings(view, choice), outlook_figures(table.match, table.texts, seat, choice)]
            ),
            worker_picture(sides_of(choice, rotation_of(choice)), seat),
        )
        for number, choice in enumerate(choices, 1)
    ]
    if len(entries) == 1:
        question = table.terminal.text("cli-cacao-confirm")
    else:
        question = table.terminal.text("cli-cacao-choose-turn")
    return Menu(question, "", entries, is_preview=True)


def using_entries(table: TerminalTable, seat: int, choices: Sequence[Choice]) -> list[Entry]:
    """Which edge acts: the tile it faces and how many workers stand there."""
    view = table.match.view(seat)
    jungle = {(tile["x"], tile["y"]): tile["tile"] for tile in listed(view["jungle"])}
    workers = {(tile["x"], tile["y"]): tile["sides"] for tile in listed(view["workers"])}
    entries: list[Entry] = []
    for number, choice in enumerate(choices, 1):
        x, y = place_of(choice)
        side = ("north", "east", "south", "west").index(str(choice.args["side"]))
        count = workers[x, y][side]
        faced = jungle[x + NEIGHBOURS[side][0], y + NEIGHBOURS[side][1]]
        text = table.texts.action(choice.kind, choice.args, seat)
        told = Text.assemble(
            f"{ARROWS[side]}{count} ", jungle_tile(faced, is_plain=table.terminal.is_plain), " "
        )
        told.append_text(outlook_figures(table.match, table.texts, seat, choice))
        entries.append(Entry(str(number), [choice], text, told))
    return entries


def marks_of(menu: Menu) -> dict[Place, str]:
    """The label of each place that a menu's entries speak of; one place for all is a question mark."""
    places = {
        entry.label: place_of(entry.choices[0]) for entry in menu.entries if "cell" in entry.choices[0].args
    }
    if menu.is_on_map:
        return {place: label for label, place in places.items()}
    kinds = {entry.choices[0].kind for entry in menu.entries}
    if kinds == {"fill"}:
        distinct = set(places.values())
        return {place: "?" if len(distinct) == 1 else label for label, place in places.items()}
    if kinds <= set(PLACING):
        everywhere = {place_of(choice) for entry in menu.entries for choice in entry.choices}
        return dict.fromkeys(sorted(everywhere), "?" if len(everywhere) == 1 else "+")
    shared: dict[Place, list[str]] = {}
    for label, place in places.items():
        shared.setdefault(place, []).append(label)
    return {place: _together(labels) for place, labels in shared.items()}


def _together(labels: Sequence[str]) -> str:
    """All labels of one place, or the first and the last of too many."""
    whole = ",".join(labels) if len(labels) < MARK_WIDTH else "".join(labels)
    return whole if len(whole) <= MARK_WIDTH else f"{labels[0]}{NOTHING}{labels[-1]}"[:MARK_WIDTH]


def meetings(view: dict[str, object], choice: Choice) -> Text:
    """Side by side: an arrow, the workers, and the tile or gap they would face."""
    x, y = place_of(choice)
    # Once the jungle is used up, a gap stays open for good.
    can_fill = bool(view["display"] or view["jungle_left"])
    jungle = {(tile["x"], tile["y"]): tile["tile"] for tile in listed(view["jungle"])}
    workers = {(tile["x"], tile["y"]) for tile in listed(view["workers"])} - {(x, y)}
    parts: list[Text] = []
    for side, count in enumerate(sides_of(choice, rotation_of(choice))):
        faced = (x + NEIGHBOURS[side][0], y + NEIGHBOURS[side][1])
        if count == 0:
            continue
        if faced in jungle:
            parts.append(Text.assemble(f"{ARROWS[side]}{count}", jungle_tile(jungle[faced]).plain.rstrip()))
        elif can_fill and any((faced[0] + dx, faced[1] + dy) in workers for dx, dy in NEIGHBOURS):
            parts.append(Text(f"{ARROWS[side]}{count} ?"))
        else:
            parts.append(Text(f"{ARROWS[side]}{count} {NOTHING}", style=FAINT))
    return Text("  ").join(parts)


def sides_of(choice: Choice, rotation: int) -> list[int]:
    """The workers of a tile on its four sides, turned."""
    sides = WORKER_SIDES[WORKER_NAMES.index(str(choice.args["tile"]))]
    return [sides[(side - rotation) % 4] for side in range(4)]


def rotation_of(choice: Choice) -> int:
    """How a placement turns its tile."""
    rotation = choice.args["rotation"]
    assert isinstance(rotation, int)
    return rotation


def place_of(choice: Choice) -> Place:
    """The cell a choice speaks of."""
    cell = choice.args["cell"]
    assert isinstance(cell, list)
    return cell[0], cell[1]


def listed(tiles: object) -> list[Any]:
    """A list inside a view."""
    assert isinstance(tiles, list)
    return tiles
