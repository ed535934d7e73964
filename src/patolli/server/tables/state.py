"""The state of a table: its settings and its match, as the store had them last."""

# Hot: compiled by mypyc.

from __future__ import annotations

from typing import Final

import msgspec

from patolli.engine.errors import PatolliError, Reason
from patolli.games import game_of
from patolli.server import wire
from patolli.server.errors import DamagedMatch, OldRules
from patolli.server.tables.match_log import MatchLog
from patolli.server.tables.settings import Card, TableSettings, read_settings
from patolli.storage.rows import EntryRow, HeadLine, Outage, TableRow

# How long a bot's turn may take before another server process takes it up.
BOT_GRACE: Final = 20.0
# So long quick pairing waits for whoever has not asked again; a page in the background asks once a minute.
AWAITED_SECONDS: Final = 150.0


class TableState:
    """What one process holds of a table; the store is the truth, this its copy."""

    def __init__(self, row: TableRow, entries: list[EntryRow], outages: list[Outage]) -> None:
        self.id: Final = row.id
        self.outages: Final = outages
        self.load(row, entries)

    def load(self, row: TableRow, entries: list[EntryRow]) -> None:
        """Take over what the store says."""
        self.row = row
        self.settings: TableSettings = read_settings(row)
        self.log: MatchLog | None = None
        self.is_stale = False
        if self.settings.started and not self.is_of_older_rules():
            log = self.begin()
            for entry in entries:
                try:
                    log.absorb(entry)
                except (PatolliError, ValueError) as error:
                    why = (
                        error
                        if isinstance(error, PatolliError)
                        else Reason("unknown_request", note=str(error))
                    )
                    raise DamagedMatch(self.id, entry.seq, why) from error

    def newest_rules(self) -> int:
        """The version of the rules that this server has."""
        return game_of(self.row.game).version

    def is_of_older_rules(self) -> bool:
        """Whether the match is over and was played by other rules: its last view is all there is to see."""
        is_over = self.row.line.status in ("over", "ended")
        return is_over and self.settings.rules != self.newest_rules()

    def begin(self) -> MatchLog:
        """Set up a match that has started; it stays with the rules it began with."""
        game = game_of(self.row.game)
        if self.settings.rules != game.version:
            raise OldRules(self.id, self.settings.rules, game.version)
        self.log = MatchLog(game, self.settings, self.outages)
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


_encoder: Final = msgspec.json.Encoder()


def summary(log: MatchLog | None, settings: TableSettings, now: float) -> HeadLine:
    """What lists need to know of a position and its table."""
    if settings.cancelled:
        return HeadLine("cancelled", [], None, now)
    if log is None:
        # Whoever looks for somebody to play with at once says again and again that they are there.
        is_awaited = settings.pairing and settings.pace.kind != "days"
        return HeadLine("gathering", [], now + AWAITED_SECONDS if is_awaited else None, now)
    match = log.match
    if match.is_over:
        return HeadLine("over", [], None, now, match.scores(), match.ranking(), counts=True)
    if settings.ended:
        counts = settings.ending == "resigned"
        return HeadLine("ended", [], None, now, match.scores(), ranking(log, settings), counts=counts)
    asked = sorted(log.asked())
    kinds = [settings.places[seat].kind for seat in asked]
    due: float | None = None
    if "bot" in kinds:
        # Where only bots sit nobody waits for them: they play while somebody looks.
        due = now + BOT_GRACE if settings.has_people() else None
    else:
        due = log.clocks.runs_out([seat for seat in asked if has_clock(settings, seat)])
    card = _encoder.encode(Card(log.questions(), log.progress())).decode()
    return HeadLine("playing", asked, due, now, card=card)


def has_clock(settings: TableSettings, seat: int) -> bool:
    """Whether time can run out at a seat: its person is there, or a bot will follow who left."""
    kind = settings.places[seat].kind
    return kind == "person" or (kind == "gone" and settings.pace.on_timeout == "bot")


def ranking(log: MatchLog, settings: TableSettings) -> list[int]:
    """The places at a match that was stopped: who resigned comes after all others."""
    gave_up = [place.absence is not None and place.absence.why == "resigned" for place in settings.places]
    keys = list(zip(gave_up, log.match.ranking(), strict=True))
    return [1 + sum(other < key for other in keys) for key in keys]
