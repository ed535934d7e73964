"""PettingZoo, one seat after the other (AEC): every seat is yours.

    env = patolli.research.pettingzoo.env(game="teotihuacan", seats=4)

`raw_env` raises IllegalAction at an illegal number; `env` ends the match instead, at the
offender's cost. Rewards are nought until the match ends.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from patolli.extras import needing
from patolli.research.seats import SeatsAsAgents, metadata, seat_name

with needing("research"):
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

ILLEGAL_REWARD: Final = -1.0


class RawEnv(SeatsAsAgents, AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A match whose agents are its seats; those who decide together answer in order."""

    metadata: ClassVar[dict[str, Any]] = metadata("patolli_v1", is_parallelizable=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed the generator goes on where it was."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = seat_name(self.episode.seat)

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
        if self.episode.state.is_over():
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = seat_name(self.episode.seat)
        self._accumulate_rewards()


def raw_env(**settings: Any) -> RawEnv:
    """The bare environment."""
    return RawEnv(**settings)


def env(**settings: Any) -> AECEnv:
    """The environment as PettingZoo's own games wrap it."""
    judged = wrappers.TerminateIllegalWrapper(RawEnv(**settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(judged))
