"""Blunders planted in matches, each proven by a search that is deeper than the review's and knows nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import patolli
from patolli.bots.bot import Budget
from patolli.bots.levels import LEVELS
from patolli.bots.search.advice import judge
from patolli.bots.search.bot import SearchBot
from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.thinking import Spending
from patolli.bots.titles import by_hand, evaluation_of
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.server.tables.reviews import MISTAKE, is_choice

# So many times the tries of a review, and other luck than its own.
DEEPER: Final = 10
OTHER_LUCK: Final = 4711


@dataclass(frozen=True)
class Blunder:
    """An answer to the open question of a match, and the least that a proof says it costs of the chance to win."""

    match: Match
    seat: int
    action: int
    cost: float


def blunders(game: str, seed: int) -> Iterator[Blunder]:
    """Blunders, without end: one in a match at most, any legal answer that two judgements prove to be a mistake.

    The answer is drawn from all that are legal, whatever they look like at a glance. The judgement by hand tells
    for itself how likely a win is, and so does the learned one: what only one of them sees may be its error.
    """
    while True:
        found = one_of(game, seed)
        if found is not None:
            yield found
        seed += 1


def one_of(game: str, seed: int) -> Blunder | None:
    """The first answer drawn that is a blunder, in one match."""
    match = patolli.start(game, seats=2, seed=seed)
    bot = SearchBot(by_hand, QuickChance(seed), None, Budget(24))
    chance = QuickChance(seed)
    at = chance.below(40)
    while not match.is_over:
        seat = match.seat_to_act
        legal = match.legal(seat)
        if len(match.history) >= at and len(legal) > 3 and is_choice(match, seat):
            action = legal[chance.below(len(legal))]
            cost = cost_of(match, seat, action)
            if cost:
                return Blunder(match, seat, action, cost)
            # Not every question is looked at: the next one lies some decisions on.
            at = len(match.history) + 4
        match.play(legal[0] if len(legal) == 1 else bot.choose(match.observe(seat), Budget()), seat)
    return None


def cost_of(match: Match, seat: int, action: int) -> float:
    """What an answer costs of the chance to win, by the milder of two judgements; 0 where one calls it no mistake."""
    tries = LEVELS[-1].tries(match.game.key)
    judges = judgements(match.game.key)
    # Most answers are no blunders, which a short look tells; half of a mistake deserves a long one.
    if cost_by(judges[0], match, seat, action, tries) <= MISTAKE / 2:
        return 0.0
    cost = 1.0
    for evaluation in judges:
        cost = min(cost, cost_by(evaluation, match, seat, action, DEEPER * tries))
        if cost <= MISTAKE:
            return 0.0
    return cost


def judgements(game: str) -> list[Evaluation]:
    """The judgement by hand, and the learned one where there is one."""
    made, learned = by_hand(game), evaluation_of(game)
    return [made] if learned.net is None else [learned, made]


def cost_by(evaluation: Evaluation, match: Match, seat: int, action: int, tries: int) -> float:
    """What an answer costs by one judgement, which thinks and tells alone."""
    answers = judge(match.observe(seat), evaluation, Spending(tries, -1.0), always=(action,), seed=OTHER_LUCK)
    asked = next(each for each in answers if each.action == action)
    return max(0.0, answers[0].chance - asked.chance)
