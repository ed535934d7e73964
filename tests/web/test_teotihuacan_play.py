"""Teotihuacan in the real browser: Teotibot by keys, a bot by finger, every question on the board."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect

import patolli
from patolli.engine.match import Match
from tests.web.conftest import Visit
from tests.web.play_cacao import until_something
from tests.web.play_teotihuacan import click_once, close_stories, point_once, press_once
from tests.web.positions import open_fork
from tests.web.visitor import PHONE, Visitor

GAME = patolli.start("teotihuacan", seats=2, seed=1).game
# Questions whose choices are orders or amounts, which no place on the table stands for.
ON_THE_BAR: dict[str, str] = {}
# Whose worker stands where, as the panel says.
WHERE = "workers => workers.map((each) => each.dataset.place)"
# What rarer questions need: more players, other rules, a good deal of luck.
WISHES: dict[str, dict[str, str]] = {
    "draft_starting_tile": {"starting_tiles": "draft"},
    "build_house": {"nobles_row_choice": "free_up_to_count"},
}


@cache
def asking(decision: str) -> tuple[dict[str, object], int]:
    """The record of a match by chance in which the question is open, and the seat that is asked."""
    for seed in range(1, 400):
        match = patolli.start("teotihuacan", seats=2, seed=seed, options=WISHES.get(decision, {}))
        chance = Random(seed)
        while not match.is_over:
            asked = match.pending()[0]
            if match.game.steps.describe(asked)["step"] == decision:
                return match.record(), asked.seat
            match.play(eager(match, chance), asked.seat)
    raise AssertionError(f"nobody is ever asked {decision}")


def eager(match: Match, chance: Random) -> str:
    """By chance, but rather working and worshipping than collecting."""
    choices = match.choices(match.pending()[0].seat)
    eager_ones = [
        choice for choice in choices if choice.kind in ("main_action", "worship", "claim", "build_house")
    ]
    return chance.choice(eager_ones or choices).notation


def table(visitor: Visitor, seats: list[dict[str, str]], options: dict[str, str] | None = None) -> None:
    """Sit down at a new table."""
    visitor.ask("/me/guest", {"name": visitor.name})
    sheet = visitor.ask("/tables", {"game": "teotihuacan", "seats": seats, "options": options or {}})
    visitor.go(f"/table/{sheet['id']}")


@pytest.mark.parametrize("decision", sorted(set(GAME.decisions) - set(ON_THE_BAR)))
def test_every_question_is_answered_on_the_board(visit: Visit, decision: str) -> None:
    visitor = visit(
        language=["en", "es", "pt", "fr"][len(decision) % 4], theme=["obsidian", "codex"][len(decision) % 2]
    )
    record, seat = asking(decision)
    open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(2)])
    visitor.page.wait_for_selector(f'.decide[data-decision="{decision}"]')
    for attempt in range(4):
        if point_once(visitor.page, Random(attempt)):
            return
    raise AssertionError(f"the board does not answer {decision}")


def test_one_plays_teotibot_to_the_end_by_keys(visit: Visit) -> None:
    visitor = visit(name="Chloé", language="fr", theme="codex", size=(1280, 720))
    table(visitor, [{"kind": "me"}], {"difficulty": "gentle", "eclipse_mode": "dark"})
    chance = Random(4)
    answers = 0
    while until_something(visitor.page) == "asked":
        close_stories(visitor.page)
        press_once(visitor.page, chance)
        answers += 1
        if answers == 12:
            expect(visitor.page.locator(".bot ol li").first).to_be_visible()
    assert answers > 60
    dialog = visitor.page.locator("dialog[open]")
    expect(dialog.locator("h2").first).to_have_text("Décompte final")
    expect(dialog.locator("tfoot td")).to_have_count(2)


def test_a_phone_plays_a_bot_to_the_end_by_touch(visit: Visit) -> None:
    visitor = visit(name="Dani", language="pt", size=PHONE, touch=True)
    table(
        visitor,
        [{"kind": "me"}, {"kind": "bot", "bot": "novice"}],
        {"setup": "first_game", "eclipse_mode": "dark"},
    )
    chance = Random(8)
    while until_something(visitor.page) == "asked":
        close_stories(visitor.page)
        click_once(visitor.page, chance, touch=True)
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(visitor.page.locator("dialog[open] h2").first).to_have_text("Pontuação final")


def test_undo_brings_the_worker_back(visit: Visit) -> None:
    visitor = visit(language="es")
    record, seat = asking("move_worker")
    open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(2)])
    page = visitor.page
    page.wait_for_selector('.decide[data-decision="move_worker"]')
    standing = page.locator(f'.panel[data-seat="{seat}"] .worker').evaluate_all(WHERE)
    click_once(page, Random(2))
    page.wait_for_selector('.decide[data-decision="use_board"]')
    assert page.locator(f'.panel[data-seat="{seat}"] .worker').evaluate_all(WHERE) != standing
    page.keyboard.press("z")
    page.wait_for_selector('.decide[data-decision="move_worker"]:not([data-busy])')
    assert page.locator(f'.panel[data-seat="{seat}"] .worker').evaluate_all(WHERE) == standing
