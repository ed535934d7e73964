"""PettingZoo's own tests pass on both of its faces."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from patolli.engine.errors import IllegalAction
from patolli.research import parallel, pettingzoo
from patolli.research.seats import seat_name

TABLES = [("cacao", 2), ("cacao", 4), ("teotihuacan", 1), ("teotihuacan", 3)]
# PettingZoo's own games give a table of observation and mask, too, and its test remarks on it.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_one_after_the_other(key: str, seats: int) -> None:
    api_test(pettingzoo.env(game=key, seats=seats), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game=key, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_all_at_once(key: str, seats: int) -> None:
    parallel_api_test(parallel.parallel_env(game=key, seats=seats, max_cycles=40), num_cycles=60)
    parallel_seed_test(lambda: parallel.parallel_env(game=key, seats=seats, max_cycles=40), num_cycles=40)
    api_test(parallel.env(game=key, seats=seats, max_cycles=40), num_cycles=40)


def test_cycles_are_counted() -> None:
    max_cycles_test(parallel)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_match_ends_with_rewards_by_place(key: str, seats: int) -> None:
    env = pettingzoo.raw_env(game=key, seats=seats)
    env.reset(seed=4)
    for index, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(index)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        assert not truncated
        env.step(None if terminated else int(env.action_space(agent).sample(seen["action_mask"])))
        if env.terminations and all(env.terminations.values()) and len(env.agents) == seats:
            rewards = list(env.rewards.values())
    assert rewards == env.episode.rewards()
    if seats > 1:
        assert sum(rewards) == pytest.approx(0)
        assert max(rewards) > 0 > min(rewards)


def test_an_illegal_number_is_refused_or_ends_the_match() -> None:
    bare = pettingzoo.raw_env(game="cacao")
    bare.reset(seed=1)
    illegal = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        bare.step(illegal)
    judged = pettingzoo.env(game="cacao")
    judged.reset(seed=1)
    offender = judged.agent_selection
    judged.step(illegal)
    assert judged.terminations[offender]
    assert judged.rewards[offender] == pettingzoo.ILLEGAL_REWARD


def test_together_all_answers_count_at_once() -> None:
    env = parallel.parallel_env(game="teotihuacan", seats=4)
    observations, _ = env.reset(seed=2)
    # All four keep starting tiles in one cycle.
    assert all(seen["action_mask"].any() for seen in observations.values())
    observations, *_ = env.step(
        {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    )
    assert sum(bool(seen["action_mask"].any()) for seen in observations.values()) == 1


def test_an_illegal_number_of_a_cycle_is_told() -> None:
    env = parallel.parallel_env(game="cacao")
    env.reset(seed=1)
    asked = env.episode.asked()[0]
    *_, infos = env.step(dict.fromkeys(env.agents, env.episode.encoding.action_count - 1))
    assert infos[seat_name(asked)]["illegal"] == env.episode.encoding.action_count - 1


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_tables_are_drawn(mode: str) -> None:
    for env in (
        pettingzoo.raw_env(game="cacao", render_mode=mode),
        parallel.parallel_env(game="teotihuacan", render_mode=mode),
    ):
        env.reset(seed=1)
        drawn = env.render()
        assert drawn is not None
        assert drawn.startswith("<svg" if mode == "svg" else env.episode.encoding.game.key)
