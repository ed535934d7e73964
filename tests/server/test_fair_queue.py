"""Bots are served owner by owner: somebody with two hundred tables delays nobody by more than one thought."""

from __future__ import annotations

import asyncio
import os
import time
from asyncio.subprocess import Process

import msgspec
import pytest

import patolli
from patolli.bots.search.thinking import Spending
from patolli.server.bots.fair_queue import FairQueue
from patolli.server.bots.pool import LEAST_SECONDS, BotPool, hurried
from patolli.server.bots.worker import Choosing
from patolli.server.judging import Judging
from patolli.server.tables.hints import judging_of


def test_owners_take_turns_however_much_one_of_them_asks() -> None:
    served: list[str] = []

    async def ask(queue: FairQueue, owner: str, name: str) -> None:
        async with queue.place(owner):
            served.append(name)
            await asyncio.sleep(0)

    async def body() -> None:
        queue = FairQueue(1)
        asked = [asyncio.create_task(ask(queue, "greedy", f"greedy {number}")) for number in range(4)]
        asked.append(asyncio.create_task(ask(queue, "modest", "modest")))
        asked.append(asyncio.create_task(ask(queue, "third", "third")))
        await asyncio.gather(*asked)
        assert queue.waiting == 0

    asyncio.run(body())
    assert served == ["greedy 0", "greedy 1", "modest", "third", "greedy 2", "greedy 3"]


def test_no_more_are_served_at_once_than_there_are_places() -> None:
    async def body() -> None:
        queue = FairQueue(2)
        inside = most = 0

        async def ask(owner: str) -> None:
            nonlocal inside, most
            async with queue.place(owner):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*[ask(f"owner {number % 3}") for number in range(12)])
        assert most == 2

    asyncio.run(body())


@pytest.mark.parametrize("given", [False, True], ids=["while it waits", "in the moment it is served"])
def test_who_is_cancelled_leaves_no_place_taken(given: bool) -> None:
    async def body() -> None:
        queue = FairQueue(1)
        release = asyncio.Event()

        async def hold() -> None:
            async with queue.place("first"):
                await release.wait()

        async def ask() -> str:
            async with queue.place("second"):
                return "served"

        holder = asyncio.create_task(hold())
        await asyncio.sleep(0)
        gone = asyncio.create_task(ask())
        await asyncio.sleep(0)
        if given:
            release.set()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        gone.cancel()
        release.set()
        await asyncio.gather(holder, gone, return_exceptions=True)
        async with asyncio.timeout(5):
            assert await ask() == "served"

    asyncio.run(body())


def test_a_bot_has_less_time_the_more_others_wait_but_never_none() -> None:
    async def body() -> None:
        queue = FairQueue(2)
        choosing = Choosing("a", "cacao", "master", 0, {}, 1, 1.0)
        async with queue.place("x"), queue.place("y"):
            assert hurried(choosing, queue).seconds == 1.0
            waiting = [asyncio.create_task(queue._take(f"owner {number}")) for number in range(6)]
            await asyncio.sleep(0)
            assert hurried(choosing, queue).seconds == 0.25
            waiting += [asyncio.create_task(queue._take("owner 1")) for _ in range(500)]
            await asyncio.sleep(0)
            assert hurried(choosing, queue).seconds == LEAST_SECONDS
            for each in waiting:
                each.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        assert queue.waiting == 0

    asyncio.run(body())


@pytest.mark.parametrize(("at_leisure", "seconds"), [(False, 4.0 / 7), (True, 4.0)])
def test_what_is_kept_for_good_is_not_thought_about_in_a_hurry(at_leisure: bool, seconds: float) -> None:
    class Recorded(BotPool):
        async def _converse(self, process: Process, line: bytes) -> str:
            given.append(msgspec.json.decode(line, type=Judging))
            await asyncio.sleep(0.01)
            return "answered"

        async def _start(self) -> Process:
            return await asyncio.create_subprocess_exec("true")

    given: list[Judging] = []

    async def body() -> None:
        pool = Recorded(1, 1.0, 15.0, at_leisure)
        async with asyncio.timeout(20):
            await asyncio.gather(
                *(pool.choose(Judging("a", "cacao", "review", 0, {}, 700), f"owner {n}") for n in range(8))
            )
        await pool.close()

    asyncio.run(body())
    # Six wait behind the second one.
    assert given[1].seconds == pytest.approx(seconds)


def test_who_thinks_at_leisure_makes_room_and_counts_its_own_seconds() -> None:
    async def body() -> None:
        pool = BotPool(1, 1.0, 15.0, at_leisure=True)
        match = patolli.start("cacao", 2, 1, {"first_seat": "0"})
        asked = judging_of(match, "a", 0, 24, "review")
        async with asyncio.timeout(60):
            assert await pool.choose(asked, "somebody")
        (process,) = pool._alive
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
        await pool.close()

    asyncio.run(body())


def test_seconds_of_the_processor_are_not_spent_by_waiting() -> None:
    spending = Spending(-1, 0.05, time.process_time)
    time.sleep(0.1)
    assert spending.share() < 1.0
    assert Spending(-1, 0.0, time.process_time).share() >= 1.0
