"""`patolli verify`: is a record true? It is played again, move by move."""

from __future__ import annotations

import json
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from patolli.cli.arguments import File, Hand, Json
from patolli.cli.terminal import Terminal
from patolli.engine.errors import PatolliError
from patolli.engine.match import Match
from patolli.face import CannotRead, load, read_document
from patolli.i18n.figures import figure

# Told apart from what cannot be read at all, which is 2 as other bad input.
FALSE_RECORD: Final = 1
UNREADABLE: Final = 2


def verify(file: File, /, *, json_: Annotated[Json, Parameter(name="--json")] = False, terminal: Hand) -> int:
    """Check setup, commitment, every move, the scores and the digest of a record."""
    try:
        written = read_document(file)
        with terminal.err.status(Text(terminal.text("cli-verifying"))):
            match = load(written)
    except PatolliError as error:
        if json_:
            terminal.data(json.dumps(refusal(terminal, error), ensure_ascii=True))
        else:
            terminal.fail(error)
        return UNREADABLE if isinstance(error, CannotRead) else FALSE_RECORD
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


def refusal(terminal: Terminal, error: PatolliError) -> dict[str, object]:
    """What is wrong with a record, for machines; the sentence is for people."""
    where = error.details.get("where") or error.details.get("path") or ""
    return {"valid": False, "error": error.kind, "where": where, "text": terminal.texts.error(error)}


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
