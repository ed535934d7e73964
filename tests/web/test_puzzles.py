"""Puzzles in the real browser: answered wrong, then right; the day's on the first page; a ladder by keys."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from patolli.puzzles.puzzle import Puzzle
from patolli.puzzles.shelf import ladder_of, puzzle_of
from tests.web.conftest import Visit
from tests.web.visitor import DESK, PHONE, Visitor


def sit_before(visitor: Visitor, puzzle: Puzzle) -> Page:
    visitor.ask("/me/guest", {"name": visitor.name})
    table = visitor.ask(f"/puzzles/{puzzle.id}/table", {})
    # Without its own board any game is played from its options alone.
    visitor.go(f"/table/{table['id']}?plain")
    visitor.page.locator(".puzzle-strip").wait_for()
    return visitor.page


def test_a_puzzle_is_missed_found_and_played_on(visit: Visit) -> None:
    visitor = visit(language="es", size=DESK)
    puzzle = ladder_of("teotihuacan")[0][0]
    page = sit_before(visitor, puzzle)
    page.locator(f'[data-notation="{puzzle.next_best}"]').first.click()
    bar = page.locator(".puzzle-bar")
    expect(bar).to_have_attribute("data-result", "open")
    # What is right is nowhere on the page before it is settled.
    assert page.locator(".best").count() == 0
    bar.locator("button.go").click()
    page.locator(f'[data-notation="{puzzle.best}"]').first.click()
    expect(bar).to_have_attribute("data-result", "later")
    expect(bar.locator(".best")).to_be_visible()
    bar.locator("button:not(.go)").click()
    expect(page.locator(".puzzle-strip")).to_have_count(0)
    assert (
        visitor.page.evaluate("fetch('/api/v1/me/tables').then((r) => r.json()).then((p) => p.tables.length)")
        == 1
    )


def test_the_puzzle_of_the_day_is_on_the_first_page_and_marks_its_day(visit: Visit) -> None:
    visitor = visit(language="fr", size=PHONE, touch=True)
    visitor.ask("/me/guest", {"name": visitor.name})
    visitor.go("/")
    page = visitor.page
    page.locator(".of-day button").click()
    page.locator(".puzzle-strip").wait_for()
    today = page.evaluate("fetch('/api/v1/puzzles/today').then((r) => r.json())")
    best = puzzle_of(today["puzzle"]["id"]).best
    visitor.ask(f"/puzzles/{today['puzzle']['id']}/answer", {"answer": best})
    visitor.go("/puzzles")
    expect(page.locator(".today.told i.first")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_ladder_is_climbed_by_keys(visit: Visit) -> None:
    visitor = visit(language="pt", size=DESK)
    visitor.ask("/me/guest", {"name": visitor.name})
    first, second = ladder_of("cacao")[0][:2]
    visitor.ask(f"/puzzles/{first.id}/answer", {"answer": first.best})
    visitor.go("/puzzles/cacao")
    page = visitor.page
    expect(page.locator(f'[data-puzzle="{first.id}"].first')).to_be_visible()
    page.locator(f'[data-puzzle="{first.id}"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-puzzle="{second.id}"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".puzzle-strip").wait_for()
