"""Teotihuacan's screens: they fit, read well, stay small, and show every piece."""

from __future__ import annotations

import gzip
import json
import re

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.conftest import Visit
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import asking, played
from tests.web.test_access import SMALL, check_both_themes
from tests.web.test_budgets import KIB
from tests.web.visitor import PHONE, Visitor

# What a late board may consist of, wide and on a phone.
MOST_ELEMENTS = 2600
MOST_ELEMENTS_ON_A_PHONE = 1200
# How the built file of a catalogue begins: texts are data, and one language of them is loaded.
CATALOGUE = re.compile(rb"var e=`-?[a-z][\w-]* =")
COUNT = "document.querySelectorAll('svg.art *').length"
CUT = """() => [...document.querySelectorAll('.rail, .decide, .ground')]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1).map((each) => each.className)"""


def table(visitor: Visitor) -> Page:
    open_fork(visitor, played(4, 3, 4), ["me", "bot", "bot", "bot"])
    visitor.page.wait_for_selector('.decide[data-decision="move_worker"]')
    visitor.page.locator(".decide .opt").first.click()
    assert "teotihuacan-" not in visitor.page.locator("body").inner_text()
    return visitor.page


@pytest.mark.parametrize(("size", "language"), [((1440, 900), "pt"), ((1280, 720), "fr")])
def test_a_late_table_fits_its_screen(visit: Visit, size: tuple[int, int], language: str) -> None:
    page = table(visit(size=size, language=language))
    sizes = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert sizes == list(size)
    assert page.evaluate(CUT) == []
    assert page.evaluate(COUNT) <= MOST_ELEMENTS


def test_a_late_table_fits_a_phone(visit: Visit) -> None:
    page = table(visit(size=PHONE, touch=True, language="fr"))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(COUNT) <= MOST_ELEMENTS_ON_A_PHONE
    door = page.locator('.doors [data-place="board:forest"]')
    door.tap(force=True)
    sheet = page.locator("dialog.drawer[open]")
    expect(sheet.locator("h2")).to_contain_text("Forêt")
    box = sheet.bounding_box()
    assert box is not None
    assert box["y"] > 0.2 * PHONE[1]


def at_question(visitor: Visitor, decision: str) -> Page:
    record, seat = asking(decision)
    open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(2)])
    visitor.page.wait_for_selector(f'.decide[data-decision="{decision}"]')
    assert "teotihuacan-" not in visitor.page.locator("body").inner_text()
    return visitor.page


def at_the_end(visitor: Visitor) -> Page:
    """The last salary is paid: the end is told."""
    open_fork(visitor, played(4, 3, 8, "pay_salary"), ["me", "bot", "bot", "bot"])
    visitor.page.locator('.decide[data-decision="pay_salary"] .btn.go').click()
    visitor.page.locator("dialog[open] tfoot.totals").wait_for()
    assert "teotihuacan-" not in visitor.page.locator("body").inner_text()
    return visitor.page


def test_the_end_names_everybody_in_one_order(visit: Visit) -> None:
    page = at_the_end(visit())
    tables = page.locator("dialog[open] table:has(thead .token)")
    heads = [each.locator("thead th:has(.token)").all_inner_texts() for each in tables.all()]
    assert len(heads) > 1
    assert all(each == heads[0] for each in heads)
    places = page.locator("dialog[open] tfoot.totals strong").all_inner_texts()
    assert [int(each) for each in places] == sorted((int(each) for each in places), reverse=True)


def test_axe_finds_nothing_on_a_desk(visit: Visit) -> None:
    visitor = visit()
    page = table(visitor)
    check_both_themes(page)
    page.keyboard.press("t")
    page.locator("dialog[open]").wait_for()
    check_both_themes(page)
    for decision in ("keep_starting_tiles", "choose_major_reward", "pay_salary"):
        check_both_themes(at_question(visitor, decision))
    open_fork(visitor, played(1, 2, 2), ["me"])
    page.locator(".bot").wait_for()
    check_both_themes(page)
    check_both_themes(at_the_end(visitor))
    visitor.go(page.url.removeprefix(visitor.url).replace("table", "replay"))
    page.locator(".snap svg.ring").wait_for()
    check_both_themes(page)
    visitor.go("/rules/teotihuacan")
    page.locator("#ruling-107").wait_for()
    check_both_themes(page)
    visitor.go("/gallery/teotihuacan")
    page.locator(".pieces li").first.wait_for()
    check_both_themes(page)


def test_a_phone_is_accessible_and_easy_to_hit(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = visitor.page

    def look() -> None:
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        check_both_themes(page)

    table(visitor)
    page.locator('.doors [data-place="board:forest"]').tap(force=True)
    page.locator("dialog.drawer[open]").wait_for()
    look()
    page.keyboard.press("Escape")
    page.locator(".strip li button").nth(1).tap()
    page.locator("dialog[open] .rows").wait_for()
    look()
    for decision in ("draft_starting_tile", "choose_ascension_reward", "choose_spot"):
        at_question(visitor, decision)
        look()
    at_the_end(visitor)
    look()


def test_pointing_at_a_board_explains_it(visit: Visit) -> None:
    page = table(visit(language="es"))
    page.locator('.ring [data-place="board:forest"]').first.hover(force=True, position={"x": 60, "y": 12})
    card = page.locator(".hover-card")
    expect(card).to_contain_text("Bosque")
    expect(card.locator("svg.art").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_file_knows_who_played_and_teotibot_has_its_line(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/replay")
    record = {**played(1, 2, 2), "names": ["Ana María"]}
    visitor.page.locator("input[type=file]").set_input_files(
        {"name": "solo.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    plot = visitor.page.locator(".plot svg")
    expect(plot).to_have_attribute("aria-label", re.compile(r"Ana María 0.*Teotibot \d+"))
    expect(plot.locator("path.line")).to_have_count(2)
    expect(visitor.page.locator(".stacks svg[role=img]")).to_have_count(2)
    visitor.page.keyboard.press("End")
    expect(visitor.page.locator(".replay-board li")).to_contain_text(["Ana María", "Teotibot"])


def test_its_code_stays_small(visit: Visit) -> None:
    visitor = visit()
    loaded: dict[str, Response] = {}

    def remember(answer: Response) -> None:
        loaded.setdefault(answer.url, answer)

    visitor.page.on("response", remember)
    open_fork(visitor, cacao_after(turns=8, seats=2), ["me", "bot"])
    visitor.page.locator(".decide").wait_for()
    shared = set(loaded)
    table(visitor)
    scripts = [answer.body() for url, answer in loaded.items() if url.endswith(".js") and url not in shared]
    code = [script for script in scripts if not CATALOGUE.match(script)]
    assert code
    assert sum(len(gzip.compress(script, 9)) for script in code) <= 60 * KIB
