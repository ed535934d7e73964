"""Records: a match written down is played again, and must come out the same.

Room card. Whatever is wrong with a record has its place in it named. It must not know a title, nor the file it came from.

Two entries say who sat there and are for readers only, the match is the same without:
`names` has the players' names, seat by seat, perhaps fewer than there are seats; `bots` has
for each seat the name of the bot that played it, or null where a person did.
"""

from __future__ import annotations

import re
from typing import TypeVar

from patolli.engine.chance import commitment
from patolli.engine.errors import BadRecord, PatolliError, Reason, is_not, shown
from patolli.engine.game import Game, Setup
from patolli.engine.match import Match
from patolli.engine.record_format import FORMAT, KNOWN, SETUP

MOVES_LIMIT = 20_000

AnyMatch = TypeVar("AnyMatch", bound=Match)


def replay(game: Game, record: dict[str, object], until: int | None = None) -> Match:
    """Play a record again, to its end or only the first moves of it."""
    return replay_as(Match, game, record, until)


def replay_as(
    kind: type[AnyMatch], game: Game, record: dict[str, object], until: int | None = None
) -> AnyMatch:
    """The same, as a match that can do more than play."""
    _check_names(record, KNOWN, "")
    if record.get("format") != FORMAT:
        raise BadRecord("format", is_not(record.get("format"), Reason("one_of", names=(FORMAT,))))
    if record.get("rules") != game.version:
        raise BadRecord("rules", Reason("other_rules", value=shown(record.get("rules")), known=game.version))
    match = _begin(kind, game, record)
    names_in(record, "names", match.state.seats)
    names_in(record, "bots", match.state.seats)
    moves = _list(record.get("moves"), "moves")
    wanted = len(moves) if until is None else max(0, min(until, len(moves)))
    for index in range(wanted):
        _replay_move(match, moves[index], f"moves[{index}]")
    if until is None:
        _compare(match, record)
    return match


def names_in(record: dict[str, object], entry: str, seats: int) -> list[str]:
    """What a record's `names` or `bots` say of its seats; empty where a person plays."""
    listed = _list(record.get(entry, []), entry)
    if len(listed) > seats:
        raise BadRecord(entry, Reason("at_most", most=seats))
    names: list[str] = []
    for index, name in enumerate(listed):
        if isinstance(name, str):
            names.append(name)
        elif name is None and entry == "bots":
            names.append("")
        else:
            raise BadRecord(f"{entry}[{index}]", is_not(name, Reason("text")))
    return names


def _begin(kind: type[AnyMatch], game: Game, record: dict[str, object]) -> AnyMatch:
    if "position" in record:
        if "setup" in record:
            raise BadRecord("position", Reason("unknown_name"))
        return kind(game, None, record["position"])
    setup = _setup(game, record.get("setup"))
    if record.get("commitment") != commitment(setup.seed):
        raise BadRecord("commitment", Reason("other_seed"))
    return kind(game, setup)


def _setup(game: Game, document: object) -> Setup:
    if not isinstance(document, dict):
        raise BadRecord("setup", is_not(document, Reason("table")))
    _check_names(document, SETUP, "setup.")
    number = seed_of(document.get("seed"))
    try:
        return game.setup(
            document.get("seats"), document.get("options"), number, document.get("confirm_turns", False)
        )
    except PatolliError as error:
        raise BadRecord("setup", error) from error


def _check_names(document: dict[str, object], known: tuple[str, ...], path: str) -> None:
    for name in document:
        if name not in known:
            raise BadRecord(f"{path}{name}", Reason("unknown_name"))


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise BadRecord(where, is_not(value, Reason("list")))
    if len(value) > MOVES_LIMIT:
        raise BadRecord(where, Reason("at_most", most=MOVES_LIMIT))
    return value


def seed_of(text: object) -> int:
    """The seed behind its hexadecimal text, written as Python writes it."""
    if isinstance(text, str) and re.fullmatch("0x(0|[1-9a-f][0-9a-f]{0,63})", text):
        return int(text, 16)
    raise BadRecord("setup.seed", is_not(text, Reason("hexadecimal")))


def _replay_move(match: Match, line: object, where: str) -> None:
    seat, _, text = line.partition(" ") if isinstance(line, str) else ("", "", "")
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise BadRecord(where, is_not(line, Reason("move")))
    try:
        if text == "undo":
            match.take_back(int(seat))
        else:
            match.play(text, int(seat))
    except PatolliError as error:
        raise BadRecord(where, error) from error


def _compare(match: Match, record: dict[str, object]) -> None:
    found = {"over": match.is_over, "scores": match.scores(), "digest": match.digest()}
    for name, value in found.items():
        if record.get(name) != value or type(record.get(name)) is not type(value):
            raise BadRecord(name, Reason("leads_to", value=shown(value)))
