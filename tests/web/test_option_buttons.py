"""Every button of an answer carries what it costs and brings, or the reason why there is nothing, for all to see."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

import patolli
from tests.web.conftest import Visit
from tests.web.play_cacao import BAR, until_something
from tests.web.play_teotihuacan import click_once, close_stories, decision_of
from tests.web.positions import open_fork
from tests.web.positions_teotihuacan import asking
from tests.web.visitor import PHONE

# What takes nothing shows nothing of what follows, and goods of nothing are none.
EMPTY = r"^(decline|move_alone|stop_building|exchange 0|save nothing|pay_salary 0)$"
# Buttons that say nothing beside their name, and draw no tile that is all there is to get. A title is none:
# fingers see no titles.
SILENT = (
    "() => [...document.querySelectorAll('.decide .opt[data-notation]')]"
    f".filter((each) => !/{EMPTY}/.test(each.dataset.notation))"
    ".filter((each) => !each.querySelector('.changes').innerText.trim() && !each.querySelector('.changes svg, svg.art'))"
    ".map((each) => each.dataset.notation)"
)
# Figures come over the socket a moment after the question.
MOMENT = 10_000
# Questions that a shortened match may not come to.
RARE = ("choose_temple", "choose_ascension_reward", "choose_major_reward", "continue_worship")


def says_all(page: Page) -> int:
    """Every button says something; how many there are."""
    page.wait_for_function(f"() => !({SILENT})().length", timeout=MOMENT)
    return page.locator(f"{BAR} .opt[data-notation]").count()


def along(page: Page, seed: int, positions: int) -> int:
    """A match from its start against a bot, answered by chance; how many buttons were looked at."""
    chance, seen = Random(seed), 0
    for _ in range(positions):
        if until_something(page) == "over":
            break
        close_stories(page)
        seen += says_all(page)
        if decision_of(page) == "move_worker":
            page.locator(f"{BAR} .opt:not([data-notation])").first.click()
            seen += says_all(page)
            page.locator(f"{BAR} .opt.on, {BAR} .opt").first.press("Escape")
        click_once(page, chance)
    return seen


@pytest.mark.parametrize(
    ("seed", "positions", "least"),
    [(7, 30, 60), pytest.param(8, 1000, 250, marks=pytest.mark.slow)],
    ids=["shortened", "whole"],
)
def test_every_button_along_a_match_says_what_it_does(
    visit: Visit, seed: int, positions: int, least: int
) -> None:
    visitor = visit(size=PHONE, touch=True, language="fr")
    open_fork(visitor, patolli.start("teotihuacan", seats=2, seed=seed).record(), ["me", "bot"])
    assert along(visitor.page, seed, positions) >= least


@pytest.mark.parametrize("decision", RARE)
def test_rarer_questions_say_it_too(visit: Visit, decision: str) -> None:
    visitor = visit(size=PHONE, touch=True)
    record, seat = asking(decision)
    open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(2)])
    visitor.page.wait_for_selector(f'{BAR}[data-decision="{decision}"]:not([data-busy])')
    assert says_all(visitor.page) > 0
