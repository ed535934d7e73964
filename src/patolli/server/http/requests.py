"""Requests: each has a number, and what it came to is counted.

Its answer tells the number, and the lines of the log about it have it.
"""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Litestar

from patolli.server.caller import CALLER, Caller
from patolli.server.json_logging import logger
from patolli.server.metrics import Metrics

HEADER: Final = b"x-request-id"
# What changes nothing is logged only when it is refused.
QUIET: Final = frozenset({"GET", "HEAD", "OPTIONS"})
REFUSED: Final = 400


async def attend(web: Litestar, metrics: Metrics, scope: Any, receive: Any, send: Any) -> None:
    """Let the application answer a request, and take note of it."""
    client = scope.get("client")
    caller = Caller(client[0] if client else "")
    CALLER.set(caller)
    began = time.monotonic()

    async def note_and_send(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (HEADER, caller.request.encode())]
            note(metrics, scope, message["status"], time.monotonic() - began)
        await send(message)

    await web(scope, receive, note_and_send)


def note(metrics: Metrics, scope: Any, status: int, seconds: float) -> None:
    """Count an answer, and log it if something was to be changed or went wrong."""
    metrics.count_kind("patolli_requests_total", status)
    if scope["method"] in QUIET and status < REFUSED:
        return
    # Never the address as it was asked for: it may hold an invitation.
    told = {
        "method": scope["method"],
        "path": scope.get("path_template") or "?",
        "status": status,
        "milliseconds": round(1000 * seconds),
    }
    logger.info("request", extra=told)
