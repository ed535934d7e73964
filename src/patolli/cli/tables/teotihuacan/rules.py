"""The chapters of Teotihuacan's rules."""

from __future__ import annotations

from typing import Final

from patolli.cli.tables.rules import Chapter

RESOURCE_BOARDS: Final = (
    "teotihuacan-board-forest",
    "teotihuacan-board-stone-quarry",
    "teotihuacan-board-gold-deposits",
)
CHAPTERS: Final = (
    Chapter("web-teotihuacan-rules-goal", "web-teotihuacan-rules-goal-text"),
    Chapter(
        "web-teotihuacan-rules-turn",
        "web-teotihuacan-rules-turn-move",
        "web-teotihuacan-rules-turn-collect",
        "web-teotihuacan-rules-turn-worship",
        "web-teotihuacan-rules-turn-work",
        "web-teotihuacan-about-locked",
    ),
    Chapter("teotihuacan-board-palace", "web-teotihuacan-about-palace"),
    Chapter(RESOURCE_BOARDS, "web-teotihuacan-about-gathering"),
    Chapter("teotihuacan-board-alchemy", "web-teotihuacan-about-alchemy"),
    Chapter("teotihuacan-board-nobles", "web-teotihuacan-about-nobles"),
    Chapter("teotihuacan-board-decorations", "web-teotihuacan-about-decorations"),
    Chapter("teotihuacan-board-construction", "web-teotihuacan-about-construction"),
    Chapter("teotihuacan-heading-temples", "web-teotihuacan-rules-temples-text"),
    Chapter(
        "teotihuacan-heading-discovery-tiles", "web-teotihuacan-about-discovery", "web-teotihuacan-about-mask"
    ),
    Chapter("web-teotihuacan-rules-ascension", "web-teotihuacan-rules-ascension-text"),
    Chapter(
        "web-teotihuacan-rules-eclipse", "web-teotihuacan-rules-eclipse-text", "web-teotihuacan-about-salary"
    ),
    Chapter("teotihuacan-automaton-teotibot", "web-teotihuacan-bot-about"),
    Chapter("web-teotihuacan-rules-end", "web-teotihuacan-rules-end-text"),
)
