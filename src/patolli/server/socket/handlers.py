"""Handlers: what the server does for each thing a browser may say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from patolli.engine.errors import PatolliError, Reason
from patolli.server import wire
from patolli.server.costs import ENTRIES_FOR_ONE
from patolli.server.errors import (
    BadMessage,
    ChatIsOff,
    NotAllowed,
    NotSignedIn,
    ServerBusy,
    StaleVersion,
    TooMany,
    told,
)
from patolli.server.people.names import clean_text
from patolli.server.people.sessions import session_start
from patolli.server.socket.connection import SESSION_ENDED, Connection
from patolli.server.tables import hints, lessons, lobby, offers, permissions
from patolli.server.tables.match_log import UNDO
from patolli.server.tables.moves import Submission, answering, restarting, submit, taking_back
from patolli.server.tables.registry import Tables
from patolli.server.tables.table import Table
from patolli.server.updates import projection
from patolli.server.updates.subscription import Subscription
from patolli.storage import StoreUnavailable
from patolli.storage.rows import ChatRow

# Outlooks are made in portions, so that others are served in between.
PORTION: Final = 2
# An answer to WantOutlook holds at most as many, those of following answers left aside.
MOST_OUTLOOKS: Final = 64


async def handle(tables: Tables, connection: Connection, message: wire.ClientMessage) -> None:
    """Do what a message asks; a refusal goes back to its sender and changes nothing."""
    try:
        await HANDLERS[type(message)](tables, connection, message)
    except (PatolliError, StoreUnavailable) as error:
        refusal = error if isinstance(error, PatolliError) else ServerBusy()
        tables.context.metrics.count_kind("patolli_refused_gestures_total", refusal.kind)
        table = getattr(message, "table", "")
        connection.send(wire.Refused(table, getattr(message, "key", ""), told(refusal)))
        subscription = tables.subscription(connection, table)
        if isinstance(error, StaleVersion) and subscription is not None:
            async with tables.known[table].locked() as live:
                live.tell(subscription)


async def hello(tables: Tables, connection: Connection, message: wire.Hello) -> None:
    """Come to a table."""
    if connection.session:
        since = session_start(tables.context.now())
        if await tables.context.store.person_of_session(connection.session, since) is None:
            connection.close(SESSION_ENDED)
            return
    table = await tables.find_seen(message.table, connection.person_id, message.invite, message.share)
    invited = permissions.is_invited(table.row, message.invite)
    before = table.subscriptions.get(connection)
    since = tables.context.now() if before is None else before.since
    table.unsubscribe(connection)
    subscription = Subscription(table, connection, message, invited, since)
    async with table.locked() as live:
        await live.welcome(subscription)
    # Where only bots sit they play while somebody looks.
    table.follow_up()


async def bye(tables: Tables, connection: Connection, message: wire.Bye) -> None:
    """Go away from a table."""
    if tables.subscription(connection, message.table) is not None:
        table = tables.known[message.table]
        table.unsubscribe(connection)
        table.tell_presence()


async def show(tables: Tables, connection: Connection, message: wire.Show) -> None:
    """Hot seat: see one of one's seats, or none."""
    table, subscription = subscribed(tables, connection, message.table)
    if message.seat is not None:
        person, invited = connection.person_id, subscription.invited
        permissions.check("play", table.row, table.settings, person, invited, message.seat)
    async with table.locked() as live:
        subscription.shown = message.seat
        subscription.have = message.have_version
        live.tell(subscription)


async def play(tables: Tables, connection: Connection, message: wire.Play) -> None:
    """Answer the open question, and perhaps those that follow."""
    table, seat = await own_seat(tables, connection, message.table, message.seat)
    submission = Submission(
        seat, message.version, message.key, "person", answering(seat, message.actions), message.actions[-1]
    )
    await submit(table, submission, acknowledge(connection, message))


async def take_back(tables: Tables, connection: Connection, message: wire.TakeBack) -> None:
    """Undo the last move of one's seat."""
    table, seat = await own_seat(tables, connection, message.table, message.seat)
    submission = Submission(seat, message.version, message.key, "person", taking_back(seat), UNDO)
    await submit(table, submission, acknowledge(connection, message))


async def restart_turn(tables: Tables, connection: Connection, message: wire.RestartTurn) -> None:
    """Undo to the beginning of one's turn."""
    table, seat = await own_seat(tables, connection, message.table, message.seat)
    submission = Submission(seat, message.version, message.key, "person", restarting(seat), UNDO)
    await submit(table, submission, acknowledge(connection, message))


async def ask_take_back(tables: Tables, connection: Connection, message: wire.AskTakeBack) -> None:
    """Ask everyone to go back."""
    table, seat = await own_seat(tables, connection, message.table, message.seat)
    version = await offers.ask_take_back(
        table, signed_in(connection), seat, message.version, message.moves, message.key
    )
    connection.send(wire.Done(table.id, message.key, version))


async def answer(tables: Tables, connection: Connection, message: wire.Answer) -> None:
    """Answer an offer."""
    table = await known_table(tables, connection, message.table)
    person = signed_in(connection)
    version = await offers.answer(table, person, message.offer, message.answer, message.key)
    connection.send(wire.Done(table.id, message.key, version))


async def ask_end(tables: Tables, connection: Connection, message: wire.AskEnd) -> None:
    """Ask everyone to stop the match here."""
    table = await known_table(tables, connection, message.table)
    version = await offers.ask_end(table, signed_in(connection))
    connection.send(wire.Done(table.id, message.key, version))


async def want_outlook(tables: Tables, connection: Connection, message: wire.WantOutlook) -> None:
    """Tell what answers of the seat shown would lead to."""
    table, subscription = subscribed(tables, connection, message.table)
    async with table.locked():
        log, viewer, version = table.log, subscription.viewer(), table.version
        # Thought about apart from the match: it may take a while, and the others play on.
        match = None if log is None or message.version != version else log.match.copy()
    found: dict[str, wire.Outlook] = {}
    if match is not None and viewer is not None:
        think = partial(tables.context.costs.think, connection.home)
        answers = [match.game.actions.parse(text) for text in message.answers]
        wanted = [match.game.actions.parse(text) for text in message.actions]
        if not wanted:
            seen_first = await think(partial(match.outlook, viewer, answers, whole=False))
            wanted = [each.action for each in seen_first[:MOST_OUTLOOKS]]
        for start in range(0, len(wanted), PORTION):
            portion, finish = wanted[start : start + PORTION], message.finish
            found |= await think(
                partial(
                    projection.outlooks,
                    match,
                    viewer,
                    portion,
                    answers,
                    message.depth,
                    whole=True,
                    finish=finish,
                )
            )
    connection.send(wire.Outlooks(table.id, version, message.answers, found))


async def want_reasons(tables: Tables, connection: Connection, message: wire.WantReasons) -> None:
    """Tell why the seat shown cannot give these answers."""
    table, subscription = subscribed(tables, connection, message.table)
    async with table.locked():
        log, viewer = table.log, subscription.viewer()
        found: dict[str, wire.Mistake] = {}
        if log is not None and viewer is not None and message.version == table.version:
            found = projection.reasons(log.match, viewer, message.actions, message.answers)
        connection.send(wire.Reasons(table.id, table.version, message.answers, found))


async def want_advice(tables: Tables, connection: Connection, message: wire.WantAdvice) -> None:
    """Tell what a coach may say to the seat shown."""
    table, subscription = subscribed(tables, connection, message.table)
    async with table.locked():
        seat = subscription.viewer()
        is_now = seat is not None and message.version == table.version
        says = lessons.advice(table, seat) if is_now and seat is not None else []
        connection.send(wire.Advice(table.id, table.version, says))


async def want_hint(tables: Tables, connection: Connection, message: wire.WantHint) -> None:
    """Tell what a level would answer; it is thought about beside everything else."""
    table, subscription = subscribed(tables, connection, message.table)
    hints.check(table, connection.person_id, subscription.viewer())

    async def think() -> None:
        try:
            found = await hints.hint(table, connection.person_id, subscription.viewer(), message)
        except (PatolliError, StoreUnavailable) as error:
            refusal = error if isinstance(error, PatolliError) else ServerBusy()
            connection.send(wire.Refused(table.id, "", told(refusal)))
        else:
            connection.send(found)

    _ = tables.context.background.spawn(think())


async def since(tables: Tables, connection: Connection, message: wire.Since) -> None:
    """Tell what happened between two versions."""
    table, subscription = subscribed(tables, connection, message.table)
    async with table.locked():
        until = min(message.until, table.version)
        start = min(message.since, until)
        entries: list[wire.Entry] = []
        seen = table.seen_by(subscription.person)
        if seen is not None:
            log, _, common = seen
            until = min(until, log.version)
            start = min(start, until)
            if not tables.context.costs.message(
                connection.purse, connection.home, (until - start) / ENTRIES_FOR_ONE
            ):
                raise TooMany("history")
            entries = projection.shown_entries(
                log, table.settings.started, start, until, subscription.viewer(), common
            )
        connection.send(wire.History(table.id, start, until, entries))


async def say(tables: Tables, connection: Connection, message: wire.Say) -> None:
    """Keep what somebody says, once, and tell everybody at the table."""
    table = await known_table(tables, connection, message.table)
    person = signed_in(connection)
    subscription = tables.subscription(connection, message.table)
    invited = subscription is not None and subscription.invited
    shared = subscription is not None and permissions.is_shared(table.settings, subscription.hello.share)
    permissions.check("say", table.row, table.settings, person, invited, shared=shared)
    text = clean_text(message.text)
    tables.context.costs.say(person)
    if table.settings.chat == "off" or (text and table.settings.chat == "phrases"):
        raise ChatIsOff(table.settings.chat)
    if bool(text) == (message.phrase is not None):
        raise BadMessage(Reason("text_or_phrase"))
    seats = table.settings.places_of(person)
    if not seats and table.settings.watchers_chat == "off" and table.settings.owner != person:
        raise ChatIsOff("off")
    name = (
        table.settings.places[seats[0]].name if seats else connection.person.name if connection.person else ""
    )
    row = ChatRow(0, person, name, seats[0] if seats else None, text, message.phrase, tables.context.now())
    await tables.context.store.say(table.id, f"{person} {message.key}", row)
    connection.send(wire.Done(table.id, message.key, table.version))
    async with table.lock:
        await table.tell_chat()


async def watch_lobby(tables: Tables, connection: Connection, message: wire.WatchLobby) -> None:
    """Tell the open tables that fit, now and whenever they change."""
    connection.lobby = message
    await lobby.tell(tables, connection)


async def leave_lobby(tables: Tables, connection: Connection, message: wire.LeaveLobby) -> None:
    """Tell them no more."""
    connection.lobby = None


async def ping(tables: Tables, connection: Connection, message: wire.Ping) -> None:
    """Say that we are here."""
    connection.send(wire.Pong(message.sent, tables.context.now()))


def acknowledge(
    connection: Connection, message: wire.Play | wire.TakeBack | wire.RestartTurn
) -> Callable[[int], None]:
    """Tell the sender that its submission is on disk."""
    return lambda version: connection.send(wire.Done(message.table, message.key, version))


def signed_in(connection: Connection) -> str:
    """Who is speaking; it must be somebody."""
    if connection.person_id is None:
        raise NotSignedIn
    return connection.person_id


def subscribed(tables: Tables, connection: Connection, table: str) -> tuple[Table, Subscription]:
    """A table that must have been come to."""
    subscription = tables.subscription(connection, table)
    if subscription is None:
        raise BadMessage(Reason("hello_first"))
    return tables.known[table], subscription


async def known_table(tables: Tables, connection: Connection, table: str) -> Table:
    """A table that the speaker may see: by right, or by the link it came with."""
    if tables.subscription(connection, table) is not None:
        return tables.known[table]
    return await tables.find_seen(table, connection.person_id)


async def own_seat(
    tables: Tables, connection: Connection, table: str, wanted: int | None
) -> tuple[Table, int]:
    """The table, and the seat as which the speaker acts."""
    person = signed_in(connection)
    subscription = tables.subscription(connection, table)
    found = tables.known[table] if subscription is not None else await tables.find_seen(table, person)
    seat = wanted
    if seat is None:
        own = found.settings.seats_of(person) if subscription is None else subscription.seats()
        seat = own[0] if len(own) == 1 else subscription.viewer() if subscription is not None else None
    if seat is None:
        raise NotAllowed("play")
    permissions.check("play", found.row, found.settings, person, seat=seat)
    return found, seat


Handler = Callable[[Tables, Connection, Any], Awaitable[None]]

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
    wire.WantReasons: want_reasons,
    wire.WantAdvice: want_advice,
    wire.WantHint: want_hint,
    wire.Since: since,
    wire.Say: say,
    wire.AskEnd: ask_end,
    wire.WatchLobby: watch_lobby,
    wire.LeaveLobby: leave_lobby,
    wire.Ping: ping,
}
