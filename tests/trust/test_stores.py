"""Stores: backups that are whole, checks before a deploy, and trouble that is seen."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import apsw
import psycopg
import pytest
from litestar.testing import TestClient

from patolli.cli import main
from patolli.engine.errors import Reason
from patolli.server import health, wire
from patolli.server.checkup import check_up
from patolli.server.errors import DamagedMatch
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.socket.handlers import handle
from patolli.server.tables.create import make_table
from patolli.server.tables.moves import Submission, submit
from patolli.server.tables.seats import sit
from patolli.server.tables.table import Table
from patolli.storage import BadDatabase, StoreUnavailable, open_store
from patolli.storage.backup import BadBackup, NotEmpty, back_up, restore
from patolli.storage.connection import Connection
from patolli.storage.rows import EntryRow
from patolli.storage.store import Store
from tests.server.asking import Visitor, app_here
from tests.server.ears import Ear, visiting
from tests.trust.figures import long, saw

# So long a check before a deploy may take, for two thousand whole matches.
CHECKED_WITHIN = 60.0
# What names a table in its rows.
IDS = ("id", "table_id", "invite")
HOT_SEAT = [wire.SeatWish("me"), wire.SeatWish("me")]
Body = Callable[[ServerProcess], Awaitable[None]]


def serving(database: str, body: Body) -> None:
    async def run() -> None:
        process = ServerProcess(ServerSettings(database), open_store(database))
        await process.open()
        try:
            await body(process)
        finally:
            await process.close()

    asyncio.run(run())


async def play(table: Table, chance: random.Random, moves: int) -> None:
    """Any moves, each acknowledged."""
    for _ in range(moves):
        log = table.log
        assert log is not None
        if log.match.is_over:
            return
        seat = log.match.seat_to_act
        action = chance.choice(log.match.choices(seat)).notation
        await submit(table, Submission(seat, table.version, "", "person", lambda _, it=action: [it]))  # type: ignore[misc]


async def some_matches(process: ServerProcess, count: int = 3) -> list[Table]:
    chance = random.Random(1)
    ana = (await sign_in(process.context, "Ana"))[0]
    tables: list[Table] = []
    for number in range(count):
        table = await make_table(process.tables, ana, wire.NewTable("cacao", HOT_SEAT, {}))
        await play(table, chance, 1000 if number == 0 else 10 + number)
        tables.append(table)
    return tables


async def entries_of(database: str, table: str) -> list[EntryRow]:
    opened = open_store(database)
    await opened.open(lambda changed: None)
    try:
        return await opened.entries(table)
    finally:
        await opened.close()


# Backups


def back_up_while_people_play(database: str, folder: Path, wanted: int) -> int:
    """Take so many backups while moves are made; how many moves were acknowledged before one began, together."""
    promised = 0

    async def body(process: ServerProcess) -> None:
        nonlocal promised
        tables = await some_matches(process)
        chance = random.Random(2)
        backups = 0
        while backups < wanted:
            table = tables[1]
            if table.log is not None and table.log.match.is_over:
                tables = await some_matches(process)
                continue
            playing = asyncio.create_task(play(table, chance, 8))
            acknowledged = {each.id: each.row.head for each in tables}
            promised += sum(acknowledged.values())
            copy, again = folder / f"copy-{backups}.db", f"sqlite:{folder / f'again-{backups}.db'}"
            await back_up(database, copy)
            await restore(copy, again)
            backups += 1
            await playing
            for each, moves in acknowledged.items():
                found = await entries_of(again, each)
                assert len(found) >= moves
                assert found == (await process.context.store.entries(each))[: len(found)]

    serving(database, body)
    return promised


def test_a_backup_taken_while_people_play_has_every_acknowledged_move(database: str, tmp_path: Path) -> None:
    assert back_up_while_people_play(database, tmp_path, 3) > 30


@pytest.mark.trust
def test_a_hundred_backups(tmp_path: Path) -> None:
    backups = long(100)
    promised = back_up_while_people_play(f"sqlite:{tmp_path / 'tables.db'}", tmp_path, backups)
    saw("backups", backups=backups, moves_acknowledged_before=promised, missing=0)


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_of_either_store_is_restored_into_either(
    database: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    copy = tmp_path / "copy.db"
    kept: dict[str, list[EntryRow]] = {}

    async def body(process: ServerProcess) -> None:
        for table in await some_matches(process):
            kept[table.id] = await process.context.store.entries(table.id)
        await back_up(database, copy)

    serving(database, body)
    elsewhere = f"sqlite:{tmp_path / 'elsewhere.db'}"
    if target == "postgres":
        elsewhere = request.getfixturevalue("postgres_url")
        with psycopg.connect(elsewhere, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
    asyncio.run(restore(copy, elsewhere))

    async def look(process: ServerProcess) -> None:
        assert set(await process.context.store.table_ids()) == set(kept)
        for table, entries in kept.items():
            assert await process.context.store.entries(table) == entries
            assert (await process.tables.find(table)).version == len(entries)

    serving(elsewhere, look)
    with pytest.raises(NotEmpty):
        asyncio.run(restore(copy, elsewhere))


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    garbage, other = tmp_path / "garbage.db", tmp_path / "other.db"
    garbage.write_bytes(b"not a database" * 100)
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE people (id TEXT)")
    connection.close()
    for path in (garbage, other, tmp_path / "nowhere.db"):
        with pytest.raises(BadBackup):
            asyncio.run(restore(path, f"sqlite:{tmp_path / 'new.db'}"))
        assert not (tmp_path / "new.db").exists()
    with pytest.raises(BadBackup):
        asyncio.run(back_up(f"sqlite:{other}", garbage))


def test_the_commands_do_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.db")

    async def body(process: ServerProcess) -> None:
        await some_matches(process)

    serving(database, body)
    copy, again = str(tmp_path / "copy.db"), str(tmp_path / "again.db")
    assert main(["backup", copy, "--database", database]) == 0
    assert main(["backup", copy, "--database", database]) == 2
    assert main(["restore", copy, "--database", again]) == 0
    assert main(["restore", copy, "--database", again]) == 2
    capsys.readouterr()
    assert main(["check", "--database", again, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["tables"], found["wrong"], found["older"]) == (3, [], 0)
    with sqlite3.connect(again) as connection:
        connection.execute("UPDATE entries SET action = 'dance' WHERE seq = 5")
        connection.execute("DELETE FROM entries WHERE seq = 11")
    connection.close()
    assert main(["check", "--database", again]) == 1
    assert main(["check", "--database", again, "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out.splitlines()[-1])["wrong"]) == 3


def test_a_check_plays_two_hundred_matches_in_seconds(tmp_path: Path) -> None:
    """Two thousand have a minute; on a busy machine two hundred have a third of it."""
    database = str(tmp_path / "tables.db")

    async def body(process: ServerProcess) -> None:
        chance = random.Random(4)
        for number in range(4):
            ana = (await sign_in(process.context, f"Ana {number}"))[0]
            for _ in range(50):
                table = await make_table(process.tables, ana, wire.NewTable("cacao", HOT_SEAT, {}))
                await play(table, chance, 6)

    serving(database, body)
    began = time.monotonic()
    found = asyncio.run(check_up(database))
    assert (found.tables, found.findings) == (200, [])
    assert time.monotonic() - began < 20


@pytest.mark.trust
def test_a_check_of_two_thousand_whole_matches(tmp_path: Path) -> None:
    """A hundred matches are played to their ends, and stand in the store twenty times each."""
    database, whole, copies = str(tmp_path / "tables.db"), 100, long(20)

    async def body(process: ServerProcess) -> None:
        chance = random.Random(9)
        for number in range(whole):
            ana = (await sign_in(process.context, f"Ana {number}"))[0]
            game = ("cacao", "teotihuacan")[number % 2]
            await play(
                await make_table(process.tables, ana, wire.NewTable(game, HOT_SEAT, {})), chance, 100_000
            )

    serving(database, body)
    with sqlite3.connect(database) as connection:
        for name in ("tables", "entries"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            rows = connection.execute(f"SELECT * FROM {name}").fetchall()
            assert rows
            for copy in range(1, copies):
                places = ",".join("?" * len(columns))
                made = [
                    tuple(
                        f"{value}{copy}" if column in IDS else value
                        for column, value in zip(columns, row, strict=True)
                    )
                    for row in rows
                ]
                connection.executemany(f"INSERT INTO {name} VALUES ({places})", made)
    connection.close()
    began = time.monotonic()
    found = asyncio.run(check_up(database))
    seconds = time.monotonic() - began
    assert (found.tables, found.findings) == (whole * copies, [])
    held = seconds <= CHECKED_WITHIN
    saw("check", held=held, matches=found.tables, entries=found.entries, seconds=round(seconds, 1), wrong=0)
    assert held, seconds


# A store that goes away in the middle of a commit


def test_a_commit_of_which_nobody_heard_is_told_to_everybody_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is in memory and in the store, at the same version: who only compared these two told nobody that it is theirs to go on."""

    async def body(process: ServerProcess) -> None:
        rows = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo")]
        seats = [wire.SeatWish("me"), wire.SeatWish("link")]
        table = await make_table(process.tables, rows[0], wire.NewTable("cacao", seats, {}))
        await sit(table, rows[1], wire.Sit(invite=table.row.invite))
        ears = [Ear(), Ear()]
        connections = [visiting(ear, row) for ear, row in zip(ears, rows, strict=True)]
        for connection in connections:
            await handle(process.tables, connection, wire.Hello(table.id))
        assert table.log is not None
        seat = table.log.match.seat_to_act
        honest = Store.append

        async def and_gone(self: Store, *asked: Any) -> Any:
            await honest(self, *asked)
            raise StoreUnavailable("gone before it could say so")

        monkeypatch.setattr(Store, "append", and_gone)
        action = table.log.match.choices(seat)[0].notation
        await handle(
            process.tables, connections[seat], wire.Play(table.id, 0, "key-of-a-move", [action], seat)
        )
        assert ears[seat].of("refused")[-1]["error"]["kind"] == "server_busy"
        process.tables.changed_elsewhere("")
        async with asyncio.timeout(20):
            while {ear.of("update")[-1]["version"] for ear in ears} != {1}:
                await asyncio.sleep(0.01)

    serving(f"sqlite:{tmp_path / 'tables.db'}", body)


# One server on one file


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def body() -> None:
        first, second = open_store(str(tmp_path / "tables.db")), open_store(str(tmp_path / "tables.db"))
        await first.open(lambda changed: None)
        with pytest.raises(BadDatabase) as refused:
            await second.open(lambda changed: None)
        why = refused.value.details["why"]
        assert isinstance(why, Reason)
        assert why.kind == "why_in_use"
        await first.close()
        await second.open(lambda changed: None)
        await second.close()

    asyncio.run(body())


# Trouble is seen


def test_health_tries_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.3)
    app = app_here(tmp_path)
    with TestClient(app) as client:
        assert client.get("/api/v1/health").status_code == 200
        context = app.state.tables.context
        context.health._good_until = 0.0
        # Another program holds the write lock: reading goes on, moves do not.
        other = apsw.Connection(str(tmp_path / "tables.db"))
        other.execute("BEGIN IMMEDIATE")
        try:
            assert client.get("/api/v1/health").status_code == 503
            assert client.get("/api/v1/games").status_code == 200
        finally:
            other.execute("ROLLBACK")
            other.close()


def test_a_damaged_log_is_told_as_such_and_counted(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    found: list[str] = []

    async def make(process: ServerProcess) -> None:
        found.append((await some_matches(process))[1].id)

    async def look(process: ServerProcess) -> None:
        with pytest.raises(DamagedMatch) as refused:
            await process.tables.find(found[0])
        assert refused.value.details["entry"] == 3
        assert b"patolli_damaged_tables_total 1.0" in process.context.metrics.text()

    serving(database, make)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE entries SET action = 'dance' WHERE seq = 3")
    connection.close()
    serving(database, look)


def test_a_table_that_cannot_be_read_harms_itself_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One whose sheet is damaged, and one whose log is: lists, pairing, operators and deletion go on."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "cacao", "seats": seats, "private": False}
    with TestClient(app_here(tmp_path)) as client:
        ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
        broken, cut, well = (ana.post("/tables", wanted)["id"] for _ in range(3))
        waits = ana.post("/pairing", {"game": "cacao"})["id"]
        bo.post(f"/tables/{cut}/sit", {})
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE tables SET sheet = '{' WHERE id IN (?, ?)", (broken, waits))
        connection.execute("INSERT INTO entries VALUES (?, 1, 0, 'dance', 'person', NULL, 1)", (cut,))
        connection.execute("UPDATE tables SET head = 1 WHERE id = ?", (cut,))
    connection.close()
    with TestClient(app_here(tmp_path)) as client:
        bo._client = ana._client = client
        assert well in [each["id"] for each in bo.get("/tables")["tables"]]
        assert well in [each["id"] for each in ana.get("/me/tables")["tables"]]
        assert bo.ask("POST", "/pairing", {"game": "cacao"}).status_code == 200
        assert main(["admin", "tables", "--database", str(tmp_path / "tables.db")]) == 0
        assert well in capsys.readouterr().out
        refused = bo.ask("GET", f"/tables/{broken}")
        assert (refused.status_code, refused.json()["kind"]) == (409, "damaged_match")
        assert bo.ask("GET", f"/tables/{cut}").json()["kind"] == "damaged_match"
        assert ana.ask("DELETE", "/me").status_code == 204
        assert "Ana" not in json.dumps(bo.get("/tables"))


def test_an_answer_that_does_not_come_is_given_up(tmp_path: Path) -> None:
    async def body() -> None:
        opened = open_store(str(tmp_path / "tables.db"))
        await opened.open(lambda changed: None)
        troubles: list[int] = []
        opened.on_trouble = lambda: troubles.append(1)

        def hang(connection: Connection) -> None:
            time.sleep(0.5)

        with pytest.raises(StoreUnavailable):
            await opened.write(hang, patience=0.05)
        assert troubles == [1]
        await opened.try_write()
        await opened.close()

    asyncio.run(body())


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_hanging_postgres_hangs_nobody(database: str) -> None:
    async def body(process: ServerProcess) -> None:
        context = process.context
        await context.store.try_write()
        process_ids = pids_of_postgres(database)
        for each in process_ids:
            os.kill(each, signal.SIGSTOP)
        try:
            began = time.monotonic()
            with pytest.raises(StoreUnavailable):
                await context.store.write(lambda connection: connection.execute("SELECT 1"), patience=1.0)
            assert time.monotonic() - began < 5
        finally:
            for each in process_ids:
                os.kill(each, signal.SIGCONT)
        await context.store.try_write()

    serving(database, body)


def pids_of_postgres(url: str) -> list[int]:
    """The postmaster of a cluster of ours, and its children at this moment."""
    with psycopg.connect(url) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row is not None
    mother = int((Path(row[0]) / "postmaster.pid").read_text().splitlines()[0])
    listed = subprocess.run(["ps", "-eo", "pid,ppid"], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()[1:]]
    return [mother, *(int(pid) for pid, parent in rows if int(parent) == mother)]
