"""Legible at every size: no figure of a board is too small to be read, and boards take the room there is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.play_cacao import BAR
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import asking, played

# Pixels on the screen; a thousandth is lost to rounding.
SMALLEST = 9.99
FIGURES = """() => [...document.querySelectorAll('.board svg text')]
  .filter((each) => each.textContent.trim() && each.getBoundingClientRect().width
    && each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((each) => {
    const { a, b } = each.getScreenCTM();
    return [each.textContent.trim(), parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b)];
  })"""
SIZES = [(1280, 720), (1440, 900)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("key", ["cacao", "teotihuacan"])
def test_no_figure_of_the_board_is_smaller_than_ten_pixels(
    visit: Visit, key: str, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    record = cacao_after(turns=28, seats=4, seed=5) if key == "cacao" else played(4, 3, 4)
    open_fork(visitor, record, ["me", "bot", "bot", "bot"])
    visitor.page.wait_for_selector(f'{BAR}[data-state="asked"]')
    figures = visitor.page.evaluate(FIGURES)
    assert len(figures) > (150 if key == "teotihuacan" else 5)
    assert [figure for figure in figures if figure[1] < SMALLEST] == []


def test_a_tile_in_hand_enlarges_the_site(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    record, seat = asking("choose_spot")
    open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(2)])
    page.wait_for_selector(f'{BAR}[data-decision="choose_spot"]:not([data-busy])')
    spots = '[data-place^="spot:"]'
    place = page.locator(f".site .lit{spots}, .site .lit > {spots}").first
    large = place.bounding_box()
    name = place.get_attribute("data-place")
    small = page.locator(f'svg.ring [data-place="{name}"]').first.bounding_box()
    assert large
    assert small
    assert large["width"] >= 1.4 * small["width"]
    # It is there to be pressed: the tile lies where the finger was.
    x, y = large["x"] + large["width"] / 2, large["y"] + large["height"] / 2
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.site') !== null", [x, y])
    page.mouse.click(x, y)
    expect(page.locator(f"{BAR} .btn.go:visible")).to_be_enabled()


def test_a_tablet_on_its_side_gives_the_board_the_width_beside_the_tabs(visit: Visit) -> None:
    visitor = visit(size=(1024, 768))
    open_fork(visitor, played(4, 2, 5), ["me", "bot", "bot", "bot"])
    ring = visitor.page.locator(".board svg.ring")
    ring.wait_for()
    drawn = ring.evaluate("each => each.viewBox.baseVal.width * each.getScreenCTM().a")
    assert drawn >= 680
