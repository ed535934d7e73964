"""Corking: what is sent to one browser in one breath leaves in one write."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class CorkedTransport:
    """A transport that gathers writes until the event loop's next round."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport: Final = transport
        self._gathered: Final[list[bytes]] = []

    def write(self, data: bytes) -> None:
        """Put data in line; the first of a round arranges for all of it to go."""
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self.flush)
        self._gathered.append(data)

    def flush(self) -> None:
        """Send what was gathered, unless there is nobody left to send it to."""
        whole = b"".join(self._gathered)
        self._gathered.clear()
        if whole and not self._transport.is_closing():
            self._transport.write(whole)

    def close(self) -> None:
        """Close after what was gathered."""
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        """Everything else is the transport's own business."""
        return getattr(self._transport, name)


class CorkedSockets(WebSocketsSansIOProtocol):
    """uvicorn's sockets on corked transports: an acknowledgement and its update cost one write."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called when a connection is made."""
        corked = CorkedTransport(cast("asyncio.Transport", transport))
        super().connection_made(cast("asyncio.Transport", corked))
