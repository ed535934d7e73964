"""A server for tests, in its own process: python -m tests.server.serve_here PORT DATABASE."""

from __future__ import annotations

import sys

from patolli.server import serving
from patolli.server.serving import app_from_environment
from patolli.server.settings import ServerSettings
from patolli.server.sockets import Application
from tests.server import canary_game

# Tests call faster than people do; what the limits do is tested on its own.
# A limited one forgives nothing in time, so that a slow machine meets its limits, too.
WIDE = 1_000_000.0


def app() -> Application:
    """The application, with the canary game among the others."""
    canary_game.let_in()
    return app_from_environment()


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
    serving.APPLICATION = "tests.server.serve_here:app"
    serving.serve(settings, "127.0.0.1", port)
