"""Somebody goes: a bot plays on, what was asked is void, and whoever wants to be forgotten is."""

from __future__ import annotations

from pathlib import Path

from patolli.server import wire
from patolli.server.context import House
from patolli.server.people.accounts import delete_me
from patolli.server.tables import offers, seats
from patolli.server.tables.moves import Gesture, carry_out, playing
from patolli.server.tables.settings import copy_of, read_sheet, with_sheet
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.houses import with_table

NO_CLOCK = wire.Pace()


async def play_first_option(house: House, table: Table) -> None:
    assert table.log is not None
    seat = table.log.match.seat_to_act
    action = table.log.match.choices(seat)[0].notation
    await carry_out(house, table, Gesture(seat, table.version, "", "person", playing(seat, [action])))


async def ask_to_go_back(house: House, table: Table, people: list[PersonRow]) -> str:
    """Ana asks; the offer waits for Bo."""
    for _ in range(2):
        await play_first_option(house, table)
    await offers.ask_take_back(house, table, people[0].id, 0, table.version, 0, "key-of-asking")
    assert table.sheet.offer is not None
    return table.sheet.offer.id


def test_a_bot_plays_on_for_somebody_who_left(tmp_path: Path) -> None:
    async def body(house: House, table: Table, people: list[PersonRow]) -> None:
        assert table.asked("person") == [0]
        await seats.leave(house, table, people[0], 0)
        assert (table.sheet.places[0].kind, table.sheet.places[0].name) == ("gone", "Ana")
        assert table.asked("bot") == []
        await seats.seat_bot(house, table, people[1], 0, "random")
        assert table.bot_task is not None
        await table.bot_task
        assert table.version > 0
        assert table.asked("person") == [1]
        assert {entry.by for entry in await house.store.entries(table.id)} == {"bot"}

    with_table(tmp_path, NO_CLOCK, body)


def test_what_was_asked_is_void_when_somebody_leaves(tmp_path: Path) -> None:
    async def body(house: House, table: Table, people: list[PersonRow]) -> None:
        await ask_to_go_back(house, table, people)
        version = table.version
        await seats.leave(house, table, people[1], 1)
        assert table.sheet.offer is None
        assert table.version == version

    with_table(tmp_path, NO_CLOCK, body)


def test_who_is_deleted_leaves_neither_name_nor_offer_and_the_table_goes_on(tmp_path: Path) -> None:
    async def body(house: House, table: Table, people: list[PersonRow]) -> None:
        await ask_to_go_back(house, table, people)
        assert table.sheet.owner == people[0].id
        await delete_me(house, people[0])
        row = await house.store.table(table.id)
        assert row is not None
        kept = read_sheet(row)
        assert (kept.places[0].kind, kept.places[0].name, kept.places[0].person) == ("gone", "", None)
        assert (kept.offer, kept.owner, kept.ended) == (None, people[1].id, False)
        assert people[0].id not in row.sheet
        await delete_me(house, people[1])
        assert table.status == "ended"

    with_table(tmp_path, NO_CLOCK, body)


def test_deleting_reaches_matches_of_older_rules(tmp_path: Path) -> None:
    async def body(house: House, table: Table, people: list[PersonRow]) -> None:
        sheet = copy_of(table.sheet)
        sheet.rules += 1
        assert await house.store.change_table(with_sheet(table.row, sheet))
        house.tables.clear()
        await delete_me(house, people[0])
        row = await house.store.table(table.id)
        assert row is not None
        assert "Ana" not in row.sheet
        assert people[0].id not in row.sheet
        assert await house.store.tables_of(people[0].id) == []

    with_table(tmp_path, NO_CLOCK, body)
