"""Reading a position: every fault is a BadPosition that names its path."""

from __future__ import annotations

from typing import Final

from patolli.engine.errors import BadPosition, Reason, is_not
from patolli.engine.position import Document
from patolli.games.cacao.board import EMPTY, worker_byte
from patolli.games.cacao.deal import Deal
from patolli.games.cacao.decisions.turning import BeginTurn
from patolli.games.cacao.fields import CELL, JUNGLE, WORKER
from patolli.games.cacao.material.cells import REACH, is_jungle_cell, x_of, y_of
from patolli.games.cacao.material.jungle import JUNGLE_NAMES
from patolli.games.cacao.material.village import DISPLAY, HAND, STORAGE, SUN_PLACES, WATER_TRACK
from patolli.games.cacao.material.workers import (
    FIRST_FACING,
    WORKER_NAMES,
    WORKER_ROTATIONS,
)
from patolli.games.cacao.position.check import check_agenda, check_room, check_tiles
from patolli.games.cacao.position.steps import STEPS
from patolli.games.cacao.position.write import DECLINING
from patolli.games.cacao.setup import bare_state
from patolli.games.cacao.state import State, Village

GOLD_LIMIT: Final = 999


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
