"""A server for tests, in its own process: python -m tests.server.serve_here PORT DATABASE [WORD]...

The words say how strict, slow or crowded it is; clock=FILE is a clock that the test moves.
"""

from __future__ import annotations

import sys
from pathlib import Path

from patolli.server.http import transport
from patolli.server.run import serve
from patolli.server.settings import ServerSettings
from tests import moved_clock

# Tests call faster than people do; what the limits do is tested on its own.
# A limited one forgives nothing in time, so that a slow machine meets its limits, too.
WIDE = 1_000_000.0


if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    limited = "limited" in sys.argv[3:]
    if "ordinary" in sys.argv[3:]:
        # As strangers meet it, but for the bots' time.
        serve(ServerSettings(database=database, port=port, bot_seconds=0.05))
        sys.exit()
    if "thinking" in sys.argv[3:]:
        # As strangers meet it, with bots that have time.
        serve(ServerSettings(database=database, port=port, bot_seconds=0.5, bot_processes=2))
        sys.exit()
    # Many play against bots that think as long as they may, and everybody calls from one address.
    bot_seconds = 1.0 if "crowded" in sys.argv[3:] else 0.05
    if "hasty" in sys.argv[3:]:
        # Deadlines that a test can wait for.
        vars(transport).update(HEAD_SECONDS=0.5, BODY_SECONDS=0.5)
    for word in sys.argv[3:]:
        if word.startswith("clock="):
            moved_clock.follow(Path(word.removeprefix("clock=")))
    bundles = [word.removeprefix("bundle=") for word in sys.argv[3:] if word.startswith("bundle=")]
    settings = ServerSettings(
        database=database,
        port=port,
        bundle=bundles[0] if bundles else None,
        bot_seconds=bot_seconds,
        socket_burst=60.0 if limited else WIDE,
        socket_rate=0.001 if limited else WIDE,
        patience=3 if limited else 1_000_000,
        http_burst=WIDE,
        http_rate=WIDE,
        tables_an_hour=WIDE,
        address_sockets=1_000_000,
    )
    serve(settings)
