"""Standing orders name questions that exist, and pick an answer that every such question has."""

from __future__ import annotations

import pytest

from patolli import start
from patolli.games import game_of

DECLARED = [("cacao", "selling"), ("teotihuacan", "salary")]


@pytest.mark.parametrize(("game", "name"), DECLARED)
def test_orders_are_declared_and_found_in_play(game: str, name: str) -> None:
    rules = game_of(game)
    order = next(each for each in rules.standing_orders if each.name == name)
    assert order.decision in rules.decisions
    asked = 0
    for seed in range(12):
        match = start(game, 2, seed)
        while not match.is_over:
            for decision in match.pending():
                if rules.steps.describe(decision)["step"] == order.decision:
                    asked += 1
                    options = match.choices(decision.seat)
                    amounts = [
                        int(word) for each in options for word in each.notation.split()[1:] if word.isdigit()
                    ]
                    # The order is to give as much as one can.
                    chosen = options[order.answer].notation.split()
                    assert int(chosen[1]) == max(amounts)
            choices = match.choices()
            match.play(choices[(seed + len(match.moves)) % len(choices)])
    assert asked
