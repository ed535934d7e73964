"""The transport under requests: a head has a size and a time, so that none ends the process."""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from patolli.server.costs import household

# A request's line and headers; browsers send less than 4 KiB.
LARGEST_HEAD: Final = 16 * 1024
# How long a connection may take to say what it wants, and how long to send all of it (slowloris).
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0


# Connections that one address may hold besides its sockets: whoever asks a lot at once has some six.
ADDRESS_CONNECTIONS: Final = 1000


class Doors:
    """How many connections come from where; those of a proxy are everybody's."""

    def __init__(self, proxies: tuple[str, ...] = (), at_most: int = ADDRESS_CONNECTIONS) -> None:
        self._proxies: Final = [ip_network(each) for each in proxies]
        self._at_most: Final = at_most
        self._open: Final[Counter[str]] = Counter()

    def come(self, address: str) -> str | None:
        """Whose connection it is, if one more of theirs may stay; it must say goodbye by `go`."""
        if self._is_proxy(address):
            return ""
        home = household(address)
        if self._open[home] >= self._at_most:
            return None
        self._open[home] += 1
        return home

    def go(self, home: str) -> None:
        """A connection that might stay is gone."""
        if not home:
            return
        self._open[home] -= 1
        if not self._open[home]:
            del self._open[home]

    def _is_proxy(self, address: str) -> bool:
        # Without an address it comes by a file of this machine, as only a proxy does.
        return not address or any(ip_address(address) in each for each in self._proxies)


class HeadTooLarge(Exception):
    """What is said before the body is longer than any browser would."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's requests with an end to their patience, which a proxy would have otherwise."""

    # While a request is on its way; none while it is answered.
    _deadline: asyncio.TimerHandle | None = None
    # How much of a head has arrived, and how much of it the parser has understood.
    _arrived = 0
    _parsed = 0
    _has_head = False
    _refusal = HTTPStatus.BAD_REQUEST
    # Of all connections of this process; and whose this one is, while it counts.
    doors = Doors()
    _home: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects, and should say why; with too many others from there nobody listens."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._home = self.doors.come(peer[0] if isinstance(peer, tuple) else "")
        if self._home is None:
            transport.abort()
            return
        self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._expect_nothing()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._home is not None:
            self.doors.go(self._home)
            self._home = None

    def data_received(self, data: bytes) -> None:
        """Bytes of a request; a head that has not ended counts as it grows."""
        self._arrived += len(data)
        super().data_received(data)
        if self._has_head:
            self._arrived = 0
        elif self._arrived > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins, perhaps on a connection that was kept."""
        self._parsed = 0
        self._expect(HEAD_SECONDS)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is complete."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete: from here on the application has a say, and the body its own time."""
        self._has_head = True
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of the request has arrived."""
        self._expect_nothing()
        self._has_head = False
        # What follows in the same bytes belongs to the next request.
        self._arrived = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which has limits of its own."""
        self._expect_nothing()
        self._leave()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Say what was wrong with a request that did not parse, and close."""
        self._expect_nothing()
        if self._refusal is HTTPStatus.BAD_REQUEST:
            super().send_400_response(msg)
        else:
            self._refuse(self._refusal)

    def _count(self, size: int) -> None:
        self._parsed += size
        if self._parsed > LARGEST_HEAD:
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            # The parser stops at an error of ours, and uvicorn then refuses the request.
            raise HeadTooLarge

    def _expect(self, seconds: float) -> None:
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self._refuse, HTTPStatus.REQUEST_TIMEOUT)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: HTTPStatus) -> None:
        """Say one line and close; who does not take it is cut off."""
        self._expect_nothing()
        transport: Any = self.transport
        if transport.is_closing():
            return
        words = status.phrase.encode()
        transport.write(
            b"HTTP/1.1 %d %s\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s"
            % (status.value, words, len(words), words)
        )
        transport.close()
