"""Logging: one JSON document a line, for people with grep and for machines."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

from patolli.server.caller import CALLER

logger: Final = logging.getLogger("patolli.server")
# What a caller adds with `extra=`; anything else of a record is noise.
FIELDS: Final = (
    "table",
    "person",
    "version",
    "seat",
    "code",
    "why",
    "count",
    "port",
    "database",
    "method",
    "path",
    "status",
    "milliseconds",
)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        caller = CALLER.get()
        if caller is not None:
            line |= {"request": caller.request, "address": caller.address}
            if caller.person is not None:
                line["person"] = caller.person
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to_stderr(level: str = "info") -> None:
    """Write the server's log, and uvicorn's, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("patolli", "uvicorn", "litestar"):
        channel = logging.getLogger(name)
        channel.handlers = [handler]
        channel.setLevel(level.upper())
        channel.propagate = False
    logging.getLogger("uvicorn.access").disabled = True
