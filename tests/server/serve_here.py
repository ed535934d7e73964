"""A server for tests, in its own process: python -m tests.server.serve_here PORT DATABASE."""

from __future__ import annotations

import sys

from patolli.server.serving import serve
from patolli.server.settings import ServerSettings

# Tests call faster than people do; what the limits do is tested on its own.
WIDE = 1_000_000.0

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    limited = "limited" in sys.argv[3:]
    settings = ServerSettings(
        database=database,
        bot_seconds=0.05,
        socket_burst=60.0 if limited else WIDE,
        socket_rate=20.0 if limited else WIDE,
        http_burst=WIDE,
        http_rate=WIDE,
    )
    serve(settings, "127.0.0.1", port)
