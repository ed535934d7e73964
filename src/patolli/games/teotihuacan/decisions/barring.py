"""Barring: what stands in the way of an answer, whatever is asked; looked for where one is refused."""

from __future__ import annotations

from patolli.engine.action import first_of, kind_of
from patolli.engine.errors import Reason
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.effects.tracks import can_climb
from patolli.games.teotihuacan.material import technologies as tech
from patolli.games.teotihuacan.material.discovery_tiles import COST
from patolli.games.teotihuacan.material.goods import COCOA, GOOD_NAMES
from patolli.games.teotihuacan.material.temples import ANY_TEMPLE, TOP_STEP
from patolli.games.teotihuacan.player import board_of, held, power_of, space_of
from patolli.games.teotihuacan.state import State


def barred(state: State, seat: int, action: int) -> Reason | None:
    """What stands in the way of what can be asked for in several ways."""
    kind = kind_of(action)
    if kind == actions.TAKE_TECHNOLOGY:
        return no_technology(state, seat, first_of(action))
    if kind == actions.CLAIM:
        return lacking(state, seat, COST[first_of(action)])
    if kind in (actions.CLIMB, actions.PAY_AND_CLIMB):
        return no_climb(state, seat, first_of(action))
    return None


def lacking(state: State, seat: int, price: tuple[int, ...]) -> Reason | None:
    """What the seat has too little of for a price."""
    why: Reason | None = None
    for good in range(len(price) - 1, -1, -1):
        own = state.players[seat].goods[good]
        if own < price[good]:
            one = Reason("teotihuacan.needs", good=GOOD_NAMES[good], price=price[good], own=own)
            why = one if why is None else Reason("teotihuacan.needs_both", one=one, other=why)
    return why


def lacking_cocoa(state: State, seat: int, cocoa: int) -> Reason | None:
    """Whether the seat has too little cocoa."""
    price = [0, 0, 0, 0]
    price[COCOA] = cocoa
    return lacking(state, seat, tuple(price))


def lacking_tile(state: State, seat: int, kind: int) -> Reason | None:
    """Whether the seat has no such discovery tile that it could still use."""
    return None if held(state.players[seat].ready, kind) else Reason("teotihuacan.no_such_tile")


def no_technology(state: State, seat: int, technology: int) -> Reason | None:
    """Why the seat cannot have a technology at all (Rulings 40 and 41)."""
    if technology not in state.layout.technologies:
        return None
    if state.players[seat].owns(technology):
        return Reason("teotihuacan.technology_known")
    return lacking(state, seat, (0, 0, tech.GOLD_COST[technology], 0))


def no_climb(state: State, seat: int, temple: int) -> Reason | None:
    """Why the seat cannot advance on a temple (Rulings 54 and 55)."""
    if temple == ANY_TEMPLE or can_climb(state, seat, temple):
        return None
    if state.players[seat].temples[temple] == TOP_STEP:
        return Reason("teotihuacan.at_the_top")
    return Reason("teotihuacan.top_taken")


def no_worker(state: State, seat: int, board: int, power: int, barred_workers: int = 0) -> Reason | None:
    """Why no unlocked worker of this power on this board can be chosen."""
    player = state.players[seat]
    if player.find_free(board, power, barred_workers) >= 0:
        return None
    if player.find_free(board, power, 0) >= 0:
        return Reason("teotihuacan.worker_has_moved")
    for figure in player.workers:
        if board_of(figure) == board and power_of(figure) == power and space_of(figure):
            return Reason("teotihuacan.worker_locked")
    return Reason("teotihuacan.no_such_worker")
