"""The wrong ways through playing together: a page loaded again, a login in the middle, no net, a wrong clock, a full table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.gathering import READY, be_guest, gather, gather_at
from tests.web.positions import cacao_after
from tests.web.test_together import LIVE, play_out
from tests.web.visitor import PHONE


def test_a_page_loaded_again_goes_on_looking_and_a_closed_one_looks_no_more(visit: Visit) -> None:
    wanda, bruno = visit(name="Wanda"), visit(name="Bruno")
    for person in (wanda, bruno):
        be_guest(person)
        person.go("/")
    wanda.page.locator(".pairing .look").first.click()
    expect(wanda.page.locator(".pairing")).to_contain_text("Looking")
    wanda.page.reload()
    expect(wanda.page.locator(".pairing")).to_contain_text("Looking")
    lobby = bruno.page.locator(".lobby li:not(.gone)", has_text="Wanda")
    expect(lobby).to_have_count(1)
    wanda.page.close(run_before_unload=True)
    expect(lobby).to_have_count(0)
    bruno.page.locator(".pairing .look").first.click()
    expect(bruno.page.locator(".pairing")).to_contain_text("Looking")
    assert bruno.page.url == f"{bruno.url}/"
    bruno.page.locator(".pairing .look").first.click()


def test_an_offer_to_play_again_is_found_by_who_went_home_and_who_loads_the_page_again(visit: Visit) -> None:
    ana, bruno = visit(name="Ana", size=PHONE, touch=True), visit(name="Bruno")
    table = gather_at([ana, bruno], cacao_after(turns=20, seats=2))
    play_out([ana, bruno])
    # On a phone it stands at the foot of the sheet, beside the thumb, however long the count is.
    offer = ana.page.locator("dialog .rematch").get_by_role("button", name="Offer a rematch")
    expect(offer).to_be_in_viewport(ratio=1)
    bruno.go("/")
    expect(bruno.page.locator(".yours")).to_contain_text("Nothing is waiting for you")
    offer.click()
    bruno.page.reload()
    row = bruno.page.locator(f".yours article[data-table='{table['id']}']")
    expect(row).to_contain_text("Ana wants to play again")
    row.get_by_role("link").click()
    # No sheet opens by itself; the offer lies over the board, and can be taken there.
    card = bruno.page.locator(".again .rematch")
    expect(card).to_contain_text("Ana wants to play again")
    bruno.page.reload()
    card.get_by_role("button", name="Join").click()
    for person in (ana, bruno):
        person.page.wait_for_url(lambda address: table["id"] not in address)
        person.page.wait_for_selector(READY)


def test_a_login_in_the_waiting_room_keeps_the_seat_and_a_lost_net_loses_nobody(visit: Visit) -> None:
    ana, bruno, dora = visit(name="Ana"), visit(name="Bruno"), visit(name="Dora", size=PHONE, touch=True)
    home = visit(name="Brunilda")
    for person in (ana, bruno, home):
        be_guest(person)
    home.ask("/me/claim", {"login": "brunilda.waits", "password": "correct horse"})
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = ana.ask("/tables", {"game": "cacao", "seats": seats, "wait": True, "name": "Monday"})
    bruno.ask(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    ana.go(f"/table/{table['id']}")
    expect(ana.page.locator("[data-seat='1']")).to_contain_text("Bruno")
    # Whoever comes too late waits for a seat, and is told of it.
    dora.go(f"/join/{table['invite']}")
    expect(dora.page.locator("main")).to_contain_text("Every seat is taken")
    expect(dora.page.get_by_role("switch", name="Tell me when a seat is free")).to_be_attached()
    # The net is gone while somebody becomes somebody else; afterwards the room is what it is.
    ana.forgiven = True
    ana.context.set_offline(True)
    bruno.go(f"/table/{table['id']}")
    bruno.page.get_by_role("button", name="Log in").click()
    dialog = bruno.page.locator("dialog[open]")
    dialog.get_by_label("Login").fill("brunilda.waits")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.locator("form .btn.go").click()
    # The seat is the account's now, under the name by which the others know it.
    expect(bruno.page.locator(".greeting")).to_contain_text("1 match came along")
    home.go("/")
    expect(home.page.locator(f"article[data-table='{table['id']}']")).to_have_count(1)
    bruno.page.locator("[data-seat='1']").get_by_role("button", name="Leave").click()
    bruno.page.wait_for_url(f"{bruno.url}/")
    ana.context.set_offline(False)
    expect(ana.page.locator("[data-seat='1']")).to_contain_text("Free seat")
    dora.page.locator("form input").fill("Dora")
    dora.page.locator("form .btn.go").click()
    expect(ana.page.locator("[data-seat='1']")).to_contain_text("Dora")
    ana.page.get_by_role("button", name="Start").click()
    for person in (ana, dora):
        person.page.wait_for_selector(READY)


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "lying"])
def test_what_shall_happen_is_asked_legibly_on_a_phone_and_the_bot_can_be_chosen(
    visit: Visit, size: tuple[int, int]
) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno", size=size, touch=True)
    table = gather([ana, bruno], pace=LIVE)
    ana.ask(f"/tables/{table['id']}/seats/0/leave", None)
    bar = bruno.page.locator(".absence")
    for name in ("A bot plays on", "Wait for Ana", "End the match together"):
        box = bar.get_by_role("button", name=name).bounding_box()
        assert box is not None
        # Not a letter on each line.
        assert box["width"] > 100
        assert 40 <= box["height"] <= 70
    bar.get_by_role("button", name="How strong the bot is").click()
    bruno.page.get_by_role("menuitemradio", name="Bot, level 1").click()
    bar.get_by_role("button", name="A bot plays on").click()
    expect(bar).to_have_count(0)
    sheet = bruno.ask_for(f"/tables/{table['id']}")
    assert sheet["seats"][0]["bot"] == "novice"  # type: ignore[index]


def test_a_clock_that_is_wrong_on_this_machine_changes_no_time_left(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno], pace=LIVE)
    ana.page.clock.install(time="2031-01-01")
    ana.go("/")
    card = ana.page.locator(f".yours article[data-table='{table['id']}']")
    expect(card.locator(".time")).to_have_text(re.compile(r"[34]:\d\d left"))
    expect(card).to_contain_text("Last move: just now")
