"""The puzzles that are shipped: each can be asked, each has an answer that is best, and deep searches say the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from patolli.bots.search.advice import judge
from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.thinking import Spending
from patolli.bots.titles import by_hand, evaluation_of
from patolli.games import game_of
from patolli.puzzles.mining import CHANCE_MARGIN, DEEPER, LEAST_ANSWERS, MOST_SOLUTIONS, SPREAD_SHARE
from patolli.puzzles.shelf import (
    STONES,
    NoSuchPuzzle,
    games_with_puzzles,
    ladder_of,
    of_days,
    puzzle_of,
    puzzle_of_day,
    puzzles_of,
)

GAMES = ["cacao", "teotihuacan"]
# What found them.
TRIES = {"cacao": 200, "teotihuacan": 100}


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_asks_a_question_and_knows_its_answer(game: str) -> None:
    rules = game_of(game)
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 200
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        match = puzzle.match()
        assert match.seat_to_act == puzzle.seat
        legal = [rules.actions.notation(action) for action in match.legal()]
        assert len(legal) >= LEAST_ANSWERS
        assert set(puzzle.solutions) <= set(puzzle.worths) <= set(legal)
        assert 1 <= len(puzzle.solutions) <= MOST_SOLUTIONS
        assert puzzle.next_best not in puzzle.solutions
        # As it is written, rounded.
        best, next_best = puzzle.worths[puzzle.best], puzzle.worths[puzzle.next_best]
        assert best.chance - next_best.chance >= CHANCE_MARGIN - 0.001
        assert best.points - next_best.points >= SPREAD_SHARE * by_hand(game).spread - 0.1


@pytest.mark.parametrize("game", GAMES)
def test_a_ladder_has_stones_on_every_step_and_days_have_others(game: str) -> None:
    ladder = ladder_of(game)
    assert len(ladder) == len(STONES)
    assert all(4 <= len(step) <= most for step, most in zip(ladder, STONES, strict=True))
    on_ladder = {stone.id for step in ladder for stone in step}
    assert not on_ladder & {puzzle.id for puzzle in of_days(game)}


def test_no_puzzle_comes_again_before_all_have_come() -> None:
    games = games_with_puzzles()
    assert set(GAMES) <= set(games)
    shortest = min(len(of_days(game)) for game in games)
    days = [puzzle_of_day(30_000 + day) for day in range(shortest * len(games))]
    found = [each.puzzle for each in days if each is not None]
    assert len({puzzle.id for puzzle in found}) == len(days)
    assert {puzzle.game for puzzle in found[: len(games)]} == set(games)
    assert puzzle_of(found[0].id) is found[0]
    with pytest.raises(NoSuchPuzzle):
        puzzle_of("nothing")


@pytest.mark.slow
@pytest.mark.parametrize("judgement", [evaluation_of, by_hand], ids=["learned", "by_hand"])
@pytest.mark.parametrize("game", GAMES)
def test_a_search_of_ten_times_the_budget_agrees(game: str, judgement: Callable[[str], Evaluation]) -> None:
    puzzles = puzzles_of(game)
    doubted = []
    for puzzle in puzzles:
        seen = puzzle.match().observe(puzzle.seat)
        found = judge(seen, judgement(game), Spending(TRIES[game] * DEEPER, -1.0), seed=987)
        answer = puzzle.title.actions.notation(found[0].action)
        if not puzzle.is_solved_by(answer):
            doubted.append((puzzle.id, answer, puzzle.best))
    assert len(doubted) <= 0.05 * len(puzzles), doubted
