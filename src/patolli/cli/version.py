"""`patolli version`: which rules this is."""

from __future__ import annotations

import json
import platform
from typing import Annotated

from cyclopts import Parameter

import patolli
from patolli.cli.arguments import Hand, Json
from patolli.compiled import RUNNING
from patolli.games import all_games
from patolli.i18n import GameTexts


def version(*, json_: Annotated[Json, Parameter(name="--json")] = False, terminal: Hand) -> int:
    """Say the version of the program and of every game's rules, and whether they run compiled."""
    if json_:
        rules = {game.key: game.version for game in all_games()}
        versions = {"patolli": patolli.__version__, "python": platform.python_version()}
        terminal.data(json.dumps({**versions, "running": RUNNING, "rules": rules}, ensure_ascii=True))
        return 0
    terminal.say(f"patolli {patolli.__version__} (Python {platform.python_version()})")
    terminal.say(terminal.text("cli-version-running", running=RUNNING))
    for game in all_games():
        name = GameTexts(terminal.texts, game, ()).name()
        terminal.say(terminal.text("cli-version-game", key=game.key, name=name, rules=game.version))
    return 0
