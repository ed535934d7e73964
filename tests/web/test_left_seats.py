"""Somebody is gone from a table: those who are left are asked, and nobody's own turn is in its way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.gathering import READY, gather, happenings
from tests.web.play_cacao import click_once
from tests.web.visitor import PHONE, Visitor

MINE = '.decide[data-state="asked"]:not([data-busy])'


def play_my_turn(person: Visitor) -> None:
    """Answer until somebody else is asked, or nobody."""
    chance = Random(2)
    page = person.page
    page.wait_for_selector(MINE)
    while page.locator(MINE).count():
        click_once(page, chance)
        # What was said is on its way until it is somebody's turn.
        page.wait_for_selector(f'{MINE}, .decide:is([data-state="waiting"], [data-state="over"])')


def play_until(people: Sequence[Visitor], told: Locator) -> None:
    """Whoever is asked answers, until something is told; a bot's tile may ask people to sell before their turn."""
    chance = Random(2)
    while not told.count():
        for person in people:
            if person.page.locator(MINE).count():
                click_once(person.page, chance)


def status(person: Visitor, table: dict[str, Any]) -> object:
    return person.ask_for(f"/tables/{table['id']}")["status"]


def leave(person: Visitor, table: dict[str, Any], seat: int) -> None:
    """By another window of the same person; this one shows how they see it."""
    person.ask(f"/tables/{table['id']}/seats/{seat}/leave", None)


@pytest.mark.parametrize(
    "size", [(1440, 900), (1280, 720), PHONE, (844, 390)], ids=["desk", "small", "upright", "lying"]
)
def test_who_waits_for_somebody_plays_on(visit: Visit, size: tuple[int, int]) -> None:
    ana, bruno = visit(name="Ana", size=size, touch=size[0] < 900), visit(name="Bruno")
    table = gather([ana, bruno])
    page = ana.page
    page.wait_for_selector(MINE)
    board = page.locator(".board").first.bounding_box()
    leave(bruno, table, 1)
    line = page.locator(".absent")
    expect(line).to_contain_text("Bruno left the table")
    # My own question stands; what shall happen is asked beside it.
    expect(page.locator(".absence")).to_have_count(0)
    assert page.locator(".board").first.bounding_box() == board
    line.get_by_role("button", name="What shall happen?").click()
    bar = page.locator(".absence")
    # Every answer is whole and in sight.
    assert bar.evaluate(
        "bar => bar.scrollHeight <= bar.clientHeight + 1 && bar.scrollWidth <= bar.clientWidth"
    )
    bar.get_by_role("button", name="Later").click()
    expect(bar).to_have_count(0)
    line.get_by_role("button", name="What shall happen?").click()
    bar.get_by_role("button", name="Wait for Bruno").click()
    expect(bar).to_have_count(0)
    expect(line).to_contain_text("You said: Wait for Bruno")
    play_my_turn(ana)
    # Now it is his turn, and I still wait.
    expect(bar).to_have_count(0)
    expect(line).to_contain_text("You said: Wait for Bruno")
    bruno.go(f"/join/{table['invite']}")
    bruno.page.get_by_role("button", name="Take my seat back").click()
    bruno.page.wait_for_selector(MINE)
    expect(line).to_have_count(0)
    play_my_turn(bruno)
    play_my_turn(ana)
    assert happenings(page) == ["left", "returned"]


def test_who_has_waited_long_enough_takes_a_bot(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    play_my_turn(ana)
    leave(bruno, table, 1)
    ana.page.locator(".absence").get_by_role("button", name="Wait for Bruno").click()
    ana.page.locator(".absent").get_by_role("button", name="Change my mind").click()
    bar = ana.page.locator(".absence")
    expect(bar.get_by_role("button", name="Wait for Bruno")).to_have_attribute("aria-pressed", "true")
    bar.get_by_role("button", name="A bot plays on").click()
    for gone in (bar, ana.page.locator(".absent")):
        expect(gone).to_have_count(0)
    ana.page.wait_for_selector(MINE)


def test_a_tie_of_two_stops_neither_of_them(visit: Visit) -> None:
    ana, bruno, cleo = visit(name="Ana"), visit(name="Bruno"), visit(name="Cleo", size=PHONE, touch=True)
    table = gather([ana, bruno, cleo])
    leave(cleo, table, 2)
    ana.page.locator(".absent").get_by_role("button", name="What shall happen?").click()
    ana.page.locator(".absence").get_by_role("button", name="A bot plays on").click()
    bruno.page.locator(".absence").get_by_role("button", name="Wait for Cleo").click()
    play_my_turn(ana)
    play_my_turn(bruno)
    for person in (ana, bruno):
        expect(person.page.locator(".absence")).to_have_count(0)
        expect(person.page.locator(".absent")).to_contain_text("Cleo left the table")
    assert status(ana, table) == "playing"
    bruno.page.locator(".absent").get_by_role("button", name="Change my mind").click()
    bruno.page.locator(".absence").get_by_role("button", name="A bot plays on").click()
    expect(ana.page.locator("[data-happening=bot_sat]")).to_contain_text("Cleo")
    for person in (ana, bruno):
        expect(person.page.locator(".absent")).to_have_count(0)
    # Her turns are played for her, and the match goes on with those who are there.
    play_until([ana, bruno], ana.page.locator(".log button.turn", has_text="Cleo (bot)").nth(1))


def test_each_of_two_empty_seats_is_asked_about(visit: Visit) -> None:
    ana, bruno, cleo, dan = (visit(name=name) for name in ("Ana", "Bruno", "Cleo", "Dan"))
    table = gather([ana, bruno, cleo, dan])
    leave(cleo, table, 2)
    leave(dan, table, 3)
    page = bruno.page
    expect(page.locator(".absence")).to_contain_text("Cleo left the table")
    expect(page.locator(".absent")).to_contain_text("Dan left the table")
    page.locator(".absence").get_by_role("button", name="Wait for Cleo").click()
    expect(page.locator(".absence")).to_contain_text("Dan left the table")
    page.locator(".absence").get_by_role("button", name="A bot plays on").click()
    expect(page.locator(".absence")).to_have_count(0)
    expect(page.locator(".absent")).to_have_count(2)
    # The one of whom I have not spoken last can be spoken of again.
    page.locator(".absent[data-seat='2']").get_by_role("button", name="Change my mind").click()
    expect(page.locator(".absence")).to_contain_text("Cleo left the table")


@pytest.mark.parametrize("way", ["touched", "pressed", "pointed at"])
def test_nothing_folds_under_a_hand(visit: Visit, way: str) -> None:
    """What was about to be said is said, though one is asked something in that very moment."""
    ana, cleo = visit(name="Ana"), visit(name="Cleo")
    bruno = visit(name="Bruno", size=PHONE if way == "touched" else (1440, 900), touch=way == "touched")
    table = gather([ana, bruno, cleo])
    leave(cleo, table, 2)
    page = bruno.page
    answer = page.locator(".absence").get_by_role("button", name="A bot plays on")
    box = answer.bounding_box()
    assert box is not None
    x, y = box["x"] + 30, box["y"] + box["height"] / 2
    if way == "touched":
        # A finger that lies longer than a moment presses nothing; the bar has felt it.
        page.locator(".absence h2").tap()
    else:
        page.mouse.move(x, y)
    if way == "pressed":
        page.mouse.down()
    play_my_turn(ana)
    page.wait_for_selector(MINE, state="attached")
    if way == "touched":
        page.touchscreen.tap(x, y)
    elif way == "pressed":
        page.mouse.up()
    else:
        page.mouse.click(x, y)
    expect(page.locator(".absent")).to_contain_text("You said: A bot plays on")
    # The question stands there now, and the pointer over it opens nothing.
    expect(page.locator(".absence")).to_have_count(0)


def test_what_shall_happen_can_wait(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    leave(ana, table, 0)
    page = bruno.page
    page.locator(".absence").get_by_role("button", name="Later").click()
    expect(page.locator(".absence")).to_have_count(0)
    page.locator(".absent").get_by_role("button", name="What shall happen?").click()
    page.locator(".absence").get_by_role("button", name="A bot plays on").click()
    expect(page.locator("[data-happening=bot_sat]")).to_contain_text("Ana")


def test_no_digit_ends_a_match_by_itself(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    page = bruno.page
    page.clock.install()
    bruno.go(f"/table/{table['id']}")
    page.wait_for_selector(READY)
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    leave(ana, table, 0)
    bar = page.locator(".absence")
    expect(bar).to_contain_text("Ana left the table")
    # It has only just come: whoever presses something meant something else.
    for key in "123":
        page.keyboard.press(key)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(bar.locator("[aria-pressed=true]")).to_have_count(0)
    page.clock.run_for(1600)
    page.keyboard.press("3")
    sure = page.locator("dialog[open]")
    expect(sure).to_contain_text("nobody can go on with it")
    # The harmless answer is the one at hand.
    page.keyboard.press("Enter")
    expect(sure).to_have_count(0)
    assert status(bruno, table) == "playing"
    bar.get_by_role("button", name="End the match together").click()
    page.locator("dialog[open]").get_by_role("button", name="End the match together").click()
    expect(page.locator('.decide[data-state="stopped"]')).to_have_count(1)
    assert status(bruno, table) == "ended"


def test_digits_are_answers_while_something_is_asked_of_me(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    ana.page.wait_for_selector(MINE)
    leave(bruno, table, 1)
    ana.page.locator(".absent").get_by_role("button", name="What shall happen?").click()
    bar = ana.page.locator(".absence")
    expect(bar.locator("kbd")).to_have_count(0)
    for key in "321":
        ana.page.keyboard.press(key)
    expect(ana.page.locator("dialog[open]")).to_have_count(0)
    expect(bar.locator("[aria-pressed=true]")).to_have_count(0)
    assert status(ana, table) == "playing"


def test_a_stranger_with_the_link_is_offered_nobodys_seat(visit: Visit) -> None:
    ana, bruno, eve = visit(name="Ana"), visit(name="Bruno"), visit(name="Eve", size=PHONE, touch=True)
    table = gather([ana, bruno])
    leave(bruno, table, 1)
    eve.go(f"/join/{table['invite']}")
    main = eve.page.locator("main")
    expect(main).to_contain_text("The match has begun. You can watch.")
    expect(main.locator("form")).to_have_count(0)
    expect(main.locator(".seats")).to_contain_text("Bruno")
    ana.page.locator(".absent").get_by_role("button", name="What shall happen?").click()
    ana.page.locator(".absence").get_by_role("button", name="Wait for Bruno").click()
    eve.page.reload()
    expect(main).to_contain_text("The match has begun. You can watch.")
    expect(main.locator("form")).to_have_count(0)
