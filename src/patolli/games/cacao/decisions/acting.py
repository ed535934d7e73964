"""Acting: workers use a jungle tile when they first meet it (Rulings 22 to 34)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of
from patolli.engine.agenda import (
    FIRST_RANK,
    ConfirmTurn,
    Decision,
    InAnyOrder,
    Lane,
    SeatDuty,
    Step,
    Together,
    in_any_order,
    in_lane,
)
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT, Field
from patolli.games.cacao import actions, effects
from patolli.games.cacao.board import EMPTY, is_jungle, is_worker, jungle_kind, owner_of, workers_on
from patolli.games.cacao.decisions.filling import GapsDuty
from patolli.games.cacao.fields import CELL, LATER, SIDE
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.jungle import (
    GOLD_MINE,
    JUNGLE_FAMILY,
    JUNGLE_VALUE,
    MARKET,
    MARKET_PRICES,
    PLANTATION,
    RIVER,
    SHRINE,
    SUN,
)
from patolli.games.cacao.state import State

# Harvesting and selling do not commute: room and goods depend on what comes first (Ruling 28).
HARVESTING: Final = FIRST_RANK
SELLING: Final = FIRST_RANK + 1


EDGE: Final[tuple[Field, ...]] = (SEAT, CELL, SIDE)


class UseWorkers(GapsDuty):
    """Fire the edges of the new tile and all that face a filled gap (Ruling 22)."""

    def run(self, state: State) -> None:
        owed: list[Step] = []
        for side in range(4):
            if state.board.at(self.cell + BEYOND[side]) != EMPTY:
                meet(state, self.seat, self.cell, side, owed)
        for side in range(4):
            if self.gaps & 1 << side and state.board.at(self.cell + BEYOND[side]) != EMPTY:
                self._awaken(state, self.cell + BEYOND[side], owed)
        if state.confirms_turns:
            self._let_confirm(state, owed)
        elif len(owed) == 1:
            state.owe(owed[0])
        elif owed and belong_to_one(owed):
            state.plan(in_any_order(seat_of(owed[0]), dearest_first(state, owed)))
        elif owed:
            state.owe(Together(tuple(self._lanes(state, 0, owed))))

    def _awaken(self, state: State, gap: int, owed: list[Step]) -> None:
        """Workers laid earlier, of any owner, meet the tile in a filled gap (Q01)."""
        for side in range(4):
            cell = gap + BEYOND[side]
            tile = state.board.at(cell)
            if cell != self.cell and is_worker(tile):
                meet(state, owner_of(tile), cell, (side + 2) % 4, owed)

    def _let_confirm(self, state: State, owed: list[Step]) -> None:
        """The player's own edges, the end of the turn, then the others: their answers are final."""
        steps = self._edges_of(state, self.seat, owed)
        steps.append(ConfirmTurn(self.seat))
        others = self._lanes(state, 1, owed)
        if others:
            steps.append(Together(tuple(others)))
        state.plan(steps)

    def _lanes(self, state: State, first: int, owed: list[Step]) -> list[Lane]:
        """A lane for each owner clockwise, from so many seats after the active player (Ruling 27)."""
        lanes: list[Lane] = []
        for turn in range(first, state.seats):
            owner = (self.seat + turn) % state.seats
            own = self._edges_of(state, owner, owed)
            if own:
                lanes.append(in_lane(owner, own))
        return lanes

    def _edges_of(self, state: State, owner: int, owed: list[Step]) -> list[Step]:
        """What one owner has to decide."""
        own = [step for step in owed if seat_of(step) == owner]
        return in_any_order(owner, dearest_first(state, own)) if len(own) > 1 else own


def meet(state: State, seat: int, cell: int, side: int, owed: list[Step]) -> None:
    """Let one edge fire, or note what its owner has to decide first."""
    workers = workers_on(state.board.at(cell), side)
    if workers == 0:
        return
    family = JUNGLE_FAMILY[jungle_at(state, cell, side)]
    if family == SHRINE:
        return
    if state.may_decline_all:
        owed.append(SendWorkers(seat, cell, side))
    elif family == PLANTATION:
        owed.append(Harvest(seat, cell, side))
    elif family == MARKET:
        owed.append(VisitMarket(seat, cell, side))
    else:
        # Gold, water and sun never hurt and depend on nothing: nobody needs to be asked (Ruling 25).
        work(state, seat, cell, side, workers)


def jungle_at(state: State, cell: int, side: int) -> int:
    """The kind of jungle tile that one side of a worker tile faces."""
    tile = state.board.at(cell + BEYOND[side])
    assert is_jungle(tile)
    return jungle_kind(tile)


def work(state: State, seat: int, cell: int, side: int, workers: int) -> None:
    """So many workers use a tile that is not a market."""
    kind = jungle_at(state, cell, side)
    family = JUNGLE_FAMILY[kind]
    amount = workers * JUNGLE_VALUE[kind]
    if family == PLANTATION:
        effects.harvest(state, seat, cell, side, amount)
    elif family == GOLD_MINE:
        effects.mine_gold(state, seat, cell, side, amount)
    elif family == RIVER:
        effects.move_carrier(state, seat, cell, side, amount)
    elif family == SUN:
        effects.gain_sun(state, seat, cell, side, amount)


class EdgeDuty(SeatDuty[State]):
    """What the workers on one side of a tile do by themselves."""

    FIELDS: ClassVar = EDGE

    def __init__(self, seat: int, cell: int, side: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.side: Final = side

    def chosen_by(self) -> int:
        return actions.use(self.cell, self.side)


class Harvest(EdgeDuty):
    """All workers of an edge harvest; more fruit never hurts (Ruling 29)."""

    def rank(self) -> int:
        return HARVESTING

    def run(self, state: State) -> None:
        work(state, self.seat, self.cell, self.side, workers_on(state.board.at(self.cell), self.side))


class VisitMarket(EdgeDuty):
    """An edge at a market: once its moment has come, an owner with anything to sell is asked."""

    def rank(self) -> int:
        return SELLING

    def run(self, state: State) -> None:
        if state.villages[self.seat].cacao:
            state.owe(SellCacao(self.seat, self.cell, self.side, prices_owed(state, state.agenda)))


def prices_owed(state: State, owed: list[Step]) -> int:
    """The prices of the markets that are still to be visited, a bit each."""
    prices = 0
    for step in owed:
        if isinstance(step, InAnyOrder):
            prices |= prices_owed(state, list(step.steps))
        elif isinstance(step, VisitMarket):
            prices |= 1 << MARKET_PRICES.index(price_at(state, step.cell, step.side))
    return prices


def price_at(state: State, cell: int, side: int) -> int:
    """What the market pays that one side of a worker tile faces."""
    return JUNGLE_VALUE[jungle_at(state, cell, side)]


def dearest_first(state: State, steps: list[Step]) -> list[Step]:
    """Of several markets the dearest comes first, so that selling all is never a trap.

    Where the order of edges matters, their owner is still asked for it (Ruling 26).
    """
    markets = 0
    for step in steps:
        if isinstance(step, VisitMarket):
            markets += 1
    if markets < 2:
        return steps
    ordered: list[Step] = [step for step in steps if not isinstance(step, VisitMarket)]
    for price in reversed(MARKET_PRICES):
        for step in steps:
            if isinstance(step, VisitMarket) and price_at(state, step.cell, step.side) == price:
                ordered.append(step)
    return ordered


class EdgeDecision(Decision[State]):
    """A question about the workers on one side of a tile.

    It is asked on top of the agenda; only SendWorkers also waits in an order that its owner chooses.
    """

    FIELDS: ClassVar = EDGE

    def __init__(self, seat: int, cell: int, side: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.side: Final = side

    def why_not(self, state: State, action: int) -> Reason | None:
        """They have nothing more to sell, or there are no more of them."""
        if kind_of(action) != kind_of(self.legal_answers(state)[0]):
            return None
        workers = workers_on(state.board.at(self.cell), self.side)
        own = state.villages[self.seat].cacao
        if JUNGLE_FAMILY[jungle_at(state, self.cell, self.side)] == MARKET and own < workers:
            return Reason("cacao.no_more_cacao", own=own)
        return Reason("cacao.no_more_workers", workers=workers)


def seat_of(edge: Step) -> int:
    """Whose workers act."""
    if isinstance(edge, EdgeDuty):
        return edge.seat
    assert isinstance(edge, EdgeDecision)
    return edge.seat


def belong_to_one(edges: list[Step]) -> bool:
    """Whether all workers that act are of one seat."""
    first = seat_of(edges[0])
    for edge in edges:
        if seat_of(edge) != first:
            return False
    return True


class SellCacao(EdgeDecision):
    """How many fruits are sold at this market (Ruling 30)?"""

    FIELDS: ClassVar = (*EDGE, LATER)

    def __init__(self, seat: int, cell: int, side: int, later: int) -> None:
        super().__init__(seat, cell, side)
        # The prices of markets still to come, so that nobody sells without knowing.
        self.later: Final = later

    def legal_answers(self, state: State) -> list[int]:
        workers = workers_on(state.board.at(self.cell), self.side)
        most = min(workers, state.villages[self.seat].cacao)
        return list(actions.SALES[most])

    def resolve(self, state: State, action: int) -> None:
        count = first_of(action)
        if count:
            price = price_at(state, self.cell, self.side)
            effects.sell(state, self.seat, self.cell, self.side, count, price)


class SendWorkers(EdgeDecision):
    """How many workers of this edge act, where everything may be declined (Ruling 25)?"""

    def rank(self) -> int:
        # Where every worker may stay idle, every order is offered.
        return FIRST_RANK + self.cell * 4 + self.side

    def chosen_by(self) -> int:
        return actions.use(self.cell, self.side)

    def legal_answers(self, state: State) -> list[int]:
        most = workers_on(state.board.at(self.cell), self.side)
        if JUNGLE_FAMILY[jungle_at(state, self.cell, self.side)] == MARKET:
            most = min(most, state.villages[self.seat].cacao)
        return [actions.send(count) for count in range(most, -1, -1)]

    def resolve(self, state: State, action: int) -> None:
        count = first_of(action)
        if count == 0:
            return
        kind = jungle_at(state, self.cell, self.side)
        if JUNGLE_FAMILY[kind] == MARKET:
            effects.sell(state, self.seat, self.cell, self.side, count, JUNGLE_VALUE[kind])
        else:
            work(state, self.seat, self.cell, self.side, count)
