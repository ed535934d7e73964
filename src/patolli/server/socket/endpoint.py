"""The endpoint: one socket per browser; reads, decodes, limits, and hands on."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection

from patolli.engine.errors import Reason
from patolli.server import hosts, wire
from patolli.server.admin import notice_of
from patolli.server.caller import CALLER, Caller, called_by
from patolli.server.context import Context
from patolli.server.costs import API, MESSAGES, household
from patolli.server.errors import BadMessage, told
from patolli.server.http.requests import attend
from patolli.server.json_logging import logger
from patolli.server.people.sessions import AsgiRequest, is_own_origin, person_of, session_of
from patolli.server.socket.connection import (
    GOING_AWAY,
    NOT_OURS,
    OUR_FAULT,
    TOO_MANY,
    TRY_AGAIN,
    WRONG_ORIGIN,
    Connection,
)
from patolli.server.socket.handlers import handle
from patolli.server.socket.transport import SOCKET, FastWebSocket
from patolli.server.tables.registry import Tables
from patolli.storage import StoreUnavailable

PATH: Final = "/api/v1/socket"
PROTOCOL: Final = 1
LARGEST_FRAME: Final = 8192

# Where the decoder stood, at the end of its complaint.
PLACE: Final = re.compile(r"- at `\$\.?([^`]+)`$")

_decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(wire.ClientMessage)


class Application:
    """Requests go to Litestar, sockets straight to the tables: moves come thick and fast."""

    def __init__(self, web: Litestar) -> None:
        self._web: Final = web

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request, or one socket as long as it lasts."""
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await receive()
            await send({"type": "websocket.accept"})
            await serve_socket(self._web.state.tables, ASGIConnection(scope), scope["extensions"][SOCKET])
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            # What is no request is the beginning or the end of the server.
            await self._web(scope, receive, send)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request; what is asked of the tables waits while enough of the same address is answered."""
        context = self._web.state.tables.context
        if not scope["path"].startswith(API):
            await attend(self._web, context.metrics, scope, receive, send)
            return
        client = scope.get("client")
        async with context.costs.admitted(client[0] if client else ""):
            await attend(self._web, context.metrics, scope, receive, send)


async def serve_socket(tables: Tables, request: AsgiRequest, socket: FastWebSocket) -> None:
    """Welcome a browser and serve it until it goes."""
    context = tables.context
    is_own = hosts.is_known(request.headers.get("host", ""), context.settings)
    if not is_own or not is_own_origin(request, context.settings):
        socket.hang_up(WRONG_ORIGIN)
        return
    address = "" if request.client is None else request.client.host
    CALLER.set(Caller(address))
    home = household(address)
    if not context.costs.come(home):
        socket.hang_up(TOO_MANY)
        return
    try:
        await serve_guest(tables, request, socket, home)
    finally:
        context.costs.go(home)


async def serve_guest(tables: Tables, request: AsgiRequest, socket: FastWebSocket, home: str) -> None:
    """Serve a browser that may stay."""
    context = tables.context
    try:
        person = await person_of(context, request)
    except StoreUnavailable:
        # The page waits a little and comes again.
        socket.hang_up(TRY_AGAIN)
        return
    if person is not None:
        called_by(person.id)
    purse = context.costs.purse(None if person is None else person.id)
    connection = Connection(socket, person, session_of(request) if person else "", purse, home)
    context.connections.welcome(connection)
    try:
        me = None if person is None else wire.Person(person.id, person.name, person.login is not None)
        connection.send(wire.Welcome(PROTOCOL, me, context.now()))
        notice = notice_of(context)
        if notice is not None:
            connection.send(notice)
        await tell_turns(context, connection)
        await read_all(tables, connection, socket)
    finally:
        context.connections.farewell(connection)
        tables.farewell(connection)
        connection.close(GOING_AWAY)
        context.metrics.count_kind("patolli_sockets_closed_total", connection.closed_with)


async def tell_turns(context: Context, connection: Connection) -> None:
    """Tell which tables wait for this person; a store that does not answer ends the socket in good order."""
    try:
        await connection.send_turns(context.store)
    except StoreUnavailable:
        connection.close(TRY_AGAIN)


async def read_all(tables: Tables, connection: Connection, socket: FastWebSocket) -> None:
    """Take messages one after the other until the browser goes or must go."""
    strikes = 0
    while not connection.closed_with:
        text = await socket.next_message()
        if text is None:
            return
        message = decode(connection, text)
        cost = MESSAGES.get(type(message), 1.0)
        if not tables.context.costs.message(connection.purse, connection.home, cost):
            tables.context.metrics.count("patolli_refused_messages_total")
            connection.close(TOO_MANY)
            return
        if message is None:
            strikes += 1
            if strikes >= tables.context.settings.patience:
                connection.close(NOT_OURS)
            continue
        try:
            await handle(tables, connection, message)
        except Exception:
            tables.context.metrics.count("patolli_socket_failures_total")
            logger.exception("a message failed", extra={"person": connection.person_id})
            connection.close(OUR_FAULT)


def decode(connection: Connection, text: bytes) -> wire.ClientMessage | None:
    """The message of a frame; what is not one is refused."""
    try:
        if len(text) > LARGEST_FRAME:
            raise msgspec.ValidationError("the frame is too large")
        message: wire.ClientMessage = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        connection.send(wire.Refused("", "", told(BadMessage(why_undecoded(error)))))
        return None
    return message


def why_undecoded(error: Exception) -> Reason:
    """Which part of a message is wrong, if the decoder says so; its words are for programmers."""
    place = PLACE.search(str(error))
    if place is None:
        return Reason("unknown_request", note=str(error))
    return Reason("wrong_fields", fields=place[1], note=str(error))
