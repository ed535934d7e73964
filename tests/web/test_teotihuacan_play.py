"""Teotihuacan in real browsers: four people and a spectator, two phones, Teotibot by keys, three bots.

Whole matches are slow tests; here four draft and begin, and everybody ends from a late position.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.few import LANGUAGES
from tests.web.play_cacao import until_something
from tests.web.play_teotihuacan import (
    click_once,
    close_stories,
    play_together,
    point_once,
    press_once,
    tap_once,
)
from tests.web.positions import open_fork
from tests.web.positions_teotihuacan import asking, played
from tests.web.visitor import PHONE, Visitor

NAMES = ("Ana", "Bruno", "Chloé", "Dani")
FINAL = {"en": "Final scoring", "es": "Puntuación final", "pt": "Pontuação final", "fr": "Décompte final"}
# Whose worker stands where, as the panel says.
WHERE = "workers => workers.map((each) => each.dataset.place)"
LINKED = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}, {"kind": "link"}]


def table(visitor: Visitor, seats: list[dict[str, str]], options: dict[str, str] | None = None) -> None:
    """Sit down at a new table."""
    visitor.ask("/me/guest", {"name": visitor.name})
    sheet = visitor.ask(
        "/tables", {"game": "teotihuacan", "seats": seats, "options": options or {}, "private": False}
    )
    visitor.go(f"/table/{sheet['id']}")


def come(visit: Visit, count: int, **screen: object) -> list[Visitor]:
    """So many people with a browser and a language each."""
    return [
        visit(name=NAMES[seat], language=LANGUAGES[seat], theme=["obsidian", "codex"][seat % 2], **screen)
        for seat in range(count)
    ]


def join(people: list[Visitor]) -> None:
    """The others come by the link; then the match begins by itself."""
    link = people[0].page.locator("input[readonly]").input_value()
    for person in people[1:]:
        person.ask("/me/guest", {"name": person.name})
        person.go(link.removeprefix(person.url))
        person.page.locator(".btn.go").click()
        person.page.wait_for_url("**/table/*")
    for person in people:
        person.page.wait_for_selector(".decide")


def watch(visit: Visit, page: Page) -> Visitor:
    """Somebody who only looks on."""
    spectator = visit(name="Eva", language="pt")
    spectator.go(page.url.removeprefix(spectator.url))
    spectator.page.wait_for_selector(".decide")
    return spectator


def mixed(page: Page, chance: Random) -> None:
    """By clicking: on the board when chance says so and it leads somewhere, else on a button."""
    if chance.random() > 0.3 or not point_once(page, chance):
        click_once(page, chance)


def see_the_end(people: list[Visitor], languages: tuple[str, ...] = LANGUAGES) -> None:
    for person, language in zip(people, languages, strict=False):
        expect(person.page.locator('.decide[data-state="over"]')).to_be_visible()
        dialog = person.page.locator("dialog[open]")
        expect(dialog.locator("h2").first).to_have_text(FINAL[language])
        expect(dialog.locator("tfoot.totals td")).to_have_count(len(people))
        assert "teotihuacan-" not in person.page.locator("body").inner_text()


def test_four_people_draft_and_begin_and_a_spectator_follows(visit: Visit) -> None:
    people = come(visit, 4)
    table(people[0], LINKED, {"starting_tiles": "draft"})
    join(people)
    spectator = watch(visit, people[0].page)
    expect(spectator.page.locator(".start .tile")).to_have_count(10)
    assert play_together(people, Random(3), mixed, most=30) == 30
    seen = people[0].page.locator(".decide").get_attribute("data-version")
    expect(spectator.page.locator(f'.decide[data-version="{seen}"]')).to_be_visible()
    assert spectator.page.locator(".decide .opt").count() == 0
    assert spectator.page.locator(".log li, .side li").count() > 10


def test_four_people_play_a_late_match_to_its_end(visit: Visit) -> None:
    people = come(visit, 4)
    open_fork(people[0], played(4, 3, 9), ["me", "link", "link", "link"])
    join(people)
    assert play_together(people, Random(2), mixed) > 4
    see_the_end(people)


@pytest.mark.slow
def test_four_people_play_a_whole_standard_match(visit: Visit) -> None:
    people = come(visit, 4)
    table(people[0], LINKED, {"starting_tiles": "draft"})
    join(people)
    spectator = watch(visit, people[0].page)
    assert play_together(people, Random(6), mixed) > 150
    see_the_end(people)
    expect(spectator.page.locator('.decide[data-state="over"]')).to_be_visible()


def end_on_phones(people: list[Visitor], least: int) -> None:
    """Tap until the end, of which a phone shows everything."""
    assert play_together(people, Random(8), tap_once) > least
    see_the_end(people)
    for person in people:
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_play_a_late_match_to_its_end_on_phones(visit: Visit) -> None:
    people = come(visit, 2, size=PHONE, touch=True)
    open_fork(people[0], played(2, 3, 8), ["me", "link"])
    join(people)
    end_on_phones(people, least=4)


@pytest.mark.slow
def test_two_play_the_first_game_on_phones(visit: Visit) -> None:
    people = come(visit, 2, size=PHONE, touch=True)
    table(people[0], LINKED[:2], {"setup": "first_game", "eclipse_mode": "dark"})
    join(people)
    end_on_phones(people, least=60)


def against_teotibot(visitor: Visitor) -> int:
    """Play the solo match to its end by keys alone; how many answers that took."""
    chance = Random(4)
    answers = 0
    while until_something(visitor.page) == "asked":
        close_stories(visitor.page)
        press_once(visitor.page, chance)
        answers += 1
        if answers == 12:
            expect(visitor.page.locator(".bot ol li").first).to_be_visible()
    dialog = visitor.page.locator("dialog[open]")
    expect(dialog.locator("h2").first).to_have_text(FINAL["fr"])
    expect(dialog.locator("tfoot.totals td")).to_have_count(2)
    return answers


def test_one_ends_a_match_with_teotibot_by_keys(visit: Visit) -> None:
    visitor = visit(name="Chloé", language="fr", theme="codex", size=(1280, 720))
    open_fork(visitor, played(1, 3, 3, solo_options="gentle"), ["me"])
    assert against_teotibot(visitor) > 12


@pytest.mark.slow
def test_one_plays_teotibot_from_the_beginning_by_keys(visit: Visit) -> None:
    visitor = visit(name="Chloé", language="fr", theme="codex", size=(1280, 720))
    table(visitor, [{"kind": "me"}], {"difficulty": "gentle", "eclipse_mode": "dark"})
    # The deal is the server's own: of 3,000 such matches the shortest took 55 answers, most take 77.
    assert against_teotibot(visitor) > 40


def against_three_bots(visitor: Visitor) -> int:
    answers = 0
    chance = Random(7)
    while until_something(visitor.page) == "asked":
        close_stories(visitor.page)
        click_once(visitor.page, chance)
        answers += 1
    expect(visitor.page.locator("dialog[open] tfoot.totals td")).to_have_count(4)
    return answers


def test_one_plays_three_bots_to_the_end(visit: Visit) -> None:
    visitor = visit(name="Dani", language="es")
    open_fork(visitor, played(4, 3, 7), ["me", "bot", "bot", "bot"])
    assert against_three_bots(visitor) > 4


@pytest.mark.slow
def test_one_plays_three_bots_from_the_beginning(visit: Visit) -> None:
    visitor = visit(name="Dani", language="es")
    table(visitor, [{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * 3])
    assert against_three_bots(visitor) > 50


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
