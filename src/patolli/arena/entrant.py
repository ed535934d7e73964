"""Entrants: a bot by name, with the thought it is given: `search@500`, `search@0.1s`."""

from __future__ import annotations

import time
from dataclasses import dataclass

from patolli.bots.bot import Bot, Budget
from patolli.bots.lineup import bot_of
from patolli.engine.errors import PatolliError


class BadEntrant(PatolliError, details=("entrant",)):
    """A bot whose budget cannot be read."""


@dataclass(frozen=True)
class Entrant:
    """Who plays, and how long it may think about each decision."""

    bot: str
    iterations: int = -1
    seconds: float = -1.0

    @staticmethod
    def read(text: str) -> Entrant:
        """The entrant behind a text; a number of tries, or of seconds with an s."""
        name, at, amount = text.partition("@")
        # Unknown bots are refused before the first match, not in the middle of a tournament.
        bot_of(name)
        if not at:
            return Entrant(name)
        try:
            if amount.endswith("s"):
                entrant = Entrant(name, seconds=float(amount.removesuffix("s")))
            else:
                entrant = Entrant(name, iterations=int(amount))
        except ValueError:
            raise BadEntrant(text) from None
        if not (0 < entrant.seconds < 3600 or 0 < entrant.iterations <= 10_000_000):
            raise BadEntrant(text)
        return entrant

    @property
    def name(self) -> str:
        """The entrant as it was written."""
        if self.iterations > 0:
            return f"{self.bot}@{self.iterations}"
        if self.seconds > 0:
            return f"{self.bot}@{self.seconds:g}s"
        return self.bot

    def budget(self) -> Budget:
        """The thought it is given; seconds are the processor's, so that a busy machine plays the same match."""
        return Budget(self.iterations, self.seconds, time.process_time)

    def seated(self, seed: int) -> Bot:
        """The bot, ready to play one match."""
        return bot_of(self.bot, seed)
