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
# Seconds for each; a test on a slow machine takes minutes.
HOUR = 3600
PACE = {"kind": "live", "bank": HOUR, "increment": 0}
MINE = '.decide[data-state="asked"]:not([data-busy])'
OVER = '.decide[data-state="over"]'
PATIENCE = 240.0


ANSWERS: dict[str, Answer] = {
    "cacao": play_cacao.click_once,
    "teotihuacan": play_teotihuacan.click_once,
}


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


def come_by_link(person: Visitor, invite: str) -> None:
    """Sit down as whoever was sent the link does, under a name said there."""
    person.go(f"/join/{invite}")
    person.page.locator("form input").fill(person.name)
    person.page.locator("form .btn.go").click()


def from_its_first_turn(game: str, people: Sequence[Visitor]) -> str:
    """A table that the first of them sets up at home, and to which the next two come; where it stands."""
    host, *others = people
    path = host.start("link", "link", "link", game=game, minutes=HOUR // 60)
    sheet: Any = host.ask_for(f"/tables/{path.removeprefix('/table/')}")
    for person in others:
        come_by_link(person, sheet["invite"])
        person.page.wait_for_url(f"**{path}*")
    return path


def from_its_last_turns(record: dict[str, object], people: Sequence[Visitor]) -> str:
    """The same at a table that goes on from a record."""
    for person in people:
        be_guest(person)
    seats = [{"kind": "me"}, *[{"kind": "link"}] * 3]
    table: Any = people[0].ask("/forks", {"document": record, "seats": seats, "pace": PACE})
    for person in people[1:]:
        person.ask(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    for person in people:
        person.go(f"/table/{table['id']}")
    return f"/table/{table['id']}"


GATHERINGS = {
    "cacao": lambda people: from_its_last_turns(cacao_after(turns=24, seats=4), people),
    "cacao-whole": lambda people: from_its_first_turn("Cacao", people),
    "teotihuacan": lambda people: from_its_last_turns(played(4, 3, 8), people),
    "teotihuacan-whole": lambda people: from_its_first_turn("Teotihuacan", people),
}


@pytest.mark.parametrize(
    "match",
    ["cacao", "teotihuacan", *[pytest.param(f"{key}-whole", marks=pytest.mark.slow) for key in ANSWERS]],
)
def test_a_match_of_four_holds_to_its_end_and_goes_on(later: Visit, moved: Server, match: str) -> None:
    ana, bruno, dan = (later(name=name) for name in ("Ana", "Bruno", "Dan"))
    cleo = later(name="Cleo", size=PHONE, touch=True)
    path = GATHERINGS[match]((ana, bruno, dan))
    for person in (ana, bruno, dan):
        expect(person.page.locator("[data-seat='2']")).to_contain_text("Dan")
    table: Any = ana.ask_for(f"/tables/{path.removeprefix('/table/')}")
    # The last one comes late, and the match begins on all screens.
    come_by_link(cleo, table["invite"])
    for person in (ana, bruno, dan, cleo):
        person.page.wait_for_selector(READY)
    company = Company((ana, bruno, cleo, dan), ANSWERS[match.removesuffix("-whole")])
    company.play(3)

    # One leaves; the others decide by more than half, and a bot plays on.
    leave(dan)
    company.people = (ana, bruno, cleo)
    for person in (ana, bruno):
        expect(person.page.locator(".absence, .absent")).to_contain_text("Dan left the table")
        decide(person.page, "A bot plays on")
    expect(ana.page.locator("[data-happening=bot_sat]")).to_contain_text("Dan")
    # His turn is a bot's, and is told so.
    by_bot = ana.page.locator(".log button.turn", has_text="Dan (bot)")
    while not by_bot.count():
        company.play(1)

    # The seat is still his, by the link.
    dan.go(f"/join/{table['invite']}")
    dan.page.get_by_role("button", name="Take my seat back").click()
    dan.page.wait_for_url(f"**{path}*")
    expect(ana.page.locator("[data-happening=returned]")).to_contain_text("Dan")
    company.people = (ana, bruno, cleo, dan)

    # Somebody's time runs out; everybody is told, and it is theirs again with one button.
    late = company.asked()
    assert late is not None
    moved.pass_time(HOUR + 100)
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
