"""Outlooks, or lookahead: what a seat's answers would lead to, as far as it can know.

A person thinks several answers ahead: go there, and then work. Screens ask here and
compute nothing themselves, so whatever they promise is what the rules will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from patolli.engine.agenda import Decision
from patolli.engine.chance import QuickChance
from patolli.engine.errors import AnsweredTooEarly, IllegalAction
from patolli.engine.event import Event, Journal
from patolli.engine.game import Game
from patolli.engine.state import State


class Outlook:
    """What one more answer would do, after those already thought of.

    Everything is counted from the present State, and only up to where something hidden
    turns up or another seat decides: `changes` of the seat's ledger, `sources` of its
    points, `events` that would be told. `asks` is the question it would meet next; with
    a depth, `then` holds an outlook for each answer to that.
    """

    def __init__(
        self,
        action: int,
        *,
        changes: dict[str, int],
        sources: dict[str, int],
        events: list[Event],
        reveals: bool,
        ends_turn: bool,
        asks: Decision[State] | None,
        then: list[Outlook],
    ) -> None:
        self.action: Final = action
        self.changes: Final = changes
        self.sources: Final = sources
        self.events: Final = events
        # Whether something hidden would turn up; then nothing could be taken back.
        self.reveals: Final = reveals
        self.ends_turn: Final = ends_turn
        self.asks: Final = asks
        self.then: Final = then


class Figures:
    """What a seat owns and where its points come from, at one moment."""

    def __init__(self, state: State, seat: int, whole: bool = True) -> None:
        self.ledger: Final = state.ledger(seat)
        self.sheet: Final[dict[str, int]] = state.sheet(seat) if whole else {}


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
        # The figures of the moment before something hidden turned up.
        self.known: Figures | None = None
        twin.journal = self

    def write(self, state: State, event: Event) -> None:
        """Note what happens; after a reveal only that the turn passes on."""
        self.ends_turn = self.ends_turn or event.kind is self.game.turn_event
        if self.known is None and event.kind.reveals:
            self.known = self.figures()
        elif self.whole and self.known is None and event.is_seen_by(self.seat):
            self.events.append(event)

    def branch(self) -> _Trial:
        """The same again, to try another answer."""
        return _Trial(self.game, self.twin.copy(), self.seat, self.events.copy(), self.whole)

    def figures(self) -> Figures:
        """What the seat owns now."""
        return Figures(self.twin, self.seat, self.whole)

    def answer(self, action: int) -> None:
        """Carry out a legal answer of the seat."""
        if action not in self.legal():
            raise IllegalAction(_named(self.game, action))
        self.twin.apply_for(self.seat, action)

    def legal(self) -> list[int]:
        """The seat's legal answers."""
        return self.twin.options_of(self.seat)

    def can_go_on(self) -> bool:
        """Whether the seat knows what it would be asked next."""
        return self.known is None and not self.ends_turn and self.question() is not None

    def question(self) -> Decision[State] | None:
        """What the seat is asked now."""
        for decision in self.twin.pending():
            if decision.seat == self.seat:
                return decision
        return None


def outlook(
    game: Game,
    state: State,
    seat: int,
    answers: Sequence[int] = (),
    actions: Sequence[int] | None = None,
    depth: int = 1,
    whole: bool = True,
) -> list[Outlook]:
    """An outlook for each legal answer (or those of `actions`) after these own answers.

    Where the answers already lead to something hidden or to another's decision, there is none.
    Events and sources come along only where the `whole` is wanted.
    """
    trial = _Trial(game, state.reimagined(seat, QuickChance(0)), seat, [], whole)
    before = trial.figures()
    for answer in answers:
        trial.answer(answer)
        if not trial.can_go_on():
            return []
    return _each(trial, before, trial.legal() if actions is None else actions, depth)


def check_queue(game: Game, state: State, seat: int, answers: Sequence[int]) -> None:
    """Refuse answers that cannot all be given now, one after the other.

    A queue ends where something hidden turns up or another seat decides: whoever went on would
    learn from a refusal what lies there.
    """
    trial = _Trial(game, state.reimagined(seat, QuickChance(0)), seat, [], False)
    for index, answer in enumerate(answers):
        if index > 0 and not trial.can_go_on():
            raise AnsweredTooEarly(_named(game, answer))
        trial.answer(answer)


def _each(trial: _Trial, before: Figures, actions: Sequence[int], depth: int) -> list[Outlook]:
    found: list[Outlook] = []
    for action in actions:
        tried = trial.branch()
        tried.answer(action)
        after = tried.known or tried.figures()
        asks = tried.question() if tried.can_go_on() else None
        then = _each(tried, before, tried.legal(), depth - 1) if depth > 1 and asks is not None else []
        found.append(
            Outlook(
                action,
                changes=difference(before.ledger, after.ledger),
                sources=difference(before.sheet, after.sheet),
                events=tried.events,
                reveals=tried.known is not None,
                ends_turn=tried.ends_turn,
                asks=asks,
                then=then,
            )
        )
    return found


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What changed, by name; what did not is left out."""
    names = [*before, *(name for name in after if name not in before)]
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}


def _named(game: Game, action: int) -> str | int:
    return game.actions.notation(action) if game.actions.is_known(action) else action
