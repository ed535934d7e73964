"""Standing orders: answers that a player may give once and for all."""

from __future__ import annotations

from typing import Final


class StandingOrder:
    """Which question it answers, and with which of the legal answers (0 the first, -1 the last)."""

    def __init__(self, name: str, decision: str, answer: int = 0) -> None:
        self.name: Final = name
        self.decision: Final = decision
        self.answer: Final = answer
