"""What a person sees: the examples of the public face, and everything printed as it would be written."""

from __future__ import annotations

import doctest

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
    assert repr(match) == "Match('toy', seats=2, seed=7, moves=0)"
    (first, *_) = match.play(match.choices()[0])
    card = match.moves[0].events[0].values[0]
    assert repr(first) == f"Event('played', seat=0, card={card})"
    assert repr(Match(GAME, None, match.position())) == "Match('toy', seats=2, position, moves=0)"


def test_a_state_says_what_is_owed() -> None:
    match = Match(GAME, GAME.setup(2, {}, 7))
    assert repr(match.state).startswith("State(seats=2, agenda=[Round(), InAnyOrder(seat=0, steps=(Take(")
    assert repr(match.state).endswith("PlayCard(seat=0)])")
