"""Quick pairing: whoever wants just the same game, seats and pace is brought to one table."""

from __future__ import annotations

from typing import Final

from patolli.server import wire
from patolli.server.errors import NoFreeSeat, NoSuchTable, NotAllowed, NotNow, SeatTaken
from patolli.server.tables.absences import leave
from patolli.server.tables.create import make_table
from patolli.server.tables.registry import Tables
from patolli.server.tables.seats import cancel, sit
from patolli.server.tables.settings import readable
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.table import Table
from patolli.storage.rows import LobbyQuery, PersonRow, TableRow

# Who asks again so soon after the match began has not heard of it.
SAID_TWICE_SECONDS: Final = 60.0
# Somebody else was faster at this table.
TAKEN: Final = (NoFreeSeat, SeatTaken, NotAllowed, NotNow, NoSuchTable)


async def pair(tables: Tables, person: PersonRow, wanted: wire.Pairing) -> Table:
    """Sit down where somebody waits for just this, or wait; ask again to look again.

    Where two processes let two people wait apart, the one who asks next goes over to the other.
    """
    async with tables.pairing:
        begun = await just_begun(tables, person, wanted)
        if begun is not None:
            return begun
        waiting = await fitting(tables, wanted)
        own = next((row for row, settings in readable(waiting) if settings.owner == person.id), None)
        for row in waiting:
            if own is not None and age(row) >= age(own):
                break
            table = await tables.find(row.id)
            try:
                await sit(table, person, wire.Sit())
            except TAKEN:
                continue
            if own is not None:
                await cancel(await tables.find(own.id), person)
            return table
        if own is not None:
            table = await tables.find(own.id)
            # Still there: it is written down when that was.
            await amend(table, lambda settings: None)
            return table
        await _give_up(tables, person)
        seats = [wire.SeatWish("me"), *[wire.SeatWish("open")] * (wanted.seats - 1)]
        return await make_table(
            tables,
            person,
            wire.NewTable(wanted.game, seats, private=False, pace=wanted.pace, language=wanted.language),
            pairing=True,
        )


async def keep_looking(tables: Tables, person: PersonRow, wanted: wire.Pairing) -> Table:
    """Say that one still waits, and look again; a table is not made."""
    if await just_begun(tables, person, wanted) is None and all(
        person.id not in settings.people() for _, settings in readable(await fitting(tables, wanted))
    ):
        raise NotNow("pair", "cancelled")
    return await pair(tables, person, wanted)


async def just_begun(tables: Tables, person: PersonRow, wanted: wire.Pairing) -> Table | None:
    """The match that this wish has just led to: whoever was not told so asks once more."""
    since = tables.context.now() - SAID_TWICE_SECONDS
    for row, settings in readable(await tables.context.store.tables_of(person.id)):
        is_wanted = (row.game, len(settings.places), settings.pace) == (
            wanted.game,
            wanted.seats,
            wanted.pace,
        )
        if row.line.status == "playing" and settings.paired and settings.started > since and is_wanted:
            return await tables.find(row.id)
    return None


async def fitting(tables: Tables, wanted: wire.Pairing) -> list[TableRow]:
    """The tables that wait for just this, the oldest first; not those whose people have gone."""
    query = LobbyQuery(
        game=wanted.game,
        status="gathering",
        free=True,
        seats=wanted.seats,
        pace=wanted.pace.kind,
        language=wanted.language or None,
        pairing=True,
    )
    now = tables.context.now()
    rows = [
        row
        for row, settings in readable(await tables.context.store.lobby(query))
        if settings.pace == wanted.pace and (row.line.due is None or row.line.due > now)
    ]
    return sorted(rows, key=age)


def age(row: TableRow) -> tuple[float, str]:
    """By this all agree who waited first."""
    return row.created, row.id


async def stop(tables: Tables, person: PersonRow) -> None:
    """Wait no more.

    Not while somebody is being brought to a table, which could be the one that is given up.
    """
    async with tables.pairing:
        await _give_up(tables, person)


async def _give_up(tables: Tables, person: PersonRow) -> None:
    """One's own table is given up, and those who had come look again; elsewhere the seat is free."""
    for row, settings in readable(await tables.context.store.tables_of(person.id)):
        if row.line.status == "gathering" and settings.pairing:
            table = await tables.find(row.id)
            if settings.owner == person.id:
                await cancel(table, person)
            else:
                await leave(table, person, settings.seats_of(person.id)[0])
