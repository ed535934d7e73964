"""An account's safety: another password, and the places where one is logged in, each ended by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit

LOGIN = {"login": "ana.careful", "password": "correct horse"}


def test_a_place_is_logged_out_and_the_password_changed(visit: Visit) -> None:
    here, there = visit(name="Ana"), visit(name="Ana")
    here.go("/settings")
    page = here.page
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_label("Login").fill(LOGIN["login"])
    page.get_by_label("Password").fill(LOGIN["password"])
    page.get_by_role("button", name="Save this account").click()
    expect(page.get_by_text("Saved under the login ana.careful")).to_be_visible()
    there.go("/settings")
    there.ask("/me/login", LOGIN)
    here.go("/settings")
    places = page.locator("li").filter(has_text="since")
    expect(places).to_have_count(2)
    expect(places.filter(has_text="here")).to_have_count(1)
    places.get_by_role("button", name="Log out").click()
    # Who is logged in here alone is shown no list.
    expect(places).to_have_count(0)
    assert there.ask_for("/me")["person"] is None
    page.locator("summary").filter(has_text="Change the password").click()
    page.get_by_label("Your password now").fill(LOGIN["password"])
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The new password is saved.")).to_be_visible()
    there.ask("/me/login", {**LOGIN, "password": "battery staple"})
    assert there.ask_for("/me")["person"] is not None
