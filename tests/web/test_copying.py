"""Links are copied on any address: a browser gives a page its clipboard only over https or on the machine itself."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.gathering import be_guest
from tests.web.visitor import Visitor

# A server in the same house, by its number: no clipboard.
PLAIN = "Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => undefined});"
NEITHER = f"{PLAIN} document.execCommand = () => false;"


def host(visit: Visit, browser: str) -> tuple[Visitor, dict[str, Any]]:
    ana = visit(name="Ana")
    ana.context.add_init_script(browser)
    be_guest(ana)
    return ana, ana.ask("/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}]})


@pytest.mark.parametrize("place", ["room", "card"])
def test_a_link_is_copied_without_a_clipboard(visit: Visit, place: str) -> None:
    ana, table = host(visit, PLAIN)
    page = ana.page
    if place == "room":
        ana.go(f"/table/{table['id']}")
        page.get_by_role("button", name="Copy").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
    else:
        ana.go("/")
        page.locator(f"article[data-table='{table['id']}']").get_by_role(
            "button", name="What to do with this table"
        ).click()
        page.get_by_role("menuitem", name="Copy invitation").click()
        expect(page.locator(".greeting")).to_contain_text("Copied")
        ana.go(f"/table/{table['id']}")
    chat = page.get_by_placeholder("Say something")
    chat.focus()
    page.keyboard.press("ControlOrMeta+v")
    expect(chat).to_have_value(f"{ana.url}/join/{table['invite']}")


def test_a_link_that_went_astray_is_made_anew(visit: Visit) -> None:
    ana, table = host(visit, "")
    stranger, friend = visit(name="Eve"), visit(name="Bruno")
    page = ana.page
    ana.go(f"/table/{table['id']}")
    field = page.get_by_label("Link to this table")
    expect(field).to_have_value(f"{ana.url}/join/{table['invite']}")
    page.get_by_role("button", name="New link and code").click()
    page.get_by_role("alertdialog").get_by_role("button", name="New link and code").click()
    expect(field).not_to_have_value(f"{ana.url}/join/{table['invite']}")
    stranger.forgiven = True
    stranger.go(f"/join/{table['invite']}")
    stranger.page.locator("main[data-fault='no-page']").wait_for()
    friend.page.goto(field.input_value())
    friend.page.locator("form .btn.go").click()
    friend.page.wait_for_url(f"**/table/{table['id']}*")


def test_where_nothing_can_be_copied_it_is_said_and_the_link_is_selected(visit: Visit) -> None:
    ana, table = host(visit, NEITHER)
    page = ana.page
    ana.go(f"/table/{table['id']}")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("alert")).to_have_text(
        "This browser does not let a page copy. The link is selected: copy it yourself."
    )
    assert page.evaluate("getSelection().toString()") == f"{ana.url}/join/{table['invite']}"
