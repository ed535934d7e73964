"""Messages: what the server does for each thing a browser may say."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from patolli.engine.errors import PatolliError, Reason
from patolli.server import wire
from patolli.server.errors import (
    BadMessage,
    ChatIsOff,
    NotAllowed,
    NotSignedIn,
    ServerBusy,
    StaleVersion,
    told,
)
from patolli.server.people.names import clean_text
from patolli.server.people.sessions import session_start
from patolli.server.socket.connection import SESSION_ENDED, Connection
from patolli.server.tables import offers, permissions
from patolli.server.tables.moves import Gesture, carry_out, playing, restarting, taking_back
from patolli.server.tables.table import Table
from patolli.server.updates import projection
from patolli.server.updates.subscription import Watcher, tell_chat, tell_sheet
from patolli.storage import StoreUnavailable
from patolli.storage.rows import ChatRow

if TYPE_CHECKING:
    from patolli.server.context import House

# Outlooks are made in portions, so that others are served in between.
PORTION: Final = 8
# An answer to WantOutlook holds at most as many, those of following answers left aside.
MOST_OUTLOOKS: Final = 64


async def handle(house: House, connection: Connection, message: wire.ClientMessage) -> None:
    """Do what a message asks; a refusal goes back to its sender and changes nothing."""
    try:
        await HANDLERS[type(message)](house, connection, message)
    except (PatolliError, StoreUnavailable) as error:
        refusal = error if isinstance(error, PatolliError) else ServerBusy()
        table = getattr(message, "table", "")
        connection.send(wire.Refused(table, getattr(message, "key", ""), told(refusal)))
        watcher = connection.watchers.get(table)
        if isinstance(error, StaleVersion) and watcher is not None:
            async with house.holding(watcher.table):
                watcher.send_update(house.now())


async def hello(house: House, connection: Connection, message: wire.Hello) -> None:
    """Come to a table."""
    if connection.session:
        since = session_start(house.now())
        if await house.store.person_of_session(connection.session, since) is None:
            connection.close(SESSION_ENDED)
            return
    table = await house.seen_table(message.table, connection.person_id, message.invite)
    invited = permissions.is_invited(table.row, message.invite)
    leave_watch(connection, table)
    watcher = Watcher(table, connection, message.have_version, invited, message.outlooks)
    async with house.holding(table):
        await tell_chat(house.store, table)
        lines = await house.store.chat(table.id, 0) if table.sheet.chat != "off" else []
        if lines:
            table.chat_number = max(table.chat_number, lines[-1].number)
        table.watchers.add(watcher)
        connection.watchers[table.id] = watcher
        tell_sheet(table)
        watcher.send_chat(lines)
        watcher.send_update(house.now())


def leave_watch(connection: Connection, table: Table) -> None:
    """Stop watching a table."""
    watcher = connection.watchers.pop(table.id, None)
    if watcher is not None:
        table.watchers.discard(watcher)


async def bye(house: House, connection: Connection, message: wire.Bye) -> None:
    """Go away from a table."""
    watcher = connection.watchers.get(message.table)
    if watcher is not None:
        leave_watch(connection, watcher.table)
        tell_sheet(watcher.table)


async def show(house: House, connection: Connection, message: wire.Show) -> None:
    """Hot seat: see one of one's seats, or none."""
    watcher = watching(connection, message.table)
    if message.seat is not None:
        permissions.check(
            "play",
            watcher.table.row,
            watcher.table.sheet,
            connection.person_id,
            watcher.invited,
            message.seat,
        )
    async with house.holding(watcher.table):
        watcher.shown = message.seat
        watcher.have = message.have_version
        watcher.send_update(house.now())


async def play(house: House, connection: Connection, message: wire.Play) -> None:
    """Answer the open question, and perhaps those that follow."""
    table, seat = await own_seat(house, connection, message.table, message.seat)
    gesture = Gesture(seat, message.version, message.key, "person", playing(seat, message.actions))
    await carry_out(house, table, gesture, acknowledge(connection, message))


async def take_back(house: House, connection: Connection, message: wire.TakeBack) -> None:
    """Undo the last move of one's seat."""
    table, seat = await own_seat(house, connection, message.table, message.seat)
    gesture = Gesture(seat, message.version, message.key, "person", taking_back(seat))
    await carry_out(house, table, gesture, acknowledge(connection, message))


async def restart_turn(house: House, connection: Connection, message: wire.RestartTurn) -> None:
    """Undo to the beginning of one's turn."""
    table, seat = await own_seat(house, connection, message.table, message.seat)
    gesture = Gesture(seat, message.version, message.key, "person", restarting(seat))
    await carry_out(house, table, gesture, acknowledge(connection, message))


async def ask_take_back(house: House, connection: Connection, message: wire.AskTakeBack) -> None:
    """Ask everyone to go back."""
    table, seat = await own_seat(house, connection, message.table, message.seat)
    version = await offers.ask_take_back(
        house, table, signed_in(connection), seat, message.version, message.moves, message.key
    )
    connection.send(wire.Done(table.id, message.key, version))


async def answer(house: House, connection: Connection, message: wire.Answer) -> None:
    """Answer an offer."""
    table = await known_table(house, connection, message.table)
    person = signed_in(connection)
    version = await offers.answer(house, table, person, message.offer, message.answer, message.key)
    connection.send(wire.Done(table.id, message.key, version))


async def want_outlook(house: House, connection: Connection, message: wire.WantOutlook) -> None:
    """Tell what answers of the seat shown would lead to."""
    watcher = watching(connection, message.table)
    async with house.holding(watcher.table) as table:
        log, viewer = table.log, watcher.viewer()
        found: dict[str, wire.Outlook] = {}
        if log is not None and viewer is not None and message.version == table.version:
            match = log.match
            answers = [match.game.actions.parse(text) for text in message.answers]
            wanted = [match.game.actions.parse(text) for text in message.actions]
            if not wanted:
                seen_first = match.outlook(viewer, answers, whole=False)
                wanted = [each.action for each in seen_first[:MOST_OUTLOOKS]]
            for start in range(0, len(wanted), PORTION):
                portion = wanted[start : start + PORTION]
                found |= projection.outlooks(match, viewer, portion, answers, message.depth, whole=True)
                await asyncio.sleep(0)
        connection.send(wire.Outlooks(table.id, table.version, message.answers, found))


async def since(house: House, connection: Connection, message: wire.Since) -> None:
    """Tell what happened between two versions."""
    watcher = watching(connection, message.table)
    async with house.holding(watcher.table) as table:
        until = min(message.until, table.version)
        start = min(message.since, until)
        entries: list[wire.Entry] = []
        if table.log is not None:
            entries = projection.entry_lines(
                table.log, table.sheet.started, start, until, watcher.viewer(), table.common()
            )
        connection.send(wire.History(table.id, start, until, entries))


async def say(house: House, connection: Connection, message: wire.Say) -> None:
    """Chat."""
    table = await known_table(house, connection, message.table)
    person = signed_in(connection)
    permissions.check("say", table.row, table.sheet, person)
    text = clean_text(message.text)
    if table.sheet.chat == "off" or (text and table.sheet.chat == "phrases"):
        raise ChatIsOff(table.sheet.chat)
    if bool(text) == (message.phrase is not None):
        raise BadMessage(Reason("text_or_phrase"))
    seats = table.sheet.seats_of(person)
    name = table.sheet.places[seats[0]].name if seats else connection.person.name if connection.person else ""
    row = ChatRow(0, person, name, seats[0] if seats else None, text, message.phrase, house.now())
    await house.store.say(table.id, f"{person} {message.key}", row)
    connection.send(wire.Done(table.id, message.key, table.version))
    async with table.lock:
        await tell_chat(house.store, table)


async def ping(house: House, connection: Connection, message: wire.Ping) -> None:
    """Say that we are here."""
    connection.send(wire.Pong(message.sent, house.now()))


def acknowledge(connection: Connection, message: Any) -> Callable[[int], None]:
    """Tell the sender that its gesture is on disk."""
    return lambda version: connection.send(wire.Done(message.table, message.key, version))


def signed_in(connection: Connection) -> str:
    """Who is speaking; it must be somebody."""
    if connection.person_id is None:
        raise NotSignedIn
    return connection.person_id


def watching(connection: Connection, table: str) -> Watcher:
    """The table must have been come to."""
    watcher = connection.watchers.get(table)
    if watcher is None:
        raise BadMessage(Reason("hello_first"))
    return watcher


async def known_table(house: House, connection: Connection, table: str) -> Table:
    """A table that the speaker may see: by right, or by the link it came with."""
    watcher = connection.watchers.get(table)
    if watcher is not None:
        return watcher.table
    return await house.seen_table(table, connection.person_id)


async def own_seat(house: House, connection: Connection, table: str, wanted: int | None) -> tuple[Table, int]:
    """The table, and the seat as which the speaker acts."""
    person = signed_in(connection)
    watcher = connection.watchers.get(table)
    found = await house.seen_table(table, person) if watcher is None else watcher.table
    seat = wanted
    if seat is None:
        own = found.sheet.seats_of(person) if watcher is None else watcher.seats()
        seat = own[0] if len(own) == 1 else watcher.viewer() if watcher is not None else None
    if seat is None:
        raise NotAllowed("play")
    permissions.check("play", found.row, found.sheet, person, seat=seat)
    return found, seat


Handler = Callable[["House", Connection, Any], Awaitable[None]]

HANDLERS: Final[dict[type, Handler]] = {
    wire.Hello: hello,
    wire.Bye: bye,
    wire.Show: show,
    wire.Play: play,
    wire.TakeBack: take_back,
    wire.RestartTurn: restart_turn,
    wire.AskTakeBack: ask_take_back,
    wire.Answer: answer,
    wire.WantOutlook: want_outlook,
    wire.Since: since,
    wire.Say: say,
    wire.Ping: ping,
}
