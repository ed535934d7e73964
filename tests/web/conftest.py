"""Browsers for the tests: real pages from a real server, and nothing may go wrong unseen."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.web.running import Server
from tests.web.visitor import Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Visit = Callable[..., Visitor]

# A slow machine is no fault of the pages.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("web"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chrome")
    assert program, "the browser tests need Chromium; on Debian and Ubuntu: apt install chromium"
    running = playwright.chromium.launch(executable_path=program, args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody with a browser of their own; at the end, nothing may have gone wrong in any."""
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, server.url, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert not faults, faults


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit().page
