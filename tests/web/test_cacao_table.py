"""What a table of Cacao offers beside placing: covering, crumbs, redo, notes, orders in detail."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

import patolli
from tests.web.conftest import Visit
from tests.web.play_cacao import END, click_once, until_something, until_told, version_of
from tests.web.positions import best, cacao_after, cacao_before_a_sale, open_fork
from tests.web.visitor import PHONE


def asked_about_a_gap(page: Page) -> None:
    """Place a tile where it opens a gap, without choosing what fills it."""
    until_something(page)
    page.locator(".held").first.click()
    for place in page.locator(".cell[data-cell]").all():
        place.dispatch_event("click")
        until_told(page)
        if page.locator(".fill").count():
            break
    page.locator(".place").click()
    page.wait_for_selector('.decide[data-decision="fill_gap"]:not([data-busy])')


def test_a_tile_is_covered_by_keys(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=18, seats=2, seed=5), ["me", "me"])
    visitor.take_hand()
    page = visitor.page
    until_something(page)
    page.keyboard.press("1")
    page.keyboard.press("o")
    expect(page.locator(".place")).to_have_text("↵Overbuild this tile")
    before = version_of(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.decide:not([data-version="{before}"])')
    expect(page.locator(".rail .side")).to_contain_text("pays 1 sun token and overbuilds a tile")


def test_a_tile_is_covered_by_touch(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True, language="fr")
    open_fork(visitor, cacao_after(turns=18, seats=2, seed=5), ["me", "me"])
    visitor.take_hand()
    page = visitor.page
    until_something(page)
    page.locator(".cover").tap()
    expect(page.locator('.cell[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".place")).to_contain_text("Recouvrir cette tuile")
    before = version_of(page)
    page.locator(".place").tap()
    page.wait_for_selector(f'.decide:not([data-version="{before}"])')


def test_crumbs_lead_back_and_redo_leads_on(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=9, seats=3), ["me", "bot", "bot"])
    page = visitor.page
    asked_about_a_gap(page)
    expect(page.locator(".decide ol button")).to_have_text(["place"])
    page.locator(".decide ol button").click()
    page.wait_for_selector('.decide[data-decision="place_worker"]:not([data-busy])')
    page.locator(".redo").click()
    page.wait_for_selector('.decide[data-decision="fill_gap"]:not([data-busy])')
    page.keyboard.press("z")
    page.wait_for_selector('.decide[data-decision="place_worker"]:not([data-busy])')
    page.keyboard.press("y")
    page.wait_for_selector('.decide[data-decision="fill_gap"]:not([data-busy])')
    page.keyboard.press("Backspace")
    page.wait_for_selector('.decide[data-decision="place_worker"]:not([data-busy])')
    page.locator(".redo").wait_for()
    asked_about_a_gap(page)
    expect(page.locator(".redo")).to_have_count(0)


def test_notes_are_kept_in_this_browser(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=9, seats=3), ["me", "bot", "bot"])
    page = visitor.page
    until_something(page)
    page.locator("[data-tab=log]").focus()
    page.keyboard.press("ArrowLeft")
    page.locator(".rail textarea").fill("Temple in the north: two more workers")
    page.reload()
    until_something(page)
    page.locator("[data-tab=notes]").click()
    expect(page.locator(".rail textarea")).to_have_value("Temple in the north: two more workers")


def test_orders_in_detail_answer_on_the_turn_of_another(visit: Visit) -> None:
    record, answers, _ = cacao_before_a_sale()
    visitor = visit()
    path = open_fork(visitor, record, ["me", "me"])
    page = visitor.page
    wishes = {"on": True, "price": 2, "keep": 0}
    key = f"patolli.wishes.{path.rsplit('/', 1)[-1]}"
    page.evaluate("([key, wishes]) => localStorage.setItem(key, wishes)", [key, json.dumps(wishes)])
    visitor.take_hand()
    until_something(page)
    for answer in answers:
        before = version_of(page)
        page.keyboard.press("t")
        page.locator(f'dialog[open] [data-notation="{answer}"]').click()
        page.wait_for_selector(f'.decide:not([data-version="{before}"])')
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(END).click()
    visitor.take_hand()
    expect(page.locator(".rail .side")).to_contain_text("Bruno sells")


def test_orders_in_detail_are_set_in_the_dialog(visit: Visit) -> None:
    visitor = visit()
    path = open_fork(visitor, cacao_after(turns=9, seats=3), ["me", "bot", "bot"])
    page = visitor.page
    until_something(page)
    page.get_by_role("button", name="While others play").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("switch", name="Automatic answers").click()
    dialog.get_by_role("group", name="Lowest price").get_by_role("button", name="Less").click()
    dialog.get_by_role("group", name="Always keep").get_by_role("button", name="More").click()
    kept = page.evaluate("(key) => localStorage.getItem(key)", f"patolli.wishes.{path.rsplit('/', 1)[-1]}")
    assert {"on": True, "price": 2, "keep": 1}.items() <= json.loads(kept).items()


@cache
def with_a_crowded_temple() -> dict[str, object]:
    """A record in which seat 0 is to place, and workers of three seats or more face one temple."""
    for seed in range(1, 60):
        chance = Random(seed)
        match = patolli.start("cacao", seats=4, seed=seed, options={"first_seat": "0"})
        while not match.is_over:
            asked = match.game.steps.describe(match.pending()[0])
            view: Any = match.view(0)
            tallies = [tile["tally"] for tile in view["jungle"] if tile["tile"] == "temple"]
            if asked == {**asked, "step": "place_worker", "seat": 0} and any(
                sum(count > 0 for count in tally) >= 3 for tally in tallies
            ):
                return match.record()
            match.play(best(match, chance))
    raise AssertionError("no temple was crowded")


def test_the_tally_of_a_temple_stays_on_its_tile(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, with_a_crowded_temple(), ["me", "bot", "bot", "bot"])
    page = visitor.page
    until_something(page)
    boxes = page.locator(".tally").evaluate_all(
        """all => all.map((tally) => {
          const { left, right, top, bottom } = tally.querySelector("rect").getBoundingClientRect();
          const tile = [...document.querySelectorAll("image[data-piece]")].map((each) => each.getBoundingClientRect())
            .find((box) => box.left < (left + right) / 2 && (left + right) / 2 < box.right
              && box.top < (top + bottom) / 2 && (top + bottom) / 2 < box.bottom);
          return [tally.querySelectorAll("text").length, tile.left <= left && right <= tile.right && tile.top <= top];
        })"""
    )
    assert max(figures for figures, _ in boxes) >= 3
    assert all(fits for _, fits in boxes)


def test_the_final_sheet_counts_first_and_its_buttons_stay(visit: Visit) -> None:
    visitor = visit(still=False)
    kept = json.dumps({"language": "en", "theme": "codex", "speed": 0})
    visitor.context.add_init_script(f"localStorage['patolli.settings'] = {json.dumps(kept)};")
    open_fork(visitor, cacao_after(turns=27, seats=3), ["me", "bot", "bot"])
    page, chance = visitor.page, Random(2)
    while until_something(page) == "asked":
        click_once(page, chance)
    sheet = page.locator("dialog[open]")
    verdict = sheet.locator("h3", has_text="win")
    verdict.wait_for(state="attached")
    assert verdict.evaluate("each => getComputedStyle(each).visibility") == "hidden"
    page.wait_for_timeout(400)
    foot = sheet.locator("footer").bounding_box()
    expect(verdict).to_be_visible()
    assert sheet.locator("footer").bounding_box() == foot
