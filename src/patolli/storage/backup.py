"""Backups: everything that a store keeps, at one moment, in one SQLite file; taken while it is used.

The same file is a backup of SQLite and of PostgreSQL, and either is restored from it. Copying a database's
file by hand is none: what was committed last stands in a file beside it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import apsw

from patolli import disk
from patolli.engine.errors import PatolliError, Reason
from patolli.storage.connection import Connection, Value, number, text
from patolli.storage.migrate import migrate, migrations
from patolli.storage.opening import open_store
from patolli.storage.sqlite import SqliteConnection, SqliteStore, why
from patolli.storage.store import BadDatabase

# Rows that refer to others stand behind them.
ORDER: Final = ("people", "sessions", "tables")
# These are copied table by table: of them there are most.
BY_TABLE: Final = frozenset({"entries", "chat"})
PAGES_AT_ONCE: Final = 2000


class BadBackup(PatolliError, details=("path", "why")):
    """A file that is no backup, or cannot be written as one."""


class NotEmpty(PatolliError, details=("url",)):
    """Something is kept there already; a restore overwrites nothing."""


async def back_up(url: str, path: Path) -> None:
    """Write a backup of the store at an address; it is complete when the file has its name."""
    if path.exists():
        raise BadBackup(str(path), Reason("already_there"))
    part = path.with_name(path.name + ".part")
    store = open_store(url)
    try:
        part.unlink(missing_ok=True)
        if isinstance(store, SqliteStore):
            await asyncio.to_thread(copy_file, store.path, part)
        else:
            await copy_rows_out(url, part)
        await asyncio.to_thread(finish, part)
        part.rename(path)
    except OSError as error:
        raise BadBackup(str(path), disk.why(error)) from error
    except apsw.Error as error:
        raise BadBackup(str(path), why(error, path)) from error
    finally:
        part.unlink(missing_ok=True)


async def restore(path: Path, url: str) -> None:
    """Fill an empty store from a backup; whatever is wrong leaves the store as it was."""
    store = open_store(url)
    check_file(path)
    if isinstance(store, SqliteStore):
        if store.path.exists():
            raise NotEmpty(str(store.path))
        part = store.path.with_name(store.path.name + ".part")
        try:
            store.path.parent.mkdir(parents=True, exist_ok=True)
            part.unlink(missing_ok=True)
            await asyncio.to_thread(copy_file, path, part)
            await asyncio.to_thread(finish, part)
            part.rename(store.path)
        except OSError as error:
            raise BadDatabase(str(store.path), disk.why(error)) from error
        finally:
            part.unlink(missing_ok=True)
    else:
        await copy_rows_in(path, url)


def check_file(path: Path) -> None:
    """Refuse what is not one of our databases, or is damaged."""
    if not path.is_file():
        raise BadBackup(str(path), Reason("no_such_file"))
    try:
        database = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
        try:
            verdict = list(database.execute("PRAGMA integrity_check"))
            known = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
        finally:
            database.close()
    except apsw.Error as error:
        raise BadBackup(str(path), why(error, path)) from error
    if verdict != [("ok",)] or "migration" not in known:
        raise BadBackup(str(path), Reason("not_a_database"))


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own online copy: of one moment, while others write."""
    if not source.is_file():
        raise BadDatabase(str(source), Reason("no_such_file"))
    reading = apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READWRITE)
    reading.set_busy_timeout(10_000)
    writing = apsw.Connection(str(target))
    try:
        with writing.backup("main", reading, "main") as copying:
            while not copying.done:
                copying.step(PAGES_AT_ONCE)
    finally:
        writing.close()
        reading.close()


def finish(path: Path) -> None:
    """One file, nothing beside it, and sound."""
    database = apsw.Connection(str(path))
    try:
        list(database.execute("PRAGMA journal_mode = delete"))
    finally:
        database.close()
    check_file(path)
    with path.open("rb+") as written:
        os.fsync(written.fileno())


async def copy_rows_out(url: str, target: Path) -> None:
    """Everything that PostgreSQL keeps, as of one moment, into a new file of the same schema."""
    store = open_store(url)
    writing = SqliteConnection(target)
    try:
        await store.read_as_it_is(lambda connection: pour(connection, writing))
    finally:
        writing.close()


async def copy_rows_in(source: Path, url: str) -> None:
    """Everything of a backup into an empty PostgreSQL, in one transaction."""
    store = open_store(url)
    reading = SqliteConnection(source)

    def fill(connection: Connection) -> None:
        connection.execute("SET LOCAL statement_timeout = 0")
        if number(connection.execute("SELECT COUNT(*) FROM people")[0][0]) or number(
            connection.execute("SELECT COUNT(*) FROM tables")[0][0]
        ):
            raise NotEmpty(url)
        bring_up(reading, str(source))
        for name in kept_tables(reading):
            connection.execute(f"DELETE FROM {name}")  # noqa: S608 - a name of our own schema
            copy_table(reading, connection, name)

    try:
        await store.open(lambda changed: None)
        try:
            await store.write(fill, patience=None)
        finally:
            await store.close()
    finally:
        reading.close()


def bring_up(connection: SqliteConnection, url: str) -> None:
    """Migrate a backup of an older version before its rows go into a store of today."""
    connection.execute("BEGIN IMMEDIATE")
    migrate(connection, url)
    connection.execute("COMMIT")


def pour(source: Connection, target: SqliteConnection) -> None:
    """Copy a store into a new file that has the migrations which the store has."""
    done = {number(row[0]) for row in source.execute("SELECT number FROM migration")}
    target.execute("BEGIN IMMEDIATE")
    target.execute("CREATE TABLE migration (number BIGINT PRIMARY KEY)")
    for each, statements in migrations():
        if each in done:
            for statement in statements:
                target.execute(statement)
            target.execute("INSERT INTO migration (number) VALUES (:number)", {"number": each})
    for name in kept_tables(target):
        copy_table(source, target, name)
    target.execute("COMMIT")


def kept_tables(connection: SqliteConnection) -> list[str]:
    """The tables of a file, those that others refer to first."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migration'")
    names = sorted(text(row[0]) for row in rows if not text(row[0]).startswith("sqlite_"))
    return sorted(names, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))


def columns_of(connection: Connection, name: str) -> list[str]:
    """The columns of a table in a file."""
    return [text(row[1]) for row in connection.execute(f"PRAGMA table_info({name})")]


def copy_table(source: Connection, target: Connection, name: str) -> None:
    """All rows of a table."""
    known = source if isinstance(source, SqliteConnection) else target
    columns = columns_of(known, name)
    marks = ", ".join(f":{column}" for column in columns)
    insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - names of our own schema
    for row in rows_of(source, name, columns):
        target.execute(insert, dict(zip(columns, row, strict=True)))


def rows_of(source: Connection, name: str, columns: Iterable[str]) -> Iterator[Iterable[Value]]:
    """The rows of a table, never more than a match's at once where there are many."""
    select = f"SELECT {', '.join(columns)} FROM {name}"  # noqa: S608 - names of our own schema
    if name not in BY_TABLE:
        yield from source.execute(select)
        return
    for row in source.execute("SELECT id FROM tables"):
        yield from source.execute(f"{select} WHERE table_id = :table", {"table": row[0]})
