"""What a written position must keep so that play can go on from it."""

from __future__ import annotations

from patolli.engine.agenda import InAnyOrder, Step, Together
from patolli.engine.errors import BadPosition
from patolli.games.cacao.board import facing_of, is_jungle, is_worker, jungle_kind, owner_of, workers_on
from patolli.games.cacao.decisions.acting import Harvest, SellCacao, SendWorkers, UseWorkers
from patolli.games.cacao.decisions.filling import FillFromPile, FillGap
from patolli.games.cacao.material.cells import BEYOND, REACH, x_of, y_of
from patolli.games.cacao.material.jungle import JUNGLE_COPIES, JUNGLE_FAMILY, JUNGLE_NAMES, MARKET, PLANTATION
from patolli.games.cacao.material.village import DISPLAY
from patolli.games.cacao.material.workers import FACING_TILE, WORKER_COPIES, WORKER_NAMES
from patolli.games.cacao.state import State


def check_tiles(state: State) -> None:
    """No more tiles than the box holds, and none so far out that play could leave the board."""
    if len(state.display) < DISPLAY and state.jungle_left() > 0:
        raise BadPosition("position.display", f"must hold {DISPLAY} tiles while the pile is not empty")
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


def check_agenda(state: State) -> None:
    """Every Step must speak of tiles that are there."""
    for index, step in enumerate(state.agenda):
        path = f"position.agenda[{index}]"
        if isinstance(step, Together):
            seats = [lane.seat for lane in step.lanes]
            if not seats or len(set(seats)) != len(seats):
                raise BadPosition(f"{path}.lanes", "must be one for each of several seats")
            for lane in step.lanes:
                for inner in lane.steps:
                    _check_edge_step(state, inner, lane.seat, path)
        elif isinstance(step, InAnyOrder | Harvest | SellCacao | SendWorkers):
            _check_edge_step(state, step, step.seat, path)
        elif isinstance(step, FillGap | FillFromPile | UseWorkers):
            if not _owns(state, step.seat, step.cell):
                raise BadPosition(f"{path}.cell", "holds no worker tile of this seat")
            for side in range(4):
                if step.gaps & 1 << side and is_worker(state.board.at(step.cell + BEYOND[side])):
                    raise BadPosition(f"{path}.gaps", "must be jungle cells")


def _check_edge_step(state: State, step: Step, seat: int, path: str) -> None:
    if isinstance(step, InAnyOrder) and step.seat == seat:
        for inner in step.steps:
            if isinstance(inner, InAnyOrder):
                raise BadPosition(path, "must not hold one order inside another")
            _check_edge_step(state, inner, seat, path)
        return
    if not isinstance(step, Harvest | SellCacao | SendWorkers) or step.seat != seat:
        raise BadPosition(path, "must be edges of one seat")
    if not _owns(state, seat, step.cell) or not workers_on(state.board.at(step.cell), step.side):
        raise BadPosition(path, "speaks of a side without workers of this seat")
    faced = state.board.at(step.cell + BEYOND[step.side])
    if not is_jungle(faced):
        raise BadPosition(path, "speaks of a side that faces no jungle tile")
    family = JUNGLE_FAMILY[jungle_kind(faced)]
    if isinstance(step, SellCacao) and family != MARKET:
        raise BadPosition(path, "sells where there is no market")
    if isinstance(step, Harvest) and family != PLANTATION:
        raise BadPosition(path, "harvests where there is no plantation")


def _owns(state: State, seat: int, cell: int) -> bool:
    tile = state.board.at(cell)
    return is_worker(tile) and owner_of(tile) == seat
