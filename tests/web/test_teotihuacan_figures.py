"""Every figure on a chip or a button of Teotihuacan is an outlook's: the page counts nothing itself."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

import patolli
from tests.web.conftest import Visit
from tests.web.heard import Heard, Told
from tests.web.play_cacao import BAR, until_something, version_of
from tests.web.play_teotihuacan import click_once, close_stories, decision_of
from tests.web.positions import open_fork
from tests.web.visitor import Visitor

ICONS = {"vp": "points", "pyramid-step": "pyramid_track"}
BUTTONS = """() => [...document.querySelectorAll(".decide .opt")].map((button) => [button.dataset.notation ?? "",
  [...button.querySelectorAll(".delta")].map((each) =>
    [each.textContent, each.querySelector("use").getAttribute("href").slice(1)])])"""
CHIPS = """() => [...document.querySelectorAll(".ring .chip")].map((chip) => [
  chip.querySelector("rect").dataset.place ?? "",
  [...chip.querySelectorAll("use")].map((icon, index) =>
    [chip.querySelectorAll("text.cell")[index].textContent, icon.getAttribute("href").slice(1)])])"""
# Answers that name a piece or a goal: what they lead to is told with what follows.
# Both halves of a worship are told together.
LEADING = {
    "worship",
    "resolve_first",
    "move",
    "build_on",
    "take_decoration",
    "take_pyramid_tile",
    "turn_tile",
}
# For the server's answer over the socket; what has not come by then is not shown either.
MOMENT = 150

Shown = list[tuple[str, dict[str, int]]]


def read(page: Page, script: str) -> Shown:
    return [
        (name, {_good(icon): int(text.replace("\N{MINUS SIGN}", "-")) for text, icon in figures})
        for name, figures in page.evaluate(script)
    ]


def is_told(figures: dict[str, int], outlooks: list[Told]) -> bool:
    """Whether these are the figures of an outlook, or those that all ways to pay for a tile share."""
    if any(outlook.get("changes", {}) == figures for outlook in outlooks):
        return True
    return any(
        figures.items() <= paid.get("changes", {}).items()
        for outlook in outlooks
        if (outlook.get("asks") or {}).get("decision") == "save_resource"
        for paid in outlook.get("then", {}).values()
    )


def check(page: Page, heard: Heard) -> int:
    """Compare what is shown now; how many figures there were."""
    page.wait_for_timeout(MOMENT)
    version, goals = version_of(page), {}
    compared = 0
    for notation, figures in read(page, BUTTONS):
        if not notation:
            assert not figures
            continue
        kind = notation.split()[0]
        if kind == "move":
            goals[f"board:{notation.split()[-1]}"] = notation
        outlooks = list(heard.leading_on(version, notation))
        exact = outlooks if kind in LEADING else outlooks[:1]
        assert not figures or is_told(figures, exact), (notation, figures, outlooks)
        compared += len(figures)
    for place, figures in read(page, CHIPS):
        if place in goals:
            outlooks = list(heard.leading_on(version, goals[place]))
            assert not figures or is_told(figures, outlooks), (place, figures, outlooks)
            compared += len(figures)
    return compared


def look_around(page: Page, heard: Heard) -> int:
    """Everything that the open question shows, worker by worker."""
    compared = check(page, heard)
    if decision_of(page) == "move_worker":
        workers = page.locator(f"{BAR} .opt:not([data-notation])")
        for index in range(workers.count()):
            workers.nth(index).click()
            compared += check(page, heard)
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
    return compared


def walk(visitor: Visitor, seed: int, positions: int) -> int:
    """So many positions of a match against a bot, answered by chance; how many figures were compared."""
    heard = Heard(visitor.page)
    page, chance = visitor.page, Random(seed)
    record = patolli.start("teotihuacan", seats=2, seed=seed).record()
    open_fork(visitor, record, ["me", "bot"])
    compared = 0
    for _ in range(positions):
        if until_something(page) == "over":
            break
        close_stories(page)
        compared += look_around(page, heard)
        click_once(page, chance)
    return compared


def test_every_figure_is_an_outlooks(visit: Visit) -> None:
    assert walk(visit(), 4, 40) > 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", [5, 6])
def test_every_figure_of_a_long_walk_is_an_outlooks(visit: Visit, seed: int) -> None:
    assert walk(visit(), seed, 100) > 300


def _good(icon: str) -> str:
    return ICONS.get(icon, icon.removeprefix("temple-"))
