"""Gymnasium's own checker passes; rivals play, masks are kept, matches end."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from patolli.engine.errors import NoSuchSeat
from patolli.i18n import GameTexts, Texts
from patolli.research.gymnasium import ILLEGAL_REWARD, SeatEnv

TABLES = [("cacao", 2, 0), ("cacao", 3, 2), ("teotihuacan", 1, 0), ("teotihuacan", 2, 1)]


@pytest.mark.parametrize(("key", "seats", "seat"), TABLES)
def test_the_checker_is_content(key: str, seats: int, seat: int) -> None:
    env = gymnasium.make(f"patolli/{key}-v1", seats=seats, seat=seat, render_mode="ansi")
    check_env(env.unwrapped)


def test_a_game_is_found_once_this_face_is_imported() -> None:
    assert isinstance(gymnasium.make("patolli/teotihuacan-v1", disable_env_checker=True).unwrapped, SeatEnv)


@pytest.mark.parametrize(("key", "seats", "seat"), TABLES)
def test_a_match_is_played_to_its_end(key: str, seats: int, seat: int) -> None:
    env = SeatEnv(key, seats, seat)
    _, told = env.reset(seed=3)
    env.action_space.seed(3)
    ended = False
    while not ended:
        assert env.seat in env.episode.asked()
        seen, reward, ended, cut, told = env.step(env.action_space.sample(told["action_mask"]))
        assert not cut
        assert env.observation_space.contains(seen)
    assert env.episode.state.is_over()
    assert reward == env.episode.rewards()[seat]
    assert not told["action_mask"].any()


def test_a_seed_deals_the_same_match_and_the_next_differs() -> None:
    one, other = SeatEnv("cacao"), SeatEnv("cacao")
    assert np.array_equal(one.reset(seed=5)[0], other.reset(seed=5)[0])
    again = other.reset()[0]
    assert not np.array_equal(again, one.reset(seed=5)[0])
    assert np.array_equal(again, one.reset()[0])


def test_rivals_come_from_the_lineup() -> None:
    env = SeatEnv("cacao", rivals="greedy")
    _, told = env.reset(seed=1)
    for _ in range(5):
        *_, told = env.step(np.int64(np.flatnonzero(told["action_mask"])[0]))
    assert env.rivals == "greedy"


def test_an_illegal_number_loses() -> None:
    env = SeatEnv("cacao")
    _, told = env.reset(seed=1)
    illegal = int(np.flatnonzero(told["action_mask"] == 0)[0])
    _, reward, ended, _, told = env.step(np.int64(illegal))
    assert (reward, ended, told["illegal"]) == (ILLEGAL_REWARD, True, illegal)


def test_a_seat_must_be_at_the_table() -> None:
    with pytest.raises(NoSuchSeat, match="seat 2"):
        SeatEnv("cacao", seats=2, seat=2)


@pytest.mark.parametrize("key", ["cacao", "teotihuacan"])
def test_pictures_are_well_formed_and_say_what_is_asked(key: str) -> None:
    env = SeatEnv(key, render_mode="svg")
    env.reset(seed=1)
    picture = ET.fromstring(env.render())
    assert picture.tag.endswith("svg")
    (asked,) = [decision for decision in env.episode.state.pending() if decision.seat == env.seat]
    game = env.episode.encoding.game
    question = GameTexts(Texts("en"), game, ["Player 1", "Player 2"]).decision(game.steps.describe(asked))
    assert question in [each.text for each in picture.iter() if each.tag.endswith("text")]
