"""Static files: the browser's bundle, kept in memory, under a strict policy."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Container, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from litestar import Response

# No inline script, nothing from elsewhere; styles may be set by the page's own script on elements.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " require-trusted-types-for 'script'; trusted-types svelte-trusted-html;"
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


# Every address that means a page, as web/src/App.svelte knows them. Others get the page, too, which says so, with status 404.
ROOMS: Final = {
    "": False,
    "history": False,
    "watch": False,
    "settings": False,
    "privacy": False,
    "join": r"(?:[\w-]{6}|[\w-]{32})?",
    # A lesson is held at a table, too.
    "table": r"(?:lesson~)?[\w-]{12}",
    "replay": r"(?:(?:lesson~)?[\w-]{12})?",
    "review": r"[\w-]{12}",
    "learn": True,
    "rules": True,
    "gallery": True,
    "puzzles": True,
}

# Pages about any game: without one they begin with the first.
WITHOUT_A_GAME: Final = ("learn", "rules", "puzzles")


def is_page(path: str, games: Container[str]) -> bool:
    """Whether an address means a page: by its looks, for whether a table is there is told by no status."""
    room, _, what = path.strip("/").partition("/")
    known = ROOMS.get(room)
    if known is None:
        return False
    if isinstance(known, str):
        return re.fullmatch(known, what) is not None
    if known:
        return what in games or (not what and room in WITHOUT_A_GAME)
    return not what


class Asset:
    """A file, plain and compressed, with the name of its content."""

    def __init__(self, plain: bytes, name: str) -> None:
        self.plain: Final = plain
        self.kind: Final = mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = gzip.compress(self.plain, 9, mtime=0)
        self.packed: Final = packed if len(packed) < 0.9 * len(self.plain) else None
        self.cache: Final = FOR_EVER if HASHED.search(name) else ASK_AGAIN
        self.tag: Final = f'"{sha256(plain).hexdigest()[:20]}"'


@dataclass(frozen=True)
class Reader:
    """What a browser said of itself: whether it takes gzip, and which content it has."""

    takes_gzip: bool = False
    has: str = ""

    @classmethod
    def of(cls, headers: Mapping[str, str]) -> Reader:
        """What the head of a request says."""
        return cls("gzip" in headers.get("accept-encoding", ""), headers.get("if-none-match", ""))


class Bundle:
    """All files of the browser's build."""

    def __init__(self, name: str | None) -> None:
        folder = None if name is None else Path(name)
        self._assets: Final[dict[str, Asset]] = {}
        if folder is not None and folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._assets[name] = Asset(path.read_bytes(), name)

    def has(self, path: str) -> bool:
        """Whether a file has this very path."""
        return path.strip("/") in self._assets

    def file(self, path: str, reader: Reader) -> Response[bytes]:
        """The file of a path."""
        return answer(self._assets[path.strip("/")], reader)

    def page(self, head: str, status: int, reader: Reader) -> Response[bytes]:
        """The page, with more in its head; there is one for all addresses."""
        index = self._assets.get("index.html")
        if index is None:
            return Response(MISSING.encode(), status_code=503, media_type="text/html", headers=HEADERS)
        if head:
            index = Asset(index.plain.replace(b"</head>", head.encode() + b"</head>", 1), "index.html")
        return answer(index, reader, status)


def answer(asset: Asset, reader: Reader, status: int = 200) -> Response[bytes]:
    """A file for a browser, which may have it already."""
    headers = {**HEADERS, "cache-control": asset.cache, "vary": "accept-encoding", "etag": asset.tag}
    if status == 200 and asset.tag in reader.has:
        # Nothing but what renews the copy that is there.
        kept = {name: headers[name] for name in ("cache-control", "etag", "vary")}
        return Response(b"", status_code=304, media_type=asset.kind, headers=kept)
    if reader.takes_gzip and asset.packed is not None:
        headers["content-encoding"] = "gzip"
        return Response(asset.packed, media_type=asset.kind, headers=headers, status_code=status)
    return Response(asset.plain, media_type=asset.kind, headers=headers, status_code=status)


def not_found() -> Response[bytes]:
    """A file that is not there."""
    return Response(b"not found", status_code=404, media_type="text/plain", headers=HEADERS)
