"""A table: one thing with one lock, its match in memory, and who subscribed to it."""

# Hot: compiled by mypyc.

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from patolli.server import wire
from patolli.server.context import Context
from patolli.server.errors import NoSuchTable
from patolli.server.socket.connection import Connection
from patolli.server.tables.match_log import MatchLog
from patolli.server.tables.permissions import may_see
from patolli.server.tables.settings import read_settings
from patolli.server.tables.state import TableState
from patolli.server.updates.projection import Common
from patolli.server.updates.subscription import Subscription
from patolli.server.updates.table_sheet import table_sheet
from patolli.storage.rows import EntryRow, TableRow


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
                # Whatever was committed while nobody could say so is told now.
                table.tell_sheet()
                table.tell_position(table.context.now())
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
        super().__init__(row, entries)
        self.context: Final = context
        self.lock: Final = asyncio.Lock()
        self.subscriptions: Final[dict[Connection, Subscription]] = {}
        self.bot_task: asyncio.Task[None] | None = None
        self._wake_bots: Final = wake_bots
        self._chat_number = 0
        self._common: Common | None = None
        # The settings' revision and the seats that were last said to have to decide.
        self._turns_told: tuple[int, list[int]] | None = None

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

    async def refresh(self) -> None:
        """Take over what the store has and we have not, and tell the subscribers."""
        async with self.lock:
            row = await self.context.store.table(self.id)
            if row is None:
                return
            is_changed = row.revision != self.row.revision
            is_longer = row.head > self.version
            if is_longer or is_changed or self.is_stale:
                await self._catch_up(row)
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

    def sheet_for(self, person: str | None, invited: bool = False) -> wire.TableSheet:
        """The table as somebody may see it."""
        return table_sheet(self.row, self.settings, person, self.online(), invited)

    async def welcome(self, subscription: Subscription) -> None:
        """Tell a browser everything, and from now on what happens here; the lock is held."""
        await self.tell_chat()
        said = await self.context.store.chat(self.id, 0) if self.settings.chat != "off" else []
        if said:
            self._chat_number = max(self._chat_number, said[-1].number)
        self.subscribe(subscription)
        self.tell_sheet()
        subscription.send_chat(said)
        self.tell(subscription)

    # Telling

    def common(self, log: MatchLog) -> Common:
        """What everybody is told alike about the position of this table's match."""
        if self._common is None or not self._common.is_of(log):
            self._common = Common(log)
        return self._common

    def tell(self, subscription: Subscription) -> None:
        """Send one subscriber the position, and what it has missed."""
        if self.log is not None:
            subscription.send_update(self.log, self.common(self.log), self.context.now(), {})

    def tell_position(self, now: float) -> None:
        """Send every subscriber what has happened; those who see the same share the work."""
        log = self.log
        if log is not None and self.subscriptions:
            common = self.common(log)
            made: dict[tuple[object, ...], bytes] = {}
            for subscription in list(self.subscriptions.values()):
                subscription.send_update(log, common, now, made)
        if self.status == "over":
            # With the end the sheet has changed, too: nobody is to act, and the seed is no secret any more.
            self.tell_sheet()

    def tell_sheet(self) -> None:
        """Send every subscriber what the table is like; who may no longer see it is told to go."""
        for each in list(self.subscriptions.values()):
            if may_see(self.row, self.settings, each.person, each.invited):
                each.connection.send(wire.TableChanged(self.sheet_for(each.person, each.invited)))
            else:
                self.unsubscribe(each.connection)
                each.connection.send(wire.Gone(self.id))

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

    def follow_up(self) -> None:
        """After anything has happened: tell whose turn it is, and let bots take theirs."""
        self.tell_turns()
        if self.bot_task is None and self.asked("bot") and not self.context.is_closing:
            self._wake_bots(self)
