"""Matches: playing, taking back, recording and replaying."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from patolli.engine.chance import QuickChance
from patolli.engine.errors import (
    ALL_ERRORS,
    BadRecord,
    IllegalAction,
    MatchIsOver,
    NothingToTakeBack,
    NotYourDecision,
)
from patolli.engine.match import Match, played
from patolli.engine.record import replay
from tests.engine.toy import Toy, act

GAME = Toy()


def begun(seed: int = 1) -> Match:
    return Match(GAME, GAME.setup(2, {}, seed))


def finished(seed: int = 1) -> Match:
    match = begun(seed)
    chance = QuickChance(seed)
    while not match.is_over:
        choices = match.choices()
        match.play(choices[chance.below(len(choices))])
    return match


def test_playing_by_choice_notation_or_action() -> None:
    one, two, three = begun(), begun(), begun()
    choice = one.choices()[0]
    one.play(choice)
    two.play(choice.notation)
    three.play(choice.action)
    assert one.digest() == two.digest() == three.digest()
    assert played(begun(), [choice.action]).digest() == one.digest()


def test_out_of_turn_and_after_the_end() -> None:
    with pytest.raises(NotYourDecision):
        begun().play("bid 0", 1)
    with pytest.raises(IllegalAction):
        begun().play("bid 0")
    with pytest.raises(MatchIsOver):
        finished().play("bid 0")


def test_a_boast_is_taken_back() -> None:
    match = begun()
    before = match.position()
    match.play("boast")
    assert match.position() != before
    assert match.can_take_back(0)
    assert not match.can_take_back(1)
    match.take_back()
    assert match.position() == before
    assert match.history == ["0 boast", "0 undo"]
    assert not match.moves


def test_what_was_revealed_stays() -> None:
    match = begun()
    match.play("boast")
    match.play(match.choices()[0])
    assert not match.can_take_back(0)
    with pytest.raises(NothingToTakeBack):
        match.take_back(0)
    with pytest.raises(NothingToTakeBack):
        begun().take_back()


def test_another_seat_ends_the_right_to_take_back() -> None:
    match = begun()
    while len(match.pending()) < 2:
        match.play(match.choices()[0])
    match.play("bid 1", 0)
    match.play("bid 1", 1)
    assert not match.can_take_back(0)
    match.take_back(1)
    # The first seat's bid has been followed by another, and stays.
    assert not match.can_take_back(0)


def test_several_moves_in_a_row_are_taken_back() -> None:
    match = begun()
    while len(match.pending()) < 2:
        match.play(match.choices()[0])
    before = match.digest()
    match.play("bid 1", 0)
    match.play("bid 2", 0)
    match.take_back(0)
    match.take_back(0)
    assert match.digest() == before


def test_a_record_replays_and_stops_where_asked() -> None:
    match = finished()
    record = match.record()
    assert replay(GAME, record).record() == record
    assert len(replay(GAME, record, 3).history) == 3
    assert replay(GAME, record, -1).history == []
    assert replay(GAME, record, 10_000).is_over
    assert replay(GAME, {**record, "names": ["Ana", "Bruno"]}).record() == record


@pytest.mark.parametrize(
    ("name", "value", "where"),
    [
        ("format", "patolli match 2", "format"),
        ("rules", 99, "rules"),
        ("commitment", "0" * 64, "commitment"),
        ("moves", "all of them", "moves"),
        ("moves", ["x boast"], "moves[0]"),
        ("moves", ["0 fly"], "moves[0]"),
        ("moves", ["1 boast"], "moves[0]"),
        ("moves", ["0 undo"], "moves[0]"),
        ("moves", [7], "moves[0]"),
        ("over", False, "over"),
        ("scores", [0, 0], "scores"),
        ("digest", "0" * 64, "digest"),
        ("setup", {"seats": 2}, "setup.seed"),
        ("setup", {"seats": 2, "seed": "0x1"}, "setup"),
        ("setup", {"seats": 2, "colour": "red"}, "setup.colour"),
        ("setup", {"seats": 9, "options": {}, "seed": "0x1"}, "setup"),
        ("setup", {"seats": 2, "options": {}, "seed": 1}, "setup.seed"),
        ("setup", {"seats": 2, "options": {}, "seed": "0x01"}, "setup.seed"),
        ("position", {}, "position"),
        ("colour", "red", "colour"),
        ("names", "Ana", "names"),
        ("names", ["Ana", 7], "names[1]"),
    ],
)
def test_an_edited_record_names_the_place(name: str, value: Any, where: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(GAME, {**finished().record(), name: value})
    assert refused.value.details["where"] == where


def test_observations_hold_no_secret() -> None:
    match = begun()
    observation = match.observe(0)
    assert observation.legal == match.state.options_of(0)
    assert observation.view == match.view(0)
    hands = {tuple(act(observation.imagine(QuickChance(seed))).hands[1]) for seed in range(20)}
    assert len(hands) > 5
    assert all(
        act(observation.imagine(QuickChance(seed))).hands[0] == act(match.state).hands[0] for seed in range(5)
    )


def test_previews_stop_where_something_turns_up() -> None:
    match = begun()
    boast = match.preview(0, match.game.actions.parse("boast"))
    assert (boast.changes, boast.reveals) == ({"points": 1}, False)
    choice = match.choices()[0]
    card = choice.args["card"]
    shown = match.preview(0, choice.action)
    assert shown.reveals
    assert shown.changes == ({"points": card} if card else {})


def test_errors_travel_between_processes() -> None:
    for error in ALL_ERRORS:
        raised = error(*(str(index) for index in range(len(error.details_names))))
        again = pickle.loads(pickle.dumps(raised))
        assert (type(again), again.details, str(again)) == (error, raised.details, str(raised))
