"""Decorations: a tile beside the pyramid (Rulings 45 to 48)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack
from patolli.engine.agenda import InAnyOrder, Step
from patolli.engine.errors import Reason
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan import score_book as book
from patolli.games.teotihuacan.decisions.barring import lacking
from patolli.games.teotihuacan.decisions.counting import WorkersDecision
from patolli.games.teotihuacan.decisions.powering import owns_bought_power_up, power_ups
from patolli.games.teotihuacan.decisions.rewards import AdvanceTemple
from patolli.games.teotihuacan.effects.city import (
    decoration_matches,
    next_decoration_level,
    open_decoration_space,
    place_decoration,
)
from patolli.games.teotihuacan.effects.goods import pay, score
from patolli.games.teotihuacan.events import FOR_BUILDING
from patolli.games.teotihuacan.fields import DECORATION
from patolli.games.teotihuacan.material.boards import DECORATIONS, POWER_UPS
from patolli.games.teotihuacan.material.decorations import DECORATION_GOLD, DECORATION_POINTS, LEVELS, SIDES
from patolli.games.teotihuacan.material.goods import GOLD
from patolli.games.teotihuacan.material.pyramid import COLOURED
from patolli.games.teotihuacan.material.technologies import DECORATIONS_POINTS, USE_POINTS
from patolli.games.teotihuacan.state import NO_TILE, State


def can_decorate(state: State, seat: int, workers: int) -> bool:
    """Whether gold, a tile and a legal space are there."""
    if state.players[seat].goods[GOLD] < DECORATION_GOLD[workers]:
        return False
    return bool(shown(state)) and bool(open_sides(state))


def shown(state: State) -> list[int]:
    """The tiles of the offer."""
    return [tile for tile in state.decoration_offer if tile != NO_TILE]


def open_sides(state: State) -> list[int]:
    """The sides of the pyramid where the next level may be decorated."""
    return [side for side in range(SIDES) if open_decoration_space(state, side) >= 0]


def why_no_decoration(state: State, seat: int, workers: int) -> Reason:
    """What stands in the way of a decoration: gold, a tile, or a place for it."""
    why = lacking(state, seat, (0, 0, DECORATION_GOLD[workers], 0))
    if why is None and not shown(state):
        why = Reason("teotihuacan.no_decoration_left")
    return why or Reason("teotihuacan.no_side_left")


class TakeDecoration(WorkersDecision):
    """Which of the tiles shown?"""

    def why_not(self, state: State, action: int) -> Reason | None:
        return Reason("teotihuacan.not_available") if kind_of(action) == actions.TAKE_DECORATION else None

    def legal_answers(self, state: State) -> list[int]:
        return [pack(actions.TAKE_DECORATION, tile) for tile in shown(state)]

    def resolve(self, state: State, action: int) -> None:
        state.plan([PlaceDecoration(self.seat, self.workers, first_of(action))])


class PlaceDecoration(WorkersDecision):
    """On which side of the pyramid?

    The tile has been chosen, and is paid for when it lies there.
    """

    FIELDS: ClassVar = (*WorkersDecision.FIELDS, DECORATION)

    def __init__(self, seat: int, workers: int, decoration: int) -> None:
        super().__init__(seat, workers)
        self.decoration: Final = decoration

    def legal_answers(self, state: State) -> list[int]:
        return [pack(actions.PLACE_DECORATION, side) for side in open_sides(state)]

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.PLACE_DECORATION:
            return None
        is_full = next_decoration_level(state, first_of(action)) == LEVELS
        return Reason("teotihuacan.side_full") if is_full else Reason("teotihuacan.side_not_built")

    def resolve(self, state: State, action: int) -> None:
        space = open_decoration_space(state, first_of(action))
        matching, icons = decoration_matches(state, self.decoration, space)
        pay(state, self.seat, (0, 0, DECORATION_GOLD[self.workers], 0), FOR_BUILDING)
        place_decoration(state, self.seat, self.decoration, space, matching)
        score(state, self.seat, DECORATION_POINTS, book.DECORATIONS)
        score(state, self.seat, len(icons), book.DECORATION_ICONS)
        if state.players[self.seat].owns(DECORATIONS_POINTS):
            score(state, self.seat, USE_POINTS[DECORATIONS_POINTS], book.TECHNOLOGY_USE)
        steps = temple_steps(self.seat, icons)
        may_buy = owns_bought_power_up(state, self.seat)
        steps.extend(power_ups(state, self.seat, DECORATIONS, POWER_UPS[DECORATIONS][self.workers], may_buy))
        state.plan(steps)


def temple_steps(seat: int, matching: list[int]) -> list[Step]:
    """A step for each coloured match; two are resolved in the order of choice (Ruling 47)."""
    steps: list[Step] = [AdvanceTemple(seat, icon - COLOURED) for icon in matching if icon >= COLOURED]
    if len(steps) > 1:
        return [InAnyOrder(seat, tuple(steps))]
    return steps
