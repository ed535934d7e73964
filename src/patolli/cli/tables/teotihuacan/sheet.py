"""The score sheet at the end, and the legend behind the question mark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.columns import columns
from patolli.cli.players import IDENTITIES
from patolli.cli.tables.teotihuacan.look import (
    AVENUE,
    BUILDING,
    DARK,
    DASH,
    DISCOVERY_SIGNS,
    GOOD_SIGNS,
    LIGHT,
    NEUTRAL_SIGNS,
    TITLE,
    TRACK,
    goods,
    temple_sign,
)
from patolli.cli.tables.teotihuacan.panels import slots_in_words
from patolli.cli.tables.teotihuacan.pyramid import EMPTY, PLACED
from patolli.games.teotihuacan.material.discovery_tiles import COST, KIND_NAMES
from patolli.games.teotihuacan.material.goods import GOOD_NAMES
from patolli.games.teotihuacan.material.temples import (
    STEP_COCOA,
    STEP_POINTS,
    STEP_RESOURCES,
    STEPS,
    TEMPLE_NAMES,
    TEMPLES,
)
from patolli.games.teotihuacan.score_book import SOURCE_NAMES
from patolli.i18n import GameTexts
from patolli.i18n.figures import MINUS, figure


def sheet(view: Mapping[str, Any], texts: GameTexts) -> Table:
    """Every source of points that anybody had, adding up to the score."""
    seats = range(len(view["players"]))
    table = columns([""], [f"{IDENTITIES[seat].shape} {texts.player(seat)}" for seat in seats])
    books = [player["sheet"] for player in view["players"]]
    for source in SOURCE_NAMES:
        points = [sum(book.get(source, ())) for book in books]
        if any(points):
            table.add_row(texts.noun("source", source), *map(figure, points))
    totals = [Text(figure(player["points"]), style=TITLE) for player in view["players"]]
    table.add_row(Text(texts.noun("heading", "total"), style=TITLE), *totals)
    return table


def legend(texts: GameTexts) -> RenderableType:
    """What the signs stand for, what temple steps pay, and which sums find Teotibot's tiles."""
    return Group(
        Text(_signs(texts)), Text(), _discovery_tiles(texts), Text(), _temples(texts), Text(_bot(texts))
    )


def _signs(texts: GameTexts) -> str:
    named = [f"{sign} {texts.noun('good', name)}" for sign, name in zip(GOOD_SIGNS, GOOD_NAMES, strict=True)]
    named.append(f"✦ {texts.noun('good', 'points')}")
    for sign, heading in (
        (AVENUE, "avenue"),
        (TRACK, "pyramid_track"),
        (BUILDING, "building_row"),
        (f"{LIGHT} {DARK}", "calendar"),
        ("♙", "workers"),
        ("[ ]", "locked"),
        (" ".join(NEUTRAL_SIGNS), "neutral_workers"),
        (f"¢ {MINUS}2 +3", "prices"),
        ("◇", "any_resource"),
        ("1 2 3 4", "level"),
        ("".join(PLACED.values()), "decorated"),
        ("".join(EMPTY.values()), "undecorated"),
        ("*", "star"),
    ):
        named.append(f"{sign} {texts.noun('heading', heading)}")
    return " · ".join(named)


def _discovery_tiles(texts: GameTexts) -> Table:
    """Sign, name and price of every kind of discovery tile, in three columns."""
    table = Table.grid(padding=(0, 3))
    cells = [
        Text.assemble(
            (f"{DISCOVERY_SIGNS[kind]:<3}", TITLE),
            texts.noun("discovery", kind),
            " ",
            goods(COST[number], MINUS),
        )
        for number, kind in enumerate(KIND_NAMES)
    ]
    rows = len(cells) // 3
    for row in range(rows):
        table.add_row(*cells[row::rows])
    return table


def _temples(texts: GameTexts) -> Table:
    """What each step of each temple pays."""
    table = Table.grid(padding=(0, 1))
    table.add_row("", "", *(Text(str(step), style=TITLE) for step in range(1, STEPS)))
    for temple in TEMPLES:
        pays: list[str] = []
        for step in range(1, STEPS):
            place = temple * STEPS + step
            parts = [
                f"{amount}{sign}"
                for amount, sign in (
                    (STEP_RESOURCES[place], "◇"),
                    (STEP_POINTS[place], "✦"),
                    (STEP_COCOA[place], GOOD_SIGNS[3]),
                )
                if amount
            ]
            pays.append(" ".join(parts) or DASH)
        name = TEMPLE_NAMES[temple]
        table.add_row(temple_sign(name), texts.noun("temple", name), *pays)
    return table


def _bot(texts: GameTexts) -> str:
    return f"\n{texts.noun('automaton', 'teotibot')}  {slots_in_words(texts)}"
