"""The players' panels, Teotibot's tiles, technologies and royal tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from patolli.cli.players import IDENTITIES
from patolli.cli.tables.styles import FAINT
from patolli.cli.tables.teotihuacan.look import (
    DASH,
    GOOD_SIGNS,
    TITLE,
    TURN,
    all_goods,
    discoveries,
    joined,
    temple_sign,
    wrapped,
)
from patolli.cli.tables.teotihuacan.tracks import WIDTH
from patolli.games.teotihuacan.material.goods import GOLD
from patolli.games.teotihuacan.material.solo import SLOT_NAMES, SLOT_OF_SUM
from patolli.games.teotihuacan.material.technologies import (
    COLUMNS,
    GOLD_COST,
    SLOT_TEMPLE,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_NUMBERS,
)
from patolli.games.teotihuacan.material.temples import TEMPLE_NAMES
from patolli.i18n import GameTexts

ARROWS: Final = {"left": "←", "right": "→"}


def players(view: Mapping[str, Any], texts: GameTexts) -> list[Text]:
    """Everybody's panel, the viewer's own first."""
    seats = list(range(len(view["players"])))
    first = view["viewer"] or 0
    return [line for seat in seats[first:] + seats[:first] for line in player(view, texts, seat)]


def player(view: Mapping[str, Any], texts: GameTexts, seat: int) -> list[Text]:
    """Name and points; goods and salary; workers; technologies and tiles."""
    own = view["players"][seat]
    identity = IDENTITIES[seat % len(IDENTITIES)]
    points = f"{own['points']} {texts.noun('good', 'points')}"
    name = Text(texts.player(seat), style=TITLE)
    name.append(f" {TURN}" if seat in view["to_act"] else "")
    name.truncate(WIDTH - 3 - len(points), overflow="ellipsis")
    name.pad_right(WIDTH - 2 - len(points) - name.cell_len)
    goods = Text.assemble("  ", all_goods(own))
    if own["salary"]:
        goods.append(f"   {texts.noun('heading', 'salary')} {own['salary']}{GOOD_SIGNS[3]}", style=FAINT)
    lines = [Text.assemble((identity.shape, identity.style), " ", name, (points, TITLE)), goods]
    return [*lines, *_workers(own, texts), *_possessions(own)]


def _workers(own: Mapping[str, Any], texts: GameTexts) -> list[Text]:
    """Power and place of every worker; locked ones in brackets."""
    words: list[str] = []
    for worker in own["workers"]:
        power = f"[{worker['power']}]" if worker["space"] else str(worker["power"])
        words.append(f"{power} {texts.noun('board', worker['board'])}")
    return [Text(line, style=FAINT) for line in wrapped(words, WIDTH, " · ")]


def _possessions(own: Mapping[str, Any]) -> list[Text]:
    parts: list[Text] = []
    if own["technologies"]:
        numbers = [TECHNOLOGY_NUMBERS[TECHNOLOGY_NAMES.index(name)] for name in own["technologies"]]
        parts.append(Text("T" + ",".join(map(str, numbers))))
    if own["tiles"]:
        parts.append(discoveries(own["tiles"]))
    if own["used_tiles"]:
        parts.append(Text.assemble("(", discoveries(own["used_tiles"]), ")", style=FAINT))
    return [Text.assemble("  ", joined(parts, "  "))] if parts else []


def automaton(view: Mapping[str, Any], texts: GameTexts, dice: tuple[int, int] | None) -> list[Text]:
    """Teotibot's action tiles by the sum of the dice that finds them, and how they will shift."""
    bot = view["bot"]
    if not bot:
        return []
    lines = [Text(texts.noun("heading", "action_tiles"), style=TITLE)]
    for slots in ((0,), (1, 2), (3, 4, 5)):
        tiles = [f"{_sums(slot)} {texts.noun('action_tile', bot['tiles'][slot])}" for slot in slots]
        lines.extend(Text(line) for line in wrapped(tiles, WIDTH, " · "))
    aside = texts.noun("action_tile", bot["aside"])
    arrows = " ".join(ARROWS[way] for way in bot["directions"])
    lines.append(Text(f"  {texts.noun('heading', 'set_aside')}  {aside}", style=FAINT))
    last = f"  {texts.noun('heading', 'directions')}  {arrows}"
    if dice is not None:
        last += f"   {texts.noun('heading', 'dice')}  {dice[0]} + {dice[1]}"
    return [*lines, Text(last, style=FAINT)]


def _sums(slot: int) -> str:
    """The sums of two dice that find a slot."""
    sums = [total for total, found in enumerate(SLOT_OF_SUM) if found == slot]
    return f"{sums[0]}{DASH}{sums[-1]}" if sums else DASH


def technologies(view: Mapping[str, Any], texts: GameTexts) -> Table:
    """The row that one worker reaches, and the row for two or more."""
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    title = texts.noun("heading", "technologies")
    table.add_row(Text(f"{title} ♙1", style=TITLE), Text(f"{title} ♙2", style=TITLE))
    for slot in range(COLUMNS):
        table.add_row(_technology(view, texts, slot), _technology(view, texts, slot + COLUMNS))
    return table


def _technology(view: Mapping[str, Any], texts: GameTexts, slot: int) -> Text:
    """The temple it climbs, number and effect, price, owners."""
    entry = view["technologies"][slot]
    owners = [Text(IDENTITIES[seat].shape, style=IDENTITIES[seat].style) for seat in entry["owners"]]
    price = f" {GOLD_COST[TECHNOLOGY_NAMES.index(entry['technology'])]}{GOOD_SIGNS[GOLD]} "
    return Text.assemble(
        temple_sign(TEMPLE_NAMES[SLOT_TEMPLE[slot]]),
        " ",
        texts.noun("technology", entry["technology"]),
        (price, FAINT),
        joined(owners, ""),
    )


def slots_in_words(texts: GameTexts) -> str:
    """Which sums find which place of the action pyramid."""
    return " · ".join(
        f"{_sums(slot)} {texts.noun('action_slot', name)}" for slot, name in enumerate(SLOT_NAMES)
    )
