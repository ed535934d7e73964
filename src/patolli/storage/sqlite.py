"""SQLite: one file, one writer, one commit for all that arrives while the disk is busy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from queue import Empty, SimpleQueue

import apsw

from patolli import disk
from patolli.engine.errors import Reason
from patolli.storage.connection import Connection, SqlRow, Value, check_texts
from patolli.storage.file_lock import FileLock, InUse
from patolli.storage.migrate import is_current, migrate
from patolli.storage.store import PATIENCE_SECONDS, Store, StoreUnavailable, T, Work, refuse
from patolli.storage.threads import Answer, Desk, Job, asked, deliver

# More waiting writes than this go into the next commit.
LARGEST_GROUP = 256
CHECKPOINT_PAGES = 4000
BUSY_MILLISECONDS = 10_000

REASONS: dict[type[Exception], Reason] = {
    apsw.NotADBError: Reason("not_a_database"),
    apsw.CorruptError: Reason("not_a_database"),
    apsw.CantOpenError: Reason("no_permission"),
    apsw.PermissionsError: Reason("no_permission"),
    apsw.BusyError: Reason("in_use"),
    apsw.LockedError: Reason("in_use"),
    apsw.FullError: Reason("disk_full"),
    apsw.ReadOnlyError: Reason("read_only"),
}


class SqliteConnection(Connection):
    """apsw, with our arguments."""

    def __init__(self, path: Path) -> None:
        self._database = apsw.Connection(str(path))
        self._database.set_busy_timeout(BUSY_MILLISECONDS)
        self.execute("PRAGMA journal_mode = wal")
        # A commit that was reported survives a power cut.
        self.execute("PRAGMA synchronous = full")
        # The same few pages change with every move: they are copied home less often than they change.
        self.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        self.execute("PRAGMA foreign_keys = on")

    def execute(self, sql: str, values: Mapping[str, Value] | None = None) -> list[SqlRow]:
        check_texts(values)
        return list(self._database.execute(sql, values))

    def change(self, sql: str, values: Mapping[str, Value]) -> int:
        check_texts(values)
        self._database.execute(sql, values)
        return self._database.changes()

    def announce(self, what: str) -> None:
        """Nobody else to tell: one process owns the file."""

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()


def why(error: apsw.Error | OSError, path: Path) -> Reason:
    """The reason behind the driver's error, or the machine's."""
    if isinstance(error, OSError):
        return disk.why(error)
    if path.is_dir():
        return Reason("file_or_folder")
    return REASONS.get(type(error), Reason("reported", code=type(error).__name__))


class SqliteStore(Store):
    """The embedded store: a writer that commits in groups, and a reader beside it."""

    def __init__(self, path: Path, beside: bool = False) -> None:
        self.path = path
        self._beside = beside
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._writer: Desk | None = None
        self._reader: Desk | None = None

    @property
    def is_shared(self) -> bool:
        return False

    async def open(self, on_change: Callable[[str], None]) -> None:
        try:
            if self._beside:
                await self._open_beside()
                return
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Two servers on one file would not harm it, but neither would tell its browsers what the other did.
            self._lock.take()
            bring_up_to_date(self.path)
            writing, reading = SqliteConnection(self.path), SqliteConnection(self.path)
        except InUse as error:
            raise refuse(str(self.path), Reason("in_use"), "another server has it") from error
        except (apsw.Error, OSError) as error:
            self._lock.let_go()
            raise refuse(str(self.path), why(error, self.path), str(error)) from error
        except BaseException:
            self._lock.let_go()
            raise
        self._serve(writing, reading)

    def is_in_use(self) -> bool:
        """Whether another server has the file just now; where that cannot be tried, opening it says why."""
        if not self.path.is_file():
            return False
        try:
            self._lock.take()
        except InUse:
            return True
        except OSError:
            return False
        self._lock.let_go()
        return False

    async def _open_beside(self) -> None:
        """Open what is there, as it is; another program's file, or one of another version, is refused."""
        if not self.path.is_file():
            raise refuse(str(self.path), Reason("no_such_file"), "there is no such file")
        writing, reading = SqliteConnection(self.path), SqliteConnection(self.path)
        if not is_current(reading):
            writing.close()
            reading.close()
            raise refuse(str(self.path), Reason("other_version"), "it has other migrations")
        self._serve(writing, reading)

    def _serve(self, writing: SqliteConnection, reading: SqliteConnection) -> None:
        self._writer = Desk("sqlite-writer", lambda queue: write_in_groups(writing, queue))
        self._reader = Desk("sqlite-reader", lambda queue: read_one_by_one(reading, queue))

    async def close(self) -> None:
        if self._writer is not None and self._reader is not None:
            await self._writer.close()
            await self._reader.close()
        self._writer = self._reader = None
        self._lock.let_go()

    def log_bytes(self) -> int | None:
        try:
            return self.path.with_name(self.path.name + "-wal").stat().st_size
        except OSError:
            return None

    async def read(self, work: Work[T]) -> T:
        return await self.watched(asked(self._reader, work))

    async def read_as_it_is(self, work: Work[T]) -> T:
        def read() -> T:
            connection = SqliteConnection(self.path)
            try:
                connection.execute("BEGIN")
                return work(connection)
            finally:
                connection.close()

        return await asyncio.to_thread(read)

    async def write(self, work: Work[T], patience: float | None = PATIENCE_SECONDS) -> T:
        return await self.watched(asked(self._writer, work, patience))


def bring_up_to_date(path: Path) -> None:
    """Migrate the file; whatever stops it half way leaves the file as it was."""
    connection = SqliteConnection(path)
    try:
        connection.execute("BEGIN IMMEDIATE")
        migrate(connection, str(path))
        connection.execute("COMMIT")
    finally:
        connection.close()


def read_one_by_one(connection: SqliteConnection, queue: SimpleQueue[list[Job]]) -> None:
    """Serve reads until told to stop."""
    while jobs := queue.get():
        for job in jobs:
            deliver([attempt(connection, job)])
    connection.close()


def write_in_groups(connection: SqliteConnection, queue: SimpleQueue[list[Job]]) -> None:
    """Serve writes: whoever waits shares one transaction and one visit to the disk."""
    stopping = False
    while not stopping:
        group: list[Job] = []
        while len(group) < LARGEST_GROUP and not stopping:
            try:
                jobs = queue.get(block=not group)
            except Empty:
                break
            stopping = not jobs
            group += jobs
        deliver(commit_together(connection, group))
    connection.close()


def commit_together(connection: SqliteConnection, group: list[Job]) -> list[Answer]:
    """Run all jobs and commit them together; nobody is told before.

    Nearly always every job succeeds. If one fails, all is rolled back and done again, each
    job in a savepoint of its own, so that its failure harms nobody else.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = [attempt(connection, job) for job in group]
        if any(error is not None for _, _, error in answers):
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            answers = [attempt_apart(connection, job) for job in group]
        connection.execute("COMMIT")
    except apsw.Error as error:
        abandon(connection)
        return [(job.future, None, StoreUnavailable(str(error))) for job in group]
    return answers


def attempt_apart(connection: SqliteConnection, job: Job) -> Answer:
    """Do a job in a savepoint, and undo what it did if it fails."""
    connection.execute("SAVEPOINT job")
    answer = attempt(connection, job)
    if answer[2] is not None:
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return answer


def abandon(connection: SqliteConnection) -> None:
    """Roll back, if the failure has not already done so."""
    try:
        connection.execute("ROLLBACK")
    except apsw.SQLError:
        return


def attempt(connection: SqliteConnection, job: Job) -> Answer:
    """Do a job; its error belongs to whoever handed it in."""
    try:
        return job.future, job.work(connection), None
    except (apsw.ConstraintError, apsw.SQLError, apsw.TooBigError, apsw.RangeError) as error:
        return job.future, None, error
    except apsw.Error as error:
        # The disk, the file or a lock: whoever asked may try again.
        return job.future, None, StoreUnavailable(str(error))
    except Exception as error:  # delivered to whoever handed the work in
        return job.future, None, error
