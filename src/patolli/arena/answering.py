"""Answering: a bot is asked, and when it breaks down, why, where and in which position."""

from __future__ import annotations

import json
import sys
import traceback
from pathlib import Path
from tempfile import mkstemp

from patolli.bots.bot import Bot, Budget
from patolli.engine.errors import PatolliError, Reason
from patolli.engine.event import Event
from patolli.engine.match import Match


class BotBroke(PatolliError, details=("bot", "seat", "path", "why")):
    """A bot that raised an error or answered what is not legal; the match up to there is in a file."""


def let_answer(bot: Bot, name: str, match: Match, seat: int, budget: Budget) -> list[Event]:
    """Ask a bot and play what it answers; whatever goes wrong is told with its traceback."""
    try:
        return match.play(bot.choose(match.observe(seat), budget), seat)
    except PatolliError as error:
        raise BotBroke(name, seat, str(_kept(match)), error) from error
    except Exception as error:
        # The bot's own lines, for whoever writes it; a worker writes to the same terminal.
        sys.stderr.write("".join(traceback.format_exception(error)))
        raise BotBroke(name, seat, str(_kept(match)), Reason("raised", name=type(error).__name__)) from error


def _kept(match: Match) -> Path:
    """The record of the match in a file that `patolli replay` and `patolli.load` read."""
    number, path = mkstemp(prefix=f"patolli-{match.game.key}-", suffix=".json", text=True)
    with open(number, "w", encoding="utf-8") as file:  # noqa: PTH123  # it is open already
        json.dump(match.record(), file)
    return Path(path)
