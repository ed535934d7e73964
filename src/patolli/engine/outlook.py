"""Outlooks, or lookahead: what a seat's answers would lead to, as far as it can know.

Each tells of an afterstate: the position after one's own answers and before anything hidden turns up.

A person thinks several answers ahead: go there, and then work. Screens ask here, also why an
answer cannot be given, and compute nothing themselves: whatever they promise is what the rules will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from patolli.engine.agenda import ConfirmTurn, Decision, InAnyOrder, Step
from patolli.engine.chance import QuickChance
from patolli.engine.errors import NO_ANSWER, AnsweredTooEarly, IllegalAction, Reason
from patolli.engine.event import Event, Journal
from patolli.engine.game import Game
from patolli.engine.state import State

# So many answers are tried to finish the turns of one call; beyond that, what is offered first is taken.
MOST_TRIED: Final = 600


@dataclass(frozen=True)
class Outlook:
    """What one more answer would do, after those already thought of.

    Everything is counted from the present State, and only up to where something hidden
    turns up or another seat decides: `changes` of the seat's ledger, `sources` of its
    points, `events` that would be told. `asks` is the question it would meet next, `owed`
    all that it would still have to do before its turn can end, that question first; with
    a depth, `then` holds an outlook for each answer to the question. Where the turn shall be
    finished, `best` are the answers that would follow, one after the other, and leave the
    seat with most points, then with most goods, when only the end of the turn is left.
    """

    action: int
    changes: dict[str, int]
    sources: dict[str, int]
    events: list[Event]
    # Whether something hidden would turn up; then nothing could be taken back.
    reveals: bool
    ends_turn: bool
    # Whose turn would begin.
    next_seat: int | None
    asks: Decision[State] | None
    owed: list[Step]
    then: list[Outlook]
    best: list[Outlook]


class Figures:
    """What a seat owns and where its points come from, at one moment."""

    def __init__(self, state: State, seat: int, whole: bool = True) -> None:
        self.ledger: Final = state.ledger(seat)
        self.sheet: Final[dict[str, int]] = state.sheet(seat) if whole else {}

    def worth(self) -> tuple[int, int]:
        """Points if the match ended now, then goods: the more, the better."""
        return sum(self.sheet.values()), sum(self.ledger.values())


class _Trial(Journal):
    """A twin in which answers are tried, and what the seat would see of it."""

    def __init__(self, game: Game, twin: State, seat: int, told: list[Event], whole: bool) -> None:
        super().__init__()
        self.game: Final = game
        self.twin: Final = twin
        self.seat: Final = seat
        # Whether events and sources are wanted, too.
        self.whole: Final = whole
        self.events = told
        self.ends_turn = False
        self.next_seat: int | None = None
        # The figures of the moment before something hidden turned up.
        self.known: Figures | None = None
        twin.journal = self

    def write(self, state: State, event: Event) -> None:
        """Note what happens; after a reveal only that the turn passes on."""
        if event.kind is self.game.turn_event and not self.ends_turn:
            self.ends_turn, self.next_seat = True, event.seat
        if self.known is None and event.kind.reveals:
            self.known = self.figures()
        elif self.whole and self.known is None and event.is_seen_by(self.seat):
            self.events.append(event)

    def after(self, action: int) -> _Trial:
        """The same again, with one answer more."""
        tried = _Trial(self.game, self.twin.copy(), self.seat, self.events.copy(), self.whole)
        tried.answer(action)
        return tried

    def figures(self) -> Figures:
        """What the seat owns now."""
        return Figures(self.twin, self.seat, self.whole)

    def answer(self, action: int) -> None:
        """Carry out a legal answer of the seat."""
        if action not in self.legal():
            raise IllegalAction(self.game.actions.named(action), self.why_not(action))
        self.twin.apply_for(self.seat, action)

    def why_not(self, action: int) -> Reason | None:
        """Why the seat cannot give this answer; None where it can."""
        asked = self.asks()
        if asked is None or not self.game.actions.is_known(action):
            return NO_ANSWER
        return None if action in self.legal() else asked.why_not(self.twin, action) or NO_ANSWER

    def legal(self) -> list[int]:
        """The seat's legal answers."""
        return self.twin.legal_for(self.seat)

    def asks(self) -> Decision[State] | None:
        """What the seat is asked now, unless it cannot know."""
        if self.known is None and not self.ends_turn:
            for decision in self.twin.pending():
                if decision.seat == self.seat:
                    return decision
        return None


def owed_by(state: State, seat: int) -> list[Step]:
    """What a seat must still do, in the agenda's order, up to where it is no longer concerned."""
    found: list[Step] = []
    for step in reversed(state.agenda):
        if getattr(step, "seat", None) != seat:
            break
        found.extend(step.steps if isinstance(step, InAnyOrder) else (step,))
    return found


def outlook(
    game: Game,
    state: State,
    seat: int,
    answers: Sequence[int] = (),
    actions: Sequence[int] | None = None,
    depth: int = 1,
    whole: bool = True,
    finish: bool = False,
) -> list[Outlook]:
    """An outlook for each legal answer (or those of `actions`) after these own answers.

    Where the answers already lead to something hidden or to another's decision, there is none.
    Events, sources and what is owed come along only where the `whole` is wanted, the best end
    of the turn only where it is asked to `finish`.
    """
    trial = _Trial(game, state.reimagined(seat, QuickChance(0)), seat, [], whole)
    before = trial.figures()
    for answer in answers:
        trial.answer(answer)
        if trial.asks() is None:
            return []
    finisher = _Finisher(before) if finish else None
    return _each(trial, before, trial.legal() if actions is None else actions, depth, finisher)


def why_not(game: Game, state: State, seat: int, answers: Sequence[int]) -> Reason | None:
    """Why the last of these own answers cannot follow the others, as far as the seat can know."""
    trial = _Trial(game, state.reimagined(seat, QuickChance(0)), seat, [], False)
    for answer in answers[:-1]:
        trial.answer(answer)
    return trial.why_not(answers[-1])


def check_queue(game: Game, state: State, seat: int, answers: Sequence[int]) -> None:
    """Refuse answers that cannot all be given now, one after the other.

    A queue ends where something hidden turns up or another seat decides: whoever went on would
    learn from a refusal what lies there.
    """
    trial = _Trial(game, state.reimagined(seat, QuickChance(0)), seat, [], False)
    for index, answer in enumerate(answers):
        if index > 0 and trial.asks() is None:
            raise AnsweredTooEarly(game.actions.named(answer))
        trial.answer(answer)


def _each(
    trial: _Trial, before: Figures, actions: Sequence[int], depth: int, finisher: _Finisher | None
) -> list[Outlook]:
    found: list[Outlook] = []
    for action in actions:
        tried = trial.after(action)
        goes_on = depth > 1 and tried.asks() is not None
        then = _each(tried, before, tried.legal(), depth - 1, finisher) if goes_on else []
        best = [] if finisher is None else finisher.finish(tried)
        found.append(_seen(tried, before, action, then, best))
    return found


def _seen(tried: _Trial, before: Figures, action: int, then: list[Outlook], best: list[Outlook]) -> Outlook:
    """What a trial that has just been given an answer has come to."""
    after = tried.known or tried.figures()
    asks = tried.asks()
    return Outlook(
        action,
        changes=difference(before.ledger, after.ledger),
        sources=difference(before.sheet, after.sheet),
        events=tried.events,
        reveals=tried.known is not None,
        ends_turn=tried.ends_turn,
        next_seat=tried.next_seat,
        asks=asks,
        owed=owed_by(tried.twin, tried.seat) if tried.whole and asks is not None else [],
        then=then,
        best=best,
    )


class _Finisher:
    """Tries all that a seat may answer until only the end of its turn is left, and keeps the best."""

    def __init__(self, before: Figures) -> None:
        self.before: Final = before
        self.left = MOST_TRIED

    def finish(self, trial: _Trial) -> list[Outlook]:
        """The best answers from here, each with what all of them so far come to."""
        found: list[Outlook] = []
        for action in self._best(trial)[1]:
            trial = trial.after(action)
            found.append(_seen(trial, self.before, action, [], []))
        return found

    def _best(self, trial: _Trial) -> tuple[tuple[int, int], list[int]]:
        asked = trial.asks()
        if asked is None or isinstance(asked, ConfirmTurn):
            return (trial.known or trial.figures()).worth(), []
        best: tuple[tuple[int, int], list[int]] | None = None
        for action in trial.legal():
            if best is not None and self.left <= 0:
                break
            self.left -= 1
            worth, line = self._best(trial.after(action))
            if best is None or worth > best[0]:
                best = worth, [action, *line]
        assert best is not None
        return best


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What changed, by name; what did not is left out."""
    names = [] if before == after else [*before, *(name for name in after if name not in before)]
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}
