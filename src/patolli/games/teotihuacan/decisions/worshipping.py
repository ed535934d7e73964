"""Worshipping: what the spaces of temples and royal tiles give (Rulings 28, 33, 34)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack, second_of
from patolli.engine.agenda import SeatDuty, Step
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT, Field
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.barring import lacking, lacking_cocoa, lacking_tile
from patolli.games.teotihuacan.decisions.free_actions import NO_RESOURCE, OpenDecision
from patolli.games.teotihuacan.decisions.rewards import AdvanceTemple, ChooseTemple, TakeResources
from patolli.games.teotihuacan.effects.goods import flip, gain, gain_cocoa, pay, pay_cocoa, score
from patolli.games.teotihuacan.effects.tracks import can_climb
from patolli.games.teotihuacan.events import FOR_ROYAL_TILE
from patolli.games.teotihuacan.fields import BOARD, POWER, ROYAL, SPACE, TIMES, UNTOUCHED
from patolli.games.teotihuacan.material import royal_tiles as tiles
from patolli.games.teotihuacan.material.boards import WORSHIP_TEMPLE
from patolli.games.teotihuacan.material.discovery_tiles import FREE_COCOA
from patolli.games.teotihuacan.material.goods import COCOA, RESOURCES
from patolli.games.teotihuacan.material.temples import ANY_TEMPLE, TEMPLES
from patolli.games.teotihuacan.score_book import ROYAL_TILES
from patolli.games.teotihuacan.state import State


class UseSpace(SeatDuty[State]):
    """The ability of the worship space just taken."""

    FIELDS: ClassVar = (SEAT, BOARD, SPACE, POWER)

    def __init__(self, seat: int, board: int, space: int, power: int) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.space: Final = space
        # Of the worker just locked.
        self.power: Final = power

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
    limit = power + tiles.POWER_BONUS[tile]
    if tile == tiles.TECHNOLOGY_POINTS:
        score(state, seat, tiles.POINTS_EACH[tile] * min(player.technology_count(), limit), ROYAL_TILES)
    elif tile == tiles.PYRAMID_POINTS:
        score(state, seat, tiles.POINTS_EACH[tile] * min(player.track, limit), ROYAL_TILES)
    elif tile == tiles.AVENUE_POINTS:
        score(state, seat, tiles.POINTS_EACH[tile] * min(player.avenue, limit), ROYAL_TILES)
    elif tile == tiles.COCOA_GIFT:
        gain_cocoa(state, seat, limit, FOR_ROYAL_TILE)
    elif tile == tiles.RESOURCE_FOR_COCOA:
        state.plan([SellResource(seat, limit)])
    elif tile == tiles.RESOURCE_FOR_RESOURCES:
        state.plan([SwapResource(seat, limit)])
    elif tile == tiles.COCOA_FOR_TEMPLE:
        state.plan([BuyTempleStep(seat, limit)])
    else:
        state.plan([BuyResources(seat, tile, limit)])


class ExchangeDecision(OpenDecision):
    """A question of a royal tile that may be used so many times."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, TIMES)

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times: Final = times

    def why_not(self, state: State, action: int) -> Reason | None:
        return no_exchange(state, self.seat, self.times, action) or super().why_not(state, action)


def no_exchange(state: State, seat: int, times: int, action: int) -> Reason | None:
    """Why nothing can be given for what a royal tile offers (Rulings 34 and 78)."""
    kind = kind_of(action)
    if kind == actions.EXCHANGE:
        wanted = first_of(action)
        at_most = Reason("teotihuacan.so_often", times=times) if wanted > times else None
        return at_most or lacking_cocoa(state, seat, wanted * tiles.EXCHANGE_COCOA)
    if kind == actions.EXCHANGE_FREELY:
        return lacking_tile(state, seat, FREE_COCOA)
    if kind == actions.GIVE:
        return lacking(state, seat, one_of(first_of(action)))
    return None


class BuyResources(ExchangeDecision):
    """How many times 1 cocoa for the two resources of the royal tile?"""

    FIELDS: ClassVar = (SEAT, ROYAL, TIMES)

    def __init__(self, seat: int, royal: int, times: int) -> None:
        super().__init__(seat, times)
        self.royal: Final = royal

    def legal_answers(self, state: State) -> list[int]:
        choices: list[int] = []
        for times in range(min(self.times, state.players[self.seat].goods[COCOA]), -1, -1):
            choices.append(pack(actions.EXCHANGE, times))
        if can_exchange_freely(state, self.seat):
            choices.append(pack(actions.EXCHANGE_FREELY))
        return choices

    def resolve(self, state: State, action: int) -> None:
        times = self.times
        if kind_of(action) == actions.EXCHANGE_FREELY:
            flip(state, self.seat, FREE_COCOA)
        else:
            times = first_of(action)
            pay_cocoa(state, self.seat, times * tiles.EXCHANGE_COCOA, FOR_ROYAL_TILE)
        if self.royal == tiles.COCOA_FOR_WOOD_STONE:
            gain(state, self.seat, (times, times, 0, 0), FOR_ROYAL_TILE)
        else:
            gain(state, self.seat, (0, times, times, 0), FOR_ROYAL_TILE)


def can_exchange_freely(state: State, seat: int) -> bool:
    """Whether the free-cocoa tile may pay the cocoa of an exchange (Ruling 78, wide)."""
    return state.variant.wide_free_cocoa and state.has_free_cocoa(seat)


class SellResource(ExchangeDecision):
    """Another resource for 2 cocoa, or enough?"""

    def legal_answers(self, state: State) -> list[int]:
        choices: list[int] = []
        if self.times == 0:
            return choices
        choices.extend(givable(state, self.seat, actions.WITH_COCOA))
        if choices or self.may_gain(state, NO_RESOURCE):
            choices.append(pack(actions.DECLINE))
        return choices

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.GIVE:
            pay(state, self.seat, one_of(first_of(action)), FOR_ROYAL_TILE)
            gain_cocoa(state, self.seat, tiles.COCOA_PER_RESOURCE, FOR_ROYAL_TILE)
            state.plan([SellResource(self.seat, self.times - 1)])


class SwapResource(OpenDecision):
    """1 cocoa and which resource for as many as the worker's power, or nothing?"""

    FIELDS: ClassVar = (SEAT, POWER)

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power: Final = power

    def legal_answers(self, state: State) -> list[int]:
        choices: list[int] = []
        if state.players[self.seat].goods[COCOA] >= tiles.EXCHANGE_COCOA:
            choices.extend(givable(state, self.seat, actions.WITH_COCOA))
        if can_exchange_freely(state, self.seat):
            choices.extend(givable(state, self.seat, actions.WITH_TILE))
        choices.append(pack(actions.DECLINE))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        why = no_exchange(state, self.seat, 1, action)
        if why is not None or kind_of(action) != actions.GIVE:
            return why or super().why_not(state, action)
        if second_of(action) == actions.WITH_TILE:
            return lacking_tile(state, self.seat, FREE_COCOA)
        return lacking_cocoa(state, self.seat, tiles.EXCHANGE_COCOA)

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.DECLINE:
            return
        if second_of(action) == actions.WITH_TILE:
            flip(state, self.seat, FREE_COCOA)
        else:
            pay_cocoa(state, self.seat, tiles.EXCHANGE_COCOA, FOR_ROYAL_TILE)
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


class BuyTempleStep(ExchangeDecision):
    """1 cocoa for a step on which temple, or enough? Each is paid separately (Ruling 34)."""

    FIELDS: ClassVar = (SEAT, TIMES, UNTOUCHED)

    def __init__(self, seat: int, times: int, untouched: int = 1) -> None:
        super().__init__(seat, times)
        # Nothing has been paid yet, so a tile may still pay for all repetitions.
        self.untouched: Final = untouched

    def legal_answers(self, state: State) -> list[int]:
        choices: list[int] = []
        if self.times == 0:
            return choices
        if state.players[self.seat].goods[COCOA] >= tiles.EXCHANGE_COCOA:
            for temple in TEMPLES:
                if can_climb(state, self.seat, temple):
                    choices.append(pack(actions.PAY_AND_CLIMB, temple))
        if self.untouched and can_exchange_freely(state, self.seat):
            choices.append(pack(actions.EXCHANGE_FREELY))
        choices.append(pack(actions.DECLINE))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        why = super().why_not(state, action)
        if why is None and kind_of(action) == actions.PAY_AND_CLIMB:
            return lacking_cocoa(state, self.seat, tiles.EXCHANGE_COCOA)
        return why

    def resolve(self, state: State, action: int) -> None:
        kind = kind_of(action)
        if kind == actions.EXCHANGE_FREELY:
            flip(state, self.seat, FREE_COCOA)
            steps: list[Step] = [ChooseTemple(self.seat) for _ in range(self.times)]
            state.plan(steps)
        elif kind == actions.PAY_AND_CLIMB:
            pay_cocoa(state, self.seat, tiles.EXCHANGE_COCOA, FOR_ROYAL_TILE)
            state.plan(
                [
                    AdvanceTemple(self.seat, first_of(action)),
                    BuyTempleStep(self.seat, self.times - 1, untouched=0),
                ]
            )
