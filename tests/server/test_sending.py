"""Sending: what belongs together leaves together, and a list that changes back is not told."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from patolli.server.connection import Connection
from patolli.server.lines import CorkedTransport, head_of_text
from patolli.server.settings import ServerSettings
from patolli.storage.rows import PersonRow

ANA = PersonRow("ana", "Ana", None, None, 1.0, {}, [])


class Pipe:
    """A transport that notes what is done with it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


def corked(pipe: Pipe) -> CorkedTransport:
    return CorkedTransport(cast("asyncio.Transport", pipe))


def test_what_is_sent_in_one_breath_is_written_at_once() -> None:
    async def body() -> None:
        pipe = Pipe()
        transport = corked(pipe)
        transport.write(b"done ")
        transport.write(b"update")
        assert pipe.written == []
        await asyncio.sleep(0)
        assert pipe.written == [b"done update"]
        transport.write(b" more")
        await asyncio.sleep(0)
        assert pipe.written == [b"done update", b" more"]
        assert not transport.is_closing()

    asyncio.run(body())


def test_the_last_words_are_sent_before_closing_and_nothing_after() -> None:
    async def body() -> None:
        pipe = Pipe()
        transport = corked(pipe)
        transport.write(b"goodbye")
        transport.close()
        assert (pipe.written, pipe.closed) == ([b"goodbye"], True)
        transport.write(b"too late")
        await asyncio.sleep(0)
        assert pipe.written == [b"goodbye"]

    asyncio.run(body())


class Line(Connection):
    """A connection that notes what would be sent."""

    def __init__(self) -> None:
        super().__init__(cast("Any", None), ANA, "session", ServerSettings("sqlite:x"))
        self.sent: list[Any] = []

    def send_bytes(self, message: bytes) -> None:
        self.sent.append(msgspec.json.decode(message)["tables"])


def test_turns_are_told_once_and_only_if_they_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patolli.server.connection.TURNS_SECONDS", 0.0)

    async def body() -> None:
        line = Line()
        line.note_turn("a", True)
        line.note_turn("a", False)
        await asyncio.sleep(0.01)
        assert line.sent == []
        for table in ("a", "b", "b"):
            line.note_turn(table, True)
        await asyncio.sleep(0.01)
        assert line.sent == [["a", "b"]]
        line.note_turn("a", False)
        await asyncio.sleep(0.01)
        assert line.sent == [["a", "b"], ["b"]]

    asyncio.run(body())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_texts_of_any_length_are_framed_as_websockets_does(length: int) -> None:
    text = b"x" * length
    assert head_of_text(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
