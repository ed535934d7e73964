"""A server that is away for longer than a clock runs: nobody loses time, and nobody their seat."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.browser import closing_browsers
from tests.server.running import Server
from tests.server.test_matches import gather_table
from tests.trust.figures import saw

BANK = 10
AWAY_SECONDS = 12.0
# Between the start of a server and its first answer clocks run already.
STARTING_SECONDS = 3.0


@pytest.mark.trust
def test_twelve_seconds_without_a_server_cost_no_clock(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'tables.db'}", tmp_path)
    server.start()

    async def body() -> None:
        pace = {"kind": "live", "bank": BANK, "increment": 0}
        (ana, _), table = await gather_table(server.url, "cacao", 2, 0, pace=pace)
        await ana.connect()
        before = await ana.hello(table["id"])
        server.kill()
        await asyncio.sleep(AWAY_SECONDS)
        server.start()
        await asyncio.to_thread(server.wait)
        back = time.monotonic()
        await ana.connect()
        after = await ana.hello(table["id"])
        lost = max(
            one["left"] - other["left"] for one, other in zip(before["clocks"], after["clocks"], strict=True)
        ) - (time.monotonic() - back)
        sheet = await ana.get(f"/tables/{table['id']}")
        assert [seat["kind"] for seat in sheet["seats"]] == ["person", "person"]
        saw("downtime", seconds_away=AWAY_SECONDS, seconds_lost_at_most=round(max(0.0, lost), 2))
        assert lost < STARTING_SECONDS

    try:
        server.wait()
        asyncio.run(closing_browsers(body()))
    finally:
        server.kill()
