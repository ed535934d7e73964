"""PettingZoo, one seat after the other (AEC): every seat is yours.

    env = patolli.research.pettingzoo.env(game="teotihuacan", seats=4)

`raw_env` raises IllegalAction at an illegal number; `env` ends the match instead, at the
offender's cost. Rewards are nought until the match ends.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from patolli.research.encoding import learnable_keys
from patolli.research.episode import Episode
from patolli.research.render import render

SEED_LIMIT: Final = 1 << 62
ILLEGAL_REWARD: Final = -1.0


def seat_name(seat: int) -> str:
    """The agent in a seat."""
    return f"seat_{seat}"


def spaces_of(episode: Episode) -> tuple[spaces.Dict, spaces.Discrete]:
    """What every agent sees, and what it may answer."""
    encoding = episode.encoding
    seen = spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(encoding.highs), encoding.highs, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (encoding.action_count,), dtype=np.int8),
        }
    )
    return seen, spaces.Discrete(encoding.action_count)


class RawEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A match whose agents are its seats; those who decide together answer in order.

    PettingZoo makes environments without a word: without a key it is the first game.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "patolli_v1",
        "render_modes": ["ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | None = None,
        seats: int = 2,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode: Final = Episode(game or learnable_keys()[0], seats, options)
        self.render_mode = render_mode
        self.possible_agents = [seat_name(seat) for seat in range(seats)]
        seen, answers = spaces_of(self.episode)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(answers.n)) for agent in self.possible_agents}
        self._generator, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent, each with a generator of its own."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed the generator goes on where it was."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.episode.begin(int(self._generator.integers(SEED_LIMIT)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = seat_name(self.episode.seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and which numbers it may answer with."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.is_over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = seat_name(self.episode.seat)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as anybody may see it, as text or as SVG."""
        return render(self.episode.encoding.game, self.episode.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def raw_env(**settings: Any) -> RawEnv:
    """The bare environment."""
    return RawEnv(**settings)


def env(**settings: Any) -> AECEnv:
    """The environment as PettingZoo's own games wrap it."""
    judged = wrappers.TerminateIllegalWrapper(RawEnv(**settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(judged))
