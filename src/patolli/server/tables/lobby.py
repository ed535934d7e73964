"""The lobby: public tables, and one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.server import wire
from patolli.server.tables.settings import read_sheet
from patolli.server.tables.table import sheet_of_row
from patolli.storage.rows import LobbyQuery, Status, TableRow

if TYPE_CHECKING:
    from patolli.server.context import House

PAGE = 30


def sheet_line(house: House, row: TableRow, person: str | None) -> wire.TableSheet:
    """A table in a list."""
    known = house.tables.get(row.id)
    online = set() if known is None else {each.person for each in known.watchers if each.person}
    return sheet_of_row(row, read_sheet(row), person, online)


async def lobby(
    house: House, person: str | None, game: str | None, status: Status | None, free: bool, after: float | None
) -> wire.TablePage:
    """A page of public tables, the newest first; `free`: only those with a seat to take."""
    rows = await house.store.lobby(LobbyQuery(game, status, after, PAGE))
    sheets = [sheet_line(house, row, person) for row in rows]
    if free:
        sheets = [sheet for sheet in sheets if any(seat.kind == "open" for seat in sheet.seats)]
    following = repr(rows[-1].created) if len(rows) == PAGE else None
    return wire.TablePage(sheets, following)


async def mine(house: House, person: str, status: Status | None) -> wire.TablePage:
    """The tables at which somebody sits: those that wait for them first, then the newest."""
    rows = await house.store.tables_of(person)
    sheets = [sheet_line(house, row, person) for row in rows if status in (None, row.line.status)]
    sheets.sort(key=lambda sheet: (not waits_for_me(sheet), -sheet.touched))
    return wire.TablePage(sheets, None)


def waits_for_me(sheet: wire.TableSheet) -> bool:
    """Whether the owner of this sheet has to decide something."""
    return sheet.status == "playing" and any(sheet.seats[seat].yours for seat in sheet.to_act)
