"""Planning: a copy of the position to try things in, and the one move that may be left for the real table."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.play_cacao import click_once, until_something, version_of
from tests.web.positions import cacao_after, open_fork
from tests.web.visitor import PHONE, Visitor

PLAYED_OR_REFUSED = """(hand) => document.querySelectorAll(".strip li")[1].getAttribute("aria-label") !== hand
  || document.querySelector(".plan.note")?.textContent.includes("no longer fits")"""


def two_people(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Ana, whose turn it is, Bruno, and the path of their table."""
    ana, bruno = visit(name="Ana"), visit(name="Bruno", size=PHONE, touch=True)
    path = open_fork(ana, cacao_after(turns=8, seats=2), ["me", "link"])
    link = ana.page.locator("input[readonly]").input_value()
    bruno.go(link.removeprefix(bruno.url))
    bruno.page.locator("form input").fill("Bruno")
    bruno.page.locator("form .btn.go").click()
    bruno.page.wait_for_url(f"**{path}*")
    until_something(ana.page)
    bruno.page.locator('.decide[data-state="waiting"]').wait_for()
    return ana, bruno, path


def test_what_is_in_hand_stays_there_when_somebody_goes_and_the_language_changes(visit: Visit) -> None:
    ana, bruno, _ = two_people(visit)
    page = ana.page
    page.locator(".held").first.click()
    page.locator('.tabs [data-tab="notes"]').click()
    bruno.go("/rules/cacao")
    page.locator(".village .away").wait_for()
    page.get_by_role("button", name="ES Español").click()
    expect(page.locator(".decide h2")).to_contain_text("Coloca")
    expect(page.locator('.held[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator('.tabs [data-tab="notes"]')).to_have_attribute("aria-selected", "true")


def test_a_move_left_in_a_plan_is_played_when_its_time_comes(visit: Visit) -> None:
    ana, bruno, path = two_people(visit)
    page = bruno.page
    page.get_by_role("button", name="Table, log and chat").tap()
    page.get_by_role("button", name="Try out a plan").tap()
    page.locator(".screen.plan").wait_for()
    assert page.locator(".hold").count() == 0, "a plan hides nothing"
    until_something(page)
    # In the plan Bruno moves for Ana, then for himself.
    chance = Random(3)
    leave = page.locator(".plan.bar .btn:not(.go)")
    while leave.is_disabled():
        click_once(page, chance)
        until_something(page)
    expect(leave).to_contain_text("Use on my turn: Place")
    leave.tap()
    page.wait_for_url(f"**{path}")
    page.locator(".plan.note").wait_for()
    expect(page.locator('.decide[data-state="waiting"]')).to_have_count(1)
    # Ana answers until it is Bruno's turn; his move is then played, or he is told that it does not fit.
    placed = page.locator(".strip li").nth(1)
    hand = placed.get_attribute("aria-label")
    left = page.locator(".plan.note", has_text="On your turn")
    chance = Random(5)
    while left.count():
        if ana.page.locator('.decide[data-state="asked"]:not([data-busy])').count():
            click_once(ana.page, chance)
        elif page.locator('.decide[data-state="asked"]:not([data-decision="place_worker"])').count():
            click_once(page, chance)  # Ana's tile sent a worker of his to a market
        else:
            page.wait_for_timeout(20)
    page.wait_for_function(PLAYED_OR_REFUSED, arg=hand)
    page.wait_for_function(
        "() => localStorage.getItem('patolli.left." + path.rsplit("/", 1)[-1] + "') === null"
    )


def test_a_plan_is_no_table_that_waits(visit: Visit) -> None:
    ana, _, path = two_people(visit)
    page = ana.page
    before = version_of(page)
    page.keyboard.press("p")
    page.locator(".screen.plan").wait_for()
    page.wait_for_selector('.decide[data-state="asked"]')
    click_once(page, Random(1))
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**{path}")
    until_something(page)
    assert version_of(page) == before, "a plan changed the real table"
    ana.go("/")
    tables = page.locator(".yours [data-table]")
    tables.first.wait_for()
    expect(tables).to_have_count(1)
