"""The score book: every point of a match is written under its source and era."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.material.calendar import ERAS

(
    BLUE_TEMPLE, RED_TEMPLE, GREEN_TEMPLE, AVENUE, PYRAMID_TILES, PYRAMID_ICONS, PYRAMID_LEADER, PYRAMID_STEPS,
    DECORATIONS, DECORATION_ICONS, NOBLES, RESOURCE_BOARDS, TECHNOLOGY_USE, TECHNOLOGY_OWNER, ROYAL_TILES,
    ASCENSION, DISCOVERY_TILES, MASKS, BLUE_BONUS, RED_BONUS, GREEN_BONUS, SALARY, BOT_COCOA, BOT_GOODS,
    BOT_TECHNOLOGIES,
) = range(25)  # fmt: skip

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
