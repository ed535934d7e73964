"""Rewards: temple steps, resources of choice, tiles on steps (Rulings 53 to 57)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack, second_of, third_of
from patolli.engine.agenda import FIRST_RANK, SeatDuty
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.free_actions import BoardDecision, OpenDecision
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
from patolli.games.teotihuacan.fields import COUNT, GROUP, REASON, TEMPLE
from patolli.games.teotihuacan.material.boards import WORSHIP_SLOT
from patolli.games.teotihuacan.material.discovery_tiles import COST
from patolli.games.teotihuacan.material.temples import MAJOR_STEPS, STEP_RESOURCES, STEPS, TEMPLES
from patolli.games.teotihuacan.state import AVENUE_GROUPS, NO_TILE, State


class TakeResources(OpenDecision):
    """Which resources, mixed freely (Ruling 56)?"""

    FIELDS: ClassVar = (SEAT, COUNT, REASON)

    def __init__(self, seat: int, count: int, reason: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.reason: Final = reason

    def legal_answers(self, state: State) -> list[int]:
        choices: list[int] = []
        for wood in range(self.count, -1, -1):
            for stone in range(self.count - wood, -1, -1):
                choices.append(pack(actions.TAKE_RESOURCES, wood, stone, self.count - wood - stone))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.TAKE_RESOURCES:
            return super().why_not(state, action)
        return Reason("teotihuacan.just_so_many", count=self.count)

    def resolve(self, state: State, action: int) -> None:
        gain(state, self.seat, (first_of(action), second_of(action), third_of(action), 0), self.reason)


class AdvanceTemple(SeatDuty[State]):
    """One step on a temple, paid at once; lost if the way is blocked (Rulings 53 to 55)."""

    FIELDS: ClassVar = (SEAT, TEMPLE)

    def __init__(self, seat: int, temple: int) -> None:
        super().__init__(seat)
        self.temple: Final = temple

    def rank(self) -> int:
        # What two temples pay may depend on which is climbed first, what one pays twice does not (Ruling 47).
        return FIRST_RANK + self.temple

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

    def legal_answers(self, state: State) -> list[int]:
        choices: list[int] = []
        for temple in TEMPLES:
            if can_climb(state, self.seat, temple):
                choices.append(pack(actions.CLIMB, temple))
        return choices

    def resolve(self, state: State, action: int) -> None:
        state.plan([AdvanceTemple(self.seat, first_of(action))])


class StepDecision(OpenDecision):
    """A question about the tiles that lie on one step of a track."""

    FIELDS: ClassVar = (SEAT, GROUP)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) == actions.CLAIM and first_of(action) not in kinds_in_group(state, self.place):
            return Reason("teotihuacan.other_tiles_here")
        return super().why_not(state, action)


class ChooseMajorReward(StepDecision):
    """The printed reward of a major step, or one of the tiles lying there (Ruling 53)?"""

    def legal_answers(self, state: State) -> list[int]:
        return [pack(actions.TAKE_REWARD), *affordable_claims(state, self.seat, self.place)]

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.CLAIM:
            claim_from_group(state, self.seat, first_of(action), self.place)
        else:
            temple, step = MAJOR_STEPS[self.place - AVENUE_GROUPS]
            pay_step(state, self.seat, temple, step)


class WalkAvenue(SeatDuty[State]):
    """One step on the Avenue of the Dead (Ruling 57)."""

    def run(self, state: State) -> None:
        group = walk_avenue(state, self.seat)
        if group != NO_GROUP:
            state.plan([ClaimOnAvenue(self.seat, group)])


class ClaimOnAvenue(StepDecision):
    """One of the tiles on this step of the avenue, or none (Ruling 57)?"""

    def legal_answers(self, state: State) -> list[int]:
        if not kinds_in_group(state, self.place):
            return []
        return [*affordable_claims(state, self.seat, self.place), pack(actions.DECLINE)]

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.CLAIM:
            claim_from_group(state, self.seat, first_of(action), self.place)


class ClaimOnBoard(BoardDecision):
    """The discovery tile of this worship board, still optional (Ruling 32)?"""

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) == actions.CLAIM and first_of(action) != state.places[WORSHIP_SLOT[self.board]]:
            return Reason("teotihuacan.other_tiles_here")
        return super().why_not(state, action)

    def legal_answers(self, state: State) -> list[int]:
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
