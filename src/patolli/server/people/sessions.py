"""Sessions: a secret in an HttpOnly cookie, of which the store keeps only the hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from patolli.server.settings import ServerSettings
from patolli.storage.rows import PersonRow

if TYPE_CHECKING:
    from patolli.server.context import House

COOKIE: Final = "patolli_session"
SECRET_BYTES: Final = 32
LASTS_SECONDS: Final = 180 * 86_400

Caller = ASGIConnection[Any, Any, Any, Any]


def new_secret() -> str:
    """What the browser keeps."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What the store keeps."""
    return hashlib.sha256(secret.encode()).hexdigest()


def session_of(caller: Caller) -> str:
    """The hash of the caller's session, or empty."""
    secret = caller.cookies.get(COOKIE, "")
    return hash_of(secret) if secret else ""


def session_start(now: float) -> float:
    """Sessions that began before this have ended."""
    return now - LASTS_SECONDS


async def person_of(house: House, caller: Caller) -> PersonRow | None:
    """Who is calling, if anybody we know."""
    session = session_of(caller)
    if not session:
        return None
    return await house.store.person_of_session(session, session_start(house.now()))


def cookie(secret: str, settings: ServerSettings) -> Cookie:
    """The cookie that begins a session; an empty secret ends it."""
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        max_age=LASTS_SECONDS if secret else 0,
    )


def is_own_origin(caller: Caller, settings: ServerSettings) -> bool:
    """Whether the page that calls is ours; a program that is no browser names no page."""
    origin = caller.headers.get("origin")
    if origin is None:
        return caller.headers.get("sec-fetch-site") in (None, "same-origin", "none")
    return origin in settings.origins or urlsplit(origin).netloc == caller.headers.get("host")
