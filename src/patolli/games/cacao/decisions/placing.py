"""Placing: a turn begins with one worker tile (Rulings 11 to 14, 37 to 43)."""

from __future__ import annotations

from typing import cast

from patolli.engine.action import first_of, kind_of, second_of, third_of
from patolli.engine.agenda import Decision
from patolli.games.cacao import actions, effects
from patolli.games.cacao.board import EMPTY, is_upper, owner_of
from patolli.games.cacao.decisions.acting import UseWorkers
from patolli.games.cacao.decisions.filling import FillFromPile, FillGap
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.village import OVERBUILD_PRICE
from patolli.games.cacao.material.workers import FIRST_FACING, WORKER_ROTATIONS
from patolli.games.cacao.state import State


class PlaceWorker(Decision[State]):
    """Which tile, turned how, on which cell?"""

    def code(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: State) -> list[int]:
        hand = state.villages[self.seat].hand
        listed: list[object] = []
        held = -1
        for tile in hand:
            if tile == held:
                continue
            held = tile
            for rotation in range(WORKER_ROTATIONS[tile]):
                places = actions.PLACES[FIRST_FACING[tile] + rotation]
                listed.extend([places[cell] for cell in state.frontier])
        choices = cast("list[int]", listed)
        if state.jungle_is_exhausted() and state.villages[self.seat].sun >= OVERBUILD_PRICE:
            choices.extend(self._overbuilding(state))
        return choices

    def _overbuilding(self, state: State) -> list[int]:
        """Own cells with a single tile, once the jungle has run out (Rulings 37 to 39)."""
        choices: list[int] = []
        held = -1
        for tile in state.villages[self.seat].hand:
            if tile == held:
                continue
            held = tile
            for rotation in range(WORKER_ROTATIONS[tile]):
                for cell in state.workers:
                    lying = state.board.at(cell)
                    if owner_of(lying) == self.seat and not is_upper(lying):
                        choices.append(actions.overbuild(tile, rotation, cell))
        return choices

    def resolve(self, state: State, action: int) -> None:
        facing = FIRST_FACING[first_of(action)] + second_of(action)
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
            state.plan([FillGap(self.seat, cell, gaps), FillFromPile(self.seat, cell, gaps)])


def gaps_around(state: State, cell: int) -> int:
    """The gaps around a new tile, a bit for each side (Ruling 15)."""
    gaps = 0
    for side in range(4):
        neighbour = cell + BEYOND[side]
        if state.board.at(neighbour) == EMPTY and state.board.worker_neighbours(neighbour) >= 2:
            gaps |= 1 << side
    return gaps
