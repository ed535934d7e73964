"""Access: axe finds nothing, nothing scrolls sideways, targets are large enough for fingers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.few import in_few_languages
from tests.web.play_cacao import END, until_something
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import played
from tests.web.test_turns import answer_a_turn
from tests.web.visitor import PHONE, Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Figures printed on a drawn piece are no label of it: its name is the piece's.
RUN = """async () => (await axe.run({ exclude: [".sprite"] }, { resultTypes: ["violations"] })).violations
  .map(({ id, nodes }) =>
    ({ id, nodes: nodes.filter(({ html }) => id !== "label-content-name-mismatch" || !html.startsWith("<g ")) }))
  .filter(({ nodes }) => nodes.length)
  .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`)"""
CONTRAST = """async () => (await axe.run({ exclude: [".sprite"] }, { runOnly: ["color-contrast"] })).violations
  .map((each) => each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | "))"""
SMALL = """() => [...document.querySelectorAll("button, a, select, input, summary")].filter((each) => {
  const box = each.getBoundingClientRect();
  const style = getComputedStyle(each);
  if (!box.width || !box.height || style.visibility === "hidden" || each.closest("[hidden], [inert], .sr-only")) return false;
  if (each.closest("ol, p, label, .rules") && !each.classList.contains("btn")) return false;  // lines of text, and inputs inside a row
  return box.width < 43.5 || box.height < 43.5;
}).map((each) => each.outerHTML.slice(0, 140))"""


def check(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(AXE.read_text())
    assert page.evaluate(RUN) == []


def check_both_themes(page: Page) -> None:
    """Axe on the page as it is, and its contrasts once more in the other theme: nothing else differs between them."""
    check(page)
    page.evaluate("document.documentElement.dataset.theme = 'codex'")
    assert page.evaluate(CONTRAST) == []
    page.evaluate("document.documentElement.dataset.theme = 'obsidian'")


def table(visitor: Visitor) -> Page:
    open_fork(visitor, cacao_after(turns=15, seats=4), ["me", "bot", "bot", "bot"])
    visitor.page.locator('.decide[data-decision="place_worker"]').wait_for()
    visitor.page.locator(".held").first.click()
    visitor.page.locator(".cell[data-cell]").first.dispatch_event("click")
    return visitor.page


PAGES = (
    ("/", ".game"),
    ("/rules/cacao", "#ruling-49"),
    ("/rules/teotihuacan", "#ruling-107"),
    ("/gallery/cacao", ".pieces li"),
    ("/learn/cacao", "main .card"),
    ("/learn/teotihuacan", "main .card"),
    ("/puzzles", ".ladder"),
    ("/watch", "main"),
    ("/history", "main .all"),
    ("/settings", ".form"),
    ("/privacy", "dl"),
    ("/replay", ".drop"),
)
TABLES = {"cacao": lambda: cacao_after(turns=6, seats=2), "teotihuacan": lambda: played(2, 2, 5)}


def holds_on_a_phone(page: Page) -> None:
    """Nothing is wider than the screen, nothing too small for a finger."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(SMALL) == []


def test_axe_finds_nothing_on_any_page(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    for path, landmark in PAGES:
        visitor.go(path)
        page.locator(landmark).first.wait_for()
        check_both_themes(page)
    visitor.go("/")
    page.locator(".game", has_text="Teotihuacan").click()
    page.locator(".seat select").first.select_option("empty")
    page.locator(".start .more[aria-expanded]").first.click()
    page.locator(".figures").wait_for()
    check_both_themes(page)
    visitor.start("link", "open")
    link = page.locator("input[readonly]").input_value()
    check_both_themes(page)
    guest = visit()
    guest.go(link.removeprefix(guest.url))
    guest.page.locator("form").wait_for()
    check_both_themes(guest.page)
    guest.forgiven = True
    guest.go("/table/nowhere")
    guest.page.locator(".message a").first.wait_for()
    check_both_themes(guest.page)


def test_axe_finds_nothing_at_a_table(visit: Visit) -> None:
    visitor = visit()
    page = table(visitor)
    path = page.url.removeprefix(visitor.url)
    check_both_themes(page)
    for key in ("t", "?"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        check_both_themes(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    for name in ("While others play", "At this table", "Settings"):
        page.get_by_role("button", name=name, exact=True).click()
        page.locator("dialog[open]").wait_for()
        check_both_themes(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    for tab in ("chat", "notes"):
        page.locator(f".rail [data-tab={tab}]").click()
        page.locator(".rail .side :is(.field, textarea)").wait_for()
        check_both_themes(page)
    page.keyboard.press("p")
    page.locator(".screen.plan").wait_for()
    page.locator('.decide[data-state="asked"]').wait_for()
    check_both_themes(page)
    visitor.go(path.replace("/table/", "/replay/"))
    page.locator(".time").wait_for()
    check_both_themes(page)


def test_axe_finds_nothing_where_somebody_begins_and_looks_back(visit: Visit) -> None:
    first = visit(first=True)
    first.go("/")
    first.page.locator(".first-visit").wait_for()
    check_both_themes(first.page)
    visitor = visit()
    path = open_fork(visitor, cacao_after(turns=20, seats=2), ["me", "bot"])
    visitor.play_to_the_end()
    visitor.page.locator("dialog[open]").wait_for()
    check_both_themes(visitor.page)
    visitor.go(path.replace("/table/", "/review/"))
    visitor.page.locator(".moments ol button, .moments .none").first.wait_for()
    check_both_themes(visitor.page)
    # Now there is something to be found there.
    visitor.go("/history")
    visitor.page.locator("main .all").wait_for()
    check_both_themes(visitor.page)


@pytest.mark.parametrize("key", ["cacao", "teotihuacan"])
def test_axe_finds_nothing_along_a_turn(visit: Visit, key: str) -> None:
    visitor = visit()
    page = visitor.page
    open_fork(visitor, TABLES[key](), ["me", "bot"])
    answer_a_turn(page, key)
    check(page)
    page.locator(END).click()
    page.locator(".story-card").first.click()
    check(page)
    until_something(page)
    if key == "teotihuacan":
        page.locator('.ring [data-place="board:forest"]').first.hover(force=True, position={"x": 60, "y": 12})
        page.locator(".hover-card").wait_for()
        check(page)


@pytest.mark.parametrize("key", ["cacao", "teotihuacan"])
@pytest.mark.parametrize(
    "size", [(1024, 768), (820, 1180), (844, 390)], ids=lambda size: "{}x{}".format(*size)
)
def test_axe_finds_nothing_in_the_other_layouts(visit: Visit, key: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size[0] < 900, theme="codex")
    open_fork(visitor, TABLES[key](), ["me", "bot"])
    until_something(visitor.page)
    check(visitor.page)
    answer_a_turn(visitor.page, key)
    check(visitor.page)


def test_axe_finds_nothing_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = visitor.page
    visitor.go("/")
    page.locator("button.lesson").first.tap()
    page.locator(".lesson-strip").wait_for()
    check_both_themes(page)
    holds_on_a_phone(page)
    open_fork(visitor, cacao_after(turns=20, seats=2), ["me", "me"])
    page.locator(".hold").wait_for()
    check_both_themes(page)
    visitor.take_hand()
    page.get_by_role("button", name="Table, log and chat").tap()
    page.locator("dialog[open]").wait_for()
    check_both_themes(page)
    holds_on_a_phone(page)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    visitor.play_to_the_end()
    page.locator("dialog[open]").wait_for()
    check_both_themes(page)
    holds_on_a_phone(page)
    page.locator("dialog a", has_text="Replay").tap()
    page.locator(".time").wait_for()
    check_both_themes(page)
    holds_on_a_phone(page)


@in_few_languages("fr", "pt")
def test_nothing_scrolls_sideways_on_a_narrow_phone(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, touch=True, language=language)
    page = visitor.page
    for path, landmark in PAGES:
        visitor.go(path)
        page.locator(landmark).first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path
    table(visitor)
    holds_on_a_phone(page)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_table_fits_its_screen(visit: Visit, size: tuple[int, int]) -> None:
    page = table(visit(size=size, language="fr"))
    assert page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    ) == list(size)
    cut = page.evaluate(
        "() => [...document.querySelectorAll('.rail, .decide')]"
        ".filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.className)"
    )
    assert cut == []


def test_who_wants_no_motion_sees_none(visit: Visit) -> None:
    """The system's wish, or the reader's own, stops every animation and every transition."""
    moving = """() => document.getAnimations().filter((each) => each.playState === "running"
      && Number(each.effect.getComputedTiming().endTime) > 1).map((each) => each.animationName ?? each.transitionProperty)"""
    for still, settings in ((True, None), (False, {"language": "en", "stillness": "still"})):
        visitor = visit(still=still)
        if settings:
            visitor.context.add_init_script(f"localStorage['patolli.settings'] = '{json.dumps(settings)}'")
        page = table(visitor)
        before = page.locator(".decide").get_attribute("data-version")
        page.locator(".place").click()
        page.wait_for_selector(f'.decide:not([data-version="{before}"])')
        assert page.evaluate(moving) == []


def test_the_text_view_tells_the_table_and_plays(visit: Visit) -> None:
    visitor = visit()
    page = table(visitor)
    page.keyboard.press("t")
    page.locator("dialog[open] h2", has_text="Your decision").wait_for()
    page.locator("dialog[open] p", has_text="Row 0:").wait_for()
    before = page.locator(".decide").get_attribute("data-version")
    page.locator("dialog[open] ol button").first.click()
    page.wait_for_selector(f'.decide:not([data-version="{before}"])')


def test_teotihuacans_text_view_has_prices_printed_numbers_and_icons(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, played(2, 2, 5), ["me", "bot"])
    page = visitor.page
    page.wait_for_selector('.decide[data-decision="move_worker"]')
    page.locator(".decide .opt").first.click()
    page.wait_for_selector(".decide .opt[data-notation]")
    page.keyboard.press("t")
    told = page.locator("dialog[open] .told")
    # Boards have the numbers that are printed on them, wherever they lie.
    for number, board in enumerate(("Palace", "Forest", "Stone Quarry", "Gold Deposits"), 1):
        expect(told.locator("b", has_text=f"{number}. {board}.")).to_have_count(1)
    expect(told.locator("p", has_text="2. Forest.")).to_contain_text("The main action costs")
    expect(told.locator("p", has_text="Built:")).to_contain_text("plain")
    # What is not foreseen yet is not told as nothing.
    expect(told.locator("ol button", has_text="(0)")).to_have_count(0)


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    page = visitor.page
    page.locator(".start").wait_for()
    page.evaluate("window.kept = true")
    for language, words in (
        ("Español", "Empezar ya"),
        ("Português", "Começar já"),
        ("Français", "Commencer"),
        ("English", "Start now"),
    ):
        page.get_by_role("button", name=language).click()
        page.locator(".start .btn.go", has_text=words).wait_for()
    assert page.evaluate("window.kept")
