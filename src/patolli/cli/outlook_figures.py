"""Outlook figures: what a choice costs and gives, and whether it can be taken back."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from patolli.engine.action import Choice
from patolli.engine.match import Match
from patolli.i18n import GameTexts

GAIN: Final = "green"
LOSS: Final = "red"
REVEAL: Final = "magenta"


def outlook_figures(match: Match, texts: GameTexts, seat: int, choice: Choice) -> Text:
    """The signed figures of a choice, as far as the seat can know."""
    (seen,) = match.outlook(seat, actions=[choice])
    parts = [
        Text(texts.amount(name, amount, sign=True), style=GAIN if amount > 0 else LOSS)
        for name, amount in seen.changes.items()
    ]
    if seen.reveals:
        parts.append(Text(texts.texts.text("cli-then-no-undo"), style=REVEAL))
    return Text("  ").join(parts)
