"""Somebody goes: a bot plays on, what was asked is void, and whoever wants to be forgotten is."""

from __future__ import annotations

from pathlib import Path

from patolli.server import wire
from patolli.server.people.accounts import delete_me
from patolli.server.process import ServerProcess
from patolli.server.tables import absences, offers, seats
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.settings import copy_of, read_settings, with_settings
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.processes import with_table

NO_CLOCK = wire.Pace()


async def play_first_option(process: ServerProcess, table: Table) -> None:
    assert table.log is not None
    seat = table.log.match.seat_to_act
    action = table.log.match.choices(seat)[0].notation
    await submit(table, Submission(seat, table.version, "", "person", answering(seat, [action])))


async def ask_to_go_back(process: ServerProcess, table: Table, people: list[PersonRow]) -> str:
    """Ana asks; the offer waits for Bo."""
    for _ in range(2):
        await play_first_option(process, table)
    await offers.ask_take_back(table, people[0].id, 0, table.version, 0, "key-of-asking")
    assert table.settings.offer is not None
    return table.settings.offer.id


def test_a_bot_plays_on_for_somebody_who_left(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        assert table.asked("person") == [0]
        await absences.leave(table, people[0], 0)
        assert (table.settings.places[0].kind, table.settings.places[0].name) == ("gone", "Ana")
        assert table.asked("bot") == []
        await seats.seat_bot(table, people[1], 0, "random")
        assert table.bot_task is not None
        await table.bot_task
        assert table.version > 0
        assert table.asked("person") == [1]
        assert {entry.by for entry in await process.context.store.entries(table.id)} == {"bot"}

    with_table(tmp_path, NO_CLOCK, body)


def test_what_was_asked_is_void_when_somebody_leaves(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await ask_to_go_back(process, table, people)
        version = table.version
        await absences.leave(table, people[1], 1)
        assert table.settings.offer is None
        assert table.version == version

    with_table(tmp_path, NO_CLOCK, body)


def test_who_is_deleted_leaves_neither_name_nor_offer_and_the_table_goes_on(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await ask_to_go_back(process, table, people)
        assert table.settings.owner == people[0].id
        await delete_me(process.tables, people[0])
        row = await process.context.store.table(table.id)
        assert row is not None
        kept = read_settings(row)
        assert (kept.places[0].kind, kept.places[0].name, kept.places[0].person) == ("gone", "", None)
        assert (kept.offer, kept.owner, kept.ended) == (None, people[1].id, False)
        assert people[0].id not in row.sheet
        await delete_me(process.tables, people[1])
        assert table.status == "ended"

    with_table(tmp_path, NO_CLOCK, body)


def test_deleting_reaches_matches_of_older_rules(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        sheet = copy_of(table.settings)
        sheet.rules += 1
        assert await process.context.store.change_table(with_settings(table.row, sheet))
        process.tables.known.clear()
        await delete_me(process.tables, people[0])
        row = await process.context.store.table(table.id)
        assert row is not None
        assert "Ana" not in row.sheet
        assert people[0].id not in row.sheet
        assert await process.context.store.tables_of(people[0].id) == []

    with_table(tmp_path, NO_CLOCK, body)
