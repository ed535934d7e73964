"""A turn of Cacao in one gesture: Place plays the best order and all sales; the turn still waits for its end."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

import patolli
from patolli.engine.match import Match
from tests.web.conftest import Visit
from tests.web.heard import Heard
from tests.web.play_cacao import BAR, END, until_something, until_told, version_of
from tests.web.positions import best, open_fork
from tests.web.test_cacao_outlooks import deltas, figures
from tests.web.visitor import PHONE, Visitor

Outlook = dict[str, Any]


@cache
def before_an_order() -> tuple[dict[str, object], str]:
    """A record and a placement of seat 0 after which it is asked for an order, then for a sale."""
    for seed in range(1, 60):
        chance = Random(seed)
        match = patolli.start("cacao", seats=2, seed=seed, options={"first_seat": "0"})
        while not match.is_over:
            asked = match.game.steps.describe(match.pending()[0])
            if asked == {**asked, "step": "place_worker", "seat": 0} and len(match.choices()) > 60:
                found = orders_at(match)
                if found:
                    return match.record(), found
            match.play(best(match, chance))
    raise AssertionError("no order was asked for")


def orders_at(match: Match) -> str:
    """A placement without a gap to choose for that leads to an order and then a sale."""
    for seen in match.outlook(0, finish=True):
        kinds = [match.game.actions.choice(each.action).kind for each in seen.best]
        if kinds[:1] == ["use"] and "sell" in kinds:
            return match.game.actions.notation(seen.action)
    return ""


def lay(page: Page, notation: str) -> None:
    """Hold the ghost that means this placement."""
    _, tile, rotation, cell = notation.split()
    page.locator(f'.held[aria-label*="{tile}"]').first.click()
    page.locator(f'.cell[data-cell="{cell}"]').dispatch_event("click")
    for _ in range(4):
        if page.locator(".place").get_attribute("data-notation") == notation:
            break
        page.keyboard.press("r")
    assert page.locator(".place").get_attribute("data-notation") == notation, rotation
    until_told(page)


def sit(visit: Visit, **wishes: Any) -> tuple[Visitor, Heard, str]:
    record, notation = before_an_order()
    visitor: Visitor = visit(**wishes)
    heard = Heard(visitor.page)
    open_fork(visitor, record, ["me", "bot"])
    assert until_something(visitor.page) == "asked"
    lay(visitor.page, notation)
    return visitor, heard, notation


def test_place_plays_the_best_order_and_all_sales_as_the_sum_says(visit: Visit) -> None:
    visitor, heard, notation = sit(visit)
    page = visitor.page
    seen = heard.outlooks[heard.updates[-1]["version"], ()][notation]
    assert seen["best"][0]["option"]["kind"] == "use"
    promised = figures(seen["best"][-1])
    assert deltas(page.locator(".sum")) == promised
    before = heard.updates[-1]["view"]["villages"][0]
    page.locator(".place").click()
    page.wait_for_selector(f'{BAR}[data-decision="confirm_turn"]:not([data-busy])')
    after = heard.updates[-1]["view"]["villages"][0]
    for good in ("gold", "cacao", "sun"):
        assert after[good] - before[good] == promised.get(good, 0), good
    # The numbered order is on the bar and on the map, with the same figures.
    steps = page.locator(".order li b").all_inner_texts()
    assert steps == [str(number + 1) for number in range(len(steps))]
    assert len(steps) >= 2
    expect(page.locator("g.chip[data-number]")).to_have_count(len(steps))
    expect(page.locator(".order")).to_contain_text("sell")
    expect(page.locator(END)).to_be_visible()


def test_order_and_sales_can_be_changed_and_are_then_asked_one_by_one(visit: Visit) -> None:
    visitor, _, _ = sit(visit)
    page = visitor.page
    page.keyboard.press("Enter")
    page.wait_for_selector(f'{BAR}[data-decision="confirm_turn"]:not([data-busy])')
    page.keyboard.press("e")
    page.wait_for_selector(f'{BAR}[data-decision="in_any_order"]:not([data-busy])')
    # Every order says what it brings in all.
    page.wait_for_function(
        "() => [...document.querySelectorAll('.opt')].every((each) => each.querySelector('.total .delta'))"
    )
    page.keyboard.press("2")
    for _ in range(9):
        page.wait_for_selector(f"{BAR}:not([data-busy])")
        if page.locator(END).count():
            break
        version = version_of(page)
        if page.locator(BAR).get_attribute("data-decision") == "sell_cacao":
            # Who sells nothing is promised nothing, whatever is harvested afterwards.
            nothing = page.locator(".opt", has_text="Sell nothing")
            assert deltas(nothing) == {}
            nothing.click()
        else:
            page.keyboard.press("1")
        page.wait_for_function(f"() => Number(document.querySelector('.decide').dataset.version) > {version}")
    expect(page.locator(END)).to_be_visible()


def test_who_wants_every_question_is_asked(visit: Visit) -> None:
    visitor: Visitor = visit(language="es")
    wishes = json.dumps({"theme": "codex", "language": "es", "asksEach": True})
    visitor.context.add_init_script(f"localStorage['patolli.settings'] = {json.dumps(wishes)};")
    record, notation = before_an_order()
    open_fork(visitor, record, ["me", "bot"])
    page = visitor.page
    until_something(page)
    lay(page, notation)
    page.locator(".place").click()
    page.wait_for_selector(f'{BAR}[data-decision="in_any_order"]:not([data-busy])')


def test_a_phone_plays_it_in_one_gesture_too(visit: Visit) -> None:
    visitor, _, _ = sit(visit, size=PHONE, touch=True, language="fr")
    page = visitor.page
    page.locator(".place").tap()
    page.wait_for_selector(f'{BAR}[data-decision="confirm_turn"]:not([data-busy])')
    page.locator(".change").tap()
    page.wait_for_selector(f'{BAR}[data-decision="in_any_order"]:not([data-busy])')
