"""What it brings to lay a worker tile: the question with the most answers."""

from __future__ import annotations

from typing import Final

from patolli.bots.titles.cacao.answers import RIVAL_WEIGHT, filling
from patolli.bots.titles.cacao.worths import (
    FIRST_TRIO,
    FRUIT_WORTH,
    TRIO_WORTH,
    WAITING_WORTH,
    edge_worth,
    sun_worth,
    survey,
    temple_shares,
    turns_left,
)
from patolli.engine.action import first_of, kind_of, third_of
from patolli.games.cacao.actions import OVERBUILD, facing_laid
from patolli.games.cacao.board import EMPTY, FIRST_WORKER, owner_of, workers_on
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.jungle import JUNGLE_FAMILY, JUNGLE_VALUE, MARKET, PLANTATION, SHRINE
from patolli.games.cacao.material.village import STORAGE
from patolli.games.cacao.material.workers import FACING_WORKERS
from patolli.games.cacao.state import State

# A gap that will be filled at once.
NO_TILE: Final = -1
# What each worker brings at a temple that is laid into a gap.
NEW_TEMPLE: Final = 1.2


class Rim:
    """What lies around a cell: for each side the trade there, and what 0 to 3 workers bring."""

    def __init__(self, trades: list[int], yields: list[float]) -> None:
        # Fruits for each worker, or a price as a negative number.
        self.trades: Final = trades
        self.yields: Final = yields


class Placing:
    """Weighs placements; what many of them share is found out once."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.fruits: Final = state.villages[seat].cacao
        # The tile in hand is spent by the placement itself.
        self.turns: Final = turns_left(state, seat) - 1
        self.waiting: Final = 0.0 if state.jungle_is_exhausted() else WAITING_WORTH[self.turns]
        self.idle: Final = [0.0, 0.0, 0.0, 0.0]
        self.hopes: Final = [workers * self.waiting for workers in range(4)]
        self.fruit: Final = FRUIT_WORTH[self.turns]
        self.rims: Final[dict[int, Rim]] = {}
        # What 0 to 3 workers earn at each kind of tile.
        self.gains: Final[dict[int, list[float]]] = {}
        # What 0 to 3 workers bring at a cell other than a plantation or market.
        self.yields: Final[dict[int, list[float]]] = {}

    def weigh(self, actions: list[int]) -> list[float]:
        """What each placement brings."""
        weights: list[float] = []
        for action in actions:
            facing = facing_laid(action)
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
        harvest = 0
        dear = 0
        fair = 0
        cheap = 0
        for side in range(4):
            workers = FACING_WORKERS[facing * 4 + side]
            worth += rim.yields[side * 4 + workers]
            trade = rim.trades[side]
            if trade > 0:
                harvest += workers * trade
            elif trade == -4:
                dear += workers
            elif trade == -3:
                fair += workers
            elif trade == -2:
                cheap += workers
        fruits = min(STORAGE, self.fruits + harvest)
        worth += (fruits - self.fruits) * self.fruit
        if dear or fair or cheap:
            sold = min(dear, fruits)
            worth += sold * (4.0 - self.fruit)
            fruits -= sold
            sold = min(fair, fruits)
            worth += sold * (3.0 - self.fruit)
            fruits -= sold
            worth += min(cheap, fruits) * (2.0 - self.fruit)
        return worth

    def _look_around(self, cell: int) -> Rim:
        board = self.state.board
        is_empty = board.at(cell) == EMPTY
        rim = Rim([], [])
        for side in range(4):
            beyond = cell + BEYOND[side]
            faced = board.at(beyond)
            trade = 0
            yields = self.idle
            if faced != EMPTY:
                family = JUNGLE_FAMILY[faced - 1]
                if family == PLANTATION:
                    trade = JUNGLE_VALUE[faced - 1]
                elif family == MARKET:
                    trade = -JUNGLE_VALUE[faced - 1]
                else:
                    yields = self._yields_of(beyond, faced - 1)
            elif is_empty and self.state.display and self.state.board.worker_neighbours(beyond) > 0:
                yields = self._yields_of(beyond, NO_TILE)
            else:
                yields = self.hopes
            rim.trades.append(trade)
            rim.yields.extend(yields)
        return rim

    def _yields_of(self, cell: int, kind: int) -> list[float]:
        """What 0 to 3 workers bring at a cell; many placements share it."""
        known = self.yields.get(cell)
        if known is None:
            known = self._gap_yields(cell) if kind == NO_TILE else self._tile_yields(cell, kind)
            self.yields[cell] = known
        return known

    def _tile_yields(self, cell: int, kind: int) -> list[float]:
        family = JUNGLE_FAMILY[kind]
        if family != SHRINE:
            return self._gains_at(kind)
        there = [0] * self.state.seats
        open_sides = survey(self.state, cell, there)
        before = self._advantage(temple_shares(there, open_sides))
        yields: list[float] = []
        for _ in range(4):
            yields.append(self._advantage(temple_shares(there, max(0, open_sides - 1))) - before)
            there[self.seat] += 1
        return yields

    def _gains_at(self, kind: int) -> list[float]:
        """What 0 to 3 workers earn at a kind of tile; the same wherever it lies."""
        gains = self.gains.get(kind)
        if gains is None:
            gains = []
            for workers in range(4):
                if JUNGLE_FAMILY[kind] == SHRINE:
                    gains.append(NEW_TEMPLE * workers)
                else:
                    gains.append(edge_worth(self.state, self.seat, kind, workers))
            self.gains[kind] = gains
        return gains

    def _advantage(self, shares: list[float]) -> float:
        """The own share, less what the others get."""
        worth = 0.0
        for owner in range(len(shares)):
            worth += (
                shares[owner] if owner == self.seat else -RIVAL_WEIGHT * shares[owner] / (len(shares) - 1)
            )
        return worth

    def _gap_yields(self, gap: int) -> list[float]:
        """The better of the tiles shown, in a gap that the new tile closes."""
        shown = self.state.display
        lost = 0.0
        for side in range(4):
            tile = self.state.board.at(gap + BEYOND[side])
            if tile >= FIRST_WORKER and owner_of(tile) == self.seat:
                lost += workers_on(tile, (side + 2) % 4) * self.waiting
        yields = [-1e9, -1e9, -1e9, -1e9]
        for kind in shown:
            base = filling(self.state, self.seat, kind, gap) - lost
            gains = self._gains_at(kind)
            for workers in range(4):
                worth = base + gains[workers]
                yields[workers] = max(yields[workers], worth)
        return yields

    def _covering(self, cell: int) -> float:
        """What covering an own tile costs: a sun token, and its workers at temples."""
        held = self.state.villages[self.seat].sun
        worth = sun_worth(held - 1, self.turns) - sun_worth(held, self.turns)
        covered = self.state.board.at(cell)
        for side in range(4):
            beyond = cell + BEYOND[side]
            faced = self.state.board.at(beyond)
            if EMPTY < faced < FIRST_WORKER and JUNGLE_FAMILY[faced - 1] == SHRINE:
                worth -= self._yields_of(beyond, faced - 1)[workers_on(covered, side)]
        return worth
