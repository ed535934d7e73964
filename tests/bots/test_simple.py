"""Simple bots finish matches, repeat themselves from a seed, and differ in strength."""

from __future__ import annotations

import pytest

import patolli
from patolli.bots.bot import Bot, Budget
from patolli.bots.lineup import UnknownBot, bot_names, bot_of, register
from patolli.engine.observation import Observation


def played_match(names: list[str], seed: int) -> patolli.Match:
    match = patolli.start("cacao", seats=len(names), seed=seed)
    bots = [bot_of(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while not match.is_over:
        seat = match.seat_to_act
        match.play(bots[seat].choose(match.observe(seat), Budget()), seat)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_whole_match(name: str, seats: int) -> None:
    assert played_match([name] * seats, 5).is_over


def test_the_same_seed_plays_the_same_match() -> None:
    first = played_match(["random", "greedy"], 3)
    again = played_match(["random", "greedy"], 3)
    other = played_match(["random", "greedy"], 4)
    assert first.record() == again.record()
    assert first.history != other.history


def test_greed_beats_chance() -> None:
    wins = sum(played_match(["random", "greedy"], seed).ranking()[1] == 1 for seed in range(10))
    assert wins >= 9


def test_greedy_takes_the_most_gold_at_the_end() -> None:
    """With one fruit and one edge at a market, selling is better than keeping."""
    match = patolli.start("cacao", seats=2, seed=11)
    greedy = bot_of("greedy", 1)
    sales: list[tuple[int, int]] = []
    while not match.is_over:
        seat = match.seat_to_act
        action = greedy.choose(match.observe(seat), Budget())
        choice = match.game.actions.choice(action)
        if choice.kind == "sell":
            most = max(int(str(each.args["count"])) for each in match.choices(seat))
            sales.append((int(str(choice.args["count"])), most))
        match.play(action, seat)
    assert sales
    assert all(sold == most for sold, most in sales)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot) as caught:
        bot_of("oracle")
    assert caught.value.details["bot"] == "oracle"
    assert "random" in str(caught.value.details["known"])


def test_a_registered_bot_joins_the_lineup(monkeypatch: pytest.MonkeyPatch) -> None:
    class First(Bot):
        def choose(self, observation: Observation, budget: Budget) -> int:
            return observation.legal[0]

    monkeypatch.setattr("patolli.bots.lineup._makers", {})
    register("first", lambda chance: First())
    assert bot_names() == ("first",)
    assert isinstance(bot_of("first"), First)
