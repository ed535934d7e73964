"""The registry: the tables in this process's memory, read from the store when asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from patolli.engine.errors import Reason
from patolli.server.context import Context
from patolli.server.errors import DamagedMatch, NoSuchTable
from patolli.server.json_logging import logger
from patolli.server.socket.connection import Connection
from patolli.server.tables import permissions
from patolli.server.tables.table import Table
from patolli.server.updates.subscription import Subscription
from patolli.storage.rows import EntryRow, TableRow

# A log longer than this is played again beside the event loop.
MANY_ENTRIES: Final = 400


class Tables:
    """Every table that somebody here has to do with, and as many others as there is room for."""

    def __init__(self, context: Context, wake_bots: Callable[[Table], None]) -> None:
        self.context: Final = context
        self.known: Final[dict[str, Table]] = {}
        self._wake_bots: Final = wake_bots
        # Whoever looks for an opponent does so alone: two must not wait for each other.
        self.pairing: Final = asyncio.Lock()
        # When what lessons leave behind was last cleared away.
        self.lessons_cleared = 0.0
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}
        # Tables that others changed while they were being read.
        self._overtaken: Final[set[str]] = set()

    async def find(self, table: str) -> Table:
        """A table, from memory or from the store."""
        known = self.known.get(table)
        if known is not None:
            return known
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def find_seen(self, table: str, person: str | None, invite: str = "", share: str = "") -> Table:
        """A table that this person may see: by right, by an invitation, or by a link to look at it."""
        found = await self.find(table)
        invited = permissions.is_invited(found.row, invite)
        shared = permissions.is_shared(found.settings, share)
        permissions.check("see", found.row, found.settings, person, invited, shared=shared)
        return found

    async def _load(self, table: str) -> Table:
        """Read a table; once it is in memory, announcements keep it fresh, and until then it is read again."""
        while True:
            self._overtaken.discard(table)
            row = await self.context.store.table(table)
            if row is None:
                raise NoSuchTable(table)
            entries = await self.context.store.entries(table)
            if table not in self._overtaken:
                break
        try:
            if len(entries) > MANY_ENTRIES:
                # The loop goes on serving others meanwhile.
                loaded = await asyncio.to_thread(self.table_of, row, entries[: row.head])
            else:
                loaded = self.table_of(row, entries[: row.head])
        except (DamagedMatch, msgspec.MsgspecError) as error:
            self.context.metrics.count("patolli_damaged_tables_total")
            logger.error("a table cannot be read", extra={"table": table, "why": str(error)})
            if isinstance(error, DamagedMatch):
                raise
            raise DamagedMatch(table, 0, Reason("damaged_sheet", note=str(error))) from error
        self.keep(loaded)
        return loaded

    def keep(self, table: Table) -> None:
        """Have a table in memory; others may have to go."""
        self.known[table.id] = table
        self._evict()

    def table_of(self, row: TableRow, entries: list[EntryRow]) -> Table:
        """A table as its rows say."""
        return Table(self.context, self._wake_bots, row, entries)

    def _evict(self) -> None:
        """Forget tables that nobody looks at; they come back when asked for."""
        excess = len(self.known) - self.context.settings.tables_in_memory
        if excess > 0:
            idle = [each for each in self.known.values() if each.is_idle]
            for each in sorted(idle, key=lambda table: table.row.line.touched)[:excess]:
                del self.known[each.id]

    def changed_elsewhere(self, what: str) -> None:
        """Another process changed a table; empty: any may have changed."""
        self._overtaken.update(self._loading if not what else self._loading.keys() & {what})
        for table in list(self.known.values()) if not what else [self.known.get(what)]:
            if table is not None:
                _ = self.context.background.spawn(table.refresh())

    def subscription(self, connection: Connection, table: str) -> Subscription | None:
        """What a browser is told of a table, if it has come to it."""
        known = self.known.get(table)
        return None if known is None else known.subscriptions.get(connection)

    def farewell(self, connection: Connection) -> None:
        """A browser has gone; the tables it was at show its person as away."""
        for each in list(connection.subscribed):
            table = self.known.get(each)
            if table is not None:
                table.unsubscribe(connection)
                table.tell_presence()
