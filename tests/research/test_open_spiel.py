"""OpenSpiel's own random simulation passes on every registered game."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

import patolli
from patolli.research import open_spiel


@pytest.mark.parametrize(("key", "players"), [("cacao", 2), ("cacao", 3), ("teotihuacan", 2)])
def test_random_simulations(key: str, players: int) -> None:
    game = pyspiel.load_game(f"patolli_{key}", {"players": players, "deals": 20})
    pyspiel.random_sim_test(game, 1, True, False)


def test_the_deal_is_a_chance_node() -> None:
    state = pyspiel.load_game("patolli_cacao", {"deals": 4, "first_deal": 7}).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    assert state.action_to_string(2) == "deal 9"
    state.apply_action(2)
    same = patolli.start("cacao", seats=2, seed=9)
    assert state.current_player() == same.seat_to_act
    words = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert sorted(words) == sorted(choice.notation for choice in same.choices())


def test_observations_are_scaled_and_named() -> None:
    game = pyspiel.load_game("patolli_teotihuacan", {"players": 3})
    observer = game.make_py_observer()
    state = game.new_initial_state()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    state.apply_action(1)
    observer.set_from(state, 0)
    assert 0 < observer.tensor.max() <= 1
    assert observer.dict["hand"].sum() == 4
    assert np.shares_memory(observer.dict["hand"], observer.tensor)
    assert '"viewer": 0' in observer.string_from(state, 0)


def test_clones_are_apart() -> None:
    state = pyspiel.load_game("patolli_cacao").new_initial_state()
    state.apply_action(0)
    twin = state.clone()
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_registering_twice_changes_nothing() -> None:
    names = pyspiel.registered_names()
    open_spiel.register_all()
    assert pyspiel.registered_names() == names
    assert {"patolli_cacao", "patolli_teotihuacan"} <= set(names)
