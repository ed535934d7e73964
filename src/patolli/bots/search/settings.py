"""Settings: how a search spends its budget."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The knobs of a search; each title knows those that suit it."""

    # Answers at the root that are compared at all, the most promising first.
    candidates: int = 16
    # Turns after which a playout is judged by the evaluation; 0 plays to the end.
    horizon: int = 4
    # The same for a budget of many tries, which make up for the noise of long playouts; 0: no farther.
    far_horizon: int = 0
    many_tries: int = 1000
    # How many tries the first glance at an answer counts for when answers are compared.
    glance_tries: float = 0.0
    # Decisions below the root that the tree remembers; 0 is a flat search.
    depth: int = 12
    # Answers that a decision inside the tree considers, the most promising first.
    width: int = 8
    # How eagerly the tree tries what it has seldom tried.
    exploration: float = 0.4
    # Points by which the players of a playout misjudge an answer.
    temperature: float = 1.0

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Settings, (
            self.candidates,
            self.horizon,
            self.far_horizon,
            self.many_tries,
            self.glance_tries,
            self.depth,
            self.width,
            self.exploration,
            self.temperature,
        )

    def horizon_for(self, tries: int) -> int:
        """How far a search with so many tries looks."""
        return self.far_horizon if self.far_horizon and tries >= self.many_tries else self.horizon
