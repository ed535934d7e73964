"""Opening: the store behind an address."""

from __future__ import annotations

from pathlib import Path

from patolli.engine.errors import Reason
from patolli.extras import MissingExtra
from patolli.storage.store import BadDatabase, Store


def open_store(url: str, beside: bool = False) -> Store:
    """SQLite for a path or `sqlite:path`, PostgreSQL for `postgresql://…`; not opened yet.

    `beside` is for who works on a store that a server may have: it is neither locked nor migrated.
    """
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from patolli.storage.postgres import PostgresStore
        except ImportError as error:
            # Also where psycopg is installed and finds no library of PostgreSQL's to speak through.
            raise MissingExtra("psycopg", "postgres") from error

        return PostgresStore(url, beside)
    path = url.removeprefix("sqlite:")
    if "://" in path or not path:
        raise BadDatabase(url, Reason("database_address"))
    from patolli.storage.sqlite import SqliteStore

    return SqliteStore(Path(path).expanduser(), beside)
