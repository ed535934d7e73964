"""Vector: matches in lockstep are the matches that Episodes play."""

from __future__ import annotations

import numpy as np
import pytest

from patolli.engine.errors import IllegalAction, UnknownGame
from patolli.research.encoding import features_of
from patolli.research.episode import Episode, outcome
from patolli.research.vector import VectorEnv


@pytest.mark.parametrize(
    ("key", "seats"), [("cacao", 2), ("cacao", 4), ("teotihuacan", 1), ("teotihuacan", 3)]
)
def test_lockstep_equals_episodes(key: str, seats: int) -> None:
    env = VectorEnv(key, 3, seats)
    shown = env.reset(seed=11)
    episodes = [Episode(key, seats) for _ in range(3)]
    for index, episode in enumerate(episodes):
        episode.begin(11 + index)
    dealt, generator = 14, np.random.default_rng(1)
    while dealt < 17:
        for index, episode in enumerate(episodes):
            assert shown.seats[index] == episode.seat
            assert np.array_equal(shown.observations[index], episode.observation(episode.seat))
            assert np.array_equal(shown.masks[index], episode.mask(episode.seat))
        numbers = env.random_numbers(generator)
        shown = env.step(numbers)
        for index, episode in enumerate(episodes):
            episode.play(int(numbers[index]))
            assert shown.ended[index] == episode.state.is_over()
            assert shown.rewards[index].tolist() == pytest.approx(episode.rewards())
            if episode.state.is_over():
                episode.begin(dealt)
                dealt += 1


def test_masks_are_the_law() -> None:
    env = VectorEnv("cacao", 2)
    shown = env.reset()
    illegal = [int(np.flatnonzero(mask == 0)[0]) for mask in shown.masks]
    before = shown.observations.copy()
    with pytest.raises(IllegalAction):
        env.step([int(shown.masks[0].argmax()), illegal[1]])
    legal = [mask.argmax() for mask in shown.masks]
    for wrong in ([-1, -1], legal[:1], [0.0, 0.0], ["place", "place"], [2**70, 2**70]):
        with pytest.raises(IllegalAction):
            env.step(wrong)  # type: ignore[arg-type]
    # Nobody moved.
    assert np.array_equal(before, shown.observations)
    env.step(np.array(legal))
    assert not np.array_equal(before, shown.observations)


def test_places_become_rewards() -> None:
    class Placed:
        def __init__(self, *places: int) -> None:
            self.places = list(places)

        def ranking(self) -> list[int]:
            return self.places

    assert outcome(Placed(1, 2)) == [1.0, -1.0]  # type: ignore[arg-type]
    assert outcome(Placed(1, 1)) == [0.0, 0.0]  # type: ignore[arg-type]
    assert outcome(Placed(2, 1, 2)) == [-0.5, 1.0, -0.5]  # type: ignore[arg-type]
    assert outcome(Placed(4, 3, 2, 1)) == pytest.approx([-1, -1 / 3, 1 / 3, 1])  # type: ignore[arg-type]
    assert outcome(Placed(2)) == [-1.0]  # type: ignore[arg-type]


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame):
        features_of("chess")
