"""Records: a match written down is played again, and must come out the same."""

from __future__ import annotations

import re

from patolli.engine.chance import commitment
from patolli.engine.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadSetup,
    PatolliError,
    UnknownOption,
    shown,
)
from patolli.engine.game import Game, Setup
from patolli.engine.match import Match

MOVES_LIMIT = 20_000
KNOWN = (
    "format",
    "game",
    "rules",
    "setup",
    "commitment",
    "position",
    "moves",
    "over",
    "scores",
    "digest",
    "names",
)


def replay(game: Game, record: dict[str, object], until: int | None = None) -> Match:
    """Play a record again, to its end or only the first moves of it."""
    for name in record:
        if name not in KNOWN:
            raise BadRecord(name, "is not known in a record")
    if record.get("format") != "patolli match 1":
        raise BadRecord("format", f"must be 'patolli match 1', not {shown(record.get('format'))}")
    if record.get("rules") != game.version:
        raise BadRecord(
            "rules", f"these are rules {game.version} of {game.key}, not {shown(record.get('rules'))}"
        )
    # Who sat where is for readers; the match is the same without.
    names = record.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRecord("names", f"must be a list of texts, not {shown(names)}")
    match = _begin(game, record)
    moves = record.get("moves")
    if not isinstance(moves, list) or len(moves) > MOVES_LIMIT:
        raise BadRecord("moves", "must be a list of moves")
    wanted = len(moves) if until is None else max(0, min(until, len(moves)))
    for index in range(wanted):
        _replay_move(match, moves[index], f"moves[{index}]")
    if until is None:
        _compare(match, record)
    return match


def _begin(game: Game, record: dict[str, object]) -> Match:
    if "position" in record:
        if "setup" in record:
            raise BadRecord("position", "cannot stand beside a setup")
        return Match(game, None, record["position"])
    setup = _setup(game, record.get("setup"))
    if record.get("commitment") != commitment(setup.seed):
        raise BadRecord("commitment", "does not belong to the seed")
    return Match(game, setup)


def _setup(game: Game, document: object) -> Setup:
    if not isinstance(document, dict) or set(document) != {"seats", "options", "seed"}:
        raise BadRecord("setup", "must hold seats, options and seed")
    number = seed_of(document["seed"])
    try:
        return game.setup(document["seats"], document["options"], number)
    except (BadSetup, UnknownOption) as error:
        raise BadRecord("setup", str(error)) from error


def seed_of(text: object) -> int:
    """The seed behind its hexadecimal text, written as Python writes it."""
    if isinstance(text, str) and re.fullmatch("0x(0|[1-9a-f][0-9a-f]{0,63})", text):
        return int(text, 16)
    raise BadRecord("setup.seed", f"must be a hexadecimal text, not {shown(text)}")


def _replay_move(match: Match, line: object, where: str) -> None:
    if not isinstance(line, str):
        raise BadRecord(where, f"must be a text, not {shown(line)}")
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise BadRecord(where, f"must begin with a seat: {shown(line)}")
    try:
        if text == "undo":
            match.take_back(int(seat))
        else:
            match.play(text, int(seat))
    except (BadNotation, BadPosition) as error:
        raise BadRecord(where, str(error)) from error
    except PatolliError as error:
        raise BadRecord(where, f"{shown(line)} cannot be played: {error}") from error


def _compare(match: Match, record: dict[str, object]) -> None:
    if record.get("over") is not match.is_over:
        raise BadRecord(
            "over", f"the moves lead to a match that is {'over' if match.is_over else 'not over'}"
        )
    if record.get("scores") != match.scores():
        raise BadRecord("scores", f"the moves lead to {match.scores()}, not {shown(record.get('scores'))}")
    if record.get("digest") != match.digest():
        raise BadRecord("digest", "the moves lead to another position")
