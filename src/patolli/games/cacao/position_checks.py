"""What a written position must keep so that play can go on from it."""

from __future__ import annotations

from math import isqrt

from patolli.engine.agenda import Decision, InAnyOrder, Step, Together
from patolli.engine.errors import BadPosition
from patolli.games.cacao.board import (
    EMPTY,
    facing_of,
    is_jungle,
    is_upper,
    is_worker,
    jungle_kind,
    owner_of,
    workers_on,
)
from patolli.games.cacao.decisions.acting import (
    Harvest,
    SellCacao,
    SendWorkers,
    UseWorkers,
    VisitMarket,
    prices_owed,
)
from patolli.games.cacao.decisions.filling import FillFromPile, FillGap
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.cacao.decisions.turning import BeginTurn, EndTurn
from patolli.games.cacao.material.cells import BEYOND, REACH, x_of, y_of
from patolli.games.cacao.material.jungle import JUNGLE_COPIES, JUNGLE_FAMILY, JUNGLE_NAMES, MARKET, PLANTATION
from patolli.games.cacao.material.village import DISPLAY
from patolli.games.cacao.material.workers import FACING_TILE, WORKER_COPIES, WORKER_NAMES
from patolli.games.cacao.state import State


def check_tiles(state: State) -> None:
    """No more tiles than the box holds, and none too far out for what is to come."""
    laid = [jungle_kind(state.board.at(cell)) for cell in state.jungle]
    for kind, name in enumerate(JUNGLE_NAMES):
        count = laid.count(kind) + state.display.count(kind) + state.deal.jungle.count(kind)
        if count > JUNGLE_COPIES[kind]:
            raise BadPosition(
                "position.jungle", f"there are only {JUNGLE_COPIES[kind]} of {name}, not {count}"
            )
    for seat in range(state.seats):
        own = [
            FACING_TILE[facing_of(state.board.at(cell))] for cell in state.workers if _owns(state, seat, cell)
        ]
        for kind, name in enumerate(WORKER_NAMES):
            count = own.count(kind) + state.deal.workers[seat].count(kind)
            most = WORKER_COPIES[state.seats][kind]
            if count > most:
                raise BadPosition(
                    f"position.villages[{seat}]", f"there are only {most} of {name}, not {count}"
                )
    to_lay = sum(len(pile) for pile in state.deal.workers)
    for cell in state.jungle + state.workers:
        if max(abs(x_of(cell)), abs(y_of(cell))) + to_lay >= REACH:
            raise BadPosition(
                "position.jungle", f"the tile at {x_of(cell)},{y_of(cell)} lies too far from the start"
            )
        if is_upper(state.board.at(cell)) and not state.jungle_is_exhausted():
            raise BadPosition("position.workers", "nothing is overbuilt while there are jungle tiles")


def check_room(state: State) -> None:
    """Whoever holds tiles must always find a cell for them (Ruling 14).

    While jungle tiles are left the rim never closes, as long as every gap is filled; later,
    n jungle tiles touch at least n + 1 + 2 * sqrt(n) cells.
    """
    supply = len(state.display) + state.jungle_left()
    if supply > 0:
        exempt = gaps_being_filled(state)
        for cell in state.workers:
            for step in BEYOND:
                gap = cell + step
                if (
                    state.board.at(gap) == EMPTY
                    and gap not in exempt
                    and state.board.worker_neighbours(gap) > 1
                ):
                    raise BadPosition("position.workers", f"leave the gap at {x_of(gap)},{y_of(gap)} open")
    to_lay = sum(len(village.hand) + state.pile_left(seat) for seat, village in enumerate(state.villages))
    tiles = len(state.jungle) + supply
    cells = tiles + 2 + isqrt(4 * tiles - 1) if state.jungle else 0
    if to_lay + len(state.workers) > cells:
        raise BadPosition("position.jungle", f"{tiles} tiles may not have room for all the workers")


def gaps_being_filled(state: State) -> list[int]:
    """The cells around the tile just placed, while its gaps are still owed."""
    for step in state.agenda:
        if isinstance(step, FillFromPile):
            return [step.cell + side for side in BEYOND]
    return []


def check_agenda(state: State) -> None:
    """The agenda must be one that a turn can reach, about tiles that are there."""
    if not state.agenda:
        return
    is_short = len(state.display) < DISPLAY and state.jungle_left() > 0
    first = state.agenda[0]
    if isinstance(first, BeginTurn) and len(state.agenda) == 1:
        starts_turn = True
    elif isinstance(first, EndTurn):
        starts_turn = _check_turn(state, first.seat, state.agenda[1:])
    else:
        raise BadPosition("position.agenda", "must be one turn: begin_turn, or end_turn and what precedes it")
    if starts_turn and is_short:
        raise BadPosition("position.display", f"must hold {DISPLAY} tiles while the pile is not empty")


def _check_turn(state: State, seat: int, owed: list[Step]) -> bool:
    """Whether the turn has only just begun."""
    path = "position.agenda"
    if len(owed) == 1 and isinstance(owed[0], PlaceWorker):
        if owed[0].seat != seat:
            raise BadPosition(path, "must speak of one seat's turn")
        return True
    if owed and isinstance(owed[0], UseWorkers):
        _check_filling(state, seat, owed, path)
    elif owed and isinstance(owed[0], Together):
        seats = [lane.seat for lane in owed[0].lanes]
        if len(owed) > 1 or not seats or len(set(seats)) != len(seats):
            raise BadPosition(f"{path}[1].lanes", "must be one for each of several seats")
        for lane in owed[0].lanes:
            _check_edges(state, list(lane.steps), lane.seat, path)
    elif owed and isinstance(owed[0], Decision | Harvest | VisitMarket):
        _check_edges(state, owed, owed[0].seat, path)
    elif owed:
        raise BadPosition(path, "must be one turn: end_turn and what precedes it")
    return False


def _check_filling(state: State, seat: int, owed: list[Step], path: str) -> None:
    kinds = (UseWorkers, FillFromPile, FillGap)
    if len(owed) > len(kinds):
        raise BadPosition(path, "must be use_workers, fill_from_pile and fill_gap")
    for step, kind in zip(owed, kinds, strict=False):
        if type(step) is not kind or step.code() != owed[0].code():
            raise BadPosition(path, "must be use_workers, fill_from_pile and fill_gap for the same cell")
    first = owed[0]
    assert isinstance(first, UseWorkers)
    if first.seat != seat or not _owns(state, seat, first.cell):
        raise BadPosition(f"{path}[1].cell", "holds no worker tile of this seat")
    for side in range(4):
        if first.gaps & 1 << side and state.board.worker_neighbours(first.cell + BEYOND[side]) < 2:
            raise BadPosition(f"{path}[1].gaps", "must be cells that touch two worker tiles")


def _check_edges(state: State, owed: list[Step], seat: int, path: str) -> None:
    """Edges of one seat, each named once; a sale comes first, and knows of the markets after it."""
    edges: list[tuple[int, ...]] = []
    for step in owed:
        inner = step.steps if isinstance(step, InAnyOrder) and step.seat == seat else (step,)
        for edge in inner:
            _check_edge(state, edge, seat, path)
            edges.append(edge.code()[:3])
            if isinstance(edge, SellCacao) and edge is not owed[-1]:
                raise BadPosition(path, "must be visits to markets where a sale is not asked for yet")
    if len(set(edges)) != len(edges):
        raise BadPosition(path, "must name each edge once")
    top = owed[-1]
    if isinstance(top, SellCacao) and top.later != prices_owed(state, owed):
        raise BadPosition(path, "must name the prices of the markets still to come")


def _check_edge(state: State, step: Step, seat: int, path: str) -> None:
    if not isinstance(step, Harvest | VisitMarket | SellCacao | SendWorkers) or step.seat != seat:
        raise BadPosition(path, "must be edges of one seat")
    if not _owns(state, seat, step.cell) or not workers_on(state.board.at(step.cell), step.side):
        raise BadPosition(path, "speaks of a side without workers of this seat")
    faced = state.board.at(step.cell + BEYOND[step.side])
    if not is_jungle(faced):
        raise BadPosition(path, "speaks of a side that faces no jungle tile")
    family = JUNGLE_FAMILY[jungle_kind(faced)]
    if isinstance(step, VisitMarket | SellCacao) and family != MARKET:
        raise BadPosition(path, "sells where there is no market")
    if isinstance(step, Harvest) and family != PLANTATION:
        raise BadPosition(path, "harvests where there is no plantation")


def _owns(state: State, seat: int, cell: int) -> bool:
    tile = state.board.at(cell)
    return is_worker(tile) and owner_of(tile) == seat
