"""Committing settings: those of a table change from one committed revision to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from patolli.games import game_of
from patolli.server.errors import ServerBusy
from patolli.server.tables.match_log import MatchLog
from patolli.server.tables.settings import TableSettings, copy_of, with_settings
from patolli.server.tables.state import summary
from patolli.server.tables.table import Table
from patolli.storage import StoreUnavailable
from patolli.storage.rows import TableRow

ATTEMPTS: Final = 8


async def amend(table: Table, change: Callable[[TableSettings], None], invite: str | None = None) -> None:
    """Change a copy of the settings, commit them, tell everyone; `change` may refuse by raising.

    When another process was faster the settings are read anew and changed again. With `invite` the
    table gets another link.
    """
    async with table.locked():
        for _ in range(ATTEMPTS):
            settings = copy_of(table.settings)
            change(settings)
            if await _commit(table, settings, invite or table.row.invite):
                break
            await table.reload()
        else:
            raise ServerBusy
        table.tell_sheet()
        table.tell_position(table.context.now())
    table.tell_lobby()
    table.follow_up()


def prepared(table: Table, settings: TableSettings, invite: str) -> tuple[MatchLog | None, TableRow]:
    """The match and the row that a table will have with these settings."""
    log = table.log
    if log is not None:
        log.clocks.graces = settings.graces
    elif settings.started:
        log = MatchLog(game_of(table.row.game), settings, table.outages)
    listing = summary(log, settings, table.context.now())
    return log, with_settings(msgspec.structs.replace(table.row, line=listing, invite=invite), settings)


async def _commit(table: Table, settings: TableSettings, invite: str) -> bool:
    log, row = prepared(table, settings, invite)
    table.is_stale = True
    try:
        if not await table.context.store.change_table(row):
            return False
    except StoreUnavailable as error:
        raise ServerBusy from error
    accept(table, log, row, settings)
    return True


def accept(table: Table, log: MatchLog | None, row: TableRow, settings: TableSettings) -> None:
    """What was prepared has been committed."""
    table.is_stale = False
    table.log = log
    table.take_settings(msgspec.structs.replace(row, revision=row.revision + 1), settings)
