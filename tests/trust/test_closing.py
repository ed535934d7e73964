"""Closing: whatever runs beside ends, also what swallows the first word of it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from litestar.testing import TestClient

from patolli.server.background import Background
from patolli.server.metrics import Metrics
from tests.server.asking import app_here


def test_a_task_that_did_not_hear_is_told_again() -> None:
    async def deaf() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            await asyncio.sleep(3600)

    async def body() -> None:
        background = Background(Metrics())
        _ = background.spawn(deaf())
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await background.cancel()

    asyncio.run(body())


def test_a_server_that_has_just_begun_closes_at_once(tmp_path: Path) -> None:
    for number in range(4):
        (tmp_path / str(number)).mkdir()
        began = time.monotonic()
        with TestClient(app_here(tmp_path / str(number))) as client:
            assert client.get("/api/v1/games").status_code == 200
        assert time.monotonic() - began < 8
