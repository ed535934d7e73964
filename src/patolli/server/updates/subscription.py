"""The subscription of one browser to one table, and what it is sent."""

# Hot: compiled by mypyc.

from __future__ import annotations

from typing import Final

import msgspec

from patolli.server import wire
from patolli.server.socket.connection import Connection
from patolli.server.tables.match_log import MatchLog
from patolli.server.tables.settings import TableSettings
from patolli.server.tables.state import TableState
from patolli.server.updates.projection import Common
from patolli.server.updates.update import update
from patolli.storage.rows import ChatRow

_encoder: Final = msgspec.json.Encoder()


class Subscription:
    """A browser at a table: which seat it is shown, and what it has already got."""

    def __init__(
        self, table: TableState, connection: Connection, hello: wire.Hello, invited: bool, since: float
    ) -> None:
        self.table: Final = table
        self.connection: Final = connection
        # What it said when it came, and what it has by now.
        self.hello: Final = hello
        self.have = hello.have_version
        # Whether it came by an invitation, and when it first came.
        self.invited: Final = invited
        self.since: Final = since
        self.shown: int | None = None
        self._seats_by: TableSettings | None = None
        self._seats: list[int] = []

    @property
    def person(self) -> str | None:
        """Whose browser it is."""
        return self.connection.person_id

    def seats(self) -> list[int]:
        """The seats that this browser's person owns, as the present settings say."""
        if self._seats_by is not self.table.settings:
            self._seats_by = self.table.settings
            self._seats = self._seats_by.seats_of(self.person)
        return self._seats

    def viewer(self) -> int | None:
        """The seat through whose eyes this browser sees, or None as a spectator.

        Of several own seats one is seen only after it was asked for, and no longer than it
        has something to decide or no other own seat has.
        """
        own = self.seats()
        if len(own) <= 1:
            self.shown = own[0] if own else None
            return self.shown
        if self.shown not in own:
            self.shown = None
        asked = frozenset[int]() if self.table.log is None else self.table.log.asked()
        if self.shown is not None and self.shown not in asked and asked & set(own):
            self.shown = None
        return self.shown

    def send_chat(self, rows: list[ChatRow]) -> None:
        """Tell what was said, except by people whom this person does not want to hear."""
        heard = [row for row in rows if row.person not in self.connection.muted and self.hears(row)]
        if heard:
            self.connection.send(wire.ChatLog(self.table.id, [shown_chat(row) for row in heard]))

    def hears(self, row: ChatRow) -> bool:
        """Whether a line is for this browser: those who play and those who watch talk apart until the end.

        Whose seat is kept is one of those who play, also before they are back.
        """
        if self.table.status != "playing":
            return True
        return (row.seat is None) == (not self.table.settings.places_of(self.person))

    def send_update(
        self,
        log: MatchLog,
        settings: TableSettings,
        common: Common,
        now: float,
        made: dict[tuple[object, ...], bytes],
    ) -> None:
        """Tell the position and what led to it; `made` shares the work between browsers."""
        viewer, seats = self.viewer(), self.seats()
        key = (viewer, self.have, tuple(seats), self.hello.outlooks)
        message = made.get(key)
        if message is None:
            since = min(self.have, log.version)
            message = _encoder.encode(
                update(self.table, log, settings, common, viewer, since, seats, self.hello.outlooks, now)
            )
            made[key] = message
        self.have = log.version
        self.connection.send_bytes(message)


def shown_chat(row: ChatRow) -> wire.ChatLine:
    """What somebody said, as the wire carries it."""
    return msgspec.convert(row, wire.ChatLine, from_attributes=True)
