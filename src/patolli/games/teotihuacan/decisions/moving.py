"""Moving: which worker goes where, alone or with another (Rulings 20 to 23, 68, 75, 76)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack, second_of, third_of
from patolli.engine.agenda import Decision
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.barring import lacking_tile, no_worker
from patolli.games.teotihuacan.decisions.free_actions import POWER_UP_TILE, TILES, UNLOCK, OpenDecision
from patolli.games.teotihuacan.decisions.using import UseBoard
from patolli.games.teotihuacan.effects.goods import flip, gain_cocoa
from patolli.games.teotihuacan.effects.workers import move, unlock_all
from patolli.games.teotihuacan.events import FOR_TECHNOLOGY, WORKERS_FREED
from patolli.games.teotihuacan.fields import DOUBLE, ORIGIN, TARGET, UNLIMITED
from patolli.games.teotihuacan.material.boards import BOARD_NAMES, BOARDS
from patolli.games.teotihuacan.material.discovery_tiles import DOUBLE_MOVE, UNLIMITED_MOVE
from patolli.games.teotihuacan.material.ring import LONGEST_MOVE, RING, SHORTEST_MOVE
from patolli.games.teotihuacan.material.technologies import PALACE_COCOA
from patolli.games.teotihuacan.player import NO_WORKER, SPACE_SHIFT, board_of, held, power_of
from patolli.games.teotihuacan.state import State


class MoveWorker(OpenDecision):
    """Move a worker clockwise, or spend the turn on freeing the locked ones."""

    FIELDS: ClassVar = (SEAT, DOUBLE, UNLIMITED)

    def __init__(self, seat: int, double: int = 0, unlimited: int = 0) -> None:
        super().__init__(seat)
        # Whether the tiles for a second worker and for any distance have been flipped.
        self.double: Final = double
        self.unlimited: Final = unlimited

    def window(self) -> int:
        return TILES | POWER_UP_TILE | UNLOCK

    def legal_answers(self, state: State) -> list[int]:
        choices = self._moves(state)
        player = state.players[self.seat]
        if not self.double and held(player.ready, DOUBLE_MOVE) and has_pair(state, self.seat):
            choices.append(pack(actions.USE_MOVE_TILE, DOUBLE_MOVE))
        if not self.unlimited and held(player.ready, UNLIMITED_MOVE) and choices:
            choices.append(pack(actions.USE_MOVE_TILE, UNLIMITED_MOVE))
        # Ruling 21: freeing needs a locked worker; a flipped tile commits to a normal turn.
        if player.has_locked() and not self.double and not self.unlimited:
            choices.append(pack(actions.FREE_WORKERS))
        return choices

    def _moves(self, state: State) -> list[int]:
        workers = state.players[self.seat].workers
        longest = RING if self.unlimited else LONGEST_MOVE
        choices: list[int] = []
        for index in range(len(workers)):
            figure = workers[index]
            if figure == NO_WORKER or figure >> SPACE_SHIFT or figure in workers[:index]:
                continue
            origin = board_of(figure)
            for steps in range(SHORTEST_MOVE, longest + 1):
                target = state.layout.board_after(origin, steps)
                choices.append(pack(actions.MOVE, origin, power_of(figure), target))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        kind = kind_of(action)
        if kind == actions.MOVE:
            origin, target = first_of(action), third_of(action)
            steps = (state.layout.position[target] - state.layout.position[origin]) % RING or RING
            return no_worker(state, self.seat, origin, second_of(action)) or too_far(target, steps)
        if kind == actions.USE_MOVE_TILE:
            tile = first_of(action)
            pairs = has_pair(state, self.seat)
            alone = Reason("teotihuacan.no_pair") if tile == DOUBLE_MOVE and not pairs else None
            return lacking_tile(state, self.seat, tile) or alone
        if kind == actions.FREE_WORKERS:
            is_free = not state.players[self.seat].has_locked()
            return Reason("teotihuacan.none_locked") if is_free else Reason("teotihuacan.tile_commits")
        return super().why_not(state, action)

    def resolve(self, state: State, action: int) -> None:
        kind = kind_of(action)
        if kind == actions.USE_MOVE_TILE:
            tile = first_of(action)
            flip(state, self.seat, tile)
            double = 1 if tile == DOUBLE_MOVE else self.double
            unlimited = 1 if tile == UNLIMITED_MOVE else self.unlimited
            state.plan([MoveWorker(self.seat, double, unlimited)])
        elif kind == actions.FREE_WORKERS:
            unlock_all(state.players[self.seat])
            state.tell(WORKERS_FREED, self.seat, ())
        else:
            self._move(state, first_of(action), second_of(action), third_of(action))

    def _move(self, state: State, origin: int, power: int, target: int) -> None:
        player = state.players[self.seat]
        index = player.find_free(origin, power, 0)
        move(state, self.seat, index, target)
        if player.owns(PALACE_COCOA) and meets_palace(state, origin, target):
            gain_cocoa(state, self.seat, 1, FOR_TECHNOLOGY)
        if self.double:
            state.plan([BringCompanion(self.seat, origin, target), UseBoard(self.seat, target, index)])
        else:
            state.plan([UseBoard(self.seat, target, index)])


def too_far(board: int, steps: int) -> Reason | None:
    """Whether no worker goes so far without a tile (Ruling 22)."""
    if steps <= LONGEST_MOVE or board not in BOARDS:
        return None
    return Reason(
        "teotihuacan.too_far", board=BOARD_NAMES[board], steps=steps, least=SHORTEST_MOVE, most=LONGEST_MOVE
    )


def meets_palace(state: State, origin: int, target: int) -> bool:
    """Technology 1: the move lands on the Palace or passes it, however long it is (Ruling 68)."""
    # Positions count clockwise from the Palace, and a move is a full circle at most.
    return state.layout.position[target] <= state.layout.position[origin]


def has_pair(state: State, seat: int) -> bool:
    """Whether two free workers of the seat stand on one board (Ruling 75)."""
    player = state.players[seat]
    for figure in player.workers:
        if figure != NO_WORKER and player.free_on(board_of(figure)) >= 2:
            return True
    return False


class BringCompanion(Decision[State]):
    """Which second worker comes along from the same board (Ruling 75)?

    The move is being declared, so no tile comes between.
    """

    FIELDS: ClassVar = (*Decision.FIELDS, ORIGIN, TARGET)

    def __init__(self, seat: int, from_: int, to: int) -> None:
        super().__init__(seat)
        self.from_: Final = from_
        self.to: Final = to

    def legal_answers(self, state: State) -> list[int]:
        player = state.players[self.seat]
        choices: list[int] = []
        for power in range(1, 6):
            if player.find_free(self.from_, power, state.moved) >= 0:
                choices.append(pack(actions.BRING, power))
        if choices:
            choices.append(pack(actions.MOVE_ALONE))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.BRING:
            return None
        return no_worker(state, self.seat, self.from_, first_of(action), state.moved)

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.BRING:
            index = state.players[self.seat].find_free(self.from_, first_of(action), state.moved)
            move(state, self.seat, index, self.to)
