"""Seats as agents: what PettingZoo's two kinds of environment share."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from patolli.extras import needing
from patolli.research.encoding import learnable_keys
from patolli.research.episode import Episode
from patolli.research.render import render

with needing("research"):
    from gymnasium import spaces
    from gymnasium.utils import seeding

SEED_LIMIT: Final = 1 << 62


def seat_name(seat: int) -> str:
    """The agent in a seat."""
    return f"seat_{seat}"


def metadata(name: str, *, is_parallelizable: bool) -> dict[str, Any]:
    """What PettingZoo's tools want to know of an environment."""
    return {
        "name": name,
        "render_modes": ["ansi", "svg"],
        "is_parallelizable": is_parallelizable,
        "render_fps": 1,
    }


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


class SeatsAsAgents:
    """A match whose agents are its seats; to be mixed with one of PettingZoo's classes.

    PettingZoo makes environments without a word: without a key it is the first game.
    """

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
        self.agents: list[str] = []
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

    def begin(self, seed: int | None) -> None:
        """Deal a match; without a seed the generator goes on where it was."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.episode.begin(int(self._generator.integers(SEED_LIMIT)))
        self.agents = list(self.possible_agents)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and which numbers it may answer with."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def render(self) -> str | None:
        """The table as anybody may see it, as text or as SVG."""
        return render(self.episode.encoding.game, self.episode.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
