"""A connection: one browser's socket, what is waiting to be sent, and when it is closed."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from patolli.server import wire
from patolli.server.limits import Bucket
from patolli.server.logs import logger
from patolli.server.settings import ServerSettings

if TYPE_CHECKING:
    from patolli.server.watching import Watcher
    from patolli.storage import Store
    from patolli.storage.rows import PersonRow

GOING_AWAY: Final = 1001
NOT_OURS: Final = 4400
SESSION_ENDED: Final = 4401
WRONG_ORIGIN: Final = 4403
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429

# A browser that leaves more than this unread is too slow.
MOST_WAITING_BYTES: Final = 1 << 20
MOST_WAITING_MESSAGES: Final = 400
CLOSE_SECONDS: Final = 1.0
# Whose turn it is may change several times within this; the list is told once.
TURNS_SECONDS: Final = 0.2

_encoder: Final = msgspec.json.Encoder()
Socket = WebSocket[Any, Any, Any]


class Connection:
    """What the server knows of one browser; sending never waits."""

    def __init__(
        self, socket: Socket, person: PersonRow | None, session: str, settings: ServerSettings
    ) -> None:
        self.socket: Final = socket
        self.person: Final = person
        self.session: Final = session
        self.bucket: Final = Bucket(settings.socket_burst, settings.socket_rate)
        self.muted: frozenset[str] = frozenset(person.muted if person else ())
        self.watchers: Final[dict[str, Watcher]] = {}
        self.turns: Final[list[str]] = []
        self._turns_told: list[str] = []
        self._turns_timer: asyncio.TimerHandle | None = None
        # Held while a message of this browser is being carried out.
        self.handling: Final = asyncio.Lock()
        self.closed_with = 0
        self._waiting: Final[deque[bytes]] = deque()
        self._waiting_bytes = 0
        self._has_more: Final = asyncio.Event()
        self._too_slow: Final = asyncio.Event()

    @property
    def person_id(self) -> str | None:
        """Whose browser it is."""
        return None if self.person is None else self.person.id

    def send(self, message: wire.ServerMessage) -> None:
        """Put a message in line."""
        self.send_bytes(_encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Put an encoded message in line."""
        if self.closed_with:
            return
        self._waiting_bytes += len(message)
        if self._waiting_bytes > MOST_WAITING_BYTES or len(self._waiting) >= MOST_WAITING_MESSAGES:
            self.close(TOO_SLOW)
        else:
            self._waiting.append(message)
            self._has_more.set()

    def close(self, code: int) -> None:
        """End the connection; what is waiting is sent first, unless the browser does not read."""
        if not self.closed_with:
            self.closed_with = code
            self._has_more.set()
            if code == TOO_SLOW:
                self._too_slow.set()
            logger.info("socket closed", extra={"code": code, "person": self.person_id})

    async def pump(self) -> None:
        """Send what is in line until the connection is closed."""
        sending = asyncio.ensure_future(self._send_all())
        giving_up = asyncio.ensure_future(self._too_slow.wait())
        try:
            await asyncio.wait({sending, giving_up}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            giving_up.cancel()
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.socket.close(self.closed_with or GOING_AWAY)
        except (TimeoutError, WebSocketException, RuntimeError):
            return

    async def _send_all(self) -> None:
        while self._waiting or not self.closed_with:
            if self._waiting:
                message = self._waiting.popleft()
                await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
                self._waiting_bytes -= len(message)
            else:
                self._has_more.clear()
                await self._has_more.wait()

    # Whose turn it is, for the list on the home page

    async def send_turns(self, store: Store) -> None:
        """Tell which tables wait for this person."""
        if self.person_id is not None:
            self.turns[:] = await store.turns_of(self.person_id)
            self._turns_told = list(self.turns)
            self.send(wire.YourTurns(self._turns_told))

    def note_turn(self, table: str, is_waiting: bool) -> None:
        """A table waits, or does so no longer; soon the list is told, if it has changed."""
        if is_waiting == (table in self.turns):
            return
        if is_waiting:
            self.turns.append(table)
        else:
            self.turns.remove(table)
        if self._turns_timer is None:
            self._turns_timer = asyncio.get_running_loop().call_later(TURNS_SECONDS, self._tell_turns)

    def _tell_turns(self) -> None:
        self._turns_timer = None
        if self.turns != self._turns_told:
            self._turns_told = list(self.turns)
            self.send(wire.YourTurns(self._turns_told))
