"""Whatever a board promises can be had: positions in which a page that counted for itself was wrong."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.teotihuacan.table import Table, player, table
from tests.web.conftest import Visit
from tests.web.heard import Heard
from tests.web.play_cacao import BAR, version_of
from tests.web.positions import open_fork
from tests.web.visitor import PHONE, Visitor

ICONS = {"vp": "points", "pyramid-step": "pyramid_track"}
DELTAS = """row => [...row.querySelectorAll(".delta")].map((each) =>
  [each.textContent, each.querySelector("use").getAttribute("href").slice(1)])"""
# Longer than a card stays behind a mouse, in milliseconds.
LINGERED = 400
# Gold for a technology, but all within reach are owned; wood for a building, but the row is full;
# stone and gold, but nothing is offered.
BARRED: dict[str, tuple[str, Table]] = {
    "alchemy": (
        "palace 1",
        table(player("palace 1", "nobles 2", gold=1, cocoa=6, technologies=("t1", "t3", "t5"))),
    ),
    "nobles": (
        "construction 1",
        table(player("construction 1", "palace 2", wood=6, cocoa=6), houses=[5, 0, 0]),
    ),
    "construction": (
        "alchemy 1",
        table(player("alchemy 1", "palace 2", wood=6, stone=8, cocoa=6), pyramid_offer=["none"] * 3),
    ),
    "decorations": (
        "forest 1",
        table(player("forest 1", "palace 2", gold=6, cocoa=6), decoration_offer=["none"] * 4),
    ),
}
FREE: dict[str, tuple[str, Table]] = {
    "alchemy": ("palace 1", table(player("palace 1", "nobles 2", gold=2, cocoa=6))),
    "nobles": ("construction 1", table(player("construction 1", "palace 2", wood=6, cocoa=6))),
    "construction": ("alchemy 1", table(player("alchemy 1", "palace 2", wood=6, stone=8, cocoa=6))),
    "decorations": ("forest 1", table(player("forest 1", "palace 2", gold=6, cocoa=6))),
    "stone_quarry": ("palace 1", table(player("palace 1", "nobles 2", cocoa=6))),
}


def point_at(visitor: Visitor, goal: str, start: tuple[str, Table]) -> Heard:
    """Pick the worker and point at the board that it could reach."""
    heard = Heard(visitor.page)
    worker, document = start
    open_fork(visitor, document, ["me", "bot"])
    page = visitor.page
    page.wait_for_selector(f'{BAR}[data-decision="move_worker"]:not([data-busy])')
    board, power = worker.split()
    page.locator(f'.ring [data-place="worker:0:{board}:{power}:0"]').first.click(force=True)
    page.locator(f'.ring .chip [data-place="board:{goal}"]').wait_for()
    page.locator(f'.ring [data-place="board:{goal}"]').first.hover(force=True, position={"x": 40, "y": 12})
    expect(page.locator(".hover-card .row").first).to_be_visible()
    return heard


def promised(page: Page, answers: str) -> dict[str, int]:
    """The figures of a row of the card."""
    row = page.locator(f'.hover-card .row[data-answers="{answers}"]')
    found = row.evaluate(DELTAS)
    return {_good(icon): int(text.replace("\N{MINUS SIGN}", "-")) for text, icon in found}


def gained(heard: Heard, before: dict[str, object]) -> dict[str, int]:
    """How the seat's goods, points and temples have changed since."""
    after = heard.owned()
    names = ("points", "cocoa", "wood", "stone", "gold", "avenue", "pyramid_track")
    changes = {name: after[name] - before[name] for name in names}
    changes |= {name: after["temples"][name] - before["temples"][name] for name in after["temples"]}  # type: ignore[index]
    return {name: change for name, change in changes.items() if change}


def until_answered(page: Page, before: int) -> None:
    page.wait_for_selector(f'{BAR}:not([data-version="{before}"]):not([data-busy])')


@pytest.mark.parametrize("goal", sorted(BARRED))
def test_nothing_is_promised_that_cannot_be_had(visit: Visit, goal: str) -> None:
    visitor = visit()
    heard = point_at(visitor, goal, BARRED[goal])
    page, before = visitor.page, heard.owned()
    version = version_of(page)
    card = page.locator(".hover-card")
    assert "main_action" not in " ".join(
        row.get_attribute("data-answers") or "" for row in card.locator(".row").all()
    )
    expect(card).not_to_contain_text(re.compile("main action", re.IGNORECASE))
    page.keyboard.press("a")
    page.wait_for_timeout(300)
    assert version_of(page) == version
    assert heard.owned() == before
    # The last row is what is left to do there: going, or going and collecting.
    answers = card.locator(".row").last.get_attribute("data-answers") or ""
    offered = promised(page, answers)
    if "|" in answers:
        page.keyboard.press("c")
    else:
        page.locator(f'{BAR} .opt[data-notation="{answers}"]').click()
    until_answered(page, version)
    assert gained(heard, before) == offered
    # It is still this seat's turn: nothing that was not chosen is lost.
    expect(page.locator(f'{BAR}[data-decision="finish_turn"] .btn.end')).to_be_visible()


@pytest.mark.parametrize("goal", sorted(FREE))
def test_one_key_does_what_its_row_promises(visit: Visit, goal: str) -> None:
    visitor = visit()
    heard = point_at(visitor, goal, FREE[goal])
    page, before = visitor.page, heard.owned()
    version = version_of(page)
    row = page.locator('.hover-card .row[data-answers$="main_action with_cocoa"]')
    offered = promised(page, row.get_attribute("data-answers") or "")
    page.keyboard.press("a")
    until_answered(page, version)
    assert gained(heard, before) == offered
    assert page.locator(BAR).get_attribute("data-decision") not in ("use_board", "move_worker")


def test_the_palace_speaks_of_no_main_action(visit: Visit) -> None:
    visitor = visit()
    start = ("gold_deposits 2", table(player("gold_deposits 2", "forest 1", cocoa=6)))
    point_at(visitor, "palace", start)
    card = visitor.page.locator(".hover-card")
    expect(card.locator(".row").last).to_contain_text("Collect cocoa")
    expect(card).not_to_contain_text(re.compile("main action", re.IGNORECASE))


def test_a_sheet_offers_what_can_be_had(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    heard = Heard(visitor.page)
    page = visitor.page
    for goal, start, works in (("alchemy", BARRED["alchemy"], 0), ("alchemy", FREE["alchemy"], 1)):
        open_fork(visitor, start[1], ["me", "bot"])
        page.wait_for_selector(f'{BAR}[data-decision="move_worker"]:not([data-busy])')
        page.locator(f"{BAR} .opt", has_text="Palace").tap()
        page.locator(f'.doors [data-place="board:{goal}"]').tap(force=True)
        sheet = page.locator("dialog.drawer[open]")
        expect(sheet.locator(".act.go")).to_be_visible()
        # It stays when the finger is lifted, unlike the card of a mouse that goes away.
        page.wait_for_timeout(LINGERED)
        expect(sheet.locator(".act.go")).to_be_visible()
        expect(sheet.locator('.act[data-answers$="main_action with_cocoa"]')).to_have_count(works)
    version, before = version_of(page), heard.owned()
    row = sheet.locator('.act[data-answers$="main_action with_cocoa"]')
    found = row.evaluate(DELTAS)
    row.tap()
    until_answered(page, version)
    assert gained(heard, before) == {
        _good(icon): int(text.replace("\N{MINUS SIGN}", "-")) for text, icon in found
    }


def _good(icon: str) -> str:
    return ICONS.get(icon, icon.removeprefix("temple-"))
