"""A turn ends when its owner says so: no other click ends it, and against bots a finished one comes back."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import patolli
from tests.web.conftest import Visit
from tests.web.heard import Heard
from tests.web.play_cacao import BAR, END, until_something
from tests.web.play_teotihuacan import close_stories
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import played
from tests.web.visitor import DESK, PHONE, Visitor

# Whatever of the table can be pressed, but what leads away from it, takes back, or ends the turn.
CLICKABLE = """() => [...document.querySelectorAll(
    '.decide button, .held, .gaps button, .fill, .cell[data-cell], .lit, [data-place].lit, [data-answers]')]
  .filter((each) => !each.closest('.end, .undo, .redo, header, dialog') && !each.disabled)
  .map((each) => each.getBoundingClientRect())
  .map((box) => [box.left + box.width / 2, box.top + box.height / 2])
  .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)
  .filter(([x, y]) => !document.elementFromPoint(x, y).closest('.end, .undo, .redo, header, dialog, a'))"""
# A whole turn by chance takes less: clicks that lead nowhere are among them.
MOST_CLICKS = 250
GAMES = {"cacao": lambda: cacao_after(turns=6, seats=2), "teotihuacan": lambda: played(2, 1, 3)}
TURN_EVENTS = {key: patolli.start(key, seats=2, seed=1).game.turn_event.name for key in GAMES}


def turns_told(heard: Heard, key: str) -> int:
    """How many turns have begun since the table was opened."""
    lines = [line for update in heard.updates for line in update["entries"]]
    return sum(event["kind"] == TURN_EVENTS[key] for line in lines for event in line["events"])


def click_about(page: Page, chance: Random) -> int:
    """Press whatever can be pressed, until nothing but the end of the turn is left; how often."""
    for clicks in range(MOST_CLICKS):
        page.wait_for_selector(f"{BAR}:not([data-busy])")
        close_stories(page)
        if page.locator(END).count() and not page.locator(f"{BAR} .opt").count():
            return clicks
        places = page.evaluate(CLICKABLE)
        if not places:
            page.wait_for_timeout(100)
            continue
        x, y = chance.choice(places)
        page.mouse.click(x, y)
    raise AssertionError("the turn came to no end")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("key", GAMES)
def test_only_its_owner_ends_a_turn_and_against_bots_takes_it_back(
    visit: Visit, key: str, size: tuple[int, int]
) -> None:
    visitor: Visitor = visit(size=size, touch=size == PHONE)
    heard = Heard(visitor.page)
    open_fork(visitor, GAMES[key](), ["me", "bot"])
    page, chance = visitor.page, Random(5)
    assert until_something(page) == "asked"
    before, start = turns_told(heard, key), heard.updates[-1]["view"]
    assert click_about(page, chance) > 1
    assert turns_told(heard, key) == before
    expect(page.locator(END)).to_be_visible()
    decision = page.locator(BAR).get_attribute("data-decision")
    page.locator(END).click()
    page.wait_for_selector(f'{BAR}[data-state="asked"]:not([data-busy]):not([data-decision="{decision}"])')
    assert turns_told(heard, key) > before
    # One click, and the bot's turn goes back with mine.
    page.locator(f"{BAR} .undo").first.click()
    expect(page.locator(f"{BAR} .undo")).to_have_count(0)
    assert heard.updates[-1]["view"] == start
