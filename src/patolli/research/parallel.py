"""PettingZoo, all seats at once: those who are not asked wait.

    env = patolli.research.parallel.parallel_env(game="cacao", seats=3, max_cycles=500)

In each cycle every seat hands in a number; where several seats decide together all their
answers count at once, and a seat whose mask is all noughts is not listened to. An illegal
number stands for the first legal one, and `infos` says so. `env` is the same as AEC.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from patolli.engine.errors import IllegalAction
from patolli.research.encoding import learnable_keys
from patolli.research.episode import Episode
from patolli.research.pettingzoo import SEED_LIMIT, seat_name, spaces_of
from patolli.research.render import render

Observations = dict[str, dict[str, Any]]


class SeatsEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A match whose agents are its seats, cut short after `max_cycles` if that is set."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "patolli_parallel_v1",
        "render_modes": ["ansi", "svg"],
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | None = None,
        seats: int = 2,
        options: dict[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode: Final = Episode(game or learnable_keys()[0], seats, options)
        self.max_cycles: Final = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [seat_name(seat) for seat in range(seats)]
        self.agents: list[str] = []
        seen, answers = spaces_of(self.episode)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(answers.n)) for agent in self.possible_agents}
        self._generator, _ = seeding.np_random()
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent, each with a generator of its own."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """Begin a match; without a seed the generator goes on where it was."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.episode.begin(int(self._generator.integers(SEED_LIMIT)))
        self.agents = list(self.possible_agents)
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
        is_over = self.episode.is_over
        is_cut = not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations = self._observations()
        rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_cut)
        if is_over or is_cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """The table as anybody may see it, as text or as SVG."""
        return render(self.episode.encoding.game, self.episode.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

    def _answer(self, seat: int, number: int, told: dict[str, Any]) -> None:
        try:
            self.episode.play(number, seat)
        except IllegalAction:
            told["illegal"] = number
            self.episode.state.apply_for(seat, self.episode.state.options_of(seat)[0])

    def _observations(self) -> Observations:
        return {
            agent: {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }


def parallel_env(**settings: Any) -> SeatsEnv:
    """All seats at once."""
    return SeatsEnv(**settings)


def env(**settings: Any) -> AECEnv:
    """The same cycles, one seat after the other."""
    return parallel_to_aec(SeatsEnv(**settings))
