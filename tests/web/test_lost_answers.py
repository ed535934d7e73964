"""An answer of the server is lost on its way: whoever presses once more does not do it twice."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route, expect

from tests.web.conftest import Visit
from tests.web.gathering import READY, be_guest


def test_whoever_starts_again_after_a_lost_answer_has_one_table(visit: Visit) -> None:
    ana = visit(name="Ana")
    be_guest(ana)
    page = ana.page
    ana.go("/")
    page.locator(".game", has_text="Cacao").click()
    ana.forgiven = True

    def lose(route: Route) -> None:
        """It arrives, and is done; what the server says does not come back."""
        route.fetch()
        route.abort()

    page.route("**/api/v1/tables", lose)
    start = page.locator(".start .btn.go")
    start.click()
    expect(page.locator(".start [role=alert]")).to_be_visible()
    page.unroute("**/api/v1/tables")
    start.click()
    page.wait_for_selector(READY)
    mine: Any = ana.ask_for("/me/tables")
    assert [each["id"] for each in mine["tables"]] == [page.url.rsplit("/", 1)[1]]
    # The next one is meant as another.
    ana.go("/")
    page.locator(".game", has_text="Cacao").click()
    start.click()
    page.wait_for_selector(READY)
    mine = ana.ask_for("/me/tables")
    assert len(mine["tables"]) == 2
