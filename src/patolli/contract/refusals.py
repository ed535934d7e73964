"""Refusals: what is wrong is named by the right error, whatever can be wrong in any game."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from patolli.contract.promise import BrokenContract, keep
from patolli.engine.errors import (
    BadNotation,
    BadRecord,
    BadSetup,
    IllegalAction,
    NoSuchSeat,
    NotYourDecision,
    PatolliError,
    UnknownOption,
)
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.record import replay

# Python refuses to write such a number.
ENDLESS: Final = 10**5000
DEPTH: Final = 980
NONSENSE: Final = "no_such_word"

Attempt = Callable[[], object]


def check_refusals(game: Game, record: dict[str, Any]) -> None:
    """Everything wrong is refused; the record is of a match that is over."""
    _check_setups(game)
    _check_seats(game)
    _check_actions(game)
    _check_records(game, record)
    _check_nesting(game, record)


def refused(attempt: Attempt, error: type[PatolliError], naming: str = "") -> None:
    """The attempt meets this error, and the error names the thing."""
    try:
        attempt()
    except PatolliError as refusal:
        keep(isinstance(refusal, error), f"{error.kind} is the error for this", refusal)
        keep(naming in str(refusal), f"the error names {naming}", refusal)
        return
    raise BrokenContract(f"this must be refused as {error.kind}, naming {naming!r}")


def _first(game: Game) -> Match:
    return Match(game, game.setup(game.seats[0], {}, 1))


def _check_setups(game: Game) -> None:
    fewest = game.seats[0]
    refused(lambda: game.setup(game.seats[-1] + 1, {}, 1), BadSetup, f"value {game.seats[-1] + 1}")
    refused(lambda: game.setup(ENDLESS, {}, 1), BadSetup)
    refused(lambda: game.setup(fewest, {}, -1), BadSetup, "-1")
    refused(lambda: game.setup(fewest, {NONSENSE: "1"}, 1), UnknownOption, NONSENSE)
    for option in game.options:
        refused(partial(game.setup, fewest, {option.name: NONSENSE}, 1), UnknownOption, NONSENSE)
        refused(partial(game.setup, fewest, {option.name: ENDLESS}, 1), UnknownOption, option.name)


def _check_seats(game: Game) -> None:
    match = _first(game)
    for seat in (-1, game.seats[0]):
        for attempt in _deeds_of(match, seat):
            refused(attempt, NoSuchSeat, f"seat {seat}")


def _deeds_of(match: Match, seat: int) -> Iterator[Attempt]:
    yield lambda: match.view(seat)
    yield lambda: match.observe(seat)
    yield lambda: match.choices(seat)
    yield lambda: match.take_back(seat)
    yield lambda: match.play(match.choices()[0], seat)


def _check_actions(game: Game) -> None:
    match = _first(game)
    asked = {decision.seat for decision in match.pending()}
    legal = match.choices()[0]
    refused(lambda: match.play(NONSENSE), BadNotation, NONSENSE)
    refused(lambda: match.play(f"{legal.notation} {NONSENSE}"), BadNotation, NONSENSE)
    refused(lambda: match.play(ENDLESS), IllegalAction)
    for seat in set(range(game.seats[0])) - asked:
        refused(partial(match.play, legal, seat), NotYourDecision, str(seat))


def _check_records(game: Game, record: dict[str, Any]) -> None:
    replay(game, record)
    last = len(record["moves"]) - 1
    wrong = copy.deepcopy(record)
    wrong["moves"][last] = f"0 {NONSENSE}"
    refused(lambda: replay(game, wrong), BadRecord, f"moves[{last}]")
    shorter = {**record, "moves": record["moves"][:-1]}
    refused(lambda: replay(game, shorter), BadRecord, "over")
    better = {**record, "scores": [record["scores"][0] + 1, *record["scores"][1:]]}
    refused(lambda: replay(game, better), BadRecord, "scores")
    refused(lambda: replay(game, {**record, "rules": game.version + 1}), BadRecord, "rules")


def _check_nesting(game: Game, record: dict[str, Any]) -> None:
    deep: list[Any] = []
    for _ in range(DEPTH):
        deep = [deep]
    position = _first(game).position()
    for name in position:
        if name != "game":
            refused(partial(Match, game, None, {**position, name: deep}), PatolliError, name)
    for name in record:
        if name != "game":
            refused(partial(replay, game, {**record, name: deep}), PatolliError, name)
