"""An upgrade: the database of an earlier version, with matches that run and one that is over, on either store.

`database_3.sql` was written by the last version with three migrations: four tables, one of them over, one that gathers.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

from patolli.server.checkup import check_up
from patolli.server.people import accounts
from patolli.server.process import ServerProcess
from patolli.server.tables.last_views import keep_some
from patolli.server.wire import LogIn
from patolli.storage.backup import restore
from tests.trust.test_stores import play, serving

OLD = Path(__file__).with_name("database_3.sql")


def the_old_database(folder: Path) -> Path:
    path = folder / "old.db"
    connection = sqlite3.connect(path)
    connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    return path


def test_an_old_database_is_played_on(database: str, tmp_path: Path) -> None:
    asyncio.run(restore(the_old_database(tmp_path), database))

    async def body(process: ServerProcess) -> None:
        store = process.context.store
        states = []
        for each in await store.table_ids():
            table = await process.tables.find(each)
            states.append(table.status)
            if table.status == "playing":
                before = table.version
                await play(table, random.Random(1), 3)
                assert table.version > before
            if table.status != "gathering":
                assert [line.text for line in await store.chat(each, 0)] == ["good luck"]
        assert sorted(states) == ["gathering", "over", "playing", "playing"]
        assert await keep_some(process.tables) == 1
        person, _, _ = await accounts.log_in(process.tables, LogIn("ana@example.org", "correct horse"), None)
        assert person.name == "Ana"
        assert len(await store.tables_ever_of(person.id)) == 3

    serving(database, body)


def test_a_check_before_the_upgrade_finds_nothing(tmp_path: Path) -> None:
    old = the_old_database(tmp_path)
    before = old.read_bytes()
    found = asyncio.run(check_up(str(old)))
    assert (found.tables, found.findings) == (4, [])
    assert old.read_bytes() == before
