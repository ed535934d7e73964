"""What every endpoint may ask for: the tables, who calls, and the parts of an address."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter, QueryParameter

from patolli.server.context import Context
from patolli.server.tables.registry import Tables
from patolli.storage.rows import PersonRow, Status

TheContext: TypeAlias = NamedDependency[Context]
TheTables: TypeAlias = NamedDependency[Tables]
# Whoever calls, with or without a session.
Visitor: TypeAlias = NamedDependency[PersonRow | None]
# Whoever calls; without a session the call is refused.
Caller: TypeAlias = NamedDependency[PersonRow]

TableId = Annotated[str, PathParameter(max_length=40)]
Token = Annotated[str, PathParameter(max_length=64)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
Invite = Annotated[str, QueryParameter(max_length=64)]
MaybeGame = Annotated[str | None, QueryParameter(max_length=40)]
MaybeStatus = FromQuery[Status | None]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=7)]
FirstFrame = Annotated[int, QueryParameter(ge=0, le=20_000)]
Frames = Annotated[int, QueryParameter(ge=1, le=400)]


def id_of(person: PersonRow | None) -> str | None:
    """Somebody's id, or nobody's."""
    return None if person is None else person.id
