"""Rewards: temple steps, resources of choice, tiles on steps (Rulings 53 to 57)."""

from __future__ import annotations

from typing import Final

from patolli.engine.action import first_of, kind_of, pack, second_of, third_of
from patolli.engine.agenda import Duty
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.windows import OpenDecision
from patolli.games.teotihuacan.effects.goods import (
    claim_from_board,
    claim_from_group,
    gain,
    kinds_in_group,
)
from patolli.games.teotihuacan.effects.tracks import (
    NO_GROUP,
    can_climb,
    climb,
    major_group,
    take_step_pay,
    walk_avenue,
)
from patolli.games.teotihuacan.events import FOR_TEMPLE
from patolli.games.teotihuacan.material.boards import WORSHIP_SLOT
from patolli.games.teotihuacan.material.discovery_tiles import COST
from patolli.games.teotihuacan.material.temples import MAJOR_STEPS, STEP_RESOURCES, STEPS, TEMPLES
from patolli.games.teotihuacan.state import AVENUE_GROUPS, NO_TILE, State


class TakeResources(OpenDecision):
    """Which resources, mixed freely (Ruling 56)?"""

    def __init__(self, seat: int, count: int, reason: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.reason: Final = reason

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.count, self.reason)

    def options(self, state: State) -> list[int]:
        choices: list[int] = []
        for wood in range(self.count, -1, -1):
            for stone in range(self.count - wood, -1, -1):
                choices.append(pack(actions.TAKE_RESOURCES, wood, stone, self.count - wood - stone))
        return choices

    def resolve(self, state: State, action: int) -> None:
        gain(state, self.seat, (first_of(action), second_of(action), third_of(action), 0), self.reason)


class AdvanceTemple(Duty[State]):
    """One step on a temple, paid at once; lost if the way is blocked (Rulings 53 to 55)."""

    def __init__(self, seat: int, temple: int) -> None:
        self.seat: Final = seat
        self.temple: Final = temple

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.temple)

    def rank(self) -> int:
        return 1 + self.temple

    def chosen_by(self) -> int:
        return pack(actions.RESOLVE_FIRST, self.temple)

    def run(self, state: State) -> None:
        step = climb(state, self.seat, self.temple)
        if step == 0:
            return
        group = major_group(self.temple, step)
        if group != NO_GROUP and kinds_in_group(state, group):
            state.plan([ChooseMajorReward(self.seat, group)])
        else:
            pay_step(state, self.seat, self.temple, step)


def pay_step(state: State, seat: int, temple: int, step: int) -> None:
    """Take what a temple step prints."""
    take_step_pay(state, seat, temple, step)
    resources = STEP_RESOURCES[temple * STEPS + step]
    if resources:
        state.plan([TakeResources(seat, resources, FOR_TEMPLE)])


class ChooseTemple(OpenDecision):
    """Which temple to climb; it must be one that can be climbed (Ruling 55)."""

    def code(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: State) -> list[int]:
        choices: list[int] = []
        for temple in TEMPLES:
            if can_climb(state, self.seat, temple):
                choices.append(pack(actions.CLIMB, temple))
        return choices

    def resolve(self, state: State, action: int) -> None:
        state.plan([AdvanceTemple(self.seat, first_of(action))])


class ChooseMajorReward(OpenDecision):
    """The printed reward of a major step, or one of the tiles lying there (Ruling 53)?"""

    def __init__(self, seat: int, group: int) -> None:
        super().__init__(seat)
        self.group: Final = group

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.group)

    def options(self, state: State) -> list[int]:
        return [pack(actions.TAKE_REWARD), *affordable_claims(state, self.seat, self.group)]

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.CLAIM:
            claim_from_group(state, self.seat, first_of(action), self.group)
        else:
            temple, step = MAJOR_STEPS[self.group - AVENUE_GROUPS]
            pay_step(state, self.seat, temple, step)


class WalkAvenue(Duty[State]):
    """One step on the Avenue of the Dead (Ruling 57)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def code(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, state: State) -> None:
        group = walk_avenue(state, self.seat)
        if group != NO_GROUP:
            state.plan([ClaimOnAvenue(self.seat, group)])


class ClaimOnAvenue(OpenDecision):
    """One of the tiles on this step of the avenue, or none (Ruling 57)?"""

    def __init__(self, seat: int, group: int) -> None:
        super().__init__(seat)
        self.group: Final = group

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.group)

    def options(self, state: State) -> list[int]:
        if not kinds_in_group(state, self.group):
            return []
        return [*affordable_claims(state, self.seat, self.group), pack(actions.DECLINE)]

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.CLAIM:
            claim_from_group(state, self.seat, first_of(action), self.group)


class ClaimOnBoard(OpenDecision):
    """The discovery tile of this worship board, still optional (Ruling 32)?"""

    def __init__(self, seat: int, board: int) -> None:
        super().__init__(seat)
        self.board: Final = board

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.board)

    def options(self, state: State) -> list[int]:
        kind = state.places[WORSHIP_SLOT[self.board]]
        if kind == NO_TILE:
            return []
        if state.players[self.seat].can_pay(COST[kind]):
            return [pack(actions.CLAIM, kind), pack(actions.DECLINE)]
        return [pack(actions.DECLINE)]

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.CLAIM:
            claim_from_board(state, self.seat, WORSHIP_SLOT[self.board])


def affordable_claims(state: State, seat: int, group: int) -> list[int]:
    """The claims of tiles on a step that the seat can pay."""
    claims: list[int] = []
    for kind in kinds_in_group(state, group):
        if state.players[seat].can_pay(COST[kind]):
            claims.append(pack(actions.CLAIM, kind))
    return claims
