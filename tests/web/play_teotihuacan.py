"""Playing Teotihuacan with mouse, finger or keys, as a person would, looking only at the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

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
OVER = f'{BAR}[data-state="over"]'
# Seconds, with both cores of a small machine busy.
LONGEST_TALE = 60
# Milliseconds until whoever presses a button looks what lies over it.
PATIENCE = 8_000
# A tile or worker, its goal, a turn and the last click: no answer needs more.
MOST_CLICKS = 6

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
        # A story may open over the button meanwhile.
        while True:
            close_stories(page)
            try:
                if touch:
                    button.tap(timeout=PATIENCE)
                else:
                    button.click(timeout=PATIENCE)
                break
            except PlaywrightTimeout:
                assert page.locator("dialog[open]").count(), (
                    "a button cannot be pressed, and nothing lies over it"
                )
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
    pages = [person.page for person in people]
    for answers in range(most):
        asked = who_is_asked(pages)
        if asked is None:
            return answers
        # Everybody's screen shows who must act.
        pages[asked - 1].wait_for_selector(f'.panel.active[data-seat="{asked}"]', state="attached")
        close_stories(pages[asked])
        answer(pages[asked], chance)
    return most


def who_is_asked(pages: Sequence[Page]) -> int | None:
    """The seat whose screen asks it, or None at the end; a screen may still tell what went before."""
    deadline = monotonic() + LONGEST_TALE
    while monotonic() < deadline:
        for seat, page in enumerate(pages):
            if page.locator(ASKED).count():
                return seat
        if all(page.locator(OVER).count() for page in pages):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError(
        f"nobody is asked: {[page.locator(BAR).get_attribute('data-state') for page in pages]}"
    )
