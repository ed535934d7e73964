"""Bot: whoever answers for a seat, given what the seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from patolli.engine.observation import Observation


class Budget:
    """How much thought one answer may cost; a negative figure sets no limit."""

    def __init__(self, iterations: int = -1, seconds: float = -1.0) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions of an observation."""

    def choose(self, observation: Observation, budget: Budget) -> int:
        """The answer, taken from `observation.legal`."""
        raise NotImplementedError
