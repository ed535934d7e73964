"""A replay: where in the match one is, why it turned, what could be seen, and an address that leads there."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import patolli
from tests.web.conftest import Visit
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import eager
from tests.web.visitor import DESK, PHONE, Visitor

ALIGNED = """() => {
  const lefts = [...document.querySelectorAll('.log .told')].map((each) => each.getBoundingClientRect().left);
  return lefts.length > 0 && Math.max(...lefts) - Math.min(...lefts) < 1;
}"""
IN_SIGHT = """() => {
  const box = document.querySelector('.log ol').getBoundingClientRect();
  const line = document.querySelector('.log .cur')?.getBoundingClientRect();
  return line !== undefined && line.top >= box.top - 1 && line.top < box.bottom;
}"""


def finish(visitor: Visitor, seats: int = 2) -> str:
    """The replay of a match that this person has just finished; its path."""
    record = cacao_after(turns=6 * seats, seats=seats)
    path = open_fork(visitor, record, ["me"] + ["bot"] * (seats - 1))
    visitor.play_to_the_end()
    replay = path.replace("/table/", "/replay/")
    visitor.go(replay)
    visitor.page.locator(".time").wait_for()
    return replay


@cache
def teotihuacan_by_chance() -> dict[str, object]:
    match = patolli.start("teotihuacan", seats=2, seed=3)
    chance = Random(3)
    while not match.is_over:
        match.play(eager(match, chance), match.pending()[0].seat)
    return match.record()


def at(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_rounds_stand_on_the_line_of_time_and_the_log_follows(visit: Visit, size: tuple[int, int]) -> None:
    visitor: Visitor = visit(size=size, touch=size == PHONE)
    path = finish(visitor)
    page = visitor.page
    rounds = page.locator(".parts .part")
    names = rounds.evaluate_all("found => found.map((each) => each.ariaLabel ?? each.textContent)")
    # Too close to each other for fingers: there they are signs along the slider.
    said = "Round {}" if size == DESK or len(names) < 6 else "{}"
    assert names == [said.format(number) for number in range(12 - len(names), 12)]
    assert len(names) > 4
    if size == DESK:
        rounds.nth(4).click()
    else:
        page.locator("input[type=range]").fill("10")
    move = at(page)
    assert move > 8
    assert page.evaluate(IN_SIGHT)
    assert page.evaluate(ALIGNED)
    # The address leads to the same position, and the table is one click away.
    assert page.url.endswith(f"{path}?m={move}")
    page.reload()
    page.locator(".time").wait_for()
    expect(page.locator("input[type=range]")).to_have_value(str(move))
    page.locator(".now a.btn[href^='/table/']").click()
    page.wait_for_url(f"**{path.replace('/replay/', '/table/')}")


def test_turning_points_name_what_changed_the_lead(visit: Visit) -> None:
    visitor: Visitor = visit(language="es")
    path = finish(visitor, seats=3)
    page = visitor.page
    rows = page.locator(".turning li")
    rows.first.locator(".cause").first.wait_for()
    told = visitor.ask_for(path.replace("/replay/", "/tables/") + "/replay?start=0&count=400")
    sheets = [[village["sheet"] for village in frame["view"]["villages"]] for frame in told["frames"]]  # type: ignore[attr-defined]
    stops = sorted({0, *told["turns"], told["moves"]})  # type: ignore[misc]
    for row in rows.all():
        turn = int("".join(filter(str.isdigit, row.locator("b").inner_text())))
        before, after = sheets[stops[turn - 1]], sheets[stops[turn]]
        changes = [
            abs(now[source] - then[source])
            for then, now in zip(before, after, strict=True)
            for source in ("gold", "temples", "sun", "water")
        ]
        wanted = [change for change in sorted(changes, reverse=True) if change][:3]
        figures = row.locator(".cause .delta").all_inner_texts()
        assert [abs(int(text.replace("\N{MINUS SIGN}", "-"))) for text in figures] == wanted, turn


def test_hands_are_seen_through_anybodys_eyes_when_all_is_over(visit: Visit) -> None:
    visitor: Visitor = visit()
    finish(visitor)
    page = visitor.page
    expect(page.locator(".pieces .held li")).to_have_count(3)
    expect(page.locator(".pieces .display li")).to_have_count(2)
    own = page.locator(".pieces .held svg").evaluate_all("found => found.map((each) => each.ariaLabel)")
    page.locator(".eyes select").select_option("1")
    expect(page.locator(".pieces .held")).to_have_attribute("aria-label", "The hand of Flower")
    page.locator(".eyes select").select_option("null")
    expect(page.locator(".pieces .held")).to_have_count(0)
    assert len(own) == 3


def test_eclipses_and_eras_stand_on_the_line_of_time(visit: Visit, tmp_path: Path) -> None:
    visitor: Visitor = visit(language="fr")
    record = tmp_path / "match.json"
    record.write_text(json.dumps(teotihuacan_by_chance()))
    visitor.go("/replay")
    visitor.page.locator("input[type=file]").set_input_files(record)
    visitor.page.locator(".time").wait_for()
    names = visitor.page.locator(".parts button").evaluate_all("found => found.map((each) => each.ariaLabel)")
    assert "Éclipse 1" in " ".join(names)
    assert "Ère 2" in " ".join(names)
