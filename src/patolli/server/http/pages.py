"""HTTP: the pages and their files; whatever is not the API's."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from patolli.games import game_keys
from patolli.server.http.previews import head_of, is_about_a_table
from patolli.server.static import Bundle, Reader, is_page, not_found
from patolli.server.tables.registry import Tables


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file, or the page for an address of the browser's own making."""
    bundle: Bundle = request.app.state.bundle
    reader = Reader.of(request.headers)
    address = request.client.host if request.client is not None else ""
    request.app.state.tables.context.costs.file(address)
    if bundle.has(path):
        return bundle.file(path, reader)
    if "." in path.rsplit("/", 1)[-1]:
        return not_found()
    known = is_page(path, game_keys())
    return bundle.page(await head(request, path, address) if known else "", 200 if known else 404, reader)


async def head(request: Request[Any, Any, State], path: str, address: str) -> str:
    """What the page tells of a table; whoever has asked for too much gets the page without it."""
    tables: Tables = request.app.state.tables
    costs = tables.context.costs
    if not is_about_a_table(path) or not costs.preview(address):
        return ""
    async with costs.admitted(address):
        return await head_of(tables, path, dict(request.query_params), str(request.base_url))
