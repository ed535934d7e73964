"""Rules and pieces in a real browser: found by number and word, turned by hand, opened at the question and from a table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from patolli.games import all_games
from tests.web.conftest import Visit
from tests.web.few import in_few_languages
from tests.web.positions import cacao_after, open_fork
from tests.web.visitor import PHONE


@in_few_languages("fr", "pt")
def test_every_ruling_and_every_piece_can_be_reached(visit: Visit, language: str) -> None:
    visitor = visit(language=language, size=PHONE)
    page = visitor.page
    for game in all_games():
        visitor.go(f"/rules/{game.key}#ruling-{game.rulebook.rulings[-1]}")
        expect(page.locator(f"#ruling-{game.rulebook.rulings[-1]}")).to_be_in_viewport()
        found = page.locator(".ruling").evaluate_all("all => all.map((each) => each.id)")
        assert found == [f"ruling-{ruling}" for ruling in game.rulebook.rulings]
        # A text that is missing is a lonely ellipsis.
        assert not re.search(r"rules-|\{|^…$", page.locator("main").inner_text(), re.MULTILINE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        visitor.go(f"/gallery/{game.key}")
        page.locator(".pieces li").first.wait_for()
        pieces = page.locator(".pieces li").evaluate_all("all => all.map((each) => each.id)")
        assert pieces == [
            f"piece-{family.name}-{name}" for family in game.rulebook.families for name in family.pieces
        ]
        missing = page.evaluate(
            "() => [...document.querySelectorAll('main use')].map((each) => each.getAttribute('href'))"
            ".filter((name) => !document.querySelector(CSS.escape(name).replace('\\\\#', '#')))"
        )
        assert missing == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_words_and_numbers_are_found_and_tiles_turn(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/rules/teotihuacan#choose_spot")
    expect(page.locator("#ruling-49.now")).to_be_in_viewport()
    figure = page.locator("#ruling-49 figure").first
    expect(figure).to_contain_text("No icon matches")
    figure.get_by_role("button", name="Turn").click()
    expect(figure).to_contain_text("3 icons match")
    figure.hover()
    page.keyboard.press("r")
    page.keyboard.press("r")
    expect(figure).to_contain_text("2 icons match")
    page.keyboard.press("/")
    page.keyboard.type("63")
    expect(page.locator(".ruling")).to_have_count(1)
    expect(page.locator("#ruling-63 mark")).to_have_text("63")
    page.keyboard.press("Escape")
    page.keyboard.type("salary")
    expect(page.locator("#ruling-82 mark").first).to_have_text("salary")
    assert page.locator(".ruling").count() < 20
    # An address that asks for a ruling shows it, whatever is looked for.
    page.evaluate("location.hash = 'ruling-12'")
    expect(page.locator("#ruling-12")).to_be_in_viewport()


def test_the_table_lights_its_question_and_shows_whose_pieces(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_fork(visitor, cacao_after(turns=8, seats=2), ["me", "bot"])
    page.locator(".decide").wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog #ruling-12.now")).to_be_in_viewport()
    page.locator("dialog").get_by_role("button", name="All pieces").click()
    page.locator("dialog").get_by_role("button", name="At my table").click()
    expect(page.locator("dialog #piece-part-village_board .owner")).to_have_count(2)
    expect(page.locator("dialog #piece-jungle-plantation_1")).to_contain_text("on the map")
    page.locator("dialog").get_by_role("button", name="Back to the rules").click()
    expect(page.locator("dialog #ruling-12.now")).to_be_visible()
