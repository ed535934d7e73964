"""The endpoint: one socket per browser; reads, decodes, limits, and hands on."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection

from patolli.engine.errors import Reason
from patolli.server import wire
from patolli.server.errors import BadMessage, told
from patolli.server.json_logging import logger
from patolli.server.people.sessions import AsgiRequest, is_own_origin, person_of, session_of
from patolli.server.socket.connection import (
    GOING_AWAY,
    NOT_OURS,
    OUR_FAULT,
    TOO_MANY,
    WRONG_ORIGIN,
    Connection,
)
from patolli.server.socket.handlers import handle
from patolli.server.socket.transport import SOCKET, FastWebSocket
from patolli.server.tables.registry import Tables

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
        else:
            await self._web(scope, receive, send)


async def serve_socket(tables: Tables, request: AsgiRequest, socket: FastWebSocket) -> None:
    """Welcome a browser and serve it until it goes."""
    context = tables.context
    if not is_own_origin(request, context.settings):
        socket.hang_up(WRONG_ORIGIN)
        return
    person = await person_of(context, request)
    connection = Connection(socket, person, session_of(request) if person else "", context.settings)
    context.connections.welcome(connection)
    try:
        me = None if person is None else wire.Person(person.id, person.name, person.login is not None)
        connection.send(wire.Welcome(PROTOCOL, me, context.now()))
        await connection.send_turns(context.store)
        await read_all(tables, connection, socket)
    finally:
        context.connections.farewell(connection)
        tables.farewell(connection)
        connection.close(GOING_AWAY)


async def read_all(tables: Tables, connection: Connection, socket: FastWebSocket) -> None:
    """Take messages one after the other until the browser goes or must go."""
    strikes = 0
    while not connection.closed_with:
        text = await socket.next_message()
        if text is None:
            return
        if not connection.bucket.take():
            connection.close(TOO_MANY)
            return
        message = decode(connection, text)
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
