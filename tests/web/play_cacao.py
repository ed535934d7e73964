"""Playing Cacao with mouse, finger or keys, as a person would, looking only at the screen."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

BAR = ".decide"
COUNTS = "found => found.map((each) => each.dataset.count)"
END = f"{BAR} .btn.end:visible"


def state_of(page: Page) -> str:
    return page.locator(BAR).get_attribute("data-state") or ""


def hand_size(page: Page) -> int:
    """How many tiles are held; the same ones are shown once, with their number."""
    return sum(int(count) for count in page.locator(".held").evaluate_all(COUNTS))


def version_of(page: Page) -> int:
    return int(page.locator(BAR).get_attribute("data-version") or 0)


def until_something(page: Page) -> str:
    """Wait until it is my turn or the match is over."""
    page.wait_for_selector(f'{BAR}[data-state="asked"]:not([data-busy]), {BAR}[data-state="over"]')
    return state_of(page)


def until_told(page: Page) -> None:
    """Wait until the server has told what the tile in the fingers would do."""
    page.wait_for_function("() => document.querySelector('.sum')?.ariaBusy !== 'true'")


def click_once(page: Page, chance: Random) -> None:
    """Answer the open question by clicking or tapping."""
    before = version_of(page)
    if page.locator(BAR).get_attribute("data-decision") == "place_worker":
        tiles = page.locator(".held")
        tiles.nth(chance.randrange(tiles.count())).click()
        for _ in range(chance.randrange(3)):
            page.locator(".btn.turn").click()
        cells = page.locator(".cell[data-cell]")
        cells.nth(chance.randrange(cells.count())).dispatch_event("click")
        until_told(page)
        choices = page.locator(".fill:visible, .gaps button:visible")
        if choices.count():
            choices.nth(chance.randrange(2)).click()
        page.locator(".place").click()
    elif page.locator(END).count():
        page.locator(END).click()
    else:
        page.locator(f"{BAR} .opt:visible").first.click()
    page.wait_for_selector(f'{BAR}:not([data-version="{before}"]):not([data-busy])')


def press_once(page: Page, chance: Random) -> None:
    """Answer the open question with keys alone."""
    before = version_of(page)
    if page.locator(BAR).get_attribute("data-decision") == "place_worker":
        page.keyboard.press(str(1 + chance.randrange(page.locator(".held").count())))
        for _ in range(1 + chance.randrange(4)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
        for _ in range(chance.randrange(4)):
            page.keyboard.press("r")
        until_told(page)
        if page.locator(".fill").count():
            page.keyboard.press(chance.choice("ab"))
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("Enter" if page.locator(END).count() else "1")
    page.wait_for_selector(f'{BAR}:not([data-version="{before}"]):not([data-busy])')
