"""PettingZoo, all seats at once: those who are not asked wait.

    env = patolli.research.parallel.parallel_env(game="cacao", seats=3, max_cycles=500)

In each cycle every seat hands in a number; where several seats decide together all their
answers count at once, and a seat whose mask is all noughts is not listened to. An illegal
number stands for the first legal one, and `infos` says so. `env` is the same as AEC.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from patolli.engine.errors import IllegalAction
from patolli.extras import needing
from patolli.research.seats import SeatsAsAgents, metadata, seat_name

with needing("research"):
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import parallel_to_aec

Observations = dict[str, dict[str, Any]]


class SeatsEnv(SeatsAsAgents, ParallelEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A match whose agents are its seats, cut short after `max_cycles` if that is set."""

    metadata: ClassVar[dict[str, Any]] = metadata("patolli_parallel_v1", is_parallelizable=True)

    def __init__(self, *, max_cycles: int | None = None, **of_the_match: Any) -> None:
        super().__init__(**of_the_match)
        self.max_cycles: Final = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """Begin a match; without a seed the generator goes on where it was."""
        self.begin(seed)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let every seat that is asked answer once."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self.episode.asked():
            # An earlier answer of this cycle may have settled what this seat was asked.
            if seat in self.episode.asked():
                self._answer(seat, int(actions[seat_name(seat)]), infos[seat_name(seat)])
        self._cycles += 1
        is_over = self.episode.state.is_over()
        is_cut = not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations = self._observations()
        rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_cut)
        if is_over or is_cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _answer(self, seat: int, number: int, told: dict[str, Any]) -> None:
        try:
            self.episode.play(number, seat)
        except IllegalAction:
            told["illegal"] = number
            self.episode.state.apply_for(seat, self.episode.state.legal_for(seat)[0])

    def _observations(self) -> Observations:
        return {agent: self.observe(agent) for agent in self.possible_agents}


def parallel_env(**settings: Any) -> SeatsEnv:
    """All seats at once."""
    return SeatsEnv(**settings)


def env(**settings: Any) -> AECEnv:
    """The same cycles, one seat after the other."""
    return parallel_to_aec(SeatsEnv(**settings))
