"""Clocks: told by the log alone; what happens when time runs out."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from patolli.server import wire
from patolli.server.process import ServerProcess
from patolli.server.tables import absences
from patolli.server.tables.clocks import Clocks, asleep_added, awake_between
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.settings import Grace, SeatSettings, TableSettings
from patolli.server.tables.table import Table
from patolli.server.tables.timeouts import attend
from patolli.server.updates.update import clock_faces
from patolli.storage.rows import PersonRow
from tests.server.processes import NOON, set_time, with_table

HOUR = 3600.0
DAY = 24 * HOUR
NIGHT = wire.Sleep(22 * 60, 7 * 60)


def sheet(pace: wire.Pace) -> TableSettings:
    places = [SeatSettings("person", "A", "a"), SeatSettings("person", "B", "b")]
    return TableSettings("", 1, {}, True, True, "on", pace, "a", places, False, started=1000.0)


def test_a_bank_is_spent_while_one_decides_and_grows_after_each_turn() -> None:
    clocks = Clocks(sheet(wire.Pace("live", bank=100, increment=10)), {0}, [])
    assert clocks.runs_out([0]) == 1100.0
    clocks.absorb(1030.0, {0})
    assert clocks.left == [70.0, 100.0]
    clocks.absorb(1040.0, {1})
    assert clocks.left == [70.0, 100.0]
    clocks.absorb(1100.0, {0, 1})
    assert clocks.left_at(0, 1105.0) == 65.0
    assert clocks.left_at(1, 1105.0) == 35.0
    assert clocks.runs_out([0, 1]) == 1140.0


def test_days_are_given_for_each_decision() -> None:
    clocks = Clocks(sheet(wire.Pace("days", days=2)), {0}, [])
    clocks.absorb(1000.0 + DAY, {1})
    clocks.absorb(1000.0 + DAY + HOUR, {0})
    assert clocks.left_at(0, 1000.0 + DAY + 2 * HOUR) == 2 * DAY - HOUR


def test_time_given_by_the_others_counts_from_its_version_on() -> None:
    slow = sheet(wire.Pace("live", bank=100, increment=0))
    slow.graces.append(Grace(1, 0, 50.0))
    clocks = Clocks(slow, {0}, [])
    clocks.absorb(1090.0, {0})
    assert clocks.left_at(0, 1095.0) == 55.0
    clocks.absorb(1100.0, {1})
    assert clocks.left == [50.0, 100.0]


@pytest.mark.parametrize("start", [0.0, 5 * HOUR, 7 * HOUR, 12 * HOUR, 21.5 * HOUR, 22 * HOUR, 23.9 * HOUR])
@pytest.mark.parametrize("awake", [1.0, HOUR, 15 * HOUR, 15 * HOUR + 1, 40 * HOUR])
def test_nobodys_clock_runs_at_night(start: float, awake: float) -> None:
    end = asleep_added(start, awake, NIGHT)
    assert awake_between(start, end, NIGHT) == pytest.approx(awake)
    assert awake_between(start, end - 1, NIGHT) < awake
    assert awake_between(start, start + DAY, NIGHT) == pytest.approx(15 * HOUR)


def test_a_bot_takes_over_when_time_has_run_out(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        begun = table.settings.started
        assert table.row.line.due == pytest.approx(begun + 60)
        await attend(table)
        assert table.settings.places[0].kind == "person"
        set_time(process, begun + 61)
        assert await process.context.store.due(begun + 61) == [table.id]
        await attend(table)
        assert (table.settings.places[0].kind, table.settings.places[0].name) == ("bot", "Ana")
        assert table.bot_task is not None
        await table.bot_task
        assert table.asked("person") == [1]
        assert clock_faces(table, table.settings, table.log, begun + 61)[0].left is None

    with_table(tmp_path, wire.Pace("live", bank=60, increment=0), body)


def test_the_clocks_of_a_table_stand_still_in_its_sleep_hours(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        # From noon ten hours until the night, and fourteen of the next day.
        assert table.row.line.due == NOON + 33 * HOUR
        for hour in (11.0, 14.0, 18.9):
            faces = clock_faces(table, table.settings, table.log, NOON + hour * HOUR)
            assert faces[0].left == pytest.approx(14 * HOUR)
        for seconds, kind in ((-1, "person"), (1, "bot")):
            set_time(process, NOON + 33 * HOUR + seconds)
            await attend(table)
            assert table.settings.places[0].kind == kind

    with_table(tmp_path, wire.Pace("days", days=1, sleep=NIGHT), body)


@pytest.mark.parametrize("word", ["wait", "bot", "end"])
def test_the_others_decide_when_the_table_says_so(tmp_path: Path, word: wire.Choice) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        begun = table.settings.started
        set_time(process, begun + 61)
        await attend(table)
        absence = table.settings.places[0].absence
        assert absence is not None
        assert (absence.why, absence.undecided) == ("timeout", True)
        assert table.row.line.due is None
        await absences.decide(table, people[1], 0, wire.Decide(word))
        if word == "wait":
            assert clock_faces(table, table.settings, table.log, begun + 61)[0].left == pytest.approx(59)
            assert table.row.line.due == pytest.approx(begun + 120)
        elif word == "bot":
            assert table.settings.places[0].kind == "bot"
        else:
            assert table.status == "ended"

    with_table(tmp_path, wire.Pace("live", bank=60, increment=0, on_timeout="table"), body)


def test_clocks_are_the_same_after_a_restart(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        begun = table.settings.started
        for number in range(6):
            set_time(process, begun + 10 * (number + 1))
            assert table.log is not None
            seat = table.log.match.seat_to_act
            action = table.log.match.choices(seat)[0].notation
            await submit(table, Submission(seat, table.version, "", "person", answering(seat, [action])))
        now = begun + 100
        before = clock_faces(table, table.settings, table.log, now)
        await table.reload()
        assert clock_faces(table, table.settings, table.log, now) == before
        row = await process.context.store.table(table.id)
        assert row is not None
        assert msgspec.structs.replace(row.line, touched=0) == msgspec.structs.replace(
            table.row.line, touched=0
        )

    with_table(tmp_path, wire.Pace("live", bank=600, increment=7), body)
