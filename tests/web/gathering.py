"""People brought to a table by way of the server, so that a test begins where its story does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor

READY = (
    '.decide:is([data-state="asked"], [data-state="waiting"], [data-state="over"], [data-state="stopped"])'
)

# Whoever has touched the bar keeps it, whatever is asked meanwhile; if it is folded they open it.
TAKE_HOLD = """() => {
  const answer = document.querySelector('.absence .opt');
  if (answer) answer.focus();
  else document.querySelector('.absent .btn').click();
}"""


def be_guest(visitor: Visitor) -> None:
    """Have a name and a session, if there is none yet."""
    if visitor.ask_for("/me")["person"] is None:
        visitor.ask("/me/guest", {"name": visitor.name})


def gather(people: Sequence[Visitor], **wishes: Any) -> dict[str, Any]:
    """A running match of these people, each in a browser of their own; the first one made the table."""
    return begin(people, "/tables", {"game": "cacao", "options": {"first_seat": "0"}, **wishes})


def gather_at(people: Sequence[Visitor], record: dict[str, object], **wishes: Any) -> dict[str, Any]:
    """The same from the last position of a record."""
    return begin(people, "/forks", {"document": record, **wishes})


def begin(people: Sequence[Visitor], path: str, wishes: dict[str, Any]) -> dict[str, Any]:
    for person in people:
        be_guest(person)
    seats = [{"kind": "me"}, *[{"kind": "link"}] * (len(people) - 1)]
    table: dict[str, Any] = people[0].ask(path, {"seats": seats, **wishes})
    for person in people[1:]:
        person.ask(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    for person in people:
        person.go(f"/table/{table['id']}")
        person.page.wait_for_selector(READY)
    return table


def asked_first(people: Sequence[Visitor]) -> tuple[Visitor, Visitor]:
    """Who is asked now, and one of the others."""
    people[0].page.wait_for_selector('.decide:is([data-state="asked"], [data-state="waiting"])')
    is_asked = [person.page.locator('.decide[data-state="asked"]').count() > 0 for person in people]
    return people[is_asked.index(True)], people[is_asked.index(False)]


def happenings(page: Page) -> list[str | None]:
    """What the log tells of people, line by line."""
    return [line.get_attribute("data-happening") for line in page.locator("[data-happening]").all()]


def decide(page: Page, answer: str) -> None:
    """Say what shall happen at the seat of somebody who is gone; while one is asked something else, that is folded."""
    page.locator(".absence, .absent").first.wait_for()
    page.evaluate(TAKE_HOLD)
    page.locator(".absence").get_by_role("button", name=answer).click()
    expect(page.locator(".absence")).to_have_count(0)
