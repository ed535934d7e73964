"""Watching: the subscription of one browser to one table, and the updates it gets."""

# Hot: compiled by mypyc.

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec

from patolli.server import wire
from patolli.server.tables.permissions import may_see
from patolli.server.tables.settings import Sheet
from patolli.server.tables.table import Table, sheet_for
from patolli.server.updates import projection
from patolli.server.updates.encoded_options import encoded_options
from patolli.storage import Store
from patolli.storage.rows import ChatRow

if TYPE_CHECKING:
    from patolli.server.socket.connection import Connection

# A browser that missed more than this gets the whole View and no entries.
FARTHEST_BEHIND: Final = 200
# Longer lists of options come without outlooks: see docs/wire.md.
MOST_OUTLOOKS: Final = 24

_encoder: Final = msgspec.json.Encoder()


class Watcher:
    """A browser at a table: which seat it is shown, and what it has already got."""

    def __init__(
        self, table: Table, connection: Connection, have: int, invited: bool, outlooks: bool
    ) -> None:
        self.table: Final = table
        self.connection: Final = connection
        self.invited: Final = invited
        self.wants_outlooks: Final = outlooks
        self.have = have
        self.shown: int | None = None
        self._seats_on: Sheet | None = None
        self._seats: list[int] = []

    @property
    def person(self) -> str | None:
        """Whose browser it is."""
        return self.connection.person_id

    def seats(self) -> list[int]:
        """The seats that this browser's person owns, as the present sheet says."""
        if self._seats_on is not self.table.sheet:
            self._seats_on = self.table.sheet
            self._seats = self._seats_on.seats_of(self.person)
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

    def send_sheet(self) -> None:
        """Tell what the table is like now."""
        self.connection.send(wire.TableChanged(sheet_for(self.table, self.person, self.invited)))

    def send_chat(self, rows: list[ChatRow]) -> None:
        """Tell what was said, except by people whom this person does not want to hear."""
        heard = [row for row in rows if row.person not in self.connection.muted]
        if heard:
            self.connection.send(wire.ChatLog(self.table.id, [chat_line(row) for row in heard]))

    def send_update(self, now: float, made: dict[tuple[object, ...], bytes] | None = None) -> None:
        """Tell the position and what led to it; `made` shares the work between browsers."""
        log = self.table.log
        if log is None:
            return
        viewer = self.viewer()
        key = (viewer, self.have, tuple(self.seats()), self.wants_outlooks)
        message = None if made is None else made.get(key)
        if message is None:
            message = _encoder.encode(update(self.table, viewer, min(self.have, log.version), self, now))
            if made is not None:
                made[key] = message
        self.have = log.version
        self.connection.send_bytes(message)


def chat_line(row: ChatRow) -> wire.ChatLine:
    """A line of chat as the wire carries it."""
    return msgspec.convert(row, wire.ChatLine, from_attributes=True)


def update(table: Table, viewer: int | None, since: int, watcher: Watcher, now: float) -> wire.Update:
    """The match as a viewer may see it, with what happened since a version."""
    log = table.log
    assert log is not None
    match = log.match
    common = table.common()
    actions = [] if viewer is None else match.state.options_of(viewer)
    is_behind = log.version - since > FARTHEST_BEHIND
    shows_outlooks = watcher.wants_outlooks and 0 < len(actions) <= MOST_OUTLOOKS
    # Options are already bytes; the encoder joins them as they are.
    options = cast("list[wire.Option]", encoded_options(log.game, actions))
    entries = (
        []
        if is_behind
        else projection.entry_lines(log, table.sheet.started, since, log.version, viewer, common)
    )
    return wire.Update(
        table=table.id,
        version=log.version,
        moves=len(match.moves),
        since=since,
        whole=is_behind,
        entries=entries,
        seat=viewer,
        yours=watcher.seats(),
        view=common.view(match, viewer),
        pending=common.questions(viewer),
        options=options,
        outlooks=projection.outlooks(match, viewer, actions) if shows_outlooks and viewer is not None else {},
        can_take_back=viewer is not None and match.can_take_back(viewer),
        turn_start=turn_start(table, viewer),
        over=match.is_over,
        clocks=clock_faces(table, now),
        now=now,
    )


def turn_start(table: Table, viewer: int | None) -> int | None:
    """Where the seat's last finished turn began, if nobody but bots would mind its going back."""
    if viewer is None or table.log is None or table.status != "playing":
        return None
    people = [seat for seat, place in enumerate(table.sheet.places) if place.kind == "person"]
    return table.log.finished_turn(viewer) if people == [viewer] else None


def clock_faces(table: Table, now: float) -> list[wire.Clock]:
    """Everybody's clock."""
    clocks = table.clocks
    if clocks is None or not clocks.is_counting:
        return []
    is_running = table.status == "playing" and table.sheet.offer is None
    return [
        wire.Clock(
            seat,
            max(0.0, clocks.left_at(seat, now)) if table.sheet.places[seat].kind != "bot" else None,
            is_running and seat in clocks.asked,
        )
        for seat in range(len(table.sheet.places))
    ]


def tell_position(table: Table, now: float) -> None:
    """Send everyone at the table what has happened."""
    made: dict[tuple[object, ...], bytes] = {}
    for watcher in list(table.watchers):
        watcher.send_update(now, made)
    if table.status == "over":
        # With the end the sheet has changed, too: nobody is to act, and the seed is no secret any more.
        tell_sheet(table)


def tell_sheet(table: Table) -> None:
    """Send everyone at the table its sheet; who may no longer see it is told to go."""
    for watcher in list(table.watchers):
        if may_see(table.row, table.sheet, watcher.person, watcher.invited):
            watcher.send_sheet()
        else:
            table.watchers.discard(watcher)
            watcher.connection.watchers.pop(table.id, None)
            watcher.connection.send(wire.Gone(table.id))


async def tell_chat(store: Store, table: Table) -> None:
    """Send everyone the lines that were said since the last time."""
    if not table.watchers:
        return
    rows = await store.chat(table.id, table.chat_number)
    if rows:
        table.chat_number = rows[-1].number
        for watcher in list(table.watchers):
            watcher.send_chat(rows)
