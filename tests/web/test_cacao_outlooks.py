"""Whatever Cacao's page promises is a figure of the server's outlooks: chips, sum, buttons, gaps."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.web.conftest import Visit
from tests.web.play_cacao import BAR, click_once, until_something, until_told, version_of
from tests.web.positions import cacao_after, open_fork

Outlook = dict[str, Any]
SEAT = 0
ICONS = {
    "coin": "gold",
    "cacao-fruit": "cacao",
    "sun-token": "sun",
    "water": "water",
    "jungle-temple": "temples",
}
# What each event counts as, and by which argument.
GAINS = {
    "harvested": ("cacao", "count"),
    "sold": ("gold", "gold"),
    "gold_mined": ("gold", "count"),
    "carrier_moved": ("water", "steps"),
    "sun_gained": ("sun", "count"),
}
SIDES = ("north", "east", "south", "west")
DELTAS = """found => found.map((each) => [each.textContent, each.querySelector("use").getAttribute("href").slice(1)])"""
CHIPS = """() => [...document.querySelectorAll("g.chip:not(.rising *)")].map((each) =>
  [each.dataset.edge ?? "", each.querySelector(".amount").textContent,
   each.querySelector(".good").getAttribute("href").slice(1), "hope" in each.dataset])"""

SET = """(asksEach) => {
  const kept = JSON.parse(localStorage['patolli.settings']);
  localStorage['patolli.settings'] = JSON.stringify({ ...kept, asksEach });
}"""


class Ear:
    """Hears what the server tells the page, by the version it is about."""

    def __init__(self, page: Page) -> None:
        self.outlooks: dict[int, dict[str, Outlook]] = {}
        self.questions: dict[int, Outlook] = {}
        # How often anything was compared, so that nothing is compared with nothing.
        self.compared: Counter[str] = Counter()
        # Whether the page plays the best end of a turn along with a placement.
        self.finishes = True
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: object) -> None:
        message = json.loads(str(frame))
        if message["type"] in ("update", "outlooks"):
            self.outlooks.setdefault(message["version"], {}).update(message["outlooks"])
        if message["type"] == "update":
            mine = [pending for pending in message["pending"] if pending["seat"] == SEAT]
            self.questions[message["version"]] = mine[0] if mine else {}

    def end(self, seen: Outlook) -> Outlook:
        """What an answer comes to with the orders and sales that the page plays along."""
        line = seen.get("best", []) if self.finishes else []
        kinds = [each["option"]["kind"] for each in line]
        played = line[: kinds.index("fill")] if "fill" in kinds else line
        return played[-1] if played else seen


# So many positions at least, and of each so many places of a tile.
@pytest.mark.parametrize(("least", "ghosts"), [(24, 2), pytest.param(200, 3, marks=pytest.mark.slow)])
def test_every_figure_is_of_an_outlook(visit: Visit, least: int, ghosts: int) -> None:
    visitor = visit()
    page, ear = visitor.page, Ear(visitor.page)
    compared, match = 0, 0
    while compared < least:
        chance = Random(match)
        seats = 2 + match % 3
        ear.outlooks.clear()
        # Every other match asks for orders and sales one by one.
        ear.finishes = match % 2 == 0
        visitor.go("/")
        page.evaluate(SET, not ear.finishes)
        open_fork(visitor, cacao_after(turns=0, seats=seats, seed=20 + match), ["me"] + ["bot"] * (seats - 1))
        while compared < least and until_something(page) == "asked":
            compared += compare(page, ear, chance, ghosts)
            click_once(page, chance)
        match += 1
    assert min(ear.compared[sort] for sort in ("chips", "hopes", "gaps", "fills", "sums", "buttons")) > 0, (
        ear.compared
    )


def compare(page: Page, ear: Ear, chance: Random, ghosts: int) -> int:
    """Compare everything that is promised in this position; whether anything was."""
    if page.locator(BAR).get_attribute("data-decision") != "place_worker":
        return compare_buttons(page, ear)
    for _ in range(ghosts):
        tiles = page.locator(".held")
        tiles.nth(chance.randrange(tiles.count())).click()
        cells = page.locator(".cell[data-cell]")
        cells.nth(chance.randrange(cells.count())).dispatch_event("click")
        compare_ghost(page, ear)
        for letter in "ab" if page.locator(".fill").count() else "":
            page.keyboard.press(letter)
            compare_ghost(page, ear)
        page.keyboard.press("r")
        compare_ghost(page, ear)
    return 1


def compare_ghost(page: Page, ear: Ear) -> None:
    until_told(page)
    notation = page.locator(".place").get_attribute("data-notation") or ""
    seen = placed = ear.outlooks[version_of(page)][notation]
    for button in page.locator(".fill").all():
        filling = placed["then"][button.get_attribute("data-notation") or ""]
        assert deltas(button) == figures(ear.end(filling)), notation
        assert deltas(button) or button.locator(".none").inner_text()
        if button.get_attribute("aria-pressed") == "true":
            seen = filling
    seen = ear.end(seen)
    assert deltas(page.locator(".sum")) == figures(seen), notation
    certain, hopes = gains(seen), dict[str, tuple[str, int]]()
    if "asks" not in seen or seen["asks"]["decision"] != "fill_gap":
        for edge, gain in (item for later in ahead(seen) for item in gains(later).items()):
            if edge not in certain and gain[1] > hopes.get(edge, ("", 0))[1]:
                hopes[edge] = gain
    chips = page.evaluate(CHIPS)
    assert {
        edge: (ICONS[icon], number(text)) for edge, text, icon, hope in chips if edge and not hope
    } == certain
    assert {edge: (ICONS[icon], number(text)) for edge, text, icon, hope in chips if edge and hope} == hopes
    brought = sum(amount for good, amount in certain.values() if good == "sun")
    price = seen.get("changes", {}).get("sun", 0) - brought
    assert [(number(text), icon) for edge, text, icon, _ in chips if not edge] == (
        [(price, "sun-token")] if price else []
    ), notation
    gaps = {
        tuple(event["args"]["cell"])
        for way in (placed, *placed.get("then", {}).values())
        for event in way.get("events", [])
        if event["kind"] == "gap_filled"
    }
    assert page.locator("rect.gap").count() == len(gaps), notation
    ear.compared.update(
        chips=len(certain),
        hopes=len(hopes),
        gaps=len(gaps),
        fills=page.locator(".fill").count(),
        sums=len(figures(seen)),
    )


def compare_buttons(page: Page, ear: Ear) -> int:
    """Fillings say what they come to, orders what their edge brings and what the turn can, sales only what they do themselves."""
    buttons = page.locator(f"{BAR} .opt[data-notation]:visible").all()
    version, decision = version_of(page), page.locator(BAR).get_attribute("data-decision")
    asked = ear.questions[version]["args"]
    known = ear.outlooks[version]
    # They are asked for whole; what comes along with the question tells less.
    until(page, lambda: all("option" in seen for seen in known.values()))
    for button in buttons:
        seen = known[button.get_attribute("data-notation") or ""]
        wanted: list[dict[str, int]] = []
        if decision == "fill_gap":
            wanted = [figures(ear.end(seen))]
        elif decision == "in_any_order":
            best = seen["best"][-1] if seen.get("best") else seen
            edge = seen["option"]["args"]
            wanted = [at_edge(seen, edge) or at_edge(best, edge), figures(best)]
        else:
            wanted = [at_edge(seen, asked)]
        until(page, partial(shows, button, wanted))
        # Whatever brings nothing says why, where everybody sees it.
        assert all(wanted) or len(button.locator(".none:visible").first.inner_text()) > 5, button
        ear.compared.update(buttons=sum(len(each) for each in wanted))
    return int(len(buttons) > 0)


def at_edge(seen: Outlook, edge: Outlook) -> dict[str, int]:
    """What the workers of one edge bring, and what they give for it."""
    for event in seen.get("events", []):
        args = event["args"]
        if event["kind"] in GAINS and args["cell"] == edge["cell"] and args["side"] == edge["side"]:
            good, count = GAINS[event["kind"]]
            sold = {"cacao": -args["count"]} if event["kind"] == "sold" else {}
            return {**sold, good: args[count]}
    return {}


def shows(button: Locator, wanted: list[dict[str, int]]) -> bool:
    """Whether a button says what it brings, and then what the whole turn does."""
    total = button.locator(".total")
    found = [deltas(button)] if not total.count() else [deltas(button.locator(".own")), deltas(total)]
    return found == wanted


def until(page: Page, condition: Callable[[], bool]) -> None:
    """Wait for something to be true: the page draws a moment after it hears."""
    for _ in range(500):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError("the page and the server's outlooks differ")


def figures(seen: Outlook) -> dict[str, int]:
    """What changes in the village, and at the temples if the match ended then."""
    temples = seen.get("sources", {}).get("temples")
    return {**seen.get("changes", {}), **({"temples": temples} if temples else {})}


def gains(seen: Outlook) -> dict[str, tuple[str, int]]:
    """What the seat's own workers bring, by edge."""
    found: dict[str, tuple[str, int]] = {}
    for event in seen.get("events", []):
        if event["kind"] in GAINS and event["seat"] == SEAT:
            good, count = GAINS[event["kind"]]
            x, y = event["args"]["cell"]
            found[f"{x},{y} {SIDES.index(event['args']['side'])}"] = (good, event["args"][count])
    return found


def ahead(seen: Outlook) -> Iterator[Outlook]:
    for then in seen.get("then", {}).values():
        yield then
        yield from ahead(then)


def deltas(place: Locator) -> dict[str, int]:
    """The figures on a button or in the sum, by what they count."""
    return {ICONS[icon]: number(text) for text, icon in place.locator(".delta").evaluate_all(DELTAS)}


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-").replace("+", ""))
