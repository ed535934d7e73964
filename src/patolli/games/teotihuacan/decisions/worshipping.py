"""Worshipping: what the spaces of temples and royal tiles give (Rulings 28, 33, 34)."""

from __future__ import annotations

from typing import Final

from patolli.engine.action import first_of, kind_of, pack, second_of
from patolli.engine.agenda import Duty, Step
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.rewards import AdvanceTemple, ChooseTemple, TakeResources
from patolli.games.teotihuacan.decisions.windows import NO_RESOURCE, OpenDecision
from patolli.games.teotihuacan.effects.goods import flip, gain, gain_cocoa, pay, pay_cocoa, score
from patolli.games.teotihuacan.effects.tracks import can_climb
from patolli.games.teotihuacan.events import FOR_ROYAL_TILE
from patolli.games.teotihuacan.material import royal_tiles as royal
from patolli.games.teotihuacan.material.boards import WORSHIP_TEMPLE
from patolli.games.teotihuacan.material.discovery_tiles import FREE_COCOA
from patolli.games.teotihuacan.material.goods import COCOA, RESOURCES
from patolli.games.teotihuacan.material.temples import ANY_TEMPLE, TEMPLES
from patolli.games.teotihuacan.score_book import ROYAL_TILES
from patolli.games.teotihuacan.state import State


class UseSpace(Duty[State]):
    """The ability of the worship space just taken."""

    def __init__(self, seat: int, board: int, space: int, power: int) -> None:
        self.seat: Final = seat
        self.board: Final = board
        self.space: Final = space
        # Of the worker just locked.
        self.power: Final = power

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.board, self.space, self.power)

    def run(self, state: State) -> None:
        if self.space != actions.TEMPLE_SPACE:
            use_royal_tile(state, self.seat, self.space - 1, self.power)
            return
        temple = WORSHIP_TEMPLE[self.board]
        step: Step = ChooseTemple(self.seat) if temple == ANY_TEMPLE else AdvanceTemple(self.seat, temple)
        state.plan([step])


def use_royal_tile(state: State, seat: int, tile: int, power: int) -> None:
    """What a royal tile gives to a worker of this power."""
    player = state.players[seat]
    limit = power + royal.POWER_BONUS[tile]
    if tile == royal.TECHNOLOGY_POINTS:
        score(state, seat, royal.POINTS_EACH[tile] * min(player.technology_count(), limit), ROYAL_TILES)
    elif tile == royal.PYRAMID_POINTS:
        score(state, seat, royal.POINTS_EACH[tile] * min(player.track, limit), ROYAL_TILES)
    elif tile == royal.AVENUE_POINTS:
        score(state, seat, royal.POINTS_EACH[tile] * min(player.avenue, limit), ROYAL_TILES)
    elif tile == royal.COCOA_GIFT:
        gain_cocoa(state, seat, limit, FOR_ROYAL_TILE)
    elif tile == royal.RESOURCE_FOR_COCOA:
        state.plan([SellResource(seat, limit)])
    elif tile == royal.RESOURCE_FOR_RESOURCES:
        state.plan([SwapResource(seat, limit)])
    elif tile == royal.COCOA_FOR_TEMPLE:
        state.plan([BuyTempleStep(seat, limit, 1)])
    else:
        state.plan([BuyResources(seat, tile, limit)])


class BuyResources(OpenDecision):
    """How many times 1 cocoa for the two resources of the royal tile?"""

    def __init__(self, seat: int, tile: int, most: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.most: Final = most

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.tile, self.most)

    def options(self, state: State) -> list[int]:
        choices: list[int] = []
        for times in range(min(self.most, state.players[self.seat].goods[COCOA]), -1, -1):
            choices.append(pack(actions.EXCHANGE, times))
        if can_exchange_freely(state, self.seat):
            choices.append(pack(actions.EXCHANGE_FREELY))
        return choices

    def resolve(self, state: State, action: int) -> None:
        times = self.most
        if kind_of(action) == actions.EXCHANGE_FREELY:
            flip(state, self.seat, FREE_COCOA)
        else:
            times = first_of(action)
            pay_cocoa(state, self.seat, times * royal.EXCHANGE_COCOA, FOR_ROYAL_TILE)
        if self.tile == royal.COCOA_FOR_WOOD_STONE:
            gain(state, self.seat, (times, times, 0, 0), FOR_ROYAL_TILE)
        else:
            gain(state, self.seat, (0, times, times, 0), FOR_ROYAL_TILE)


def can_exchange_freely(state: State, seat: int) -> bool:
    """Whether the free-cocoa tile may pay the cocoa of an exchange (Ruling 78, wide)."""
    return state.rules.wide_free_cocoa and state.has_free_cocoa(seat)


class SellResource(OpenDecision):
    """Another resource for 2 cocoa, or enough?"""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def options(self, state: State) -> list[int]:
        choices: list[int] = []
        if self.left == 0:
            return choices
        choices.extend(givable(state, self.seat, actions.WITH_COCOA))
        if choices or self.may_gain(state, NO_RESOURCE):
            choices.append(pack(actions.DECLINE))
        return choices

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.GIVE:
            pay(state, self.seat, one_of(first_of(action)), FOR_ROYAL_TILE)
            gain_cocoa(state, self.seat, royal.COCOA_PER_RESOURCE, FOR_ROYAL_TILE)
            state.plan([SellResource(self.seat, self.left - 1)])


class SwapResource(OpenDecision):
    """1 cocoa and which resource for as many as the worker's power, or nothing?"""

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power: Final = power

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.power)

    def options(self, state: State) -> list[int]:
        choices: list[int] = []
        if state.players[self.seat].goods[COCOA] >= royal.EXCHANGE_COCOA:
            choices.extend(givable(state, self.seat, actions.WITH_COCOA))
        if can_exchange_freely(state, self.seat):
            choices.extend(givable(state, self.seat, actions.WITH_TILE))
        choices.append(pack(actions.DECLINE))
        return choices

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.DECLINE:
            return
        if second_of(action) == actions.WITH_TILE:
            flip(state, self.seat, FREE_COCOA)
        else:
            pay_cocoa(state, self.seat, royal.EXCHANGE_COCOA, FOR_ROYAL_TILE)
        pay(state, self.seat, one_of(first_of(action)), FOR_ROYAL_TILE)
        state.plan([TakeResources(self.seat, self.power, FOR_ROYAL_TILE)])


def givable(state: State, seat: int, payment: int) -> list[int]:
    """The resources the seat can give away."""
    goods = state.players[seat].goods
    choices: list[int] = []
    for resource in RESOURCES:
        if goods[resource]:
            choices.append(pack(actions.GIVE, resource, payment))
    return choices


def one_of(resource: int) -> tuple[int, ...]:
    """A price of one resource."""
    return (1 if resource == 0 else 0, 1 if resource == 1 else 0, 1 if resource == 2 else 0, 0)


class BuyTempleStep(OpenDecision):
    """1 cocoa for a step on which temple, or enough? Each is paid separately (Ruling 34)."""

    def __init__(self, seat: int, left: int, untouched: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        # Nothing has been paid yet, so a tile may still pay for all repetitions.
        self.untouched: Final = untouched

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.untouched)

    def options(self, state: State) -> list[int]:
        choices: list[int] = []
        if self.left == 0:
            return choices
        if state.players[self.seat].goods[COCOA] >= royal.EXCHANGE_COCOA:
            for temple in TEMPLES:
                if can_climb(state, self.seat, temple):
                    choices.append(pack(actions.PAY_AND_CLIMB, temple))
        if self.untouched and can_exchange_freely(state, self.seat):
            choices.append(pack(actions.EXCHANGE_FREELY))
        choices.append(pack(actions.DECLINE))
        return choices

    def resolve(self, state: State, action: int) -> None:
        kind = kind_of(action)
        if kind == actions.EXCHANGE_FREELY:
            flip(state, self.seat, FREE_COCOA)
            steps: list[Step] = [ChooseTemple(self.seat) for _ in range(self.left)]
            state.plan(steps)
        elif kind == actions.PAY_AND_CLIMB:
            pay_cocoa(state, self.seat, royal.EXCHANGE_COCOA, FOR_ROYAL_TILE)
            state.plan(
                [AdvanceTemple(self.seat, first_of(action)), BuyTempleStep(self.seat, self.left - 1, 0)]
            )
