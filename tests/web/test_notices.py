"""Notices of the system: who waits elsewhere is told, and a browser that lets no page make them loses nothing by it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.gathering import be_guest
from tests.web.visitor import Visitor

# A system that shows notices, and one like a phone's, where the word is known and making one is refused.
SHOWS = """
    window.shown = [];
    window.Notification = class {
      static permission = "granted";
      constructor(title, { body }) { window.shown.push([title, body]); }
    };
"""
REFUSES = """
    window.Notification = class {
      static permission = "PERMISSION";
      static requestPermission = async () => (Notification.permission = "granted");
      constructor() { throw new TypeError("Illegal constructor. Use showNotification() instead."); }
    };
"""
BACKGROUND = "Object.defineProperty(document, 'hidden', {configurable: true, get: () => true})"


def waiting_room(visit: Visit, system: str) -> tuple[Visitor, dict[str, Any]]:
    """Ana at a table of hers that gathers three."""
    ana = visit(name="Ana")
    ana.context.add_init_script(system)
    be_guest(ana)
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    table = ana.ask("/tables", {"game": "cacao", "seats": seats, "name": "Monday"})
    ana.go(f"/table/{table['id']}")
    expect(ana.page.locator("[data-seat='1']")).to_contain_text("Free seat")
    return ana, table


def come(visit: Visit, name: str, table: dict[str, Any]) -> None:
    person = visit(name=name)
    be_guest(person)
    person.ask(f"/tables/{table['id']}/sit", {"invite": table["invite"]})


def shown(page: Page) -> object:
    return page.evaluate("window.shown")


def test_whoever_waits_in_the_background_is_told_once_who_comes(visit: Visit) -> None:
    ana, table = waiting_room(visit, SHOWS)
    page = ana.page
    page.get_by_role("switch", name="Tell me when somebody comes").click()
    come(visit, "Bruno", table)
    expect(page.locator("[data-seat='1']")).to_contain_text("Bruno")
    # In front of the page nobody needs a notice.
    assert shown(page) == []
    page.evaluate(BACKGROUND)
    ana.ask(f"/tables/{table['id']}/seats/1/open", None)
    expect(page.locator("[data-seat='1']")).to_contain_text("Free seat")
    come(visit, "Cleo", table)
    expect(page.locator("[data-seat='1']")).to_contain_text("Cleo")
    assert shown(page) == [["Monday", "Cleo sits down"]]


def test_whoever_finds_a_full_table_is_told_of_a_free_seat(visit: Visit) -> None:
    ana, bruno, dora = visit(name="Ana"), visit(name="Bruno"), visit(name="Dora")
    dora.context.add_init_script(SHOWS)
    for person in (ana, bruno):
        be_guest(person)
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = ana.ask("/tables", {"game": "cacao", "seats": seats, "wait": True, "name": "Monday"})
    bruno.ask(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    dora.go(f"/join/{table['invite']}")
    dora.page.get_by_role("switch", name="Tell me when a seat is free").click()
    dora.page.evaluate(BACKGROUND)
    bruno.ask(f"/tables/{table['id']}/seats/1/leave", None)
    # It is asked for every few seconds.
    dora.page.locator("form").wait_for()
    assert shown(dora.page) == [["Monday", "A seat is free now."]]


def test_where_no_page_may_make_notices_none_are_offered(visit: Visit) -> None:
    ana, _ = waiting_room(visit, REFUSES.replace("PERMISSION", "default"))
    expect(ana.page.get_by_role("switch", name="Tell me when somebody comes")).to_have_count(0)


def test_a_notice_that_is_refused_takes_nothing_else_with_it(visit: Visit) -> None:
    ana, table = waiting_room(visit, REFUSES.replace("PERMISSION", "granted"))
    page = ana.page
    page.get_by_role("switch", name="Tell me when somebody comes").click()
    page.evaluate(BACKGROUND)
    come(visit, "Bruno", table)
    # The room is still there, without the switch that cannot keep its word.
    expect(page.locator("[data-seat='1']")).to_contain_text("Bruno")
    expect(page.get_by_role("switch", name="Tell me when somebody comes")).to_have_count(0)
    come(visit, "Cleo", table)
    page.wait_for_selector('.decide:is([data-state="asked"], [data-state="waiting"])')
