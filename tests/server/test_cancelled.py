"""Work that is cut off between commit and telling: nothing is lost, and it is told as soon as anyone looks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from patolli.server import wire
from patolli.server.errors import OldRules, ServerBusy
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.settings import copy_of, with_settings
from patolli.server.tables.table import Table
from patolli.server.tables.timeouts import attend_safely
from patolli.server.updates.subscription import Subscription
from patolli.storage import StoreUnavailable
from patolli.storage.rows import PersonRow
from tests.server.ears import Ear, connected
from tests.server.processes import with_table


def first_move(table: Table) -> Submission:
    assert table.log is not None
    action = table.log.match.choices(0)[0].notation
    return Submission(0, table.version, "key-of-the-move", "person", answering(0, [action]))


def watch(table: Table, person: PersonRow) -> Ear:
    ear = Ear()
    hello = wire.Hello(table.id, outlooks=False)
    table.subscribe(Subscription(table, connected(ear, person), hello, invited=False, since=0.0))
    return ear


def test_a_move_committed_while_its_player_was_cut_off_is_told(tmp_path: Path) -> None:
    async def body(process: Any, table: Table, people: list[Any]) -> None:
        other = watch(table, people[1])
        append, committed = process.context.store.append, asyncio.Event()

        async def slow_append(*arguments: Any) -> Any:
            outcome = await append(*arguments)
            committed.set()
            await asyncio.Event().wait()
            return outcome

        process.context.store.append = slow_append
        submission = first_move(table)
        cut_off = asyncio.create_task(submit(table, submission))
        await committed.wait()
        cut_off.cancel()
        await asyncio.gather(cut_off, return_exceptions=True)
        process.context.store.append = append
        assert other.of("update") == []
        # The player comes back and sends the same submission again.
        assert await submit(table, submission) == 1
        assert [each["version"] for each in other.of("update")] == [1]
        assert len(await process.context.store.entries(table.id)) == 1

    with_table(tmp_path, wire.Pace(), body)


@pytest.mark.parametrize("is_written", [True, False])
def test_a_store_that_does_not_answer_is_asked_again_with_the_same_key(
    tmp_path: Path, is_written: bool
) -> None:
    async def body(process: Any, table: Table, people: list[Any]) -> None:
        append = process.context.store.append

        async def broken_append(*arguments: Any) -> Any:
            if is_written:
                await append(*arguments)
            raise StoreUnavailable("the line went dead")

        process.context.store.append = broken_append
        submission = first_move(table)
        with pytest.raises(ServerBusy):
            await submit(table, submission)
        process.context.store.append = append
        assert await submit(table, submission) == 1
        assert table.version == 1
        assert len(await process.context.store.entries(table.id)) == 1

    with_table(tmp_path, wire.Pace(), body)


def test_a_match_stays_with_the_rules_it_began_with(tmp_path: Path) -> None:
    async def body(process: Any, table: Table, people: list[Any]) -> None:
        sheet = copy_of(table.settings)
        sheet.rules += 1
        assert await process.context.store.change_table(with_settings(table.row, sheet))
        with pytest.raises(OldRules) as refused:
            await table.reload()
        assert refused.value.details["rules"] == sheet.rules
        # One table that cannot be attended to harms no other.
        hopeless: set[str] = set()
        process.tables.known.clear()
        await attend_safely(process.tables, table.id, hopeless)
        assert hopeless == {table.id}

    with_table(tmp_path, wire.Pace(), body)
