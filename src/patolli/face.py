"""The public face: start a match, or load a record, a position or a file."""

from __future__ import annotations

import json
import secrets
from os import PathLike
from pathlib import Path

from patolli.engine.action import Choice
from patolli.engine.chance import SEED_LIMIT
from patolli.engine.errors import BadPosition, BadRecord, PatolliError
from patolli.engine.match import Match
from patolli.engine.record import replay
from patolli.games import game_of

__all__ = ["Choice", "Match", "PatolliError", "load", "start"]

# A record of a very long match is far below this.
FILE_LIMIT = 8 << 20


def start(game: str, seats: int = 2, seed: int | None = None, options: dict[str, str] | None = None) -> Match:
    """Begin a match; without a seed a secret one is drawn."""
    rules = game_of(game)
    spent = secrets.randbelow(SEED_LIMIT) if seed is None else seed
    return Match(rules, rules.setup(seats, {} if options is None else options, spent))


def load(source: dict[str, object] | str | PathLike[str]) -> Match:
    """The match behind a record or a position, given as a document or a file."""
    try:
        document = source if isinstance(source, dict) else read_document(Path(source))
    except TypeError as error:
        raise BadRecord(source, "is neither a document nor a path") from error
    if "moves" in document or "format" in document:
        return replay(game_of(document.get("game")), document)
    if "game" not in document:
        raise BadPosition("position.game", "is missing")
    return Match(game_of(document["game"]), None, document)


def read_document(path: Path) -> dict[str, object]:
    """The document in a JSON file; BadRecord says why it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(FILE_LIMIT + 1)
        if len(content) > FILE_LIMIT:
            raise BadRecord(path, "is too large")
        document = json.loads(content)
    except OSError as error:
        raise BadRecord(path, error.strerror or "cannot be read") from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(path, f"is not a JSON document: {error}") from error
    if not isinstance(document, dict):
        raise BadRecord(path, "is not a record or a position")
    return document
