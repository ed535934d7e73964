"""A checkup: every match of a store is played again by this build, on a copy, before it is deployed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from patolli.engine.errors import PatolliError, Reason
from patolli.games import game_of
from patolli.server.tables.settings import read_settings
from patolli.server.tables.state import TableState
from patolli.storage import Store, open_store
from patolli.storage.backup import back_up
from patolli.storage.rows import EntryRow, TableRow


class Finding(Struct, frozen=True):
    """A table at which something is wrong."""

    table: str
    status: str
    why: PatolliError | Reason


class Checkup(Struct):
    """What was found."""

    tables: int = 0
    entries: int = 0
    # Matches that are over and were played by older rules: they are looked at by their last views.
    older: int = 0
    findings: list[Finding] = []


async def check_up(url: str, on_table: Callable[[int], None] = lambda number: None) -> Checkup:
    """Copy a store, migrate the copy, and play every match of it again; the store is not touched."""
    with TemporaryDirectory(prefix="patolli-check-") as folder:
        copy = Path(folder) / "tables.db"
        await back_up(url, copy)
        store = open_store(str(copy))
        await store.open(lambda changed: None)
        try:
            return await check_all(store, on_table)
        finally:
            await store.close()


async def check_all(store: Store, on_table: Callable[[int], None]) -> Checkup:
    """Look at one table after the other."""
    found = Checkup(findings=[])
    for table in await store.table_ids():
        row = await store.table(table)
        assert row is not None
        entries = await store.entries(table)
        found.tables += 1
        found.entries += len(entries)
        why = what_is_wrong(row, entries)
        if why is None and row.line.status in ("over", "ended") and is_older(row):
            found.older += 1
        elif why is not None:
            found.findings.append(Finding(table, row.line.status, why))
        on_table(found.tables)
    return found


def is_older(row: TableRow) -> bool:
    """Whether a match was played by other rules than this build has."""
    return read_settings(row).rules != game_of(row.game).version


def what_is_wrong(row: TableRow, entries: list[EntryRow]) -> PatolliError | Reason | None:
    """Why a table cannot be played on, or is not what was written down; nothing, if all is well."""
    if [each.seq for each in entries] != list(range(1, row.head + 1)):
        return Reason("log_has_gaps", head=row.head, count=len(entries))
    try:
        state = TableState(row, entries, [])
    except msgspec.MsgspecError as error:
        return Reason("damaged_sheet", note=str(error))
    except PatolliError as error:
        return error
    match = None if state.log is None else state.log.match
    if match is not None and row.line.status == "over":
        if not match.is_over or row.line.scores != match.scores():
            return Reason("another_result")
    elif match is not None and match.is_over:
        return Reason("another_result")
    return None
