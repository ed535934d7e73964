"""Sending: what belongs together leaves together, and a list that changes back is not told."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from websockets.frames import Frame, Opcode

from patolli.server.socket.connection import TURNS_SECONDS
from patolli.server.socket.transport import CorkedTransport, head_of_text
from patolli.storage.rows import PersonRow
from tests.server.ears import Ear, connected

# Longer than a list of turns waits for more.
A_WHILE = 1.25 * TURNS_SECONDS
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


def test_turns_are_told_once_and_only_if_they_have_changed() -> None:
    async def body() -> None:
        ear = Ear()
        connection = connected(ear, ANA)
        connection.note_turn("a", True)
        connection.note_turn("a", False)
        await asyncio.sleep(A_WHILE)
        assert ear.heard == []
        for table in ("a", "b", "b"):
            connection.note_turn(table, True)
        await asyncio.sleep(A_WHILE)
        assert [each["tables"] for each in ear.heard] == [["a", "b"]]
        connection.note_turn("a", False)
        await asyncio.sleep(A_WHILE)
        assert [each["tables"] for each in ear.heard] == [["a", "b"], ["b"]]

    asyncio.run(body())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_texts_of_any_length_are_framed_as_websockets_does(length: int) -> None:
    text = b"x" * length
    assert head_of_text(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
