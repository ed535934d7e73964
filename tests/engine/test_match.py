"""Matches: playing, taking back, recording and replaying."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from patolli.engine.action import Choice
from patolli.engine.chance import QuickChance
from patolli.engine.errors import (
    NO_ANSWER,
    AnsweredTooEarly,
    BadRecord,
    IllegalAction,
    MatchIsOver,
    NoSuchSeat,
    NothingToTakeBack,
    NotYourDecision,
)
from patolli.engine.match import Match
from patolli.engine.outlook import Outlook
from patolli.record import replay
from tests.engine.toy import CARDS, Toy, act

GAME = Toy()


def played(match: Match, actions: Sequence[int]) -> Match:
    """The match after these actions of whoever is to act."""
    for action in actions:
        match.play(action)
    return match


def begun(seed: int = 1, confirm_turns: bool = False) -> Match:
    return Match(GAME, GAME.setup(2, {}, seed, confirm_turns))


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
    assert replay(GAME, {**record, "names": ["Ana"], "bots": [None, "greedy"]}).record() == record


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
        ("names", ["Ana", None], "names[1]"),
        ("names", ["Ana", "Bruno", "Chloé"], "names"),
        ("bots", "greedy", "bots"),
        ("bots", [None, 7], "bots[1]"),
    ],
)
def test_an_edited_record_names_the_place(name: str, value: Any, where: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(GAME, {**finished().record(), name: value})
    assert refused.value.details["where"] == where


def test_observations_hold_no_secret() -> None:
    match = begun()
    observation = match.observe(0)
    assert observation.legal == match.state.legal_for(0)
    assert observation.view == match.view(0)
    hands = {tuple(act(observation.imagine(QuickChance(seed))).hands[1]) for seed in range(20)}
    assert len(hands) > 5
    assert all(
        act(observation.imagine(QuickChance(seed))).hands[0] == act(match.state).hands[0] for seed in range(5)
    )


def test_outlooks_stop_where_something_turns_up() -> None:
    match = begun()
    (boast,) = match.outlook(0, actions=["boast"])
    assert (boast.changes, boast.reveals, boast.ends_turn) == ({"points": 1}, False, False)
    assert asked_by(boast) == {"step": "play_card", "seat": 0}
    choice = match.choices()[0]
    card = card_of(choice)
    (shown,) = match.outlook(0, actions=[choice])
    assert (shown.reveals, shown.ends_turn, shown.asks) == (True, True, None)
    assert shown.changes == shown_changes(card)
    assert shown.sources == ({"cards": card} if card else {})
    assert [event.kind.name for event in shown.events] == ["played"]


def test_outlooks_look_two_own_answers_ahead() -> None:
    match = begun()
    cards = [choice for choice in match.choices() if choice.kind == "play"]
    seen = match.outlook(0, ["boast"])
    assert [each.action for each in seen] == [choice.action for choice in cards]
    assert [each.changes for each in seen] == [shown_changes(1 + card_of(card)) for card in cards]
    deep = match.outlook(0, actions=["boast"], depth=2)[0].then
    assert [each.changes for each in deep] == [each.changes for each in seen]
    # Behind a reveal nobody can look, and what is not legal is refused.
    assert match.outlook(0, [cards[0]]) == []
    with pytest.raises(IllegalAction):
        match.outlook(0, ["boast", "boast"])
    with pytest.raises(IllegalAction):
        match.outlook(0, actions=["bid 1"])


def test_a_turn_waits_for_its_owner_where_the_setup_says_so() -> None:
    match = begun(confirm_turns=True)
    played = match.choices()[0]
    (seen,) = match.outlook(0, actions=[played])
    assert (seen.reveals, seen.ends_turn) == (False, False)
    assert asked_by(seen) == {"step": "confirm_turn", "seat": 0}
    match.play(played)
    assert [choice.notation for choice in match.choices()] == ["end_turn"]
    match.take_back(0)
    match.play(match.choices()[1])
    events = match.play("end_turn")
    assert [event.kind.name for event in events][-1] == "up_next"
    assert not match.can_take_back(0)
    again = patolli_replay(match)
    assert again.record() == match.record()
    assert again.state.confirms_turns


def test_who_is_refused_is_told_why() -> None:
    match = begun()
    legal = match.choices()
    missing = next(card for card in range(CARDS) if f"play {card}" not in [each.notation for each in legal])
    assert match.why_not(0, legal[0]) is None
    assert repr(match.why_not(0, f"play {missing}")) == f"toy.not_held (top {CARDS})"
    with pytest.raises(IllegalAction, match=f"why toy.not_held \\(top {CARDS}\\)"):
        match.play(f"play {missing}")
    # After answers given in thought, but not behind what they reveal.
    assert repr(match.why_not(0, "boast", ["boast"])) == "toy.boasted"
    assert match.why_not(0, "boast", [legal[0]]) is NO_ANSWER
    with pytest.raises(IllegalAction, match="boast"):
        match.why_not(0, legal[0], ["boast", "boast"])


def test_where_the_rules_know_nothing_better_the_reason_is_that_it_is_no_answer() -> None:
    match = begun()
    for seat, answer in ((0, "bid 1"), (1, "play 1"), (0, -1), (0, 1 << 60)):
        assert match.why_not(seat, answer) is NO_ANSWER
    assert finished().why_not(0, "bid 0") is NO_ANSWER
    with pytest.raises(NoSuchSeat):
        match.why_not(2, "bid 1")


def test_a_queue_is_given_whole_or_not_at_all() -> None:
    match = begun(confirm_turns=True)
    before = match.record()
    card = match.choices()[0]
    match.check_queue(0, ["boast", card, "end_turn"])
    with pytest.raises(IllegalAction, match="boast"):
        match.check_queue(0, ["boast", "boast"])
    with pytest.raises(AnsweredTooEarly, match="bid 1"):
        match.check_queue(0, [card, "end_turn", "bid 1"])
    with pytest.raises(NotYourDecision):
        match.check_queue(1, ["bid 1"])
    assert match.record() == before


def asked_by(seen: Outlook) -> dict[str, object]:
    assert seen.asks is not None
    return GAME.steps.describe(seen.asks)


def card_of(choice: Choice) -> int:
    card = choice.args["card"]
    assert isinstance(card, int)
    return card


def shown_changes(points: int) -> dict[str, int]:
    return {"points": points} if points else {}


def patolli_replay(match: Match) -> Match:
    return replay(match.game, json.loads(json.dumps(match.record())))
