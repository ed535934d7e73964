"""A connection: one browser at the other end of a socket, and when it is let go."""

# Hot: compiled by mypyc.

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final, Protocol

import msgspec

from patolli.server import wire
from patolli.server.json_logging import logger
from patolli.server.rate_limits import Bucket
from patolli.storage import Store
from patolli.storage.rows import PersonRow

GOING_AWAY: Final = 1001
OUR_FAULT: Final = 1011
TRY_AGAIN: Final = 1013
NOT_OURS: Final = 4400
SESSION_ENDED: Final = 4401
WRONG_ORIGIN: Final = 4403
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429

# A browser that leaves more than this unread is too slow.
MOST_WAITING_BYTES: Final = 1 << 20
# Whose turn it is may change several times within this; the list is told once.
TURNS_SECONDS: Final = 0.2

_encoder: Final = msgspec.json.Encoder()


class Socket(Protocol):
    """What a connection needs of its transport."""

    def write(self, message: bytes) -> int:
        """Send without waiting; how many bytes have not been taken yet."""

    def hang_up(self, code: int) -> None:
        """Say goodbye."""


class Connection:
    """What the server knows of one browser; sending never waits."""

    def __init__(
        self, socket: Socket, person: PersonRow | None, session: str, purse: Bucket, home: str = ""
    ) -> None:
        self._socket: Final = socket
        self.person: Final = person
        self.muted: frozenset[str] = frozenset(person.muted if person else ())
        self.session: Final = session
        # From which this browser's messages are paid, and whose address it calls from.
        self.purse: Final = purse
        self.home: Final = home
        # The tables that this browser is told of.
        self.subscribed: Final[set[str]] = set()
        # Which open tables it wants to be told of, if any.
        self.lobby: wire.WatchLobby | None = None
        self.turns: Final[list[str]] = []
        self._turns_told: list[str] = []
        self._turns_timer: asyncio.TimerHandle | None = None
        self.closed_with = 0

    @property
    def person_id(self) -> str | None:
        """Whose browser it is."""
        return None if self.person is None else self.person.id

    def send(self, message: wire.ServerMessage) -> None:
        """Send a message."""
        self.send_bytes(_encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message; who lets too much pile up is let go."""
        if not self.closed_with and self._socket.write(message) > MOST_WAITING_BYTES:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """End the connection, after what was sent."""
        if not self.closed_with:
            self.closed_with = code
            self._socket.hang_up(code)
            logger.info("socket closed", extra={"code": code, "person": self.person_id})

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


class Connections:
    """All browsers that are connected to this process."""

    def __init__(self) -> None:
        self._all: Final[set[Connection]] = set()
        self._by_person: Final[dict[str, set[Connection]]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._all)

    def welcome(self, connection: Connection) -> None:
        """A browser has come."""
        self._all.add(connection)
        if connection.person_id is not None:
            self._by_person.setdefault(connection.person_id, set()).add(connection)

    def farewell(self, connection: Connection) -> None:
        """A browser has gone."""
        self._all.discard(connection)
        if connection.person_id is not None:
            browsers = self.of(connection.person_id)
            browsers.discard(connection)
            if not browsers:
                self._by_person.pop(connection.person_id, None)

    def of(self, person: str) -> set[Connection]:
        """All browsers of somebody."""
        return self._by_person.get(person, set())

    def people(self) -> set[str]:
        """Everybody whose browser is here."""
        return set(self._by_person)
