"""Match: a Setup and the Actions so far; play, take back, record, replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from patolli.engine import errors
from patolli.engine.action import Choice
from patolli.engine.agenda import Decision
from patolli.engine.chance import SealedChance
from patolli.engine.choices import Choices
from patolli.engine.event import Event, Journal
from patolli.engine.game import Game, Setup, View
from patolli.engine.observation import Observation
from patolli.engine.outlook import Outlook, check_queue, outlook, why_not
from patolli.engine.record_format import FORMAT, beginning, digest
from patolli.engine.state import State


class Move:
    """One action played: by whom, what it led to, and the State before it."""

    def __init__(self, seat: int, action: int, events: list[Event], before: State | None) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.events: Final = events
        # Kept only while the move can be taken back.
        self.before = before


class Match:
    """A game being played, from its setup or from a position."""

    def __init__(self, game: Game, setup: Setup | None, start: object = None) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.moves: Final[list[Move]] = []
        # What was really done, taken-back actions included, as lines of notation.
        self.history: Final[list[str]] = []
        self._journal: Journal = Journal()
        if setup is None:
            self.state = game.from_position(start)
        else:
            self.state = game.begin(setup, SealedChance(setup.seed), self._journal)
        self._start: Final = game.position(self.state) if setup is None else None
        self.opening: Final = self._journal.take()
        self.state.journal = self._journal

    def __repr__(self) -> str:
        if self.setup is None:
            # A position is as long as a page: whoever wants it asks for it.
            return f"<Match of {self.game.key!r} from a position, seats={self.state.seats}, moves={len(self.moves)}>"
        defaults = {option.name: option.default for option in self.game.options}
        chosen = {name: value for name, value in self.setup.options.items() if value != defaults[name]}
        options = f", options={chosen}" if chosen else ""
        begun = f"start({self.game.key!r}, seats={self.setup.seats}, seed={self.setup.seed}{options})"
        return f"{begun}  # moves: {len(self.moves)}"

    # Twins

    def copy(self) -> Self:
        """A twin that is played on, taken back and recorded independently."""
        twin = type(self)(self.game, self.setup, self._start)
        twin.moves.extend(
            Move(move.seat, move.action, move.events, None if move.before is None else move.before.copy())
            for move in self.moves
        )
        twin.history.extend(self.history)
        twin.resume(self.state.copy())
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _played_again, (type(self), self.game, self.setup, self._start, self.history)

    # Asking

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.state.is_over()

    @property
    def seat_to_act(self) -> int:
        """The seat that decides now, or -1."""
        return self.state.seat_to_act()

    def pending(self) -> list[Decision[State]]:
        """The questions that may be answered now."""
        return self.state.pending()

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal answers of a seat as packed ints, by default of the one that decides now.

        `play` takes them as they are; `game.actions.choice(action)` says what one means.
        """
        return self.state.legal_for(self._asked(seat)).copy()

    def choices(self, seat: int | None = None) -> Sequence[Choice]:
        """The legal choices of a seat, by default of the one that decides now; each is made when it is read."""
        return Choices(self.legal(seat), self.game.actions.choice)

    def view(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may see."""
        if viewer is not None:
            self._check_seat(viewer)
        return self.game.view(self.state, viewer)

    def observe(self, seat: int) -> Observation:
        """What a bot in this seat gets."""
        self._check_seat(seat)
        return Observation(self.game, self.state, seat)

    def outlook(
        self,
        seat: int,
        answers: Sequence[Choice | str | int] = (),
        actions: Sequence[Choice | str | int] | None = None,
        depth: int = 1,
        whole: bool = True,
        finish: bool = False,
    ) -> list[Outlook]:
        """What each legal answer would lead to after these own answers, as far as the seat can know.

        `actions` asks for some answers only, a `depth` above 1 for the answers after them, too;
        what is not wanted `whole` comes without events and sources of points; asked to `finish`,
        it tells with which answers the turn would best go on to its end.
        """
        self._check_seat(seat)
        wanted = None if actions is None else [self._action(action) for action in actions]
        given = [self._action(answer) for answer in answers]
        return outlook(self.game, self.state, seat, given, wanted, depth, whole, finish)

    def why_not(
        self, seat: int, answer: Choice | str | int, after: Sequence[Choice | str | int] = ()
    ) -> errors.Reason | None:
        """Why a seat cannot give an answer after these own ones, as far as it can know; None where it can."""
        self._check_seat(seat)
        return why_not(self.game, self.state, seat, [self._action(each) for each in [*after, answer]])

    def scores(self) -> list[int]:
        """The points of each seat if the match ended now."""
        return self.state.scores()

    def ranking(self) -> list[int]:
        """The place of each seat, 1 being the best."""
        return self.state.ranking()

    # Playing

    def play(self, choice: Choice | str | int, seat: int | None = None) -> list[Event]:
        """Carry out a choice, by default of the seat to act; the events it led to."""
        if self.is_over:
            raise errors.MatchIsOver
        asked = self._asked(seat)
        legal = self.state.legal_for(asked)
        if not legal:
            raise errors.NotYourDecision(asked)
        action = self._action(choice)
        if action not in legal:
            raise errors.IllegalAction(self.game.actions.named(action), self.why_not(asked, action))
        # A notation that parses is the one that would be printed.
        return self._carry_out(asked, action, choice if isinstance(choice, str) else None)

    def check_queue(self, seat: int, answers: Sequence[Choice | str | int]) -> None:
        """Refuse own answers that cannot all be given now, one after the other; nothing changes."""
        self._check_seat(seat)
        if not self.state.legal_for(seat):
            raise errors.NotYourDecision(seat)
        check_queue(self.game, self.state, seat, [self._action(answer) for answer in answers])

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat's last action is its own: nothing revealed, nobody acted since."""
        return bool(self.moves) and self.moves[-1].seat == seat and self.moves[-1].before is not None

    def take_back(self, seat: int | None = None) -> Move:
        """Undo the last action of a seat, by default of whoever acted last."""
        last = self.moves[-1].seat if self.moves and seat is None else self._asked(seat)
        if not self.can_take_back(last):
            raise errors.NothingToTakeBack
        move = self.moves.pop()
        assert move.before is not None
        self.resume(move.before)
        self.history.append(f"{last} undo")
        return move

    def position(self) -> dict[str, object]:
        """The State as a readable document."""
        return self.game.position(self.state)

    def digest(self) -> str:
        """A fingerprint of the State, the same on every machine."""
        return digest(self.position())

    def record(self) -> dict[str, object]:
        """The match as a document that replays."""
        return {
            "format": FORMAT,
            "game": self.game.key,
            "rules": self.game.version,
            **beginning(self.setup, self._start),
            "moves": list(self.history),
            "over": self.is_over,
            "scores": self.scores(),
            "digest": self.digest(),
        }

    def _asked(self, seat: int | None) -> int:
        if seat is not None:
            self._check_seat(seat)
        return self.seat_to_act if seat is None else seat

    def _check_seat(self, seat: int) -> None:
        # True equals 1 in Python, but would be written down as another seat.
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise errors.NoSuchSeat(seat, self.state.seats)

    def _action(self, choice: Choice | str | int) -> int:
        if isinstance(choice, str):
            return self.game.actions.parse(choice)
        action = choice.action if isinstance(choice, Choice) else choice
        if isinstance(action, bool) or not isinstance(action, int):
            raise errors.IllegalAction(action, errors.NO_ANSWER)
        return action

    def _carry_out(self, seat: int, action: int, notation: str | None) -> list[Event]:
        before = self.state.copy()
        self.state.apply_for(seat, action)
        events = self._journal.take()
        revealed = any(event.kind.reveals for event in events)
        if revealed or (self.moves and self.moves[-1].seat != seat):
            self._forget_snapshots()
        self.moves.append(Move(seat, action, events, None if revealed else before))
        self.history.append(f"{seat} {self.game.actions.notation(action) if notation is None else notation}")
        return events

    def _forget_snapshots(self) -> None:
        for index in range(len(self.moves) - 1, -1, -1):
            if self.moves[index].before is None:
                break
            self.moves[index].before = None

    def resume(self, state: State) -> None:
        """Go on from a State of the same match."""
        self.state = state
        state.journal = self._journal


def _played_again(
    kind: type[Match], game: Game, setup: Setup | None, start: object, history: list[str]
) -> Match:
    """The match that was written down, with all that can still be taken back."""
    match = kind(game, setup, start)
    for line in history:
        seat, _, text = line.partition(" ")
        if text == "undo":
            match.take_back(int(seat))
        else:
            match.play(text, int(seat))
    return match
