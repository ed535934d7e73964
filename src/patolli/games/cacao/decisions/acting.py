"""Acting: workers use a jungle tile when they first meet it (Rulings 22 to 34)."""

from __future__ import annotations

from typing import Final

from patolli.engine.action import first_of
from patolli.engine.agenda import ConfirmTurn, Decision, Duty, InAnyOrder, Lane, Step, Together, in_any_order
from patolli.games.cacao import actions, effects
from patolli.games.cacao.board import EMPTY, is_jungle, is_worker, jungle_kind, owner_of, workers_on
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
HARVESTING: Final = 1
SELLING: Final = 2


class UseWorkers(Duty[State]):
    """Fire the edges of the new tile and all that face a filled gap (Ruling 22)."""

    def __init__(self, seat: int, cell: int, gaps: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.gaps: Final = gaps

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.gaps)

    def run(self, state: State) -> None:
        owed: list[Step] = []
        owners: list[int] = []
        for side in range(4):
            if state.board.at(self.cell + BEYOND[side]) != EMPTY:
                self._meet(state, self.seat, self.cell, side, owed, owners)
        for side in range(4):
            if self.gaps & 1 << side and state.board.at(self.cell + BEYOND[side]) != EMPTY:
                self._awaken(state, self.cell + BEYOND[side], owed, owners)
        if state.confirms_turns:
            self._let_confirm(state, self._lanes(state, owed, owners))
        elif len(owed) == 1:
            state.agenda.append(owed[0])
        elif owed and owners.count(owners[0]) == len(owners):
            state.agenda.extend(in_any_order(owners[0], dearest_first(state, owed)))
        elif owed:
            state.agenda.append(Together(tuple(self._lanes(state, owed, owners))))

    def _let_confirm(self, state: State, lanes: list[Lane]) -> None:
        """The player's own edges, the end of the turn, then the others: their answers are final."""
        others = tuple([lane for lane in lanes if lane.seat != self.seat])
        if others:
            state.agenda.append(Together(others))
        state.agenda.append(ConfirmTurn(self.seat))
        for lane in lanes:
            if lane.seat == self.seat:
                state.agenda.extend(lane.steps)

    def _awaken(self, state: State, gap: int, owed: list[Step], owners: list[int]) -> None:
        """Workers laid earlier, of any owner, meet the tile in a filled gap (Q01)."""
        for side in range(4):
            cell = gap + BEYOND[side]
            tile = state.board.at(cell)
            if cell != self.cell and is_worker(tile):
                self._meet(state, owner_of(tile), cell, (side + 2) % 4, owed, owners)

    def _meet(
        self, state: State, seat: int, cell: int, side: int, owed: list[Step], owners: list[int]
    ) -> None:
        """Let one edge fire, or note what its owner still has to decide."""
        step = meet(state, seat, cell, side)
        if step is not None:
            owed.append(step)
            owners.append(seat)

    def _lanes(self, state: State, owed: list[Step], owners: list[int]) -> list[Lane]:
        """A lane for each owner: the active player first, then clockwise (Ruling 27)."""
        lanes: list[Lane] = []
        for turn in range(state.seats):
            owner = (self.seat + turn) % state.seats
            own = [owed[index] for index in range(len(owed)) if owners[index] == owner]
            if own:
                lanes.append(Lane(owner, tuple(in_any_order(owner, dearest_first(state, own)))))
        return lanes


def meet(state: State, seat: int, cell: int, side: int) -> Step | None:
    """Let one edge fire; what its owner has to decide first, if anything."""
    workers = workers_on(state.board.at(cell), side)
    if workers == 0:
        return None
    family = JUNGLE_FAMILY[jungle_at(state, cell, side)]
    if family == SHRINE:
        return None
    if state.may_decline_all:
        return SendWorkers(seat, cell, side)
    if family == PLANTATION:
        return Harvest(seat, cell, side)
    if family == MARKET:
        return VisitMarket(seat, cell, side)
    # Gold, water and sun never hurt and depend on nothing: nobody needs to be asked (Ruling 25).
    work(state, seat, cell, side, workers)
    return None


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


class Harvest(Duty[State]):
    """All workers of an edge harvest; more fruit never hurts (Ruling 29)."""

    def __init__(self, seat: int, cell: int, side: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.side: Final = side

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.side)

    def rank(self) -> int:
        return HARVESTING

    def chosen_by(self) -> int:
        return actions.use(self.cell, self.side)

    def run(self, state: State) -> None:
        work(state, self.seat, self.cell, self.side, workers_on(state.board.at(self.cell), self.side))


class VisitMarket(Duty[State]):
    """An edge at a market: once its moment has come, an owner with anything to sell is asked."""

    def __init__(self, seat: int, cell: int, side: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.side: Final = side

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.side)

    def rank(self) -> int:
        return SELLING

    def chosen_by(self) -> int:
        return actions.use(self.cell, self.side)

    def run(self, state: State) -> None:
        if state.villages[self.seat].cacao:
            later = prices_owed(state, state.agenda)
            state.agenda.append(SellCacao(self.seat, self.cell, self.side, later))


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
    markets = [step for step in steps if isinstance(step, VisitMarket)]
    if len(markets) < 2:
        return steps
    ordered: list[Step] = [step for step in steps if not isinstance(step, VisitMarket)]
    for price in reversed(MARKET_PRICES):
        for market in markets:
            if price_at(state, market.cell, market.side) == price:
                ordered.append(market)
    return ordered


class EdgeDecision(Decision[State]):
    """A question about the workers on one side of a tile."""

    def __init__(self, seat: int, cell: int, side: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.side: Final = side

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.side)

    def chosen_by(self) -> int:
        return actions.use(self.cell, self.side)


class SellCacao(EdgeDecision):
    """How many fruits are sold at this market (Ruling 30)?"""

    def __init__(self, seat: int, cell: int, side: int, later: int) -> None:
        super().__init__(seat, cell, side)
        # The prices of markets still to come, so that nobody sells without knowing.
        self.later: Final = later

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.side, self.later)

    def options(self, state: State) -> list[int]:
        workers = workers_on(state.board.at(self.cell), self.side)
        most = min(workers, state.villages[self.seat].cacao)
        return [actions.sell(count) for count in range(most, -1, -1)]

    def resolve(self, state: State, action: int) -> None:
        count = first_of(action)
        if count:
            price = price_at(state, self.cell, self.side)
            effects.sell(state, self.seat, self.cell, self.side, count, price)


class SendWorkers(EdgeDecision):
    """How many workers of this edge act, where everything may be declined (Ruling 25)?"""

    def rank(self) -> int:
        # Where every worker may stay idle, every order is offered.
        return 1 + self.cell * 4 + self.side

    def options(self, state: State) -> list[int]:
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
