"""Nobles: build a house and walk the avenue (Rulings 43, 44)."""

from __future__ import annotations

from patolli.engine.action import first_of, kind_of, pack
from patolli.engine.agenda import Step
from patolli.engine.errors import Reason
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.decisions.barring import lacking
from patolli.games.teotihuacan.decisions.counting import WorkersDecision
from patolli.games.teotihuacan.decisions.powering import owns_bought_power_up, power_ups
from patolli.games.teotihuacan.decisions.rewards import WalkAvenue
from patolli.games.teotihuacan.effects.city import build_house, has_building, has_room
from patolli.games.teotihuacan.effects.goods import pay, score
from patolli.games.teotihuacan.events import FOR_BUILDING
from patolli.games.teotihuacan.material.boards import MOST_WORKERS_COUNTED, NOBLES, POWER_UPS
from patolli.games.teotihuacan.material.buildings import BUILDING_WOOD
from patolli.games.teotihuacan.material.discovery_tiles import EXTRA_WORKER
from patolli.games.teotihuacan.material.goods import WOOD
from patolli.games.teotihuacan.material.technologies import ALCHEMY_NOBLES_POINTS, USE_POINTS
from patolli.games.teotihuacan.player import held
from patolli.games.teotihuacan.score_book import NOBLES as NOBLES_SOURCE
from patolli.games.teotihuacan.score_book import TECHNOLOGY_USE
from patolli.games.teotihuacan.state import State


def open_rows(state: State, workers: int) -> list[int]:
    """The rows that so many workers may build in (Ruling 43)."""
    own = workers - 1
    if has_room(state, own) and not state.variant.free_nobles_row:
        return [own]
    return [row for row in range(workers) if has_room(state, row)]


def can_build_house(state: State, seat: int, workers: int) -> bool:
    """Whether wood, a building and a row are there, counting extra workers."""
    player = state.players[seat]
    if player.goods[WOOD] < BUILDING_WOOD or not has_building(state):
        return False
    most = min(MOST_WORKERS_COUNTED, workers + held(player.ready, EXTRA_WORKER))
    for count in range(workers, most + 1):
        if open_rows(state, count):
            return True
    return False


def why_no_house(state: State, seat: int) -> Reason:
    """What stands in the way of a building: wood, the building itself, or a row with room."""
    why = lacking(state, seat, (BUILDING_WOOD, 0, 0, 0))
    if why is None and not has_building(state):
        why = Reason("teotihuacan.no_building_left")
    return why or Reason("teotihuacan.no_row_left")


def pay_for_house(state: State, seat: int) -> None:
    """Two wood, paid before the row is chosen."""
    pay(state, seat, (BUILDING_WOOD, 0, 0, 0), FOR_BUILDING)


class BuildHouse(WorkersDecision):
    """In which row?"""

    def legal_answers(self, state: State) -> list[int]:
        choices = [pack(actions.BUILD_HOUSE, row) for row in open_rows(state, self.workers)]
        self.offer_extra_worker(state, MOST_WORKERS_COUNTED, choices)
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) == actions.COUNT_EXTRA_WORKER:
            return self.no_extra_worker(state, MOST_WORKERS_COUNTED)
        if kind_of(action) != actions.BUILD_HOUSE:
            return None
        row = first_of(action)
        if row >= self.workers:
            return Reason("teotihuacan.row_needs_workers", workers=row + 1, own=self.workers)
        return Reason("teotihuacan.own_row_first") if has_room(state, row) else Reason("teotihuacan.row_full")

    def resolve(self, state: State, action: int) -> None:
        if self.counts_extra_worker(state, action):
            state.plan([BuildHouse(self.seat, self.workers + 1)])
            return
        score(state, self.seat, build_house(state, self.seat, first_of(action)), NOBLES_SOURCE)
        if state.players[self.seat].owns(ALCHEMY_NOBLES_POINTS):
            score(state, self.seat, USE_POINTS[ALCHEMY_NOBLES_POINTS], TECHNOLOGY_USE)
        steps: list[Step] = [WalkAvenue(self.seat)]
        may_buy = owns_bought_power_up(state, self.seat)
        steps.extend(power_ups(state, self.seat, NOBLES, POWER_UPS[NOBLES][self.workers], may_buy))
        state.plan(steps)
