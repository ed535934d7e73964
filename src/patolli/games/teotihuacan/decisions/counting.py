"""Counting: decisions of a main action by the number of its workers (Ruling 37)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.agenda import Decision
from patolli.engine.fields import SEAT, Field
from patolli.games.teotihuacan.fields import WORKERS
from patolli.games.teotihuacan.state import State


class WorkersDecision(Decision[State]):
    """A question whose answers depend on the workers counted."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, WORKERS)

    def __init__(self, seat: int, workers: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers
