"""The menu of a table's card offers what can be done there, and nothing that would be refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.gathering import READY, gather
from tests.web.visitor import PHONE, Visitor


def menu(person: Visitor, table: dict[str, Any]) -> Locator:
    """The rows of the menu of a card at home."""
    person.go("/")
    card = person.page.locator(f"article[data-table='{table['id']}']")
    card.get_by_role("button", name="What to do with this table").click()
    return person.page.get_by_role("menuitem")


def expect_rows(rows: Locator, names: Sequence[str]) -> None:
    expect(rows).to_have_text([*names])


def test_a_table_that_was_left_offers_the_seat_back(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno", size=PHONE, touch=True)
    table = gather([ana, bruno])
    expect_rows(menu(bruno, table), ["Copy invitation", "Leave", "End by agreement", "Resign"])
    bruno.ask(f"/tables/{table['id']}/seats/1/leave", None)
    rows = menu(bruno, table)
    expect_rows(rows, ["Take my seat back"])
    rows.first.click()
    bruno.page.wait_for_url(f"**/table/{table['id']}")
    bruno.page.wait_for_selector(READY)
    expect(ana.page.locator("[data-happening=returned]")).to_contain_text("Bruno")
    expect_rows(menu(bruno, table), ["Copy invitation", "Leave", "End by agreement", "Resign"])


def test_whoever_resigned_among_three_can_only_put_the_table_away(visit: Visit) -> None:
    ana, bruno, cleo = visit(name="Ana"), visit(name="Bruno"), visit(name="Cleo")
    table = gather([ana, bruno, cleo])
    cleo.ask(f"/tables/{table['id']}/seats/2/resign", None)
    rows = menu(cleo, table)
    expect_rows(rows, ["Archive"])
    rows.first.click()
    expect(cleo.page.locator(f"article[data-table='{table['id']}']")).to_have_count(0)


def test_leaving_says_what_becomes_of_the_seat(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    menu(bruno, table).filter(has_text="Leave").click()
    expect(bruno.page.locator("dialog[open]")).to_contain_text("Your seat is kept for you")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    gathering: Any = ana.ask("/tables", {"game": "cacao", "seats": seats})
    bruno.ask(f"/tables/{gathering['id']}/sit", {"invite": gathering["invite"]})
    menu(bruno, gathering).filter(has_text="Leave").click()
    dialog = bruno.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Your seat is free for somebody else")
    dialog.get_by_role("button", name="Leave").click()
    expect(bruno.page.locator(f"article[data-table='{gathering['id']}']")).to_have_count(0)
