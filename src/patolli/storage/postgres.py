"""PostgreSQL: several server processes on one database; announcements by NOTIFY."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from functools import cache
from queue import SimpleQueue
from secrets import token_hex
from threading import Event, Thread
from typing import Any, cast

import psycopg

from patolli.engine.errors import Reason
from patolli.storage.connection import Connection, SqlRow, Value, check_texts
from patolli.storage.migrate import is_current, migrate
from patolli.storage.store import PATIENCE_SECONDS, Store, StoreUnavailable, T, Work, refuse
from patolli.storage.threads import Answer, Desk, Job, asked, deliver

CHANNEL = "patolli"
CONNECTIONS = 6
LISTEN_SECONDS = 0.2
RETRY_SECONDS = 0.5
# A database that does not answer is given up, by it or by us: connecting, locks, statements, and lines that fell silent.
TIMES = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}
LIMITS = (
    "SET statement_timeout = 12000; SET lock_timeout = 8000; SET idle_in_transaction_session_timeout = 30000"
)
# One process migrates, the others wait: any number that nobody else locks.
MIGRATION_LOCK = 7205
# Until there is a connection the driver has no codes, only words.
REJECTED = re.compile(r"authentication failed|no password supplied|role .* does not exist|pg_hba\.conf")
NO_SUCH_DATABASE = re.compile(r"database .* does not exist")


@cache
def dialect(sql: str) -> str:
    """Our `:name` as psycopg's `%(name)s`."""
    return re.sub(r"(?<!:):([a-z_][a-z_0-9]*)", r"%(\1)s", sql.replace("%", "%%"))


def connect(url: str) -> psycopg.Connection[tuple[Any, ...]]:
    """A connection that does not wait for ever; whoever names other times in the address has them."""
    mine = {name: value for name, value in TIMES.items() if f"{name}=" not in url}
    return psycopg.connect(url, autocommit=True, **mine)  # type: ignore[arg-type]


class PostgresConnection(Connection):
    """psycopg, with our arguments."""

    def __init__(self, url: str, sender: str) -> None:
        self.database = connect(url)
        self.database.execute(LIMITS)
        self._sender = sender

    def execute(self, sql: str, values: Mapping[str, Value] | None = None) -> list[SqlRow]:
        # Every statement is a constant of ours; only its arguments come from outside.
        check_texts(values)
        query = cast("psycopg.abc.QueryNoTemplate", dialect(sql))
        cursor = self.database.execute(query, values or {})
        return list(cursor.fetchall()) if cursor.description else []

    def change(self, sql: str, values: Mapping[str, Value]) -> int:
        check_texts(values)
        query = cast("psycopg.abc.QueryNoTemplate", dialect(sql))
        return self.database.execute(query, values).rowcount

    def announce(self, what: str) -> None:
        self.execute(
            "SELECT pg_notify(:channel, :what)", {"channel": CHANNEL, "what": f"{self._sender} {what}"}
        )


def why(error: psycopg.Error) -> Reason:
    """The reason behind the driver's error."""
    if error.sqlstate is not None:
        return Reason("reported", code=error.sqlstate)
    if isinstance(error, psycopg.ProgrammingError):
        return Reason("database_address")
    if REJECTED.search(str(error)):
        return Reason("rejected")
    return Reason("no_such_database") if NO_SUCH_DATABASE.search(str(error)) else Reason("unreachable")


class PostgresStore(Store):
    """The shared store: each thread has a connection, each write a transaction."""

    def __init__(self, url: str, beside: bool = False) -> None:
        self.url = url
        self._beside = beside
        # By this a process knows its own announcements, which it does not need.
        self._sender = token_hex(8)
        self._desk: Desk | None = None
        self._ear: Thread | None = None
        self._stopping = Event()

    @property
    def is_shared(self) -> bool:
        return True

    async def open(self, on_change: Callable[[str], None]) -> None:
        try:
            await asyncio.to_thread(self._migrate)
        except psycopg.Error as error:
            words = without_password(str(error))
            raise refuse(without_password(self.url), why(error), words) from error
        loop = asyncio.get_running_loop()
        self._stopping.clear()
        self._desk = Desk("postgres", self._serve, CONNECTIONS)
        self._ear = Thread(target=self._listen, args=(loop, on_change), name="postgres-ear", daemon=True)
        self._ear.start()

    async def close(self) -> None:
        self._stopping.set()
        if self._desk is not None:
            await self._desk.close()
        if self._ear is not None:
            await asyncio.to_thread(self._ear.join)
        self._desk = self._ear = None

    async def read(self, work: Work[T]) -> T:
        return await self.watched(asked(self._desk, work))

    async def write(self, work: Work[T], patience: float | None = PATIENCE_SECONDS) -> T:
        return await self.watched(asked(self._desk, work, patience))

    async def read_as_it_is(self, work: Work[T]) -> T:
        def read() -> T:
            connection = PostgresConnection(self.url, self._sender)
            with connection.database, connection.database.transaction():
                connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                connection.execute("SET LOCAL statement_timeout = 0")
                return work(connection)

        try:
            return await asyncio.to_thread(read)
        except psycopg.Error as error:
            words = without_password(str(error))
            raise refuse(without_password(self.url), why(error), words) from error

    def _migrate(self) -> None:
        connection = PostgresConnection(self.url, self._sender)
        with connection.database, connection.database.transaction():
            # A migration of many rows may take its time.
            connection.execute("SET LOCAL statement_timeout = 0")
            connection.execute("SET LOCAL lock_timeout = 0")
            if self._beside:
                if not is_current(connection):
                    raise refuse(
                        without_password(self.url), Reason("other_version"), "it has other migrations"
                    )
                return
            connection.execute("SELECT pg_advisory_xact_lock(:number)", {"number": MIGRATION_LOCK})
            migrate(connection, without_password(self.url))

    def _serve(self, queue: SimpleQueue[list[Job]]) -> None:
        connection: PostgresConnection | None = None
        while jobs := queue.get():
            for job in jobs:
                if job.future.done():
                    # Given up by whoever asked, while the database did not answer.
                    continue
                try:
                    if connection is None or connection.database.closed:
                        connection = PostgresConnection(self.url, self._sender)
                    answer = transact(connection, job)
                except psycopg.OperationalError as error:
                    answer = (job.future, None, StoreUnavailable(str(error).strip()))
                deliver([answer])
        if connection is not None:
            connection.database.close()

    def _listen(self, loop: asyncio.AbstractEventLoop, on_change: Callable[[str], None]) -> None:
        """Pass announcements on; after a lost connection an empty one says that some may be missing."""
        while not self._stopping.is_set():
            try:
                with connect(self.url) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(on_change, "")
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=LISTEN_SECONDS):
                            sender, _, what = notice.payload.partition(" ")
                            if sender != self._sender:
                                loop.call_soon_threadsafe(on_change, what)
            except psycopg.OperationalError:
                self._stopping.wait(RETRY_SECONDS)


def transact(connection: PostgresConnection, job: Job) -> Answer:
    """Do a job in a transaction; the answer is made after its commit."""
    try:
        try:
            outcome = commit(connection, job)
        except psycopg.IntegrityError:
            # Another process was faster, with the same login say: now the work can see that.
            outcome = commit(connection, job)
    except psycopg.OperationalError as error:
        return job.future, None, StoreUnavailable(str(error).strip())
    except Exception as error:  # delivered to whoever handed the work in
        return job.future, None, error
    return job.future, outcome, None


def commit(connection: PostgresConnection, job: Job) -> object:
    """Do a job and commit what it did."""
    with connection.database.transaction():
        return job.work(connection)


def without_password(url: str) -> str:
    """The address as it may appear in a message."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", url)
