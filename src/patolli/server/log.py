"""The log of a match: its entries played again are the match."""

from __future__ import annotations

from typing import Final

from patolli.engine.event import Event
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.server.sheet import Sheet
from patolli.storage.rows import EntryRow

UNDO: Final = "undo"
REWIND: Final = "rewind "
# By this name every game tells that a turn begins.
TURN_BEGAN: Final = "turn_began"


class LogEntry:
    """One entry and what it led to."""

    def __init__(self, row: EntryRow, what: str, action: int, events: list[Event], moves: int) -> None:
        self.row: Final = row
        self.what: Final = what
        # The action played, or -1.
        self.action: Final = action
        self.events: Final = events
        self.moves: Final = moves
        # Which seats had something to decide when it came.
        self.asked: frozenset[int] = frozenset()


class Log:
    """A match as its stored entries made it."""

    def __init__(self, game: Game, sheet: Sheet) -> None:
        self.game: Final = game
        self._sheet: Final = sheet
        self.match: Match = self._begin()
        self.entries: Final[list[LogEntry]] = []
        self.versions_of_keys: Final[dict[str, int]] = {}
        self.turn_seat = self._turn_seat_after(self.match.opening, -1)
        self._asked = seats_asked(self.match)

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def asked(self) -> frozenset[int]:
        """The seats that have something to decide now."""
        return self._asked

    def absorb(self, row: EntryRow) -> LogEntry:
        """Carry out an entry; engine errors mean that nothing has changed."""
        asked = self._asked
        if row.action == UNDO:
            move = self.match.take_back(row.seat)
            entry = LogEntry(row, "undo", move.action, [], len(self.match.moves))
        elif row.action.startswith(REWIND):
            self._rewind(int(row.action.removeprefix(REWIND)))
            entry = LogEntry(row, "rewind", -1, [], len(self.match.moves))
        else:
            events = self.match.play(row.action, row.seat)
            entry = LogEntry(row, "play", self.match.moves[-1].action, events, len(self.match.moves))
        entry.asked = asked
        self.entries.append(entry)
        if row.key:
            self.versions_of_keys[row.key] = row.seq
        self._follow_turns(entry)
        self._asked = seats_asked(self.match)
        return entry

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
        depth = 0
        while depth < len(moves):
            move = moves[-1 - depth]
            if move.seat != seat or move.before is None:
                break
            depth += 1
            if depth < len(moves) and _begins_turn(moves[-1 - depth].events):
                break
        return depth

    def match_after(self, moves: int) -> Match:
        """Another match with only the first moves of this one."""
        twin = self._begin()
        for move in self.match.moves[:moves]:
            twin.play(move.action, move.seat)
        return twin

    def _rewind(self, moves: int) -> None:
        self.match = self.match_after(moves)

    def _begin(self) -> Match:
        sheet = self._sheet
        if sheet.seed is None:
            return Match(self.game, None, sheet.start)
        return Match(self.game, self.game.setup(len(sheet.places), sheet.options, int(sheet.seed, 16)))

    def _follow_turns(self, entry: LogEntry) -> None:
        if entry.what == "play":
            self.turn_seat = self._turn_seat_after(entry.events, self.turn_seat)
            return
        self.turn_seat = self._turn_seat_after(self.match.opening, -1)
        for move in reversed(self.match.moves):
            if _begins_turn(move.events):
                self.turn_seat = self._turn_seat_after(move.events, -1)
                break

    @staticmethod
    def _turn_seat_after(events: list[Event], before: int) -> int:
        for event in reversed(events):
            if event.kind.name == TURN_BEGAN:
                return event.seat
        return before


def seats_asked(match: Match) -> frozenset[int]:
    """The seats that have something to decide."""
    return frozenset([decision.seat for decision in match.pending()])


def _begins_turn(events: list[Event]) -> bool:
    return any(event.kind.name == TURN_BEGAN for event in events)
