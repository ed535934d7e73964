"""A seat belongs to its person for the whole match: leaving, running out of time, resigning, coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.server import wire
from patolli.server.errors import NotAllowed, NotNow, SeatTaken
from patolli.server.people.accounts import delete_me, sign_in
from patolli.server.process import ServerProcess
from patolli.server.tables import absences, offers, permissions, seats
from patolli.server.tables.create import make_table
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.settings import Happening
from patolli.server.tables.table import Table
from patolli.server.tables.timeouts import attend
from patolli.server.updates.update import clock_faces
from patolli.storage.rows import HistoryQuery, PersonRow
from tests.server.processes import Body, set_time, with_people, with_table

MINUTE, DAY = 60.0, 86_400.0
NO_CLOCK = wire.Pace()
FIVE_MINUTES = wire.Pace("live", bank=300, increment=0)
THREE_DAYS = wire.Pace("days", days=3)


async def play(table: Table) -> None:
    """Whoever is asked first gives the first answer."""
    assert table.log is not None
    seat = table.log.match.seat_to_act
    action = table.log.match.choices(seat)[0].notation
    await submit(table, Submission(seat, table.version, "", "person", answering(seat, [action])))


async def play_until_asked(table: Table, seat: int) -> None:
    while table.asked("person") != [seat]:
        await play(table)


async def let_bots_play(table: Table) -> None:
    assert table.bot_task is not None
    await table.bot_task


def told(table: Table) -> list[tuple[str, int, str]]:
    return [(each.kind, each.seat, each.name) for each in table.settings.happenings]


def with_three(folder: Path, body: Body) -> None:
    """Three people at a running table; Ana begins."""
    with_people(folder, ["Ana", "Bo", "Cleo"], body)


def test_who_left_takes_the_seat_back_from_a_bot_at_once(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo = people
        await play_until_asked(table, 1)
        await absences.leave(table, bo, 1)
        sheet = table.sheet_for(bo.id)
        absence = sheet.seats[1].absence
        assert absence is not None
        assert (absence.why, absence.name, absence.returnable, absence.undecided) == (
            "left",
            "Bo",
            True,
            True,
        )
        assert sheet.mine
        other = table.sheet_for(ana.id).seats[1].absence
        assert other is not None
        assert not other.returnable
        left_at = table.version
        await absences.decide(table, ana, 1, wire.Decide("bot", "random"))
        await let_bots_play(table)
        assert (table.settings.places[1].kind, table.settings.places[1].name) == ("bot", "Bo")
        await play_until_asked(table, 0)
        came_back = table.version
        # By the link, as by the button: the seat is theirs.
        await seats.sit(table, bo, wire.Sit(invite=table.row.invite))
        assert (table.settings.places[1].kind, table.settings.places[1].person) == ("person", bo.id)
        assert table.settings.places[1].absence is None
        await play_until_asked(table, 1)
        assert [(each.since, each.name, each.bot) for each in table.settings.places[1].sitters] == [
            (0, "Bo", None),
            (left_at, "Bo", "random"),
            (came_back, "Bo", None),
        ]
        assert told(table)[1:] == [("left", 1, "Bo"), ("bot_sat", 1, "Bo"), ("returned", 1, "Bo")]

    with_table(tmp_path, NO_CLOCK, body)


def test_who_has_sat_always_sees_the_table_and_strangers_never_do(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        stranger, _ = await sign_in(process.context, "Eve")
        await absences.leave(table, people[1], 1)
        await absences.decide(table, people[0], 1, wire.Decide("bot", "random"))
        await table.reload()
        assert permissions.may_see(table.row, table.settings, people[1].id, invited=False)
        assert not permissions.may_see(table.row, table.settings, stranger.id, invited=False)
        mine = await process.context.store.tables_of(people[1].id)
        assert [row.id for row in mine] == [table.id]
        with pytest.raises(NotAllowed):
            await absences.take_seat_back(table, people[0], 1)

    with_table(tmp_path, NO_CLOCK, body)


def test_nobody_plays_two_hands_and_no_stranger_takes_all_seats(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await absences.leave(table, people[1], 1)
        with pytest.raises(NotAllowed):
            await seats.sit(table, people[0], wire.Sit(1, invite=table.row.invite))
        wishes = [wire.SeatWish("me"), *[wire.SeatWish("open")] * 3]
        public = await make_table(process.tables, people[0], wire.NewTable("cacao", wishes, private=False))
        eve, _ = await sign_in(process.context, "Eve")
        await seats.sit(public, eve, wire.Sit())
        await seats.sit(public, eve, wire.Sit())
        assert public.settings.seats_of(eve.id) == [1]
        with pytest.raises(NotAllowed):
            await seats.sit(public, eve, wire.Sit(2))
        # The host sends her away, and her seat is free again.
        await seats.open_seat(public, people[0], 1, wire.OpenSeat())
        assert public.settings.places[1].kind == "open"
        assert told(public)[-1] == ("removed", 1, "Eve")
        assert await process.context.store.tables_of(eve.id) == []

    with_table(tmp_path, NO_CLOCK, body)


def test_the_others_choose_by_more_than_half(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo, cleo = people
        await absences.leave(table, cleo, 2)
        with pytest.raises(NotAllowed):
            await absences.decide(table, cleo, 2, wire.Decide("end"))
        await absences.decide(table, ana, 2, wire.Decide("end"))
        await absences.decide(table, bo, 2, wire.Decide("bot"))
        # A tie waits, and whoever changes their mind may.
        absence = table.sheet_for(ana.id).seats[2].absence
        assert absence is not None
        assert [(vote.seat, vote.choice) for vote in absence.votes] == [(0, "end"), (1, "bot")]
        assert table.status == "playing"
        await absences.decide(table, ana, 2, wire.Decide("bot"))
        assert table.settings.places[2].kind == "bot"
        with pytest.raises(NotNow):
            await absences.decide(table, ana, 2, wire.Decide("end"))
        await absences.take_seat_back(table, cleo, 2)
        await absences.leave(table, cleo, 2)
        for person in (ana, bo):
            await absences.decide(table, person, 2, wire.Decide("end"))
        assert (table.status, table.settings.ending) == ("ended", "voted")

    with_three(tmp_path, body)


@pytest.mark.parametrize(
    ("pace", "seconds", "after"), [(FIVE_MINUTES, 300.0, 60.0), (THREE_DAYS, 3 * DAY, 3 * DAY)]
)
def test_a_match_runs_to_its_timeout_and_its_person_comes_back(
    tmp_path: Path, pace: wire.Pace, seconds: float, after: float
) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        begun = table.settings.started
        sheet = table.sheet_for(people[0].id)
        assert sheet.deadline == pytest.approx(begun + seconds)
        assert sheet.stand_in in ("regular", "greedy", "random")
        set_time(process, begun + seconds - 1)
        await attend(table)
        assert table.settings.places[0].kind == "person"
        set_time(process, begun + seconds + 1)
        await attend(table)
        await let_bots_play(table)
        assert table.asked("person") == [1]
        assert told(table)[1:] == [("timed_out", 0, "Ana"), ("bot_sat", 0, "Ana")]
        absence = table.sheet_for(people[0].id).seats[0].absence
        assert absence is not None
        assert (absence.why, absence.returnable, absence.clock) == ("timeout", True, after)
        await absences.take_seat_back(table, people[0], 0)
        faces = clock_faces(table, table.settings, table.log, begun + seconds + 1)
        assert faces[0].left == pytest.approx(after)
        await play_until_asked(table, 0)
        assert table.settings.places[0].kind == "person"

    with_table(tmp_path, pace, body)


def test_whose_clock_runs_on_after_leaving_is_followed_by_a_bot(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        begun = table.settings.started
        await absences.leave(table, people[0], 0)
        await absences.decide(table, people[1], 0, wire.Decide("wait"))
        kinds = [table.settings.places[0].kind]
        set_time(process, begun + 301)
        assert await process.context.store.due(begun + 301) == [table.id]
        await attend(table)
        kinds.append(table.settings.places[0].kind)
        await absences.take_seat_back(table, people[0], 0)
        assert [*kinds, table.settings.places[0].kind] == ["gone", "bot", "person"]

    with_table(tmp_path, FIVE_MINUTES, body)


def test_resigning_at_two_loses_the_match(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await play(table)
        await absences.resign(table, people[0], 0)
        sheet = table.sheet_for(people[1].id)
        assert (sheet.status, sheet.ending, sheet.ranking) == ("ended", "resigned", [2, 1])
        assert told(table)[-1] == ("resigned", 0, "Ana")
        for person, place in zip(people, (2, 1), strict=True):
            ((_, result),) = await process.context.store.finished_matches(HistoryQuery(person.id))
            assert result is not None
            assert result.place == place
        absence = table.sheet_for(people[0].id).seats[0].absence
        assert absence is not None
        assert not absence.returnable

    with_table(tmp_path, NO_CLOCK, body)


def test_who_resigns_among_three_is_followed_by_a_bot_for_good(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await absences.resign(table, people[0], 0)
        assert (table.status, table.settings.places[0].kind) == ("playing", "bot")
        with pytest.raises(NotAllowed):
            await absences.take_seat_back(table, people[0], 0)
        with pytest.raises(SeatTaken):
            await seats.sit(table, people[0], wire.Sit(0, invite=table.row.invite))

    with_three(tmp_path, body)


def test_all_may_agree_to_stop(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await offers.ask_end(table, people[0].id)
        offer = table.settings.offer
        assert offer is not None
        await offers.answer(table, people[1].id, offer.id, "no", "12345678")
        assert (table.settings.offer, table.status) == (None, "playing")
        await offers.ask_end(table, people[0].id)
        # Wanting it as well is agreeing.
        await offers.ask_end(table, people[1].id)
        assert (table.status, table.settings.ending) == ("ended", "agreed")
        assert told(table)[-1] == ("agreed", 0, "Ana")

    with_table(tmp_path, NO_CLOCK, body)


def test_who_is_deleted_is_named_nowhere_even_where_a_bot_plays_on(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await absences.leave(table, people[0], 0)
        await absences.decide(table, people[1], 0, wire.Decide("bot", "random"))
        await delete_me(process.tables, people[0])
        row = await process.context.store.table(table.id)
        assert row is not None
        assert "Ana" not in row.sheet
        assert people[0].id not in row.sheet
        assert await process.context.store.tables_ever_of(people[0].id) == []

    with_table(tmp_path, NO_CLOCK, body)


def test_a_log_about_people_does_not_grow_without_end(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        for number in range(300):
            table.settings.note(Happening(0, float(number), "left", 0, "Ana"))
        assert len(table.settings.happenings) <= 120
        assert table.settings.happenings[-1].time == 299.0

    with_table(tmp_path, NO_CLOCK, body)
