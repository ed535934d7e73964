"""The application: routes, sessions, limits, and what errors look like."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from patolli import __version__
from patolli.engine.errors import PatolliError, Reason
from patolli.server import wire
from patolli.server.context import Context
from patolli.server.errors import BadMessage, NotSignedIn, ServerBusy, TooMany, WrongOrigin, told
from patolli.server.http.games import GamesApi
from patolli.server.http.people import PeopleApi
from patolli.server.http.replays import ReplaysApi
from patolli.server.http.tables import TablesApi
from patolli.server.json_logging import logger
from patolli.server.people.sessions import is_own_origin, person_of
from patolli.server.process import ServerProcess
from patolli.server.rate_limits import Buckets
from patolli.server.settings import ServerSettings
from patolli.server.static import HEADERS, Bundle, page
from patolli.server.tables.registry import Tables
from patolli.server.tables.timeouts import take_care
from patolli.storage import StoreUnavailable, open_store
from patolli.storage.rows import PersonRow

AnyRequest = Request[Any, Any, State]

STATUS: Final = {
    "not_signed_in": 401,
    "wrong_password": 401,
    "not_allowed": 403,
    "wrong_origin": 403,
    "no_such_table": 404,
    "no_such_seat": 404,
    "login_taken": 409,
    "already_claimed": 409,
    "seat_taken": 409,
    "no_free_seat": 409,
    "not_now": 409,
    "old_rules": 409,
    "stale_version": 409,
    "too_many": 429,
    "server_busy": 503,
}
LARGEST_BODY: Final = 1 << 20
TOO_LARGE: Final = 413
# What costs more than one of the requests that an address has.
PRICES: Final = {
    "/api/v1/me/guest": 8.0,
    "/api/v1/me/login": 20.0,
    "/api/v1/me/claim": 20.0,
    "/api/v1/replays": 8.0,
}


def make_app(settings: ServerSettings) -> Litestar:
    """The whole server as an ASGI application."""
    process = ServerProcess(settings, open_store(settings.database))
    buckets = Buckets(settings.http_burst, settings.http_rate)

    async def guard(request: AnyRequest) -> None:
        """Refuse floods, and changes asked for by other sites' pages."""
        address = request.client.host if request.client is not None else ""
        if not buckets.take(address, PRICES.get(request.url.path, 1.0)):
            raise TooMany("requests")
        if request.method not in ("GET", "HEAD", "OPTIONS") and not is_own_origin(request, settings):
            raise WrongOrigin(request.headers.get("origin", "?"))

    async def context() -> Context:
        return process.context

    async def tables() -> Tables:
        return process.tables

    async def visitor(request: AnyRequest) -> PersonRow | None:
        return await person_of(process.context, request)

    async def person(request: AnyRequest) -> PersonRow:
        found = await person_of(process.context, request)
        if found is None:
            raise NotSignedIn
        return found

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await process.open()
        _ = process.context.background.spawn(take_care(process.tables))
        try:
            yield
        finally:
            await process.close()

    api = Router(
        "/api/v1",
        route_handlers=[GamesApi, PeopleApi, TablesApi, ReplaysApi],
        dependencies={
            "context": Provide(context),
            "tables": Provide(tables),
            "visitor": Provide(visitor),
            "person": Provide(person),
        },
        before_request=guard,
        cache_control=None,
    )
    return Litestar(
        route_handlers=[api, page],
        state=State({"tables": process.tables, "bundle": Bundle(settings.bundle)}),
        lifespan=[lifespan],
        exception_handlers={
            PatolliError: refuse,
            StoreUnavailable: refuse,
            HTTPException: refuse_request,
            500: fail,
        },
        openapi_config=OpenAPIConfig(
            title="patolli",
            version=__version__,
            path="/api/v1/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def mistake(error: PatolliError, status: int) -> Response[wire.Mistake]:
    """A refusal on the wire."""
    return Response(told(error), status_code=status, headers=HEADERS)


def refuse(request: AnyRequest, error: Exception) -> Response[wire.Mistake]:
    """What was asked cannot be done."""
    known = error if isinstance(error, PatolliError) else ServerBusy()
    return mistake(known, STATUS.get(known.kind, 400))


def refuse_request(request: AnyRequest, error: HTTPException) -> Response[wire.Mistake]:
    """The request itself is not one of ours."""
    if error.status_code >= 500:
        return fail(request, error)
    return mistake(BadMessage(why_refused(error)), error.status_code)


def why_refused(error: HTTPException) -> Reason:
    """Which values of a request are wrong, if any; the framework's words are for programmers."""
    if error.status_code == TOO_LARGE:
        return Reason("too_large", megabytes=LARGEST_BODY >> 20)
    parts = [each for each in error.extra if isinstance(each, dict)] if isinstance(error.extra, list) else []
    fields = tuple(str(each["key"]) for each in parts if each.get("key"))
    note = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in parts) or error.detail
    return (
        Reason("wrong_fields", fields=fields, note=note) if fields else Reason("unknown_request", note=note)
    )


def fail(request: AnyRequest, error: Exception) -> Response[wire.Mistake]:
    """A fault of ours: it is logged whole and told to nobody."""
    tables: Tables = request.app.state.tables
    tables.context.metrics.count("patolli_request_failures_total")
    logger.error(
        "a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path}
    )
    return mistake(ServerBusy(), 500)
