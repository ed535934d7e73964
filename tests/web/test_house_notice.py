"""What whoever looks after the server tells everybody: on every open page, until it is hidden, withdrawn or over."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from patolli.cli import main
from tests.web.conftest import Visit
from tests.web.running import Server
from tests.web.visitor import PHONE

WORDS = "Neue Version um 20 Uhr; nichts geht verloren."


@pytest.fixture
def house(server: Server) -> Iterator[Server]:
    """A server that tells nothing any more afterwards."""
    yield server
    tell(server, "withdraw")


def tell(server: Server, *words: str) -> None:
    command = ["admin", *words, "--database", f"sqlite:{server.folder / 'tables.db'}"]
    # The browser's driver keeps an event loop in this thread, and the command wants one of its own.
    with ThreadPoolExecutor(1) as elsewhere:
        assert elsewhere.submit(main, command).result() == 0


def notices(page: Page) -> int:
    return page.get_by_text(WORDS).count()


def test_a_notice_is_on_every_page_until_it_is_hidden(visit: Visit, house: Server) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo", language="fr", theme="codex", size=PHONE)
    ana.go("/")
    bo.start("bot:novice")
    for visitor in (ana, bo):
        visitor.page.locator("main, .decide").first.wait_for()
    tell(house, "announce", WORDS, "90")
    for visitor in (ana, bo):
        expect(visitor.page.get_by_role("status").filter(has_text=WORDS)).to_be_visible()
    expect(bo.page.get_by_role("status").filter(has_text=WORDS)).to_contain_text("De la part")
    box = bo.page.get_by_role("status").filter(has_text=WORDS).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    bo.page.get_by_role("button", name="Masquer", exact=True).click()
    expect(bo.page.get_by_text(WORDS)).to_have_count(0)
    # Whoever loads the page again has not read it on that page.
    ana.page.reload()
    expect(ana.page.get_by_text(WORDS)).to_be_visible()
    assert notices(bo.page) == 0
    tell(house, "withdraw")
    expect(ana.page.get_by_text(WORDS)).to_have_count(0)
