"""Opens a store and is killed, as by a power cut, after so many statements that change its schema.

Usage: python -m tests.storage.killed_opening URL STATEMENTS
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping

from patolli.storage import open_store
from patolli.storage.connection import SqlRow, Value
from patolli.storage.postgres import PostgresConnection
from patolli.storage.sqlite import SqliteConnection


def kill_after(statements: int, kind: type[PostgresConnection] | type[SqliteConnection]) -> None:
    """Make every connection of a kind deadly."""
    execute, left = kind.execute, statements

    def counted(
        self: PostgresConnection | SqliteConnection, sql: str, values: Mapping[str, Value] | None = None
    ) -> list[SqlRow]:
        nonlocal left
        if sql.startswith(("ALTER", "DROP", "CREATE INDEX", "CREATE UNIQUE")):
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1
        return execute(self, sql, values)  # type: ignore[arg-type]

    setattr(kind, "execute", counted)  # noqa: B010


if __name__ == "__main__":
    kill_after(int(sys.argv[2]), PostgresConnection)
    kill_after(int(sys.argv[2]), SqliteConnection)
    asyncio.run(open_store(sys.argv[1]).open(lambda changed: None))
