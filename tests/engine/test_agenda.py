"""The agenda's six rules, shown by the toy game."""

from __future__ import annotations

import pytest

from patolli.engine.agenda import InAnyOrder, Step, Together, all_commute, in_lane
from patolli.engine.errors import RunawayAgenda
from patolli.engine.match import Match
from tests.engine.toy import GIFT, TOLL, Bid, Boast, Draw, PlayCard, Round, Take, Toy, act

GAME = Toy()


def begun(seats: int = 2, seed: int = 1, boasting: str = "no") -> Match:
    return Match(GAME, GAME.setup(seats, {"boasting": boasting}, seed))


def after_cards(match: Match) -> Match:
    """Everybody has played a card; the bids are open."""
    while not isinstance(match.state.agenda[-1], Together):
        match.play(match.choices()[0])
    return match


def notations(match: Match, seat: int | None = None) -> list[str]:
    return [choice.notation for choice in match.choices(seat)]


def test_a_step_holds_ints_only() -> None:
    for step in (PlayCard(1), Take(0, GIFT), Draw(1), Boast(0), Round()):
        assert all(type(value) is int for value in step.code())


def test_a_plan_reads_in_reading_order() -> None:
    match = begun()
    assert isinstance(match.state.agenda[-1], PlayCard)
    described = [GAME.steps.describe(step)["step"] for step in reversed(match.state.agenda)]
    assert described == [
        "play_card", "confirm_turn", "draw", "turn", "together", "in_any_order", "round",
    ]  # fmt: skip
    assert [match.seat_to_act, len(match.pending())] == [0, 1]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_what_is_owed_without_a_list_reads_like_a_plan(count: int) -> None:
    steps: list[Step] = [PlayCard(0), Draw(0), Round()][:count]
    planned, owing = begun().state, begun().state
    planned.plan(steps)
    owing.owe(*steps)
    assert repr(owing.agenda) == repr(planned.agenda)
    assert repr(owing.agenda[-1]) == "PlayCard(seat=0)"


def test_a_lane_reads_like_a_plan() -> None:
    assert repr(in_lane(1, [Bid(1), Draw(1)])) == "Lane(seat=1, steps=(Draw(seat=1), Bid(seat=1)))"


def test_an_impossible_question_lapses() -> None:
    match = begun()
    act(match.state).hands[1].clear()
    match.play(match.choices()[0])
    # The second seat has no card to play, so the bids open at once.
    assert isinstance(match.state.agenda[-1], Together)


def test_a_forced_question_is_not_asked() -> None:
    match = begun()
    act(match.state).hands[1][:] = [7]
    match.play(match.choices()[0])
    assert act(match.state).points[1] == 7


def test_a_question_is_not_forced_while_a_free_action_is_open() -> None:
    match = begun(boasting="yes")
    act(match.state).hands[1][:] = [7]
    match.play("play " + notations(match)[0].split(" ")[1])
    assert notations(match) == ["play 7", "boast"]
    match.play("boast")
    # The boast leaves the question open; now it is forced.
    assert act(match.state).points[1] == 8


def test_free_actions_push_and_answers_pop() -> None:
    match = begun(boasting="yes")
    depth = len(match.state.agenda)
    match.play("boast")
    assert len(match.state.agenda) == depth
    assert match.seat_to_act == 0
    assert "boast" not in notations(match)


def test_those_who_decide_together_answer_in_any_order() -> None:
    match = after_cards(begun(3))
    assert [decision.seat for decision in match.pending()] == [0, 1, 2]
    match.play("bid 2", 2)
    match.play("bid 1", 0)
    match.play("bid 0", 2)
    # The third lane is finished, the first owes a second bid.
    assert [decision.seat for decision in match.pending()] == [0, 1]
    match.play("bid 0", 0)
    # A lane left alone is simply owed.
    assert not isinstance(match.state.agenda[-1], Together)
    assert match.seat_to_act == 1


def test_an_order_is_asked_only_where_it_matters() -> None:
    toll, gift = Take(0, TOLL), Take(0, GIFT)
    assert all_commute([toll, toll, Draw(0)])
    assert not all_commute([toll, gift])
    assert InAnyOrder(0, (toll, toll)).legal_answers(begun().state) == [toll.chosen_by()]
    assert InAnyOrder(0, (toll, gift)).legal_answers(begun().state) == [toll.chosen_by(), gift.chosen_by()]


@pytest.mark.parametrize(("first", "points"), [("take 0", 18), ("take 1", 19)])
def test_steps_in_any_order(first: str, points: int) -> None:
    match = after_cards(begun())
    act(match.state).points[0] = 10
    for seat in (0, 1, 0, 1):
        match.play("bid 0", seat)
    assert notations(match) == ["take 0", "take 1"]
    match.play(first)
    # The other one follows by itself.
    assert act(match.state).points[0] == points


def test_a_runaway_agenda_says_so() -> None:
    state = begun().state
    state.plan([PlayCard(0)] * 65)
    with pytest.raises(RunawayAgenda, match="steps are owed"):
        state.settle()
