"""What a written position must keep so that play can go on from it."""

from __future__ import annotations

from math import isqrt

from patolli.engine.agenda import ConfirmTurn, Decision, InAnyOrder, Step, Together
from patolli.engine.errors import BadPosition, Reason
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
from patolli.games.cacao.fields import CELL
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
            reason = Reason("only_so_many", name=name, most=JUNGLE_COPIES[kind], count=count)
            raise BadPosition("position.jungle", reason)
    for seat in range(state.seats):
        own = [
            FACING_TILE[facing_of(state.board.at(cell))] for cell in state.workers if _owns(state, seat, cell)
        ]
        for kind, name in enumerate(WORKER_NAMES):
            count = own.count(kind) + state.deal.workers[seat].count(kind)
            most = WORKER_COPIES[state.seats][kind]
            if count > most:
                reason = Reason("only_so_many", name=name, most=most, count=count)
                raise BadPosition(f"position.villages[{seat}]", reason)
    to_lay = sum(len(pile) for pile in state.deal.workers)
    for cell in state.jungle + state.workers:
        if max(abs(x_of(cell)), abs(y_of(cell))) + to_lay >= REACH:
            raise BadPosition("position.jungle", Reason("cacao.too_far"))
        if is_upper(state.board.at(cell)) and not state.jungle_is_exhausted():
            raise BadPosition("position.workers", Reason("cacao.overbuilt_early"))


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
                    raise BadPosition("position.workers", Reason("cacao.open_gap", cell=CELL.show(gap)))
    to_lay = sum(len(village.hand) + state.pile_left(seat) for seat, village in enumerate(state.villages))
    tiles = len(state.jungle) + supply
    cells = tiles + 2 + isqrt(4 * tiles - 1) if state.jungle else 0
    if to_lay + len(state.workers) > cells:
        raise BadPosition("position.jungle", Reason("cacao.no_room"))


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
        raise BadPosition("position.agenda", Reason("cacao.not_one_turn"))
    if starts_turn and is_short:
        raise BadPosition("position.display", Reason("cacao.short_display", count=DISPLAY))


def _check_turn(state: State, seat: int, owed: list[Step]) -> bool:
    """Whether the turn has only just begun."""
    path = "position.agenda"
    if len(owed) == 1 and isinstance(owed[0], PlaceWorker):
        if owed[0].seat != seat:
            raise BadPosition(path, Reason("cacao.not_one_turn"))
        return True
    ends = [index for index, step in enumerate(owed) if isinstance(step, ConfirmTurn)]
    if ends:
        _check_confirming(state, seat, owed, ends[0], path)
    elif owed and isinstance(owed[0], UseWorkers):
        _check_filling(state, seat, owed, path)
    elif owed and isinstance(owed[0], Together):
        _check_lanes(state, owed, path)
    elif owed and isinstance(owed[0], Decision | Harvest | VisitMarket):
        _check_edges(state, owed, owed[0].seat, path)
    elif owed:
        raise BadPosition(path, Reason("cacao.not_one_turn"))
    return False


def _check_confirming(state: State, seat: int, owed: list[Step], end: int, path: str) -> None:
    """Own edges come before the end of a turn, what others have to decide after it."""
    others, own = owed[:end], owed[end + 1 :]
    if owed[end].code() != (seat,):
        raise BadPosition(path, Reason("cacao.not_one_turn"))
    if others:
        _check_lanes(state, others, path)
    if own:
        _check_edges(state, own, seat, path)


def _check_lanes(state: State, owed: list[Step], path: str) -> None:
    together = owed[0]
    seats = [lane.seat for lane in together.lanes] if isinstance(together, Together) else []
    if len(owed) > 1 or not seats or len(set(seats)) != len(seats):
        raise BadPosition(f"{path}[1].lanes", Reason("each_seat_once"))
    assert isinstance(together, Together)
    for lane in together.lanes:
        _check_edges(state, list(lane.steps), lane.seat, path)


def _check_filling(state: State, seat: int, owed: list[Step], path: str) -> None:
    kinds = (UseWorkers, FillFromPile, FillGap)
    if len(owed) > len(kinds):
        raise BadPosition(path, Reason("cacao.not_one_turn"))
    for step, kind in zip(owed, kinds, strict=False):
        if type(step) is not kind or step.code() != owed[0].code():
            raise BadPosition(path, Reason("cacao.not_one_turn"))
    first = owed[0]
    assert isinstance(first, UseWorkers)
    if first.seat != seat or not _owns(state, seat, first.cell):
        raise BadPosition(f"{path}[1].cell", Reason("cacao.no_workers_there"))
    for side in range(4):
        if first.gaps & 1 << side and state.board.worker_neighbours(first.cell + BEYOND[side]) < 2:
            raise BadPosition(f"{path}[1].gaps", Reason("cacao.not_a_gap"))


def _check_edges(state: State, owed: list[Step], seat: int, path: str) -> None:
    """Edges of one seat, each named once; a sale comes first, and knows of the markets after it."""
    edges: list[tuple[int, ...]] = []
    for step in owed:
        inner = step.steps if isinstance(step, InAnyOrder) and step.seat == seat else (step,)
        for edge in inner:
            _check_edge(state, edge, seat, path)
            edges.append(edge.code()[:3])
            if isinstance(edge, SellCacao) and edge is not owed[-1]:
                raise BadPosition(path, Reason("cacao.not_one_turn"))
    if len(set(edges)) != len(edges):
        raise BadPosition(path, Reason("cacao.not_one_turn"))
    top = owed[-1]
    if isinstance(top, SellCacao) and top.later != prices_owed(state, owed):
        raise BadPosition(path, Reason("does_not_fit"))


def _check_edge(state: State, step: Step, seat: int, path: str) -> None:
    if not isinstance(step, Harvest | VisitMarket | SellCacao | SendWorkers) or step.seat != seat:
        raise BadPosition(path, Reason("cacao.not_one_turn"))
    if not _owns(state, seat, step.cell) or not workers_on(state.board.at(step.cell), step.side):
        raise BadPosition(path, Reason("cacao.no_workers_there"))
    faced = state.board.at(step.cell + BEYOND[step.side])
    if not is_jungle(faced):
        raise BadPosition(path, Reason("cacao.wrong_tile_faced"))
    family = JUNGLE_FAMILY[jungle_kind(faced)]
    if isinstance(step, VisitMarket | SellCacao) and family != MARKET:
        raise BadPosition(path, Reason("cacao.wrong_tile_faced"))
    if isinstance(step, Harvest) and family != PLANTATION:
        raise BadPosition(path, Reason("cacao.wrong_tile_faced"))


def _owns(state: State, seat: int, cell: int) -> bool:
    tile = state.board.at(cell)
    return is_worker(tile) and owner_of(tile) == seat
