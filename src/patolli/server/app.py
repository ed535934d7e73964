"""The application: routes, sessions, limits, and what errors look like."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from patolli import __version__
from patolli.engine.errors import PatolliError, Reason
from patolli.server import hosts, wire
from patolli.server.caller import called_by
from patolli.server.context import Context
from patolli.server.errors import BadMessage, NotSignedIn, ServerBusy, WrongHost, WrongOrigin, told
from patolli.server.http.dependencies import table_of_caller, table_of_visitor
from patolli.server.http.games import GamesApi
from patolli.server.http.one_table import OneTableApi
from patolli.server.http.pages import page
from patolli.server.http.people import PeopleApi
from patolli.server.http.puzzles import PuzzlesApi
from patolli.server.http.replays import ReplaysApi
from patolli.server.http.tables import TablesApi
from patolli.server.json_logging import logger
from patolli.server.painter import Painter
from patolli.server.people.sessions import is_own_origin, person_of
from patolli.server.process import ServerProcess
from patolli.server.retention import sweep_for_ever
from patolli.server.settings import ServerSettings
from patolli.server.standing import write_down_for_ever
from patolli.server.static import HEADERS, Bundle
from patolli.server.tables.last_views import keep_for_ever
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
    "wrong_host": 421,
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_seat": 404,
    "login_taken": 409,
    "already_claimed": 409,
    "seat_taken": 409,
    "no_free_seat": 409,
    "not_now": 409,
    "old_rules": 409,
    "damaged_match": 409,
    "unstorable_text": 400,
    "stale_version": 409,
    "key_reused": 409,
    "too_many": 429,
    "too_many_tables": 429,
    "server_busy": 503,
}
LARGEST_BODY: Final = 1 << 20
TOO_LARGE: Final = 413
# A year over https alone, once a browser has come over it.
STRICTLY: Final = "max-age=31536000"
# Threads for long work beside the event loop: more would only wait for each other, and the loop for all of them.
THREADS_BESIDE: Final = 2
# Where a request keeps what it costs, until it is known who pays.
COST: Final = "patolli_cost"


def make_app(settings: ServerSettings) -> Litestar:
    """The whole server as an ASGI application."""
    process = ServerProcess(settings, open_store(settings.database))
    painter = Painter()

    async def guard(request: AnyRequest) -> None:
        """Refuse floods, and changes asked for by other sites' pages."""
        if not hosts.is_known(request.headers.get("host", ""), settings):
            raise WrongHost(request.headers.get("host", ""))
        address = request.client.host if request.client is not None else ""
        template = request.scope["path_template"]
        cost = process.context.costs.request(address, request.method, template, request.query_params)
        request.state[COST] = cost
        if request.method not in ("GET", "HEAD", "OPTIONS") and not is_own_origin(request, settings):
            raise WrongOrigin(request.headers.get("origin", "?"))

    async def context() -> Context:
        return process.context

    async def tables() -> Tables:
        return process.tables

    async def the_painter() -> Painter:
        return painter

    async def visitor(request: AnyRequest) -> PersonRow | None:
        found = await person_of(process.context, request)
        if found is not None:
            called_by(found.id)
            process.context.costs.request_by(found.id, request.state[COST])
        return found

    async def person(request: AnyRequest) -> PersonRow:
        found = await visitor(request)
        if found is None:
            raise NotSignedIn
        return found

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS_BESIDE, "beside"))
        await process.open()
        _ = process.context.background.spawn(take_care(process.tables))
        _ = process.context.background.spawn(process.context.lag.watch())
        _ = process.context.background.spawn(write_down_for_ever(process.tables))
        _ = process.context.background.spawn(process.watch_deeds())
        _ = process.context.background.spawn(sweep_for_ever(process.context))
        _ = process.context.background.spawn(keep_for_ever(process.tables))
        try:
            yield
        finally:
            await process.close()

    api = Router(
        "/api/v1",
        route_handlers=[GamesApi, PeopleApi, TablesApi, OneTableApi, PuzzlesApi, ReplaysApi],
        dependencies={
            "context": Provide(context),
            "tables": Provide(tables),
            "painter": Provide(the_painter),
            "visitor": Provide(visitor),
            "person": Provide(person),
            "table": Provide(table_of_caller),
            "seen": Provide(table_of_visitor),
        },
        before_request=guard,
        after_request=hardening(settings),
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
            RecursionError: refuse_depth,
            500: fail,
        },
        openapi_config=OpenAPIConfig(
            title="patolli",
            version=__version__,
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router(
                "/api/v1/schema", route_handlers=[], before_request=guard, include_in_schema=False
            ),
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def hardening(settings: ServerSettings) -> Callable[[Response[Any]], Awaitable[Response[Any]]]:
    """What every answer of the API says beside itself."""
    said = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    if settings.secure_cookies:
        said["strict-transport-security"] = STRICTLY

    async def harden(response: Response[Any]) -> Response[Any]:
        """It is for whoever asked, now, and is nothing but what it says."""
        for name, value in said.items():
            response.headers.setdefault(name, value)
        return response

    return harden


def mistake(error: PatolliError, status: int) -> Response[wire.Mistake]:
    """A refusal on the wire."""
    return Response(told(error), status_code=status, headers=HEADERS)


def refuse(request: AnyRequest, error: Exception) -> Response[wire.Mistake]:
    """What was asked cannot be done."""
    known = error if isinstance(error, PatolliError) else ServerBusy()
    tables: Tables = request.app.state.tables
    tables.context.metrics.count_kind("patolli_refused_total", known.kind)
    return mistake(known, STATUS.get(known.kind, 400))


def refuse_request(request: AnyRequest, error: HTTPException) -> Response[wire.Mistake]:
    """The request itself is not one of ours."""
    if error.status_code >= 500:
        return fail(request, error)
    return mistake(BadMessage(why_refused(error)), error.status_code)


def refuse_depth(request: AnyRequest, error: Exception) -> Response[wire.Mistake]:
    """A document within documents, deeper than anything of ours."""
    return mistake(BadMessage(Reason("unknown_request", note=str(error))), 400)


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


# What the framework says of a visitor who is gone before the body is whole: anybody can do that, and no operator need know.
GONE: Final = "client disconnected prematurely"


def fail(request: AnyRequest, error: Exception) -> Response[wire.Mistake]:
    """A fault of ours: it is logged whole and told to nobody.

    Whoever went before all was said has none to be told of.
    """
    if isinstance(error, InternalServerException) and error.detail == GONE:
        return mistake(ServerBusy(), 503)
    tables: Tables = request.app.state.tables
    tables.context.metrics.count("patolli_request_failures_total")
    logger.error(
        "a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path}
    )
    return mistake(ServerBusy(), 500)
