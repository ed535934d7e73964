"""Browsers for the tests: real pages from a real server, and nothing may go wrong unseen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.web.chromium import launch
from tests.web.running import Server
from tests.web.visitor import Visitor

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
    running = launch(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clock a test may move ahead."""
    running = Server(tmp_path_factory.mktemp("moved"), moves_clock=True)
    running.start()
    yield running
    running.kill()


def visiting(browser: Browser, server: Server) -> Iterator[Visit]:
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
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    yield from visiting(browser, server)


@pytest.fixture
def later(browser: Browser, moved: Server) -> Iterator[Visit]:
    """Somebody where the clock may be moved."""
    yield from visiting(browser, moved)


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit().page
