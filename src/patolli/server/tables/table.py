"""A table in memory: its sheet, its match, and who is watching."""

# Hot: compiled by mypyc.

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from patolli.engine.chance import commitment
from patolli.games import game_of
from patolli.server import wire
from patolli.server.errors import OldRules
from patolli.server.tables.clocks import Clocks
from patolli.server.tables.match_log import Log
from patolli.server.tables.settings import Sheet, read_sheet
from patolli.server.updates.projection import Common
from patolli.storage.rows import EntryRow, HeadLine, TableRow

if TYPE_CHECKING:
    from patolli.server.updates.subscription import Watcher

# How long a bot's turn may take before another server process takes it up.
BOT_GRACE: Final = 20.0


class Table:
    """What one process holds of a table; the store is the truth, this its copy.

    `lock` is held by whoever changes the match or reads it across an await: between playing
    and the commit nobody else may look.
    """

    def __init__(self, row: TableRow, entries: list[EntryRow]) -> None:
        self.id: Final = row.id
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[set[Watcher]] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.chat_number = 0
        # The sheet's revision and the seats that were last said to have to decide.
        self.turns_told: tuple[int, list[int]] | None = None
        self._common: Common | None = None
        self.load(row, entries)

    def load(self, row: TableRow, entries: list[EntryRow]) -> None:
        """Take over what the store says."""
        self.row = row
        self.sheet: Sheet = read_sheet(row)
        self.log: Log | None = None
        self.clocks: Clocks | None = None
        self.is_stale = False
        if self.sheet.started:
            self.begin()
            for entry in entries:
                self.absorb(entry)

    def begin(self) -> None:
        """Set up the match of a sheet that has started; it stays with the rules it began with."""
        game = game_of(self.row.game)
        if self.sheet.rules != game.version:
            raise OldRules(self.id, self.sheet.rules, game.version)
        self.log = Log(game, self.sheet)
        self.clocks = Clocks(self.sheet, self.log.asked())

    def absorb(self, entry: EntryRow) -> None:
        """Carry out one entry of the log."""
        assert self.log is not None
        assert self.clocks is not None
        self.log.absorb(entry)
        self.clocks.absorb(entry.time, self.log.asked())

    def take_sheet(self, row: TableRow, sheet: Sheet) -> None:
        """The table has changed, the match has not."""
        self.row = row
        self.sheet = sheet
        if self.clocks is not None:
            self.clocks.graces = sheet.graces

    def common(self) -> Common:
        """What everybody at a table that plays is told alike."""
        assert self.log is not None
        if self._common is None or not self._common.is_of(self.log):
            self._common = Common(self.log)
        return self._common

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.watchers and not self.lock.locked() and self.bot_task is None

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
        return [seat for seat in sorted(self.log.asked()) if self.sheet.places[seat].kind == kind]


def head_line(log: Log | None, clocks: Clocks | None, sheet: Sheet, now: float) -> HeadLine:
    """What lists need to know of a position and its table."""
    if log is None or clocks is None:
        return HeadLine("gathering", [], None, now)
    match = log.match
    if match.is_over or sheet.ended:
        return HeadLine("over" if match.is_over else "ended", [], None, now, match.scores(), match.ranking())
    asked = sorted(log.asked())
    kinds = [sheet.places[seat].kind for seat in asked]
    due: float | None = None
    if "bot" in kinds:
        due = now + BOT_GRACE
    elif sheet.offer is None or sheet.offer.kind != "timeout":
        due = clocks.runs_out([seat for seat in asked if sheet.places[seat].kind == "person"])
    return HeadLine("playing", asked, due, now)


def sheet_for(table: Table, person: str | None, invited: bool = False) -> wire.TableSheet:
    """The table as somebody may see it."""
    online = {watcher.person for watcher in table.watchers if watcher.person is not None}
    return sheet_of_row(table.row, table.sheet, person, online, invited)


def sheet_of_row(
    row: TableRow, sheet: Sheet, person: str | None, online: set[str], invited: bool = False
) -> wire.TableSheet:
    """The same of a table that is not in memory."""
    sits_here = bool(sheet.seats_of(person)) or (person is not None and sheet.owner == person)
    is_over = row.line.status in ("over", "ended")
    offer = sheet.offer
    return wire.TableSheet(
        id=row.id,
        name=sheet.name,
        game=row.game,
        rules=sheet.rules,
        options=sheet.options,
        status=row.line.status,
        private=row.private,
        spectators=sheet.spectators,
        chat=sheet.chat,
        pace=sheet.pace,
        seats=[_seat(sheet, seat, person, online) for seat in range(len(sheet.places))],
        owned=person is not None and sheet.owner == person,
        created=row.created,
        touched=row.line.touched,
        version=row.head,
        to_act=row.line.to_act,
        scores=row.line.scores,
        ranking=row.line.ranking,
        commitment=None if sheet.seed is None else commitment(int(sheet.seed, 16)),
        seed=sheet.seed if is_over else None,
        invite=row.invite if sits_here or invited else None,
        offer=None
        if offer is None
        else wire.Offer(offer.id, offer.kind, offer.seat, offer.moves, offer.answered),
        rematch=sheet.rematch,
        forked_from=sheet.forked_from,
    )


def _seat(sheet: Sheet, seat: int, person: str | None, online: set[str]) -> wire.Seat:
    place = sheet.places[seat]
    is_own = person is not None and place.person == person
    return wire.Seat(
        seat=seat,
        kind=place.kind,
        name=place.name,
        person=place.person,
        bot=place.bot,
        online=place.person in online or place.kind == "bot",
        yours=is_own,
        orders=place.orders if is_own else None,
    )
