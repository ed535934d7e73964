"""The traits of a position of Cacao, seen from one seat: the features of a learned judgement.

Only what the seat knows: its own hand, and of everybody the tiles not laid yet, which anybody can count. What
lies face down counts by kinds, never by order. The rival is the one who stands best; with more than two, the
others appear by their mean. Every trait is scaled to about one; names and ranges stand beside them.
"""

from __future__ import annotations

from typing import Final

from patolli.bots.search.evaluation import mean_of_others, rival_of
from patolli.bots.titles.cacao.worths import survey, turns_left
from patolli.games.cacao.board import EMPTY, FIRST_WORKER, is_upper, owner_of, workers_on
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.jungle import (
    GOLD_MINE_2,
    JUNGLE_FAMILY,
    JUNGLE_NAMES,
    MARKET,
    MARKET_3,
    MARKET_4,
    PLANTATION,
    PLANTATION_2,
    RIVER,
    SHRINE,
)
from patolli.games.cacao.material.village import LAST_WATER_FIELD, STORAGE, SUN_PLACES
from patolli.games.cacao.material.workers import WORKER_NAMES
from patolli.games.cacao.state import State

MOST_TURNS: Final = 11
MOST_SEATS: Final = 4
KINDS: Final = len(JUNGLE_NAMES)
TILES: Final = len(WORKER_NAMES)
# What an own tile could be covered for.
COVERS: Final[tuple[str, ...]] = ("plantation_2", "market_3_or_4", "gold_mine_2", "water", "temple")
# A temple by its free sides, up to three, and by the lead over the best rival there.
FREE_SIDES: Final = 4
LEADS: Final[tuple[str, ...]] = ("far_behind", "behind", "nobody", "even", "ahead", "far_ahead")

# Where the groups of traits begin.
SEATS: Final = 0
WAIT: Final = SEATS + 2
TURNS: Final = WAIT + MOST_SEATS
PILE: Final = TURNS + MOST_TURNS + 1
PILE_KINDS: Final = PILE + 2
DISPLAY: Final = PILE_KINDS + KINDS
HELD: Final = DISPLAY + KINDS
LEAD: Final = HELD + TILES
TEMPLES: Final = LEAD + 5
OPEN: Final = TEMPLES + FREE_SIDES * len(LEADS)
PAIRS: Final = OPEN + KINDS
VILLAGES: Final = PAIRS + 2
# Inside a village.
CACAO: Final = 0
WATER: Final = CACAO + STORAGE + 1
SUN: Final = WATER + LAST_WATER_FIELD + 1
UNLAID: Final = SUN + SUN_PLACES + 1
WAITING: Final = UNLAID + TILES
COVER: Final = WAITING + 3
VILLAGE: Final = COVER + len(COVERS)
TRAITS: Final = VILLAGES + 2 * VILLAGE

# What one of each counts for, so that no trait is far above one.
POINTS: Final = 0.05
TILE: Final = 0.25
WAITER: Final = 0.2
SIDE: Final = 0.1


# The least and the most that a trait can be, by a pattern in its name; the first that is found holds.
RANGES: Final = (
    ("^lead_", -10.0, 10.0),
    ("^temples_|_covers_", 0.0, 4.0),
    ("_waiting_|^open_", 0.0, 10.0),
    ("", 0.0, 2.0),
)


def names() -> list[str]:
    """The name of every trait, in order."""
    listed = ["three_seats", "four_seats"]
    listed += [f"moves_after_{count}" for count in range(MOST_SEATS)]
    listed += [f"turns_left_{count}" for count in range(MOST_TURNS + 1)]
    listed += ["jungle_left", "jungle_exhausted"]
    listed += [f"face_down_{name}" for name in JUNGLE_NAMES]
    listed += [f"shown_{name}" for name in JUNGLE_NAMES]
    listed += [f"held_{name}" for name in WORKER_NAMES]
    listed += ["lead_judged", "lead_in_gold", "lead_over_mean", "lead_judged_late", "rival_moves_first"]
    listed += [f"temples_{free}_free_{lead}" for free in range(FREE_SIDES) for lead in LEADS]
    listed += [f"open_sides_{name}" for name in JUNGLE_NAMES]
    listed += ["open_cells_of_two", "open_cells_for_trade"]
    for whose in ("own", "rival"):
        listed += [f"{whose}_cacao_{count}" for count in range(STORAGE + 1)]
        listed += [f"{whose}_water_{field}" for field in range(LAST_WATER_FIELD + 1)]
        listed += [f"{whose}_sun_{count}" for count in range(SUN_PLACES + 1)]
        listed += [f"{whose}_unlaid_{name}" for name in WORKER_NAMES]
        listed += [f"{whose}_waiting_{workers}" for workers in range(1, 4)]
        listed += [f"{whose}_covers_{name}" for name in COVERS]
    return listed


def traits(state: State, seat: int, values: list[float]) -> list[float]:
    """The row of a position; the values are the points that the hand-made judgement expects of each seat."""
    row = [0.0] * TRAITS
    seats = state.seats
    if seats > 2:
        row[SEATS + seats - 3] = 1.0
    mover = max(0, state.seat_to_act())
    row[WAIT + (seat - mover) % seats] = 1.0
    turns = turns_left(state, seat)
    row[TURNS + turns] = 1.0
    _jungle(state, row)
    village = state.villages[seat]
    for tile in village.hand:
        row[HELD + tile] += TILE
    rival = rival_of(seat, values)
    lead = values[seat] - values[rival]
    row[LEAD] = POINTS * lead
    row[LEAD + 1] = POINTS * (village.gold - state.villages[rival].gold)
    row[LEAD + 2] = POINTS * (values[seat] - mean_of_others(seat, values))
    row[LEAD + 3] = POINTS * lead * (1.0 - turns / (MOST_TURNS + 1.0))
    row[LEAD + 4] = 1.0 if (rival - mover) % seats < (seat - mover) % seats else 0.0
    _temples(state, seat, row)
    _frontier(state, row)
    _village(state, seat, VILLAGES, row)
    _village(state, rival, VILLAGES + VILLAGE, row)
    _tiles(state, seat, rival, row)
    return row


def _jungle(state: State, row: list[float]) -> None:
    """What lies face down, by kinds, and what is shown."""
    pile = state.deal.jungle
    for place in range(state.turned, len(pile)):
        row[PILE_KINDS + pile[place]] += TILE
    row[PILE] = SIDE * 0.5 * (len(pile) - state.turned)
    if state.jungle_is_exhausted():
        row[PILE + 1] = 1.0
    for kind in state.display:
        row[DISPLAY + kind] += 1.0


def _temples(state: State, seat: int, row: list[float]) -> None:
    for cell in state.jungle:
        if JUNGLE_FAMILY[state.board.at(cell) - 1] != SHRINE:
            continue
        workers = [0] * state.seats
        free = min(FREE_SIDES - 1, survey(state, cell, workers))
        most = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, workers[other])
        own = workers[seat]
        if own == most:
            place = 3 if own else 2
        elif own > most:
            place = 4 if own == most + 1 else 5
        else:
            place = 1 if own == most - 1 else 0
        row[TEMPLES + free * len(LEADS) + place] += 1.0


def _frontier(state: State, row: list[float]) -> None:
    """What the cells offer where a tile may be laid next."""
    board = state.board
    for cell in state.frontier:
        count = 0
        sells = False
        grows = False
        for side in range(4):
            faced = board.at(cell + BEYOND[side])
            if EMPTY < faced < FIRST_WORKER:
                count += 1
                row[OPEN + faced - 1] += SIDE
                if JUNGLE_FAMILY[faced - 1] == MARKET:
                    sells = True
                elif JUNGLE_FAMILY[faced - 1] == PLANTATION:
                    grows = True
        if count > 1:
            row[PAIRS] += SIDE
        if sells and grows:
            row[PAIRS + 1] += SIDE


def _village(state: State, owner: int, start: int, row: list[float]) -> None:
    village = state.villages[owner]
    row[start + CACAO + village.cacao] = 1.0
    row[start + WATER + village.water] = 1.0
    row[start + SUN + village.sun] = 1.0
    for tile in village.hand:
        row[start + UNLAID + tile] += TILE
    pile = state.deal.workers[owner]
    for place in range(village.drawn, len(pile)):
        row[start + UNLAID + pile[place]] += TILE


def _tiles(state: State, seat: int, rival: int, row: list[float]) -> None:
    """Workers that wait for a tile, and what own tiles could be covered for."""
    board = state.board
    waits = not state.jungle_is_exhausted()
    for cell in state.workers:
        tile = board.at(cell)
        owner = owner_of(tile)
        if owner == seat:
            start = VILLAGES
        elif owner == rival:
            start = VILLAGES + VILLAGE
        else:
            continue
        single = not is_upper(tile)
        for side in range(4):
            faced = board.at(cell + BEYOND[side])
            if faced == EMPTY:
                workers = workers_on(tile, side)
                if waits and workers:
                    row[start + WAITING + workers - 1] += WAITER
            elif single:
                cover = _cover(faced - 1)
                if cover >= 0:
                    row[start + COVER + cover] += TILE


def _cover(kind: int) -> int:
    """What a kind of tile means to whoever covers a tile beside it; -1 for little."""
    if kind == PLANTATION_2:
        return 0
    if MARKET_3 <= kind <= MARKET_4:
        return 1
    if kind == GOLD_MINE_2:
        return 2
    if JUNGLE_FAMILY[kind] == RIVER:
        return 3
    if JUNGLE_FAMILY[kind] == SHRINE:
        return 4
    return -1
