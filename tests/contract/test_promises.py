"""Whatever an outlook promises is kept: every answer and every pair of answers, along random matches."""

from __future__ import annotations

import pytest

from patolli.contract.foresight import check_foresight
from patolli.contract.setups import drawn_setup
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.games import game_of
from tests.contract.test_games import CASES

SLOW_MATCHES = 300


def walk(key: str, seats: int, seed: int, samples: int | None, every: int = 1) -> int:
    """Look ahead from every decision of a random match, or from each so many; how often a promise was compared."""
    game = game_of(key)
    match = Match(game, drawn_setup(game, seats, seed))
    chance = QuickChance(seed)
    compared = 0
    while not match.is_over:
        for decision in match.pending():
            if chance.below(every) == 0:
                compared += check_foresight(game, match.state, decision.seat, chance, samples)
        pending = match.pending()
        seat = pending[chance.below(len(pending))].seat
        options = match.state.legal_for(seat)
        match.play(options[chance.below(len(options))], seat)
    return compared


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_every_answer_and_every_pair_of_some_decisions(key: str, seats: int) -> None:
    assert sum(walk(key, seats, seed, None, every=12) for seed in (1, 2, 3)) > 50


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), CASES)
def test_every_answer_and_every_pair(key: str, seats: int) -> None:
    assert sum(walk(key, seats, seed, None) for seed in range(SLOW_MATCHES)) > 100 * SLOW_MATCHES
