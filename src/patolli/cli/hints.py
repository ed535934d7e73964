"""Hints: what a choice costs and gives, and whether it can be taken back."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from patolli.engine.action import Choice
from patolli.engine.match import Match
from patolli.i18n import GameTexts

GAIN: Final = "green"
LOSS: Final = "red"
REVEAL: Final = "magenta"

MINUS: Final = "\N{MINUS SIGN}"


def signed(amount: int) -> str:
    """A figure with its sign, the minus a true one."""
    return f"+{amount}" if amount > 0 else figure(amount)


def figure(amount: int) -> str:
    """A figure, below zero with a true minus."""
    return str(amount).replace("-", MINUS)


def hint(match: Match, texts: GameTexts, seat: int, choice: Choice) -> Text:
    """The signed figures of a choice, as far as the seat can know."""
    preview = match.preview(seat, choice.action)
    parts = [
        Text(f"{signed(amount)} {good(texts, name)}", style=GAIN if amount > 0 else LOSS)
        for name, amount in preview.changes.items()
    ]
    if preview.reveals:
        parts.append(Text(texts.texts.text("cli-then-no-undo"), style=REVEAL))
    return Text("  ").join(parts)


def good(texts: GameTexts, name: str) -> str:
    """What a ledger counts, by its translated name where the game declares one."""
    declared = name in texts.game.nouns.get("good", ())
    return texts.noun("good", name) if declared else name.replace("_", " ")
