"""A turn is mine, and I see what the others do: summary, film, log, requests, clock, sound."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.heard import Heard
from tests.web.play_cacao import BAR, END, click_once, until_something, version_of
from tests.web.play_teotihuacan import has_answered, who_is_asked
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import before_an_eclipse, played
from tests.web.test_promises import BARRED
from tests.web.visitor import DESK, PHONE, Visitor

# Carries out what was only chosen.
GO_ON = f"{BAR} .btn.go:visible:not(.end)"
# What a turn of Cacao is told as.
MOVED = re.compile("places|opens|overbuilds|sells|mines|harvests|moves the water|gains")
# Notes the pitch of every tone that a page plays; the first tone of a sound tells which it is.
EARS = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.tones.push(this.frequency.value);
  return start.apply(this, at);
};"""
FIRST_TONES = {180: "tile", 320: "worker", 1560: "coin", 523: "turn", 110: "eclipse", 392: "end"}
# The end of a match begins with the tone with which its second one goes on.
FOLLOWING_TONES = {"end": 2, "turn": 1, "eclipse": 2, "coin": 1, "tile": 1, "worker": 0}
# How long a film is still seen once the key or the button that ends it was let go.
WATCH_THE_STOP = """() => {
  window.stopped = undefined;
  let began;
  for (const kind of ["keyup", "pointerup"])
    addEventListener(kind, () => { began ??= performance.now(); }, { capture: true, once: true });
  const look = () => {
    if (began !== undefined && !document.querySelector(".caption, .flight, .pulse"))
      window.stopped = performance.now() - began;
    else requestAnimationFrame(look);
  };
  look();
}"""
# Milliseconds; the shortest film is longer.
AT_ONCE = 300
EYES = """() => {
  window.seen = { flights: 0, tiles: 0, captions: 0, question: false, longest: 0 };
  let since = 0;
  const look = () => {
    const film = document.querySelector('.caption, .pulse');
    window.seen.flights += document.querySelectorAll('.flight').length;
    window.seen.tiles += document.querySelectorAll('.flight img').length;
    window.seen.captions += document.querySelectorAll('.caption').length;
    if (film && document.querySelector('.decide[data-state="asked"]')) window.seen.question = true;
    if (film) { since ||= performance.now(); window.seen.longest = performance.now() - since; } else since = 0;
    requestAnimationFrame(look);
  };
  look();
}"""


def with_settings(visitor: Visitor, **chosen: object) -> None:
    kept = json.dumps({"language": "en", "theme": "obsidian", **chosen})
    visitor.context.add_init_script(f"localStorage['patolli.settings'] = {json.dumps(kept)};")


def to_the_end_of_a_turn(page: Page, chance: Random) -> None:
    """Answer until nothing is left but to end the turn."""
    while until_something(page) == "asked" and not page.locator(END).count():
        click_once(page, chance)


def village(heard: Heard) -> dict[str, Any]:
    found: dict[str, Any] = heard.updates[-1]["view"]["villages"][0]
    return found


def test_the_summary_says_what_the_turn_came_to_and_who_is_next(visit: Visit) -> None:
    visitor = visit()
    heard = Heard(visitor.page)
    open_fork(visitor, cacao_after(turns=6, seats=3), ["me", "bot", "bot"])
    page = visitor.page
    assert until_something(page) == "asked"
    before = village(heard)
    to_the_end_of_a_turn(page, Random(2))
    after = village(heard)
    expect(page.locator(f"{BAR} h2")).to_have_text("Your turn")
    shown = page.locator(".turn-sum .delta").all_inner_texts()
    changes = [after[good] - before[good] for good in ("gold", "cacao")]
    # Pages write a true minus.
    assert max(int(each.replace("\N{MINUS SIGN}", "-")) for each in shown) == max(changes)
    expect(page.locator(f"{BAR} p")).to_contain_text("Then Flower moves.")
    # What will be turned up is named, and marked where it will lie.
    expect(page.locator(f"{BAR} p .reveals")).to_contain_text("your next worker tile")
    expect(page.locator(".unknown")).to_have_count(2 - len(heard.updates[-1]["view"]["display"]))
    # All of it goes back by one key, and the corner holds no way to end what has not begun.
    page.keyboard.press("Backspace")
    expect(page.locator(END)).to_have_count(0)


def test_a_turn_ends_by_itself_only_if_wished_and_a_click_stops_it(visit: Visit) -> None:
    visitor = visit()
    with_settings(visitor, endsByItself=True)
    open_fork(visitor, cacao_after(turns=6, seats=2), ["me", "bot"])
    page = visitor.page
    to_the_end_of_a_turn(page, Random(2))
    page.locator(".ring").wait_for()
    page.mouse.click(5, 5)
    expect(page.locator(".ring")).to_have_count(0)
    page.wait_for_timeout(3500)
    expect(page.locator(END)).to_have_count(1)
    version = int(page.locator(BAR).get_attribute("data-version") or 0)
    page.keyboard.press("z")
    page.wait_for_selector(f'{BAR}[data-version="{version + 1}"]:not([data-busy])')
    to_the_end_of_a_turn(page, Random(2))
    page.locator(".ring").wait_for()
    expect(page.locator(END)).to_have_count(0)


@pytest.mark.parametrize("key", ["cacao", "teotihuacan"])
def test_others_turns_are_a_short_film_before_my_question(visit: Visit, key: str) -> None:
    visitor = visit(still=False)
    record = cacao_after(turns=6, seats=2) if key == "cacao" else played(2, 1, 3)
    open_fork(visitor, record, ["me", "bot"])
    page = visitor.page
    answer_a_turn(page, key)
    # The thread of the turn has single words, each of which leads back.
    crumbs = page.locator(f"{BAR} .question ol button").all_inner_texts()
    assert crumbs
    assert not [crumb for crumb in crumbs if " " in crumb]
    # What followed by itself from my own answers is pointed out, too.
    expect(page.locator(".caption")).to_have_count(0)
    page.evaluate(EYES)
    page.locator(END).click()
    page.wait_for_function("() => window.seen.captions > 0")
    until_something(page)
    seen = page.evaluate("window.seen")
    assert seen["captions"] > 0
    assert seen["flights"] > 0
    assert key == "teotihuacan" or seen["tiles"] > 0
    assert not seen["question"]
    # A frame or two of a busy machine are not the film's.
    assert seen["longest"] <= 1900


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_what_others_gained_stays_in_sight_on_a_phone_too(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size == PHONE)
    heard = Heard(visitor.page)
    open_fork(visitor, cacao_after(turns=9, seats=3, seed=4), ["me", "bot", "bot"])
    page = visitor.page
    panel = ".strip" if size == PHONE else ".rail.left"
    compared = 0
    while not compared:
        answer_a_turn(page, "cacao")
        version = page.locator(BAR).get_attribute("data-version")
        page.locator(END).click()
        page.wait_for_selector(f'{BAR}[data-state="asked"]:not([data-busy]):not([data-version="{version}"])')
        for seat, gold in gained_by_others(heard).items():
            since = page.locator(f'{panel} [data-seat="{seat}"] .since')
            expect(since).to_have_text([f"{gold:+}"] if gold else [])
            compared += gold > 0


def gained_by_others(heard: Heard) -> dict[int, int]:
    """The gold of the seats 1 and 2 since the last answer of seat 0, as the server told."""
    entries = [entry for update in heard.updates for entry in update["entries"]]
    plays = {entry["version"]: entry for entry in entries if entry["what"] == "play"}
    own = max(version for version, entry in plays.items() if entry["seat"] == 0)
    told = [entry["changes"] for version, entry in plays.items() if version > own and entry.get("changes")]
    return {seat: sum(changes[seat].get("gold", 0) for changes in told) for seat in (1, 2)}


def test_a_key_ends_the_film_and_who_wants_none_sees_none(visit: Visit) -> None:
    visitor = visit(still=False)
    open_fork(visitor, played(2, 1, 3), ["me", "bot"])
    page = visitor.page
    answer_a_turn(page, "teotihuacan")
    page.locator(END).click()
    page.locator(".caption").wait_for()
    page.evaluate(WATCH_THE_STOP)
    page.keyboard.press("Space")
    assert_stopped_at_once(page)
    # The key was the film's: no card was opened with it.
    assert until_something(page) == "asked"
    expect(page.locator(".story-card[aria-pressed='true']")).to_have_count(0)
    # What was done stays: the way along the gutter, the hole that was left, the ring around the worker.
    expect(page.locator(".trails .trail[data-whose='1'] .dots")).to_have_count(1)
    expect(page.locator(".trails .outline.left[data-whose='1']")).to_have_count(1)
    # Its card says it in a few words, and in a picture; the token says who.
    card = page.locator(".story-card").first
    headline = card.locator(".headline").inner_text()
    assert 0 < len(headline) <= 36
    assert "Flower" not in headline
    expect(card.locator(".picture svg")).to_be_visible()
    quick = visit(still=False)
    with_settings(quick, speed=0)
    open_fork(quick, played(2, 1, 3), ["me", "bot"])
    answer_a_turn(quick.page, "teotihuacan")
    quick.page.evaluate(EYES)
    quick.page.locator(END).click()
    until_something(quick.page)
    assert quick.page.evaluate("window.seen.captions") == 0


def assert_stopped_at_once(page: Page) -> None:
    page.wait_for_function("() => window.stopped !== undefined", timeout=10_000)
    assert page.evaluate("window.stopped") < AT_ONCE


def test_the_click_that_ends_a_film_picks_no_piece(visit: Visit) -> None:
    visitor = visit(still=False)
    open_fork(visitor, played(2, 1, 3), ["me", "bot"])
    page = visitor.page
    answer_a_turn(page, "teotihuacan")
    page.locator(END).click()
    page.locator(".caption, .pulse").first.wait_for()
    page.evaluate(WATCH_THE_STOP)
    box = page.locator('.ring [data-place^="worker:0:"]').last.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle)
    assert_stopped_at_once(page)
    assert until_something(page) == "asked"
    goals = page.locator('.decide .opt[data-kind="move"]')
    expect(goals).to_have_count(0)
    # The next one at the same place is meant for the table.
    page.mouse.click(*middle)
    expect(goals).not_to_have_count(0)


def answer_a_turn(page: Page, key: str) -> None:
    chance = Random(2)
    while until_something(page) == "asked" and not page.locator(END).count():
        if key == "cacao":
            click_once(page, chance)
        else:
            before = version_of(page)
            page.locator(f"{BAR} .opt:visible").first.click()
            # What was only chosen wants another click; never the one that ends the turn.
            if not has_answered(page, before) and page.locator(GO_ON).count():
                page.locator(GO_ON).first.click()
                has_answered(page, before)


@pytest.mark.parametrize("stops", [False, True])
def test_what_nobody_chose_is_pointed_out_and_ends_no_turn(visit: Visit, stops: bool) -> None:
    visitor = visit()
    with_settings(visitor, stopsAtForced=stops)
    # No wood for a building: all that is left at Nobles is to collect.
    worker, document = BARRED["nobles"]
    open_fork(visitor, document, ["me", "bot"])
    page = visitor.page
    assert until_something(page) == "asked"
    board, power = worker.split()
    page.locator(f'.ring [data-place="worker:0:{board}:{power}:0"]').first.click(force=True)
    page.locator(f'{BAR} .opt[data-notation*="nobles"]').click()
    page.locator(".caption", has_text="Only this was possible: Ana collects cocoa at Nobles.").wait_for()
    expect(page.locator(f"{BAR} .question p")).to_contain_text("Only this was possible")
    expect(page.locator(END)).to_be_visible()
    if stops:
        page.wait_for_timeout(1000)
        expect(page.locator(".caption")).to_have_count(1)
        page.mouse.click(5, 5)
    expect(page.locator(".caption")).to_have_count(0)


def test_the_log_has_a_sentence_for_each_turn_and_unfolds(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=6, seats=2), ["me", "bot"])
    page, chance = visitor.page, Random(2)
    to_the_end_of_a_turn(page, chance)
    expect(page.locator(".log .unfinished")).to_have_count(1)
    page.locator(END).click()
    page.wait_for_selector(f'{BAR}[data-decision="place_worker"]:not([data-busy])')
    turns = page.locator(".log .turn")
    expect(turns).to_have_count(2)
    turns.first.click()
    assert page.locator(".log ul li").count() >= 2
    # The map shows where; coordinates are for those who see none.
    assert not re.search(r"\d,|-\d", page.locator(".log").inner_text())
    # One stop for the tab key, then it is past the log.
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.log') !== null")
    page.locator(".log").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.log') === null")


def test_what_is_taken_back_from_bots_stands_in_the_log(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=6, seats=2), ["me", "bot"])
    page = visitor.page
    to_the_end_of_a_turn(page, Random(2))
    page.locator(END).click()
    page.wait_for_selector(f'{BAR}[data-decision="place_worker"]:not([data-busy])')
    page.locator(f"{BAR} .undo").first.click()
    page.locator(".log", has_text="Ana takes back a turn.").wait_for()


def test_a_request_shows_which_move_and_can_be_withdrawn(visit: Visit) -> None:
    ana = visit(name="Ana")
    path = ana.start("link")
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
    asked = pages[turn]
    other = pages[1 - pages.index(asked)]
    to_the_end_of_a_turn(asked, Random(1))
    asked.locator(END).click()
    asked.get_by_role("button", name="Ask to undo").click()
    asked.locator(".offer", has_text=MOVED).wait_for()
    other.locator(".offer", has_text=MOVED).wait_for()
    asked.get_by_role("button", name="Withdraw").click()
    for page in pages:
        expect(page.locator(".offer")).to_have_count(0)
    asked.get_by_role("button", name="Ask to undo").click()
    other.locator(".offer").get_by_role("button", name="Allow it").click()
    other.locator(".log", has_text="takes back a turn").wait_for()
    assert path


@pytest.mark.parametrize("size", [PHONE, (1024, 768)], ids=["phone", "tablet"])
def test_points_since_my_turn_stand_at_each_seat_of_a_small_screen(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, touch=size == PHONE)
    heard = Heard(visitor.page)
    open_fork(visitor, played(4, 2, 5), ["me", "bot", "bot", "bot"])
    page = visitor.page
    answer_a_turn(page, "teotihuacan")
    before = [player["points"] for player in heard.updates[-1]["view"]["players"]]
    page.locator(END).click()
    page.wait_for_selector(f'{BAR}[data-state="asked"]:not([data-decision="finish_turn"]):not([data-busy])')
    after = [player["points"] for player in heard.updates[-1]["view"]["players"]]
    gained = {str(seat): after[seat] - before[seat] for seat in (1, 2, 3) if after[seat] != before[seat]}
    assert gained
    shown = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.strip li:has(.since)')]
          .map((seat) => [seat.dataset.seat, Number(seat.querySelector('.since').innerText.replace('\u2212', '-'))]))"""
    )
    assert {seat: points for seat, points in shown.items() if seat != "0"} == gained


def sounds(page: Page) -> list[str]:
    """The sounds that were heard since they were last asked for, by name."""
    tones, names = page.evaluate("window.tones.splice(0)"), []
    while tones:
        names.append(FIRST_TONES[round(tones.pop(0))])
        del tones[: FOLLOWING_TONES[names[-1]]]
    return names


def listen(visit: Visit, *, still: bool = False, **chosen: object) -> Visitor:
    visitor = visit(still=still)
    visitor.context.add_init_script(EARS)
    with_settings(visitor, **chosen)
    return visitor


@pytest.mark.parametrize(
    ("still", "sound"), [(False, False), (True, True)], ids=["not switched on", "the system wants calm"]
)
def test_nothing_is_heard_unless_it_is_wished(visit: Visit, still: bool, sound: bool) -> None:
    visitor = listen(visit, still=still, sound=sound)
    open_fork(visitor, cacao_after(turns=6, seats=2), ["me", "bot"])
    answer_a_turn(visitor.page, "cacao")
    visitor.page.locator(END).click()
    until_something(visitor.page)
    assert sounds(visitor.page) == []


def test_a_turn_of_each_game_has_its_sounds(visit: Visit) -> None:
    visitor = listen(visit, sound=True, speed=0)
    page = visitor.page
    open_fork(visitor, cacao_after(turns=6, seats=2), ["me", "bot"])
    until_something(page)
    # Whoever comes when it is their turn may hear so.
    sounds(page)
    answer_a_turn(page, "cacao")
    assert sounds(page)[0] == "tile"
    page.locator(END).click()
    page.wait_for_selector(f'{BAR}[data-decision="place_worker"]:not([data-busy])')
    assert sounds(page)[-1] == "turn"
    open_fork(visitor, played(2, 1, 3), ["me", "bot"])
    page.wait_for_selector(f'{BAR}[data-decision="move_worker"]')
    sounds(page)
    page.locator(f"{BAR} .opt").first.click()
    page.locator(f'{BAR} .opt[data-kind="move"]').first.click()
    page.wait_for_selector(f'{BAR}:not([data-decision="move_worker"]):not([data-busy])')
    assert sounds(page)[0] == "worker"
    if page.locator(f'{BAR} .opt[data-kind="collect_cocoa"]').count():
        page.locator(f'{BAR} .opt[data-kind="collect_cocoa"]').click()
    page.wait_for_selector(f"{BAR} .btn.end")
    assert "coin" in sounds(page)


@pytest.mark.parametrize("speed", [0, 1])
def test_an_eclipse_is_heard_once_and_then_my_turn(visit: Visit, speed: int) -> None:
    visitor = listen(visit, sound=True, speed=speed)
    open_fork(visitor, before_an_eclipse(), ["me", "bot"])
    page = visitor.page
    until_something(page)
    # Everybody is told in time what they will owe.
    expect(page.locator(f"{BAR} .question p")).to_contain_text("Last turn before the Eclipse")
    answer_a_turn(page, "teotihuacan")
    page.locator(END).click()
    page.wait_for_selector(f'{BAR}[data-decision="pay_salary"]:not([data-busy])')
    heard = sounds(page)
    assert heard.count("eclipse") == 1
    # With a film the Eclipse is told before the question; at once both are one moment, and the rarer is heard.
    assert heard[heard.index("eclipse") :] == (["eclipse", "turn"] if speed else ["eclipse"])
    rows = page.locator(".eclipse .line")
    expect(rows.first).to_be_attached()
    # Rows come one after another; a click shows all of them.
    assert rows.last.evaluate("row => row.getAnimations().length") == 1
    page.locator(".eclipse h2").click()
    assert rows.last.evaluate("row => [row.getAnimations().length, getComputedStyle(row).opacity]") == [
        0,
        "1",
    ]
    page.locator(f"{BAR} .btn.go").click()


def test_the_end_is_heard(visit: Visit) -> None:
    visitor = listen(visit, sound=True, speed=0)
    open_fork(visitor, cacao_after(turns=20, seats=2), ["me", "bot"])
    page, chance = visitor.page, Random(2)
    while until_something(page) == "asked":
        click_once(page, chance)
    heard = sounds(page)
    assert heard[-1] == "end"
    assert heard.count("end") == 1
