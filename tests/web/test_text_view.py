"""A whole match of each game by the text view alone, opened with a key and answered with keys."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import patolli
from tests.web.conftest import Visit
from tests.web.play_cacao import BAR, version_of
from tests.web.positions import open_fork

DIALOG = "dialog[open]:has(.told)"
ANSWERS = f"{DIALOG} .told ol button"
# Answers have an end in brackets that says what they bring, what is asked then, or that nothing changes.
TOLD = """() => [...document.querySelectorAll("dialog[open] .told ol button")]
  .every((each) => /[(].+[)]$/.test(each.innerText.trim()))"""
# For an answer to be sent.
MOMENT = 60
# Nobody needs more in a match of two.
MOST = 400


def close_others(page: Page) -> None:
    """Whatever else is told is read and closed."""
    while page.locator("dialog[open]:not(:has(.told))").count():
        page.keyboard.press("Escape")


def answer(page: Page, chance: Random) -> None:
    """Press one of the answers as somebody does who hears them."""
    before = version_of(page)
    answers = page.locator(ANSWERS)
    chosen = chance.randrange(answers.count())
    while version_of(page) == before:
        # An Eclipse may be told just now, and lie over the answers.
        close_others(page)
        answers.nth(chosen).press("Enter")
        page.wait_for_timeout(MOMENT)
        page.wait_for_selector(f"{BAR}:not([data-busy])")


def until_asked(page: Page) -> bool:
    """Whether somebody is asked again; at the end nobody is."""
    page.wait_for_selector(f'{BAR}[data-state="asked"]:not([data-busy]), {BAR}[data-state="over"]')
    close_others(page)
    return page.locator(f'{BAR}[data-state="over"]').count() == 0


@pytest.mark.parametrize("key", ["cacao", pytest.param("teotihuacan", marks=pytest.mark.slow)])
def test_a_whole_match_is_played_by_the_text_view_alone(visit: Visit, key: str) -> None:
    visitor = visit(language="es")
    open_fork(visitor, patolli.start(key, seats=2, seed=4).record(), ["me", "bot"])
    page, chance = visitor.page, Random(4)
    assert until_asked(page)
    page.keyboard.press("t")
    for played in range(MOST):
        if not until_asked(page):
            break
        if not page.locator(DIALOG).count():
            page.keyboard.press("t")
        page.locator(ANSWERS).first.wait_for()
        if played % 5 == 0:
            page.wait_for_function(TOLD)
        answer(page, chance)
    assert played > 11
    page.keyboard.press("t")
    expect(page.locator(f"{DIALOG} .told")).to_contain_text("La partida ha terminado")


def test_who_reads_hears_what_boards_and_pieces_do(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, patolli.start("teotihuacan", seats=2, seed=4).record(), ["me", "bot"])
    page = visitor.page
    assert until_asked(page)
    page.keyboard.press("t")
    told = page.locator(f"{DIALOG} .told")
    expect(told.locator("p", has_text="6. Nobles.")).to_contain_text("0 of 5 taken, the next gives")
    expect(told.locator("p", has_text="2. Forest.")).to_contain_text("With 2 of your workers there:")
    expect(told.locator("p", has_text="8. Construction.")).to_contain_text("Level 2: 2 stone + 1 wood, 3 VP.")
    expect(told.locator("p", has_text="blue temple.")).to_contain_text("Step 1 pays")
    assert told.locator("li", has_text="Nobody owns it yet.").count() == 6
