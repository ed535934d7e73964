"""What a review promises, at length: quick enough, fair to masters, and not blind to blunders.

The figures: `pytest -m slow tests/bots/test_review_figures.py -o log_cli=true --log-cli-level=info`.
"""

from __future__ import annotations

import logging
import time
from itertools import islice

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
from tests.bots.blunders import blunders

logger = logging.getLogger(__name__)
MASTER = LEVELS[-1]
# Seconds of processor time for a match of two.
ALLOWED = {"cacao": 30.0, "teotihuacan": 60.0}
PLANTED = 24


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
    """Each is proven to be a mistake by ten times the search, by two judgements; a slip is enough to be pointed at."""
    grades: list[str] = []
    for blunder in islice(blunders(game, 6000), PLANTED):
        loss = loss_of(blunder.match, blunder.seat, blunder.action)
        grades.append(grade_of(loss))
        logger.info("%s: costs %.2f, said %.2f: %s", game, blunder.cost, loss, grades[-1])
    found = [grade for grade in grades if grade in ("slip", "mistake")]
    logger.info("%s: %d of %d found, %d as mistakes", game, len(found), len(grades), found.count("mistake"))
    assert len(found) >= 0.9 * PLANTED
