"""Work that is cut off between commit and telling: nothing is lost, and it is told as soon as anyone looks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from patolli.server import wire
from patolli.server.errors import OldRules, ServerBusy
from patolli.server.tables.moves import Gesture, carry_out, playing
from patolli.server.tables.settings import copy_of, with_sheet
from patolli.server.tables.table import Table
from patolli.server.tables.timeouts import attend_safely
from patolli.server.updates.subscription import Watcher
from patolli.storage import StoreUnavailable
from patolli.storage.rows import PersonRow
from tests.server.ears import Ear, connected
from tests.server.houses import with_table


def first_move(table: Table) -> Gesture:
    assert table.log is not None
    action = table.log.match.choices(0)[0].notation
    return Gesture(0, table.version, "key-of-the-move", "person", playing(0, [action]))


def watch(table: Table, person: PersonRow) -> Ear:
    ear = Ear()
    table.watchers.add(Watcher(table, connected(ear, person), 0, False, False))
    return ear


def test_a_move_committed_while_its_player_was_cut_off_is_told(tmp_path: Path) -> None:
    async def body(house: Any, table: Table, people: list[Any]) -> None:
        other = watch(table, people[1])
        append, committed = house.store.append, asyncio.Event()

        async def slow_append(*arguments: Any) -> Any:
            outcome = await append(*arguments)
            committed.set()
            await asyncio.Event().wait()
            return outcome

        house.store.append = slow_append
        gesture = first_move(table)
        cut_off = asyncio.create_task(carry_out(house, table, gesture))
        await committed.wait()
        cut_off.cancel()
        await asyncio.gather(cut_off, return_exceptions=True)
        house.store.append = append
        assert other.of("update") == []
        # The player comes back and sends the same gesture again.
        assert await carry_out(house, table, gesture) == 1
        assert [each["version"] for each in other.of("update")] == [1]
        assert len(await house.store.entries(table.id)) == 1

    with_table(tmp_path, wire.Pace(), body)


@pytest.mark.parametrize("is_written", [True, False])
def test_a_store_that_does_not_answer_is_asked_again_with_the_same_key(
    tmp_path: Path, is_written: bool
) -> None:
    async def body(house: Any, table: Table, people: list[Any]) -> None:
        append = house.store.append

        async def broken_append(*arguments: Any) -> Any:
            if is_written:
                await append(*arguments)
            raise StoreUnavailable("the line went dead")

        house.store.append = broken_append
        gesture = first_move(table)
        with pytest.raises(ServerBusy):
            await carry_out(house, table, gesture)
        house.store.append = append
        assert await carry_out(house, table, gesture) == 1
        assert table.version == 1
        assert len(await house.store.entries(table.id)) == 1

    with_table(tmp_path, wire.Pace(), body)


def test_a_match_stays_with_the_rules_it_began_with(tmp_path: Path) -> None:
    async def body(house: Any, table: Table, people: list[Any]) -> None:
        sheet = copy_of(table.sheet)
        sheet.rules += 1
        assert await house.store.change_table(with_sheet(table.row, sheet))
        with pytest.raises(OldRules) as refused:
            await house.reload(table)
        assert refused.value.details["rules"] == sheet.rules
        # One table that cannot be attended to harms no other.
        hopeless: set[str] = set()
        house.tables.clear()
        await attend_safely(house, table.id, hopeless)
        assert hopeless == {table.id}

    with_table(tmp_path, wire.Pace(), body)
