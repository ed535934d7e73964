"""Powering up and ascending (Rulings 59 to 67)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack, second_of
from patolli.engine.agenda import SeatDuty, Step
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.barring import lacking_cocoa, lacking_tile, no_worker
from patolli.games.teotihuacan.decisions.free_actions import (
    NO_COCOA,
    POWER_UP_TILE,
    TILES,
    UNLOCK,
    BoardDecision,
    OpenDecision,
)
from patolli.games.teotihuacan.decisions.rewards import ChooseTemple, ClaimOnAvenue
from patolli.games.teotihuacan.effects.goods import flip, gain_cocoa, pay_cocoa, score
from patolli.games.teotihuacan.effects.tracks import NO_GROUP, can_climb_any, move_light_disc, walk_avenue
from patolli.games.teotihuacan.effects.workers import raise_power
from patolli.games.teotihuacan.events import (
    ASCENDED,
    ASCENSION_REWARD_TAKEN,
    FOR_ASCENSION,
    FOR_POWER_UP,
    FOURTH_WORKER_ARRIVED,
)
from patolli.games.teotihuacan.fields import BOARD, OPTIONAL
from patolli.games.teotihuacan.material import ascension as wheel
from patolli.games.teotihuacan.material.boards import BOARD_NAMES, BOARDS, PALACE
from patolli.games.teotihuacan.material.discovery_tiles import FREE_COCOA
from patolli.games.teotihuacan.material.goods import COCOA
from patolli.games.teotihuacan.material.technologies import BOUGHT_POWER_UP, BOUGHT_POWER_UP_COCOA
from patolli.games.teotihuacan.player import NO_WORKER, board_of, power_of, space_of, worker
from patolli.games.teotihuacan.score_book import ASCENSION
from patolli.games.teotihuacan.state import State


def power_ups(state: State, seat: int, board: int, count: int, may_buy: bool) -> list[Step]:
    """The power-ups of a main action, then technology 13 if it was owned before (Rulings 38, 42, 60)."""
    steps: list[Step] = []
    further = 0 if state.variant.second_power_up_mandatory else 1
    for nth in range(count):
        steps.append(PowerUp(seat, board, further) if nth else PowerUp(seat, board))
    if may_buy and count:
        steps.append(BuyPowerUp(seat, board))
    return steps


def owns_bought_power_up(state: State, seat: int) -> bool:
    """Whether technology 13 will follow the power-ups."""
    return state.players[seat].owns(BOUGHT_POWER_UP)


def candidates(state: State, seat: int, board: int, kind: int, barred: int) -> list[int]:
    """One action for each different power among the seat's free workers on a board."""
    workers = state.players[seat].workers
    choices: list[int] = []
    for index in range(len(workers)):
        figure = workers[index]
        if board_of(figure) == board and space_of(figure) == 0 and barred >> index & 1 == 0:
            action = pack(kind, board, power_of(figure))
            if action not in choices:
                choices.append(action)
    return choices


def has_locked_on(state: State, seat: int, board: int) -> bool:
    """Whether the paid unlock would free a worker on the board."""
    for figure in state.players[seat].workers:
        if board_of(figure) == board and space_of(figure):
            return True
    return False


class PowerUp(BoardDecision):
    """Which free worker on the board of the action gains power (Rulings 59 to 62)?"""

    FIELDS: ClassVar = (SEAT, BOARD, OPTIONAL)

    def __init__(self, seat: int, board: int, optional: int = 0) -> None:
        super().__init__(seat, board)
        self.optional: Final = optional

    def window(self) -> int:
        return TILES | POWER_UP_TILE | UNLOCK

    def legal_answers(self, state: State) -> list[int]:
        choices = candidates(state, self.seat, self.board, actions.POWER_UP, 0)
        if choices:
            if self.optional:
                choices.append(pack(actions.DECLINE))
        elif has_locked_on(state, self.seat, self.board):
            # Nobody is eligible unless the player pays to unlock now (Ruling 62).
            choices.append(pack(actions.DECLINE))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) == actions.POWER_UP:
            return no_power_up(state, self.seat, self.board, action)
        return super().why_not(state, action)

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.POWER_UP:
            gain_power(state, self.seat, first_of(action), second_of(action), 0)


def no_power_up(state: State, seat: int, board: int, action: int) -> Reason | None:
    """Why a worker cannot gain power by an action of this board (Rulings 60 and 62)."""
    if first_of(action) != board:
        return Reason("teotihuacan.other_board", board=BOARD_NAMES[board])
    return no_worker(state, seat, board, second_of(action))


class PowerUpAnywhere(OpenDecision):
    """Which free worker on any board gains power, none that moved this turn (Ruling 74)?"""

    def window(self) -> int:
        return TILES | POWER_UP_TILE | UNLOCK

    def legal_answers(self, state: State) -> list[int]:
        choices: list[int] = []
        for board in BOARDS:
            choices.extend(candidates(state, self.seat, board, actions.POWER_UP, state.moved))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.POWER_UP:
            return super().why_not(state, action)
        return no_worker(state, self.seat, first_of(action), second_of(action), state.moved)

    def resolve(self, state: State, action: int) -> None:
        gain_power(state, self.seat, first_of(action), second_of(action), state.moved)


class BuyPowerUp(BoardDecision):
    """Technology 13: one cocoa for one more power-up on the same board (Ruling 63)?"""

    def window(self) -> int:
        return TILES | POWER_UP_TILE | UNLOCK

    def legal_answers(self, state: State) -> list[int]:
        choices = candidates(state, self.seat, self.board, actions.BUY_POWER_UP, 0)
        if choices and state.players[self.seat].goods[COCOA] < BOUGHT_POWER_UP_COCOA:
            # A tile may still bring the cocoa (Ruling 72).
            return [pack(actions.DECLINE)] if self.may_gain(state, NO_COCOA) else []
        if choices or has_locked_on(state, self.seat, self.board):
            # Without anybody eligible it waits for the paid unlock, as every power-up does (Ruling 62).
            choices.append(pack(actions.DECLINE))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.BUY_POWER_UP:
            return super().why_not(state, action)
        why = no_power_up(state, self.seat, self.board, action)
        return why or lacking_cocoa(state, self.seat, BOUGHT_POWER_UP_COCOA)

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.BUY_POWER_UP:
            pay_cocoa(state, self.seat, BOUGHT_POWER_UP_COCOA, FOR_POWER_UP)
            gain_power(state, self.seat, first_of(action), second_of(action), 0)


def gain_power(state: State, seat: int, board: int, power: int, barred: int) -> None:
    """Raise the worker found there; power 6 ascends at once (Ruling 61)."""
    index = state.players[seat].find_free(board, power, barred)
    if raise_power(state, seat, index) == wheel.ASCENSION_POWER:
        ascend(state, seat, index)


def ascend(state: State, seat: int, index: int) -> None:
    """Avenue, rebirth at the Palace, a reward, the light disc (Ruling 64)."""
    player = state.players[seat]
    state.tell(ASCENDED, seat, (board_of(player.workers[index]),))
    group = walk_avenue(state, seat)
    player.workers[index] = worker(PALACE, 1)
    steps: list[Step] = [ChooseAscensionReward(seat), EndAscension(seat)]
    if group != NO_GROUP:
        steps.insert(0, ClaimOnAvenue(seat, group))
    state.plan(steps)


class ChooseAscensionReward(OpenDecision):
    """Which reward of the wheel (Ruling 65)?"""

    def legal_answers(self, state: State) -> list[int]:
        player = state.players[self.seat]
        choices = [
            pack(actions.TAKE_ASCENSION_REWARD, wheel.POINTS_REWARD, actions.WITH_COCOA),
            pack(actions.TAKE_ASCENSION_REWARD, wheel.COCOA_REWARD, actions.WITH_COCOA),
        ]
        if can_climb_any(state, self.seat):
            choices.append(pack(actions.TAKE_ASCENSION_REWARD, wheel.ONE_TEMPLE_REWARD, actions.WITH_COCOA))
            if player.goods[COCOA] >= wheel.TWO_TEMPLES_COCOA:
                choices.append(
                    pack(actions.TAKE_ASCENSION_REWARD, wheel.TWO_TEMPLES_REWARD, actions.WITH_COCOA)
                )
            if state.variant.wide_free_cocoa and state.has_free_cocoa(self.seat):
                choices.append(
                    pack(actions.TAKE_ASCENSION_REWARD, wheel.TWO_TEMPLES_REWARD, actions.WITH_TILE)
                )
        if player.workers_in_play() == len(player.workers) - 1:
            choices.append(
                pack(actions.TAKE_ASCENSION_REWARD, wheel.FOURTH_WORKER_REWARD, actions.WITH_COCOA)
            )
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.TAKE_ASCENSION_REWARD:
            return super().why_not(state, action)
        reward = first_of(action)
        if reward == wheel.FOURTH_WORKER_REWARD:
            return Reason("teotihuacan.four_workers")
        if reward in (wheel.ONE_TEMPLE_REWARD, wheel.TWO_TEMPLES_REWARD):
            if not can_climb_any(state, self.seat):
                return Reason("teotihuacan.no_temple_left")
            if second_of(action) == actions.WITH_COCOA:
                return lacking_cocoa(state, self.seat, wheel.TWO_TEMPLES_COCOA)
            return lacking_tile(state, self.seat, FREE_COCOA)
        return Reason("teotihuacan.costs_no_cocoa")

    def resolve(self, state: State, action: int) -> None:
        reward = first_of(action)
        state.tell(ASCENSION_REWARD_TAKEN, self.seat, (reward,))
        if reward == wheel.POINTS_REWARD:
            score(state, self.seat, wheel.POINTS, ASCENSION)
        elif reward == wheel.COCOA_REWARD:
            gain_cocoa(state, self.seat, state.variant.ascension_cocoa, FOR_ASCENSION)
        elif reward == wheel.ONE_TEMPLE_REWARD:
            state.plan([ChooseTemple(self.seat)])
        elif reward == wheel.TWO_TEMPLES_REWARD:
            if second_of(action) == actions.WITH_TILE:
                flip(state, self.seat, FREE_COCOA)
            else:
                pay_cocoa(state, self.seat, wheel.TWO_TEMPLES_COCOA, FOR_ASCENSION)
            state.plan([ChooseTemple(self.seat), ChooseTemple(self.seat)])
        else:
            bring_fourth_worker(state, self.seat)


def bring_fourth_worker(state: State, seat: int) -> None:
    """The die on the wheel comes into play at the Palace, with two cocoa."""
    workers = state.players[seat].workers
    workers[workers.index(NO_WORKER)] = worker(PALACE, wheel.FOURTH_WORKER_POWER)
    state.tell(FOURTH_WORKER_ARRIVED, seat, (wheel.FOURTH_WORKER_POWER,))
    gain_cocoa(state, seat, wheel.FOURTH_WORKER_COCOA, FOR_ASCENSION)


class EndAscension(SeatDuty[State]):
    """The light disc moves once for every ascension (Rulings 64, 66)."""

    def run(self, state: State) -> None:
        move_light_disc(state, self.seat, 1)
