"""The score book: every point of a match is written under its source and era."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.material.calendar import ERAS

BLUE_TEMPLE: Final = 0
RED_TEMPLE: Final = 1
GREEN_TEMPLE: Final = 2
AVENUE: Final = 3
PYRAMID_TILES: Final = 4
PYRAMID_ICONS: Final = 5
PYRAMID_LEADER: Final = 6
PYRAMID_STEPS: Final = 7
DECORATIONS: Final = 8
DECORATION_ICONS: Final = 9
NOBLES: Final = 10
RESOURCE_BOARDS: Final = 11
TECHNOLOGY_USE: Final = 12
TECHNOLOGY_OWNER: Final = 13
ROYAL_TILES: Final = 14
ASCENSION: Final = 15
DISCOVERY_TILES: Final = 16
MASKS: Final = 17
BLUE_BONUS: Final = 18
RED_BONUS: Final = 19
GREEN_BONUS: Final = 20
SALARY: Final = 21
BOT_COCOA: Final = 22
BOT_GOODS: Final = 23
BOT_TECHNOLOGIES: Final = 24

SOURCES: Final = 25
SOURCE_NAMES: Final[tuple[str, ...]] = (
    "blue_temple", "red_temple", "green_temple", "avenue", "pyramid_tiles", "pyramid_icons", "pyramid_leader",
    "pyramid_steps", "decorations", "decoration_icons", "nobles", "resource_boards", "technology_use",
    "technology_owner", "royal_tiles", "ascension", "discovery_tiles", "masks", "blue_bonus", "red_bonus",
    "green_bonus", "salary", "bot_cocoa", "bot_goods", "bot_technologies",
)  # fmt: skip


class Entry:
    """Points of one source, and what was written before; twins share the pages behind them."""

    def __init__(self, source: int, era: int, points: int, earlier: Entry | None) -> None:
        self.source: Final = source
        self.era: Final = era
        self.points: Final = points
        self.earlier: Final = earlier


def totals(book: Entry | None) -> list[int]:
    """All points of a book, by source and era in one row."""
    sums = [0] * (SOURCES * ERAS)
    entry = book
    while entry is not None:
        sums[entry.source * ERAS + entry.era] += entry.points
        entry = entry.earlier
    return sums


def sheet(book: Entry | None) -> dict[str, list[int]]:
    """The sources that brought or cost anything, with an entry for each era."""
    sums = totals(book)
    lines: dict[str, list[int]] = {}
    for source in range(SOURCES):
        eras = sums[source * ERAS : (source + 1) * ERAS]
        if any(eras):
            lines[SOURCE_NAMES[source]] = eras
    return lines
