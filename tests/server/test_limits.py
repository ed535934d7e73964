"""What a server must survive: floods, large frames, slow readers, other sites, nonsense."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.browser import PATIENCE, Browser, closing_browsers
from tests.server.running import Server
from tests.server.test_matches import gather_table


def run(body: Coroutine[Any, Any, None]) -> None:
    asyncio.run(closing_browsers(body))


async def close_code(browser: Browser, seconds: float = PATIENCE) -> int | None:
    """The code with which the server hangs up."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                await browser.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that people meet."""
    folder: Path = tmp_path_factory.mktemp("limited")
    running = Server(f"sqlite:{folder / 'tables.db'}", folder, "limited")
    running.start()
    running.wait()
    yield running
    running.stop()


def test_a_frame_over_8_kib_is_refused(server: Server) -> None:
    async def body() -> None:
        browser = Browser(server.url)
        await browser.connect()
        await browser.send(type="ping", sent=1.0)
        await browser.until("pong")
        await browser.send(type="say", table="x", key="k" * 8, text="x" * 9000)
        assert await close_code(browser) == 1009

    run(body())


def test_a_flood_is_refused(limited: Server) -> None:
    async def body() -> None:
        browser = Browser(limited.url)
        await browser.connect()
        with suppress(ConnectionClosed):
            for _ in range(200):
                await browser.send(type="ping")
        assert await close_code(browser) == 4429

    run(body())


def test_another_sites_page_is_refused(server: Server) -> None:
    async def body() -> None:
        address = server.url.replace("http", "ws", 1) + "/api/v1/socket"
        browser = Browser(server.url)
        browser.socket = await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
        assert await close_code(browser) == 4403

    run(body())


def test_nonsense_is_refused_three_times(limited: Server) -> None:
    async def body() -> None:
        browser = Browser(limited.url)
        await browser.connect()
        assert browser.socket is not None
        for nonsense in ("{", '{"type":"dance"}', '{"type":"hello","table":"x","colour":"red"}'):
            await browser.socket.send(nonsense)
            refused = await browser.until("refused")
            assert refused["error"]["kind"] == "bad_message"
        assert await close_code(browser) == 4400

    run(body())


def test_a_slow_reader_is_let_go_and_harms_nobody(server: Server) -> None:
    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "cacao", 2, 0)
        await ana.connect()
        assert ana.socket is not None
        # From now on Ana asks for much and reads nothing.
        ana.socket.transport.pause_reading()
        with suppress(ConnectionClosed):
            for _ in range(3000):
                await ana.send(type="hello", table=table["id"], have_version=0)
        await bo.connect()
        await bo.hello(table["id"])
        async with asyncio.timeout(PATIENCE):
            while True:
                metrics = (await bo.http.get("/metrics")).text
                if "patolli_sockets 1.0" in metrics:
                    break
                await asyncio.sleep(0.1)
        await bo.send(type="ping")
        await bo.until("pong")
        ana.socket.transport.resume_reading()
        assert await close_code(ana) in (4408, None)

    run(body())


def test_a_session_that_ended_closes_its_sockets(server: Server) -> None:
    async def body() -> None:
        ana = Browser(server.url)
        await ana.sign_in("Ana")
        await ana.connect()
        await ana.until("your_turns")
        await ana.post("/me/logout-everywhere")
        assert await close_code(ana) == 4401

    run(body())


def good_messages(table: str) -> list[dict[str, Any]]:
    """One of each kind that a browser may send."""
    return [
        {"type": "hello", "table": table, "have_version": 0},
        {"type": "play", "table": table, "version": 0, "key": "12345678", "actions": ["sell 1"]},
        {"type": "show", "table": table, "seat": 0},
        {"type": "take_back", "table": table, "version": 0, "key": "12345678"},
        {"type": "restart_turn", "table": table, "version": 0, "key": "12345678"},
        {"type": "ask_take_back", "table": table, "version": 0, "key": "12345678", "moves": 0},
        {"type": "answer", "table": table, "key": "12345678", "offer": "x", "answer": "yes"},
        {"type": "want_outlook", "table": table, "version": 0, "actions": ["sell 1"]},
        {"type": "want_reasons", "table": table, "version": 0, "actions": ["sell 1"]},
        {"type": "want_advice", "table": table, "version": 0},
        {"type": "want_hint", "table": table, "version": 0},
        {"type": "since", "table": table, "since": 0, "until": 5},
        {"type": "say", "table": table, "key": "12345678", "phrase": "hello"},
        {"type": "ask_end", "table": table, "key": "12345678"},
        {
            "type": "watch_lobby",
            "game": "cacao",
            "seats": 2,
            "pace": "live",
            "language": "en",
            "level": "beginners",
        },
        {"type": "leave_lobby"},
        {"type": "bye", "table": table},
        {"type": "ping", "sent": 1},
    ]


def mutations(chance: random.Random, table: str) -> str | bytes:
    """A frame: a good message with something wrong in it, or plain noise."""
    message = dict(chance.choice(good_messages(table)))
    values: list[Any] = [
        None,
        -1,
        2**63,
        10**30,
        "",
        "x" * 500,
        [],
        {},
        [[[]]],
        1.5,
        True,
        "\u0000",
        "\ud800",
        table,
        7,
        "yes",
    ]
    for _ in range(chance.randrange(3)):
        message[chance.choice([*message, "extra"])] = chance.choice(values)
    text = json.dumps(message)
    if chance.random() < 0.3:
        place = chance.randrange(len(text))
        text = (
            text[:place]
            + chance.choice(['"', "{", "\\", "9" * 40, "[" * 200, "\x00", "é"])
            + text[place + 1 :]
        )
    return text.encode("utf-8", "surrogatepass") if chance.random() < 0.1 else text


async def fuzz(url: str, frames: int, seed: int) -> None:
    chance = random.Random(seed)
    (ana, bo), table = await gather_table(url, "cacao", 2, 0)
    sent = 0
    while sent < frames:
        await ana.connect()
        assert ana.socket is not None
        try:
            async with asyncio.timeout(PATIENCE):
                for _ in range(100):
                    frame = mutations(chance, table["id"])
                    sent += 1
                    await ana.socket.send(frame, text=isinstance(frame, str) or None)
                await ana.send(type="ping", sent=float(sent))
                await ana.refusals_until_pong(float(sent))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
            # Bytes that are no text end a connection by the protocol's own rule.
            assert code in (1007, 1009), code
    await bo.connect()
    await bo.hello(table["id"])


def test_fuzzed_frames_crash_nothing(server: Server) -> None:
    run(fuzz(server.url, 3000, seed=1))
    assert "a message failed" not in server.log()


@pytest.mark.slow
def test_a_hundred_thousand_fuzzed_frames_crash_nothing(server: Server) -> None:
    run(fuzz(server.url, 100_000, seed=2))
    assert "a message failed" not in server.log()
