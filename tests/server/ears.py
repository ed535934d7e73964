"""An ear: the far end of a socket, which notes what was said."""

from __future__ import annotations

from typing import Any

import msgspec

from patolli.server.rate_limits import Bucket
from patolli.server.socket.connection import Connection
from patolli.storage.rows import PersonRow


class Ear:
    """Takes every message at once."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def write(self, message: bytes) -> int:
        self.heard.append(msgspec.json.decode(message))
        return 0

    def hang_up(self, code: int) -> None:
        self.heard.append({"type": "closed", "code": code})

    def of(self, kind: str) -> list[Any]:
        """The messages of one kind."""
        return [each for each in self.heard if each["type"] == kind]


def connected(ear: Ear, person: PersonRow | None) -> Connection:
    """A connection without a socket."""
    return Connection(ear, person, "session" if person else "", Bucket(1e6, 1e6))


def visiting(ear: Ear, person: PersonRow | None) -> Connection:
    """A connection without a socket, and without a session that could end."""
    return Connection(ear, person, "", Bucket(1e6, 1e6))
