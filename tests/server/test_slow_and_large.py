"""Requests that never end, or begin with too much, cost one connection and no more."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from patolli.server.http import transport
from tests.server.running import Server

GET = b"GET /api/v1/health HTTP/1.1\r\nhost: 127.0.0.1\r\n"


async def say(server: Server, *parts: bytes, seconds: float = 30.0) -> bytes:
    """Whatever the server answers before it closes; parts are sent one after the other."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for part in parts:
            writer.write(part)
            try:
                await writer.drain()
            except ConnectionError:
                break
        async with asyncio.timeout(seconds):
            try:
                return await reader.read()
            except ConnectionError:
                return b""
    finally:
        writer.close()


def memory(server: Server) -> int:
    """The server's resident memory, in MiB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


@pytest.mark.parametrize(
    "parts",
    [
        (GET + b"x: " + b"a" * 17_000 + b"\r\nconnection: close\r\n\r\n",),
        (GET + b"x: ", *[b"a" * 4096] * 8),
        (GET, *[b"x%d: y\r\n" % number for number in range(3000)], b"\r\n"),
        (b"GET /" + b"a" * 17_000 + b" HTTP/1.1\r\n\r\n",),
    ],
    ids=["one header at once", "one header bit by bit", "many headers", "a long address"],
)
def test_a_head_of_more_than_16_kib_is_refused(server: Server, parts: tuple[bytes, ...]) -> None:
    answer = asyncio.run(say(server, *parts))
    # Who goes on talking to a closed door may miss the answer, but never gets more.
    assert not answer or answer.startswith(b"HTTP/1.1 431 ")


def test_two_hundred_mebibytes_of_header_cost_no_memory(server: Server) -> None:
    before = memory(server)
    answer = asyncio.run(say(server, GET + b"x: ", *[b"a" * (1 << 20)] * 200))
    assert not answer or answer.startswith(b"HTTP/1.1 431 ")
    assert memory(server) - before < 30


def test_large_heads_that_are_allowed_are_answered_on_a_kept_connection(server: Server) -> None:
    large = GET + b"x: " + b"a" * 12_000 + b"\r\n"
    answer = asyncio.run(say(server, large + b"\r\n", large + b"connection: close\r\n\r\n"))
    assert answer.count(b"HTTP/1.1 200 ") == 2


@pytest.mark.parametrize(
    ("beginning", "limit"),
    [
        (b"", transport.HEAD_SECONDS),
        (GET, transport.HEAD_SECONDS),
        (b"POST /api/v1/me/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{", transport.BODY_SECONDS),
    ],
    ids=["silence", "half a head", "half a body"],
)
@pytest.mark.slow
def test_an_unfinished_request_is_not_waited_for(server: Server, beginning: bytes, limit: float) -> None:
    begun = time.monotonic()
    answer = asyncio.run(say(server, beginning, seconds=limit + 10))
    assert b"HTTP/1.1 408 " in answer
    assert limit - 1 < time.monotonic() - begun < limit + 5


def test_deadlines_begin_and_end_with_the_request(tmp_path: Path) -> None:
    """The same with short deadlines: a body that never ends, and a second request that never begins."""
    running = Server(f"sqlite:{tmp_path / 'tables.db'}", tmp_path, "hasty")
    running.start()
    running.wait()
    try:

        async def body() -> None:
            for beginning in (
                b"",
                GET,
                b"POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
                b"POST /api/v1/me/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
            ):
                assert b"HTTP/1.1 408 " in await say(running, beginning)
            # An answered connection is closed by uvicorn's own keep-alive, without a complaint.
            answer = await say(running, GET + b"\r\n")
            assert answer.startswith(b"HTTP/1.1 200 ")
            assert b" 408 " not in answer
            # And a next request that does not end has its own deadline.
            answer = await say(running, GET + b"\r\n", GET)
            assert b"HTTP/1.1 200 " in answer
            assert b"HTTP/1.1 408 " in answer

        asyncio.run(body())
        # Somebody who does not go on is no fault of ours.
        assert '"level": "error"' not in running.log()
    finally:
        running.stop()
