"""The socket: one per browser; reads, decodes, limits, and hands on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from patolli.server import wire
from patolli.server.connection import NOT_OURS, TOO_MANY, WRONG_ORIGIN, Connection
from patolli.server.errors import BadMessage
from patolli.server.logs import logger
from patolli.server.messages import handle
from patolli.server.sessions import is_own_origin, person_of, session_of

if TYPE_CHECKING:
    from patolli.server.house import House

PROTOCOL: Final = 1
LARGEST_FRAME: Final = 8192

_decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(wire.ClientMessage)


@websocket("/api/v1/socket")
async def socket_route(socket: WebSocket[Any, Any, State]) -> None:
    """Welcome a browser and serve it until it goes."""
    house: House = socket.app.state.house
    await socket.accept()
    if not is_own_origin(socket, house.settings):
        await socket.close(WRONG_ORIGIN, "wrong origin")
        return
    person = await person_of(house, socket)
    connection = Connection(socket, person, session_of(socket) if person else "", house.settings)
    house.welcome(connection)
    me = None if person is None else wire.Person(person.id, person.name, person.login is not None)
    connection.send(wire.Welcome(PROTOCOL, me, house.now()))
    sending = asyncio.ensure_future(connection.pump())
    reading = asyncio.ensure_future(read_all(house, connection))
    try:
        await connection.send_turns(house.store)
        await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.farewell(connection)
        connection.close(1001)
        # A message that is being carried out is finished: others wait to be told of it.
        async with connection.handling:
            reading.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)


async def read_all(house: House, connection: Connection) -> None:
    """Take messages one after the other until the browser goes or must go."""
    strikes = 0
    while not connection.closed_with:
        event = await connection.socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        # JSON is the same in a frame of text and in one of bytes.
        text: Any = event.get("text") or event.get("bytes") or b""
        if not connection.bucket.take():
            connection.close(TOO_MANY)
            return
        message = decode(connection, text)
        if message is None:
            strikes += 1
            if strikes >= house.settings.patience:
                connection.close(NOT_OURS)
            continue
        try:
            async with connection.handling:
                await handle(house, connection, message)
        except Exception:
            house.metrics.count("patolli_socket_failures_total")
            logger.exception("a message failed", extra={"person": connection.person_id})
            connection.close(1011)


def decode(connection: Connection, text: str | bytes) -> wire.ClientMessage | None:
    """The message of a frame; what is not one is refused."""
    try:
        if len(text) > LARGEST_FRAME:
            raise msgspec.ValidationError("the frame is too large")
        message: wire.ClientMessage = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        mistake = BadMessage(str(error)[:200])
        connection.send(wire.Refused("", "", wire.Mistake(mistake.kind, mistake.details)))
        return None
    return message
