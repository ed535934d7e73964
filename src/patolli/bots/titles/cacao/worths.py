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
TURN_WORTH: Final = 5.0
# What a stored fruit can hope for, by the turns its owner has left.
FRUIT_WORTH: Final[tuple[float, ...]] = (0.0, 0.55, 0.75, 0.8, 0.95, 1.1, 1.2, 1.25, 1.3, 1.35, 1.4, 1.4)
# What a worker that faces an empty cell can hope for, likewise.
WAITING_WORTH: Final[tuple[float, ...]] = (0.0, 0.0, 0.1, 0.6, 0.9, 1.05, 1.2, 1.25, 1.35, 1.45, 1.4, 1.4)
# What a tile with three workers on a side is worth as long as it is not laid, likewise.
TRIO_WORTH: Final[tuple[float, ...]] = (0.0, 3.0, 2.6, 2.2, 1.9, 1.7, 1.0, 0.8, 0.3, 0.0, 0.0, 0.0)
# What each step on the river is worth while others may follow; at the end the track pays.
WATER_STEP: Final[tuple[float, ...]] = (3.7, 2.0, 2.1, 2.6, 3.1, 2.8, 2.4, 1.3)
# A sun token may still pay for overbuilding.
SUN_WORTH: Final[tuple[float, ...]] = (1.0, 1.4, 1.6, 1.7, 1.8, 1.8, 1.8, 1.9, 2.0, 2.0, 2.1, 2.1)
# What a temple is worth to one of two players, by its free sides and the player's lead from -4
# to 4 workers; first without workers there, then with some.
TEMPLE_ABSENT: Final[tuple[tuple[float, ...], ...]] = (
    (0.2, 0.2, 0.5, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0),
    (0.5, 0.5, 1.1, 2.2, 3.0, 3.0, 3.0, 3.0, 3.0),
    (0.5, 0.9, 1.1, 2.3, 3.0, 3.0, 3.0, 3.0, 3.0),
    (0.9, 1.2, 1.5, 2.4, 3.2, 3.2, 3.2, 3.2, 3.2),
    (1.0, 1.5, 2.0, 2.6, 3.4, 3.4, 3.4, 3.4, 3.4),
)
TEMPLE_PRESENT: Final[tuple[tuple[float, ...], ...]] = (
    (3.0, 3.0, 3.0, 3.05, 3.4, 5.65, 5.95, 6.0, 6.0),
    (3.0, 3.0, 3.05, 3.3, 4.0, 5.15, 5.75, 5.95, 6.0),
    (3.0, 3.0, 3.1, 3.2, 3.8, 4.8, 5.75, 5.95, 6.0),
    (3.0, 3.0, 3.1, 3.2, 3.7, 4.6, 5.4, 5.8, 6.0),
    (3.0, 3.0, 3.1, 3.2, 3.7, 4.6, 5.4, 5.8, 6.0),
)
# Worker tiles from here on have three workers on a side.
FIRST_TRIO: Final = 2
# How far a lead of one worker at a temple with one free side decides it among more players.
TEMPLE_LEAD: Final = 1.1


def turns_left(state: State, seat: int) -> int:
    """The tiles a seat has not laid yet."""
    return len(state.villages[seat].hand) + state.pile_left(seat)


def store_worth(fruits: int, turns: int) -> float:
    """What the fruits in store can hope for."""
    return fruits * FRUIT_WORTH[turns]


def sun_worth(tokens: int, turns: int) -> float:
    """What sun tokens are worth: a coin each, or a tile covered."""
    return tokens * SUN_WORTH[turns]


def water_worth(field: int, turns: int) -> float:
    """What the carrier has reached, and can hope to reach."""
    if turns == 0:
        return float(WATER_TRACK[field])
    worth = float(WATER_TRACK[0])
    # In the last turns little can follow, so the track itself begins to count.
    sooner = 1.0 / (turns + 1.0) if turns < 3 else 0.0
    for step in range(field):
        paid = WATER_TRACK[step + 1] - WATER_TRACK[step]
        worth += sooner * paid + (1.0 - sooner) * WATER_STEP[step]
    return worth


def temple_shares(workers: list[int], open_sides: int) -> list[float]:
    """What each seat can expect of a temple."""
    if len(workers) == 2:
        lead = max(-4, min(4, workers[0] - workers[1]))
        return [duel_share(workers[0], lead, open_sides), duel_share(workers[1], -lead, open_sides)]
    if open_sides == 0:
        return [float(gold) for gold in temple_gold(workers)]
    steepness = TEMPLE_LEAD / open_sides
    strengths = [math.exp(steepness * count) for count in workers]
    whole = 0.0
    for strength in strengths:
        whole += strength
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


def duel_share(workers: int, lead: int, open_sides: int) -> float:
    """What one of two players can expect of a temple."""
    table = TEMPLE_PRESENT if workers else TEMPLE_ABSENT
    return table[open_sides][lead + 4]


def add_board(state: State, worths: list[float]) -> None:
    """Add what temples and waiting workers promise."""
    board = state.board
    for cell in state.jungle:
        if JUNGLE_FAMILY[board.at(cell) - 1] == SHRINE:
            workers = [0] * state.seats
            open_sides = survey(state, cell, workers)
            shares = temple_shares(workers, open_sides)
            for seat in range(state.seats):
                worths[seat] += shares[seat]
    for seat in range(state.seats):
        worths[seat] += unlaid_trios(state, seat) * TRIO_WORTH[turns_left(state, seat)]
    if state.jungle_is_exhausted():
        return
    for cell in state.workers:
        tile = board.at(cell)
        for side in range(4):
            if board.at(cell + BEYOND[side]) == EMPTY:
                owner = owner_of(tile)
                worths[owner] += workers_on(tile, side) * WAITING_WORTH[turns_left(state, owner)]


def unlaid_trios(state: State, seat: int) -> int:
    """The tiles with three workers on a side that a seat has not laid yet."""
    village = state.villages[seat]
    count = 0
    for tile in village.hand:
        if tile >= FIRST_TRIO:
            count += 1
    pile = state.deal.workers[seat]
    for place in range(village.drawn, len(pile)):
        if pile[place] >= FIRST_TRIO:
            count += 1
    return count


def survey(state: State, cell: int, workers: list[int]) -> int:
    """Count everybody's workers around a jungle cell; how many sides are still free."""
    open_sides = 0
    for side in range(4):
        tile = state.board.at(cell + BEYOND[side])
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
