"""Working: the main actions of the boards, and whether they can be taken (Rulings 36 to 39)."""

from __future__ import annotations

from patolli.engine.agenda import Step
from patolli.engine.errors import Reason
from patolli.games.teotihuacan.decisions.alchemy import TakeTechnology, can_take_technology, why_no_technology
from patolli.games.teotihuacan.decisions.constructing import (
    BuildPyramid,
    can_build,
    counted_builders,
    why_no_build,
)
from patolli.games.teotihuacan.decisions.decorating import TakeDecoration, can_decorate, why_no_decoration
from patolli.games.teotihuacan.decisions.nobles import (
    BuildHouse,
    can_build_house,
    pay_for_house,
    why_no_house,
)
from patolli.games.teotihuacan.decisions.powering import owns_bought_power_up, power_ups
from patolli.games.teotihuacan.decisions.rewards import ChooseTemple
from patolli.games.teotihuacan.effects.goods import gain, gain_cocoa, score
from patolli.games.teotihuacan.events import FOR_MAIN_ACTION, FOR_TECHNOLOGY
from patolli.games.teotihuacan.material import boards
from patolli.games.teotihuacan.material.technologies import COCOA_AND_POINT, EXTRA_RESOURCE, USE_POINTS
from patolli.games.teotihuacan.player import is_free_on, power_of
from patolli.games.teotihuacan.score_book import RESOURCE_BOARDS, TECHNOLOGY_USE
from patolli.games.teotihuacan.state import State


def counted_workers(state: State, seat: int, board: int) -> int:
    """The seat's free workers on a board, three at most (Ruling 37)."""
    return min(boards.MOST_WORKERS_COUNTED, state.players[seat].free_on(board))


def weakest_power(state: State, seat: int, board: int) -> int:
    """The power of the seat's weakest free worker on a board."""
    weakest = 5
    for figure in state.players[seat].workers:
        if is_free_on(figure, board):
            weakest = min(weakest, power_of(figure))
    return weakest


def can_work(state: State, seat: int, board: int) -> bool:
    """Whether at least the smallest effect of the main action is possible (Ruling 36)."""
    if board == boards.PALACE:
        return False
    if board <= boards.GOLD_DEPOSITS:
        return True
    workers = counted_workers(state, seat, board)
    if board == boards.ALCHEMY:
        return can_take_technology(state, seat, workers, weakest_power(state, seat, board))
    if board == boards.NOBLES:
        return can_build_house(state, seat, workers)
    if board == boards.DECORATIONS:
        return can_decorate(state, seat, workers)
    return can_build(state, seat)


def why_no_work(state: State, seat: int, board: int) -> Reason | None:
    """What stands in the way of the main action, its cocoa left aside (Ruling 36)."""
    if can_work(state, seat, board):
        return None
    workers = counted_workers(state, seat, board)
    if board == boards.ALCHEMY:
        return why_no_technology(state, seat, workers, weakest_power(state, seat, board))
    if board == boards.NOBLES:
        return why_no_house(state, seat)
    if board == boards.DECORATIONS:
        return why_no_decoration(state, seat, workers)
    if board == boards.CONSTRUCTION:
        return why_no_build(state, seat, counted_builders(state, seat, workers)[1])
    return Reason("teotihuacan.no_main_action")


def work(state: State, seat: int, board: int) -> None:
    """Begin the main action; its cocoa has been paid."""
    workers = counted_workers(state, seat, board)
    if board <= boards.GOLD_DEPOSITS:
        harvest(state, seat, board, workers)
    elif board == boards.ALCHEMY:
        state.plan([TakeTechnology(seat, workers, weakest_power(state, seat, board))])
    elif board == boards.NOBLES:
        pay_for_house(state, seat)
        state.plan([BuildHouse(seat, workers)])
    elif board == boards.DECORATIONS:
        state.plan([TakeDecoration(seat, workers)])
    else:
        builders, saving = counted_builders(state, seat, workers)
        state.plan([BuildPyramid(seat, builders, 0, saving)])


def harvest(state: State, seat: int, board: int, workers: int) -> None:
    """Forest, Quarry, Gold: take the whole cell, then technologies 5 and 7 (Rulings 39, 69)."""
    column = boards.POWER_COLUMN[weakest_power(state, seat, board)]
    cell = boards.RESOURCE_CELLS[board - boards.FOREST][3 * (workers - 1) + column]
    gain(state, seat, cell[:4], FOR_MAIN_ACTION)
    score(state, seat, cell[4], RESOURCE_BOARDS)
    player = state.players[seat]
    if player.owns(EXTRA_RESOURCE):
        resource = board - boards.FOREST
        extra = (1 if resource == 0 else 0, 1 if resource == 1 else 0, 1 if resource == 2 else 0, 0)
        gain(state, seat, extra, FOR_TECHNOLOGY)
    if player.owns(COCOA_AND_POINT):
        gain_cocoa(state, seat, 1, FOR_TECHNOLOGY)
        score(state, seat, USE_POINTS[COCOA_AND_POINT], TECHNOLOGY_USE)
    steps: list[Step] = [ChooseTemple(seat) for _ in range(cell[5])]
    steps.extend(
        power_ups(state, seat, board, boards.POWER_UPS[board][workers], owns_bought_power_up(state, seat))
    )
    state.plan(steps)
