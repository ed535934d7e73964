"""Counting: decisions of a main action by the number of its workers (Ruling 37)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import kind_of, pack
from patolli.engine.agenda import Decision
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT, Field
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.barring import lacking_tile
from patolli.games.teotihuacan.effects.goods import flip
from patolli.games.teotihuacan.fields import WORKERS
from patolli.games.teotihuacan.material.discovery_tiles import EXTRA_WORKER
from patolli.games.teotihuacan.player import held
from patolli.games.teotihuacan.state import State


class WorkersDecision(Decision[State]):
    """A question whose answers depend on the workers counted."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, WORKERS)

    def __init__(self, seat: int, workers: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers

    def offer_extra_worker(self, state: State, most: int, choices: list[int]) -> None:
        """Where fewer than so many are counted, a tile may count for one more."""
        if self.workers < most and held(state.players[self.seat].ready, EXTRA_WORKER):
            choices.append(pack(actions.COUNT_EXTRA_WORKER))

    def no_extra_worker(self, state: State, most: int) -> Reason | None:
        """Why no tile can count for one more: so many are counted at most (Ruling 77)."""
        lacks = lacking_tile(state, self.seat, EXTRA_WORKER)
        return lacks or Reason("teotihuacan.workers_enough", workers=min(self.workers, most))

    def counts_extra_worker(self, state: State, action: int) -> bool:
        """Whether that is the answer; the tile is flipped, and the question is asked again."""
        if kind_of(action) != actions.COUNT_EXTRA_WORKER:
            return False
        flip(state, self.seat, EXTRA_WORKER)
        return True
