"""`patolli version`: which rules this is."""

from __future__ import annotations

import platform

import patolli
from patolli.cli.arguments import Hand
from patolli.compiled import RUNNING
from patolli.games import all_games
from patolli.i18n import GameTexts


def version(*, terminal: Hand) -> int:
    """Say the version of the program and of every game's rules, and whether they run compiled."""
    terminal.say(f"patolli {patolli.__version__} (Python {platform.python_version()})")
    terminal.say(terminal.text("cli-version-running", running=RUNNING))
    for game in all_games():
        name = GameTexts(terminal.texts, game, ()).name()
        terminal.say(terminal.text("cli-version-game", key=game.key, name=name, rules=game.version))
    return 0
