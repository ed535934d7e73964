"""Operators bring back what they removed, and tell everybody what is to come; beside a server that runs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from patolli.cli import main
from tests.server.browser import Browser, closing_browsers
from tests.server.running import Server
from tests.trust.test_operators import operate

SEATS = [{"kind": "me"}, {"kind": "open"}]
LIVE = {"kind": "live", "bank": 60, "increment": 10, "on_timeout": "table"}


@contextmanager
def serving(database: str, folder: Path) -> Iterator[Server]:
    server = Server(database, folder)
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.kill()


def run(body: Coroutine[Any, Any, None]) -> None:
    asyncio.run(closing_browsers(body))


async def two_at_a_table(server: Server, **wishes: Any) -> tuple[Browser, Browser, str]:
    ana, bo = Browser(server.url), Browser(server.url)
    for browser, name in ((ana, "Ana"), (bo, "Bo")):
        await browser.sign_in(name)
    table = await ana.post("/tables", {"game": "cacao", "seats": SEATS, "private": False, **wishes})
    await bo.post(f"/tables/{table['id']}/sit", {})
    return ana, bo, table["id"]


async def until_it_is(browser: Browser, table: str, status: str) -> Any:
    """The sheet of a table as soon as the server knows what was done to it."""
    async with asyncio.timeout(30):
        while (sheet := await browser.get(f"/tables/{table}"))["status"] != status:
            await asyncio.sleep(0.1)
    return sheet


async def said_at(browser: Browser, table: str) -> list[str]:
    """What somebody who comes anew reads in the chat; there is none where nothing was said."""
    await browser.connect()
    await browser.send(type="hello", table=table, have_version=0)
    await browser.send(type="ping", sent=7.0)
    said: list[str] = []
    while (message := await browser.receive())["type"] != "pong":
        if message["type"] == "chat_log":
            said += [line["text"] for line in message["lines"]]
    return said


def test_words_that_were_taken_back_come_back_but_not_those_of_whoever_is_forgotten(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def body() -> None:
        ana, bo, table = await two_at_a_table(server)
        await ana.connect()
        await ana.hello(table)
        for number, text in enumerate(("good", "bad")):
            await ana.send(type="say", table=table, key=f"key-{number:04}", text=text)
            await ana.until("chat_log")
        assert ana.person is not None
        assert bo.person is not None
        await asyncio.to_thread(operate, capsys, database, "silence", ana.person["id"])
        assert await said_at(bo, table) == []
        # What is said afterwards is not part of what was taken.
        await ana.send(type="say", table=table, key="key-0002", text="sorry")
        await ana.until("chat_log")
        assert await said_at(bo, table) == ["sorry"]
        await asyncio.to_thread(operate, capsys, database, "restore", "1")
        assert await said_at(bo, table) == ["good", "bad", "sorry"]
        # Only once; and nobody's words outlive themselves.
        assert await asyncio.to_thread(main, ["admin", "restore", "1", "--database", database]) == 2
        await asyncio.to_thread(operate, capsys, database, "silence", ana.person["id"])
        await asyncio.to_thread(operate, capsys, database, "delete", ana.person["id"])
        for which in ("3", "4", "99", "x"):
            assert await asyncio.to_thread(main, ["admin", "restore", which, "--database", database]) == 2, (
                which
            )
        assert await said_at(bo, table) == []
        told = [line[2:] for line in await asyncio.to_thread(operate, capsys, database, "deeds")]
        assert [deed for deed, *_ in told] == ["silence", "restore", "silence", "delete"]
        assert told[1] == ["restore", "1", f"silence {ana.person['id']}"]

    with serving(database, tmp_path) as server:
        run(body())


def test_a_match_that_was_stopped_goes_on_and_nobody_pays_for_the_time_between(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def body() -> None:
        ana, bo, table = await two_at_a_table(server, pace=LIVE)
        await ana.connect()
        before = await ana.hello(table)
        await asyncio.to_thread(operate, capsys, database, "end", table)
        await until_it_is(bo, table, "ended")
        away = 3.0
        await asyncio.sleep(away)
        await asyncio.to_thread(operate, capsys, database, "restore", "1")
        await until_it_is(bo, table, "playing")
        await bo.connect()
        after = await bo.hello(table)
        asked = before["pending"][0]["seat"]
        lost = clock(before, asked) - clock(after, asked)
        # What lay before the stop and after it counts; what lay between does not.
        assert lost < after["now"] - before["now"] - away + 0.5
        mover, update = (ana, before) if before["options"] else (bo, after)
        if mover is ana:
            await ana.connect()
            update = await ana.hello(table)
        await mover.send(
            type="play",
            table=table,
            version=update["version"],
            key="key-move",
            actions=[update["options"][0]["notation"]],
        )
        await mover.until("done", key="key-move")

    with serving(database, tmp_path) as server:
        run(body())


def clock(update: Any, seat: int) -> float:
    """How much time a seat has left, at the moment of an update."""
    return next(float(each["left"]) for each in update["clocks"] if each["seat"] == seat)


def test_a_table_that_was_given_up_gathers_again_and_a_report_is_open_again(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def body() -> None:
        eve, bo = Browser(server.url), Browser(server.url)
        await eve.sign_in("Eve")
        await bo.sign_in("Bo")
        table = await eve.post("/tables", {"game": "cacao", "seats": [*SEATS, SEATS[1]], "private": False})
        await bo.post(f"/tables/{table['id']}/sit", {})
        await bo.post(f"/tables/{table['id']}/seats/0/report")
        await asyncio.to_thread(operate, capsys, database, "close", "1")
        await asyncio.to_thread(operate, capsys, database, "end", table["id"])
        await until_it_is(eve, table["id"], "cancelled")
        await asyncio.to_thread(operate, capsys, database, "restore", "1")
        assert [line[0] for line in await asyncio.to_thread(operate, capsys, database, "reports")] == ["1"]
        await asyncio.to_thread(operate, capsys, database, "restore", "2")
        found = await until_it_is(eve, table["id"], "gathering")
        # The code of before may be somebody else's by now.
        assert re.fullmatch(r"\w{6}", found["code"])
        assert found["code"] != table["code"]

    with serving(database, tmp_path) as server:
        run(body())


def test_everybody_here_and_everybody_who_comes_is_told(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def body() -> None:
        here = Browser(server.url)
        await here.connect()
        await here.until("welcome")
        # The server knows what was done before it came; from now on it looks.
        await asyncio.sleep(1.5)
        await asyncio.to_thread(
            operate, capsys, database, "announce", "New version  at 20:00\u200b UTC", "90"
        )
        told = await here.until("notice", seconds=10)
        assert told["text"] == "New version at 20:00 UTC"
        assert 89 * 60 < told["ends"] - (await pong(here))["now"] <= 90 * 60
        comes = Browser(server.url)
        await comes.connect()
        assert (await comes.until("notice", seconds=10))["text"] == told["text"]
        await asyncio.to_thread(operate, capsys, database, "withdraw")
        assert (await here.until("notice", seconds=10))["text"] == ""
        comes = Browser(server.url)
        await comes.connect()
        await comes.send(type="ping", sent=7.0)
        kinds = []
        while (message := await comes.receive())["type"] != "pong":
            kinds.append(message["type"])
        assert "notice" not in kinds
        assert await asyncio.to_thread(main, ["admin", "announce", " \u200b ", "--database", database]) == 2
        for minutes in ("0", "x", "1e3", "10081", "٣"):
            assert (
                await asyncio.to_thread(main, ["admin", "announce", "text", minutes, "--database", database])
                == 2
            ), minutes
        deeds = await asyncio.to_thread(operate, capsys, database, "deeds")
        assert [line[2:] for line in deeds] == [
            ["announce", "90", "New version at 20:00 UTC"],
            ["withdraw", "", ""],
        ]

    with serving(database, tmp_path) as server:
        run(body())


async def pong(browser: Browser) -> Any:
    await browser.send(type="ping", sent=1.0)
    return await browser.until("pong")
