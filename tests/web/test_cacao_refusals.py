"""Clicks that choose nothing are answered in the line of context: what is missing, then what there is."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import patolli
from tests.web.conftest import Visit
from tests.web.play_cacao import BAR, click_once, until_something
from tests.web.play_teotihuacan import who_is_asked
from tests.web.positions import best, cacao_after, open_fork
from tests.web.visitor import PHONE

LINE = f"{BAR} .question p"
SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform)"


@cache
def without_sun() -> dict[str, object]:
    """A record in which the jungle has run out and seat 0, which is asked, has no sun token."""
    for seed in range(1, 60):
        chance = Random(seed)
        match = patolli.start("cacao", seats=2, seed=seed, options={"first_seat": "0"})
        while not match.is_over:
            asked = match.game.steps.describe(match.pending()[0])
            view: Any = match.view(0)
            if (
                asked == {**asked, "step": "place_worker", "seat": 0}
                and view["may_overbuild"]
                and not view["villages"][0]["sun"]
            ):
                return match.record()
            match.play(best(match, chance))
    raise AssertionError("seat 0 always had a sun token")


def click_cell(page: Page, x: int, y: int) -> None:
    """Click or tap a place of the map, whatever lies there, if it is in sight."""
    world = page.locator(".world").bounding_box()
    scale = page.evaluate(f"({SCALE})().a")
    assert world is not None
    page.mouse.click(world["x"] + (x + 0.5) * 100 * scale, world["y"] + (y + 0.5) * 100 * scale)


SAID = {
    "en": {
        "jungle": "A jungle tile lies here; worker tiles go beside it.",
        "early": "You can overbuild once the jungle is empty;",
        "theirs": "overbuild one of your own",
        "alone": "Needs a jungle tile beside it; this place has none.",
        "gap": "Jungle tiles go here, once two worker tiles touch this place.",
    },
    "es": {
        "jungle": "Aquí hay una loseta de selva",
        "early": "Podrás construir sobre tus losetas cuando se acabe la selva",
        "theirs": "construye sobre una tuya",
        "alone": "Hace falta una loseta de selva al lado",
        "gap": "Aquí van losetas de selva",
    },
    "pt": {
        "jungle": "Aqui há uma peça de selva",
        "early": "Você poderá cobrir peças quando a selva acabar",
        "theirs": "cubra uma sua",
        "alone": "É necessária uma peça de selva ao lado",
        "gap": "Aqui ficam peças de selva",
    },
    "fr": {
        "jungle": "Une tuile Jungle est posée ici",
        "early": "Vous pourrez recouvrir quand la jungle sera épuisée",
        "theirs": "recouvrez une des vôtres",
        "alone": "Il faut une tuile Jungle à côté",
        "gap": "Ici vont les tuiles Jungle",
    },
}


@pytest.mark.parametrize("language", SAID)
def test_places_where_no_tile_can_lie_say_why(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    open_fork(visitor, cacao_after(turns=7, seats=2), ["me", "bot"])
    page = visitor.page
    assert until_something(page) == "asked"
    view: Any = patolli.load(cacao_after(turns=7, seats=2)).view(0)
    jungle = view["jungle"][0]
    own = next(tile for tile in view["workers"] if tile["seat"] == 0)
    theirs = next(tile for tile in view["workers"] if tile["seat"] == 1)
    said = SAID[language]
    click_cell(page, jungle["x"], jungle["y"])
    expect(page.locator(LINE)).to_contain_text(said["jungle"])
    click_cell(page, own["x"], own["y"])
    expect(page.locator(LINE)).to_contain_text(said["early"])
    click_cell(page, theirs["x"], theirs["y"])
    expect(page.locator(LINE)).to_contain_text(said["theirs"])
    # The corner of the map is far from everything; beside a place for jungle tiles lies one for worker tiles.
    beside = 100 * page.evaluate(f"({SCALE})().a")
    page.locator(".map").click(position={"x": 3, "y": 3})
    expect(page.locator(LINE)).to_contain_text(said["gap"])
    page.locator(".map").click(position={"x": 3 + beside, "y": 3})
    expect(page.locator(LINE)).to_contain_text(said["alone"])
    # A tile that is not asked for, and then an answer that counts: it takes the refusal away.
    page.locator(".display [data-place]").first.click()
    expect(page.locator(LINE)).not_to_contain_text(said["alone"])
    page.locator(".held").first.click()
    page.locator(".cell[data-cell]").first.dispatch_event("click")
    expect(page.locator(f"{LINE}.wrong")).to_have_count(0)


def test_who_has_no_sun_token_is_told_what_is_needed(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, without_sun(), ["me", "bot"])
    page = visitor.page
    assert until_something(page) == "asked"
    view: Any = patolli.load(without_sun()).view(0)
    own = next(tile for tile in view["workers"] if tile["seat"] == 0 and not tile["overbuilt"])
    click_cell(page, own["x"], own["y"])
    expect(page.locator(LINE)).to_have_text("Needs 1 sun token; you have 0.")


def test_a_tile_dropped_where_it_cannot_lie_says_why(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    open_fork(visitor, cacao_after(turns=3, seats=2), ["me", "bot"])
    page = visitor.page
    assert until_something(page) == "asked"
    map_box = page.locator(".map").bounding_box()
    tile = page.locator(".held").first.bounding_box()
    assert map_box is not None
    assert tile is not None
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(map_box["x"] + 40, map_box["y"] + 60, steps=4)
    page.mouse.move(map_box["x"] + 4, map_box["y"] + 4, steps=4)
    page.mouse.up()
    # It was let go on a place for jungle tiles, or on one that has none beside it.
    expect(page.locator(f"{LINE}.wrong")).to_contain_text(
        re.compile("Jungle tiles go here|Needs a jungle tile")
    )


def test_who_is_not_asked_is_told_to_wait(visit: Visit) -> None:
    ana = visit(name="Ana")
    ana.start("link")
    link = ana.page.locator("input[readonly]").first.input_value()
    bruno = visit(name="Bruno")
    bruno.go(link.removeprefix(bruno.url))
    bruno.page.locator("form input").first.fill("Bruno")
    bruno.page.locator("form .btn.go").click()
    pages = [ana.page, bruno.page]
    for page in pages:
        page.wait_for_selector(BAR)
    turn = who_is_asked(pages)
    assert turn is not None
    waiting = pages[1 - turn]
    for place in (".held", ".display [data-place]", ".pieces [data-place]"):
        waiting.locator(place).first.dispatch_event("click")
        expect(waiting.locator(LINE)).to_have_text("It is not your turn yet.")
        # Said anew each time: what was said before goes away by itself.
        expect(waiting.locator(f"{LINE}.wrong")).to_have_count(0, timeout=10_000)
    # Whoever has only the end of the turn left is led to it.
    asked = pages[turn]
    chance = Random(1)
    while not asked.locator(f"{BAR} .btn.end").count():
        click_once(asked, chance)
        asked.wait_for_selector(f"{BAR}:not([data-busy])")
    asked.locator(".held").first.click()
    expect(asked.locator(LINE)).to_contain_text("answer the question below")
