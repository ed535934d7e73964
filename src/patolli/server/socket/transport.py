"""The transport: sockets under the application; what is sent never waits, what arrives stays bytes."""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

# Where the application finds the socket in an ASGI scope.
SOCKET: Final = "patolli.socket"
# A browser with more messages than this unread is not read from until some are done.
MOST_UNREAD: Final = 8
# How long a browser that does not read is given to take its farewell.
CLOSE_SECONDS: Final = 2.0


# The first byte of a text that is sent whole, and how the next ones tell its length (RFC 6455, 5.2).
WHOLE_TEXT: Final = 0x81
SHORT: Final = struct.Struct("!BB")
MIDDLING: Final = struct.Struct("!BBH")
LONG: Final = struct.Struct("!BBQ")


def head_of_text(length: int) -> bytes:
    """What a server writes before a text of so many bytes."""
    if length < 126:
        return SHORT.pack(WHOLE_TEXT, length)
    if length < 1 << 16:
        return MIDDLING.pack(WHOLE_TEXT, 126, length)
    return LONG.pack(WHOLE_TEXT, 127, length)


class CorkedTransport:
    """A transport that gathers writes until the event loop's next round."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport: Final = transport
        self._gathered: Final[list[bytes]] = []
        self._gathered_bytes = 0

    def write(self, data: bytes) -> None:
        """Gather data; the first of a round arranges for all of it to go."""
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self.flush)
        self._gathered.append(data)
        self._gathered_bytes += len(data)

    def flush(self) -> None:
        """Send what was gathered, unless there is nobody left to send it to."""
        whole = b"".join(self._gathered)
        self._gathered.clear()
        self._gathered_bytes = 0
        if whole and not self._transport.is_closing():
            self._transport.write(whole)

    def waiting(self) -> int:
        """How many bytes have not left this machine's memory."""
        return self._gathered_bytes + self._transport.get_write_buffer_size()

    def close(self) -> None:
        """Close after what was gathered."""
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        """Everything else is the transport's own business."""
        return getattr(self._transport, name)


class FastWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket with a shorter way to the application.

    A move is one message in and three out. The application reads bytes and writes bytes here,
    without a task, a queue and a text between; an acknowledgement and its update cost one write.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A browser has come: from here on it is written to through the cork."""
        self.corked = CorkedTransport(cast("asyncio.Transport", transport))
        self.arrived: deque[bytes] = deque()
        self.reader: asyncio.Future[None] | None = None
        super().connection_made(cast("asyncio.Transport", self.corked))

    def handle_connect(self, event: Request) -> None:
        """A browser asks for a socket; the application will find this socket in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[SOCKET] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the connection is gone."""
        super().connection_lost(exc)
        self._wake()

    def shutdown(self) -> None:
        """The server is going."""
        super().shutdown()
        self._wake()

    # Reading

    def send_receive_event_to_app(self) -> None:
        """A whole message has arrived."""
        self.arrived.append(b"".join(self.frames))
        self.frames = []
        if len(self.arrived) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._wake()

    def handle_close(self, event: Frame) -> None:
        """The browser says goodbye."""
        super().handle_close(event)
        self._wake()

    def handle_parser_exception(self) -> None:
        """What arrived is no websocket."""
        super().handle_parser_exception()
        self._wake()

    async def next_message(self) -> bytes | None:
        """What the browser says next; None when it is gone."""
        while not self.arrived:
            if not self.is_open:
                return None
            self.reader = self.loop.create_future()
            await self.reader
        message = self.arrived.popleft()
        if self.read_paused and not self.arrived:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def _wake(self) -> None:
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    # Writing

    @property
    def is_open(self) -> bool:
        """Whether anything can still be said."""
        return not self.disconnected and not self.close_sent and self.conn.state is OPEN

    def write(self, message: bytes) -> int:
        """Send a text without waiting; how many bytes the browser has not taken yet."""
        if not self.is_open:
            return 0
        self.corked.write(head_of_text(len(message)))
        self.corked.write(message)
        return self.corked.waiting()

    def hang_up(self, code: int) -> None:
        """Say goodbye after what was sent; who does not take it is cut off."""
        if self.is_open:
            self.conn.send_close(code)
            self.corked.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.arrived.clear()
            if self.read_paused:
                # The other side's goodbye must still be heard.
                self.read_paused = False
                self.transport.resume_reading()
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
            self._wake()
