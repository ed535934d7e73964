"""A table: one thing with one lock, its match in memory, and who subscribed to it."""

# Hot: compiled by mypyc.

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from patolli.server import wire
from patolli.server.context import Context
from patolli.server.errors import NoSuchTable
from patolli.server.socket.connection import Connection
from patolli.server.tables.hindsight import is_news, known_by
from patolli.server.tables.match_log import MatchLog
from patolli.server.tables.permissions import is_shared, may_see
from patolli.server.tables.settings import TableSettings, read_settings
from patolli.server.tables.state import TableState, summary
from patolli.server.updates.projection import Common
from patolli.server.updates.subscription import Subscription
from patolli.server.updates.table_sheet import Surroundings, table_sheet
from patolli.storage.rows import EntryRow, TableRow

# Those who watch late are told a moment after they may be.
LATE_SLACK: Final = 0.02
# Who is there is told at most so often.
PRESENCE_SECONDS: Final = 1.0


class Locked:
    """The lock of a table, as a context; inside it memory is what the store says."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table

    async def __aenter__(self) -> Table:
        table = self._table
        await table.lock.acquire()
        if table.is_stale:
            try:
                await table.reload()
                table.tell_anew()
            except BaseException:
                table.lock.release()
                raise
        return table

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class Table(TableState):
    """The single writer of a table in this process, and the one who tells its subscribers.

    The lock is held by whoever changes the match or reads it across an await: between playing
    and the commit nobody else may look.
    """

    def __init__(
        self, context: Context, wake_bots: Callable[[Table], None], row: TableRow, entries: list[EntryRow]
    ) -> None:
        super().__init__(row, entries, context.outages)
        self.context: Final = context
        self.lock: Final = asyncio.Lock()
        self.subscriptions: Final[dict[Connection, Subscription]] = {}
        self.bot_task: asyncio.Task[None] | None = None
        self._wake_bots: Final = wake_bots
        self._chat_number = 0
        self._common: Common | None = None
        # The match as those see it who watch with a delay, what they are told alike, until when they have been told
        # what people did, and when they are told next.
        self._late: MatchLog | None = None
        self._late_common: Common | None = None
        self._late_told = 0.0
        self._late_timer: asyncio.TimerHandle | None = None
        # The settings' revision and the seats that were last said to have to decide.
        self._turns_told: tuple[int, list[int]] | None = None
        # When it was last told who is there, and when it will be.
        self._presence_told = 0.0
        self._presence_timer: asyncio.TimerHandle | None = None

    def locked(self) -> Locked:
        """Hold the lock, with a match that is known to be what the store says."""
        return Locked(self)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.subscriptions and not self.lock.locked() and self.bot_task is None

    # What the store says

    async def reload(self) -> None:
        """Read all of it again; the lock is held."""
        row = await self.context.store.table(self.id)
        if row is None:
            raise NoSuchTable(self.id)
        entries = await self.context.store.entries(self.id)
        self.load(row, entries[: row.head])
        self._late = None

    async def refresh(self) -> None:
        """Take over what the store has and we have not, and tell the subscribers."""
        async with self.lock:
            row = await self.context.store.table(self.id)
            if row is None:
                return
            is_changed = row.revision != self.row.revision
            is_longer = row.head > self.version
            was_stale = self.is_stale
            if is_longer or is_changed or was_stale:
                await self._catch_up(row)
            if was_stale:
                self.tell_anew()
            else:
                if is_changed:
                    self.tell_sheet()
                if is_longer:
                    self.tell_position(self.context.now())
                if is_longer or is_changed:
                    self.tell_turns()
            await self.tell_chat()

    async def _catch_up(self, row: TableRow) -> None:
        log = self.log
        if self.is_stale or log is None or row.head < self.version:
            self.load(row, (await self.context.store.entries(self.id))[: row.head])
            self._late = None
            return
        self.take_settings(row, read_settings(row))
        for entry in await self.context.store.entries(self.id, log.version):
            if entry.seq <= row.head:
                log.absorb(entry)

    # Who is there

    def subscribe(self, subscription: Subscription) -> None:
        """From now on a browser is told what happens here."""
        self.subscriptions[subscription.connection] = subscription
        subscription.connection.subscribed.add(self.id)

    def unsubscribe(self, connection: Connection) -> None:
        """A browser is no longer told."""
        self.subscriptions.pop(connection, None)
        connection.subscribed.discard(self.id)

    def online(self) -> set[str]:
        """The people whose browsers are here."""
        return {each.person for each in self.subscriptions.values() if each.person is not None}

    def watchers(self) -> list[wire.Watcher]:
        """Those who look on without a seat, who came first first; each person once.

        Whoever comes back to look at a seat that is kept for them is none.
        """
        found: dict[object, wire.Watcher] = {}
        for each in self.subscriptions.values():
            if not each.seats() and not self.settings.kept_seats(each.person):
                name = "" if each.connection.person is None else each.connection.person.name
                found.setdefault(each.person or each, wire.Watcher(name, each.since, each.invited))
        return list(found.values())

    def around(self) -> Surroundings:
        """What sheets tell beside what is written down."""
        return Surroundings(self.context.now(), self.context.stand_in, self.online(), self.watchers())

    def sheet_for(self, person: str | None, invited: bool = False) -> wire.TableSheet:
        """The table as somebody may see it."""
        row, settings = self.written_for(person)
        return table_sheet(row, settings, person, self.around(), invited)

    def written_for(self, person: str | None) -> tuple[TableRow, TableSettings]:
        """What is written down, as far as somebody may know it by now."""
        if not self.is_delayed(person):
            return self.row, self.settings
        late, settings = self._late_match()
        touched = late.entries[-1].row.time if late.entries else settings.started
        line = msgspec.structs.replace(summary(late, settings, touched), due=None)
        return msgspec.structs.replace(self.row, head=late.version, line=line), settings

    async def welcome(self, subscription: Subscription) -> None:
        """Tell a browser everything, and from now on what happens here; the lock is held."""
        await self.tell_chat()
        said = await self.context.store.chat(self.id, 0) if self.settings.chat != "off" else []
        if said:
            self._chat_number = max(self._chat_number, said[-1].number)
        self.subscribe(subscription)
        self._tell_sheet_to(subscription, self.around())
        self.tell_presence(subscription)
        subscription.send_chat(said)
        self.tell(subscription)

    # Telling

    def common(self, log: MatchLog) -> Common:
        """What everybody is told alike about the position of this table's match."""
        if self._common is None or not self._common.is_of(log):
            self._common = Common(log)
        return self._common

    def seen_by(self, person: str | None) -> tuple[MatchLog, TableSettings, Common] | None:
        """The match and its people as somebody may know them by now, and what is told of them alike."""
        log = self.log
        if log is None:
            return None
        if not self.is_delayed(person):
            return log, self.settings, self.common(log)
        late, settings = self._late_match()
        if self._late_common is None or not self._late_common.is_of(late):
            self._late_common = Common(late)
        return late, settings, self._late_common

    def tell(self, subscription: Subscription) -> None:
        """Send one subscriber the position, and what it has missed."""
        seen = self.seen_by(subscription.person)
        if seen is not None:
            is_delayed = self.is_delayed(subscription.person)
            moment = self._late_moment() if is_delayed else self.context.now()
            subscription.send_update(*seen, moment, {})
            if is_delayed:
                self._tell_watchers_later()

    def tell_position(self, now: float) -> None:
        """Send every subscriber what has happened; those who see the same share the work."""
        log = self.log
        if log is not None and self.subscriptions:
            common = self.common(log)
            made: dict[tuple[object, ...], bytes] = {}
            for subscription in list(self.subscriptions.values()):
                if self.is_delayed(subscription.person):
                    self._tell_watchers_later()
                else:
                    subscription.send_update(log, self.settings, common, now, made)
        if self.status == "over":
            # With the end the sheet has changed, too: nobody is to act, and the seed is no secret any more.
            self.tell_sheet()

    # Those who watch, with a delay

    def is_delayed(self, person: str | None) -> bool:
        """Whether somebody is told late: who watches, until it is over. Whose seat is kept does not watch."""
        settings = self.settings
        return (
            settings.delay > 0
            and self.status == "playing"
            and self.log is not None
            and not settings.places_of(person)
        )

    def _late_match(self) -> tuple[MatchLog, TableSettings]:
        """The match and its people as they were so many seconds ago."""
        log = self.log
        assert log is not None
        if self._late is None:
            self._late = MatchLog(log.game, self.settings, self.outages)
        late = self._late
        until = self._late_moment()
        settings = known_by(self.settings, until)
        late.clocks.graces = settings.graces
        for entry in log.entries[late.version : self.row.head]:
            if entry.row.time > until:
                break
            late.absorb(entry.row)
        return late, settings

    def _late_moment(self) -> float:
        """Up to when those who watch are told."""
        return self.context.now() - self.settings.delay

    def _tell_watchers_later(self) -> None:
        """Tell those who watch when the next thing is old enough for them."""
        log, late = self.log, self._late
        if log is None or self._late_timer is not None:
            return
        until = self._late_moment()
        news = [each.time for each in self.settings.happenings if is_news(each, self.settings, until)]
        news += [each.row.time for each in log.entries[0 if late is None else late.version :][:1]]
        if news:
            loop = asyncio.get_running_loop()
            self._late_timer = loop.call_later(max(min(news) - until, 0.0) + LATE_SLACK, self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._late_timer = None
        until = self._late_moment()
        has_news = any(self._late_told < each.time <= until for each in self.settings.happenings)
        self._late_told = until
        around = self.around()
        made: dict[tuple[object, ...], bytes] = {}
        for subscription in list(self.subscriptions.values()):
            if self.is_delayed(subscription.person):
                if has_news:
                    self._tell_sheet_to(subscription, around)
                self._tell_late_position(subscription, made)
                self._tell_watchers_later()

    def _tell_late_position(self, subscription: Subscription, made: dict[tuple[object, ...], bytes]) -> None:
        seen = self.seen_by(subscription.person)
        if seen is not None:
            subscription.send_update(*seen, self._late_moment(), made)

    def tell_anew(self) -> None:
        """What was committed while nobody could say so is told now, also where memory had the same version."""
        self.tell_sheet()
        self.tell_position(self.context.now())
        self.tell_turns()

    def tell_sheet(self) -> None:
        """Send every subscriber what the table is like; who may no longer see it is told to go."""
        around = self.around()
        for each in list(self.subscriptions.values()):
            self._tell_sheet_to(each, around)
            if self.is_delayed(each.person):
                # What people did just now is for those who watch later.
                self._tell_watchers_later()

    def _tell_sheet_to(self, subscription: Subscription, around: Surroundings) -> None:
        shared = is_shared(self.settings, subscription.hello.share)
        person, invited = subscription.person, subscription.invited
        if may_see(self.row, self.settings, person, invited, shared):
            sheet = table_sheet(*self.written_for(person), person, around, invited)
            subscription.connection.send(wire.TableChanged(sheet))
        else:
            self.unsubscribe(subscription.connection)
            subscription.connection.send(wire.Gone(self.id))

    def tell_presence(self, told: Subscription | None = None) -> None:
        """Somebody came or went: tell it at once, but not more often than once a second.

        Three hundred who come together would be told of each other ninety thousand times otherwise.
        """
        if self._presence_timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._presence_told + PRESENCE_SECONDS - loop.time()
        if wait > 0:
            self._presence_timer = loop.call_later(wait, self._tell_presence_now)
            return
        self._presence_told = loop.time()
        around = self.around()
        for each in list(self.subscriptions.values()):
            if each is not told:
                self._tell_sheet_to(each, around)

    def _tell_presence_now(self) -> None:
        self._presence_timer = None
        self._presence_told = asyncio.get_running_loop().time()
        if not self.is_stale and not self.context.is_closing:
            self.tell_sheet()

    async def tell_chat(self) -> None:
        """Send every subscriber what was said since the last time."""
        if not self.subscriptions:
            return
        rows = await self.context.store.chat(self.id, self._chat_number)
        if rows:
            self._chat_number = rows[-1].number
            for subscription in list(self.subscriptions.values()):
                subscription.send_chat(rows)

    def tell_turns(self) -> None:
        """Tell those who sit here whether the table waits for them, if that has changed."""
        asked = self.asked("person")
        if self._turns_told == (self.row.revision, asked):
            return
        self._turns_told = (self.row.revision, asked)
        waited_for = {self.settings.places[seat].person for seat in asked}
        for person in self.settings.people():
            for connection in self.context.connections.of(person):
                connection.note_turn(self.id, person in waited_for)

    def tell_lobby(self) -> None:
        """What those who look for a table would see may have changed."""
        self.context.lobby_changed()

    def follow_up(self) -> None:
        """After anything has happened: tell whose turn it is, and let bots take theirs."""
        self.tell_turns()
        if self.bot_task is None and self.bots_are_awaited() and not self.context.is_closing:
            self._wake_bots(self)

    def bots_are_awaited(self) -> bool:
        """Whether bots are asked, and for somebody: where only bots sit they play while anybody looks."""
        return bool(self.asked("bot")) and (self.settings.has_people() or bool(self.subscriptions))
