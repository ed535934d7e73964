"""An account keeps its name: what somebody calls themselves at one table is the name of that seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.gathering import READY, be_guest
from tests.web.visitor import PHONE, Visitor

PASSWORD = "correct horse"


def log_in(person: Visitor, login: str) -> None:
    """In the bar of the page that is open, which is not loaded anew."""
    person.page.get_by_role("button", name="Log in").first.click()
    dialog = person.page.locator("dialog[open]")
    dialog.get_by_label("Login").fill(login)
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.locator("form .btn.go").click()
    expect(person.page.locator(".greeting")).to_contain_text("Welcome back")


def seat_names(person: Visitor) -> list[str]:
    """Who sits at the table that this browser shows."""
    sheet: Any = person.ask_for(f"/tables/{person.page.url.rsplit('/', 1)[1].split('#')[0]}")
    return [seat["name"] for seat in sheet["seats"]]


def my_name(person: Visitor) -> object:
    me: Any = person.ask_for("/me")
    return me["person"]["name"]


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_an_account_that_logs_in_at_home_starts_under_its_own_name(
    visit: Visit, size: tuple[int, int]
) -> None:
    account, here = visit(name="Xochitl"), visit(name="Xo", size=size, touch=size == PHONE)
    be_guest(account)
    login = f"xochitl.{size[0]}"
    account.ask("/me/claim", {"login": login, "password": PASSWORD})
    be_guest(here)
    here.go("/")
    here.page.locator(".game", has_text="Cacao").click()
    field = here.page.locator(".seat input")
    expect(field).to_have_value("Xo")
    if size == PHONE:
        here.page.keyboard.press("Escape")
    log_in(here, login)
    if size == PHONE:
        here.page.locator(".game", has_text="Cacao").click()
    expect(field).to_have_value("Xochitl")
    here.page.locator(".start .btn.go").click()
    here.page.wait_for_selector(READY)
    assert my_name(here) == "Xochitl"
    assert seat_names(here)[0] == "Xochitl"


def test_a_name_for_one_table_stays_at_that_table(visit: Visit) -> None:
    here, host = visit(name="Xochitl"), visit(name="Ana")
    be_guest(here)
    here.ask("/me/claim", {"login": "xochitl.one", "password": PASSWORD})
    here.go("/")
    here.page.locator(".game", has_text="Cacao").click()
    here.page.locator(".seat input").fill("Auntie")
    here.page.locator(".start .btn.go").click()
    here.page.wait_for_selector(READY)
    assert (my_name(here), seat_names(here)[0]) == ("Xochitl", "Auntie")
    be_guest(host)
    table = host.ask("/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}]})
    here.go(f"/join/{table['invite']}")
    field = here.page.locator("form input")
    expect(field).to_have_value("Xochitl")
    field.fill("Granny")
    here.page.locator("form .btn.go").click()
    here.page.wait_for_selector(READY)
    assert (my_name(here), seat_names(here)) == ("Xochitl", ["Ana", "Granny"])


def test_a_guest_is_called_by_the_name_they_give(visit: Visit) -> None:
    here = visit(name="Ana")
    be_guest(here)
    here.start("bot:novice")
    here.go("/")
    here.page.locator(".game", has_text="Cacao").click()
    here.page.locator(".seat input").fill("Anita")
    here.page.locator(".start .btn.go").click()
    here.page.wait_for_url("**/table/*")
    here.page.wait_for_selector(READY)
    assert (my_name(here), seat_names(here)[0]) == ("Anita", "Anita")
