"""Bots in processes of their own: dead or stuck ones are replaced, and see nothing they may not."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from patolli import start
from patolli.engine.chance import QuickChance
from patolli.server.bot_desk import BotDesk, BotFailed
from patolli.server.bot_worker import Task, choose


def task(bot: str = "greedy", game: str = "cacao") -> Task:
    match = start("cacao", 2, 1, {"first_seat": "0"})
    position = match.game.position(match.state.reimagined(0, QuickChance(5)))
    return Task(game, bot, 0, position, 7, 0.2)


def test_the_answer_is_a_legal_one() -> None:
    match = start("cacao", 2, 1, {"first_seat": "0"})
    assert choose(task()) in [choice.notation for choice in match.choices(0)]


def test_a_killed_process_is_replaced_and_its_work_done_again() -> None:
    async def body() -> None:
        desk = BotDesk(1, 0.2, 30.0)
        first = await desk.choose(task())
        process = next(iter(desk._alive))
        os.kill(process.pid, signal.SIGKILL)
        assert await desk.choose(task()) == first
        assert next(iter(desk._alive)).pid != process.pid
        await desk.close()

    asyncio.run(body())


def test_a_stuck_process_is_ended_at_the_limit() -> None:
    async def body() -> None:
        desk = BotDesk(1, 0.2, 30.0)
        await desk.choose(task())
        process = next(iter(desk._alive))
        os.kill(process.pid, signal.SIGSTOP)
        desk._limit = 0.3  # type: ignore[misc]
        with pytest.raises(BotFailed):
            await asyncio.gather(desk.choose(task()))
        await process.wait()
        assert process.returncode == -signal.SIGKILL
        await desk.close()

    asyncio.run(body())


def test_what_no_bot_can_answer_is_told() -> None:
    async def body() -> None:
        desk = BotDesk(1, 0.2, 30.0)
        with pytest.raises(BotFailed):
            await desk.choose(task(game="chess"))
        await desk.close()

    asyncio.run(body())
