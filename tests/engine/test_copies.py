"""Python's own `copy` and `pickle`: what comes out is the same, and lives on by itself, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import patolli
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_names, bot_of
from patolli.engine import match as engine
from patolli.engine.chance import QuickChance
from patolli.games import all_games, game_of

Copier = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIERS = [pytest.param(copier, id=copier.__name__) for copier in (copy.copy, copy.deepcopy, pickled)]
TITLES = [game.key for game in all_games()]


def under_way(key: str, decisions: int = 25, seed: int = 5) -> patolli.Match:
    match, random = patolli.start(key, seats=2, seed=seed), Random(seed)
    for _ in range(decisions):
        match.play(random.choice(match.legal()))
    return match


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("key", TITLES)
def test_a_match(key: str, copier: Copier) -> None:
    match = under_way(key)
    before = match.position()
    twin = copier(match)
    assert type(twin) is patolli.Match
    assert twin.position() == before
    assert twin.record() == match.record()
    assert [move.action for move in twin.moves] == [move.action for move in match.moves]
    seat = match.seat_to_act
    assert [twin.can_take_back(each) for each in (0, 1)] == [match.can_take_back(each) for each in (0, 1)]
    twin.play(twin.legal()[0], seat)
    assert match.position() == before
    assert twin.position() != before
    if twin.can_take_back(seat):
        twin.take_back(seat)
        assert twin.position() == before
        assert match.position() == before


@pytest.mark.parametrize("key", TITLES)
def test_taking_back_in_a_twin_leaves_the_other_alone(key: str) -> None:
    random = Random(1)
    match = patolli.start(key, seats=2, seed=2)
    while not any(match.can_take_back(seat) for seat in (0, 1)):
        match.play(random.choice(match.legal()))
    twin, before = match.copy(), match.position()
    seat = match.moves[-1].seat
    twin.take_back(seat)
    twin.play(random.choice(twin.legal()))
    assert match.position() == before
    match.take_back(seat)


def test_a_match_from_a_position() -> None:
    match = patolli.load(under_way("cacao").position())
    match.play(match.legal()[0])
    for copier in (copy.copy, copy.deepcopy, pickled):
        twin = copier(match)
        assert isinstance(twin, patolli.Match)
        assert twin.record() == match.record()


def test_the_engines_own_match_stays_what_it_is() -> None:
    game = game_of("cacao")
    match = engine.Match(game, game.setup(2, {}, 3))
    assert type(pickled(match)) is engine.Match
    assert type(match.copy()) is engine.Match


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("key", TITLES)
def test_a_state(key: str, copier: Copier) -> None:
    match = under_way(key)
    state = match.state
    twin = copier(state)
    assert type(twin) is type(state)
    assert match.game.position(twin) == match.game.position(state)
    twin.apply(twin.legal_actions()[0])
    assert match.game.position(twin) != match.game.position(state)


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("key", TITLES)
def test_an_observation(key: str, copier: Copier) -> None:
    match = under_way(key)
    observation = match.observe(match.seat_to_act)
    twin = copier(observation)
    assert isinstance(twin, patolli.Observation)
    assert (twin.seat, twin.legal, twin.view) == (observation.seat, observation.legal, observation.view)
    one, other = observation.imagine(QuickChance(1)), twin.imagine(QuickChance(1))
    assert match.game.view(one, twin.seat) == match.game.view(other, twin.seat)


def test_a_pickled_observation_holds_no_secret() -> None:
    """Whatever the true State hides, the same bytes leave."""
    match = patolli.start("cacao", seats=2, seed=1)
    observation = match.observe(0)
    other = patolli.Observation(match.game, match.state.reimagined(0, QuickChance(77)), 0)
    assert pickle.dumps(observation) == pickle.dumps(other)


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("key", TITLES)
def test_choices_and_views(key: str, copier: Copier) -> None:
    match = under_way(key)
    choice = match.choices()[-1]
    twin = copier(choice)
    assert isinstance(twin, patolli.Choice)
    assert (twin.action, twin.kind, twin.args, twin.notation) == (
        choice.action,
        choice.kind,
        choice.args,
        choice.notation,
    )
    assert twin.sentence() == choice.sentence()
    plain = copier(match.game.actions.choice(choice.action))
    assert repr(plain) == repr(choice)
    view = match.view(0)
    seen = copier(view)
    assert isinstance(seen, patolli.View)
    assert seen == view
    assert seen.svg() == view.svg()
    assert copier(match.game) is match.game


@pytest.mark.parametrize("copier", [param for param in COPIERS if param.id != "copy"])
@pytest.mark.parametrize("name", bot_names())
def test_bots_and_budgets(name: str, copier: Copier) -> None:
    match = under_way("cacao", 4)
    observation, budget = match.observe(match.seat_to_act), Budget(iterations=20)
    bot = bot_of(name, 3)
    twin = copier(bot)
    thought = copier(budget)
    assert repr(thought) == repr(budget)
    # The same luck leads to the same answer.
    assert twin.choose(observation, thought) == bot.choose(observation, budget)
