"""Clicks that mean nothing are answered, cards get out of the way, and home asks once and knows a player's record."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.games.teotihuacan.table import player, table
from tests.web.conftest import Visit
from tests.web.play_cacao import BAR, until_something, version_of
from tests.web.positions import open_fork
from tests.web.positions_teotihuacan import played
from tests.web.test_promises import FREE, point_at
from tests.web.visitor import DESK, PHONE, Visitor

SAID = f"{BAR} .question p"
CARD = ".hover-card"
# A card lingers behind the pointer, and a busy machine takes a moment; then it is gone.
GONE_WITHIN = 400
WATCH_THE_CARD = """() => {
  let left = performance.now();
  const look = () => {
    if (document.querySelector('.hover-card')) requestAnimationFrame(look);
    else window.gone = performance.now() - left;
  };
  window.gone = undefined;
  look();
}"""
REACHED = """() => [...document.querySelectorAll('.ring [data-place]')].map((each) => {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2, each.dataset.place];
}).filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.ring'))"""


def press(page: Page, place: str, *, touch: bool) -> None:
    """Press the middle of what is drawn for a place."""
    shown = page.locator(f'.board [data-place="{place}"]').first
    box = shown.bounding_box()
    assert box is not None, place
    # The head of a board: pieces lie below it.
    x, y = box["x"] + min(40, box["width"] / 2), box["y"] + min(12, box["height"] / 2)
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_click_that_chooses_nothing_is_told_why(visit: Visit, size: tuple[int, int]) -> None:
    touch = size == PHONE
    visitor = visit(size=size, touch=touch)
    page = visitor.page
    document = table(player("palace 1", "nobles 2", gold=1, cocoa=6), player("forest 3", cocoa=3))
    open_fork(visitor, document, ["me", "bot"])
    page.wait_for_selector(f'{BAR}[data-decision="move_worker"]:not([data-busy])')
    before = version_of(page)
    press(page, "board:construction", touch=touch)
    expect(page.locator(SAID)).to_have_text("Choose a worker first.")
    page.keyboard.press("Escape")
    press(page, "worker:1:forest:3:0", touch=touch)
    expect(page.locator(SAID)).to_have_text("This worker is not yours.")
    page.keyboard.press("Escape")
    page.locator(f"{BAR} .opt", has_text="Palace").click()
    press(page, "board:gold_deposits", touch=touch)
    expect(page.locator(SAID)).to_have_text("Gold Deposits is 7 boards away; a worker goes 1 to 3.")
    page.keyboard.press("Escape")
    assert version_of(page) == before


def test_a_technology_that_is_too_dear_says_what_is_missing(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_fork(visitor, table(player("palace 1", "nobles 2", gold=1, cocoa=6)), ["me", "bot"])
    page.wait_for_selector(f'{BAR}[data-decision="move_worker"]:not([data-busy])')
    page.locator(f"{BAR} .opt", has_text="Palace").click()
    page.locator(f'{BAR} .opt[data-notation$=" alchemy"]').click()
    page.wait_for_selector(f'{BAR}[data-decision="use_board"]:not([data-busy])')
    page.locator(f'{BAR} .opt[data-kind="main_action"]').first.click()
    page.wait_for_selector(f'{BAR}[data-decision="take_technology"]:not([data-busy])')
    press(page, "technology:t9", touch=False)
    expect(page.locator(SAID)).to_have_text("Needs 2 gold; you have 1.")


def test_cards_never_lie_over_the_bar_and_go_when_the_pointer_leaves(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, played(4, 3, 4), ["me", "bot", "bot", "bot"])
    page = visitor.page
    until_something(page)
    bar = page.locator(BAR).bounding_box()
    assert bar
    seen = 0
    for x, y, place in page.evaluate(REACHED)[::5]:
        page.mouse.move(x, y)
        page.wait_for_timeout(300)
        card = page.locator(CARD)
        if not card.count():
            continue
        box = card.bounding_box()
        if box:
            seen += 1
            assert box["y"] + box["height"] <= bar["y"] + 1, place
    assert seen > 10
    # Whatever the pointer enters: a button of the bar, too.
    page.locator('.ring [data-place="board:forest"]').first.hover(force=True, position={"x": 60, "y": 12})
    page.locator(CARD).wait_for()
    page.evaluate(WATCH_THE_CARD)
    page.locator(f"{BAR} .opt").first.hover()
    page.wait_for_function("() => window.gone !== undefined")
    assert page.evaluate("window.gone") <= GONE_WITHIN


def test_tiles_and_slabs_are_told_by_what_is_on_them(visit: Visit) -> None:
    visitor = visit()
    # One offered tile with a red icon and two without colours, a slab of blue and red.
    document = table(
        player("palace 1", cocoa=6),
        pyramid_offer=["p3", "p30", "p31"],
        decoration_offer=["d0"] + ["none"] * 3,
    )
    open_fork(visitor, document, ["me", "bot"])
    page = visitor.page
    until_something(page)
    for place, told in (
        ("offer:p3", "A matching coloured icon of it advances you: red temple."),
        ("offer:p30", "It has no coloured icon: matches bring VP alone."),
        ("decoration:d0", "A matching coloured icon of it advances you: blue temple; red temple."),
    ):
        page.locator(f'.ring [data-place^="{place}"]').first.hover(force=True)
        expect(page.locator(CARD)).to_contain_text(told)
        page.mouse.move(1, 1)
        expect(page.locator(CARD)).to_have_count(0)


def test_a_row_of_a_card_is_a_button(visit: Visit) -> None:
    visitor = visit()
    point_at(visitor, "stone_quarry", FREE["stone_quarry"])
    page = visitor.page
    before = version_of(page)
    row = page.locator(f'{CARD} .row[data-answers$="main_action with_cocoa"]')
    box = row.bounding_box()
    assert box
    # By way of the board and into the card, as a hand goes.
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(f'{BAR}:not([data-version="{before}"]):not([data-busy])')
    assert page.locator(BAR).get_attribute("data-decision") not in ("use_board", "move_worker")


@pytest.mark.parametrize("gold", [0, 1])
def test_the_card_of_a_board_says_why_it_cannot_be_worked_on(visit: Visit, gold: int) -> None:
    visitor = visit()
    own = player("palace 1", "nobles 2", gold=gold, cocoa=6, tiles=("points_4",))
    point_at(visitor, "alchemy", ("palace 1", table(own)))
    card = visitor.page.locator(CARD)
    if gold:
        expect(card.locator('.row[data-answers$="main_action with_cocoa"]')).to_be_visible()
        expect(card.locator(".why")).to_have_count(0)
    else:
        expect(card.locator(".why")).to_have_text("Needs 1 gold; you have 0.")


def test_the_card_of_a_technology_says_what_is_missing(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_fork(visitor, table(player("palace 1", gold=1, technologies=("t1",))), ["me", "bot"])
    page.wait_for_selector(f'{BAR}[data-decision="move_worker"]:not([data-busy])')
    for technology, said in (
        ("t9", "Needs 2 gold; you have 1."),
        ("t1", "You have this technology already."),
    ):
        page.locator(f'.ring [data-place="technology:{technology}"]').first.hover(force=True)
        expect(page.locator(CARD)).to_contain_text(said)


def test_teotibots_tile_knows_how_i_did(visit: Visit) -> None:
    visitor: Visitor = visit()
    page = visitor.page
    visitor.go("/")
    tile = page.locator(".solo")
    expect(tile.locator(".ways button")).to_have_count(4)
    expect(tile).not_to_contain_text("Best")
    for small in tile.locator(".ways small").all():
        expect(small).to_have_text("not yet")
    open_fork(visitor, played(1, 3, 8, "pay_salary", solo_options="hard"), ["me"])
    page.locator(f'{BAR}[data-decision="pay_salary"] .btn.go').click()
    page.locator("dialog[open] tfoot.totals").wait_for()
    lines = msgspec.convert(
        visitor.ask_for("/me/history?game=teotihuacan&solo=true")["lines"], list[dict[str, object]]
    )
    assert len(lines) == 1
    page.evaluate("localStorage['patolli.solo'] = 'hard'")
    visitor.go("/")
    won = 1 if lines[0]["place"] == 1 else 0
    expect(tile.locator(".record")).to_contain_text(f"Best {lines[0]['points']}, won {won} of 1")
    expect(tile.locator(".ways button.on small")).to_have_text(f"won {won} of 1")
    # One click begins.
    tile.locator(".ways button.on").click()
    page.wait_for_url("**/table/*")
    until_something(page)


def test_a_first_visit_asks_once(visit: Visit) -> None:
    visitor = visit(first=True)
    page = visitor.page
    visitor.go("/")
    expect(page.locator(".first-visit .door")).to_have_count(3)
    page.get_by_role("button", name="Cacao against an easy bot").click()
    until_something(page)
    visitor.go("/")
    page.locator(".start").wait_for()
    expect(page.locator(".first-visit")).to_have_count(0)
