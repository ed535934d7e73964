"""Hint and review in the real browser: asked for, shown, done; made, walked through by keys, tried."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.play_teotihuacan import play_together
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import played
from tests.web.visitor import DESK, PHONE, Visitor

SHARE = {"en": "Share", "es": "Compartir", "fr": "Partager"}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_is_asked_for_shown_and_done(visit: Visit, size: tuple[int, int]) -> None:
    visitor: Visitor = visit(size=size, touch=size == PHONE)
    open_fork(visitor, cacao_after(turns=8, seats=2), ["me", "bot"])
    page = visitor.page
    bar = page.locator(".decide")
    bar.locator("button.hint").wait_for()
    height = bar.bounding_box()
    page.keyboard.press("h")
    strip = page.locator(".strip[data-hinted]")
    expect(strip).to_be_visible()
    assert bar.bounding_box() == height
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    page.locator("button.hint").click()
    version = int(bar.get_attribute("data-version") or "0")
    strip.locator(".btn.go").click()
    page.wait_for_function("v => Number(document.querySelector('.decide').dataset.version) > v", arg=version)
    expect(strip).to_have_count(0)


def to_the_end(visitor: Visitor, game: str) -> None:
    """Play on by any answers, so that there is something to be told afterwards."""
    if game == "cacao":
        visitor.play_to_the_end()
    else:
        play_together([visitor], Random(1))


def each_answer_is_told_of_and_shown(page: Page) -> None:
    """What was played, what is better and the next best stand in one list, and lie on the board when they are pressed."""
    answers = page.locator(".why.card tbody tr")
    for at, kind in enumerate(("played", "better")):
        expect(answers.nth(at)).to_have_class(re.compile(rf"\b{kind}\b"))
    for at in range(answers.count()):
        answer = answers.nth(at)
        expect(answer.locator("td").first).to_have_text(re.compile(r"^[+\u2212]?\d+$"))
        expect(answer.locator("td").last).to_have_text(re.compile(r"^\d+\s?%$"))
        answer.locator("button").click()
        expect(answer.locator("button")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".why.card [aria-pressed=true]")).to_have_count(1)
        expect(page.locator(".views button").nth(min(at, 1))).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [("cacao", DESK, "en"), ("cacao", PHONE, "fr"), ("teotihuacan", DESK, "es")],
    ids=["cacao-desk", "cacao-phone", "teotihuacan-desk"],
)
def test_a_review_is_made_walked_through_shared_and_tried_by_who_has_the_link(
    visit: Visit, game: str, size: tuple[int, int], language: str
) -> None:
    player: Visitor = visit(size=size, touch=size == PHONE, language=language)
    record = cacao_after(turns=14, seats=2) if game == "cacao" else played(2, 3, 6)
    path = open_fork(player, record, ["me", "bot"])
    to_the_end(player, game)
    player.go(path.replace("/table/", "/review/"))
    page = player.page
    moments = page.locator(".moments ol button")
    # Whoever answers anything costs themselves something, and is told where.
    moments.first.wait_for()
    expect(page.locator(".why.card h2")).to_be_visible()
    expect(page.locator(".why .sum b")).to_have_text(re.compile(r"^[+\u2212]?\d+$"))
    each_answer_is_told_of_and_shown(page)
    first = page.locator(".banner").text_content()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".banner")).not_to_have_text(first or "")
    moments.first.click()
    page.get_by_role("button", name=SHARE[language]).click()
    page.locator(".who input[type=radio]").first.check()
    address = page.locator(".share input[readonly]").first
    expect(address).to_have_value(re.compile(r"/review/.*m=\d+&share="))
    link = address.input_value()

    # A stranger with the link sees the same decision, may not have it judged again, and plays on from there.
    stranger: Visitor = visit(name="Bo", language=language)
    stranger.page.goto(link)
    better = stranger.page.locator(".why.card h2")
    better.wait_for()
    assert better.text_content() == page.locator(".why.card h2").text_content()
    stranger.page.keyboard.press("Enter")
    stranger.page.wait_for_url("**/table/*")
    stranger.page.locator('.decide[data-state="asked"]').wait_for()
