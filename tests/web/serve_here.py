"""A server with the built pages, in its own process: python -m tests.web.serve_here PORT DATABASE [CLOCK].

CLOCK is a file with a number: so many seconds it is later than the machine says, whenever that is written anew.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from patolli.server.run import serve
from patolli.server.settings import ServerSettings
from tests import moved_clock

BUNDLE = Path(__file__).resolve().parents[2] / "web" / "dist"
# Tests click faster than people do; what the limits do is tested with the server.
WIDE = 1_000_000.0
# Every table gets the same deal, so that what a page shows is the same in every run.
DEAL = 20_261_116


def same_deal(k: int) -> int:
    """In place of `secrets.randbits`."""
    return DEAL & ((1 << k) - 1)


if __name__ == "__main__":
    secrets.randbits = same_deal
    if len(sys.argv) > 3:
        moved_clock.follow(Path(sys.argv[3]))
    settings = ServerSettings(
        database=sys.argv[2],
        port=int(sys.argv[1]),
        bundle=str(BUNDLE),
        bot_seconds=0.05,
        socket_burst=WIDE,
        socket_rate=WIDE,
        tables_an_hour=WIDE,
        address_sockets=1_000_000,
        open_tables=1_000_000,
        http_burst=WIDE,
        http_rate=WIDE,
    )
    serve(settings)
