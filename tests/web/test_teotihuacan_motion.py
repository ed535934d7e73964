"""Teotihuacan in motion: pieces fly or stay still, follow the hand, and stories are told to their end."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.play_cacao import BAR, END, version_of
from tests.web.play_teotihuacan import click_once, decision_of
from tests.web.positions import open_fork
from tests.web.positions_teotihuacan import asking, played
from tests.web.visitor import PHONE, Visitor

# Remembers every piece that ever flew, however short its flight.
REMEMBER = """() => {
  window.flown = [];
  const watcher = new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
    if (node.classList?.contains("flight")) window.flown.push(node.className);
  })));
  // One stage for what others do, one for what I do.
  document.querySelectorAll(".stage").forEach((stage) => watcher.observe(stage, { childList: true }));
}"""


def table(visitor: Visitor, decision: str, seats: int = 2) -> Page:
    record, seat = asking(decision)
    open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(seats)])
    visitor.page.wait_for_selector(f'.decide[data-decision="{decision}"]')
    return visitor.page


def move_and_act(page: Page) -> None:
    """Any worker to the nearest board, to collect cocoa there; what is forced happens by itself."""
    before = version_of(page)
    page.locator(".decide .opt").first.click()
    page.locator('.decide .opt[data-kind="move"]').first.click()
    page.wait_for_selector(f'.decide:not([data-version="{before}"]):not([data-busy])')
    if decision_of(page) == "use_board":
        page.locator('.decide .opt[data-kind="collect_cocoa"]').click()
        page.wait_for_selector('.decide:not([data-decision="use_board"])')


@pytest.mark.parametrize("still", [False, True])
def test_workers_walk_and_cocoa_flies_unless_stillness_is_wished(visit: Visit, still: bool) -> None:
    page = table(visit(still=still), "move_worker")
    page.evaluate(REMEMBER)
    move_and_act(page)
    if still:
        assert page.evaluate("window.flown") == []
    else:
        page.wait_for_function(
            "() => ['worker', 'cocoa'].every((kind) => window.flown.some((name) => name.includes(kind)))"
        )
        page.keyboard.press("Shift")
        expect(page.locator(".flight")).to_have_count(0)


def test_a_dragged_worker_follows_the_pointer_and_stays_where_it_is_let_go(visit: Visit) -> None:
    page = table(visit(), "move_worker")
    box = page.locator(".ring .lit[data-place^='worker:']").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(400, 300, steps=3)
    held = page.locator(".held").bounding_box()
    assert held is not None
    assert abs(held["x"] + held["width"] / 2 - 400) < 2
    assert abs(held["y"] + held["height"] / 2 - 300) < 2
    goal = page.locator(".ring .lit[data-place^='board:']").first.bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + 30, goal["y"] + 12, steps=3)
    page.mouse.up()
    page.wait_for_selector('.decide[data-decision="use_board"]')
    expect(page.locator(".held")).to_have_count(0)


def test_matching_icons_are_ringed_where_a_tile_is_held(visit: Visit) -> None:
    page = table(visit(), "choose_spot")
    page.locator(".decide .opt").first.click()
    told = page.locator(".decide p").inner_text()
    matches = int((re.search(r"\d+", told) or [0])[0])
    expect(page.locator(".ring .match")).to_have_count(matches)
    page.keyboard.press("r")
    expect(page.locator(".ring .match")).to_have_count(
        int((re.search(r"\d+", page.locator(".decide p").inner_text()) or [0])[0])
    )


def test_the_wheel_comes_up_on_a_phone(visit: Visit) -> None:
    page = table(visit(size=PHONE, touch=True), "choose_ascension_reward")
    wheel = page.locator(".wheel")
    expect(wheel).to_be_in_viewport()
    lit = wheel.locator(".reward.lit")
    assert lit.count() >= 2
    box = wheel.locator('[data-place="reward:points"]').bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".decide .btn.go").tap()
    expect(wheel).to_have_count(0)


def test_teotibots_turn_is_told_to_its_end(visit: Visit) -> None:
    visitor = visit(still=False)
    open_fork(visitor, played(1, 1, 4), ["me"])
    page = visitor.page
    page.wait_for_selector('.decide[data-decision="move_worker"]')
    before = page.locator('.panel [data-place^="action:"], .bot svg').count()
    assert before
    move_and_act(page)
    page.locator(END).click()
    page.wait_for_selector(".bot[data-ended] ol li:nth-child(3)")
    lines = page.locator(".bot ol li").all_inner_texts()
    assert lines[0].startswith("Teotibot")
    assert page.locator(".bot .pip").count() >= 2


def test_an_eclipse_is_told_with_its_salary_as_the_last_row(visit: Visit) -> None:
    page = table(visit(language="es"), "pay_salary")
    panel = page.locator(".eclipse")
    expect(panel).to_be_visible()
    slider = panel.locator("input[type=range]")
    most = int(slider.input_value())
    points = int(panel.locator(".sum td.own").inner_text())
    # A button of the bar, the slider and the sum below are one choice; nothing is paid by looking.
    version = page.locator(BAR).get_attribute("data-version")
    page.locator(f'{BAR} .opt[data-notation="pay_salary 0"]').click()
    expect(slider).to_have_value("0")
    lost = _number(panel.locator(".salary td.own b").inner_text())
    assert lost < 0
    expect(panel.locator("tfoot td.own")).to_have_text(str(points + lost))
    slider.press("End")
    expect(slider).to_have_value(str(most))
    assert page.locator(BAR).get_attribute("data-version") == version
    page.locator(f"{BAR} .btn.go").click()
    expect(panel).to_have_count(0)


def test_two_of_one_screen_choose_their_tiles_one_after_the_other(visit: Visit) -> None:
    visitor = visit()
    record, _ = asking("keep_starting_tiles")
    open_fork(visitor, record, ["me", "me"])
    page = visitor.page
    for _ in range(2):
        page.locator(".hold").wait_for()
        visitor.take_hand()
        page.wait_for_selector('.decide[data-decision="keep_starting_tiles"]:not([data-busy])')
        click_once(page, Random(1))
    page.wait_for_selector('.hold, .decide:not([data-decision="keep_starting_tiles"])')


def _number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-").replace("+", "").replace("\N{EN DASH}", "0"))
