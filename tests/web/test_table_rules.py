"""What whoever makes a table decides about it: for whom it is, who starts it, who may watch, who may talk."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.gathering import READY
from tests.web.visitor import PHONE, Visitor

RULES = "Start, spectators, chat"


def choose(group: Locator, heading: str, choice: str) -> None:
    group.get_by_role("group", name=heading, exact=True).get_by_role(
        "button", name=choice, exact=True
    ).click()


def set_up(maker: Visitor, *, is_open: bool) -> Locator:
    """Begin to set up a match of Cacao for two, with a seat for whoever comes."""
    maker.go("/")
    maker.page.locator(".game", has_text="Cacao").click()
    maker.page.locator(".seat input").fill(maker.name)
    setup = maker.page.locator(".setup")
    if not setup.locator("details[open]").count():
        setup.locator("summary").click()
    if is_open:
        choose(setup, "Table", "Open")
    setup.locator(".seat select").first.select_option("open" if is_open else "link")
    return setup


def test_an_open_table_says_for_whom_it_is_and_is_found_by_that(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno", size=PHONE, touch=True)
    setup = set_up(ana, is_open=False)
    # Nobody finds a private table, so it is for nobody in particular.
    expect(setup.get_by_label("Level")).to_have_count(0)
    choose(setup, "Table", "Open")
    setup.locator(".seat select").first.select_option("open")
    setup.get_by_label("Level").select_option("experts")
    ana.page.locator(".start .btn.go").click()
    ana.page.wait_for_url("**/table/*")
    expect(ana.page.locator("main")).to_contain_text("Open: anyone may join · experts")
    name = ana.page.locator("h1").inner_text()
    bruno.go("/?game=cacao&level=experts")
    row = bruno.page.locator("#open li", has_text=name)
    expect(row).to_contain_text("experts")
    # Now it is one for newcomers instead, and moves from one filter's list into the other's.
    bruno.page.locator(".filters").get_by_role("button", name="experts").tap()
    bruno.page.get_by_role("menuitemradio", name="newcomers").tap()
    expect(row).to_have_count(0)
    ana.page.get_by_role("button", name="Change", exact=True).click()
    ana.page.get_by_role("dialog", name=RULES).get_by_label("Level").select_option("beginners")
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Join").tap()
    for person in (ana, bruno):
        person.page.wait_for_selector(READY)


def test_who_makes_a_table_starts_it_by_hand_and_says_who_may_watch(visit: Visit) -> None:
    ana, bruno = visit(name="Ana", size=PHONE, touch=True), visit(name="Bruno")
    setup = set_up(ana, is_open=False)
    setup.get_by_role("button", name=RULES).tap()
    dialog = ana.page.get_by_role("dialog", name=RULES)
    dialog.get_by_label("Name of the table").fill("Slow Sunday")
    choose(dialog, "The match starts", "when I say so")
    choose(dialog, "Chat", "Phrases only")
    choose(dialog, "Those who watch see the match", "2 min")
    choose(dialog, "Their chat", "Off")
    dialog.get_by_role("button", name="Close").tap()
    ana.page.locator(".start .btn.go").tap()
    ana.page.wait_for_url("**/table/*")
    table = ana.page.url.rpartition("/")[2]
    expect(ana.page.locator("h1")).to_have_text("Slow Sunday")
    expect(ana.page.locator("main")).to_contain_text("They see the table 120 s late")
    sheet = ana.ask_for(f"/tables/{table}")
    said = {name: sheet[name] for name in ("wait", "spectators", "delay", "watchers_chat", "chat")}
    assert said == {"wait": True, "spectators": True, "delay": 120, "watchers_chat": "off", "chat": "phrases"}
    # The last seat is taken, and still nothing begins.
    bruno.go(f"/join/{sheet['invite']}")
    bruno.page.locator("form input").fill("Bruno")
    bruno.page.locator("form .btn.go").click()
    expect(bruno.page.locator("main")).to_contain_text("The host starts the match")
    # Whoever does not host changes nothing.
    expect(bruno.page.get_by_role("button", name="Change", exact=True)).to_have_count(0)
    start = ana.page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
    ana.page.get_by_role("button", name="Change", exact=True).tap()
    choose(dialog, "Others may watch", "No")
    expect(dialog.get_by_role("group", name="Their chat")).to_have_count(0)
    dialog.get_by_role("button", name="Close").tap()
    expect(ana.page.locator("main")).to_contain_text("Nobody may watch")
    start.tap()
    for person in (ana, bruno):
        person.page.wait_for_selector(READY)


def test_a_full_table_that_waits_no_longer_begins(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    setup = set_up(ana, is_open=False)
    setup.get_by_role("button", name=RULES).click()
    dialog = ana.page.get_by_role("dialog", name=RULES)
    choose(dialog, "The match starts", "when I say so")
    dialog.get_by_role("button", name="Close").click()
    ana.page.locator(".start .btn.go").click()
    ana.page.wait_for_url("**/table/*")
    sheet = ana.ask_for(f"/tables/{ana.page.url.rpartition('/')[2]}")
    bruno.go(f"/join/{sheet['invite']}")
    bruno.page.locator("form input").fill("Bruno")
    bruno.page.locator("form .btn.go").click()
    expect(ana.page.locator("[data-seat='1']")).to_contain_text("Bruno")
    ana.page.get_by_role("button", name="Change", exact=True).click()
    choose(dialog, "The match starts", "when all seats are taken")
    for person in (ana, bruno):
        person.page.wait_for_selector(READY)
