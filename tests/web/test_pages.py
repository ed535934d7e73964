"""Other ways through the pages: a lesson, a drag, a replay, a fork, a record file, stories, chat."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.play_cacao import END, click_once, until_something, version_of
from tests.web.positions import cacao_after, open_fork
from tests.web.visitor import DESK, PHONE


def test_a_newcomer_moves_after_four_clicks(visit: Visit) -> None:
    for size, touch in ((DESK, False), (PHONE, True)):
        visitor = visit(size=size, touch=touch, first=True)
        visitor.go("/")
        page = visitor.page
        start = page.get_by_role("button", name="Cacao against an easy bot")
        expect(start).to_be_in_viewport(ratio=1)
        start.click()
        until_something(page)
        before = version_of(page)
        page.locator(".held").first.click()
        page.locator(".cell[data-cell]").first.click()
        expect(page.locator(".place")).to_be_in_viewport(ratio=1)
        page.locator(".place").click()
        page.wait_for_selector(f'.decide:not([data-version="{before}"])')


def test_a_table_gets_the_time_that_its_maker_chose(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_role("button", name="Turn-based").click()
    page.get_by_label("Time for a turn").select_option("7")
    page.get_by_label("Night pause").select_option("1")
    page.get_by_role("button", name="The others decide").click()
    page.locator(".seat select").first.select_option("open")
    # Nobody finds a private table: a seat for anyone opens it, once that is said.
    page.get_by_role("dialog", name="Make this table open?").locator(".grave").click()
    page.locator(".start .btn.go").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main")).to_contain_text("7 days a turn")
    pace = visitor.ask_for(f"/tables/{page.url.rsplit('/', 1)[1]}")["pace"]
    assert isinstance(pace, dict)
    assert (pace["kind"], pace["days"], pace["on_timeout"]) == ("days", 7, "table")
    hours = page.evaluate("new Date().getTimezoneOffset()")
    assert pace["sleep"] == {"start": (23 * 60 + hours) % 1440, "end": (8 * 60 + hours) % 1440}
    visitor.go("/")
    page.get_by_role("button", name="Live").click()
    page.get_by_label("Time for the match").select_option(label="45 min")
    page.get_by_label("Added after a turn").select_option("60")
    page.locator(".start .btn.go").click()
    until_something(page)
    pace = visitor.ask_for(f"/tables/{page.url.rsplit('/', 1)[1]}")["pace"]
    assert isinstance(pace, dict)
    assert (pace["kind"], pace["bank"], pace["increment"]) == ("live", 2700, 60)


def test_the_opponent_of_one_who_plays_alone_is_chosen_only_then(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    page = visitor.page
    page.locator(".game", has_text="Teotihuacan").click()
    difficulty = page.locator("[aria-labelledby=option-difficulty]")
    expect(difficulty).to_have_count(0)
    page.locator(".seat select").first.select_option("empty")
    difficulty.select_option("hard")
    expect(page.locator(".alone")).to_contain_text("Teotibot")
    expect(page.locator("[aria-labelledby=option-bot_wood]")).to_have_count(0)
    page.locator(".start .more[aria-expanded]").first.click()
    page.locator("[aria-labelledby=option-bot_wood]").select_option("3")
    page.locator(".start .btn.go").click()
    page.wait_for_url("**/table/*")
    options = visitor.ask_for(f"/tables/{page.url.rsplit('/', 1)[-1]}")["options"]
    assert isinstance(options, dict)
    assert (options["difficulty"], options["bot_wood"], options["bot_stone"]) == ("hard", "3", "preset")


def test_home_teaches_every_game(visit: Visit) -> None:
    visitor = visit(language="fr")
    for game in ("Cacao", "Teotihuacan"):
        visitor.go("/")
        visitor.page.locator(".subject", has_text=game).locator("a").click()
        visitor.page.locator("h1", has_text=game).wait_for()
    visitor.page.locator("main nav a.pill", has_text="Cacao").click()
    visitor.page.locator("h1", has_text="Cacao").wait_for()


def test_a_tile_can_be_dragged_turned_and_placed(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=6, seats=2), ["me", "bot"])
    page = visitor.page
    until_something(page)
    page.wait_for_function("() => document.getAnimations().length === 0")
    tile = page.locator(".held").nth(1).bounding_box()
    cell = page.locator(".cell[data-cell]").nth(2).bounding_box()
    assert tile
    assert cell
    page.mouse.move(tile["x"] + 30, tile["y"] + 30)
    page.mouse.down()
    page.mouse.move(cell["x"] + 60, cell["y"] + 70, steps=6)
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator('.cell[aria-pressed="true"]')).to_have_count(1)
    before = version_of(page)
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.decide:not([data-version="{before}"])')


def test_panning_and_zooming_move_the_map_and_never_place(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=6, seats=2), ["me", "bot"])
    page = visitor.page
    until_something(page)
    where = "() => document.querySelector('.world').style.transform"
    before = page.evaluate(where)
    box = page.locator(".cell[data-cell]").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=5)
    page.mouse.up()
    assert page.evaluate(where) != before
    assert page.locator('.cell[aria-pressed="true"]').count() == 0
    page.mouse.wheel(0, -300)
    page.keyboard.press("f")
    page.wait_for_function(f"() => document.querySelector('.world').style.transform === {json.dumps(before)}")


def test_replay_fork_and_record(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(name="Ana")
    open_fork(visitor, cacao_after(turns=20, seats=2), ["me", "me"])
    visitor.play_to_the_end()
    page = visitor.page
    page.locator("dialog a", has_text="Replay").click()
    page.locator(".time").wait_for()
    slider = page.locator("input[type=range]")
    assert slider.input_value() == "0"
    page.locator(".turning button").first.click()
    expect(slider).not_to_have_value("0")
    expect(page.locator(".stacks svg[role=img]")).to_have_count(2)
    page.locator(".controls .icon-button").nth(0).click()
    page.locator(".controls .icon-button").nth(4).click()
    last = slider.input_value()
    assert int(last) >= 2
    slider.press("ArrowLeft")
    assert slider.input_value() == str(int(last) - 1)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the match").click()
    record = tmp_path / "match.json"
    download.value.save_as(record)
    written = json.loads(record.read_text())
    assert (written["game"], written["names"]) == ("cacao", ["Ana", "Bruno"])
    page.locator(".controls .icon-button").nth(0).click()
    page.get_by_role("button", name="Continue on this screen").click()
    page.locator(".hold").wait_for()
    visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".time").wait_for()
    assert page.locator("input[type=range]").get_attribute("max") == last
    page.keyboard.press("End")
    expect(page.locator("input[type=range]")).to_have_value(last)


def test_who_comes_back_finds_a_card_for_each_turn_of_the_others(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=6, seats=3), ["me", "bot", "bot"])
    page, chance = visitor.page, Random(4)
    page.locator(".strip-of-stories", has_text="Nothing has happened yet").wait_for()
    while until_something(page) == "asked" and page.locator(".story-card").count() < 2:
        click_once(page, chance)
    page.reload()
    until_something(page)
    cards = page.locator(".story-card")
    expect(cards).to_have_count(2)
    assert [each.get_attribute("data-who") for each in cards.all()] == ["flower", "shell"]
    # The keys walk through the moments, and leave them.
    page.keyboard.press("Space")
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator('.story-card[aria-pressed="true"]')).to_have_count(0)


def test_people_talk_and_phrases_are_read_in_each_language(visit: Visit) -> None:
    ana = visit(name="Ana", language="en")
    path = ana.start("link")
    link = ana.page.locator("input[readonly]").input_value()
    bruno = visit(name="Bruno", language="fr")
    bruno.go(link.removeprefix(bruno.url))
    bruno.page.locator("form input").fill("Bruno")
    bruno.page.locator("form .btn.go").click()
    bruno.page.wait_for_url(f"**{path}*")
    for visitor in (ana, bruno):
        visitor.page.locator(".tabs button").nth(1).click()
    ana.page.locator(".phrases button").nth(1).click()
    expect(bruno.page.locator(".side ol")).to_contain_text("Bonne chance")
    bruno.page.locator(".side form input").fill("<b>salut</b>")
    bruno.page.keyboard.press("Enter")
    expect(ana.page.locator(".side ol")).to_contain_text("<b>salut</b>")


def test_the_generic_panel_plays_any_game_from_its_options_alone(visit: Visit) -> None:
    visitor = visit(language="pt")
    path = open_fork(visitor, cacao_after(turns=20, seats=2), ["me", "bot"])
    visitor.go(f"{path}?plain")
    page = visitor.page
    page.locator(".tree").wait_for()
    while until_something(page) == "asked":
        before = page.locator(".decide").get_attribute("data-version")
        while page.locator(".decide").get_attribute("data-version") == before:
            # A group, then the first of it; or the end of the turn.
            page.keyboard.press("Enter" if page.locator(END).count() else "1")
            page.wait_for_selector(".decide:not([data-busy])")
    expect(page.locator("dialog[open] h2").first).to_have_text("A partida terminou")
