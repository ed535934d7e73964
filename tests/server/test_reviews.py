"""Reviews: every decision of people at a finished match, kept while they grow, for whoever may look."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from patolli.server import wire
from patolli.server.bots.worker import verdicts
from patolli.server.errors import NotAllowed, NotNow
from patolli.server.judging import Judging, NobodyJudges, Verdicts
from patolli.server.process import ServerProcess
from patolli.server.tables import reviews
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.processes import NOON, set_time, with_bot

Body = Callable[[ServerProcess, Table, PersonRow], Awaitable[None]]


async def quickly(judging: Judging, owner: str) -> Verdicts:
    """What a process would find with hardly any thought."""
    return verdicts(msgspec.structs.replace(judging, tries=4))


async def played(table: Table) -> None:
    """Play both seats by their first answers, to the end."""
    while table.status == "playing":
        assert table.log is not None
        seat = table.log.match.seat_to_act
        choice = table.log.match.choices(seat)[0]
        await submit(table, Submission(seat, table.version, "", "person", answering(seat, [choice.notation])))


def after_a_match(folder: Path, body: Body) -> None:
    async def run(process: ServerProcess, table: Table, person: PersonRow) -> None:
        # Nobody thinks: the test plays for the bot.
        setattr(table, "bot_task", object())  # noqa: B010
        await played(table)
        process.context.judge_at_leisure = quickly
        await body(process, table, person)

    with_bot(folder, run)


async def until(table: Table, person: PersonRow, status: str) -> wire.Review:
    async with asyncio.timeout(60):
        while True:
            review = await reviews.look(table, person.id)
            if review.status == status:
                return review
            await asyncio.sleep(0.01)


def test_every_decision_of_the_person_is_judged_and_none_of_the_bot(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        assert (await reviews.look(table, person.id)).status == "none"
        await reviews.begin(table, person.id)
        review = await until(table, person, "done")
        assert review.seats == [0]
        assert len(review.moves) == review.total > 10
        assert table.log is not None
        for each in review.moves:
            move = table.log.match.moves[each.move]
            assert (move.seat, move.action) == (0, each.played.option.action)
            assert each.loss == pytest.approx(max(0.0, each.best.chance - each.played.chance), abs=1e-9)
            assert each.gain == each.best.points - each.played.points
            assert sum(part.points for part in each.parts) == each.gain
            assert (each.grade == "best") == (each.best == each.played)
            told = [each.played, each.best, *each.others]
            assert len({answer.option.action for answer in told}) == len(told) - (each.best == each.played)
            assert all(answer.chance <= each.best.chance + reviews.ALIKE for answer in each.others)
        assert any(each.others for each in review.moves)
        assert len(review.moments) <= 3
        assert set(review.moments) <= {each.move for each in review.moves if each.loss > reviews.SLIP}
        # Kept once: a second request finds it, and nobody thinks again.
        process.context.judge_at_leisure = nobody
        assert (await reviews.begin(table, person.id)).moves == review.moves

    after_a_match(tmp_path, body)


async def nobody(judging: Judging, owner: str) -> Verdicts:
    raise NobodyJudges


def test_what_is_judged_is_kept_when_it_is_stopped_and_gone_on_with(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        asked: list[int] = []
        set_time(process, NOON)

        async def some(judging: Judging, owner: str) -> Verdicts:
            asked.append(1)
            # Long enough that what was found is kept after each.
            set_time(process, process.context.now() + 2.0)
            if len(asked) == 4:
                await reviews.stop(table, person.id)
            return await quickly(judging, owner)

        process.context.judge_at_leisure = some
        await reviews.begin(table, person.id)
        stopped = await until(table, person, "stopped")
        async with asyncio.timeout(10):
            while len((stopped := await reviews.look(table, person.id)).moves) < 4:
                await asyncio.sleep(0.01)
        assert (len(asked), len(stopped.moves)) == (4, 4)
        process.context.judge_at_leisure = quickly
        await reviews.begin(table, person.id)
        review = await until(table, person, "done")
        assert review.moves[:4] == stopped.moves
        assert len({each.move for each in review.moves}) == review.total

    after_a_match(tmp_path, body)


def test_who_goes_on_while_the_old_work_still_thinks_is_not_written_over(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        waiting, go_on = asyncio.Event(), asyncio.Event()

        async def at_length(judging: Judging, owner: str) -> Verdicts:
            waiting.set()
            await go_on.wait()
            return await quickly(judging, owner)

        process.context.judge_at_leisure = at_length
        await reviews.begin(table, person.id)
        await waiting.wait()
        await reviews.stop(table, person.id)
        process.context.judge_at_leisure = quickly
        await reviews.begin(table, person.id)
        done = await until(table, person, "done")
        # The old work has its verdict only now; it neither begins again nor says that it failed.
        process.context.judge_at_leisure = nobody
        go_on.set()
        await asyncio.sleep(0.2)
        assert await reviews.look(table, person.id) == done

    after_a_match(tmp_path, body)


def test_a_long_queue_does_not_cost_the_claim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "HELD_EVERY", 0.01)

    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        go_on = asyncio.Event()

        async def at_length(judging: Judging, owner: str) -> Verdicts:
            await go_on.wait()
            return await quickly(judging, owner)

        process.context.judge_at_leisure = at_length
        await reviews.begin(table, person.id)
        for _ in range(6):
            set_time(process, process.context.now() + reviews.CLAIM_SECONDS / 4)
            await asyncio.sleep(0.05)
            assert (await reviews.look(table, person.id)).status == "running"
        # Without a look it rests, also while it waits.
        set_time(process, process.context.now() + reviews.PATIENCE + 1)
        async with asyncio.timeout(10):
            while (row := await process.context.store.review(table.id)) is None or row.status == "running":
                await asyncio.sleep(0.01)
        assert row.status == "stopped"

    after_a_match(tmp_path, body)


def test_nobody_reviews_for_nobody(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        asked: list[int] = []

        async def slowly(judging: Judging, owner: str) -> Verdicts:
            asked.append(1)
            set_time(process, process.context.now() + reviews.PATIENCE / 2)
            return await quickly(judging, owner)

        process.context.judge_at_leisure = slowly
        await reviews.begin(table, person.id)
        async with asyncio.timeout(10):
            while (row := await process.context.store.review(table.id)) is None or row.status == "running":
                await asyncio.sleep(0.01)
        assert row.status == "stopped"
        assert len(asked) == 3

    after_a_match(tmp_path, body)


def test_a_failure_is_said_and_it_can_be_asked_for_again(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        process.context.judge_at_leisure = nobody
        await reviews.begin(table, person.id)
        assert (await until(table, person, "failed")).moves == []
        process.context.judge_at_leisure = quickly
        await reviews.begin(table, person.id)
        assert (await until(table, person, "done")).moves

    after_a_match(tmp_path, body)


def test_a_process_that_died_leaves_what_another_goes_on_with(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        now = process.context.now()
        until_then = now + reviews.CLAIM_SECONDS
        assert await process.context.store.claim_review(table.id, "ours", 40, now, until_then)
        assert not await process.context.store.claim_review(table.id, "theirs", 40, now, until_then)
        assert (await reviews.begin(table, person.id)).status == "running"
        set_time(process, now + reviews.CLAIM_SECONDS + 1)
        assert (await reviews.look(table, person.id)).status == "stopped"
        await reviews.begin(table, person.id)
        await until(table, person, "done")

    after_a_match(tmp_path, body)


def test_who_did_not_play_may_look_but_not_ask(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        for deed in (reviews.begin, reviews.stop):
            with pytest.raises(NotAllowed):
                await deed(table, "somebody")
        assert not (await reviews.look(table, None)).allowed

    after_a_match(tmp_path, body)


def test_a_match_that_runs_is_not_reviewed(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        for deed in (reviews.begin, reviews.look):
            with pytest.raises(NotNow):
                await deed(table, person.id)

    with_bot(tmp_path, body)


@pytest.mark.parametrize(
    ("loss", "grade"),
    [(0.0, "best"), (0.01, "best"), (0.015, "good"), (0.05, "slip"), (0.081, "mistake")],
)
def test_grades_by_what_an_answer_costs_of_the_chance_to_win(loss: float, grade: str) -> None:
    assert reviews.grade_of(loss) == grade
