"""Placing: a turn begins with one worker tile (Rulings 11 to 14, 37 to 43)."""

from __future__ import annotations

from typing import cast

from patolli.engine import state as engine
from patolli.engine.action import first_of, kind_of, third_of
from patolli.engine.agenda import Decision
from patolli.engine.chance import Chance
from patolli.engine.errors import Reason
from patolli.games.cacao import actions, effects
from patolli.games.cacao.board import EMPTY, is_jungle, is_upper, owner_of
from patolli.games.cacao.decisions.acting import UseWorkers
from patolli.games.cacao.decisions.filling import FillFromPile, FillGap
from patolli.games.cacao.material.cells import BEYOND, is_jungle_cell
from patolli.games.cacao.material.village import OVERBUILD_PRICE
from patolli.games.cacao.material.workers import FACING_ROTATION, FACING_TILE, FACINGS_OF_SET
from patolli.games.cacao.state import State


class PlaceWorker(Decision[State]):
    """Which tile, turned how, on which cell?"""

    def legal_answers(self, state: State) -> list[int]:
        listed: list[object] = []
        facings = facings_held(state, self.seat)
        for facing in facings:
            places = actions.PLACES[facing]
            listed.extend([places[cell] for cell in state.frontier])
        choices = cast("list[int]", listed)
        covers = cells_to_cover(state, self.seat)
        if covers:
            for facing in facings:
                choices.extend([overbuilding(facing, cell) for cell in covers])
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        kind = kind_of(action)
        if kind not in (actions.PLACE, actions.OVERBUILD):
            return None
        lying = state.board.at(third_of(action))
        why = (
            why_not_beside(state, third_of(action)) if lying == EMPTY else why_not_on(state, self.seat, lying)
        )
        if why is None and lying == EMPTY and kind == actions.OVERBUILD:
            return Reason("cacao.nothing_to_overbuild")
        if why is None and lying != EMPTY and kind == actions.PLACE:
            return Reason("cacao.only_by_overbuilding")
        is_held = first_of(action) in state.villages[self.seat].hand
        return why if why is not None or is_held else Reason("cacao.not_in_hand")

    def settle(self, state: engine.State) -> bool:
        """Two cells are a choice: the answers, which are many, are listed when somebody reads them."""
        assert isinstance(state, State)
        if len(state.frontier) > 1 and state.villages[self.seat].hand:
            state.listed = None
            return True
        return super().settle(state)

    def draw(self, state: engine.State, chance: Chance) -> int:
        assert isinstance(state, State)
        facings = facings_held(state, self.seat)
        cells = state.frontier
        covers = cells_to_cover(state, self.seat)
        drawn = chance.below(len(facings) * (len(cells) + len(covers)))
        beyond = drawn - len(facings) * len(cells)
        if beyond >= 0:
            return overbuilding(facings[beyond // len(covers)], covers[beyond % len(covers)])
        facing = facings[drawn // len(cells)]
        return actions.place(FACING_TILE[facing], FACING_ROTATION[facing], cells[drawn % len(cells)])

    def resolve(self, state: State, action: int) -> None:
        facing = actions.facing_laid(action)
        cell = third_of(action)
        if kind_of(action) == actions.OVERBUILD:
            effects.overbuild_worker(state, self.seat, facing, cell)
            # Covering a tile adds no neighbour to any cell, so there are no gaps (Ruling 41).
            state.owe(UseWorkers(self.seat, cell))
            return
        effects.place_worker(state, self.seat, facing, cell)
        gaps = gaps_around(state, cell)
        if gaps:
            state.owe(
                FillGap(self.seat, cell, gaps),
                FillFromPile(self.seat, cell, gaps),
                UseWorkers(self.seat, cell, gaps),
            )
        else:
            state.owe(UseWorkers(self.seat, cell))


def facings_held(state: State, seat: int) -> tuple[int, ...]:
    """Every way to turn every tile of a hand."""
    held = 0
    for tile in state.villages[seat].hand:
        held |= 1 << tile
    return FACINGS_OF_SET[held]


def cells_to_cover(state: State, seat: int) -> list[int]:
    """Own single tiles, once the jungle has run out and there is a sun token (Rulings 37 to 39)."""
    cells: list[int] = []
    if state.jungle_is_exhausted() and state.villages[seat].sun >= OVERBUILD_PRICE:
        for cell in state.workers:
            lying = state.board.at(cell)
            if owner_of(lying) == seat and not is_upper(lying):
                cells.append(cell)
    return cells


def why_not_on(state: State, seat: int, lying: int) -> Reason | None:
    """Why no tile can lie on this one; None where it may be overbuilt (Rulings 37 to 39)."""
    if is_jungle(lying):
        return Reason("cacao.on_jungle")
    if owner_of(lying) != seat:
        return Reason("cacao.of_another")
    if is_upper(lying):
        return Reason("cacao.overbuilt_already")
    if not state.jungle_is_exhausted():
        return Reason("cacao.jungle_first", left=state.jungle_left() + len(state.display))
    own = state.villages[seat].sun
    return None if own >= OVERBUILD_PRICE else Reason("cacao.needs_sun", price=OVERBUILD_PRICE, own=own)


def why_not_beside(state: State, cell: int) -> Reason | None:
    """Why no worker tile can lie on an empty cell (Rulings 8, 9 and 12)."""
    if cell in state.frontier:
        return None
    return Reason("cacao.for_jungle") if is_jungle_cell(cell) else Reason("cacao.no_jungle_beside")


def overbuilding(facing: int, cell: int) -> int:
    """The action that covers a tile with this facing."""
    return actions.overbuild(FACING_TILE[facing], FACING_ROTATION[facing], cell)


def gaps_around(state: State, cell: int) -> int:
    """The gaps around a new tile, a bit for each side (Ruling 15)."""
    gaps = 0
    for side in range(4):
        neighbour = cell + BEYOND[side]
        if state.board.at(neighbour) == EMPTY and state.board.worker_neighbours(neighbour) >= 2:
            gaps |= 1 << side
    return gaps
