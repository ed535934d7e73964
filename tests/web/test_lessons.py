"""Lessons in the real browser: walked to their last page, also by somebody who tries something else first; and the coach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from patolli.games import all_games, game_of
from patolli.title.teaching import Lesson
from tests.web.conftest import Visit
from tests.web.few import LANGUAGES
from tests.web.play_cacao import until_something
from tests.web.visitor import DESK, PHONE, Visitor
from tests.web.walk_lessons import ASKED, LAST_PAGE, STRIP, walk

LESSONS = [(game.key, lesson) for game in all_games() for lesson in game.teaching.lessons]
# In the ordinary run each language and each kind of screen has a few of them.
FEW = [
    ("cacao", "aim", "en", DESK),
    ("cacao", "gap", "fr", PHONE),
    ("cacao", "sell", "pt", PHONE),
    ("cacao", "end", "es", DESK),
    ("teotihuacan", "build", "fr", DESK),
    ("teotihuacan", "worship", "es", PHONE),
    ("teotihuacan", "eclipse", "pt", DESK),
    ("teotihuacan", "teotibot", "en", PHONE),
]


def begin(visitor: Visitor, game: str, lesson: Lesson) -> Page:
    visitor.ask("/me/guest", {"name": visitor.name})
    table = visitor.ask("/lessons", {"game": game, "lesson": lesson.name})
    visitor.go(f"/table/{table['id']}")
    visitor.page.locator(STRIP).wait_for()
    return visitor.page


def named(game: str, name: str) -> Lesson:
    lesson = game_of(game).teaching.lesson(name)
    assert lesson is not None
    return lesson


@pytest.mark.parametrize(("game", "name", "language", "size"), FEW)
def test_a_lesson_is_walked_to_its_end_by_somebody_who_errs(
    visit: Visit, game: str, name: str, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, size=size, touch=size == PHONE)
    lesson = named(game, name)
    page = begin(visitor, game, lesson)
    walk(page, lesson, errs=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
@pytest.mark.parametrize("errs", [False, True])
@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_walked_to_its_end(
    visit: Visit, language: str, size: tuple[int, int], errs: bool
) -> None:
    visitor = visit(language=language, size=size, touch=size == PHONE)
    for game, lesson in LESSONS:
        walk(begin(visitor, game, lesson), lesson, errs=errs)


def test_from_the_front_page_through_a_lesson_to_the_next(visit: Visit) -> None:
    visitor = visit(language="es")
    visitor.go("/")
    page = visitor.page
    page.locator(".subject", has_text="Cacao").locator("button.lesson").click()
    page.locator(STRIP).wait_for()
    walk(page, named("cacao", "aim"))
    page.locator(f"{LAST_PAGE} .following").click()
    page.locator(f'{STRIP}[data-step="0"]').wait_for()
    expect(page.locator(".lesson-card h2")).to_have_text("Colocar y cosechar")
    # Progress is kept, and what was finished is ticked.
    visitor.go("/learn/cacao")
    expect(page.locator('[data-lesson="aim"] .number.done')).to_be_visible()
    expect(page.locator('[data-lesson="harvest"].current')).to_be_visible()


def test_a_lesson_goes_back_and_on(visit: Visit) -> None:
    visitor = visit()
    page = begin(visitor, "cacao", named("cacao", "sell"))
    page.locator(f"{STRIP} .on").click()
    page.locator(f'{STRIP}[data-step="1"]').wait_for()
    page.locator(".lesson-card .back").click()
    page.locator(f'{STRIP}[data-step="0"]').wait_for()
    # Nothing else on the page may be dim than what does not matter.
    expect(page.locator('[data-area="standings"]')).to_have_css("opacity", "0.3")
    expect(page.locator('[data-area="own"]')).to_have_css("opacity", "1")
    page.locator(".lesson-card .back").click()
    expect(page.locator(".lesson-card h2")).to_have_text("The gap")
    page.locator(".lesson-card .skip").click()
    expect(page.locator(".lesson-card h2")).to_have_text("Sell")
    page.locator(".lesson-card .skip").click()
    expect(page.locator(".lesson-card h2")).to_have_text("Water")
    page.reload()
    page.locator(f'{STRIP}[data-step="0"]').wait_for()


def test_on_a_phone_a_lesson_tells_how_far_it_is_and_goes_back_and_on(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = begin(visitor, "cacao", named("cacao", "sell"))
    expect(page.locator(".hand h1")).to_have_text("Sell")
    expect(page.locator(".hand small")).to_have_text("Lesson 4 of 8 · 1 min")
    expect(page.locator(f"{STRIP} .steps .now")).to_have_count(1)
    expect(page.locator(f"{STRIP} .steps .done")).to_have_count(0)
    page.locator(f"{STRIP} .on").click()
    expect(page.locator(f"{STRIP} .steps .done")).to_have_count(1)
    page.locator(f"{STRIP} .back").click()
    expect(page.locator(f"{STRIP} .steps .done")).to_have_count(0)
    page.locator(f"{STRIP} .back").click()
    expect(page.locator(".hand h1")).to_have_text("The gap")
    page.locator(f"{STRIP} .skip").click()
    expect(page.locator(".hand h1")).to_have_text("Sell")
    page.locator(".hand a").click()
    page.wait_for_url("**/learn/cacao")


def test_a_taken_back_answer_is_asked_for_again(visit: Visit) -> None:
    visitor = visit()
    lesson = named("cacao", "gap")
    page = begin(visitor, "cacao", lesson)
    page.locator(".held").first.click()
    page.locator('.cell[data-cell="2,1"]').dispatch_event("click")
    page.locator(".place").click()
    page.locator(f'{STRIP}[data-step="1"]').wait_for()
    page.wait_for_selector(ASKED)
    page.keyboard.press("z")
    page.locator(f'{STRIP}[data-step="0"]').wait_for()
    page.wait_for_selector(ASKED)
    walk(page, lesson)


def test_the_coach_speaks_is_understood_and_can_be_switched_off_and_on(visit: Visit) -> None:
    visitor = visit(first=True)
    visitor.go("/")
    page = visitor.page
    page.get_by_role("button", name="Cacao against an easy bot").click()
    until_something(page)
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-hint", "goal")
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_attribute("data-hint", "lay")
    page.reload()
    expect(coach).to_have_attribute("data-hint", "lay")
    coach.get_by_role("button", name="Switch the coach off").click()
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("switch", name="Coach").click()
    page.keyboard.press("Escape")
    expect(coach).to_have_attribute("data-hint", "lay")
