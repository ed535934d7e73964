"""Logging in brings a guest's matches along: all of them, once, and whoever else is concerned sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.server import wire
from patolli.server.people import accounts
from patolli.server.process import ServerProcess
from patolli.server.tables import absences, seats
from patolli.server.tables.create import make_table
from patolli.storage.rows import PersonRow
from tests.server.ears import Ear, visiting
from tests.server.processes import with_process
from tests.server.test_power_cuts import empty_postgres

LOGIN = wire.LogIn("jaguar", "a password")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'tables.db'}"
    return empty_postgres(request.getfixturevalue("postgres_url"))


async def account_of(process: ServerProcess) -> PersonRow:
    person, _ = await accounts.sign_in(process.context, "Jaguar")
    return await accounts.claim(process.context, person, wire.Claim("jaguar", "a password"))


async def table_of(process: ServerProcess, owner: PersonRow, *others: PersonRow) -> str:
    wishes = [wire.SeatWish("me"), *[wire.SeatWish("link")] * max(1, len(others))]
    table = await make_table(process.tables, owner, wire.NewTable("cacao", wishes))
    for each in others:
        await seats.sit(table, each, wire.Sit(invite=table.row.invite))
    return table.id


def test_running_finished_and_left_matches_come_along_from_both_sides(tmp_path: Path, database: str) -> None:
    async def run(process: ServerProcess) -> None:
        store = process.context.store
        account = await account_of(process)
        guest, _ = await accounts.sign_in(process.context, "Flower")
        friend, _ = await accounts.sign_in(process.context, "Shell")
        own = await table_of(process, account, friend)
        gathering = await table_of(process, guest)
        running = await table_of(process, friend, guest)
        left = await table_of(process, guest, friend)
        over = await table_of(process, guest, friend)
        both = await table_of(process, account, guest)
        await absences.leave(await process.tables.find(left), guest, 0)
        await absences.resign(await process.tables.find(over), friend, 1)
        assert await store.count_matches(guest.id) == (4, 1)
        ear = Ear()
        socket = visiting(ear, guest)
        process.context.connections.welcome(socket)
        who, _, brought = await accounts.log_in(process.tables, LOGIN, guest)
        assert (who.id, who.name, brought) == (account.id, "Jaguar", 5)
        # The guest's page hears that it is somebody else now.
        assert ear.of("closed")
        assert await store.count_matches(account.id) == (5, 1)
        assert {row.id for row in await store.tables_of(account.id)} == {
            own,
            gathering,
            running,
            left,
            over,
            both,
        }
        assert await store.tables_ever_of(guest.id) == []
        for table in (gathering, running, left, over, both):
            found = await process.tables.find(table)
            await found.refresh()
            row = await store.table(table)
            assert row is not None
            assert guest.id not in row.sheet
            assert guest.id not in str(found.settings)
        # Seats keep the name under which they were played.
        assert (await process.tables.find(running)).settings.places[1].name == "Flower"
        await absences.take_seat_back(await process.tables.find(left), account, 0)
        assert (await store.results_of(account.id))[0].place == 1
        # Once: the guest is no more, and a second login brings nothing.
        assert (await accounts.log_in(process.tables, LOGIN, guest))[2] == 0
        assert await store.count_matches(account.id) == (5, 1)

    with_process(tmp_path, run, database)


def test_who_does_not_want_it_brings_nothing(tmp_path: Path, database: str) -> None:
    async def run(process: ServerProcess) -> None:
        account = await account_of(process)
        guest, _ = await accounts.sign_in(process.context, "Flower")
        table = await table_of(process, guest)
        _, _, brought = await accounts.log_in(
            process.tables, wire.LogIn("jaguar", "a password", bring=False), guest
        )
        assert brought == 0
        assert [row.id for row in await process.context.store.tables_of(guest.id)] == [table]
        assert await process.context.store.tables_of(account.id) == []

    with_process(tmp_path, run, database)


def test_one_account_does_not_swallow_another(tmp_path: Path, database: str) -> None:
    async def run(process: ServerProcess) -> None:
        await account_of(process)
        other, _ = await accounts.sign_in(process.context, "Flint")
        other = await accounts.claim(process.context, other, wire.Claim("flint", "a password"))
        table = await table_of(process, other)
        assert (await accounts.log_in(process.tables, LOGIN, other))[2] == 0
        assert [row.id for row in await process.context.store.tables_of(other.id)] == [table]

    with_process(tmp_path, run, database)
