"""Announcements of other processes: one that comes while a table is being read is not lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.server import wire
from patolli.server.process import ServerProcess
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.table import Table
from patolli.storage.rows import EntryRow, PersonRow
from tests.server.processes import with_table


@pytest.mark.parametrize("is_named", [True, False])
def test_what_another_process_plays_while_a_table_is_read_is_seen(tmp_path: Path, is_named: bool) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        # Another process on the same store knows nothing of the table yet.
        other = ServerProcess(process.context.settings, process.context.store)
        entries, is_overtaken = process.context.store.entries, False

        async def overtaken(room: str, after: int = 0) -> list[EntryRow]:
            nonlocal is_overtaken
            found = await entries(room, after)
            if not is_overtaken:
                is_overtaken = True
                assert table.log is not None
                action = table.log.match.choices(0)[0].notation
                await submit(table, Submission(0, 0, "", "person", answering(0, [action])))
                other.changed_elsewhere(table.id if is_named else "")
            return found

        setattr(process.context.store, "entries", overtaken)  # noqa: B010
        seen = await other.tables.find(table.id)
        assert is_overtaken
        assert (seen.version, seen.row.head) == (table.version, table.version)
        assert table.version > 0
        await other.context.background.cancel()
        await other.bots.pool.close()

    with_table(tmp_path, wire.Pace(), body)
