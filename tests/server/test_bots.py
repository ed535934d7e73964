"""Bots in processes of their own: dead or stuck ones are replaced, and see nothing they may not."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from types import SimpleNamespace

import pytest

from patolli import start
from patolli.bots.search.bot import Memory, SearchBot
from patolli.engine.chance import QuickChance
from patolli.engine.observation import Observation
from patolli.server.bots.pool import ATTEMPTS, COMMAND, BotFailed, BotPool
from patolli.server.bots.ray_pool import RayPool
from patolli.server.bots.worker import MOST_BOTS, Choosing, Worker, choose

# A process that reads for ever and never says a word.
MUTE = (sys.executable, "-S", "-c", "import sys; sys.stdin.buffer.readline(); sys.stdin.buffer.read()")


def choosing(bot: str = "greedy", game: str = "cacao", table: str = "a") -> Choosing:
    match = start("cacao", 2, 1, {"first_seat": "0"})
    position = match.game.position(match.state.reimagined(0, QuickChance(5)))
    return Choosing(table, game, bot, 0, position, 7, 0.2)


def test_the_answer_is_a_legal_one() -> None:
    match = start("cacao", 2, 1, {"first_seat": "0"})
    assert choose(choosing()) in [choice.notation for choice in match.choices(0)]


def test_what_a_bot_thought_about_its_turn_is_still_there_at_the_next_question() -> None:
    """Although it is told a position that was dealt anew for each question."""
    match = start("cacao", 2, 3, {"first_seat": "0"})
    worker = Worker()
    remembered: list[str] = []
    before: Memory | None = None
    for number in range(12):
        seat = match.seat_to_act
        position = match.game.position(match.state.reimagined(seat, QuickChance(number)))
        asked = Choosing("a", "cacao", "search", seat, position, 7, 0.3)
        bot = worker.bot_for(asked)
        assert isinstance(bot, SearchBot)
        question = Observation(match.game, match.game.from_position(position), seat)
        answer = worker.choose(asked)
        assert worker.bot_for(asked) is bot
        if before is not None and before.is_about(question):
            remembered.append(answer.split()[0])
        match.play(answer, seat)
        before = bot.memory
    assert "fill" in remembered


def test_a_process_forgets_the_bot_that_was_asked_longest_ago() -> None:
    worker = Worker()
    first, second = worker.bot_for(choosing(table="first")), worker.bot_for(choosing(table="second"))
    assert worker.bot_for(choosing(table="first")) is first
    for number in range(MOST_BOTS - 1):
        worker.bot_for(choosing(table=str(number)))
    assert worker.bot_for(choosing(table="first")) is first
    assert worker.bot_for(choosing(table="second")) is not second


def test_a_table_is_thought_about_by_the_process_that_has_its_bots() -> None:
    async def body() -> None:
        pool = BotPool(2, 0.2, 120.0)
        for _ in range(3):
            await pool.choose(choosing(table="a"), "owner")
        assert len(pool._alive) == 1
        # Where its own process is busy, another one helps.
        await asyncio.gather(
            pool.choose(choosing(table="a"), "owner"), pool.choose(choosing(table="a"), "owner")
        )
        assert len(pool._alive) == 2
        await pool.close()

    asyncio.run(body())


def test_a_killed_process_is_replaced_and_its_work_done_again() -> None:
    async def body() -> None:
        pool = BotPool(1, 0.2, 120.0)
        first = await pool.choose(choosing(), "owner")
        process = next(iter(pool._alive))
        os.kill(process.pid, signal.SIGKILL)
        assert await pool.choose(choosing(), "owner") == first
        assert next(iter(pool._alive)).pid != process.pid
        await pool.close()

    asyncio.run(body())


def test_a_cluster_gives_the_same_answer() -> None:
    """One worker of a Ray cluster of its own."""

    async def body() -> None:
        pool = RayPool("local", 1, 0.2, 120.0)
        assert await pool.choose(choosing(), "owner") == choose(choosing())
        await pool.close()

    asyncio.run(body())


def test_a_turn_that_is_called_off_is_called_off_at_the_cluster() -> None:
    """Somebody takes back, or a process closes: no machine goes on thinking for nobody."""

    async def body() -> None:
        loop = asyncio.get_running_loop()
        thoughts: list[asyncio.Future[str]] = []
        called_off: list[tuple[asyncio.Future[str], bool]] = []

        def begin(work: Choosing) -> asyncio.Future[str]:
            thoughts.append(loop.create_future())
            return thoughts[-1]

        pool = RayPool("nowhere", 1, 0.2, 120.0)
        pool._ray = SimpleNamespace(
            remote=lambda **how: lambda think: SimpleNamespace(remote=begin),
            exceptions=SimpleNamespace(RayError=RuntimeError),
            cancel=lambda thought, force: called_off.append((thought, force)),
        )
        turn = asyncio.create_task(pool.choose(choosing(), "owner"))
        while not thoughts:
            await asyncio.sleep(0)
        turn.cancel()
        with pytest.raises(asyncio.CancelledError):
            await turn
        assert called_off == [(thoughts[0], True)]
        # The place in the queue is free again.
        after = asyncio.create_task(pool.choose(choosing(), "owner"))
        while len(thoughts) == 1:
            await asyncio.sleep(0)
        thoughts[1].set_result("end_turn")
        assert await after == "end_turn"
        assert len(called_off) == 1

    asyncio.run(asyncio.wait_for(body(), 10))


def test_a_cluster_that_cannot_be_joined_leaves_the_turn_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    async def body() -> None:
        with pytest.raises(BotFailed):
            await RayPool("nowhere", 1, 0.2, 120.0).choose(choosing(), "owner")

    asyncio.run(body())


def test_a_stuck_process_is_ended_at_the_limit() -> None:
    async def body() -> None:
        pool = BotPool(1, 0.2, 0.01)
        pool.command = MUTE
        started: list[Process] = []
        begin = pool._start

        async def start_and_note() -> Process:
            started.append(await begin())
            return started[-1]

        setattr(pool, "_start", start_and_note)  # noqa: B010
        with pytest.raises(BotFailed):
            await pool.choose(choosing(), "owner")
        assert [process.returncode for process in started] == [-signal.SIGKILL] * ATTEMPTS
        assert not pool._alive
        # Whoever comes next finds a process that works.
        pool.command, pool.limit = COMMAND, 120.0
        assert await pool.choose(choosing(), "owner") == choose(choosing())
        await pool.close()

    asyncio.run(body())


def test_what_no_bot_can_answer_is_told() -> None:
    async def body() -> None:
        pool = BotPool(1, 0.2, 120.0)
        with pytest.raises(BotFailed):
            await pool.choose(choosing(game="chess"), "owner")
        await pool.close()

    asyncio.run(body())
