"""Static files: the browser's bundle, kept in memory, under a strict policy."""

from __future__ import annotations

import gzip
import mimetypes
import re
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

# No inline script, nothing from elsewhere; styles may be set by the page's own script on elements.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Vite writes a hash into the name of everything that may be kept for ever.
HASHED: Final = re.compile(r"-[A-Za-z0-9_-]{8,}\.\w+$")
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>patolli</title>
<h1>The browser's part is not built</h1>
<p>The server runs, but it has no pages to show. Build them with <code>make web</code>
and start the server again, or name their folder with <code>patolli serve --bundle FOLDER</code>.</p></html>"""


class Asset:
    """A file, plain and compressed."""

    def __init__(self, path: Path, name: str) -> None:
        self.plain: Final = path.read_bytes()
        self.kind: Final = mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = gzip.compress(self.plain, 9, mtime=0)
        self.packed: Final = packed if len(packed) < 0.9 * len(self.plain) else None
        self.cache: Final = FOR_EVER if HASHED.search(name) else ASK_AGAIN


class Bundle:
    """All files of the browser's build."""

    def __init__(self, name: str | None) -> None:
        folder = None if name is None else Path(name)
        self._assets: Final[dict[str, Asset]] = {}
        if folder is not None and folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._assets[name] = Asset(path, name)

    def answer(self, path: str, takes_gzip: bool) -> Response[bytes]:
        """The file of a path; a path of the browser's own making gets the page."""
        name = path.strip("/") or "index.html"
        asset = self._assets.get(name)
        if asset is None and "." not in name.rsplit("/", 1)[-1]:
            asset = self._assets.get("index.html")
        if asset is None:
            if "index.html" not in self._assets and "." not in name.removesuffix("index.html"):
                return Response(MISSING.encode(), status_code=503, media_type="text/html", headers=HEADERS)
            return Response(b"not found", status_code=404, media_type="text/plain", headers=HEADERS)
        headers = {**HEADERS, "cache-control": asset.cache, "vary": "accept-encoding"}
        if takes_gzip and asset.packed is not None:
            headers["content-encoding"] = "gzip"
            return Response(asset.packed, media_type=asset.kind, headers=headers)
        return Response(asset.plain, media_type=asset.kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """Any path that is not the API's."""
    bundle: Bundle = request.app.state.bundle
    return bundle.answer(path, "gzip" in request.headers.get("accept-encoding", ""))
