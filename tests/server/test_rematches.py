"""A rematch is an offer at the finished table: nobody is moved, nobody is lost, the same people play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from patolli.server import wire
from patolli.server.errors import NotAllowed, NotNow
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.socket.handlers import handle
from patolli.server.tables import absences, offers, rematches, seats
from patolli.server.tables.create import make_table
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.ears import Ear, visiting
from tests.server.processes import set_time, with_process

Body = Callable[[ServerProcess, Table, list[PersonRow]], Awaitable[None]]


def with_finished(folder: Path, people: int, body: Body, private: bool = True) -> None:
    """A table whose people have just stopped their match."""

    async def run(process: ServerProcess) -> None:
        names = ("Ana", "Bo", "Cleo", "Dan")[:people]
        members = [(await sign_in(process.context, name))[0] for name in names]
        wishes = [wire.SeatWish("me"), *[wire.SeatWish("link")] * (people - 1)]
        wanted = wire.NewTable("cacao", wishes, {"first_seat": "0"}, private=private)
        table = await make_table(process.tables, members[0], wanted)
        for person in members[1:]:
            await seats.sit(table, person, wire.Sit(invite=table.row.invite))
        for person in members:
            await offers.ask_end(table, person.id)
        assert table.status == "ended"
        await body(process, table, members)

    with_process(folder, run)


def offer_of(table: Table, person: PersonRow) -> wire.Rematch:
    rematch = table.sheet_for(person.id).rematch
    assert rematch is not None
    return rematch


def test_the_same_people_sit_one_further_at_a_private_table(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo = people
        await rematches.offer_or_join(process.tables, table, ana)
        seen = offer_of(table, bo)
        assert (seen.status, seen.name, seen.table) == ("offered", "Ana", None)
        assert [(each.name, each.answer) for each in seen.answers] == [("Ana", "joined"), ("Bo", "asked")]
        # Nobody has been moved, and no table stands about.
        assert len(await process.context.store.tables_of(bo.id)) == 1
        await rematches.offer_or_join(process.tables, table, bo)
        begun = offer_of(table, ana)
        assert begun.status == "begun"
        assert begun.table is not None
        again = await process.tables.find(begun.table)
        assert [place.person for place in again.settings.places] == [bo.id, ana.id]
        assert (again.status, again.settings.private, again.settings.rematch_of) == (
            "playing",
            True,
            table.id,
        )
        assert again.settings.seed != table.settings.seed
        # Said twice, it is one table.
        await rematches.offer_or_join(process.tables, table, bo)
        assert len(await process.context.store.tables_of(ana.id)) == 2

    with_finished(tmp_path, 2, body)


def test_not_now_after_all_withdrawn_and_offered_again(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo = people
        await rematches.offer_or_join(process.tables, table, ana)
        await rematches.decline(table, bo)
        assert [each.answer for each in offer_of(table, ana).answers] == ["joined", "declined"]
        await rematches.decline(table, ana)
        assert offer_of(table, bo).status == "ended"
        with pytest.raises(NotNow):
            await rematches.decline(table, bo)
        await rematches.offer_or_join(process.tables, table, bo)
        assert offer_of(table, ana).by == 1
        # An offer does not stand for ever.
        set_time(process, offer_of(table, ana).until + 1)
        assert offer_of(table, ana).status == "ended"
        await rematches.offer_or_join(process.tables, table, ana)
        assert offer_of(table, bo).status == "offered"
        await rematches.offer_or_join(process.tables, table, bo)
        assert offer_of(table, bo).status == "begun"

    with_finished(tmp_path, 2, body)


def test_after_a_minute_bots_may_play_for_who_has_not_joined(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo, cleo = people
        await rematches.offer_or_join(process.tables, table, ana)
        await rematches.offer_or_join(process.tables, table, bo)
        with pytest.raises(NotNow):
            await rematches.fill(process.tables, table, ana)
        set_time(process, offer_of(table, ana).fill_at)
        with pytest.raises(NotNow):
            await rematches.fill(process.tables, table, bo)
        await rematches.fill(process.tables, table, ana)
        made = offer_of(table, cleo).table
        assert made is not None
        again = await process.tables.find(made)
        assert [place.kind for place in again.settings.places] == ["person", "bot", "person"]
        assert again.status == "playing"

    with_finished(tmp_path, 3, body)


def test_strangers_and_those_who_never_sat_offer_nothing(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        eve, _ = await sign_in(process.context, "Eve")
        with pytest.raises(NotAllowed):
            await rematches.offer_or_join(process.tables, table, eve)

    with_finished(tmp_path, 2, body, private=False)


def test_the_finished_table_tells_its_people_as_they_answer(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ear = Ear()
        await handle(process.tables, visiting(ear, people[1]), wire.Hello(table.id))
        await rematches.offer_or_join(process.tables, table, people[0])
        assert ear.of("table_changed")[-1]["table"]["rematch"]["status"] == "offered"
        assert ear.of("gone") == []

    with_finished(tmp_path, 2, body)


def test_somebody_for_whom_a_bot_finished_is_asked_as_well(tmp_path: Path) -> None:
    async def run(process: ServerProcess) -> None:
        ana, bo = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo")]
        wanted = wire.NewTable("cacao", [wire.SeatWish("me"), wire.SeatWish("link")], {"first_seat": "0"})
        table = await make_table(process.tables, ana, wanted)
        await seats.sit(table, bo, wire.Sit(invite=table.row.invite))
        await absences.leave(table, bo, 1)
        await absences.decide(table, ana, 1, wire.Decide("end"))
        await rematches.offer_or_join(process.tables, table, ana)
        assert [each.name for each in offer_of(table, bo).answers] == ["Ana", "Bo"]
        # It is his seat that he is asked about, though nobody takes it back any more.
        absence = table.sheet_for(bo.id).seats[1].absence
        assert absence is not None
        assert (absence.yours, absence.returnable) == (True, False)
        await rematches.offer_or_join(process.tables, table, bo)
        assert offer_of(table, ana).status == "begun"

    with_process(tmp_path, run)
