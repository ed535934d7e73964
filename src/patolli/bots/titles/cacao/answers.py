"""What the smaller answers of Cacao bring: filling a gap, ordering edges, selling."""

from __future__ import annotations

from typing import Final

from patolli.bots.titles.cacao.worths import edge_worth, store_worth, survey, temple_shares, turns_left
from patolli.games.cacao.board import workers_on
from patolli.games.cacao.decisions.acting import SellCacao, SendWorkers
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.jungle import JUNGLE_FAMILY, JUNGLE_VALUE, MARKET, PLANTATION, SHRINE
from patolli.games.cacao.material.village import STORAGE
from patolli.games.cacao.state import State

# How much a rival's gain weighs against the own when two play; less when more do.
RIVAL_WEIGHT: Final = 0.8


def filling(state: State, seat: int, kind: int, gap: int) -> float:
    """What a tile in this gap brings, less what it brings the others."""
    workers = [0] * state.seats
    open_sides = survey(state, gap, workers)
    shares: list[float] = []
    if JUNGLE_FAMILY[kind] == SHRINE:
        shares = temple_shares(workers, open_sides)
    worth = 0.0
    for owner in range(state.seats):
        if shares:
            gain = shares[owner]
        else:
            gain = edge_worth(state, owner, kind, workers[owner]) if workers[owner] else 0.0
        worth += gain if owner == seat else -RIVAL_WEIGHT * gain / (state.seats - 1)
    return worth


def using(state: State, seat: int, cell: int, side: int) -> float:
    """Which edge first: less what is lost by it, fruits without room or workers without fruits."""
    tile = state.board.at(cell)
    kind = state.board.at(cell + BEYOND[side]) - 1
    workers = workers_on(tile, side)
    stored = state.villages[seat].cacao
    if JUNGLE_FAMILY[kind] == PLANTATION:
        return -1.5 * max(0, stored + workers * JUNGLE_VALUE[kind] - STORAGE)
    if JUNGLE_FAMILY[kind] == MARKET:
        return 0.1 * JUNGLE_VALUE[kind] - 2.0 * max(0, workers - stored)
    return 0.0


def spending(state: State, seat: int, count: int) -> float:
    """What it brings to sell so many fruits, or to send so many workers."""
    for decision in state.pending():
        if decision.seat == seat and isinstance(decision, SellCacao | SendWorkers):
            kind = state.board.at(decision.cell + BEYOND[decision.side]) - 1
            if JUNGLE_FAMILY[kind] != MARKET:
                return float(count)
            turns = turns_left(state, seat)
            rest = state.villages[seat].cacao - count
            return count * JUNGLE_VALUE[kind] + store_worth(rest, turns)
    return 0.0
