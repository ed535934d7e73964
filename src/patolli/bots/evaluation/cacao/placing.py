"""What it brings to lay a worker tile: the question with the most answers."""

from __future__ import annotations

from typing import Final

from patolli.bots.evaluation.cacao.answers import SPITE, filling
from patolli.bots.evaluation.cacao.worths import (
    FIRST_TRIO,
    TRIO_WORTH,
    WAITING_WORTH,
    edge_worth,
    store_worth,
    sun_worth,
    survey,
    temple_shares,
    turns_left,
)
from patolli.engine.action import first_of, kind_of, second_of, third_of
from patolli.games.cacao.actions import OVERBUILD
from patolli.games.cacao.board import EMPTY, FIRST_WORKER, owner_of, workers_on
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.jungle import JUNGLE_FAMILY, JUNGLE_VALUE, MARKET, PLANTATION, SHRINE
from patolli.games.cacao.material.village import STORAGE
from patolli.games.cacao.material.workers import FACING_WORKERS, FIRST_FACING
from patolli.games.cacao.state import State

# What faces a side: nothing for now, or a gap that will be filled at once; else a tile's byte.
WAITS: Final = 0
FILLS: Final = 15


class Placing:
    """Weighs placements; what many of them share is found out once."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.fruits: Final = state.villages[seat].cacao
        # The tile in hand is spent by the placement itself.
        self.turns: Final = turns_left(state, seat) - 1
        self.waiting: Final = 0.0 if state.jungle_is_exhausted() else WAITING_WORTH[self.turns]
        # What the store would be worth with 0 to 5 fruits.
        self.stores: Final = [store_worth(count, self.turns) for count in range(STORAGE + 1)]
        self.rims: Final[dict[int, list[int]]] = {}
        # What 0 to 3 workers bring at a cell other than a plantation or market.
        self.yields: Final[dict[int, list[float]]] = {}

    def weigh(self, actions: list[int]) -> list[float]:
        """What each placement brings."""
        weights: list[float] = []
        for action in actions:
            facing = FIRST_FACING[first_of(action)] + second_of(action)
            cell = third_of(action)
            worth = self._worth(facing, cell)
            if first_of(action) >= FIRST_TRIO:
                worth -= TRIO_WORTH[self.turns]
            if kind_of(action) == OVERBUILD:
                worth += self._covering(cell)
            weights.append(worth)
        return weights

    def _worth(self, facing: int, cell: int) -> float:
        rim = self.rims.get(cell)
        if rim is None:
            rim = self._look_around(cell)
            self.rims[cell] = rim
        worth = 0.0
        fruits = self.fruits
        dearest = 0
        dear_workers = 0
        price = 0
        workers_there = 0
        for side in range(4):
            faced = rim[side]
            workers = FACING_WORKERS[facing * 4 + side]
            if faced == WAITS:
                worth += workers * self.waiting
                continue
            if faced != FILLS:
                if workers == 0:
                    continue
                family = JUNGLE_FAMILY[faced - 1]
                if family == PLANTATION:
                    fruits += workers * JUNGLE_VALUE[faced - 1]
                    continue
                if family == MARKET:
                    price = JUNGLE_VALUE[faced - 1]
                    workers_there = workers
                    if price > dearest:
                        price, dearest = dearest, price
                        workers_there, dear_workers = dear_workers, workers
                    if workers_there:
                        # A second market; a third one would find no fruits.
                        worth += self._sale(max(0, fruits - dear_workers), workers_there, price)
                    continue
            worth += self.yields[cell + BEYOND[side]][workers]
        return worth + self._trade(min(STORAGE, fruits), dear_workers, dearest)

    def _trade(self, fruits: int, workers: int, price: int) -> float:
        """What harvest and sale add to the store's worth."""
        return self.stores[fruits] - self.stores[self.fruits] + self._sale(fruits, workers, price)

    def _sale(self, fruits: int, workers: int, price: int) -> float:
        """What selling adds, as far as the price beats keeping the fruit."""
        worth = 0.0
        left = min(fruits, STORAGE)
        for _ in range(workers):
            if left == 0:
                break
            gain = price - self.stores[left] + self.stores[left - 1]
            if gain <= 0.0:
                break
            worth += gain
            left -= 1
        return worth

    def _look_around(self, cell: int) -> list[int]:
        tiles = self.state.board.tiles
        is_empty = tiles[cell] == EMPTY
        rim: list[int] = []
        for side in range(4):
            beyond = cell + BEYOND[side]
            faced = tiles[beyond]
            if faced == EMPTY:
                if is_empty and self.state.display and self.state.board.worker_neighbours(beyond) > 0:
                    faced = FILLS
                    if beyond not in self.yields:
                        self.yields[beyond] = self._gap_yields(beyond)
                else:
                    faced = WAITS
            elif beyond not in self.yields:
                self.yields[beyond] = self._tile_yields(beyond, faced - 1)
            rim.append(faced)
        return rim

    def _tile_yields(self, cell: int, kind: int) -> list[float]:
        family = JUNGLE_FAMILY[kind]
        if family in (PLANTATION, MARKET):
            return []
        if family != SHRINE:
            return [edge_worth(self.state, self.seat, kind, workers) for workers in range(4)]
        there = [0] * self.state.seats
        open_sides = survey(self.state, cell, there)
        before = self._advantage(temple_shares(there, open_sides))
        yields: list[float] = []
        for workers in range(4):
            joined = there.copy()
            joined[self.seat] += workers
            yields.append(self._advantage(temple_shares(joined, max(0, open_sides - 1))) - before)
        return yields

    def _advantage(self, shares: list[float]) -> float:
        """The own share, less what the others get."""
        worth = 0.0
        for owner in range(len(shares)):
            worth += shares[owner] if owner == self.seat else -SPITE * shares[owner] / (len(shares) - 1)
        return worth

    def _gap_yields(self, gap: int) -> list[float]:
        """The better of the tiles shown, in a gap that the new tile closes."""
        shown = self.state.display
        lost = 0.0
        for side in range(4):
            tile = self.state.board.tiles[gap + BEYOND[side]]
            if tile >= FIRST_WORKER and owner_of(tile) == self.seat:
                lost += workers_on(tile, (side + 2) % 4) * self.waiting
        yields: list[float] = []
        for workers in range(4):
            best = -1e9
            for kind in shown:
                worth = filling(self.state, self.seat, kind, gap) - lost
                if JUNGLE_FAMILY[kind] == SHRINE:
                    worth += 1.2 * workers
                else:
                    worth += edge_worth(self.state, self.seat, kind, workers)
                best = max(best, worth)
            yields.append(best if shown else workers * self.waiting)
        return yields

    def _covering(self, cell: int) -> float:
        """What covering an own tile costs: a sun token, and its workers at temples."""
        held = self.state.villages[self.seat].sun
        worth = sun_worth(held - 1, self.turns) - sun_worth(held, self.turns)
        covered = self.state.board.tiles[cell]
        for side in range(4):
            beyond = cell + BEYOND[side]
            faced = self.state.board.tiles[beyond]
            if EMPTY < faced < FIRST_WORKER and JUNGLE_FAMILY[faced - 1] == SHRINE:
                worth -= self.yields[beyond][workers_on(covered, side)]
        return worth
