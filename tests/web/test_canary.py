"""A title that these pages have never heard of: offered, played by clicks to its end, and looked at again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from patolli.i18n import Texts
from tests.canary import titles
from tests.web.conftest import Visit
from tests.web.play_cacao import BAR, END, until_something, version_of
from tests.web.running import Server
from tests.web.visitor import DESK, PHONE, Visitor

BOTS = ["bot:novice", "bot:learner", "bot:novice", "bot:learner"]
TURNS = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[Server]:
    """Like everybody's, with the title and its twin installed."""
    running = Server(tmp_path_factory.mktemp("canary"), titles.environment(site))
    running.start()
    yield running
    running.kill()


def start(visitor: Visitor, name: str) -> None:
    """Start a match with four bots from the home page."""
    visitor.go("/")
    page = visitor.page
    page.locator(".game", has_text=name).click()
    page.locator(".seat input").fill("Ana")
    choosers = page.locator(".seat select")
    expect(choosers).to_have_count(len(BOTS))
    for index, bot in enumerate(BOTS):
        choosers.nth(index).select_option(bot)
    page.locator(".start .btn.go").click()
    page.wait_for_url("**/table/*")
    page.locator(".tree").wait_for()


def play_by_clicks(page: Page) -> int:
    """Answer with the first option each time, and end each turn; how many turns were ended."""
    ended = 0
    while until_something(page) == "asked":
        before = version_of(page)
        if page.locator(END).count():
            page.locator(END).click()
            ended += 1
        else:
            page.locator(f"{BAR} .opt:visible").first.click()
        page.wait_for_selector(f'{BAR}:not([data-version="{before}"]):not([data-busy])')
    return ended


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("key", "language", "size"),
    [("canary", "en", DESK), ("heron", "en", DESK), ("heron", "fr", PHONE)],
    ids=["desk", "desk-renamed", "phone"],
)
def test_a_match_is_played_by_clicks(visit: Visit, key: str, language: str, size: tuple[int, int]) -> None:
    texts = Texts(language)
    visitor = visit(language=language, size=size, touch=size == PHONE)
    page = visitor.page
    start(visitor, key.capitalize())
    expect(page.locator(f"{BAR} .opt").first).to_be_visible()
    expect(page.locator(BAR)).to_contain_text(texts.text(f"{key}-decision-hide-bird"))
    expect(page.locator('use[href="#worker-rain"]').locator("visible=true").first).to_be_visible()
    assert play_by_clicks(page) == TURNS
    ending = page.locator("dialog[open]")
    expect(ending.locator("h2").first).to_have_text(texts.text("web-over"))
    expect(ending.locator("ol li")).to_have_count(1 + len(BOTS))
    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    # No name is left without its text.
    assert f"{key}-" not in page.locator("body").inner_text()


@pytest.mark.usefixtures("installed")
def test_its_turns_are_lines_of_the_log_and_of_the_replay(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    start(visitor, "Heron")
    play_by_clicks(page)
    page.keyboard.press("Escape")
    # Two rounds of five turns, each a line of its own; birds are hidden before, and calls answered in others' turns.
    turns = page.locator(".log .turn").filter(has_not_text=re.compile("hides|answers"))
    expect(turns).to_have_count(TURNS * (1 + len(BOTS)))
    players = [line.split()[0] for line in turns.all_inner_texts()]
    assert players == TURNS * players[: 1 + len(BOTS)]
    assert len(set(players)) == 1 + len(BOTS)
    expect(page.locator(".log .heading")).to_have_count(1)
    expect(page.locator(".log .heading")).to_contain_text("Dusk falls")
    visitor.go(page.url.removeprefix(visitor.url).replace("/table/", "/replay/"))
    page.locator(".replay").wait_for()
    page.locator(".controls button").nth(2).wait_for()
    expect(page.locator(".replay .plot")).to_be_visible()
    assert "heron-" not in page.locator("body").inner_text()
