"""Playing Teotihuacan with mouse, finger or keys, as a person would, looking only at the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Page

from tests.web.play_cacao import BAR, version_of
from tests.web.visitor import Visitor

# Everything on the table that glows as a legal choice, where the middle of it can be reached.
LIT = """() => [...document.querySelectorAll('[data-place].lit, .lit > [data-place]')].map((each) => {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2, each.dataset.place];
}).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
  && document.elementsFromPoint(x, y).some((each) => each.matches('.lit')))"""
GO = f"{BAR} .btn.go:visible"
ASKED = f'{BAR}[data-state="asked"]:not([data-busy])'
# Who must act, as everybody's screen shows it.
ACTIVE = "() => [...document.querySelectorAll('.panel.active')].map((each) => Number(each.dataset.seat))"
# A tile or worker, its goal, a turn and the last click: no answer needs more.
MOST_CLICKS = 6
LANGUAGES = ("en", "es", "pt", "fr")

Answer = Callable[[Page, Random], None]


def decision_of(page: Page) -> str:
    return page.locator(BAR).get_attribute("data-decision") or ""


def has_answered(page: Page, before: int) -> bool:
    """Whether the server has taken an answer since, waiting a little for one on its way."""
    page.wait_for_selector(f"{BAR}:not([data-busy])")
    return version_of(page) != before


def close_stories(page: Page) -> None:
    """Eclipses and ends are told in a dialog; a person reads it and goes on."""
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def point_once(page: Page, chance: Random, *, touch: bool = False) -> bool:
    """Answer the open question by pointing at the board alone; whether that was possible."""
    before = version_of(page)
    for _ in range(MOST_CLICKS):
        places = page.evaluate(LIT)
        go = page.locator(GO)
        if go.count() and (not places or chance.random() < 0.5):
            go.first.click()
        elif places:
            x, y, _name = chance.choice(places)
            if touch:
                page.touchscreen.tap(x, y)
            else:
                page.mouse.click(x, y)
        else:
            return False
        page.mouse.move(1, 1)
        if has_answered(page, before):
            return True
    return False


def click_once(page: Page, chance: Random, *, touch: bool = False) -> None:
    """Answer by the buttons of the bar."""
    before = version_of(page)
    buttons = page.locator(f"{BAR} .opt:visible")
    for _ in range(MOST_CLICKS):
        go = page.locator(GO)
        button = go.first if go.count() else buttons.nth(chance.randrange(buttons.count()))
        if touch:
            button.tap()
        else:
            button.click()
        if has_answered(page, before):
            return
    raise AssertionError(f"no answer to {decision_of(page)}")


def tap_once(page: Page, chance: Random) -> None:
    """Answer with a finger."""
    click_once(page, chance, touch=True)


def press_once(page: Page, chance: Random) -> None:
    """Answer with keys alone: those that the buttons show, and Enter."""
    before = version_of(page)
    for _ in range(MOST_CLICKS):
        keys = page.locator(f"{BAR} .opt kbd").all_inner_texts()
        page.keyboard.press("Enter" if page.locator(GO).count() else chance.choice(keys).lower())
        if has_answered(page, before):
            return
    raise AssertionError(f"no key answers {decision_of(page)}")


def play_together(
    people: Sequence[Visitor], chance: Random, answer: Answer = click_once, most: int = 10_000
) -> int:
    """Whoever is asked answers on a screen of their own, to the end or so many times; how often they did."""
    latest = people[0].page
    for answers in range(most):
        latest.wait_for_selector(f'{BAR}[data-state="over"], .panel.active', state="attached")
        seats = latest.evaluate(ACTIVE)
        if not seats:
            return answers
        latest = people[seats[0]].page
        latest.wait_for_selector(ASKED)
        close_stories(latest)
        answer(latest, chance)
    return most
