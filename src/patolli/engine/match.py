"""Match: a Setup and the Actions so far; play, take back, record, replay."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final

from patolli.engine.action import Choice
from patolli.engine.agenda import Decision
from patolli.engine.chance import SealedChance, commitment
from patolli.engine.errors import IllegalAction, MatchIsOver, NoSuchSeat, NothingToTakeBack, NotYourDecision
from patolli.engine.event import Event, Journal
from patolli.engine.game import Game, Setup, View
from patolli.engine.observation import Observation
from patolli.engine.outlook import Outlook, check_queue, outlook
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

    def choices(self, seat: int | None = None) -> list[Choice]:
        """The legal choices of a seat, by default of the one that decides now."""
        asked = self._asked(seat)
        return [self.game.actions.choice(action) for action in self.state.options_of(asked)]

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
    ) -> list[Outlook]:
        """What each legal answer would lead to after these own answers, as far as the seat can know.

        `actions` asks for some answers only, a `depth` above 1 for the answers after them, too;
        what is not wanted `whole` comes without events and sources of points.
        """
        self._check_seat(seat)
        wanted = None if actions is None else [self._action(action) for action in actions]
        given = [self._action(answer) for answer in answers]
        return outlook(self.game, self.state, seat, given, wanted, depth, whole)

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
            raise MatchIsOver
        asked = self._asked(seat)
        options = self.state.options_of(asked)
        if not options:
            raise NotYourDecision(asked)
        action = self._action(choice)
        if action not in options:
            known = isinstance(choice, str) or self.game.actions.is_known(action)
            raise IllegalAction(self.game.actions.notation(action) if known else action)
        # A notation that parses is the one that would be printed.
        return self._carry_out(asked, action, choice if isinstance(choice, str) else None)

    def check_queue(self, seat: int, answers: Sequence[Choice | str | int]) -> None:
        """Refuse own answers that cannot all be given now, one after the other; nothing changes."""
        self._check_seat(seat)
        if not self.state.options_of(seat):
            raise NotYourDecision(seat)
        check_queue(self.game, self.state, seat, [self._action(answer) for answer in answers])

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat's last action is its own: nothing revealed, nobody acted since."""
        return bool(self.moves) and self.moves[-1].seat == seat and self.moves[-1].before is not None

    def take_back(self, seat: int | None = None) -> Move:
        """Undo the last action of a seat, by default of whoever acted last."""
        last = self.moves[-1].seat if self.moves and seat is None else self._asked(seat)
        if not self.can_take_back(last):
            raise NothingToTakeBack
        move = self.moves.pop()
        assert move.before is not None
        self._resume(move.before)
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
        start: dict[str, object] = {"position": self._start}
        if self.setup is not None:
            start = {
                "setup": {
                    "seats": self.setup.seats,
                    "options": self.setup.options,
                    "seed": hex(self.setup.seed),
                    **({"confirm_turns": True} if self.setup.confirm_turns else {}),
                },
                "commitment": commitment(self.setup.seed),
            }
        return {
            "format": "patolli match 1",
            "game": self.game.key,
            "rules": self.game.version,
            **start,
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
            raise NoSuchSeat(seat, self.state.seats)

    def _action(self, choice: Choice | str | int) -> int:
        if isinstance(choice, str):
            return self.game.actions.parse(choice)
        action = choice.action if isinstance(choice, Choice) else choice
        if isinstance(action, bool) or not isinstance(action, int):
            raise IllegalAction(action)
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

    def _resume(self, state: State) -> None:
        self.state = state
        state.journal = self._journal


def digest(position: dict[str, object]) -> str:
    """A fingerprint of a position, the same on every machine."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
