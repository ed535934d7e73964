"""Eclipses: scoring, salary, and what follows (Rulings 81 to 86)."""

from __future__ import annotations

from typing import Final

from patolli.engine.action import first_of, kind_of, pack
from patolli.engine.agenda import Decision, Duty, Lane, Together
from patolli.engine.errors import Reason
from patolli.engine.event import NOBODY
from patolli.games.teotihuacan import actions, events, scoring
from patolli.games.teotihuacan.decisions.barring import lacking_cocoa, lacking_tile
from patolli.games.teotihuacan.decisions.neutral import PlaceNeutralWorkers
from patolli.games.teotihuacan.effects.goods import flip, forfeit
from patolli.games.teotihuacan.imagination import NO_PLEDGE
from patolli.games.teotihuacan.material.calendar import DARK_DISC, POINTS_LOST_PER_COCOA
from patolli.games.teotihuacan.material.discovery_tiles import FREE_COCOA
from patolli.games.teotihuacan.material.goods import COCOA
from patolli.games.teotihuacan.score_book import SALARY
from patolli.games.teotihuacan.state import State

# The pledge of a seat that lets the free-cocoa tile pay its salary.
EXCUSED: Final = 99


class Eclipse(Duty[State]):
    """Score avenue, pyramid and masks; then everybody decides on salary."""

    def run(self, state: State) -> None:
        state.tell(events.ECLIPSE_BEGAN, NOBODY, (state.era + 1, 1 if state.is_last_eclipse() else 0))
        scoring.score_avenue(state)
        scoring.score_pyramid(state)
        scoring.score_masks(state)
        state.pledges = (NO_PLEDGE,) * state.seats
        lanes = tuple([Lane(seat, (PaySalary(seat),)) for seat in range(state.seats)])
        state.plan([Together(lanes), CollectSalaries()])


class PaySalary(Decision[State]):
    """How much of the salary is paid in cocoa (Ruling 82)?"""

    def legal_answers(self, state: State) -> list[int]:
        player = state.players[self.seat]
        most = min(player.salary(), player.goods[COCOA])
        choices = [pack(actions.PAY_SALARY, cocoa) for cocoa in range(most, -1, -1)]
        if state.has_free_cocoa(self.seat):
            choices.append(pack(actions.EXCUSE_SALARY))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        kind = kind_of(action)
        if kind == actions.EXCUSE_SALARY:
            return lacking_tile(state, self.seat, FREE_COCOA)
        if kind != actions.PAY_SALARY:
            return None
        due = state.players[self.seat].salary()
        if first_of(action) > due:
            return Reason("teotihuacan.salary_due", due=due)
        return lacking_cocoa(state, self.seat, first_of(action))

    def resolve(self, state: State, action: int) -> None:
        pledge = first_of(action) if kind_of(action) == actions.PAY_SALARY else EXCUSED
        pledges = list(state.pledges)
        pledges[self.seat] = pledge
        state.pledges = tuple(pledges)


class CollectSalaries(Duty[State]):
    """Everybody's answer is shown and carried out."""

    def run(self, state: State) -> None:
        pledges = state.pledges
        state.pledges = ()
        dues = [player.salary() for player in state.players[: state.seats]]
        lost = [self._pay(state, seat, dues[seat], pledges[seat]) for seat in range(state.seats)]
        for seat in range(state.seats):
            if pledges[seat] == EXCUSED:
                state.tell(events.SALARY_EXCUSED, seat, (dues[seat],))
                flip(state, seat, FREE_COCOA)
                continue
            state.tell(events.SALARY_PAID, seat, (dues[seat], pledges[seat]))
            if lost[seat]:
                state.tell(events.POINTS_LOST, seat, (lost[seat], SALARY))

    def _pay(self, state: State, seat: int, due: int, pledge: int) -> int:
        """Pay what was pledged; the points lost for the rest (Ruling 82)."""
        if pledge == EXCUSED:
            return 0
        state.players[seat].goods[COCOA] -= pledge
        return forfeit(state, seat, POINTS_LOST_PER_COCOA * (due - pledge), SALARY)


class BeginEra(Duty[State]):
    """After the first and second Eclipse the calendar is reset and neutrals move (Ruling 83)."""

    def run(self, state: State) -> None:
        state.era += 1
        state.light = 0
        state.dark = DARK_DISC[len(state.players) - 2][state.era]
        state.tell(events.ERA_BEGAN, NOBODY, (state.era + 1, state.dark))
        state.plan([PlaceNeutralWorkers()])


class EndMatch(Duty[State]):
    """The final Eclipse also pays the temple bonus tiles (Ruling 84)."""

    def run(self, state: State) -> None:
        scoring.score_bonus_tiles(state)
        places = state.ranking()
        if state.is_solo():
            # Teotibot has no seat, and its place is the one the person left (Ruling 106).
            places.append(3 - places[0])
        for seat in range(len(state.players)):
            state.tell(events.SCORED, seat, (state.players[seat].points, places[seat]))
        state.tell(events.MATCH_ENDED, NOBODY, ())
