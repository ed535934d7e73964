"""HTTP: the pages and their files; whatever is not the API's."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from patolli.games import game_keys
from patolli.server.http.previews import head_of
from patolli.server.static import Bundle, Reader, is_page, not_found
from patolli.server.tables.registry import Tables


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file, or the page for an address of the browser's own making."""
    bundle: Bundle = request.app.state.bundle
    tables: Tables = request.app.state.tables
    reader = Reader.of(request.headers)
    if bundle.has(path):
        return bundle.file(path, reader)
    if "." in path.rsplit("/", 1)[-1]:
        return not_found()
    known = is_page(path, game_keys())
    head = await head_of(tables, path, dict(request.query_params), str(request.base_url)) if known else ""
    return bundle.page(head, 200 if known else 404, reader)
