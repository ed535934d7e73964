"""Workers move, are locked, freed, bumped and powered up."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.events import (
    BOT_WORSHIPPER_DISPLACED,
    POWERED_UP,
    WORKER_BUMPED,
    WORKER_MOVED,
)
from patolli.games.teotihuacan.player import Player, board_of, is_free_on, power_of, space_of, worker
from patolli.games.teotihuacan.state import BOT, State

NOBODY: Final = -1
# A worker among all: seat * 4 + index.
PER_SEAT: Final = 4


def colours_on(state: State, seat: int, board: int) -> int:
    """Distinct colours in a board's general area, without the seat's movers (Ruling 26)."""
    colours = 0
    for owner in range(len(state.players)):
        workers = state.players[owner].workers
        for index in range(PER_SEAT):
            moves_now = owner == seat and state.moved >> index & 1 == 1
            if is_free_on(workers[index], board) and not moves_now:
                colours += 1
                break
    for boards in state.neutral:
        colours += boards >> board & 1
    return colours


def cocoa_to_collect(state: State, seat: int, board: int) -> int:
    """What collecting cocoa on a board pays (Ruling 27)."""
    return 1 + colours_on(state, seat, board)


def occupant(state: State, board: int, space: int) -> int:
    """The worker (seat * 4 + index) on a worship space, or NOBODY."""
    for seat in range(len(state.players)):
        workers = state.players[seat].workers
        for index in range(PER_SEAT):
            if board_of(workers[index]) == board and space_of(workers[index]) == space:
                return seat * PER_SEAT + index
    return NOBODY


def relocate(player: Player, index: int, board: int, space: int = 0) -> None:
    """Put a worker elsewhere; it keeps its power."""
    player.workers[index] = worker(board, power_of(player.workers[index]), space)


def move(state: State, seat: int, index: int, board: int) -> None:
    """Move a worker as this turn's move."""
    player = state.players[seat]
    figure = player.workers[index]
    relocate(player, index, board)
    state.moved |= 1 << index
    state.tell(WORKER_MOVED, seat, (board_of(figure), power_of(figure), board))


def unlock_all(player: Player) -> None:
    """Put every locked worker into the general area of its board."""
    for index in range(PER_SEAT):
        figure = player.workers[index]
        if space_of(figure):
            relocate(player, index, board_of(figure))


def bump(state: State, seat: int, bumped: int) -> None:
    """Send the worker on a worship space away (Rulings 29, 104)."""
    owner, index = bumped // PER_SEAT, bumped % PER_SEAT
    player = state.players[owner]
    board = board_of(player.workers[index])
    if state.is_solo() and owner == BOT:
        move_bot_worshipper(state, index, board)
        return
    relocate(player, index, board)
    state.tell(WORKER_BUMPED, seat, (owner, board))


def move_bot_worshipper(state: State, index: int, board: int) -> None:
    """Ruling 104: the next empty temple space clockwise, or that of a human worker."""
    target = state.layout.next_temple_board(board)
    while target != board and occupant(state, target, 1) != NOBODY:
        target = state.layout.next_temple_board(target)
    if target == board:
        target = state.layout.next_temple_board(board)
        displaced = occupant(state, target, 1)
        relocate(state.players[0], displaced % PER_SEAT, target)
        state.tell(WORKER_BUMPED, BOT, (0, target))
    relocate(state.players[BOT], index, target, 1)
    state.tell(BOT_WORSHIPPER_DISPLACED, BOT, (board, target))


def raise_power(state: State, seat: int, index: int) -> int:
    """Raise a worker's power by one and name the new power."""
    player = state.players[seat]
    figure = player.workers[index]
    power = power_of(figure) + 1
    player.workers[index] = worker(board_of(figure), power, space_of(figure))
    state.tell(POWERED_UP, seat, (board_of(figure), power))
    return power
