"""`patolli verify`: is a record true? It is played again, move by move."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter

import patolli
from patolli.cli.arguments import File, Hand, Json
from patolli.engine.match import Match
from patolli.i18n.figures import figure


def verify(file: File, /, *, json_: Annotated[Json, Parameter(name="--json")] = False, terminal: Hand) -> int:
    """Check setup, commitment, every move, the scores and the digest of a record."""
    with terminal.err.status(terminal.text("cli-verifying")):
        match = patolli.load(file)
    if json_:
        terminal.data(json.dumps(document(match), ensure_ascii=True))
        return 0
    scores = ", ".join(figure(score) for score in match.scores())
    count = len(match.history)
    if match.is_over:
        terminal.say(terminal.text("cli-verified-finished", moves=count, scores=scores), "green")
    else:
        terminal.say(terminal.text("cli-verified-open", moves=count, scores=scores), "green")
    terminal.say(match.digest(), "dim")
    return 0


def document(match: Match) -> dict[str, object]:
    """What was found, for machines."""
    return {
        "valid": True,
        "game": match.game.key,
        "rules": match.game.version,
        "seats": match.state.seats,
        "moves": len(match.history),
        "over": match.is_over,
        "scores": match.scores(),
        "digest": match.digest(),
    }
