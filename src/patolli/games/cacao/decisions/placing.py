"""Placing: a turn begins with one worker tile (Rulings 11 to 14, 37 to 43)."""

from __future__ import annotations

from typing import cast

from patolli.engine import state as engine
from patolli.engine.action import kind_of, third_of
from patolli.engine.agenda import Decision
from patolli.engine.chance import Chance
from patolli.games.cacao import actions, effects
from patolli.games.cacao.board import EMPTY, is_upper, owner_of
from patolli.games.cacao.decisions.acting import UseWorkers
from patolli.games.cacao.decisions.filling import FillFromPile, FillGap
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.village import OVERBUILD_PRICE
from patolli.games.cacao.material.workers import FACING_ROTATION, FACING_TILE, FACINGS_OF_SET
from patolli.games.cacao.state import State


class PlaceWorker(Decision[State]):
    """Which tile, turned how, on which cell?"""

    def code(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: State) -> list[int]:
        listed: list[object] = []
        for facing in self._facings(state):
            places = actions.PLACES[facing]
            listed.extend([places[cell] for cell in state.frontier])
        choices = cast("list[int]", listed)
        if self._may_overbuild(state):
            choices.extend(self._overbuilding(state))
        return choices

    def settle(self, state: engine.State) -> bool:
        """Two cells are a choice: the answers, which are many, are listed when somebody reads them."""
        assert isinstance(state, State)
        if len(state.frontier) > 1 and state.villages[self.seat].hand:
            state.listed = None
            return True
        return super().settle(state)

    def draw(self, state: engine.State, chance: Chance) -> int:
        assert isinstance(state, State)
        if self._may_overbuild(state):
            return super().draw(state, chance)
        facings = self._facings(state)
        cells = state.frontier
        drawn = chance.below(len(facings) * len(cells))
        facing = facings[drawn // len(cells)]
        return actions.place(FACING_TILE[facing], FACING_ROTATION[facing], cells[drawn % len(cells)])

    def _facings(self, state: State) -> tuple[int, ...]:
        """Every way to turn every tile of the hand."""
        held = 0
        for tile in state.villages[self.seat].hand:
            held |= 1 << tile
        return FACINGS_OF_SET[held]

    def _may_overbuild(self, state: State) -> bool:
        """Once the jungle has run out, for a sun token (Rulings 37 and 38)."""
        return state.jungle_is_exhausted() and state.villages[self.seat].sun >= OVERBUILD_PRICE

    def _overbuilding(self, state: State) -> list[int]:
        """Own cells with a single tile (Ruling 39)."""
        choices: list[int] = []
        for facing in self._facings(state):
            for cell in state.workers:
                lying = state.board.at(cell)
                if owner_of(lying) == self.seat and not is_upper(lying):
                    choices.append(actions.overbuild(FACING_TILE[facing], FACING_ROTATION[facing], cell))
        return choices

    def resolve(self, state: State, action: int) -> None:
        facing = actions.facing_laid(action)
        cell = third_of(action)
        if kind_of(action) == actions.OVERBUILD:
            effects.overbuild_worker(state, self.seat, facing, cell)
            # Covering a tile adds no neighbour to any cell, so there are no gaps (Ruling 41).
            state.agenda.append(UseWorkers(self.seat, cell, 0))
            return
        effects.place_worker(state, self.seat, facing, cell)
        gaps = gaps_around(state, cell)
        state.agenda.append(UseWorkers(self.seat, cell, gaps))
        if gaps:
            state.agenda.append(FillFromPile(self.seat, cell, gaps))
            state.agenda.append(FillGap(self.seat, cell, gaps))


def gaps_around(state: State, cell: int) -> int:
    """The gaps around a new tile, a bit for each side (Ruling 15)."""
    gaps = 0
    for side in range(4):
        neighbour = cell + BEYOND[side]
        if state.board.at(neighbour) == EMPTY and state.board.worker_neighbours(neighbour) >= 2:
            gaps |= 1 << side
    return gaps
