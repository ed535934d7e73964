"""Amending: a table's sheet changes from one committed revision to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from patolli.games import game_of
from patolli.server.bots import turns
from patolli.server.errors import ServerBusy
from patolli.server.tables.clocks import Clocks
from patolli.server.tables.match_log import Log
from patolli.server.tables.settings import Sheet, copy_of, with_sheet
from patolli.server.tables.table import Table, head_line
from patolli.server.updates.subscription import tell_position, tell_sheet
from patolli.storage import StoreUnavailable

if TYPE_CHECKING:
    from patolli.server.context import House

ATTEMPTS: Final = 8


async def amend(house: House, table: Table, change: Callable[[Sheet], None]) -> None:
    """Change a copy of the sheet, commit it, tell everyone; `change` may refuse by raising.

    When another process was faster the sheet is read anew and changed again.
    """
    async with house.holding(table):
        for _ in range(ATTEMPTS):
            sheet = copy_of(table.sheet)
            change(sheet)
            if await _commit(house, table, sheet):
                break
            await house.reload(table)
        else:
            raise ServerBusy
        tell_sheet(table)
        tell_position(table, house.now())
    turns.follow(house, table)


async def _commit(house: House, table: Table, sheet: Sheet) -> bool:
    log, clocks = table.log, table.clocks
    begins = log is None and bool(sheet.started)
    if begins:
        log = Log(game_of(table.row.game), sheet)
        clocks = Clocks(sheet, log.asked())
    elif clocks is not None:
        clocks.graces = sheet.graces
    line = head_line(log, clocks, sheet, house.now())
    row = with_sheet(msgspec.structs.replace(table.row, line=line), sheet)
    table.is_stale = True
    try:
        if not await house.store.change_table(row):
            return False
    except StoreUnavailable as error:
        raise ServerBusy from error
    table.is_stale = False
    table.log, table.clocks = log, clocks
    table.take_sheet(msgspec.structs.replace(row, revision=row.revision + 1), sheet)
    return True
