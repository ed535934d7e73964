"""What the things of Cacao promise a seat.

Gold counts as it lies. Everything else is a promise: stored fruits need a market, the
carrier needs water, temples need a majority, and workers that face an empty cell wait for a
tile. The figures were fitted to self-play; docs/bots.md says how.
"""

from __future__ import annotations

import math
from typing import Final

from patolli.games.cacao.board import EMPTY, FIRST_WORKER, owner_of, workers_on
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.jungle import (
    JUNGLE_FAMILY,
    JUNGLE_VALUE,
    MARKET,
    PLANTATION,
    RIVER,
    SHRINE,
    SUN,
)
from patolli.games.cacao.material.village import (
    LAST_WATER_FIELD,
    STORAGE,
    SUN_PLACES,
    TEMPLE_FIRST,
    TEMPLE_SECOND,
    WATER_TRACK,
)
from patolli.games.cacao.scoring import temple_gold
from patolli.games.cacao.state import State

# What a turn still to be played brings on average.
TURN_WORTH: Final = 4.5
# The price that a stored fruit can hope for, and how its hope fades with every turn that passes.
FRUIT_PRICE: Final = 2.7
FRUIT_PATIENCE: Final = 0.55
# A sun token that may still pay for overbuilding.
SUN_WORTH: Final = 2.0
# Turns that bring the carrier one field further, on average.
WATER_PACE: Final = 0.28
# How far a lead of one worker at a temple still open on one side decides it.
TEMPLE_LEAD: Final = 1.1
# How surely a waiting worker is put to work, at best.
WAITING_SURELY: Final = 0.75
# What one worker earns at each kind of jungle tile, roughly, before anything is known.
WORKER_WORTH: Final[tuple[float, ...]] = (1.7, 3.0, 1.4, 2.0, 2.6, 1.0, 2.0, 2.2, 1.2, 2.0)


def turns_left(state: State, seat: int) -> int:
    """The tiles a seat has not laid yet."""
    return len(state.villages[seat].hand) + state.pile_left(seat)


def fruit_worth(place: int, turns: int) -> float:
    """What the fruit in this place of the store can hope for."""
    return FRUIT_PRICE * (1.0 - math.pow(FRUIT_PATIENCE, turns / place))


def store_worth(fruits: int, turns: int) -> float:
    """What a whole store can hope for."""
    worth = 0.0
    for place in range(1, fruits + 1):
        worth += fruit_worth(place, turns)
    return worth


def sun_worth(tokens: int, turns: int) -> float:
    """What sun tokens are worth: a coin each, or a tile covered."""
    if turns == 0:
        return float(tokens)
    return tokens * SUN_WORTH


def water_worth(field: int, turns: int) -> float:
    """The carrier's field, and the fields it can hope to reach."""
    reach = field + turns * WATER_PACE
    if reach >= LAST_WATER_FIELD:
        return float(WATER_TRACK[LAST_WATER_FIELD])
    whole = int(reach)
    low = WATER_TRACK[whole]
    return low + (WATER_TRACK[whole + 1] - low) * (reach - whole)


def supply_worth(state: State) -> float:
    """What a worker earns on average at the tiles still to come."""
    worth = 0.0
    count = len(state.display) + state.jungle_left()
    if count == 0:
        return 0.0
    for kind in state.display:
        worth += WORKER_WORTH[kind]
    pile = state.deal.jungle
    for place in range(state.turned, len(pile)):
        worth += WORKER_WORTH[pile[place]]
    return worth / count


def temple_shares(workers: list[int], open_sides: int) -> list[float]:
    """What each seat can expect of a temple."""
    if open_sides == 0:
        return [float(gold) for gold in temple_gold(workers)]
    steepness = TEMPLE_LEAD / open_sides
    strengths = [math.exp(steepness * count) for count in workers]
    whole = sum(strengths)
    shares: list[float] = []
    for seat in range(len(workers)):
        own = strengths[seat]
        second = 0.0
        for other in range(len(workers)):
            if other != seat:
                second += strengths[other] / whole * own / (whole - strengths[other])
        if workers[seat] == 0:
            second *= 0.5
        shares.append(TEMPLE_FIRST * own / whole + TEMPLE_SECOND * second)
    return shares


def add_board(state: State, worths: list[float]) -> None:
    """Add what temples and waiting workers promise."""
    tiles = state.board.tiles
    for cell in state.jungle:
        if JUNGLE_FAMILY[tiles[cell] - 1] == SHRINE:
            workers = [0] * state.seats
            open_sides = survey(state, cell, workers)
            shares = temple_shares(workers, open_sides)
            for seat in range(state.seats):
                worths[seat] += shares[seat]
    supply = len(state.display) + state.jungle_left()
    if supply == 0:
        return
    waiting = [0] * state.seats
    seen: list[int] = []
    for cell in state.workers:
        tile = tiles[cell]
        for side in range(4):
            beyond = cell + BEYOND[side]
            if tiles[beyond] == EMPTY:
                waiting[owner_of(tile)] += workers_on(tile, side)
                if beyond not in seen:
                    seen.append(beyond)
    if not seen:
        return
    surely = min(WAITING_SURELY, WAITING_SURELY * supply / len(seen))
    each = surely * supply_worth(state)
    for seat in range(state.seats):
        worths[seat] += waiting[seat] * each


def survey(state: State, cell: int, workers: list[int]) -> int:
    """Count everybody's workers around a jungle cell; how many sides are still free."""
    open_sides = 0
    for side in range(4):
        tile = state.board.tiles[cell + BEYOND[side]]
        if tile >= FIRST_WORKER:
            workers[owner_of(tile)] += workers_on(tile, (side + 2) % 4)
        else:
            open_sides += 1
    return open_sides


def edge_worth(state: State, seat: int, kind: int, workers: int) -> float:
    """What so many workers earn a seat at a tile other than a temple."""
    village = state.villages[seat]
    turns = turns_left(state, seat)
    family = JUNGLE_FAMILY[kind]
    amount = workers * JUNGLE_VALUE[kind]
    if family == PLANTATION:
        stored = min(STORAGE, village.cacao + amount)
        return store_worth(stored, turns) - store_worth(village.cacao, turns)
    if family == MARKET:
        sold = min(workers, village.cacao)
        earned = sold * JUNGLE_VALUE[kind] - store_worth(village.cacao, turns)
        return max(0.0, earned + store_worth(village.cacao - sold, turns))
    if family == RIVER:
        reached = min(LAST_WATER_FIELD, village.water + amount)
        return water_worth(reached, turns) - water_worth(village.water, turns)
    if family == SUN:
        held = min(SUN_PLACES, village.sun + amount)
        return sun_worth(held, turns) - sun_worth(village.sun, turns)
    return float(amount)
