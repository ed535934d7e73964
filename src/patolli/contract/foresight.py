"""Foresight: the part of the contract that whatever an outlook promises is kept.

What would be asked, told, gained and ended is compared with what happens when the same
answers are played in the true State, and with what a seat is promised where all that it
cannot know lies otherwise.
"""

from __future__ import annotations

from patolli.contract.promise import keep
from patolli.engine.action import END_TURN
from patolli.engine.chance import QuickChance
from patolli.engine.errors import PatolliError
from patolli.engine.event import Event, Journal
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.engine.outlook import Figures, Outlook, difference, outlook, owed_by
from patolli.engine.state import State

Promise = tuple[object, ...]
# One position of so many has its turn finished, too: that tries hundreds of answers.
FINISHED_OF = 8


class Clock(Journal):
    """Takes down what one seat is told, and its figures when something hidden first turns up."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__()
        self.game = game
        self.seat = seat
        self.told: list[dict[str, object]] = []
        self.revealed: Figures | None = None
        self.passes = False

    def write(self, state: State, event: Event) -> None:
        self.passes = self.passes or event.kind.name == self.game.turn_event.name
        if self.revealed is None and event.kind.reveals:
            self.revealed = Figures(state, self.seat)
        elif self.revealed is None and event.is_seen_by(self.seat):
            self.told.append(event.describe())


def check_foresight(
    game: Game, state: State, seat: int, chance: QuickChance, samples: int | None = None
) -> int:
    """Compare the outlooks of a seat's answers, and of pairs of them, with what really happens.

    Without `samples` all answers are compared; how many were.
    """
    legal = state.legal_for(seat)
    if samples is not None and len(legal) > samples:
        legal = [legal[chance.below(len(legal))] for _ in range(samples)]
    twin = state.reimagined(seat, QuickChance(chance.word()))
    mine = outlook(game, state, seat, (), legal, depth=2)
    theirs = outlook(game, twin, seat, (), legal, depth=2)
    compared = 0
    for seen, other in zip(mine, theirs, strict=True):
        name = game.actions.notation(seen.action)
        keep(_promise(game, seen) == _promise(game, other), "an outlook shows nothing hidden", name)
        pairs = seen.then if samples is None else seen.then[:samples]
        for answers, promised in [
            ([seen.action], seen),
            *(([seen.action, then.action], then) for then in pairs),
        ]:
            happened = _play(game, state.copy(), seat, answers)
            keep(_promise(game, promised) == happened, "an outlook is what happens", (name, happened))
            compared += 1
    if chance.below(FINISHED_OF) == 0:
        compared += _check_finish(game, state, twin, seat, legal[chance.below(len(legal))])
    return compared


def _check_finish(game: Game, state: State, twin: State, seat: int, option: int) -> int:
    """The best end of a turn is what happens when it is played, and shows nothing hidden either."""
    (mine,) = outlook(game, state, seat, (), [option], finish=True)
    (theirs,) = outlook(game, twin, seat, (), [option], finish=True)
    name = game.actions.notation(option)
    promises = [[_promise(game, each) for each in seen.best] for seen in (mine, theirs)]
    keep(promises[0] == promises[1], "the best end of a turn shows nothing hidden", name)
    answers = [option]
    for seen in mine.best:
        answers.append(seen.action)
        happened = _play(game, state.copy(), seat, answers)
        keep(_promise(game, seen) == happened, "the best end of a turn is what happens", (name, happened))
    return len(mine.best)


def _promise(game: Game, seen: Outlook) -> Promise:
    told = [event.describe() for event in seen.events]
    asks = None if seen.asks is None else game.steps.describe(seen.asks)
    owed = [game.steps.describe(step) for step in seen.owed]
    return seen.changes, seen.sources, told, seen.reveals, seen.ends_turn, asks, owed


def _play(game: Game, state: State, seat: int, answers: list[int]) -> Promise:
    """The same facts of what really happens."""
    before = Figures(state, seat)
    clock = Clock(game, seat)
    state.journal = clock
    for answer in answers:
        keep(answer in state.legal_for(seat), "an outlook's answers are legal", answer)
        state.apply_for(seat, answer)
    after = clock.revealed or Figures(state, seat)
    asked = [game.steps.describe(decision) for decision in state.pending() if decision.seat == seat]
    asks = asked[0] if asked and clock.revealed is None and not clock.passes else None
    return (
        difference(before.ledger, after.ledger),
        difference(before.sheet, after.sheet),
        clock.told,
        clock.revealed is not None,
        clock.passes,
        asks,
        [game.steps.describe(step) for step in owed_by(state, seat)] if asks else [],
    )


class TurnWatch:
    """Where turns are confirmed, none passes before its owner has ended it."""

    def __init__(self, match: Match) -> None:
        self._game = match.game
        self._seats = match.state.seats
        self._is_on = match.state.confirms_turns
        self._owner = -1
        self._has_ended = True
        self._follow(match.opening)

    def see(self, seat: int, action: int, events: list[Event]) -> None:
        """One action more."""
        if action == END_TURN and seat == self._owner:
            self._has_ended = True
        self._follow(events)

    def _follow(self, events: list[Event]) -> None:
        for event in events:
            if event.kind.name == self._game.turn_event.name:
                keep(self._has_ended or not self._is_on, "a turn ends when its owner says so", self._owner)
                self._owner = event.seat
                # An automaton beyond the last seat ends its own turns.
                self._has_ended = event.seat >= self._seats


def check_queue(match: Match, seat: int, chance: QuickChance) -> None:
    """A queue of answers is carried out whole or refused whole."""
    game, state = match.game, match.state
    legal = state.legal_for(seat)
    first = legal[chance.below(len(legal))]
    before = game.position(state)
    try:
        match.check_queue(seat, [first, -1])
    except PatolliError:
        keep(game.position(state) == before, "a refused queue changes nothing")
        return
    keep(False, "a queue with an illegal answer is refused", first)
