"""Links that leave the page: by the system's share sheet, and as a square for somebody else's camera."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.gathering import be_guest, gather
from tests.web.play_cacao import click_once
from tests.web.qr import read_square
from tests.web.visitor import PHONE, Visitor

# A share sheet that notes what it is given, and does with it what the test says.
SHEET = """
window.given = [];
window.share = () => Promise.resolve();
Object.defineProperty(navigator, "share", { configurable: true, value: (what) => {
  window.given.push(what);
  return window.share();
} });
"""


def given(page: Page) -> Any:
    return page.evaluate("window.given")


def host_alone(host: Visitor) -> dict[str, Any]:
    """A table of somebody who waits for the second player."""
    be_guest(host)
    seats = [{"kind": "me"}, {"kind": "link"}]
    return host.ask("/tables", {"game": "cacao", "seats": seats, "name": "Friday table"})


def test_the_system_is_given_the_invitation_and_it_leads_to_the_table(visit: Visit) -> None:
    ana = visit(name="Ana", size=PHONE, touch=True)
    bruno = visit(name="Bruno", size=PHONE, touch=True)
    ana.context.add_init_script(SHEET)
    table = host_alone(ana)
    ana.go(f"/table/{table['id']}")
    ana.page.get_by_role("button", name="Share…").click()
    link = f"{ana.url}/join/{table['invite']}"
    assert given(ana.page) == [{"title": "Friday table", "url": link}]
    bruno.page.goto(given(ana.page)[0]["url"])
    bruno.page.locator("form input").fill("Bruno")
    bruno.page.locator("form .btn.go").click()
    bruno.page.wait_for_url(f"**/table/{table['id']}*")


def test_the_system_is_given_the_move_that_is_looked_at(visit: Visit) -> None:
    ana, bruno, eve = visit(name="Ana"), visit(name="Bruno"), visit(name="Eve", size=PHONE, touch=True)
    ana.context.add_init_script(SHEET)
    table = gather([ana, bruno], options={"first_seat": "0"})
    click_once(ana.page, Random(2))
    ana.go(f"/replay/{table['id']}?m=1")
    ana.page.get_by_role("button", name="Share").first.click()
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_label("Whoever has the link").check()
    expect(dialog.locator("input[readonly]")).to_have_value(re.compile("share="))
    dialog.get_by_role("button", name="Share…").click()
    (shared,) = given(ana.page)
    assert "Ana" in shared["title"]
    assert "Bruno" in shared["title"]
    assert shared["url"] == dialog.locator("input[readonly]").input_value()
    eve.page.goto(shared["url"])
    expect(eve.page.locator(".ribbon")).to_contain_text("1")


def test_who_closes_the_share_sheet_is_told_nothing_and_a_sheet_that_fails_is_said(visit: Visit) -> None:
    ana = visit(name="Ana")
    ana.context.add_init_script(SHEET)
    table = host_alone(ana)
    ana.go(f"/table/{table['id']}")
    page = ana.page
    for name, told in (("AbortError", 0), ("NotAllowedError", 1)):
        page.evaluate("name => { window.share = () => Promise.reject(new DOMException('', name)) }", name)
        page.get_by_role("button", name="Share…").click()
        expect(page.get_by_role("alert")).to_have_count(told)
    # The next one that works takes it away.
    page.evaluate("() => { window.share = () => Promise.resolve() }")
    page.get_by_role("button", name="Share…").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_without_a_share_sheet_no_button_promises_one(visit: Visit) -> None:
    ana = visit(name="Ana")
    ana.context.add_init_script("delete Navigator.prototype.share")
    table = host_alone(ana)
    ana.go(f"/table/{table['id']}")
    expect(ana.page.get_by_role("button", name="Copy")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Share…")).to_have_count(0)


def square_in(place: Locator) -> Locator:
    square = place.get_by_role("img", name="QR code")
    square.scroll_into_view_if_needed()
    return square


@pytest.mark.parametrize("theme", ["obsidian", "codex"])
def test_the_squares_say_the_links_beside_them(visit: Visit, theme: str) -> None:
    desk, phone = (
        visit(name="Ana", theme=theme),
        visit(name="Ana", theme=theme, size=PHONE, touch=True, scale=2),
    )
    table = host_alone(desk)
    phone.be(desk)
    for ana in (desk, phone):
        ana.go(f"/table/{table['id']}")
        room = ana.page.locator("main")
        link = room.locator("input[readonly]").first
        assert read_square(square_in(room)) == link.input_value() == f"{ana.url}/join/{table['invite']}"
    # A new link is another square.
    page = desk.page
    page.get_by_role("button", name="New link").click()
    page.get_by_role("alertdialog").get_by_role("button", name="New link").click()
    expect(page.locator("main input[readonly]").first).not_to_have_value(re.compile(table["invite"]))
    assert (
        read_square(square_in(page.locator("main")))
        == page.locator("main input[readonly]").first.input_value()
    )


def test_a_shared_position_has_a_square_as_well(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    ana.go(f"/replay/{table['id']}")
    ana.page.get_by_role("button", name="Share").first.click()
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_role("button", name="QR code").click()
    dialog.get_by_label("Whoever has the link").check()
    link = dialog.locator("input[readonly]")
    expect(link).to_have_value(re.compile("share="))
    assert read_square(square_in(dialog)) == link.input_value()
