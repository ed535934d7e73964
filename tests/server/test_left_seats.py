"""What becomes of a seat whose person is not there: nobody else takes it, and the votes of those who are left are counted whenever that matters."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.server import wire
from patolli.server.errors import NoFreeSeat, NoSuchTable, NotAllowed, SeatTaken
from patolli.server.people.accounts import delete_me, sign_in
from patolli.server.process import ServerProcess
from patolli.server.tables import absences, permissions, seats
from patolli.server.tables.table import Table
from patolli.server.tables.timeouts import attend
from patolli.storage.rows import PersonRow
from tests.server.processes import NOON, set_time, with_people, with_table

NO_CLOCK = wire.Pace()
ASKS_THE_TABLE = wire.Pace("live", bank=300, increment=0, on_timeout="table")


@pytest.mark.parametrize("answer", [None, wire.Decide("wait"), wire.Decide("bot", "random")])
def test_nobody_takes_the_seat_of_somebody_who_left(tmp_path: Path, answer: wire.Decide | None) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo = people
        eve, _ = await sign_in(process.context, "Eve")
        invite = table.row.invite
        await absences.leave(table, bo, 1)
        if answer is not None:
            await absences.decide(table, ana, 1, answer)
        with pytest.raises(NoFreeSeat):
            await seats.sit(table, eve, wire.Sit(invite=invite))
        with pytest.raises(SeatTaken):
            await seats.sit(table, eve, wire.Sit(1, invite=invite))
        assert table.settings.seats_of(eve.id) == []
        # Whose seat it is comes back by the same link.
        await seats.sit(table, bo, wire.Sit(invite=invite))
        assert (table.settings.places[1].kind, table.settings.places[1].person) == ("person", bo.id)

    with_table(tmp_path, NO_CLOCK, body)


def test_a_left_seat_opens_a_table_without_spectators_to_nobody(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo = people
        eve, _ = await sign_in(process.context, "Eve")
        await seats.change_table(table, ana, wire.ChangeTable(spectators=False))
        await absences.leave(table, bo, 1)
        assert not permissions.may_see(table.row, table.settings, eve.id, invited=True)
        with pytest.raises(NoSuchTable):
            await seats.sit(table, eve, wire.Sit(invite=table.row.invite))

    with_table(tmp_path, NO_CLOCK, body)


def test_a_vote_is_counted_again_when_a_voter_goes(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo, cleo = people
        await absences.leave(table, ana, 0)
        await absences.decide(table, bo, 0, wire.Decide("bot", "greedy"))
        assert table.settings.places[0].kind == "gone"
        # Now one of one wants a bot.
        await absences.leave(table, cleo, 2)
        assert (table.settings.places[0].kind, table.settings.places[0].bot) == ("bot", "greedy")
        # About the second seat nobody has said anything yet.
        assert table.settings.places[2].kind == "gone"
        absence = table.settings.places[2].absence
        assert absence is not None
        assert absence.undecided
        assert table.status == "playing"

    with_people(tmp_path, ["Ana", "Bo", "Cleo"], body)


def test_a_vote_is_counted_again_when_a_voter_resigns_or_is_deleted(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo, cleo, dan = people
        await absences.leave(table, dan, 3)
        await absences.decide(table, ana, 3, wire.Decide("end"))
        await absences.decide(table, cleo, 3, wire.Decide("bot"))
        await absences.resign(table, cleo, 2)
        # One of two is no majority.
        assert (table.status, table.settings.places[3].kind) == ("playing", "gone")
        await delete_me(process.tables, bo)
        assert (table.status, table.settings.ending) == ("ended", "voted")

    with_people(tmp_path, ["Ana", "Bo", "Cleo", "Dan"], body)


def test_time_that_runs_out_counts_the_votes_about_others_again(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        _, bo, cleo = people
        await absences.leave(table, cleo, 2)
        await absences.decide(table, bo, 2, wire.Decide("bot", "random"))
        set_time(process, NOON + 301)
        await attend(table)
        assert table.settings.places[0].kind == "gone"
        assert table.settings.places[2].kind == "bot"

    with_people(tmp_path, ["Ana", "Bo", "Cleo"], body, ASKS_THE_TABLE)


def test_the_bot_that_most_of_those_in_favour_named_plays_on(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo, cleo, dan = people
        await absences.leave(table, dan, 3)
        await absences.decide(table, ana, 3, wire.Decide("bot", "greedy"))
        # Who names none leaves the choice to the others.
        await absences.decide(table, bo, 3, wire.Decide("bot"))
        assert (table.settings.places[3].kind, table.settings.places[3].bot) == ("bot", "greedy")
        await absences.leave(table, cleo, 2)
        await absences.decide(table, ana, 2, wire.Decide("bot", "random"))
        # Whoever changes their mind has named one bot only, and of two the first is taken.
        await absences.decide(table, ana, 2, wire.Decide("bot", "greedy"))
        await absences.decide(table, bo, 2, wire.Decide("bot", "random"))
        assert table.settings.places[2].bot == "greedy"

    with_people(tmp_path, ["Ana", "Bo", "Cleo", "Dan"], body)


def test_who_has_left_has_no_vote(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo, cleo, dan = people
        await absences.leave(table, dan, 3)
        await absences.decide(table, cleo, 3, wire.Decide("end"))
        await absences.leave(table, cleo, 2)
        await absences.decide(table, ana, 3, wire.Decide("end"))
        # The vote of whoever has left does not count: one of two is no majority.
        assert table.status == "playing"
        with pytest.raises(NotAllowed):
            await absences.decide(table, cleo, 3, wire.Decide("end"))
        await absences.decide(table, bo, 3, wire.Decide("end"))
        assert table.status == "ended"

    with_people(tmp_path, ["Ana", "Bo", "Cleo", "Dan"], body)
