"""What every endpoint may ask for: the tables, who calls, and the parts of an address."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter, QueryParameter

from patolli.server.context import Context
from patolli.server.painter import Painter
from patolli.server.tables.registry import Tables
from patolli.server.tables.table import Table
from patolli.storage.rows import PaceKind, PersonRow, Status

TheContext: TypeAlias = NamedDependency[Context]
TheTables: TypeAlias = NamedDependency[Tables]
ThePainter: TypeAlias = NamedDependency[Painter]
# Whoever calls, with or without a session.
Visitor: TypeAlias = NamedDependency[PersonRow | None]
# Whoever calls; without a session the call is refused.
Caller: TypeAlias = NamedDependency[PersonRow]

# The table of the address, for whoever calls; and the same for a visitor, if they may see it.
TheTable: TypeAlias = NamedDependency[Table]
SeenTable: TypeAlias = NamedDependency[Table]

TableId = Annotated[str, PathParameter(max_length=40)]
Token = Annotated[str, PathParameter(max_length=64)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
Invite = Annotated[str, QueryParameter(max_length=64)]
MaybeGame = Annotated[str | None, QueryParameter(max_length=40)]
MaybeStatus = FromQuery[Status | None]
MaybePace = FromQuery[PaceKind | None]
MaybeSeats = Annotated[int | None, QueryParameter(ge=1, le=8)]
MaybeLanguage = Annotated[str | None, QueryParameter(max_length=8)]
PageNumber = Annotated[int, QueryParameter(ge=1, le=100_000)]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=7)]
MaybeMove = Annotated[int | None, QueryParameter(ge=0, le=20_000)]
FirstFrame = Annotated[int, QueryParameter(ge=0, le=20_000)]
Frames = Annotated[int, QueryParameter(ge=1, le=400)]


def id_of(person: PersonRow | None) -> str | None:
    """Somebody's id, or nobody's."""
    return None if person is None else person.id


async def table_of_caller(tables: TheTables, person: Caller, table_id: TableId) -> Table:
    """The table of an address; who asks without a session does not learn whether it is there."""
    return await tables.find(table_id)


async def table_of_visitor(
    tables: TheTables, visitor: Visitor, table_id: TableId, invite: Invite = "", share: Invite = ""
) -> Table:
    """The table of an address, by right, by an invitation, or by a link to look at it."""
    return await tables.find_seen(table_id, id_of(visitor), invite, share)
