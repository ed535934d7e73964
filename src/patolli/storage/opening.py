"""Opening: the store behind an address."""

from __future__ import annotations

from pathlib import Path

from patolli.engine.errors import Reason
from patolli.storage.store import BadDatabase, Store


def open_store(url: str) -> Store:
    """SQLite for a path or `sqlite:path`, PostgreSQL for `postgresql://…`; not opened yet."""
    if url.startswith(("postgresql://", "postgres://")):
        from patolli.storage.postgres import PostgresStore

        return PostgresStore(url)
    path = url.removeprefix("sqlite:")
    if "://" in path or not path:
        raise BadDatabase(url, Reason("database_address"))
    from patolli.storage.sqlite import SqliteStore

    return SqliteStore(Path(path).expanduser())
