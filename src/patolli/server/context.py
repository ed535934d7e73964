"""The house: everything one server process has: store, tables in memory, connections, bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

from patolli.server.bots.pool import BotDesk
from patolli.server.bots.ray_pool import ClusterDesk
from patolli.server.errors import NoSuchTable
from patolli.server.json_logging import logger
from patolli.server.metrics import Metrics
from patolli.server.people.sessions import session_start
from patolli.server.settings import ServerSettings
from patolli.server.socket.connection import SESSION_ENDED, Connection
from patolli.server.tables import permissions
from patolli.server.tables.settings import Sheet, read_sheet
from patolli.server.tables.table import Table
from patolli.server.updates.subscription import tell_chat, tell_position, tell_sheet
from patolli.storage import PERSON, Store
from patolli.storage.rows import TableRow


class Holding:
    """The lock of a table, as a context."""

    def __init__(self, house: House, table: Table) -> None:
        self._house: Final = house
        self._table: Final = table

    async def __aenter__(self) -> Table:
        await self._table.lock.acquire()
        if self._table.is_stale:
            try:
                await self._house.reload(self._table)
                # Whatever was committed while nobody could say so is told now.
                tell_sheet(self._table)
                tell_position(self._table, self._house.now())
            except BaseException:
                self._table.lock.release()
                raise
        return self._table

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


def desk_for(settings: ServerSettings) -> BotDesk | ClusterDesk:
    """Where this server's bots think."""
    if settings.bot_cluster is None:
        return BotDesk(settings.bot_processes, settings.bot_seconds, settings.bot_limit)
    return ClusterDesk(settings.bot_cluster, settings.bot_processes, settings.bot_seconds, settings.bot_limit)


class House:
    """What the parts of the server share; nothing here is the truth, the store is."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = Metrics()
        self.bots: Final = desk_for(settings)
        self.connections: Final[set[Connection]] = set()
        self._browsers: Final[dict[str, set[Connection]]] = {}
        self.tables: Final[dict[str, Table]] = {}
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}
        # Tables that others changed while they were being read.
        self._overtaken: Final[set[str]] = set()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self.is_closing = False

    @staticmethod
    def now() -> float:
        """The time, in seconds since 1970."""
        return time.time()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run work beside everything else; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.count("patolli_background_failures_total")
            logger.error("background work failed", exc_info=error)

    async def cancel_tasks(self) -> None:
        """Stop what runs beside."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Tables

    async def table(self, table: str) -> Table:
        """A table, from memory or from the store."""
        known = self.tables.get(table)
        if known is not None:
            return known
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table:
        """Read a table; once it is in memory, hints keep it fresh, and until then it is read again."""
        while True:
            self._overtaken.discard(table)
            row = await self.store.table(table)
            if row is None:
                raise NoSuchTable(table)
            entries = await self.store.entries(table)
            if table not in self._overtaken:
                break
        loaded = self.tables[table] = Table(row, entries[: row.head])
        self._evict()
        return loaded

    def _evict(self) -> None:
        """Forget tables that nobody looks at; they come back when asked for."""
        excess = len(self.tables) - self.settings.tables_in_memory
        if excess > 0:
            idle = [each for each in self.tables.values() if each.is_idle]
            for each in sorted(idle, key=lambda table: table.row.line.touched)[:excess]:
                del self.tables[each.id]

    def holding(self, table: Table) -> Holding:
        """Hold a table's lock, with a match that is known to be what the store says."""
        return Holding(self, table)

    async def reload(self, table: Table) -> None:
        """Read all of a table again; the lock is held."""
        row = await self.store.table(table.id)
        if row is None:
            raise NoSuchTable(table.id)
        entries = await self.store.entries(table.id)
        table.load(row, entries[: row.head])

    async def seen_table(self, table: str, person: str | None, invite: str = "") -> Table:
        """A table that this person may see."""
        found = await self.table(table)
        invited = permissions.is_invited(found.row, invite)
        permissions.check("see", found.row, found.sheet, person, invited)
        return found

    # Other processes

    def on_hint(self, what: str) -> None:
        """Another process changed a table or a person; empty: hints may have been lost."""
        if self.is_closing:
            return
        for person in list(self._browsers) if not what else [what.removeprefix(PERSON)]:
            if person in self._browsers:
                _ = self.spawn(self.meet_again(person))
        self._overtaken.update(self._loading if not what else self._loading.keys() & {what})
        for table in list(self.tables.values()) if not what else [self.tables.get(what)]:
            if table is not None:
                _ = self.spawn(self.refresh(table))

    async def meet_again(self, person: str) -> None:
        """Somebody has changed, or ended sessions: their browsers here are treated accordingly."""
        for connection in list(self.browsers_of(person)):
            known = await self.store.person_of_session(connection.session, session_start(self.now()))
            if known is None:
                connection.close(SESSION_ENDED)
            else:
                connection.muted = frozenset(known.muted)

    async def refresh(self, table: Table) -> None:
        """Take over what the store has and we have not, and tell those who watch."""
        async with table.lock:
            row = await self.store.table(table.id)
            if row is None:
                return
            sheet_changed = row.revision != table.row.revision
            log_grew = row.head > table.version
            if log_grew or sheet_changed or table.is_stale:
                await self._catch_up(table, row)
            now = self.now()
            if sheet_changed:
                tell_sheet(table)
            if log_grew:
                tell_position(table, now)
            if log_grew or sheet_changed:
                self.tell_turns(table)
            await tell_chat(self.store, table)

    async def _catch_up(self, table: Table, row: TableRow) -> None:
        sheet: Sheet = read_sheet(row)
        if table.is_stale or table.log is None or row.head < table.version:
            table.load(row, (await self.store.entries(table.id))[: row.head])
            return
        table.take_sheet(row, sheet)
        for entry in await self.store.entries(table.id, table.version):
            if entry.seq <= row.head:
                table.absorb(entry)

    # People

    def welcome(self, connection: Connection) -> None:
        """A browser has come."""
        self.connections.add(connection)
        if connection.person_id is not None:
            self._browsers.setdefault(connection.person_id, set()).add(connection)

    def farewell(self, connection: Connection) -> None:
        """A browser has gone; the tables it watched show its person as away."""
        self.connections.discard(connection)
        if connection.person_id is not None:
            browsers = self._browsers.get(connection.person_id, set())
            browsers.discard(connection)
            if not browsers:
                self._browsers.pop(connection.person_id, None)
        for watcher in list(connection.watchers.values()):
            watcher.table.watchers.discard(watcher)
            tell_sheet(watcher.table)
        connection.watchers.clear()

    def browsers_of(self, person: str) -> set[Connection]:
        """All browsers of somebody."""
        return self._browsers.get(person, set())

    def tell_turns(self, table: Table) -> None:
        """Tell those who sit at a table whether it waits for them, if that has changed."""
        asked = table.asked("person")
        if table.turns_told == (table.row.revision, asked):
            return
        table.turns_told = (table.row.revision, asked)
        places = table.sheet.places
        waited_for = {places[seat].person for seat in asked}
        for person in table.sheet.people():
            for connection in self.browsers_of(person):
                connection.note_turn(table.id, person in waited_for)
