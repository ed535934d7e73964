"""Environments are copied and pickled in the middle of a match, and both go on alike."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest

from patolli.research import open_spiel, parallel, pettingzoo
from patolli.research.gymnasium import SeatEnv
from patolli.research.vector import VectorEnv

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
KEYS = ["cacao", "teotihuacan"]
COPIERS = [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


@pytest.mark.parametrize("copier", COPIERS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("rivals", ["random", "greedy", "learner"])
@pytest.mark.parametrize("key", KEYS)
def test_a_seat(key: str, rivals: str, copier: Any) -> None:
    env = SeatEnv(key, rivals=rivals)
    env.reset(seed=3)
    for _ in range(3):
        env.step(np.int64(env.action_masks().argmax()))
    twin = copier(env)
    number = np.int64(env.action_masks().argmax())
    seen, *told, _ = env.step(number)
    same, *also, _ = twin.step(number)
    assert np.array_equal(seen, same)
    assert told == also
    assert twin.episode.state is not env.episode.state


@pytest.mark.parametrize("copier", COPIERS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("key", KEYS)
def test_all_seats(key: str, copier: Any) -> None:
    env = pettingzoo.env(game=key)
    env.reset(seed=1)
    for _ in range(10):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    twin = copier(env)
    seen, same = env.last()[0], twin.last()[0]
    assert np.array_equal(seen["observation"], same["observation"])
    twin.step(int(same["action_mask"].argmax()))
    assert np.array_equal(seen["observation"], env.last()[0]["observation"])
    both = parallel.parallel_env(game=key)
    both.reset(seed=1)
    assert copier(both).agents == both.agents


@pytest.mark.parametrize("copier", COPIERS, ids=["deepcopy", "pickle"])
def test_many_matches(copier: Any) -> None:
    env, random = VectorEnv("cacao", 4, seed=9), np.random.default_rng(1)
    assert copier(env).matches == 4
    env.reset()
    for _ in range(50):
        env.step(env.random_numbers(random))
    twin = copier(env)
    numbers = [int(mask.argmax()) for mask in env.shown.masks]
    before = env.shown.observations.copy()
    shown = twin.step(numbers)
    assert np.array_equal(env.shown.observations, before)
    assert np.array_equal(shown.observations, env.step(numbers).observations)


def test_a_game_of_open_spiel() -> None:
    assert open_spiel.CacaoGame.key == "cacao"  # type: ignore[attr-defined]
    state = pyspiel.load_game("patolli_cacao").new_initial_state()
    state.apply_action(3)
    assert str(copy.deepcopy(state)) == str(state)
