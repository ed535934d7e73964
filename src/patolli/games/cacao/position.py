"""Positions of Cacao: the whole State as a readable document, and back."""

from __future__ import annotations

from typing import Final

from patolli.engine.agenda import ConfirmTurn
from patolli.engine.errors import BadPosition, Reason, is_not
from patolli.engine.position import Document, Steps
from patolli.games.cacao.board import EMPTY, facing_of, is_upper, jungle_kind, owner_of, worker_byte
from patolli.games.cacao.deal import Deal
from patolli.games.cacao.decisions.acting import Harvest, SellCacao, SendWorkers, UseWorkers, VisitMarket
from patolli.games.cacao.decisions.filling import FillFromPile, FillGap
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.cacao.decisions.turning import BeginTurn, EndTurn
from patolli.games.cacao.fields import CELL, JUNGLE, WORKER
from patolli.games.cacao.material.cells import REACH, is_jungle_cell, x_of, y_of
from patolli.games.cacao.material.jungle import JUNGLE_NAMES
from patolli.games.cacao.material.village import DISPLAY, HAND, STORAGE, SUN_PLACES, WATER_TRACK
from patolli.games.cacao.material.workers import (
    FACING_ROTATION,
    FACING_TILE,
    FIRST_FACING,
    WORKER_NAMES,
    WORKER_ROTATIONS,
)
from patolli.games.cacao.position_checks import check_agenda, check_room, check_tiles
from patolli.games.cacao.setup import bare_state
from patolli.games.cacao.state import State, Village

STEPS: Final = Steps(
    BeginTurn,
    PlaceWorker,
    FillGap,
    FillFromPile,
    UseWorkers,
    Harvest,
    VisitMarket,
    SellCacao,
    SendWorkers,
    ConfirmTurn,
    EndTurn,
)
DECLINING: Final = ("selling", "everything")
GOLD_LIMIT: Final = 999


def position(state: State) -> dict[str, object]:
    """The State with names; lists run in the order of laying or drawing."""
    return {
        "game": "cacao",
        "first_seat": state.first_seat,
        "declining": DECLINING[state.may_decline_all],
        "jungle": [
            {"tile": JUNGLE_NAMES[jungle_kind(state.board.at(cell))], "cell": CELL.plain(cell)}
            for cell in state.jungle
        ],
        "workers": [_worker(state, cell) for cell in state.workers],
        "display": [JUNGLE_NAMES[tile] for tile in state.display],
        "jungle_pile": [JUNGLE_NAMES[tile] for tile in state.deal.jungle[state.turned :]],
        "villages": [_village(state, seat) for seat in range(state.seats)],
        "agenda": [STEPS.describe(step) for step in state.agenda],
        **({"confirm_turns": True} if state.confirms_turns else {}),
    }


def _worker(state: State, cell: int) -> dict[str, object]:
    lying = state.board.at(cell)
    facing = facing_of(lying)
    return {
        "seat": owner_of(lying),
        "tile": WORKER_NAMES[FACING_TILE[facing]],
        "rotation": FACING_ROTATION[facing],
        "cell": CELL.plain(cell),
        "overbuilt": is_upper(lying),
    }


def _village(state: State, seat: int) -> dict[str, object]:
    own = state.villages[seat]
    return {
        "gold": own.gold,
        "cacao": own.cacao,
        "sun": own.sun,
        "water": WATER_TRACK[own.water],
        "hand": [WORKER_NAMES[tile] for tile in own.hand],
        "pile": [WORKER_NAMES[tile] for tile in state.deal.workers[seat][own.drawn :]],
    }


def from_position(content: object) -> State:
    """The State behind a document; every fault is a BadPosition that names its path.

    `agenda` may be left out: then `to_act` says whose turn begins.
    """
    document = Document(content)
    document.name("game", ("cacao",))
    tables = document.children("villages", 4)
    if len(tables) < 2:
        raise BadPosition("position.villages", Reason("at_least", least=2))
    villages: list[Village] = []
    piles: list[tuple[int, ...]] = []
    for table in tables:
        village = _read_village(table)
        villages.append(village)
        piles.append((*village.hand, *table.names("pile", WORKER_NAMES)))
        table.finish()
    deal = Deal(tuple(document.names("jungle_pile", JUNGLE_NAMES)), tuple(piles))
    declining = document.name("declining", DECLINING) if document.has("declining") else 0
    first_seat = document.integer("first_seat", 0, len(villages) - 1) if document.has("first_seat") else 0
    state = bare_state(deal, declining == 1, first_seat, villages)
    state.confirms_turns = document.flag("confirm_turns")
    _lay_tiles(state, document)
    state.display.extend(document.names("display", JUNGLE_NAMES, DISPLAY))
    check_tiles(state)
    if document.has("agenda"):
        state.agenda.extend(STEPS.read_agenda(document, state.seats))
    else:
        state.agenda.append(BeginTurn(document.integer("to_act", 0, state.seats - 1)))
    check_agenda(state)
    check_room(state)
    document.finish()
    state.settle()
    return state


def _read_village(table: Document) -> Village:
    hand = sorted(table.names("hand", WORKER_NAMES, HAND))
    water = table.integer("water", WATER_TRACK[0], WATER_TRACK[-1])
    if water not in WATER_TRACK:
        raise BadPosition(f"{table.path}.water", is_not(water, Reason("one_of", names=WATER_TRACK)))
    return Village(
        gold=table.integer("gold", 0, GOLD_LIMIT),
        cacao=table.integer("cacao", 0, STORAGE),
        sun=table.integer("sun", 0, SUN_PLACES),
        water=WATER_TRACK.index(water),
        drawn=len(hand),
        hand=hand,
    )


def _lay_tiles(state: State, document: Document) -> None:
    for tile in document.children("jungle"):
        cell = tile.field(CELL)
        # The board has no rows for what lies around it.
        if max(abs(x_of(cell)), abs(y_of(cell))) == REACH:
            raise BadPosition(f"{tile.path}.cell", Reason("cacao.too_far"))
        if not is_jungle_cell(cell) or state.board.at(cell) != EMPTY:
            raise BadPosition(f"{tile.path}.cell", is_not(CELL.plain(cell), Reason("cacao.jungle_cell")))
        state.lay_jungle(cell, tile.field(JUNGLE))
        tile.finish()
    for tile in document.children("workers"):
        cell = tile.field(CELL)
        if cell not in state.frontier:
            raise BadPosition(f"{tile.path}.cell", is_not(CELL.plain(cell), Reason("cacao.worker_cell")))
        kind = tile.field(WORKER)
        facing = FIRST_FACING[kind] + tile.integer("rotation", 0, WORKER_ROTATIONS[kind] - 1)
        covers = tile.flag("overbuilt")
        state.lay_worker(cell, worker_byte(tile.integer("seat", 0, state.seats - 1), facing, covers))
        tile.finish()
