"""The log of a match: its entries played again are the match (event sourcing)."""

# Hot: compiled by mypyc.

from __future__ import annotations

from typing import Final, cast

from patolli.engine.agenda import Decision, Step
from patolli.engine.event import Event
from patolli.engine.game import Game
from patolli.engine.match import Match, Move
from patolli.engine.outlook import difference
from patolli.engine.state import State
from patolli.server import wire
from patolli.server.tables.clocks import Clocks
from patolli.server.tables.going_back import WayBack
from patolli.server.tables.settings import TableSettings
from patolli.storage.rows import EntryRow, Outage

UNDO: Final = "undo"
REWIND: Final = "rewind "


class LogEntry:
    """One entry and what it led to."""

    def __init__(self, row: EntryRow, what: str, action: int, events: list[Event], moves: int) -> None:
        self.row: Final = row
        self.what: Final = what
        # The action played, or -1.
        self.action: Final = action
        self.events: Final = events
        self.moves: Final = moves
        # What it changed of each seat's ledger, as everybody knows it.
        self.changes: list[dict[str, int]] = []
        # Which seats had something to decide when it came.
        self.asked: frozenset[int] = frozenset()


class MatchLog:
    """A match as its stored entries made it."""

    def __init__(self, game: Game, settings: TableSettings, outages: list[Outage]) -> None:
        self.game: Final = game
        self._settings: Final = settings
        self.match: Match = self._begin()
        self._way_back: Final = WayBack(self._begin)
        self.entries: Final[list[LogEntry]] = []
        self.versions_of_keys: Final[dict[str, int]] = {}
        # Where each turn began: after how many moves, and whose it is.
        self.turns: list[tuple[int, int]] = self._turns_in(self.match.opening)
        self._asked = seats_asked(self.match)
        # What each position is asked for several times, and the last one has told: known until the next entry.
        self._ledgers = self._open_ledgers()
        self._questions: list[wire.Pending] | None = None
        self._progress: dict[str, int] | None = None
        self.clocks: Final = Clocks(settings, self._asked, outages)
        if settings.seed is None and len(self._asked) == 1:
            # A match that goes on from a position was not told whose turn had begun.
            self.turns = [(0, seat) for seat in self._asked]

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    @property
    def turn_seat(self) -> int:
        """Whose turn it is, or -1 before the first."""
        return self.turns[-1][1] if self.turns else -1

    def asked(self) -> frozenset[int]:
        """The seats that have something to decide now."""
        return self._asked

    def absorb(self, row: EntryRow, answer: str | int | None = None) -> LogEntry:
        """Carry out an entry; engine errors mean that nothing has changed.

        `answer` is its action, for whoever has it as a number already.
        """
        asked = self._asked
        if row.action == UNDO:
            move = self.match.take_back(row.seat)
            entry = LogEntry(row, "undo", move.action, [], len(self.match.moves))
        elif row.action.startswith(REWIND):
            self._rewind(int(row.action.removeprefix(REWIND)))
            entry = LogEntry(row, "rewind", -1, [], len(self.match.moves))
        else:
            events = self.match.play(row.action if answer is None else answer, row.seat)
            entry = LogEntry(row, "play", self.match.moves[-1].action, events, len(self.match.moves))
        ledgers = self._open_ledgers()
        if entry.what == "play":
            entry.changes = [difference(old, new) for old, new in zip(self._ledgers, ledgers, strict=True)]
        self._ledgers = ledgers
        self._questions = None
        if entry.what != "play" or begun_parts(self.game, entry.events):
            self._progress = None
        entry.asked = asked
        self.entries.append(entry)
        if row.key:
            self.versions_of_keys[row.key] = row.seq
        self._follow_turns(entry)
        self._asked = seats_asked(self.match)
        self.clocks.absorb(row.time, self._asked)
        return entry

    def questions(self) -> list[wire.Pending]:
        """The open questions, whole."""
        if self._questions is None:
            self._questions = questions(self.match)
        return self._questions

    def progress(self) -> dict[str, int]:
        """The part of the match that began last, by its event."""
        if self._progress is None:
            self._progress = progress(self.match)
        return self._progress

    def _open_ledgers(self) -> list[dict[str, int]]:
        return [self.match.state.open_ledger(seat) for seat in range(len(self._settings.places))]

    def is_fresh(self, seat: int, version: int) -> bool:
        """Whether what a seat saw at a version still holds for its own decision.

        Where several decide together, what the others answered meanwhile does not matter.
        """
        if version > self.version:
            return False
        return all(
            entry.what == "play" and entry.row.seat != seat and seat in entry.asked
            for entry in self.entries[version:]
        )

    def restart_depth(self, seat: int) -> int:
        """How many moves a seat must take back to begin its turn again."""
        moves = self.match.moves
        most = len(moves) - (self.turns[-1][0] if self.turns else 0)
        depth = 0
        while depth < most and moves[-1 - depth].seat == seat and moves[-1 - depth].before is not None:
            depth += 1
        return depth

    def finished_turn(self, seat: int) -> int | None:
        """After how many moves the seat's last turn began that is over."""
        for start, owner in reversed(self.turns[:-1]):
            if owner == seat:
                return start
        return None

    def match_after(self, moves: int) -> Match:
        """Another match with only the first moves of this one."""
        return self.match_of(self.match.moves[:moves])

    def match_of(self, moves: list[Move]) -> Match:
        """Another match that begins as this one did, with these moves."""
        twin = self._begin()
        for move in moves:
            twin.play(move.action, move.seat)
        return twin

    def _rewind(self, moves: int) -> None:
        self.match = self._way_back.match_after(self.match.moves, moves)

    def _begin(self) -> Match:
        settings = self._settings
        if settings.seed is None:
            return Match(self.game, None, settings.start)
        return Match(
            self.game,
            self.game.setup(
                len(settings.places), settings.options, int(settings.seed, 16), settings.confirm_turns
            ),
        )

    def _follow_turns(self, entry: LogEntry) -> None:
        if entry.what == "play":
            self.turns += self._turns_in(entry.events)
        else:
            self.turns = [turn for turn in self.turns if turn[0] <= len(self.match.moves)]

    def _turns_in(self, events: list[Event]) -> list[tuple[int, int]]:
        begins = self.game.turn_event
        return [(len(self.match.moves), event.seat) for event in events if event.kind is begins]


def seats_asked(match: Match) -> frozenset[int]:
    """The seats that have something to decide."""
    return frozenset([decision.seat for decision in match.pending()])


def questions(match: Match) -> list[wire.Pending]:
    """The open questions, whole."""
    return [question(match, decision) for decision in match.pending()]


def question(match: Match, decision: Decision[State]) -> wire.Pending:
    """A question as the wire carries it."""
    asked = owed_step(match, decision)
    return wire.Pending(decision.seat, asked.step, asked.args)


def owed_step(match: Match, step: Step) -> wire.Owed:
    """Something a seat still has to do, with its arguments."""
    document = match.game.steps.describe(step)
    args = {
        key: cast("wire.Plain", value)
        for key, value in document.items()
        if key not in ("step", "seat", "steps")
    }
    return wire.Owed(str(document["step"]), args)


def progress(match: Match) -> dict[str, int]:
    """The part of the match that began last, by its event: {event: 6} is the sixth of its kind."""
    for move in reversed(match.moves):
        begun = begun_parts(match.game, move.events)
        if begun:
            return begun
    return begun_parts(match.game, match.opening)


def begun_parts(game: Game, events: list[Event]) -> dict[str, int]:
    """The last of the parts that these events begin, if they begin any."""
    for event in reversed(events):
        if event.kind in game.part_events:
            return {event.kind.name: event.values[0]}
    return {}
