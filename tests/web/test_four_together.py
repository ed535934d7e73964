"""Four browsers at one table to the end: one comes late, one leaves and returns, a bot stands in, one's time runs out; then again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import play_cacao, play_teotihuacan
from tests.web.conftest import Visit
from tests.web.gathering import READY, be_guest, decide, happenings
from tests.web.play_teotihuacan import close_stories
from tests.web.positions import cacao_after
from tests.web.positions_teotihuacan import played
from tests.web.running import Server
from tests.web.visitor import PHONE, Visitor

Answer = Callable[[Page, Random], None]
# An hour each; a test on a slow machine takes minutes.
PACE = {"kind": "live", "bank": 3600, "increment": 0}
PACE_SECONDS = 3700.0
MINE = '.decide[data-state="asked"]:not([data-busy])'
OVER = '.decide[data-state="over"]'
PATIENCE = 240.0


def cacao() -> dict[str, object]:
    return cacao_after(turns=24, seats=4)


def teotihuacan() -> dict[str, object]:
    return played(4, 3, 8)


class Company:
    """People at one table, each in front of a screen of their own."""

    def __init__(self, people: Sequence[Visitor], answer: Answer) -> None:
        self.people = people
        self.answer = answer
        self.chance = Random(3)

    def asked(self) -> Visitor | None:
        """Who is to decide now; nobody when all is over."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            for person in self.people:
                if person.page.locator(MINE).count():
                    return person
            if all(person.page.locator(OVER).count() for person in self.people):
                return None
            self.people[0].page.wait_for_timeout(20)
        raise AssertionError([person.page.locator(".decide").all_inner_texts() for person in self.people])

    def play(self, most: int = 10_000) -> None:
        """Whoever is asked answers, so many times or to the end."""
        for _ in range(most):
            person = self.asked()
            if person is None:
                return
            close_stories(person.page)
            self.answer(person.page, self.chance)


def leave(person: Visitor) -> None:
    """Get up, as a person at a desk does."""
    person.page.get_by_role("button", name="At this table").click()
    dialog = person.page.locator("dialog[open]")
    dialog.get_by_role("button", name="Leave").click()
    dialog.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
    person.page.wait_for_url(f"{person.url}/")


@pytest.mark.parametrize(
    ("record", "answer"),
    [(cacao, play_cacao.click_once), (teotihuacan, play_teotihuacan.click_once)],
    ids=["cacao", "teotihuacan"],
)
def test_a_match_of_four_holds_to_its_end_and_goes_on(
    later: Visit, moved: Server, record: Callable[[], dict[str, object]], answer: Answer
) -> None:
    ana, bruno, dan = (later(name=name) for name in ("Ana", "Bruno", "Dan"))
    cleo = later(name="Cleo", size=PHONE, touch=True)
    for person in (ana, bruno, dan):
        be_guest(person)
    seats = [{"kind": "me"}, *[{"kind": "link"}] * 3]
    table: dict[str, Any] = ana.ask("/forks", {"document": record(), "seats": seats, "pace": PACE})
    path = f"/table/{table['id']}"
    for person in (bruno, dan):
        person.ask(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    for person in (ana, bruno, dan):
        person.go(path)
        expect(person.page.locator("[data-seat='2']")).to_contain_text("Dan")
    # The last one comes by the link, and the match begins on all screens.
    cleo.go(f"/join/{table['invite']}")
    cleo.page.locator("form input").fill("Cleo")
    cleo.page.locator("form .btn.go").click()
    for person in (ana, bruno, dan, cleo):
        person.page.wait_for_selector(READY)
    company = Company((ana, bruno, cleo, dan), answer)
    company.play(3)

    # One leaves; the others decide by more than half, and a bot plays on.
    leave(dan)
    company.people = (ana, bruno, cleo)
    for person in (ana, bruno):
        expect(person.page.locator(".absence, .absent")).to_contain_text("Dan left the table")
        decide(person.page, "A bot plays on")
    expect(ana.page.locator("[data-happening=bot_sat]")).to_contain_text("Dan")
    company.play(3)

    # The seat is still his, by the link.
    dan.go(f"/join/{table['invite']}")
    dan.page.get_by_role("button", name="Take my seat back").click()
    dan.page.wait_for_url(f"**{path}*")
    expect(ana.page.locator("[data-happening=returned]")).to_contain_text("Dan")
    company.people = (ana, bruno, cleo, dan)

    # Somebody's time runs out; everybody is told, and it is theirs again with one button.
    late = company.asked()
    assert late is not None
    moved.pass_time(PACE_SECONDS)
    expect(late.page.locator(".absence.mine")).to_contain_text("Time ran out")
    late.page.get_by_role("button", name="Take my seat back").click()
    expect(late.page.locator(".absence")).to_have_count(0)

    company.play()
    assert happenings(ana.page)[-6:] == ["left", "bot_sat", "returned", "timed_out", "bot_sat", "returned"]
    for person in company.people:
        expect(person.page.locator("dialog .rematch")).to_be_visible()
    ana.page.locator("dialog .rematch").get_by_role("button", name="Offer a rematch").click()
    for person in (bruno, cleo, dan):
        person.page.locator("dialog .rematch").get_by_role("button", name="Join").click()
    for person in company.people:
        person.page.wait_for_url(lambda address: table["id"] not in address)
        person.page.wait_for_selector(READY)
    again: Any = ana.ask_for(f"/tables/{ana.page.url.rsplit('/', 1)[1].split('#')[0]}")
    assert again["rematch_of"] == table["id"]
    names = [seat["name"] for seat in again["seats"]]
    assert names == ["Bruno", "Dan", "Cleo", "Ana"]
