"""`make dev`: Vite serves the sources as they are, and tables come from a running server."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.postgres import free_port
from tests.web.running import Server
from tests.web.visitor import Visitor

WEB = Path(__file__).resolve().parents[2] / "web"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None or not VITE.is_file(),
    reason="needs Node and the packages in web/node_modules: make web installs them",
)


@pytest.fixture
def sources(server: Server, tmp_path: Path) -> Iterator[str]:
    """Where Vite serves the sources."""
    port = free_port()
    command = ["node", str(VITE), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    settings = os.environ | {"PATOLLI_PORT": str(server.port)}
    log = tmp_path / "vite.log"
    with log.open("wb") as told:
        vite = subprocess.Popen(
            command, cwd=WEB, env=settings, stdout=told, stderr=told, start_new_session=True
        )
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert vite.poll() is None, log.read_text()
            with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10):
                break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(vite.pid, signal.SIGKILL)
        vite.wait()


def test_a_table_can_be_played_from_the_sources(browser: Browser, sources: str) -> None:
    visitor = Visitor(browser, sources)
    try:
        visitor.start("bot:novice")
        visitor.page.locator('.decide[data-state="asked"]').wait_for()
        assert not visitor.faults
    finally:
        visitor.context.close()
