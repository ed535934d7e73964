"""Alchemy: take a technology (Rulings 40 to 42)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack
from patolli.engine.agenda import Step
from patolli.engine.errors import Reason
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.barring import lacking, no_technology
from patolli.games.teotihuacan.decisions.counting import WorkersDecision
from patolli.games.teotihuacan.decisions.powering import owns_bought_power_up, power_ups
from patolli.games.teotihuacan.decisions.rewards import AdvanceTemple
from patolli.games.teotihuacan.effects.city import mark_technology
from patolli.games.teotihuacan.effects.goods import pay, score
from patolli.games.teotihuacan.events import FOR_TECHNOLOGY
from patolli.games.teotihuacan.fields import POWER
from patolli.games.teotihuacan.material import technologies as tech
from patolli.games.teotihuacan.material.boards import ALCHEMY, POWER_UPS
from patolli.games.teotihuacan.material.discovery_tiles import EXTRA_WORKER
from patolli.games.teotihuacan.material.goods import GOLD
from patolli.games.teotihuacan.player import held
from patolli.games.teotihuacan.score_book import TECHNOLOGY_OWNER, TECHNOLOGY_USE
from patolli.games.teotihuacan.state import State

# So many workers reach either row.
BOTH_ROWS: Final = 2


def reachable_slots(workers: int, power: int) -> int:
    """How many slots, top row first, the workers reach (Ruling 40)."""
    return tech.SLOTS if workers >= BOTH_ROWS or power >= tech.LONE_WORKER_POWER else tech.COLUMNS


def affordable(state: State, seat: int, slots: int) -> list[int]:
    """The technologies in the first slots that the seat lacks and can pay."""
    player = state.players[seat]
    found: list[int] = []
    for slot in range(slots):
        technology = state.layout.technologies[slot]
        if not player.owns(technology) and player.goods[GOLD] >= tech.GOLD_COST[technology]:
            found.append(technology)
    return found


def can_take_technology(state: State, seat: int, workers: int, power: int) -> bool:
    """Whether a technology is within reach, with an extra worker if need be."""
    if held(state.players[seat].ready, EXTRA_WORKER):
        workers += 1
    return bool(affordable(state, seat, reachable_slots(workers, power)))


def why_no_technology(state: State, seat: int, workers: int, power: int) -> Reason:
    """What stands in the way of every technology within reach: the cheapest is too dear, or all are known."""
    slots = reachable_slots(workers + held(state.players[seat].ready, EXTRA_WORKER), power)
    within = state.layout.technologies[:slots]
    prices = [tech.GOLD_COST[each] for each in within if not state.players[seat].owns(each)]
    why = lacking(state, seat, (0, 0, min(prices), 0)) if prices else None
    return why or Reason("teotihuacan.no_technology_left")


class TakeTechnology(WorkersDecision):
    """Which technology?"""

    FIELDS: ClassVar = (*WorkersDecision.FIELDS, POWER)

    def __init__(self, seat: int, workers: int, power: int) -> None:
        super().__init__(seat, workers)
        # Of the weakest worker.
        self.power: Final = power

    def legal_answers(self, state: State) -> list[int]:
        choices: list[int] = []
        for technology in affordable(state, self.seat, reachable_slots(self.workers, self.power)):
            choices.append(pack(actions.TAKE_TECHNOLOGY, technology))
        self.offer_extra_worker(state, BOTH_ROWS, choices)
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) == actions.COUNT_EXTRA_WORKER:
            return self.no_extra_worker(state, BOTH_ROWS)
        technology = first_of(action)
        if kind_of(action) != actions.TAKE_TECHNOLOGY or technology not in state.layout.technologies:
            return None
        beyond = Reason("teotihuacan.beyond_reach", power=tech.LONE_WORKER_POWER)
        return no_technology(state, self.seat, technology) or beyond

    def resolve(self, state: State, action: int) -> None:
        if self.counts_extra_worker(state, action):
            state.plan([TakeTechnology(self.seat, self.workers + 1, self.power)])
            return
        technology = first_of(action)
        slot = state.layout.technologies.index(technology)
        player = state.players[self.seat]
        # A technology never affects the action that acquires it (Ruling 42).
        scores_use = player.owns(tech.ALCHEMY_NOBLES_POINTS)
        may_buy = owns_bought_power_up(state, self.seat)
        pay(state, self.seat, (0, 0, tech.GOLD_COST[technology], 0), FOR_TECHNOLOGY)
        mark_technology(state, self.seat, technology)
        pay_other_owners(state, self.seat, technology)
        if scores_use:
            score(state, self.seat, tech.USE_POINTS[tech.ALCHEMY_NOBLES_POINTS], TECHNOLOGY_USE)
        steps: list[Step] = [AdvanceTemple(self.seat, tech.SLOT_TEMPLE[slot])]
        # A lone worker that reached the bottom row gets no power-up (Ruling 40).
        if self.workers >= BOTH_ROWS or slot < tech.COLUMNS:
            steps.extend(power_ups(state, self.seat, ALCHEMY, POWER_UPS[ALCHEMY][self.workers], may_buy))
        state.plan(steps)


def pay_other_owners(state: State, seat: int, technology: int) -> None:
    """Everybody else with a marker there scores 3 points (Ruling 41)."""
    for other in range(len(state.players)):
        if other != seat and state.players[other].owns(technology):
            score(state, other, tech.OTHER_OWNER_POINTS, TECHNOLOGY_OWNER)
