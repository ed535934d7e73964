"""Decisions of Canary: hide a bird together, then take turns until dusk."""

from __future__ import annotations

from typing import ClassVar, Final

from canary import actions, effects, events
from canary.fields import ROUND, SEAT
from canary.material import BARTER_FEATHERS
from canary.state import State
from patolli.engine.action import first_of, kind_of, pack
from patolli.engine.agenda import NO_ACTIONS, ConfirmTurn, Decision, Duty, Lane, SeatDuty, Step, Together


class HideBird(Decision[State]):
    """Which bird goes into your nest? All hide theirs at the same time."""

    def legal_answers(self, state: State) -> list[int]:
        return [pack(actions.HIDE, bird) for bird in state.watchers[self.seat].hand]

    def resolve(self, state: State, action: int) -> None:
        effects.hide_bird(state, self.seat, first_of(action))


class TakeTurn(Decision[State]):
    """Show a bird, or forage? Bartering is possible at any time before."""

    FIELDS: ClassVar = (SEAT, ROUND)

    def __init__(self, seat: int, round_number: int) -> None:
        super().__init__(seat)
        self.round: Final = round_number

    def legal_answers(self, state: State) -> list[int]:
        birds = [pack(actions.SHOW, bird) for bird in state.watchers[self.seat].hand]
        return [*birds, pack(actions.FORAGE)]

    def interruptions(self, state: State) -> list[int]:
        if state.watchers[self.seat].feathers < BARTER_FEATHERS:
            return NO_ACTIONS
        return [pack(actions.BARTER)]

    def interrupt(self, state: State, action: int) -> None:
        effects.barter(state, self.seat)

    def resolve(self, state: State, action: int) -> None:
        answers: list[Step] = []
        if kind_of(action) == actions.SHOW:
            effects.show_bird(state, self.seat, first_of(action))
            answers = [AnswerCall((self.seat + 1) % state.seats)]
        else:
            effects.find_feather(state, self.seat)
        state.plan([ConfirmTurn(self.seat), *answers, PassTorch(self.seat, self.round)])


class AnswerCall(Decision[State]):
    """Answer your neighbour's bird for a feather?"""

    def legal_answers(self, state: State) -> list[int]:
        if state.watchers[self.seat].feathers == 0:
            return NO_ACTIONS
        return [pack(actions.ANSWER), pack(actions.KEEP_SILENT)]

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.ANSWER:
            effects.answer_call(state, self.seat)


class PassTorch(SeatDuty[State]):
    """Draw a bird; then the next player's turn, or dusk."""

    FIELDS: ClassVar = (SEAT, ROUND)

    def __init__(self, seat: int, round_number: int) -> None:
        super().__init__(seat)
        self.round: Final = round_number

    def run(self, state: State) -> None:
        effects.draw_bird(state, self.seat)
        if self.seat + 1 < state.seats:
            begin_turn(state, self.seat + 1, self.round)
        elif self.round < state.rounds:
            begin_turn(state, 0, self.round + 1)
        else:
            effects.open_nests(state)


class BeginFirstTurn(Duty[State]):
    """Once everybody has hidden a bird."""

    def run(self, state: State) -> None:
        begin_turn(state, 0, 1)


def begin_turn(state: State, seat: int, round_number: int) -> None:
    """Hand the torch to a player."""
    state.tell(events.TORCH_PASSED, seat, (round_number,))
    state.plan([TakeTurn(seat, round_number)])


def opening(seats: int) -> list[Step]:
    """The agenda of a new match, the next Step last."""
    return [BeginFirstTurn(), Together(tuple(Lane(seat, (HideBird(seat),)) for seat in range(seats)))]
