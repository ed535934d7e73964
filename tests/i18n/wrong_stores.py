"""What operators meet: backups that are none, matches that cannot be played on, people who are not there."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
from litestar.testing import TestClient

from patolli.engine.errors import PatolliError, Reason
from patolli.server.admin import Office, in_office
from patolli.server.app import make_app
from patolli.server.checkup import what_is_wrong
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.tables.table import Table
from patolli.server.wire import Pace
from patolli.storage.backup import back_up, restore
from patolli.storage.rows import PersonRow
from tests.i18n.wrong_documents import caught
from tests.i18n.wrong_requests import SEATS, refused
from tests.server.asking import Visitor, app_here
from tests.server.processes import with_table
from tests.trust.test_stores import play


def requests(folder: Path) -> Iterator[Reason]:
    with TestClient(app_here(folder, open_tables=1)) as client:
        ana = Visitor(client, "Ana")
        ana.post("/tables", {"game": "cacao", "seats": SEATS})
        yield refused(ana.ask("POST", "/tables", {"game": "cacao", "seats": SEATS}))
        yield refused(ana.ask("GET", "/tables/xyzzy%00"))
    with TestClient(make_app(ServerSettings(f"{folder}/named.db", hosts=("localhost",)))) as client:
        yield refused(client.get("/api/v1/games"))


def backups(folder: Path) -> Iterator[PatolliError]:
    database, copy = str(folder / "tables.db"), folder / "copy.db"
    asyncio.run(back_up(database, copy))
    yield caught(lambda: asyncio.run(back_up(database, copy)))
    yield caught(lambda: asyncio.run(restore(copy, database)))


def offices(folder: Path) -> Iterator[PatolliError]:
    database = str(folder / "tables.db")

    async def rename(office: Office) -> None:
        await office.rename("xyzzy", "Somebody")

    async def close(office: Office) -> None:
        await office.close_report("7")

    async def bring_back(office: Office) -> None:
        # The only deed so far removed nothing.
        await office.withdraw()
        await office.restore("1")

    async def bring_back_nothing(office: Office) -> None:
        await office.restore("7")

    yield caught(lambda: asyncio.run(in_office(database, bring_back)))
    yield caught(lambda: asyncio.run(in_office(database, bring_back_nothing)))
    yield caught(lambda: asyncio.run(in_office(database, rename)))
    yield caught(lambda: asyncio.run(in_office(database, close)))
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM migration WHERE number > 3")
    connection.close()
    yield caught(lambda: asyncio.run(in_office(database, rename)))


def matches(folder: Path) -> list[PatolliError | Reason]:
    found: list[PatolliError | Reason] = []

    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await play(table, random.Random(1), 3)
        row, entries = table.row, await process.context.store.entries(table.id)
        over = msgspec.structs.replace(row, line=msgspec.structs.replace(row.line, status="over"))
        spoilt = [msgspec.structs.replace(entries[0], action="xyzzy"), *entries[1:]]
        for wrong in (
            what_is_wrong(row, entries[1:]),
            what_is_wrong(msgspec.structs.replace(row, sheet="{"), entries),
            what_is_wrong(over, entries),
            what_is_wrong(row, spoilt),
        ):
            assert wrong is not None
            found.append(wrong)

    with_table(folder, Pace(), body)
    return found


def all_stores(folder: Path) -> Iterator[PatolliError | Reason]:
    (folder / "matches").mkdir()
    yield from requests(folder)
    yield from backups(folder)
    yield from offices(folder)
    yield from matches(folder / "matches")
