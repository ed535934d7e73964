"""The searching bot: legal, fair, repeatable, and within its budget."""

from __future__ import annotations

import pickle
import time

import pytest

import patolli
from patolli.bots.bot import Bot, Budget
from patolli.bots.levels import LEVEL_NAMES, LEVELS
from patolli.bots.lineup import bot_names, bot_of
from patolli.bots.search.bot import SearchBot, tighter
from patolli.bots.search.settings import Settings
from patolli.bots.search.thinking import Spending
from patolli.bots.titles import by_hand, evaluation_of, studied_games
from patolli.bots.titles.teotihuacan.boards import Opportunities
from patolli.bots.titles.teotihuacan.building import matching
from patolli.engine.action import first_of
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.engine.observation import Observation
from patolli.games import game_keys, game_of
from patolli.games.teotihuacan import state as teotihuacan
from patolli.games.teotihuacan.decisions.constructing import TurnTile
from patolli.games.teotihuacan.effects.city import matching_icons

FEW = Budget(iterations=12)


def after(game: str, decisions: int, seed: int, seats: int = 2) -> Match:
    """A match some random decisions old."""
    match = patolli.start(game, seats=seats, seed=seed)
    chance = QuickChance(seed)
    for _ in range(decisions):
        if not match.is_over:
            choices = match.choices()
            match.play(choices[chance.below(len(choices))])
    return match


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("name", [name for name in bot_names() if name != "greedy"])
def test_every_bot_answers_legally_at_every_question(game: str, name: str) -> None:
    bot = bot_of(name, 3)
    for decisions in (0, 1, 2, 9, 30):
        match = after(game, decisions, 8)
        observation = match.observe(match.seat_to_act)
        assert bot.choose(observation, Budget(iterations=3)) in observation.legal


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("decisions", [0, 23])
def test_what_is_hidden_does_not_change_the_answer(game: str, decisions: int) -> None:
    match = after(game, decisions, 40 + decisions)
    for seat in {decision.seat for decision in match.pending()}:
        answers = set()
        for deal in range(3):
            other = match.state.reimagined(seat, QuickChance(1000 + deal))
            bot = SearchBot(evaluation_of, QuickChance(5))
            answers.add(bot.choose(Observation(match.game, other, seat), FEW))
        answers.add(SearchBot(evaluation_of, QuickChance(5)).choose(match.observe(seat), FEW))
        assert len(answers) == 1


def test_the_hidden_parts_really_differ() -> None:
    match = after("cacao", 7, 47)
    seat = match.seat_to_act
    positions = [
        str(match.game.position(match.state.reimagined(seat, QuickChance(1000 + deal)))) for deal in range(3)
    ]
    assert len(set(positions)) == 3


def test_the_same_seed_and_tries_choose_the_same() -> None:
    match = after("cacao", 10, 3)
    seat = match.seat_to_act
    chosen = [bot_of("search", 9).choose(match.observe(seat), Budget(iterations=60)) for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_a_time_limit_is_kept() -> None:
    match = after("cacao", 12, 5)
    bot = bot_of("search", 1)
    begun = time.process_time()
    bot.choose(match.observe(match.seat_to_act), Budget(seconds=0.15))
    assert time.process_time() - begun < 0.6


@pytest.mark.parametrize(("step", "asked"), [(0.125, True), (0.0, False)])
def test_seconds_are_those_of_the_clock_that_a_budget_brings(step: float, asked: bool) -> None:
    """A level has four seconds: by a clock that runs it stops after them, by one that stands still it tries all."""
    match = after("cacao", 12, 5)
    looks = [0.0]

    def clock() -> float:
        looks.append(looks[-1] + step)
        return looks[-1]

    bot = bot_of("expert", 1)
    bot.choose(match.observe(match.seat_to_act), Budget(clock=clock))
    assert (len(looks) < 40) == asked
    assert pickle.loads(pickle.dumps(Budget(clock=time.process_time))).clock is time.process_time


def test_the_tighter_budget_counts() -> None:
    assert tighter(-1, -1) < 0
    assert tighter(5, -1) == 5
    assert tighter(-1, 7) == 7
    assert tighter(5, 7) == 5


def test_thoughts_are_kept_for_the_rest_of_the_turn() -> None:
    """A question foreseen finds the tree below the answer that led to it."""
    reused = 0
    for seed in range(2):
        match = after("cacao", 6, seed)
        bot = SearchBot(evaluation_of, QuickChance(seed), Settings(depth=6))
        for _ in range(8):
            seat = match.seat_to_act
            observation = match.observe(seat)
            kept = bot.memory
            if kept is not None and kept.is_about(observation):
                reused += sum(child.visits for child in kept.root.children.values())
            match.play(bot.choose(observation, Budget(iterations=24)), seat)
    assert reused > 5


def test_a_finished_line_of_play_is_judged_by_who_won() -> None:
    state = after("cacao", 600, 2).state
    rewards = evaluation_of("cacao").rewards(state)
    places = state.ranking()
    assert rewards[places.index(1)] > 0.7
    assert rewards[places.index(2)] < 0.3


@pytest.mark.slow
def test_search_beats_a_glance() -> None:
    """Twelve matches, seats changed: thinking must win most of them."""
    won = 0.0
    for number in range(12):
        thinker = number % 2
        bots: list[Bot] = [bot_of("learner", number), bot_of("learner", number)]
        bots[thinker] = SearchBot(evaluation_of, QuickChance(number), Settings(candidates=8), Budget(48))
        match = patolli.start("cacao", seats=2, seed=number // 2)
        while not match.is_over:
            seat = match.seat_to_act
            match.play(bots[seat].choose(match.observe(seat), Budget()), seat)
        won += match.ranking()[thinker] == 1
    assert won >= 7


def test_five_levels_with_texts() -> None:
    assert len(LEVELS) == 5
    assert set(LEVEL_NAMES) <= set(bot_names())


@pytest.mark.parametrize("game", [*game_keys(), "unstudied"])
def test_a_higher_level_tries_more(game: str) -> None:
    assert set(evaluation_of(game).tries) <= set(LEVEL_NAMES)
    tries = [level.tries(game) for level in LEVELS]
    assert tries == sorted(tries)
    assert 0 < tries[-3] < tries[-2] < tries[-1]


@pytest.mark.parametrize("game", game_keys())
def test_no_level_thinks_longer_than_five_seconds(game: str) -> None:
    match = after(game, 12, 6)
    for level in LEVELS:
        bot = bot_of(level.name, 1)
        begun = time.process_time()
        bot.choose(match.observe(match.seat_to_act), Budget())
        assert time.process_time() - begun < 5.0


def test_evaluations_are_of_games_that_exist() -> None:
    assert set(studied_games()) <= set(game_keys())
    assert game_of("cacao").key in studied_games()


def test_many_tries_look_farther() -> None:
    settings = Settings(horizon=4, far_horizon=8, many_tries=100)
    assert [settings.horizon_for(tries) for tries in (1, 99, 100, 5000)] == [4, 4, 8, 8]
    assert Settings(horizon=4, many_tries=100).horizon_for(5000) == 4


@pytest.mark.parametrize(
    ("iterations", "seconds", "expected"),
    [(700, -1.0, 700), (700, 4.0, 700), (-1, 0.1, 200), (700, 0.1, 200)],
)
def test_a_budget_of_time_is_taken_for_what_it_probably_allows(
    iterations: int, seconds: float, expected: int
) -> None:
    assert Spending(iterations, seconds).expected() == expected


def test_a_glance_that_counts_for_enough_outweighs_the_tries() -> None:
    match = patolli.start("teotihuacan", seats=1, seed=4)
    while len(match.choices()) < 8:
        match.play(match.choices()[0])
    asked = match.observe(0)
    weights = evaluation_of("teotihuacan").weigh(asked.imagine(QuickChance(0)), 0, asked.legal)
    assert max(weights) > min(weights)
    for seed in range(3):
        bot = SearchBot(evaluation_of, QuickChance(seed), Settings(depth=0, glance_tries=1e9))
        chosen = bot.choose(asked, Budget(60))
        assert weights[asked.legal.index(chosen)] == pytest.approx(max(weights), abs=1e-4)


def test_alone_the_search_has_settings_of_its_own() -> None:
    evaluation = evaluation_of("teotihuacan")
    alone, two = (patolli.start("teotihuacan", seats=seats, seed=1).state for seats in (1, 2))
    assert by_hand("teotihuacan").settings_for(two) is evaluation.settings
    # A judgement that learned what follows need not look as far.
    assert evaluation.settings_for(two).horizon < evaluation.settings.horizon
    assert evaluation.settings_for(alone).glance_tries > evaluation.settings.glance_tries


def test_tiles_of_the_pyramid_are_weighed_as_they_score() -> None:
    """The glance at a tile counts the very icons that the rules will count."""
    compared = 0
    for seed in range(12):
        match = after("teotihuacan", 0, seed)
        chance = QuickChance(seed)
        while not match.is_over:
            state = match.state
            assert isinstance(state, teotihuacan.State)
            decision = state.agenda[-1]
            if isinstance(decision, TurnTile):
                opportunities = Opportunities(state, decision.seat)
                for action in match.legal():
                    turns = first_of(action)
                    matches, temple = matching_icons(state, decision.tile, decision.spot, turns)
                    if temple < 0:
                        gain = matching(opportunities, decision.tile, decision.spot, turns)
                        assert gain == matches.bit_count()
                        compared += 1
            choices = match.legal()
            match.play(choices[chance.below(len(choices))])
    assert compared > 20
