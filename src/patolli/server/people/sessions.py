"""Sessions: a secret in an HttpOnly cookie, of which the store keeps only the hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from patolli.server.context import Context
from patolli.server.settings import ServerSettings
from patolli.server.socket.connection import SESSION_ENDED
from patolli.storage.rows import PersonRow

COOKIE: Final = "patolli_session"
# Over https the browser itself takes care that only this very host sets it.
HOST_COOKIE: Final = f"__Host-{COOKIE}"
SECRET_BYTES: Final = 32
LASTS_SECONDS: Final = 180 * 86_400

# A request over HTTP, or the one that opens a socket.
AsgiRequest = ASGIConnection[Any, Any, Any, Any]


def new_secret() -> str:
    """What the browser keeps."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What the store keeps."""
    return hashlib.sha256(secret.encode()).hexdigest()


def session_of(request: AsgiRequest) -> str:
    """The hash of the caller's session, or empty."""
    secret = request.cookies.get(HOST_COOKIE) or request.cookies.get(COOKIE, "")
    return hash_of(secret) if secret else ""


def session_start(now: float) -> float:
    """Sessions that began before this have ended."""
    return now - LASTS_SECONDS


async def person_of(context: Context, request: AsgiRequest) -> PersonRow | None:
    """Who is calling, if anybody we know."""
    session = session_of(request)
    if not session:
        return None
    return await context.store.person_of_session(session, session_start(context.now()))


async def meet_again(context: Context, person: str) -> None:
    """Somebody has changed, or ended sessions: their browsers here are treated accordingly."""
    for connection in list(context.connections.of(person)):
        known = await context.store.person_of_session(connection.session, session_start(context.now()))
        if known is None:
            connection.close(SESSION_ENDED)
        else:
            connection.muted = frozenset(known.muted)


def cookie(secret: str, settings: ServerSettings) -> Cookie:
    """The cookie that begins a session; an empty secret ends it."""
    return Cookie(
        key=HOST_COOKIE if settings.secure_cookies else COOKIE,
        value=secret,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        max_age=LASTS_SECONDS if secret else 0,
    )


def is_own_origin(request: AsgiRequest, settings: ServerSettings) -> bool:
    """Whether the page that calls is ours; a program that is no browser names no page."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site") in (None, "same-origin", "none")
    try:
        own = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in settings.origins or (bool(own) and own == request.headers.get("host"))
