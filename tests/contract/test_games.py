"""Every game found keeps the contract along random matches."""

from __future__ import annotations

import pytest

from patolli.contract.setups import drawn_setup
from patolli.contract.suite import check_match
from patolli.engine.chance import QuickChance
from patolli.games import all_games, game_of

# A game of many decisions shows much in one match.
DECISIONS = 2400
# For each number of seats; over all of them at least 300 matches of every game.
SLOW_DECISIONS = 180_000
FEWEST_SLOW_MATCHES = 100

CASES = [
    pytest.param(game.key, seats, id=f"{game.key}-{seats}") for game in all_games() for seats in game.seats
]


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_contract(key: str, seats: int) -> None:
    game = game_of(key)
    for seed in range(max(2, DECISIONS // game.decision_bound)):
        check_match(game, drawn_setup(game, seats, seed), QuickChance(seed))


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), CASES)
def test_contract_along_many_matches(key: str, seats: int) -> None:
    game = game_of(key)
    for seed in range(1000, 1000 + max(FEWEST_SLOW_MATCHES, SLOW_DECISIONS // game.decision_bound)):
        check_match(game, drawn_setup(game, seats, seed), QuickChance(seed))
