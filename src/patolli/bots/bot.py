"""Bot: whoever answers for a seat, given what the seat may know."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from patolli.engine.observation import Observation


class Budget:
    """How much thought one answer may cost; a negative figure sets no limit."""

    def __init__(
        self, iterations: int = -1, seconds: float = -1.0, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        # Where nobody waits, seconds of the processor count: whatever else the machine does costs no thought.
        self.clock: Final = clock

    def __repr__(self) -> str:
        return f"Budget(iterations={self.iterations}, seconds={self.seconds})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Budget, (self.iterations, self.seconds, self.clock)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions of an observation."""

    def choose(self, observation: Observation, budget: Budget) -> int:
        """The answer, taken from `observation.legal`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # The compiler's own way forgets what a subclass that is not compiled keeps.
        return remade, (type(self), dict(vars(self)))


def remade(kind: type[Bot], kept: dict[str, object]) -> Bot:
    """A bot as it was when it was copied or pickled."""
    bot = kind.__new__(kind)
    vars(bot).update(kept)
    return bot
