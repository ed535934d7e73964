"""Advice: the same words for the same knowledge, and figures that mean what they say."""

from __future__ import annotations

import pytest

import patolli
from patolli.bots.search.advice import Judged, judge
from patolli.bots.search.thinking import Spending
from patolli.bots.titles import by_hand, evaluation_of
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.engine.observation import Observation
from patolli.games import game_keys
from tests.bots.positions import between_turns


def after(game: str, decisions: int, seed: int) -> Match:
    """A match some random decisions old, at a question with more than two answers."""
    match = patolli.start(game, seats=2, seed=seed)
    chance = QuickChance(seed)
    while len(match.history) < decisions or len(match.legal()) < 3:
        choices = match.legal()
        match.play(choices[chance.below(len(choices))])
    return match


def figures(answers: list[Judged]) -> list[tuple[int, int, float, float, float]]:
    return [(one.action, one.tries, one.value, one.points, one.chance) for one in answers]


@pytest.mark.parametrize("game", game_keys())
def test_advice_is_about_legal_answers_and_best_first(game: str) -> None:
    match = after(game, 12, 4)
    observation = match.observe(match.seat_to_act)
    answers = judge(observation, evaluation_of(game), Spending(60, -1.0))
    assert {one.action for one in answers} <= set(observation.legal)
    assert len({one.action for one in answers}) == len(answers) > 1
    assert answers[0].tries == max(one.tries for one in answers)
    assert all(0.0 <= one.chance <= 1.0 and one.tries > 0 for one in answers)


@pytest.mark.parametrize("game", game_keys())
def test_what_is_hidden_does_not_change_the_advice(game: str) -> None:
    match = after(game, 14, 7)
    seat = match.seat_to_act
    evaluation = evaluation_of(game)
    seen = figures(judge(match.observe(seat), evaluation, Spending(40, -1.0)))
    for deal in range(3):
        other = Observation(match.game, match.state.reimagined(seat, QuickChance(900 + deal)), seat)
        assert figures(judge(other, evaluation, Spending(40, -1.0))) == seen


@pytest.mark.parametrize("game", game_keys())
def test_an_answer_asked_about_is_compared_to_the_end(game: str) -> None:
    """However bad it looks: as often as the best one, with the same luck."""
    match = after(game, 12, 4)
    observation = match.observe(match.seat_to_act)
    evaluation = evaluation_of(game)
    imagined = observation.imagine(QuickChance(0))
    weights = evaluation.weigh(imagined, observation.seat, observation.legal)
    worst = observation.legal[weights.index(min(weights))]
    answers = judge(observation, evaluation, Spending(90, -1.0), always=(worst,))
    asked = next(one for one in answers if one.action == worst)
    assert answers[0].tries - 1 <= asked.tries <= answers[0].tries


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_to_win_are_shared_among_the_seats(game: str, seats: int) -> None:
    for evaluation in (by_hand(game), evaluation_of(game)):
        state = between_turns(game, seats, 5, 20)
        prospects = [evaluation.prospect(state, seat) for seat in range(seats)]
        assert sum(one.chance for one in prospects) == pytest.approx(1.0)
        if seats == 2:
            assert prospects[0].points == pytest.approx(-prospects[1].points)


def test_whoever_has_won_has_no_doubt() -> None:
    match = patolli.start("cacao", seats=2, seed=3)
    chance = QuickChance(3)
    while not match.is_over:
        choices = match.legal()
        match.play(choices[chance.below(len(choices))])
    winner = match.ranking().index(1)
    prospect = evaluation_of("cacao").prospect(match.state, winner)
    assert prospect.chance == 1.0
    assert prospect.points == match.scores()[winner] - match.scores()[1 - winner]
