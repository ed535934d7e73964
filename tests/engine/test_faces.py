"""What a person sees: the examples of the public face, and everything printed as it would be written."""

from __future__ import annotations

import ast
import doctest

import pytest

from patolli import face
from patolli.engine.agenda import InAnyOrder, Lane, Together
from patolli.engine.match import Match
from tests.engine.toy import GIFT, TOLL, Bid, Round, Take, Toy, Turn

GAME = Toy()


def test_the_examples_of_the_public_face_are_true() -> None:
    examples = doctest.testmod(face)
    assert examples.attempted >= 8
    assert examples.failed == 0


def test_steps_are_printed_as_they_are_made() -> None:
    both = InAnyOrder(0, (Take(0, TOLL), Take(0, GIFT)))
    for step in (Round(), Turn(1), both, Together((Lane(0, (Bid(0),)), Lane(1, (Bid(1), both))))):
        assert repr(eval(repr(step))) == repr(step)
    assert repr(both) == "InAnyOrder(seat=0, steps=(Take(seat=0, what=0), Take(seat=0, what=1)))"


def test_a_match_says_how_it_began_and_how_far_it_is() -> None:
    match = Match(GAME, GAME.setup(2, {}, 7))
    assert repr(match) == "start('toy', seats=2, seed=7)  # moves: 0"
    (first, *_) = match.play(match.choices()[0])
    card = match.moves[0].events[0].values[0]
    assert repr(first) == f"Event('played', seat=0, card={card})"
    assert repr(match) == "start('toy', seats=2, seed=7)  # moves: 1"
    again = Match(GAME, None, match.position())
    assert repr(again) == "<Match of 'toy' from a position, seats=2, moves=0>"


@pytest.mark.parametrize("options", [{}, {"first_seat": "1"}])
def test_a_match_is_printed_as_it_was_begun(options: dict[str, str]) -> None:
    match = face.start("cacao", seats=3, seed=5, options=options)
    again = eval(repr(match), {"start": face.start})
    assert again.record() == match.record()


@pytest.mark.parametrize("game", ["cacao", "teotihuacan"])
def test_a_printed_choice_holds_what_is_played(game: str) -> None:
    """Along a match: the text inside a choice is its notation, and a printed view is the view."""
    match = face.start(game, seats=2, seed=5)
    for number in range(40):
        choices = match.choices()
        (printed,) = ast.parse(repr(choices[number % len(choices)]), mode="eval").body.args  # type: ignore[attr-defined]
        notation = ast.literal_eval(printed)
        seat = match.seat_to_act
        told = match.play(notation)
        assert match.history[-1] == f"{seat} {notation}"
        assert ast.literal_eval(repr(match.view(seat))) == match.view(seat)
        for event in told:
            call = ast.parse(repr(event), mode="eval").body
            assert isinstance(call, ast.Call)
            (kind,) = [ast.literal_eval(each) for each in call.args]
            described = event.describe()
            # Python keeps a name such as `from` for itself.
            values = {str(each.arg).rstrip("_"): ast.literal_eval(each.value) for each in call.keywords}
            assert kind == described["kind"]
            assert values.pop("seat") == described["seat"]
            assert values == described["args"]


def test_an_observation_says_whose_it_is_and_how_much_is_legal() -> None:
    match = face.start("cacao", seats=2, seed=1)
    seat = match.seat_to_act
    assert repr(match.observe(seat)) == f"Observation('cacao', seat={seat}, legal={len(match.choices())})"


def test_a_state_says_what_is_owed() -> None:
    match = Match(GAME, GAME.setup(2, {}, 7))
    assert repr(match.state).startswith("State(seats=2, agenda=[Round(), InAnyOrder(seat=0, steps=(Take(")
    assert repr(match.state).endswith("PlayCard(seat=0)])")
