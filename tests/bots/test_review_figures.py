"""What a review promises, at length: quick enough, fair to masters, and not blind to blunders.

The figures: `pytest -m slow tests/bots/test_review_figures.py -o log_cli=true --log-cli-level=info`.
"""

from __future__ import annotations

import logging
import time

import pytest

import patolli
from patolli.bots.bot import Budget
from patolli.bots.levels import LEVELS
from patolli.bots.search.bot import SearchBot
from patolli.bots.titles import by_hand
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.games import game_keys
from patolli.server.bots.worker import verdicts
from patolli.server.tables.hints import judging_of
from patolli.server.tables.reviews import JUDGE, grade_of, is_choice

logger = logging.getLogger(__name__)
MASTER = LEVELS[-1]
# Seconds of processor time for a match of two.
ALLOWED = {"cacao": 30.0, "teotihuacan": 60.0}


def loss_of(match: Match, seat: int, action: int) -> float:
    """What the review says that an answer costs of the chance to win."""
    asked = match.game.actions.notation(action)
    found = verdicts(judging_of(match, "a", seat, JUDGE.tries(match.game.key), "review", asked))
    return max(0.0, found.best.chance - found.asked.chance)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_keys())
def test_masters_twice_as_thoughtful_are_told_that_they_were_best(game: str) -> None:
    match = patolli.start(game, seats=2, seed=41)
    bot = SearchBot(by_hand, QuickChance(5), None, Budget(2 * MASTER.tries(game)))
    grades: list[str] = []
    spent = 0.0
    while not match.is_over:
        seat = match.seat_to_act
        legal = match.legal(seat)
        action = legal[0] if len(legal) == 1 else bot.choose(match.observe(seat), Budget())
        if is_choice(match, seat):
            begun = time.process_time()
            grades.append(grade_of(loss_of(match, seat, action)))
            spent += time.process_time() - begun
        match.play(action, seat)
    share = grades.count("best") / len(grades)
    logger.info("%s: %d decisions, %.2f best, %.1f s", game, len(grades), share, spent)
    assert share >= 0.9
    assert spent < ALLOWED[game]


@pytest.mark.slow
@pytest.mark.parametrize("game", game_keys())
def test_nine_of_ten_planted_blunders_are_found(game: str) -> None:
    """A blunder is what looks worst at a glance, by far, where there is a choice."""
    found = planted = 0
    evaluation = by_hand(game)
    for seed in range(60, 72):
        match = patolli.start(game, seats=2, seed=seed)
        bot = SearchBot(by_hand, QuickChance(seed), None, Budget(24))
        chance = QuickChance(seed)
        at = 12 + chance.below(20)
        while not match.is_over:
            seat = match.seat_to_act
            legal = match.legal(seat)
            if len(match.history) >= at and len(legal) > 3 and is_choice(match, seat):
                imagined = match.observe(seat).imagine(QuickChance(0))
                weights = evaluation.weigh(imagined, seat, legal)
                worst = weights.index(min(weights))
                if max(weights) - weights[worst] > evaluation.spread / 2:
                    planted += 1
                    found += grade_of(loss_of(match, seat, legal[worst])) in ("slip", "mistake")
                    break
            match.play(legal[0] if len(legal) == 1 else bot.choose(match.observe(seat), Budget()), seat)
    logger.info("%s: %d of %d blunders found", game, found, planted)
    assert planted >= 10
    assert found >= 0.9 * planted
