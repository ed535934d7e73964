"""Settings: how a search spends its budget."""

from __future__ import annotations

from typing import Final


class Settings:
    """The knobs of a search; each title knows those that suit it."""

    def __init__(
        self,
        candidates: int = 16,
        horizon: int = 4,
        far_horizon: int = 0,
        many_tries: int = 1000,
        glance_tries: float = 0.0,
        depth: int = 12,
        width: int = 8,
        exploration: float = 0.4,
        temperature: float = 1.0,
    ) -> None:
        # Answers at the root that are compared at all, the most promising first.
        self.candidates: Final = candidates
        # Turns after which a playout is judged by the evaluation; 0 plays to the end.
        self.horizon: Final = horizon
        # The same for a budget of many tries, which make up for the noise of long playouts; 0: no farther.
        self.far_horizon: Final = far_horizon
        self.many_tries: Final = many_tries
        # How many tries the first glance at an answer counts for when answers are compared.
        self.glance_tries: Final = glance_tries
        # Decisions below the root that the tree remembers; 0 is a flat search.
        self.depth: Final = depth
        # Answers that a decision inside the tree considers, the most promising first.
        self.width: Final = width
        # How eagerly the tree tries what it has seldom tried.
        self.exploration: Final = exploration
        # Points by which the players of a playout misjudge an answer.
        self.temperature: Final = temperature

    def horizon_for(self, tries: int) -> int:
        """How far a search with so many tries looks."""
        return self.far_horizon if self.far_horizon and tries >= self.many_tries else self.horizon
