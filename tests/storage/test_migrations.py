"""A store of an older version opens with all that was in it, or stays what it was."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.storage import BadDatabase, migrate, open_store
from patolli.storage.connection import SqlRow
from patolli.storage.postgres import PostgresConnection
from patolli.storage.rows import ChatRow, EntryRow, HeadLine, LobbyQuery, PersonRow, TableRow
from patolli.storage.sqlite import SqliteConnection

ROOT = Path(__file__).parents[2]
SCHEMA_1 = Path(__file__).parent / "schema_1.sql"
OLD_TABLES = {
    "person": "id",
    "session": "hash",
    "room": "id",
    "sitting": "room, seat",
    "action": "room, seq",
    "chat": "room, number",
    "migration": "number",
}

ANA = PersonRow("ana", "Ana", "ana@example.org", "argon", 1.5, {"theme": "codex"}, ["bo"])
BO = PersonRow("bo", 'Bo; says "¡hola!"', None, None, 2.0, {}, [])
OPEN = TableRow(
    "open",
    "cacao",
    "invite-open",
    False,
    5.0,
    3,
    3,
    HeadLine("playing", [1], 99.0, 20.0),
    '{"name":"x"}',
    [(0, "ana"), (1, "bo")],
)
OVER = TableRow(
    "over",
    "teotihuacan",
    "invite-over",
    True,
    6.0,
    1,
    1,
    HeadLine("over", [], None, 30.0, [5, 7], [2, 1]),
    "{}",
    [(2, "ana")],
)
LOG = [
    EntryRow(1, 0, "sell 1", "person", "key-1", 11.0),
    EntryRow(2, 1, "place worker", "bot", "", 12.0),
    EntryRow(3, 1, "sell 2", "order", "", 12.0),
]
CHAT = [
    ChatRow(1, "ana", "Ana", 0, "¡hola!", None, 14.0),
    ChatRow(2, "bo", "Bo", None, "", "hello", 15.0),
]


def connect(url: str) -> SqliteConnection | PostgresConnection:
    if url.startswith("sqlite:"):
        return SqliteConnection(Path(url.removeprefix("sqlite:")))
    return PostgresConnection(url, "tests")


def close(connection: SqliteConnection | PostgresConnection) -> None:
    if isinstance(connection, SqliteConnection):
        connection.close()
    else:
        connection.database.close()


@pytest.fixture
def old_url(url: str) -> str:
    """The address of a store of version 1, with something of everything in it."""
    connection = connect(url)
    for statement in migrate.statements_of(SCHEMA_1.read_text("utf-8")):
        connection.execute(statement)
    close(connection)
    return url


def old_rows(url: str) -> dict[str, list[SqlRow]]:
    """All that a store of version 1 holds, in its own words."""
    connection = connect(url)
    rows = {
        name: connection.execute(f"SELECT * FROM {name} ORDER BY {key}") for name, key in OLD_TABLES.items()
    }
    close(connection)
    return rows


async def open_and_close(url: str) -> None:
    store = open_store(url)
    await store.open(lambda changed: None)
    await store.close()


async def open_and_read(url: str) -> None:
    """Open a store that was of version 1, and find everything in it."""
    store = open_store(url)
    await store.open(lambda changed: None)
    assert await store.person_of_login("ana@example.org") == ANA
    assert await store.person_of_session("hash-2", 0.0) == ANA
    assert await store.person_of_session("hash-3", 0.0) == BO
    assert await store.sessions_of("ana") == [("hash-1", 1.5), ("hash-2", 7.0)]
    assert await store.table("open") == OPEN
    assert await store.table_of_invite("invite-over") == OVER
    assert await store.lobby(LobbyQuery()) == [OPEN]
    assert await store.tables_of("ana") == [OVER, OPEN]
    assert await store.turns_of("bo") == ["open"]
    assert await store.due(100.0) == ["open"]
    assert await store.entries("open") == LOG
    assert await store.entries("over") == [EntryRow(1, 2, "pass", "person", "key-1", 13.0)]
    assert await store.chat("open", 0) == CHAT
    assert await store.chat_of("bo") == ["hello"]
    await store.close()


def test_an_old_store_opens_with_all_that_was_in_it_and_opens_again(old_url: str) -> None:
    for _ in range(3):
        asyncio.run(open_and_read(old_url))


def test_an_old_store_is_played_on(old_url: str) -> None:
    async def body() -> None:
        store = open_store(old_url)
        await store.open(lambda changed: None)
        line = HeadLine("playing", [0], None, 40.0)
        # Keys, numbers and references of the old rows still count.
        again = EntryRow(4, 0, "sell 1", "person", "key-1", 41.0)
        assert await store.append("open", 3, [again], line) == "repeated"
        fresh = EntryRow(4, 0, "sell 1", "person", "key-2", 41.0)
        assert await store.append("open", 3, [fresh], line) == "appended"
        assert await store.entries("open") == [*LOG, fresh]
        assert await store.say("open", "ana chat-1", CHAT[1]) == CHAT[0]
        assert (await store.say("open", "ana chat-2", CHAT[0])).number == 3
        await store.delete_person("ana")
        assert await store.person_of_session("hash-1", 0.0) is None
        assert await store.chat("open", 0) == CHAT[1:]
        table = await store.table("open")
        assert table is not None
        assert table.sitting == [(1, "bo")]
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            await store.add_session("hash-4", "nobody", 1.0)
        await store.close()

    asyncio.run(body())


def test_a_migration_that_fails_leaves_the_old_store_whole(
    old_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = old_rows(old_url)
    *done, (number, statements) = migrate.migrations()
    for after in range(len(statements) + 1):
        broken = [*statements[:after], "SELECT * FROM nowhere"]
        with monkeypatch.context() as patch:
            patch.setattr(migrate, "migrations", lambda broken=broken: [*done, (number, broken)])
            with pytest.raises(BadDatabase):
                asyncio.run(open_and_close(old_url))
        assert old_rows(old_url) == before
    asyncio.run(open_and_read(old_url))


@pytest.mark.parametrize("statements", [1, 9, 20])
def test_a_process_killed_while_migrating_leaves_the_old_store_whole(old_url: str, statements: int) -> None:
    before = old_rows(old_url)
    command = [sys.executable, "-m", "tests.storage.killed_opening", old_url, str(statements)]
    killed = subprocess.run(command, cwd=ROOT, check=False, capture_output=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
    assert old_rows(old_url) == before
    asyncio.run(open_and_read(old_url))


def test_a_store_of_a_newer_version_is_refused(url: str) -> None:
    asyncio.run(open_and_close(url))
    connection = connect(url)
    connection.execute("INSERT INTO migration (number) VALUES (9999)")
    close(connection)
    with pytest.raises(BadDatabase) as caught:
        asyncio.run(open_and_close(url))
    assert repr(caught.value.details["why"]) == "newer_database"
