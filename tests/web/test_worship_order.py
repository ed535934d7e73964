"""The order of a worship's halves is asked where it can matter, where it was taken back, and of who wants each question."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.games.teotihuacan.table import player, table
from tests.web.conftest import Visit
from tests.web.play_cacao import BAR
from tests.web.positions import open_fork
from tests.web.visitor import Visitor

CRUMBS = f"{BAR} .question ol button"


def asks(page: Page, decision: str) -> None:
    page.wait_for_selector(f'{BAR}[data-decision="{decision}"]:not([data-busy])')


def worship_for_both(visitor: Visitor, board: str, space: str) -> Page:
    """Reach a board, and worship there for the space and for the tile."""
    start = player("palace 4", "nobles 2", "gold_deposits 1", cocoa=6, wood=2, stone=2, gold=2)
    # A tile that anybody can pay lies beside each board.
    open_fork(visitor, table(start, discoveries={board: ("mask_1",)}), ["me", "bot"])
    page = visitor.page
    asks(page, "move_worker")
    worker = "palace:4" if board != "palace" else "gold_deposits:1"
    page.locator(f'.ring [data-place="worker:0:{worker}:0"]').first.click(force=True)
    page.locator(f'{BAR} .opt[data-notation$=" {board}"]').click()
    asks(page, "use_board")
    both = page.locator(f'{BAR} .opt[data-notation="worship {space} both with_cocoa"]')
    # What the space gives is told, and so the order that it is told in.
    expect(both).to_contain_text("+")
    both.click()
    return page


def test_a_temple_step_is_taken_before_the_tile_unasked_and_can_be_taken_back(visit: Visit) -> None:
    page = worship_for_both(visit(), "stone_quarry", "temple")
    asks(page, "claim_on_board")
    expect(page.locator(CRUMBS)).to_have_text(["move", "worship"])
    page.keyboard.press("z")
    asks(page, "continue_worship")
    page.locator(f'{BAR} .opt[data-notation="resolve_first discovery"]').click()
    asks(page, "claim_on_board")


def test_a_royal_tile_may_need_what_the_tile_brings(visit: Visit) -> None:
    asks(worship_for_both(visit(), "palace", "a04"), "continue_worship")


def test_whoever_wants_every_step_is_asked(visit: Visit) -> None:
    visitor = visit()
    wishes = json.dumps({"theme": "obsidian", "language": "en", "asksEach": True})
    visitor.context.add_init_script(f"localStorage['patolli.settings'] = {json.dumps(wishes)};")
    asks(worship_for_both(visitor, "stone_quarry", "temple"), "continue_worship")
