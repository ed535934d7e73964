"""What the board promises before a worker moves is what the engine then gives."""

from __future__ import annotations

import re

from playwright.sync_api import Page

import patolli
from patolli.engine.match import Match
from tests.web.conftest import Visit
from tests.web.positions import open_fork
from tests.web.positions_teotihuacan import played

# Boards whose work leaves nothing open but who is powered up.
SETTLED = ("forest", "stone_quarry", "nobles")
# What the icons mean in the engine's words. Ascending may add avenue steps, so these are not compared.
GOODS = {"cocoa": "cocoa", "wood": "wood", "stone": "stone", "gold": "gold", "vp": "points"}
DELTAS = """button => [...button.querySelectorAll(".delta")].map((each) =>
  [each.textContent, each.querySelector("use").getAttribute("href").slice(1)])"""


def promised(page: Page) -> dict[str, dict[str, int]]:
    """What the buttons of the bar say of every move."""
    found: dict[str, dict[str, int]] = {}
    workers = page.locator(".decide .opt")
    for index in range(workers.count()):
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        workers.nth(index).click()
        for button in page.locator('.decide .opt[data-kind="move"]').all():
            notation = button.get_attribute("data-notation") or ""
            found[notation] = {
                GOODS[icon]: _number(text) for text, icon in button.evaluate(DELTAS) if icon in GOODS
            }
    return found


def owned(match: Match, seat: int) -> dict[str, int]:
    """Goods and points of a seat."""
    players = match.view(seat)["players"]
    assert isinstance(players, list)
    return {name: players[seat][name] for name in GOODS.values()}


def given(record: dict[str, object], move: str, seat: int = 0) -> dict[str, int] | None:
    """What moving and working there changes at once, or nothing where one cannot work."""
    match = patolli.load(record)
    before = owned(match, seat)
    match.play(move, seat)
    if not any(choice.notation == "main_action with_cocoa" for choice in match.choices(seat)):
        return None
    match.play("main_action with_cocoa", seat)
    after = owned(match, seat)
    return {name: after[name] - before[name] for name in GOODS.values() if after[name] != before[name]}


def test_what_a_board_promises_is_what_working_there_gives(visit: Visit) -> None:
    visitor = visit()
    compared = 0
    for era, light in ((1, 3), (2, 5), (3, 3)):
        record = played(4, era, light)
        open_fork(visitor, record, ["me", "bot", "bot", "bot"])
        visitor.page.wait_for_selector('.decide[data-decision="move_worker"]')
        for move, deltas in promised(visitor.page).items():
            really = given(record, move)
            if move.split()[-1] in SETTLED and really is not None:
                assert deltas == really, move
                compared += 1
    assert compared >= 5


def _number(text: str) -> int:
    return int(re.sub("\N{MINUS SIGN}", "-", text).replace("+", ""))
