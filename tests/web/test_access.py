"""Access: axe finds nothing serious, nothing scrolls sideways, targets are large enough for fingers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.positions import cacao_after, open_fork
from tests.web.visitor import PHONE, Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run({ exclude: [".sprite", "svg > *"] }, { resultTypes: ["violations"] })).violations
  .filter((each) => ["serious", "critical"].includes(each.impact))
  .map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`)"""
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


def table(visitor: Visitor) -> Page:
    open_fork(visitor, cacao_after(turns=15, seats=4), ["me", "bot", "bot", "bot"])
    visitor.page.locator('.decide[data-decision="place_worker"]').wait_for()
    visitor.page.locator(".held").first.click()
    visitor.page.locator(".cell[data-cell]").first.dispatch_event("click")
    return visitor.page


PAGES = (
    ("/", ".start"),
    ("/rules/cacao", "#rule-end"),
    ("/rules/teotihuacan", ".rules"),
    ("/settings", ".form"),
    ("/replay", ".drop"),
)
THEMES = pytest.mark.parametrize("theme", ["obsidian", "codex"])


def holds_on_a_phone(page: Page) -> None:
    """Nothing is wider than the screen, nothing too small for a finger."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(SMALL) == []


@THEMES
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, theme: str) -> None:
    visitor = visit(theme=theme)
    page = visitor.page
    for path, landmark in PAGES:
        visitor.go(path)
        page.locator(landmark).first.wait_for()
        check(page)
    visitor.go("/")
    page.locator(".game", has_text="Teotihuacan").click()
    page.locator(".seat select").first.select_option("empty")
    page.locator(".start .more").first.click()
    page.locator(".figures").wait_for()
    check(page)
    visitor.start("link", "open")
    link = page.locator("input[readonly]").input_value()
    check(page)
    guest = visit(theme=theme)
    guest.go(link.removeprefix(guest.url))
    guest.page.locator("form").wait_for()
    check(guest.page)
    guest.forgiven = True
    guest.go("/table/nowhere")
    guest.page.locator(".message a").wait_for()
    check(guest.page)


@THEMES
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, theme: str) -> None:
    visitor = visit(theme=theme)
    page = table(visitor)
    path = page.url.removeprefix(visitor.url)
    check(page)
    for key in ("t", "?"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        check(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    for name in ("While others play", "At this table", "Settings"):
        page.get_by_role("button", name=name, exact=True).click()
        page.locator("dialog[open]").wait_for()
        check(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    for tab in ("chat", "notes"):
        page.locator(f".rail [data-tab={tab}]").click()
        check(page)
    page.keyboard.press("p")
    page.locator(".screen.plan").wait_for()
    page.locator('.decide[data-state="asked"]').wait_for()
    check(page)
    visitor.go(path.replace("/table/", "/replay/"))
    page.locator(".time").wait_for()
    check(page)


@THEMES
def test_axe_finds_nothing_serious_on_a_phone(visit: Visit, theme: str) -> None:
    visitor = visit(theme=theme, size=PHONE, touch=True)
    page = visitor.page
    visitor.go("/")
    page.locator("button.lesson").first.tap()
    page.locator(".coach").wait_for()
    check(page)
    holds_on_a_phone(page)
    open_fork(visitor, cacao_after(turns=20, seats=2), ["me", "me"])
    page.locator(".hold").wait_for()
    check(page)
    visitor.take_hand()
    page.get_by_role("button", name="Table, log and chat").tap()
    page.locator("dialog[open]").wait_for()
    check(page)
    holds_on_a_phone(page)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    visitor.play_to_the_end()
    page.locator("dialog[open]").wait_for()
    check(page)
    holds_on_a_phone(page)
    page.locator("dialog a", has_text="Replay").tap()
    page.locator(".time").wait_for()
    check(page)
    holds_on_a_phone(page)


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
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
    for still, settings in ((True, None), (False, {"language": "en", "stillness": "still", "recap": False})):
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
