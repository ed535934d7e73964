"""The state of a table: its settings and its match, as the store had them last."""

# Hot: compiled by mypyc.

from __future__ import annotations

from typing import Final

from patolli.games import game_of
from patolli.server import wire
from patolli.server.errors import OldRules
from patolli.server.tables.match_log import MatchLog
from patolli.server.tables.settings import TableSettings, read_settings
from patolli.storage.rows import EntryRow, HeadLine, TableRow

# How long a bot's turn may take before another server process takes it up.
BOT_GRACE: Final = 20.0


class TableState:
    """What one process holds of a table; the store is the truth, this its copy."""

    def __init__(self, row: TableRow, entries: list[EntryRow]) -> None:
        self.id: Final = row.id
        self.load(row, entries)

    def load(self, row: TableRow, entries: list[EntryRow]) -> None:
        """Take over what the store says."""
        self.row = row
        self.settings: TableSettings = read_settings(row)
        self.log: MatchLog | None = None
        self.is_stale = False
        if self.settings.started:
            log = self.begin()
            for entry in entries:
                log.absorb(entry)

    def begin(self) -> MatchLog:
        """Set up a match that has started; it stays with the rules it began with."""
        game = game_of(self.row.game)
        if self.settings.rules != game.version:
            raise OldRules(self.id, self.settings.rules, game.version)
        self.log = MatchLog(game, self.settings)
        return self.log

    def take_settings(self, row: TableRow, settings: TableSettings) -> None:
        """The table has changed, the match has not."""
        self.row = row
        self.settings = settings
        if self.log is not None:
            self.log.clocks.graces = settings.graces

    @property
    def version(self) -> int:
        """How many entries the match has."""
        return 0 if self.log is None else self.log.version

    @property
    def status(self) -> str:
        """Gathering, playing, over or ended."""
        return self.row.line.status

    def asked(self, kind: wire.SeatKind) -> list[int]:
        """The seats of this kind that have to decide now."""
        if self.log is None or self.status != "playing":
            return []
        return [seat for seat in sorted(self.log.asked()) if self.settings.places[seat].kind == kind]


def summary(log: MatchLog | None, settings: TableSettings, now: float) -> HeadLine:
    """What lists need to know of a position and its table."""
    if log is None:
        return HeadLine("gathering", [], None, now)
    match = log.match
    if match.is_over or settings.ended:
        return HeadLine("over" if match.is_over else "ended", [], None, now, match.scores(), match.ranking())
    asked = sorted(log.asked())
    kinds = [settings.places[seat].kind for seat in asked]
    due: float | None = None
    if "bot" in kinds:
        due = now + BOT_GRACE
    elif settings.offer is None or settings.offer.kind != "timeout":
        due = log.clocks.runs_out([seat for seat in asked if settings.places[seat].kind == "person"])
    return HeadLine("playing", asked, due, now)
