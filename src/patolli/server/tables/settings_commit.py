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

ATTEMPTS: Final = 8


async def amend(table: Table, change: Callable[[TableSettings], None]) -> None:
    """Change a copy of the settings, commit them, tell everyone; `change` may refuse by raising.

    When another process was faster the settings are read anew and changed again.
    """
    async with table.locked():
        for _ in range(ATTEMPTS):
            settings = copy_of(table.settings)
            change(settings)
            if await _commit(table, settings):
                break
            await table.reload()
        else:
            raise ServerBusy
        table.tell_sheet()
        table.tell_position(table.context.now())
    table.follow_up()


async def _commit(table: Table, settings: TableSettings) -> bool:
    log = table.log
    if log is not None:
        log.clocks.graces = settings.graces
    elif settings.started:
        log = MatchLog(game_of(table.row.game), settings)
    listing = summary(log, settings, table.context.now())
    row = with_settings(msgspec.structs.replace(table.row, line=listing), settings)
    table.is_stale = True
    try:
        if not await table.context.store.change_table(row):
            return False
    except StoreUnavailable as error:
        raise ServerBusy from error
    table.is_stale = False
    table.log = log
    table.take_settings(msgspec.structs.replace(row, revision=row.revision + 1), settings)
    return True
