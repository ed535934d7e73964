"""Features of every game: numbers and actions are inverses, tensors leak nothing."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from patolli.engine.chance import QuickChance
from patolli.engine.state import State
from patolli.research.encoding import Encoding, learnable_keys
from patolli.research.episode import Episode

TABLES = [
    ("cacao", 2, {}),
    ("cacao", 3, {"declining": "everything"}),
    ("cacao", 4, {}),
    ("teotihuacan", 1, {"difficulty": "hard"}),
    ("teotihuacan", 2, {"free_cocoa_scope": "wide", "nobles_row_choice": "free_up_to_count"}),
    ("teotihuacan", 3, {"starting_tiles": "draft", "eclipse_mode": "dark"}),
    ("teotihuacan", 4, {}),
]


def walk(episode: Episode, seed: int, in_any_order: bool = True) -> Iterator[State]:
    """Every State of a random match that asks somebody."""
    chance = QuickChance(seed)
    episode.begin(seed)
    while not episode.state.is_over():
        yield episode.state
        asked = episode.asked()
        seat = asked[chance.below(len(asked)) if in_any_order else 0]
        options = episode.state.legal_for(seat)
        episode.state.apply_for(seat, options[chance.below(len(options))])


def test_every_game_with_features_is_at_a_table() -> None:
    assert {key for key, _, _ in TABLES} == set(learnable_keys())


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_numbers_and_actions_are_inverses(key: str, seats: int, options: dict[str, str]) -> None:
    episode = Episode(key, seats, options)
    features = episode.encoding.features
    for seed in range(3):
        for state in walk(episode, seed):
            for seat in episode.asked():
                legal = state.legal_for(seat)
                numbers = episode.encoding.numbers(state, seat)
                assert len(set(numbers)) == len(legal)
                assert [features.action_of(state, number) for number in numbers] == legal
                assert np.flatnonzero(episode.mask(seat)).tolist() == sorted(numbers)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_tensors_show_nothing_hidden(key: str, seats: int, options: dict[str, str]) -> None:
    episode = Episode(key, seats, options)
    chance = QuickChance(9)
    for state in walk(episode, 5):
        for seat in range(seats):
            seen = episode.observation(seat)
            twin = state.reimagined(seat, QuickChance(chance.word()))
            assert np.array_equal(seen, episode.encoding.observation(twin, seat))


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_tensors_stay_within_their_bounds(key: str, seats: int, options: dict[str, str]) -> None:
    episode = Episode(key, seats, options)
    highs = episode.encoding.highs
    for state in walk(episode, 7):
        for seat in range(seats):
            seen = episode.observation(seat)
            beyond = np.flatnonzero(seen > highs)
            names = [
                name
                for name, where in episode.encoding.slices.items()
                if beyond.size and where.start <= beyond[0] < where.stop
            ]
            assert not beyond.size, names
        assert episode.observation(episode.seat)[episode.encoding.slices["to_act"]][0] == 1
        assert state.seats == seats


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_tensors_tell_questions_apart(key: str, seats: int, options: dict[str, str]) -> None:
    """No two consecutive questions look the same to those who are asked."""
    episode = Episode(key, seats, options)
    before = b""
    for _ in walk(episode, 3, in_any_order=False):
        seen = episode.observation(episode.seat).tobytes()
        assert seen != before
        before = seen


@pytest.mark.parametrize("key", learnable_keys())
def test_what_means_nothing_is_no_action(key: str) -> None:
    encoding = Encoding(key)
    state = Episode(key, 2).state
    for number in (-1, encoding.action_count, 10**9):
        assert encoding.features.action_of(state, number) == -1


@pytest.mark.parametrize("key", learnable_keys())
def test_any_number_may_be_tried(key: str) -> None:
    encoding = Encoding(key)
    state = Episode(key, 2).state
    legal = [
        number
        for number in range(encoding.action_count)
        if encoding.features.action_of(state, number) in state.legal_actions()
    ]
    assert legal == np.flatnonzero(encoding.mask(state, state.seat_to_act())).tolist()


@pytest.mark.parametrize("key", learnable_keys())
def test_parts_fill_the_tensor(key: str) -> None:
    encoding = Encoding(key)
    assert list(encoding.slices.values())[-1].stop == encoding.observation_size == len(encoding.highs)
    assert len(encoding.slices) == len(encoding.features.PARTS)
