"""State: one position, complete and true, and the agenda that drives it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from patolli.engine.agenda import NO_ACTIONS, Decision, Step, Together, decision_on_top, every_action
from patolli.engine.chance import Chance
from patolli.engine.errors import RunawayAgenda
from patolli.engine.event import EVERYBODY, Event, EventKind, Journal
from patolli.engine.restoring import position_of, state_at

AGENDA_LIMIT: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's State shares; a game adds its pieces."""

    def __init__(
        self, seats: int, agenda: list[Step], listed: list[int] | None = None, confirms_turns: bool = False
    ) -> None:
        self.seats: Final = seats
        # Whether a turn waits until its owner ends it.
        self.confirms_turns = confirms_turns
        # The next Step is the last of the list.
        self.agenda = agenda
        # The legal answers of `seat_to_act`, once somebody has asked for them; never changed in place.
        self.listed = listed
        self.journal: Journal | None = None

    def __repr__(self) -> str:
        return f"State(seats={self.seats}, agenda={self.agenda})"

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return state_at, (type(self).__module__, position_of(self))

    # What a game supplies

    def copy(self) -> State:
        """A twin that changes independently and writes no journal."""
        raise NotImplementedError

    def reimagined(self, viewer: int, chance: Chance) -> State:
        """A twin in which all that the viewer cannot know is dealt anew: a determinization.

        It depends on nothing but what the viewer knows and the chance given; a viewer
        of -1 is a spectator. Where another seat decides, its answers are listed anew.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat if the match ended now."""
        raise NotImplementedError

    def unseated_scores(self) -> list[int]:
        """The points of whoever plays without a seat."""
        return []

    def ranking(self) -> list[int]:
        """The place of each seat, 1 being the best; a shared place has one number."""
        raise NotImplementedError

    def ledger(self, seat: int) -> dict[str, int]:
        """What a seat owns in figures, for previews of cost and gain."""
        raise NotImplementedError

    def open_ledger(self, seat: int) -> dict[str, int]:
        """The ledger as everybody knows it; a game in which a seat knows more says so."""
        return self.ledger(seat)

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by their source, if the match ended now."""
        raise NotImplementedError

    def sheet_by_part(self, seat: int) -> dict[str, list[int]]:
        """The sheet, with a figure for each part of the match where a game tells parts apart."""
        return {source: [points] for source, points in self.sheet(seat).items()}

    # Planning and telling, used by the rules

    def plan(self, steps: list[Step]) -> None:
        """Owe these Steps next, in reading order."""
        for index in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[index])

    def owe(self, first: Step, second: Step | None = None, third: Step | None = None) -> None:
        """Plan up to three Steps, where every turn does so: no list is made for them."""
        if third is not None:
            self.agenda.append(third)
        if second is not None:
            self.agenda.append(second)
        self.agenda.append(first)

    def tell(self, kind: EventKind, seat: int, values: tuple[int, ...], seen_by: int = EVERYBODY) -> None:
        """Write an event, if somebody reads."""
        if self.journal is not None:
            self.journal.write(self, Event(kind, seat, values, seen_by))

    # Deciding

    def is_over(self) -> bool:
        """Whether nothing is owed any more."""
        return not self.agenda

    def seat_to_act(self) -> int:
        """The seat that decides now (the first of those who decide together), or -1."""
        if not self.agenda:
            return -1
        top = self.agenda[-1]
        if isinstance(top, Together):
            return top.lanes[0].seat
        assert isinstance(top, Decision)
        return top.seat

    def legal_actions(self) -> list[int]:
        """The legal answers of `seat_to_act`; do not change the list."""
        if self.listed is None:
            self.listed = self.legal_for(self.seat_to_act())
        return self.listed

    def draw(self, chance: Chance) -> int:
        """Any legal answer of `seat_to_act`, each as likely as another."""
        return self.agenda[-1].draw(self, chance)

    def pending(self) -> list[Decision[State]]:
        """The Decisions that may be answered now: one, or one each of several seats."""
        if not self.agenda:
            return []
        top = self.agenda[-1]
        if isinstance(top, Together):
            return [decision_on_top(lane.steps) for lane in top.lanes]
        assert isinstance(top, Decision)
        return [top]

    def legal_for(self, seat: int) -> list[int]:
        """The legal answers of one seat; empty when it has nothing to decide."""
        for decision in self.pending():
            if decision.seat == seat:
                return every_action(decision, self)
        return NO_ACTIONS

    def apply(self, action: int) -> None:
        """Carry out a legal answer of `seat_to_act`, and all that follows by itself."""
        self.agenda[-1].answer(self, action)
        self.settle()

    def apply_for(self, seat: int, action: int) -> None:
        """Carry out a legal answer of one of the seats that decide together."""
        top = self.agenda[-1]
        if isinstance(top, Together):
            top.answer(self, action, top.lane_of(seat))
            self.settle()
        else:
            self.apply(action)

    def settle(self) -> None:
        """Run Duties, drop or answer what leaves no choice, until someone must choose."""
        while self.agenda:
            if len(self.agenda) > AGENDA_LIMIT:
                raise RunawayAgenda(f"{len(self.agenda)} steps are owed")
            if self.agenda[-1].settle(self):
                return
        self.listed = NO_ACTIONS
