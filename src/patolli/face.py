"""The public face: start a match, or load a record, a position or a file."""

from __future__ import annotations

import json
import secrets
from os import PathLike
from pathlib import Path

from patolli import disk
from patolli.engine.action import Choice
from patolli.engine.chance import SEED_LIMIT
from patolli.engine.errors import BadPosition, BadRecord, PatolliError, Reason, is_not, shown
from patolli.engine.match import Match
from patolli.engine.record import replay
from patolli.games import game_of

__all__ = ["Choice", "Match", "PatolliError", "load", "start"]

# A record of a very long match is far below this.
MEGABYTES = 8


class CannotRead(BadRecord):
    """A file that is not there, cannot be opened, or is no document."""

    kind = "cannot_read"
    details_names = ("path", "why")


def start(game: str, seats: int = 2, seed: int | None = None, options: dict[str, str] | None = None) -> Match:
    """Begin a match; without a seed a secret one is drawn.

    >>> match = start("cacao", seats=2, seed=1)
    >>> match
    Match('cacao', seats=2, seed=1, moves=0)
    >>> match.pending()
    [PlaceWorker(seat=1)]
    >>> match.choices()[:2]
    [Choice('place 1-1-1-1 0 0,-1'), Choice('place 1-1-1-1 0 -1,0')]
    """
    rules = game_of(game)
    spent = secrets.randbelow(SEED_LIMIT) if seed is None else seed
    return Match(rules, rules.setup(seats, {} if options is None else options, spent))


def load(source: dict[str, object] | str | PathLike[str]) -> Match:
    """The match behind a record or a position, given as a document or a file.

    >>> match = start("cacao", seats=2, seed=1)
    >>> match.play("place 1-1-1-1 0 0,-1")[0]
    Event('worker_placed', seat=1, tile='1-1-1-1', rotation=0, cell=[0, -1])
    >>> load(match.record())
    Match('cacao', seats=2, seed=1, moves=1)
    >>> load(match.position()).digest() == match.digest()
    True
    """
    try:
        document = source if isinstance(source, dict) else read_document(Path(source))
    except TypeError as error:
        raise CannotRead(shown(source), is_not(source, Reason("text"))) from error
    if "moves" in document or "format" in document:
        return replay(game_of(document.get("game")), document)
    if "game" not in document:
        raise BadPosition("position.game", Reason("missing"))
    return Match(game_of(document["game"]), None, document)


def read_document(path: Path) -> dict[str, object]:
    """The document in a JSON file; CannotRead says why there is none."""
    most = MEGABYTES << 20
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise CannotRead(str(path), disk.why(error)) from error
    if len(content) > most:
        raise CannotRead(str(path), Reason("too_large", megabytes=MEGABYTES))
    try:
        document = json.loads(content)
    except json.JSONDecodeError as error:
        raise CannotRead(f"{path}:{error.lineno}", Reason("not_json")) from error
    except (ValueError, RecursionError) as error:
        raise CannotRead(str(path), Reason("not_json")) from error
    if not isinstance(document, dict):
        raise CannotRead(str(path), is_not(document, Reason("table")))
    return document
