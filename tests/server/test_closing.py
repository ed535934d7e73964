"""Closing in good order: browsers are told, what was acknowledged is there after the restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.browser import closing_browsers
from tests.server.running import Server
from tests.server.test_limits import close_code
from tests.server.test_matches import gather_table, without_clock
from tests.server.test_socket import FIRST, play

# Both tell a browser to come back.
GOING_AWAY, RESTARTING = 1001, 1012


def test_sigterm_tells_the_browsers_and_keeps_every_move(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'tables.db'}", tmp_path)
    server.start()
    server.wait()

    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "cacao", 2, 1, **FIRST)
        for browser in (ana, bo):
            await browser.connect()
        update = await ana.hello(table["id"])
        await bo.hello(table["id"])
        update = await play(ana, update)
        metrics = (await ana.http.get("/metrics")).text
        assert "patolli_sockets 2.0" in metrics
        assert "patolli_tables_in_memory 1.0" in metrics
        assert 'patolli_commit_seconds_bucket{le="+Inf"}' in metrics
        assert await asyncio.to_thread(server.stop) in (0, -15)
        for browser in (ana, bo):
            assert await close_code(browser) in (GOING_AWAY, RESTARTING)
        assert "the house is closed" in server.log()
        server.start()
        await asyncio.to_thread(server.wait)
        await ana.connect()
        loaded = await ana.hello(table["id"])
        assert loaded["version"] >= update["version"]
        if loaded["version"] == update["version"]:
            assert without_clock(loaded) == without_clock(update)

    try:
        asyncio.run(closing_browsers(body()))
        assert '"level": "error"' not in server.log()
    finally:
        server.kill()
