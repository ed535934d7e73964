"""The agenda: what is still owed, as a stack of small immutable Steps.

Six rules. A Step holds ints only. Possibility is judged on top, never when planned.
A question with one answer is not asked, but for the end of a turn. Free actions push, answers pop. Plans read
in reading order. The depth is bounded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from patolli.engine.action import END_TURN, FIRST_FREE_KIND, kind_of
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT, Field

if TYPE_CHECKING:
    from patolli.engine.chance import Chance
    from patolli.engine.state import State

S = TypeVar("S", bound="State")

NO_ACTIONS: Final[list[int]] = []

# The rank of a Step that commutes with all, and the first of those that only commute with their like.
COMMUTES: Final = 0
FIRST_RANK: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing owed.

    FIELDS declares the ints it holds, in the order of its constructor; the attributes have their names.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def code(self) -> tuple[int, ...]:
        """The ints it holds."""
        return tuple([getattr(self, field.attribute) for field in type(self).FIELDS])

    def __repr__(self) -> str:
        names = [field.attribute for field in type(self).FIELDS]
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)}' for name in names])})"

    def settle(self, state: State) -> bool:
        """Do what is due now, on top of the agenda; whether somebody must choose first.

        Where somebody must, the answers are left in `state.listed`, or None to list them later.
        """
        raise NotImplementedError

    def answer(self, state: State, action: int) -> None:
        """Carry out an answer to what is asked on top of the agenda."""
        raise NotImplementedError

    def draw(self, state: State, chance: Chance) -> int:
        """Any legal answer; a Step that can do so without listing them all is quicker."""
        actions = state.legal_actions()
        return actions[chance.below(len(actions))]

    def rank(self) -> int:
        """Steps of one rank commute, and COMMUTES with all: then no order is asked for."""
        return COMMUTES

    def chosen_by(self) -> int:
        """The action that says "this one next" inside an InAnyOrder."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty(Step, Generic[S]):
    """A Step that happens by itself."""

    def run(self, state: S) -> None:
        """Change the State, and plan what follows."""
        raise NotImplementedError

    def settle(self, state: State) -> bool:
        state.agenda.pop()
        self.run(cast("S", state))
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDuty(Duty[S], Generic[S]):
    """A Duty of one seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step, Generic[S]):
    """A Step that asks a seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def legal_answers(self, state: S) -> list[int]:
        """The legal answers, in a steady order; none means the question lapses."""
        raise NotImplementedError

    def why_not(self, state: S, action: int) -> Reason | None:
        """Why a well-formed action is not legal here, if the rules can say; only asked where it is not."""
        return None

    def resolve(self, state: S, action: int) -> None:
        """Carry out an answer; the question has already left the agenda."""
        raise NotImplementedError

    def interruptions(self, state: S) -> list[int]:
        """The free actions its seat may take while the question stays open."""
        return NO_ACTIONS

    def interrupt(self, state: S, action: int) -> None:
        """Plan what a free action does, above the unanswered question."""
        raise NotImplementedError

    def waits(self, state: S) -> bool:
        """Whether its seat is asked even where there is only one answer."""
        return False

    def settle(self, state: State) -> bool:
        known = cast("S", state)
        answers = self.legal_answers(known)
        if not answers:
            state.agenda.pop()
            return False
        free = self.interruptions(known)
        if len(answers) > 1 or free or (state.confirms_turns and self.waits(known)):
            state.listed = answers + free if free else answers
            return True
        state.agenda.pop()
        self.resolve(known, answers[0])
        return False

    def answer(self, state: State, action: int) -> None:
        known = cast("S", state)
        if kind_of(action) >= FIRST_FREE_KIND:
            self.interrupt(known, action)
        else:
            state.agenda.pop()
            self.resolve(known, action)


class ConfirmTurn(Decision["State"]):
    """The last Step before a turn is over for good: it ends when its owner says so.

    Planned before draws, reveals and the next seat. It has one answer, and waits for it only
    where the setup asks for that: at tables with people, so that no click costs a turn.
    """

    def legal_answers(self, state: State) -> list[int]:
        return [END_TURN]

    def waits(self, state: State) -> bool:
        return state.confirms_turns

    def resolve(self, state: State, action: int) -> None:
        """What is owed below goes on."""


class InAnyOrder(Decision["State"]):
    """Several Steps whose order one seat chooses; each is finished before the next."""

    def __init__(self, seat: int, steps: tuple[Step, ...]) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def __repr__(self) -> str:
        return f"InAnyOrder(seat={self.seat}, steps={self.steps})"

    def legal_answers(self, state: State) -> list[int]:
        first = self.steps[0]
        if all_commute(list(self.steps)):
            return [first.chosen_by()]
        actions: list[int] = []
        for step in self.steps:
            action = step.chosen_by()
            if action not in actions:
                actions.append(action)
        return actions

    def resolve(self, state: State, action: int) -> None:
        index = 0
        while self.steps[index].chosen_by() != action:
            index += 1
        rest = self.steps[:index] + self.steps[index + 1 :]
        if rest:
            state.agenda.append(InAnyOrder(self.seat, rest))
        state.agenda.append(self.steps[index])


def in_any_order(seat: int, steps: list[Step]) -> list[Step]:
    """What to plan for these Steps, so that their order is asked for only if it matters."""
    return steps if all_commute(steps) else [InAnyOrder(seat, tuple(steps))]


def all_commute(steps: list[Step]) -> bool:
    """Whether the order of the steps cannot matter."""
    common = COMMUTES
    for step in steps:
        rank = step.rank()
        if rank != COMMUTES:
            if common not in (COMMUTES, rank):
                return False
            common = rank
    return True


class Lane:
    """What one seat still owes inside a Together; the next Step is the last."""

    def __init__(self, seat: int, steps: tuple[Step, ...]) -> None:
        self.seat: Final = seat
        self.steps: Final = steps

    def __repr__(self) -> str:
        return f"Lane(seat={self.seat}, steps={self.steps})"


def in_lane(seat: int, steps: list[Step]) -> Lane:
    """A lane that owes these Steps, in reading order; the list is used up."""
    steps.reverse()
    return Lane(seat, tuple(steps))


class Together(Step):
    """Several seats decide at once, in any order, without affecting each other.

    Each lane is a little agenda of its own. What a lane does must not depend on the other
    lanes; what must stay unseen until all have answered is kept by the game and told by a
    Duty planned below.
    """

    def __init__(self, lanes: tuple[Lane, ...]) -> None:
        self.lanes: Final = lanes

    def __repr__(self) -> str:
        return f"Together(lanes={self.lanes})"

    def settle(self, state: State) -> bool:
        """Settle every lane; one left alone is simply owed."""
        outer = state.agenda
        outer.pop()
        lanes: list[Lane] = []
        for lane in self.lanes:
            state.agenda = list(lane.steps)
            state.settle()
            if state.agenda:
                lanes.append(Lane(lane.seat, tuple(state.agenda)))
        state.agenda = outer
        if len(lanes) == 1:
            outer.extend(lanes[0].steps)
        elif lanes:
            outer.append(Together(tuple(lanes)))
            state.listed = None
            return True
        return False

    def answer(self, state: State, action: int, index: int = 0) -> None:
        """Carry out an answer in one lane; the others stay as they are."""
        outer = state.agenda
        lane = self.lanes[index]
        state.agenda = list(lane.steps)
        decision_on_top(lane.steps).answer(state, action)
        answered = Lane(lane.seat, tuple(state.agenda))
        state.agenda = outer
        outer[-1] = Together((*self.lanes[:index], answered, *self.lanes[index + 1 :]))

    def lane_of(self, seat: int) -> int:
        """The index of the seat's lane, or -1."""
        for index in range(len(self.lanes)):
            if self.lanes[index].seat == seat:
                return index
        return -1


def decision_on_top(steps: tuple[Step, ...]) -> Decision[State]:
    """The question that a settled lane waits for."""
    top = steps[-1]
    assert isinstance(top, Decision)
    return top


def every_action(decision: Decision[State], state: State) -> list[int]:
    """Answers and free actions of a question."""
    free = decision.interruptions(state)
    answers = decision.legal_answers(state)
    return answers + free if free else answers
