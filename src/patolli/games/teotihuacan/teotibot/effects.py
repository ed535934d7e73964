"""Teotibot's own verbs: it chooses by fixed rules and is never asked (Rulings 99 to 102)."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.effects.goods import gain, score
from patolli.games.teotihuacan.effects.tracks import (
    can_climb,
    climb,
    move_light_disc,
    take_step_pay,
    walk_avenue,
)
from patolli.games.teotihuacan.effects.workers import PER_SEAT, raise_power, relocate
from patolli.games.teotihuacan.material import ascension as wheel
from patolli.games.teotihuacan.material.boards import PALACE
from patolli.games.teotihuacan.material.solo import ADVANCE, SCARCEST_ORDER
from patolli.games.teotihuacan.material.temples import STEP_RESOURCES, STEPS, TEMPLES
from patolli.games.teotihuacan.player import NO_WORKER, board_of, is_free_on, power_of, space_of, worker
from patolli.games.teotihuacan.score_book import ASCENSION
from patolli.games.teotihuacan.state import BOT, State

NO_INDEX: Final = -1


def bot_climb(state: State, temple: int) -> None:
    """One step; major steps pay what they print, resources go to the scarcest (Ruling 101)."""
    step = climb(state, BOT, temple)
    if step:
        take_step_pay(state, BOT, temple, step)
        for _ in range(STEP_RESOURCES[temple * STEPS + step]):
            take_scarcest(state)


def take_scarcest(state: State) -> None:
    """One of the resource it has least of; ties gold, stone, wood."""
    goods = state.players[BOT].goods
    scarcest = SCARCEST_ORDER[0]
    for resource in SCARCEST_ORDER:
        if goods[resource] < goods[scarcest]:
            scarcest = resource
    taken = [0, 0, 0, 0]
    taken[scarcest] = 1
    gain(state, BOT, tuple(taken), events.FOR_TEMPLE)


def bot_climb_any(state: State) -> None:
    """The temple where it stands highest and can still climb; ties blue, red, green."""
    temples = state.players[BOT].temples
    best = NO_INDEX
    for temple in TEMPLES:
        if can_climb(state, BOT, temple) and (best == NO_INDEX or temples[temple] > temples[best]):
            best = temple
    if best != NO_INDEX:
        bot_climb(state, best)


def bot_power_up(state: State, index: int) -> None:
    """Raise a worker; an ascension always takes the points (Ruling 101)."""
    if raise_power(state, BOT, index) == wheel.ASCENSION_POWER:
        bot = state.players[BOT]
        state.tell(events.ASCENDED, BOT, (board_of(bot.workers[index]),))
        walk_avenue(state, BOT)
        bot.workers[index] = worker(PALACE, 1)
        state.tell(events.ASCENSION_REWARD_TAKEN, BOT, (wheel.POINTS_REWARD,))
        score(state, BOT, wheel.POINTS, ASCENSION)
        move_light_disc(state, BOT, 1)


def bot_advance(state: State, index: int) -> None:
    """One board, two for the strong; the Palace is skipped and not counted (Ruling 99)."""
    bot = state.players[BOT]
    figure = bot.workers[index]
    board = board_of(figure)
    for _ in range(ADVANCE[power_of(figure)]):
        board = state.layout.board_after(board, 1)
        if board == PALACE:
            board = state.layout.board_after(board, 1)
    relocate(bot, index, board)
    state.tell(events.BOT_WORKER_ADVANCED, BOT, (board_of(figure), power_of(figure), board))


def power_up_and_advance(state: State, index: int) -> None:
    """What follows every success: the same die gains power, then walks."""
    bot_power_up(state, index)
    bot_advance(state, index)


def worker_on(state: State, board: int) -> int:
    """Its strongest free worker on a board, or NO_INDEX (Rulings 97, 100)."""
    workers = state.players[BOT].workers
    best = NO_INDEX
    for index in range(PER_SEAT):
        if is_free_on(workers[index], board) and (best == NO_INDEX or workers[index] > workers[best]):
            best = index
    return best


def free_workers(state: State) -> list[int]:
    """Its free workers, the weakest first; ties nearest clockwise to the Palace (Ruling 100)."""
    workers = state.players[BOT].workers
    keys: list[tuple[int, int, int]] = []
    for index in range(PER_SEAT):
        figure = workers[index]
        if figure != NO_WORKER and space_of(figure) == 0:
            keys.append((power_of(figure), state.layout.position[board_of(figure)], index))
    keys.sort()
    return [key[2] for key in keys]


def worshipper(state: State) -> int:
    """The index of its locked worker."""
    workers = state.players[BOT].workers
    for index in range(PER_SEAT):
        if space_of(workers[index]):
            return index
    return NO_INDEX
