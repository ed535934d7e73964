"""A bot's answer that nobody waits for any more, one that is wrong, and none at all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from patolli.server.bots.pool import BotFailed
from patolli.server.bots.worker import Choosing, choose
from patolli.server.process import ServerProcess
from patolli.server.tables import absences, offers
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.table import Table
from patolli.server.tables.timeouts import attend
from patolli.storage import StoreUnavailable
from patolli.storage.rows import EntryRow, PersonRow
from tests.server.processes import NOON, with_bot

Deed = Callable[[ServerProcess, Table, PersonRow], Awaitable[object]]


class ThinkingPool:
    """Bots that think until the test has done what it wanted to do meanwhile."""

    seconds = 0.01

    def __init__(self, answer: Callable[[Choosing], str]) -> None:
        self.is_asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self._answer = answer

    async def choose(self, choosing: Choosing, owner: str) -> str:
        self.is_asked.set()
        await self.may_answer.wait()
        return self._answer(choosing)

    async def close(self) -> None:
        """Nothing runs."""


async def until_the_bot_thinks(
    process: ServerProcess, table: Table, answer: Callable[[Choosing], str]
) -> ThinkingPool:
    """Play the person's moves until the bot is asked."""
    pool = ThinkingPool(answer)
    setattr(process.bots, "pool", pool)  # noqa: B010 - the bots are the test's
    while not table.asked("bot"):
        assert table.log is not None
        action = table.log.match.choices(0)[0].notation
        await submit(table, Submission(0, table.version, "", "person", answering(0, [action])))
    await pool.is_asked.wait()
    return pool


async def leave(process: ServerProcess, table: Table, person: PersonRow) -> None:
    await absences.leave(table, person, 0)
    assert table.status == "ended"


async def go_back(process: ServerProcess, table: Table, person: PersonRow) -> None:
    await offers.ask_take_back(table, person.id, 0, table.version, 0, "key-of-going-back")
    assert table.asked("person") == [0]


async def end_the_match(process: ServerProcess, table: Table, person: PersonRow) -> None:
    """As if another process had played on to the end."""
    line = msgspec.structs.replace(table.row.line, status="over")
    table.row = msgspec.structs.replace(table.row, line=line)


def levels(caplog: pytest.LogCaptureFixture) -> set[str]:
    return {record.levelname for record in caplog.records if record.name == "patolli.server"}


@pytest.mark.parametrize("deed", [leave, go_back, end_the_match])
@pytest.mark.parametrize("is_answered", [True, False])
def test_an_answer_that_comes_too_late_is_dropped_quietly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, deed: Deed, is_answered: bool
) -> None:
    def answer(choosing: Choosing) -> str:
        if is_answered:
            return choose(choosing)
        raise BotFailed(choosing.bot)

    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        pool = await until_the_bot_thinks(process, table, answer)
        thinking = table.bot_task
        assert thinking is not None
        await deed(process, table, person)
        version = table.version
        pool.may_answer.set()
        await thinking
        assert table.bot_task is None
        assert len(await process.context.store.entries(table.id)) == table.version == version

    caplog.set_level(logging.INFO)
    with_bot(tmp_path, body)
    assert levels(caplog) <= {"INFO"}
    if is_answered:
        assert "a bot's answer is out of date" in caplog.messages


@pytest.mark.parametrize("wrong", ["dance", "sell 99", ""])
def test_a_wrong_answer_is_an_error_and_any_legal_one_is_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, wrong: str
) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        pool = await until_the_bot_thinks(process, table, lambda choosing: wrong)
        thinking, version = table.bot_task, table.version
        assert thinking is not None
        pool.may_answer.set()
        await thinking
        assert table.version > version
        assert table.asked("person") == [0]

    with_bot(tmp_path, body)
    assert levels(caplog) == ({"ERROR"} if wrong else set())


def test_a_bot_waits_for_a_store_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("patolli.server.bots.turns.BUSY_SECONDS", 0.0)

    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        pool = await until_the_bot_thinks(process, table, choose)
        thinking, version = table.bot_task, table.version
        assert thinking is not None
        append, failures = process.context.store.append, iter([True, True])

        async def broken_append(*arguments: object) -> object:
            if next(failures, False):
                raise StoreUnavailable("the line went dead")
            return await append(*arguments)  # type: ignore[arg-type]

        setattr(process.context.store, "append", broken_append)  # noqa: B010
        pool.may_answer.set()
        await thinking
        assert table.version > version
        assert len(await process.context.store.entries(table.id)) == table.version

    with_bot(tmp_path, body)


def test_the_caretaker_wakes_a_bot_whose_last_answer_may_not_be_on_disk(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        pool = await until_the_bot_thinks(process, table, choose)
        thinking = table.bot_task
        assert thinking is not None
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        # The answer was carried out in memory and then the store was silent.
        assert table.log is not None
        table.log.absorb(
            EntryRow(table.version + 1, 1, table.log.match.choices(1)[0].notation, "bot", "", NOON)
        )
        table.is_stale = True
        pool.may_answer.set()
        await attend(table)
        assert table.bot_task is not None
        await table.bot_task
        assert table.asked("person") == [0]
        assert len(await process.context.store.entries(table.id)) == table.version

    with_bot(tmp_path, body)
