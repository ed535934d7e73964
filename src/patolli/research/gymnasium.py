"""Gymnasium: one seat is yours, bots of the lineup play the others.

    env = gymnasium.make("patolli/cacao-v1", seats=3, rivals="greedy")

Observations are bytes, actions are numbers; `info["action_mask"]` and `action_masks()`
say which are legal. An illegal number loses the match on the spot.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from patolli.bots.bot import Bot, Budget
from patolli.bots.lineup import bot_of
from patolli.engine.errors import IllegalAction, NoSuchSeat
from patolli.engine.observation import Observation
from patolli.extras import needing
from patolli.research.encoding import Bytes, Mask, learnable_keys
from patolli.research.episode import Episode
from patolli.research.render import render

with needing("research"):
    import gymnasium
    from gymnasium import spaces

RENDER_MODES: Final = ["ansi", "svg"]
SEED_LIMIT: Final = 1 << 62
ILLEGAL_REWARD: Final = -1.0


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """A seat at a table of bots; the reward is nought until the match ends."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        rivals: str = "random",
        budget: Budget | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < seats:
            raise NoSuchSeat(seat, seats)
        self.episode: Final = Episode(game, seats, options)
        self.seat: Final = seat
        self.rivals: Final = rivals
        self.budget: Final = Budget() if budget is None else budget
        self.render_mode = render_mode
        encoding = self.episode.encoding
        self.observation_space = spaces.Box(np.zeros_like(encoding.highs), encoding.highs, dtype=np.uint8)
        self.action_space = spaces.Discrete(encoding.action_count)
        self._bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a match; without a seed the generator goes on where it was."""
        super().reset(seed=seed)
        self.episode.begin(self._draw())
        self._bots = [bot_of(self.rivals, self._draw()) for _ in range(self.episode.seats)]
        self._let_rivals_play()
        return self._observation(), self._told()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Answer the question put to the own seat."""
        try:
            self.episode.play(int(action), self.seat)
        except IllegalAction:
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._told(), "illegal": int(action)}
        self._let_rivals_play()
        reward = self.episode.rewards()[self.seat]
        return self._observation(), reward, self.episode.state.is_over(), False, self._told()

    def action_masks(self) -> Mask:
        """Which numbers are legal, as maskable learners ask for it."""
        return self.episode.mask(self.seat)

    def render(self) -> Any:
        """The table as the own seat sees it, as text or as SVG."""
        return render(self.episode.encoding.game, self.episode.state, self.render_mode, self.seat)

    def _observation(self) -> Bytes:
        return self.episode.observation(self.seat)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": self.episode.state.scores()}

    def _draw(self) -> int:
        return int(self.np_random.integers(SEED_LIMIT))

    def _let_rivals_play(self) -> None:
        """Until the own seat is asked, alone or together with others, or the match ends."""
        state = self.episode.state
        while not state.is_over() and self.seat not in self.episode.asked():
            seat = state.seat_to_act()
            observation = Observation(self.episode.encoding.game, state, seat)
            state.apply_for(seat, self._bots[seat].choose(observation, self.budget))


def register_all() -> None:
    """Let gymnasium.make find every game as patolli/<key>-v1."""
    for key in learnable_keys():
        name = f"patolli/{key}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs={"game": key})


register_all()
