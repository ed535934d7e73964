"""The chapters of Cacao's rules."""

from __future__ import annotations

from typing import Final

from patolli.cli.tables.rules import Chapter

CHAPTERS: Final = (
    Chapter("rules-cacao-goal", "rules-cacao-goal-text"),
    Chapter(
        "rules-cacao-turn",
        "rules-cacao-turn-place",
        "rules-cacao-turn-fill",
        "rules-cacao-turn-act",
        "rules-cacao-turn-draw",
    ),
    Chapter("rules-cacao-place", "rules-cacao-place-text", "rules-cacao-place-workers"),
    Chapter("rules-cacao-fill", "rules-cacao-fill-text", "rules-cacao-fill-many"),
    Chapter("rules-cacao-act", "rules-cacao-act-text", "rules-cacao-act-order"),
    Chapter(
        "rules-cacao-tiles",
        "rules-cacao-tile-plantation",
        "rules-cacao-tile-market",
        "rules-cacao-tile-mine",
        "rules-cacao-tile-water",
        "rules-cacao-tile-sun",
        "rules-cacao-tile-temple",
    ),
    Chapter("rules-cacao-overbuild", "rules-cacao-overbuild-text"),
    Chapter("rules-cacao-end", "rules-cacao-end-text", "rules-cacao-end-temples", "rules-cacao-end-tie"),
)
