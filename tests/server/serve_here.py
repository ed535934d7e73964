"""A server for tests, in its own process: python -m tests.server.serve_here PORT DATABASE."""

from __future__ import annotations

import sys

from patolli.server.run import serve
from patolli.server.settings import ServerSettings

# Tests call faster than people do; what the limits do is tested on its own.
# A limited one forgives nothing in time, so that a slow machine meets its limits, too.
WIDE = 1_000_000.0


if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    limited = "limited" in sys.argv[3:]
    settings = ServerSettings(
        database=database,
        bot_seconds=0.05,
        socket_burst=60.0 if limited else WIDE,
        socket_rate=0.001 if limited else WIDE,
        patience=3 if limited else 1_000_000,
        http_burst=WIDE,
        http_rate=WIDE,
    )
    serve(settings, "127.0.0.1", port)
