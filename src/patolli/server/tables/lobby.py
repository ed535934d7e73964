"""The lobby: public tables, and one's own."""

from __future__ import annotations

from typing import Final

from patolli.server import wire
from patolli.server.tables.registry import Tables
from patolli.server.tables.settings import read_settings
from patolli.server.updates.table_sheet import table_sheet
from patolli.storage.rows import LobbyQuery, Status, TableRow

PAGE: Final = 30


def listed(tables: Tables, row: TableRow, person: str | None) -> wire.TableSheet:
    """A table in a list."""
    known = tables.known.get(row.id)
    online = set() if known is None else known.online()
    return table_sheet(row, read_settings(row), person, online)


async def lobby(
    tables: Tables,
    person: str | None,
    game: str | None,
    status: Status | None,
    free: bool,
    after: float | None,
) -> wire.TablePage:
    """A page of public tables, the newest first; `free`: only those with a seat to take."""
    rows = await tables.context.store.lobby(LobbyQuery(game, status, after, PAGE))
    sheets = [listed(tables, row, person) for row in rows]
    if free:
        sheets = [sheet for sheet in sheets if any(seat.kind == "open" for seat in sheet.seats)]
    following = repr(rows[-1].created) if len(rows) == PAGE else None
    return wire.TablePage(sheets, following)


async def mine(tables: Tables, person: str, status: Status | None) -> wire.TablePage:
    """The tables at which somebody sits: those that wait for them first, then the newest."""
    rows = await tables.context.store.tables_of(person)
    sheets = [listed(tables, row, person) for row in rows if status in (None, row.line.status)]
    sheets.sort(key=lambda sheet: (not waits_for_me(sheet), -sheet.touched))
    return wire.TablePage(sheets, None)


def waits_for_me(sheet: wire.TableSheet) -> bool:
    """Whether the owner of this sheet has to decide something."""
    return sheet.status == "playing" and any(sheet.seats[seat].yours for seat in sheet.to_act)
