"""Hints: for who plays against bots alone, counted, and in no log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from patolli.engine.chance import QuickChance
from patolli.engine.errors import PatolliError
from patolli.server import wire
from patolli.server.bots.worker import verdicts
from patolli.server.errors import BadMessage, NotAllowed, StaleVersion
from patolli.server.judging import Judging, NobodyJudges, Verdicts
from patolli.server.process import ServerProcess
from patolli.server.tables import reviews
from patolli.server.tables.absences import decide, leave
from patolli.server.tables.create import make_fork
from patolli.server.tables.hints import hint, judging_of
from patolli.server.tables.lessons import begin_lesson
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.settings import SeatSettings
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.processes import with_bot, with_process, with_table


async def quickly(judging: Judging, owner: str) -> Verdicts:
    """The answer of a process that thinks, without the process, and with few tries."""
    return verdicts(msgspec.structs.replace(judging, tries=12))


def with_hints(folder: Path, body: Callable[[ServerProcess, Table, PersonRow], Awaitable[None]]) -> None:
    async def run(process: ServerProcess, table: Table, person: PersonRow) -> None:
        process.context.judge = quickly
        await body(process, table, person)

    with_bot(folder, run)


def wanted(table: Table, level: str = "") -> wire.WantHint:
    return wire.WantHint(table.id, table.version, level)


def test_a_hint_is_a_legal_answer_with_its_reason_in_figures(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        found = await hint(table, person.id, 0, wanted(table))
        assert table.log is not None
        assert found.option.notation in [choice.notation for choice in table.log.match.choices(0)]
        assert sum(part.points for part in found.parts) == found.gain
        assert 0.0 <= found.chance <= 1.0
        assert found.version == table.version

    with_hints(tmp_path, body)


def test_hints_are_counted_and_told_at_the_table_and_nowhere_else(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        assert table.log is not None
        record = table.log.match.record()
        for _ in range(2):
            await hint(table, person.id, 0, wanted(table))
        assert table.sheet_for(person.id).hints == 2
        assert table.log.match.record() == record
        assert table.version == 0
        stored = await process.context.store.table(table.id)
        assert stored is not None
        assert '"hints":2' in stored.sheet

    with_hints(tmp_path, body)


@pytest.mark.parametrize("level", ["novice", "expert"])
def test_a_level_can_be_asked_by_name(tmp_path: Path, level: str) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        assert (await hint(table, person.id, 0, wanted(table, level))).level == level

    with_hints(tmp_path, body)


async def refused(table: Table, person: str | None, seat: int | None, asked: wire.WantHint) -> PatolliError:
    with pytest.raises(PatolliError) as caught:
        await hint(table, person, seat, asked)
    return caught.value


def test_who_may_not_have_hints_is_told_so_and_nothing_is_counted(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        assert isinstance(await refused(table, None, None, wanted(table)), NotAllowed)
        assert isinstance(await refused(table, "somebody", 0, wanted(table)), NotAllowed)
        assert isinstance(await refused(table, person.id, 1, wanted(table)), NotAllowed)
        assert isinstance(await refused(table, person.id, 0, wanted(table, "oracle")), BadMessage)
        stale = wire.WantHint(table.id, table.version + 1)
        assert isinstance(await refused(table, person.id, 0, stale), StaleVersion)
        assert table.settings.hints == 0

    with_hints(tmp_path, body)


def test_among_people_nobody_is_told_anything(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        process.context.judge = quickly
        for seat, person in enumerate(people):
            assert isinstance(await refused(table, person.id, seat, wanted(table)), NotAllowed)

    with_table(tmp_path, wire.Pace(), body)


def test_where_a_bot_plays_on_for_somebody_people_still_play(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        process.context.judge = quickly
        await leave(table, people[1], 1)
        await decide(table, people[0], 1, wire.Decide("bot"))
        assert table.settings.places[1].kind == "bot"
        assert not table.sheet_for(people[0].id).advised
        assert isinstance(await refused(table, people[0].id, 0, wanted(table)), NotAllowed)

    with_table(tmp_path, wire.Pace(), body)


def test_a_fork_of_what_people_still_play_is_no_way_to_advice(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        process.context.judge = quickly
        seats = [wire.SeatWish("me"), wire.SeatWish("bot", bot="random")]
        first = await make_fork(process.tables, table, people[0], wire.Fork(0, seats))
        again = await make_fork(process.tables, first, people[0], wire.Fork(0, seats))
        for fork in (first, again):
            assert not fork.sheet_for(people[0].id).advised
            assert isinstance(await refused(fork, people[0].id, 0, wanted(fork)), NotAllowed)
            assert not reviews.may_ask(fork, people[0].id)

    with_table(tmp_path, wire.Pace(), body)


def test_a_fork_of_a_match_against_bots_is_advised_and_reviewed(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        seats = [wire.SeatWish("me"), wire.SeatWish("bot", bot="random")]
        fork = await make_fork(process.tables, table, person, wire.Fork(0, seats))
        assert fork.sheet_for(person.id).advised
        assert (await hint(fork, person.id, 0, wanted(fork))).option.notation
        assert reviews.may_ask(fork, person.id)

    with_hints(tmp_path, body)


def test_nobody_is_told_what_was_thought_of_before_somebody_sat_down(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        async def meanwhile(judging: Judging, owner: str) -> Verdicts:
            table.settings.places[1] = SeatSettings("person", "Bo", "bo")
            return await quickly(judging, owner)

        process.context.judge = meanwhile
        assert isinstance(await refused(table, person.id, 0, wanted(table)), NotAllowed)
        assert table.settings.hints == 0

    with_bot(tmp_path, body)


def test_an_answer_that_comes_too_late_counts_for_nothing(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        async def meanwhile(judging: Judging, owner: str) -> Verdicts:
            assert table.log is not None
            played = table.log.match.choices(0)[0].notation
            await submit(table, Submission(0, table.version, "", "person", answering(0, [played])))
            return await quickly(judging, owner)

        process.context.judge = meanwhile
        assert isinstance(await refused(table, person.id, 0, wanted(table)), StaleVersion)
        assert table.settings.hints == 0

    with_bot(tmp_path, body)


def test_where_no_process_answers_it_is_said(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        async def dead(judging: Judging, owner: str) -> Verdicts:
            raise NobodyJudges

        process.context.judge = dead
        assert isinstance(await refused(table, person.id, 0, wanted(table)), NobodyJudges)
        assert table.settings.hints == 0

    with_bot(tmp_path, body)


def test_pupils_may_have_hints(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        process.context.judge = quickly
        lesson = await begin_lesson(process.tables, people[0], wire.NewLesson("cacao", "gap"))
        assert (await hint(lesson, people[0].id, 0, wanted(lesson))).option.notation

    with_table(tmp_path, wire.Pace(), body)


def test_the_question_that_is_thought_about_holds_no_secret(tmp_path: Path) -> None:
    """Dealt anew in whatever way, the same question is asked, so the same is answered."""

    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        assert table.log is not None
        match = table.log.match
        asked = judging_of(match, table.id, 0, 12, "expert")
        told = verdicts(asked)
        for deal in range(3):
            other = match.copy()
            other.resume(match.state.reimagined(0, QuickChance(deal)))
            assert verdicts(judging_of(other, table.id, 0, 12, "expert")) == told

    with_bot(tmp_path, body)


def test_processes_that_think_answer_in_earnest(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        from patolli import start

        match = start("cacao", 2, 1, {"first_seat": "0"})
        asked = judging_of(match, "a", 0, 24, "expert")
        async with asyncio.timeout(60):
            for judge in (process.context.judge, process.context.judge_at_leisure):
                assert await judge(asked, "somebody") == verdicts(asked)

    with_process(tmp_path, body)
