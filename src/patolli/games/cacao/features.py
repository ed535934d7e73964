"""Features of Cacao: what a seat may know as bytes, and its actions as numbers.

Both speak of cells in the window, which holds every table that play can lead to.
"""

from __future__ import annotations

from typing import Final

from patolli.engine.action import first_of, kind_of, second_of, third_of
from patolli.engine.agenda import Decision, InAnyOrder, Step, Together
from patolli.engine.state import State as EngineState
from patolli.games.cacao import actions
from patolli.games.cacao.board import EMPTY, facing_of, is_upper, jungle_kind, owner_of
from patolli.games.cacao.decisions.acting import Harvest, SellCacao, SendWorkers, VisitMarket
from patolli.games.cacao.decisions.filling import FillGap
from patolli.games.cacao.decisions.placing import PlaceWorker, cells_to_cover, facings_held
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.jungle import JUNGLE_FAMILY, JUNGLE_VALUE, SHRINE
from patolli.games.cacao.material.workers import (
    FACING_ROTATION,
    FACING_TILE,
    FACING_WORKERS,
)
from patolli.games.cacao.state import State
from patolli.games.cacao.window import AREA, PLACES, cell_of, place_of, window_corner

FACINGS: Final = 13
DISPLAY_SLOTS: Final = 2
FIRST_FILL: Final = FACINGS * PLACES
FIRST_USE: Final = FIRST_FILL + DISPLAY_SLOTS * PLACES
FIRST_SELL: Final = FIRST_USE + 4 * PLACES
FIRST_SEND: Final = FIRST_SELL + 4
ACTION_COUNT: Final = FIRST_SEND + 4
NO_ACTION: Final = -1

MOST: Final = 255
SEATS: Final = 4
PLAYER: Final = 11
PLACE_QUESTION: Final = 0
FILL_QUESTION: Final = 1
ORDER_QUESTION: Final = 2
SELL_QUESTION: Final = 3
SEND_QUESTION: Final = 4
QUESTIONS: Final = 5

# The tensor: name, size, and the greatest value; players are counted from the viewer on.
PARTS: Final[tuple[tuple[str, int, int], ...]] = (
    # Planes of the window, row by row: what a worker gets at each family of jungle tile (a temple: 1),
    ("jungle", 6 * AREA, 4),
    # the workers on the north, east, south and west side of worker tiles,
    ("workers", 4 * AREA, 3),
    # whose tile it is: 1, or 2 on top of another,
    ("owners", SEATS * AREA, 2),
    # the empty worker cells beside the jungle,
    ("frontier", AREA, 1),
    # the north, east, south and west edges that the viewer still has to use, 2 being the one asked about;
    # and the sides of the new tile where a gap is to be filled.
    ("edges", 4 * AREA, 2),
    # Of each player: is there, gold, cacao, sun, water field, hand, pile, unplaced tiles of each kind.
    ("players", SEATS * PLAYER, MOST),
    ("hand", 4, 3),
    ("display", 10, 2),
    # Jungle tiles of each kind still in the pile, known by counting.
    ("to_come", 10, 6),
    ("first_seat", SEATS, 1),
    ("to_act", SEATS, 1),
    # The viewer's own question: place, fill, order, sell, send.
    ("question", QUESTIONS, 1),
    # The jungle has run out; every worker may stay idle.
    ("may_overbuild", 1, 1),
    ("may_decline_all", 1, 1),
)
OBSERVATION_SIZE: Final = sum([part[1] for part in PARTS])

WORKERS_AT: Final = 6 * AREA
OWNERS_AT: Final = WORKERS_AT + 4 * AREA
FRONTIER_AT: Final = OWNERS_AT + SEATS * AREA
EDGES_AT: Final = FRONTIER_AT + AREA
FIGURES_AT: Final = EDGES_AT + 4 * AREA
# Behind the planes come the figures; these are places among them.
HAND: Final = SEATS * PLAYER
DISPLAY: Final = HAND + 4
TO_COME: Final = DISPLAY + 10
FIRST_SEAT: Final = TO_COME + 10
TO_ACT: Final = FIRST_SEAT + SEATS
QUESTION: Final = TO_ACT + SEATS
FLAGS: Final = QUESTION + QUESTIONS
FIGURES: Final = FLAGS + 2


def lying_tile(facing: int, owner: int, is_upper: bool) -> bytearray:
    """A worker tile's bytes in the planes of workers and owners, which follow each other."""
    owners = [(2 if is_upper else 1) if seat == owner else 0 for seat in range(SEATS)]
    return bytearray([*FACING_WORKERS[4 * facing : 4 * facing + 4], *owners])


# By height, owner counted from the viewer on, and facing; bytearrays are copied fastest into each other.
LYING_TILES: Final[tuple[bytearray, ...]] = tuple(
    [
        lying_tile(facing, owner, is_upper)
        for is_upper in (False, True)
        for owner in range(SEATS)
        for facing in range(FACINGS)
    ]
)


def number_in(state: State, corner: int, action: int) -> int:
    """The number of a legal action, given the window."""
    kind = kind_of(action)
    if kind in (actions.PLACE, actions.OVERBUILD):
        # An empty cell is laid on, an own one overbuilt: the same number serves both.
        return actions.facing_laid(action) * PLACES + place_of(third_of(action), corner) // 2
    if kind == actions.FILL:
        slot = state.display.index(first_of(action))
        return FIRST_FILL + slot * PLACES + place_of(second_of(action), corner) // 2
    if kind == actions.USE:
        return FIRST_USE + second_of(action) * PLACES + place_of(first_of(action), corner) // 2
    return (FIRST_SELL if kind == actions.SELL else FIRST_SEND) + first_of(action)


def number_of(state: EngineState, action: int) -> int:
    """The number of a legal action."""
    assert isinstance(state, State)
    return number_in(state, window_corner(state), action)


def action_of(state: EngineState, number: int) -> int:
    """The action behind a number, or NO_ACTION; the caller judges whether it is legal."""
    assert isinstance(state, State)
    if not 0 <= number < ACTION_COUNT:
        return NO_ACTION
    if number >= FIRST_SEND:
        return actions.send(number - FIRST_SEND)
    if number >= FIRST_SELL:
        return actions.sell(number - FIRST_SELL)
    corner = window_corner(state)
    half = number % PLACES
    if number >= FIRST_USE:
        return actions.use(cell_of(half, corner, True), (number - FIRST_USE) // PLACES)
    if number >= FIRST_FILL:
        slot = (number - FIRST_FILL) // PLACES
        if slot >= len(state.display):
            return NO_ACTION
        return actions.fill(state.display[slot], cell_of(half, corner, False))
    facing = number // PLACES
    cell = cell_of(half, corner, True)
    if state.board.at(cell) == EMPTY:
        return actions.place(FACING_TILE[facing], FACING_ROTATION[facing], cell)
    return actions.overbuild(FACING_TILE[facing], FACING_ROTATION[facing], cell)


def write_mask(state: EngineState, legal: list[int], mask: bytearray, start: int) -> None:
    """Write a 1 for each legal action into a stretch of noughts."""
    assert isinstance(state, State)
    corner = window_corner(state)
    if legal and kind_of(legal[0]) in (actions.PLACE, actions.OVERBUILD):
        write_placements(state, corner, mask, start)
        return
    for action in legal:
        mask[start + number_in(state, corner, action)] = 1


def write_placements(state: State, corner: int, mask: bytearray, start: int) -> None:
    """Every facing of the hand fits every cell: whole rows are written."""
    seat = state.seat_to_act()
    row = bytearray(PLACES)
    for cell in state.frontier:
        row[place_of(cell, corner) // 2] = 1
    for cell in cells_to_cover(state, seat):
        row[place_of(cell, corner) // 2] = 1
    for facing in facings_held(state, seat):
        first = start + facing * PLACES
        mask[first : first + PLACES] = row


def write_observation(state: EngineState, viewer: int, tensor: bytearray, start: int) -> None:
    """Write what a seat may know; the stretch from `start` on must be nought."""
    assert isinstance(state, State)
    corner = window_corner(state)
    write_table(state, viewer, corner, tensor, start)
    # Figures are gathered in a list and written at once: single bytes are dear.
    figures = [0] * FIGURES
    for seat in range(state.seats):
        tell_village(state, seat, figures, (seat - viewer) % state.seats * PLAYER)
    for tile in state.villages[viewer].hand:
        figures[HAND + tile] += 1
    for tile in state.display:
        figures[DISPLAY + tile] += 1
    for index in range(state.turned, len(state.deal.jungle)):
        figures[TO_COME + state.deal.jungle[index]] += 1
    figures[FIRST_SEAT + (state.first_seat - viewer) % state.seats] = 1
    figures[FLAGS] = 1 if state.jungle_is_exhausted() else 0
    figures[FLAGS + 1] = 1 if state.may_decline_all else 0
    for decision in state.pending():
        figures[TO_ACT + (decision.seat - viewer) % state.seats] = 1
        if decision.seat == viewer:
            figures[QUESTION + write_question(state, decision, corner, tensor, start)] = 1
    tensor[start + FIGURES_AT : start + FIGURES_AT + FIGURES] = bytes(figures)


def write_table(state: State, viewer: int, corner: int, tensor: bytearray, start: int) -> None:
    """Every tile on the table, and where worker tiles may go."""
    for cell in state.jungle:
        kind = jungle_kind(state.board.at(cell))
        family = JUNGLE_FAMILY[kind]
        worth = 1 if family == SHRINE else JUNGLE_VALUE[kind]
        tensor[start + family * AREA + place_of(cell, corner)] = worth
    for cell in state.workers:
        tile = state.board.at(cell)
        place = start + place_of(cell, corner)
        row = (SEATS if is_upper(tile) else 0) + (owner_of(tile) - viewer) % state.seats
        lying = LYING_TILES[row * FACINGS + facing_of(tile)]
        # One byte in each of these planes: dear one by one, cheap as a slice.
        tensor[place + WORKERS_AT : place + FRONTIER_AT : AREA] = lying
    for cell in state.frontier:
        tensor[start + FRONTIER_AT + place_of(cell, corner)] = 1


def tell_village(state: State, seat: int, figures: list[int], at: int) -> None:
    """One player's open goods, and the tiles not laid yet, known by counting."""
    village = state.villages[seat]
    figures[at] = 1
    figures[at + 1] = min(village.gold, MOST)
    figures[at + 2] = village.cacao
    figures[at + 3] = village.sun
    figures[at + 4] = village.water
    figures[at + 5] = len(village.hand)
    figures[at + 6] = state.pile_left(seat)
    for tile in village.hand:
        figures[at + 7 + tile] += 1
    pile = state.deal.workers[seat]
    for index in range(village.drawn, len(pile)):
        figures[at + 7 + pile[index]] += 1


def write_question(
    state: State, decision: Decision[EngineState], corner: int, tensor: bytearray, start: int
) -> int:
    """Write which edges the viewer still has to use; the kind of its question."""
    for owed in owed_by(state, decision.seat):
        write_edges(owed, corner, tensor, start)
    step: object = decision
    if isinstance(step, PlaceWorker):
        return PLACE_QUESTION
    if isinstance(step, FillGap):
        for side in range(4):
            if step.gaps >> side & 1 and state.board.at(step.cell + BEYOND[side]) == EMPTY:
                tensor[start + edge_at(step.cell, side, corner)] = 1
        return FILL_QUESTION
    if isinstance(step, SellCacao):
        tensor[start + edge_at(step.cell, step.side, corner)] = 2
        return SELL_QUESTION
    if isinstance(step, SendWorkers):
        tensor[start + edge_at(step.cell, step.side, corner)] = 2
        return SEND_QUESTION
    return ORDER_QUESTION


def owed_by(state: State, seat: int) -> tuple[Step, ...]:
    """The steps among which a seat's edges are."""
    top = state.agenda[-1]
    if isinstance(top, Together):
        return top.lanes[top.lane_of(seat)].steps
    return tuple(state.agenda)


def write_edges(owed: Step, corner: int, tensor: bytearray, start: int) -> None:
    """The edges that a step will use."""
    step: object = owed
    if isinstance(step, InAnyOrder):
        for each in step.steps:
            write_edges(each, corner, tensor, start)
    elif isinstance(step, (Harvest, VisitMarket, SellCacao, SendWorkers)):
        tensor[start + edge_at(step.cell, step.side, corner)] = 1


def edge_at(cell: int, side: int, corner: int) -> int:
    """Where an edge stands in the tensor."""
    return EDGES_AT + side * AREA + place_of(cell, corner)
