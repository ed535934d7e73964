"""`make dev`: Vite serves the sources as they are, and what is changed in them is seen in the running page."""

from __future__ import annotations

import os
import re
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

ROOT = Path(__file__).resolve().parents[2]
VITE = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None or not VITE.is_file(),
    reason="needs Node and the packages in web/node_modules: make web installs them",
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that a page is made of once more, to be changed; its packages are the real ones."""
    root = tmp_path_factory.mktemp("sources")
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for path in (ROOT / "src" / "patolli").rglob("*"):
        if path.suffix in (".ftl", ".svg"):
            beside = root / path.relative_to(ROOT)
            beside.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, beside)
    return root


@pytest.fixture
def sources(server: Server, copy: Path, tmp_path: Path) -> Iterator[str]:
    """Where Vite serves the copied sources."""
    port = free_port()
    command = ["node", str(VITE), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    settings = os.environ | {"PATOLLI_PORT": str(server.port)}
    log = tmp_path / "vite.log"
    with log.open("wb") as told:
        vite = subprocess.Popen(
            command, cwd=copy / "web", env=settings, stdout=told, stderr=told, start_new_session=True
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


def change(path: Path, pattern: str, new: str) -> None:
    """Write another thing where the pattern stands once."""
    text, count = re.subn(pattern, new, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert count == 1
    path.write_text(text, encoding="utf-8")


def test_a_table_can_be_played_from_the_sources(browser: Browser, sources: str) -> None:
    visitor = Visitor(browser, sources)
    try:
        visitor.start("bot:novice")
        visitor.page.locator('.decide[data-state="asked"]').wait_for()
        assert not visitor.faults
    finally:
        visitor.context.close()


def test_a_text_and_a_colour_change_in_the_running_page(browser: Browser, sources: str, copy: Path) -> None:
    """What CONTRIBUTING promises a newcomer: nobody builds, starts again or presses a key."""
    visitor = Visitor(browser, sources, theme="obsidian")
    try:
        visitor.start("bot:novice")
        question = visitor.page.locator('.decide[data-state="asked"]')
        question.wait_for()
        # The page is not loaded anew for a colour: what it remembers here is still there.
        visitor.page.evaluate("document.body.dataset.remembered = 'yes'")
        change(
            copy / "web" / "src" / "ui" / "tokens.css",
            r'(\[data-theme="obsidian"\] \{(?:[^}]*?))--page: [^;]*;',
            r"\1--page: rgb(1, 2, 3);",
        )
        visitor.page.wait_for_function(
            "getComputedStyle(document.documentElement).getPropertyValue('--page') === 'rgb(1, 2, 3)'"
        )
        assert visitor.page.evaluate("document.body.dataset.remembered") == "yes"
        catalogue = copy / "src" / "patolli" / "games" / "cacao" / "locale" / "en" / "web.ftl"
        change(catalogue, r"^(web-cacao-place-question) = .*$", r"\1 = Where to, my friend?")
        question.filter(has_text="Where to, my friend?").wait_for()
        assert not visitor.faults
    finally:
        visitor.context.close()
