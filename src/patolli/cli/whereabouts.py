"""Whereabouts: who serves tables from a file notes where, so that a second start shows the first."""

from __future__ import annotations

from pathlib import Path

from patolli.cli.writing import write
from patolli.storage import open_store
from patolli.storage.sqlite import SqliteStore


def served_at(database: str) -> str | None:
    """The address at which another process of this machine serves these tables, if one does and says so."""
    store = open_store(database)
    if not isinstance(store, SqliteStore) or not store.is_in_use():
        return None
    try:
        return note_of(store).read_text(encoding="utf-8").strip() or None
    except (OSError, ValueError):
        # It is in use by something that says nothing, such as a backup being restored.
        return None


def note(database: str, address: str) -> None:
    """Note where these tables are served; several machines share PostgreSQL, so nothing is noted of it."""
    store = open_store(database)
    if isinstance(store, SqliteStore):
        write(note_of(store), f"{address}\n")


def note_of(store: SqliteStore) -> Path:
    """The file beside the tables; what is left in it by a server that was killed is read by nobody."""
    return store.path.with_name(f"{store.path.name}.address")
