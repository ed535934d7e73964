"""Bad input of every shape: nothing but a PatolliError escapes."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import patolli
from patolli.engine.action import Choice
from patolli.engine.chance import QuickChance
from patolli.engine.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalAction,
    NoSuchSeat,
    NotYourDecision,
    PatolliError,
    UnknownGame,
    UnknownOption,
)
from patolli.engine.match import Match
from patolli.games.cacao.game import GAME
from tests.games.bad_input import anything_of, edited, play_on, survives
from tests.games.cacao.recording import MATCHES
from tests.games.cacao.table import Table, table, village

FEW, MANY = 200, 10_000

words = st.text(max_size=12) | st.sampled_from(
    ["place", "fill", "1-1-1-1", "0", "0,-1", "sell", "-1", "market_2"]
)
names = st.sampled_from(["cacao", "end_turn", "together", "in_any_order", "use_workers", "temple", "2-1-0-1"])
anything = anything_of(words, names)


def begun(seats: int, moves: int, declining: str = "selling") -> Match:
    match = patolli.start("cacao", seats, moves, {"declining": declining})
    chance = QuickChance(moves)
    while len(match.moves) < moves and not match.is_over:
        choices = match.choices()
        match.play(choices[chance.below(len(choices))])
    return match


# Positions at every stage of a turn: placing, filling, acting together, and over.
POSITIONS: list[Table] = [
    begun(seats, moves, declining).position()
    for seats, moves, declining in [
        (2, 0, "selling"),
        (2, 13, "selling"),
        (3, 24, "selling"),
        (4, 31, "everything"),
        (4, 47, "everything"),
        (2, 900, "selling"),
    ]
] + [table(village(sun=2, hand=("2-1-0-1",)), village())]
RECORDS: list[Table] = [
    json.loads(path.read_text(encoding="utf-8")) for path in sorted(MATCHES.glob("2-*.json"))
] + [patolli.load(POSITIONS[1]).record()]


def try_positions(document: Any) -> None:
    survives(lambda: play_on(document))


def try_any_document(document: Any) -> None:
    survives(lambda: GAME.from_position(document))
    if isinstance(document, dict):
        survives(lambda: patolli.load(document))
        survives(lambda: patolli.load({"game": "cacao", **document}))
        record = {"format": "patolli match 1", "game": "cacao", "rules": GAME.version, **document}
        survives(lambda: patolli.load(record))


def try_records(record: Any) -> None:
    survives(lambda: patolli.load(record))


def try_setup(seats: Any, seed: Any, options: Any) -> None:
    survives(lambda: patolli.start("cacao", seats, seed, options))
    survives(lambda: patolli.start(seats, 2, seed, options))
    survives(lambda: patolli.load(options))


def try_actions(match: Match, choice: Any, seat: Any) -> None:
    survives(lambda: match.choices(seat))
    survives(lambda: match.view(seat))
    survives(lambda: match.observe(seat))
    survives(lambda: match.outlook(seat, actions=[choice]))
    survives(lambda: match.take_back(seat))
    survives(lambda: match.play(choice, seat))
    # If it happened to be legal, it is written down as ever.
    survives(lambda: patolli.load(match.record()))


seats_of_all_kinds = st.none() | st.integers(-3, 6) | st.integers() | anything
choices_of_all_kinds = (
    st.integers()
    | st.integers(0, 1 << 50)
    | words
    | st.lists(words, max_size=5).map(" ".join)
    | st.builds(Choice, st.integers(), words, st.just({}), words)
    | st.sampled_from(["sell 0", "sell 1", "place 1-1-1-1 0 1,0", "send 0", "place 2-1-0-1 0 1,0"])
    | anything
)
matches = st.sampled_from([(2, 0), (2, 9), (3, 14), (4, 22), (2, 900)]).map(lambda stage: begun(*stage))
options_of_all_kinds = (
    st.dictionaries(st.sampled_from(["first_seat", "declining"]) | words, words | anything, max_size=3)
    | anything
)
truncated = st.builds(
    lambda record, cut: {**record, "moves": record["moves"][:cut]},
    st.sampled_from(RECORDS),
    st.integers(0, 60),
)


@given(edited(POSITIONS, words, anything))
@settings(max_examples=FEW)
def test_edited_positions(document: Any) -> None:
    try_positions(document)


@given(anything)
@settings(max_examples=FEW)
def test_documents_out_of_nowhere(document: Any) -> None:
    try_any_document(document)


@given(edited(RECORDS, words, anything) | truncated)
@settings(max_examples=FEW)
def test_edited_records(record: Any) -> None:
    try_records(record)


@given(seats_of_all_kinds, anything, options_of_all_kinds)
@settings(max_examples=FEW)
def test_setups(seats: Any, seed: Any, options: Any) -> None:
    try_setup(seats, seed, options)


@given(matches, choices_of_all_kinds, seats_of_all_kinds)
@settings(max_examples=FEW)
def test_actions(match: Match, choice: Any, seat: Any) -> None:
    try_actions(match, choice, seat)


@pytest.mark.slow
@given(edited(POSITIONS, words, anything))
@settings(max_examples=MANY)
def test_many_edited_positions(document: Any) -> None:
    try_positions(document)


@pytest.mark.slow
@given(anything)
@settings(max_examples=MANY)
def test_many_documents_out_of_nowhere(document: Any) -> None:
    try_any_document(document)


@pytest.mark.slow
@given(edited(RECORDS, words, anything) | truncated)
@settings(max_examples=MANY)
def test_many_edited_records(record: Any) -> None:
    try_records(record)


@pytest.mark.slow
@given(seats_of_all_kinds, anything, options_of_all_kinds)
@settings(max_examples=MANY)
def test_many_setups(seats: Any, seed: Any, options: Any) -> None:
    try_setup(seats, seed, options)


@pytest.mark.slow
@given(matches, choices_of_all_kinds, seats_of_all_kinds)
@settings(max_examples=MANY)
def test_many_actions(match: Match, choice: Any, seat: Any) -> None:
    try_actions(match, choice, seat)


def test_errors_name_the_offending_thing() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        patolli.start("chess")
    with pytest.raises(BadSetup, match="value 7"):
        patolli.start("cacao", 7)
    with pytest.raises(UnknownOption, match="sometimes"):
        patolli.start("cacao", 2, 1, {"declining": "sometimes"})
    match = begun(2, 0)
    with pytest.raises(BadNotation, match="dance"):
        match.play("dance 1,2")
    with pytest.raises(BadNotation, match="nowhere"):
        match.play("place 1-1-1-1 0 nowhere")
    with pytest.raises(IllegalAction, match="sell 2"):
        match.play("sell 2")
    with pytest.raises(NotYourDecision, match="1"):
        match.play("place 1-1-1-1 0 1,0", 1 - match.seat_to_act)


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    match = begun(3, 0)
    for seat in (-1, 3):
        with pytest.raises(NoSuchSeat, match=f"seat {seat}"):
            match.view(seat)
        with pytest.raises(NoSuchSeat, match=f"seat {seat}"):
            match.observe(seat)
        with pytest.raises(NoSuchSeat, match=f"seat {seat}"):
            match.play("sell 1", seat)
        with pytest.raises(NoSuchSeat, match=f"seat {seat}"):
            match.take_back(seat)


def test_numbers_too_long_to_be_written() -> None:
    endless = 10**5000
    with pytest.raises(BadSetup):
        patolli.start("cacao", endless)
    with pytest.raises(UnknownOption):
        patolli.start("cacao", 2, 1, {"first_seat": endless})  # type: ignore[dict-item]
    with pytest.raises(IllegalAction):
        begun(2, 0).play(endless)
    position = copy.deepcopy(POSITIONS[0])
    position["villages"][0]["gold"] = endless
    with pytest.raises(BadPosition):
        patolli.load(position)


def test_a_document_nested_too_deeply() -> None:
    deep: list[Any] = []
    for _ in range(980):
        deep = [deep]
    for name in POSITIONS[1]:
        with pytest.raises(BadPosition):
            patolli.load(
                {**POSITIONS[1], "game": "cacao", name: deep}
                if name != "game"
                else {"game": "cacao", "jungle": deep}
            )
    for name in RECORDS[0]:
        with pytest.raises(PatolliError):
            patolli.load({**RECORDS[0], name: deep})


def test_a_bad_position_names_its_path() -> None:
    position = copy.deepcopy(POSITIONS[0])
    position["villages"][1]["cacao"] = 6
    with pytest.raises(BadPosition, match=r"villages\[1\].cacao"):
        patolli.load(position)


def test_a_bad_record_names_its_place() -> None:
    record = copy.deepcopy(RECORDS[0])
    record["moves"][4] = "0 sell 3"
    with pytest.raises(BadRecord, match=r"moves\[4\]"):
        patolli.load(record)
    record = copy.deepcopy(RECORDS[0])
    record["moves"].pop()
    with pytest.raises(BadRecord, match="over"):
        patolli.load(record)
    record = copy.deepcopy(RECORDS[0])
    record["scores"][0] += 1
    with pytest.raises(BadRecord, match="scores"):
        patolli.load(record)
