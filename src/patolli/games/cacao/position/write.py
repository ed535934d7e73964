"""Writing a position: the State with names."""

from __future__ import annotations

from typing import Final

from patolli.games.cacao.board import facing_of, is_upper, jungle_kind, owner_of
from patolli.games.cacao.fields import CELL
from patolli.games.cacao.material.jungle import JUNGLE_NAMES
from patolli.games.cacao.material.village import WATER_TRACK
from patolli.games.cacao.material.workers import (
    FACING_ROTATION,
    FACING_TILE,
    WORKER_NAMES,
)
from patolli.games.cacao.position.steps import STEPS
from patolli.games.cacao.state import State

DECLINING: Final = ("selling", "everything")


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
        **state.ledger(seat),
        # The printed figure, as everybody would write it.
        "water": WATER_TRACK[own.water],
        "hand": [WORKER_NAMES[tile] for tile in own.hand],
        "pile": [WORKER_NAMES[tile] for tile in state.deal.workers[seat][own.drawn :]],
    }
