"""Playing with people holds to the end: what broke once, with two or three real browsers each."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.gathering import READY, asked_first, be_guest, decide, gather, gather_at, happenings
from tests.web.play_cacao import click_once, until_something
from tests.web.positions import cacao_after
from tests.web.running import Server
from tests.web.visitor import PHONE, Visitor

LIVE = {"kind": "live", "bank": 300, "increment": 0}


def play_out(people: list[Visitor]) -> None:
    """Whoever is asked answers, until the match is over on every screen."""
    chance = Random(5)
    while not all(person.page.locator('.decide[data-state="over"]').count() for person in people):
        for person in people:
            if person.page.locator('.decide[data-state="asked"]:not([data-busy])').count():
                click_once(person.page, chance)


def rematch_card(page: Page) -> Any:
    # On the final sheet; over the board it stands for whoever has closed that.
    return page.locator("dialog .rematch")


# A1


def test_a_rematch_is_an_offer_and_nobody_is_moved(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno", size=PHONE, touch=True)
    table = gather_at([ana, bruno], cacao_after(turns=20, seats=2))
    play_out([ana, bruno])
    old = bruno.page.url
    rematch_card(ana.page).get_by_role("button", name="Offer a rematch").click()
    expect(rematch_card(ana.page)).to_contain_text("Waiting for Bruno")
    # The other one reads who asks, on the sheet with the points, and stays there.
    expect(rematch_card(bruno.page)).to_contain_text("Ana wants to play again")
    assert bruno.page.url == old
    rematch_card(bruno.page).get_by_role("button", name="Not now").click()
    expect(rematch_card(bruno.page)).to_contain_text("You said not now")
    rematch_card(bruno.page).get_by_role("button", name="Join after all").click()
    for person in (bruno, ana):
        person.page.wait_for_url(lambda address: address.split("#")[0] != old.split("#")[0])
        person.page.wait_for_selector(READY)
    new = ana.page.url.rsplit("/", 1)[1]
    sheet: Any = ana.ask_for(f"/tables/{new}")
    assert (sheet["private"], sheet["rematch_of"]) == (True, table["id"])
    assert [seat["name"] for seat in sheet["seats"]] == ["Bruno", "Ana"]
    # The old table leads to the new one.
    bruno.go(f"/table/{table['id']}")
    bruno.page.get_by_role("button", name="Final score").click()
    expect(rematch_card(bruno.page).get_by_role("link", name="Go to the table")).to_have_attribute(
        "href", f"/table/{new}"
    )


def test_after_a_match_that_was_stopped_a_rematch_is_offered_as_well(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    bruno.ask(f"/tables/{table['id']}/seats/1/resign", None)
    bar = ana.page.locator(".stopped")
    expect(bar).to_contain_text("stopped before its end")
    expect(bar).to_contain_text("Bruno resigns")
    bar.get_by_role("button", name="Offer a rematch").click()
    bruno.page.locator(".stopped").get_by_role("button", name="Join").click()
    for person in (ana, bruno):
        person.page.wait_for_url(lambda address: table["id"] not in address)


# A2


@pytest.mark.parametrize("way", ["link", "button"])
def test_a_left_seat_is_taken_back_and_the_log_tells_it(visit: Visit, way: str) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    bruno.ask(f"/tables/{table['id']}/seats/1/leave", None)
    decide(ana.page, "A bot plays on")
    expect(ana.page.locator("[data-happening=bot_sat]")).to_be_attached()
    if way == "link":
        bruno.go(f"/join/{table['invite']}")
        expect(bruno.page.locator("main")).to_contain_text("This is your seat")
        expect(bruno.page.locator("main")).not_to_contain_text("Every seat is taken")
    else:
        bruno.go("/")
        bruno.page.locator(f"article[data-table='{table['id']}'] a").first.click()
        expect(bruno.page.locator(".absence.mine")).to_contain_text("You left this match")
    bruno.page.get_by_role("button", name="Take my seat back").click()
    bruno.page.wait_for_url(f"**/table/{table['id']}*")
    expect(bruno.page.locator(".absence")).to_have_count(0)
    expect(ana.page.locator("[data-happening=returned]")).to_contain_text("Bruno")
    assert happenings(ana.page) == ["left", "bot_sat", "returned"]


def test_what_a_bot_did_for_somebody_stands_under_its_own_name(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    asked, other = asked_first([ana, bruno])
    seat = 0 if asked is ana else 1
    asked.ask(f"/tables/{table['id']}/seats/{seat}/leave", None)
    decide(other.page, "A bot plays on")
    expect(other.page.locator(".log button.turn", has_text=f"{asked.name} (bot)").first).to_be_visible()
    expect(other.page.locator(".log button.turn").first).to_have_text(re.compile(rf"{asked.name} "))


# A3, A4


def test_the_clock_is_seen_and_its_end_is_told_to_everybody(later: Visit, moved: Server) -> None:
    ana, bruno = later(name="Anastasia"), later(name="Bruno", size=PHONE, touch=True)
    table = gather([ana, bruno], pace=LIVE)
    page = ana.page
    head = page.locator(".seat-panel[data-seat='0'] header b").first
    box, clock = head.bounding_box(), page.locator(".seat-panel[data-seat='0'] .clock.row").bounding_box()
    assert box is not None
    assert clock is not None
    # Its own row, whole, and the name keeps at least six letters.
    panel = page.locator(".seat-panel[data-seat='0']").bounding_box()
    assert panel is not None
    assert clock["y"] >= box["y"] + box["height"] - 1
    assert clock["x"] + clock["width"] <= panel["x"] + panel["width"]
    assert box["width"] > 40
    expect(page.locator(".seat-panel[data-seat='0'] .clock.row b")).to_have_text(re.compile(r"^[45]:\d\d$"))
    expect(bruno.page.locator(".strip .clock").first).to_be_visible()
    expect(bruno.page.locator(".strip .clock").first).to_have_text(re.compile(r"[45]:\d\d"))
    # In the last minute the bar has it, too, with what happens then; nothing else moves.
    before = page.locator(".board").bounding_box()
    moved.pass_time(255)
    page.reload()
    bar = page.locator(".decide .clock.bar")
    expect(bar).to_contain_text("then a bot plays on")
    expect(bar.locator("b")).to_have_text(re.compile(r"^0:[0-4]\d$"))
    assert page.locator(".board").bounding_box() == before
    moved.pass_time(60)
    expect(bruno.page.locator(".decide .ask p")).to_contain_text("time has run out")
    expect(page.locator(".absence.mine")).to_contain_text("Time ran out: a bot plays for you")
    bruno.page.get_by_role("button", name="Table, log and chat").click()
    expect(bruno.page.locator("dialog [data-happening=timed_out]")).to_contain_text("Anastasia")
    expect(bruno.page.locator("dialog [data-happening=bot_sat]")).to_contain_text("Anastasia")
    # It is still mine: in my list, and by one button.
    ana.go("/")
    expect(page.locator(f"article[data-table='{table['id']}']")).to_have_count(1)
    ana.go(f"/table/{table['id']}")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".absence")).to_have_count(0)
    assert happenings(page) == ["timed_out", "bot_sat", "returned"]


HOUR = 3600
DAY = 24 * HOUR


def test_a_match_over_days_runs_to_its_timeout(later: Visit, moved: Server) -> None:
    """Three days for each turn: every day is told, then every hour, what comes then before it comes, and how to go on."""
    ana, bruno = later(name="Ana"), later(name="Bruno", size=PHONE, touch=True)
    table = gather([ana, bruno], pace={"kind": "days", "days": 3}, options={"first_seat": "0"})
    page = ana.page
    clock, bar = page.locator(".seat-panel[data-seat='0'] .clock.row"), page.locator(".decide .clock.bar")
    card = page.locator(f"article[data-table='{table['id']}']")

    def looks(left: str, colour: str) -> None:
        """The table and its card say the same."""
        ana.go(f"/table/{table['id']}")
        expect(clock.locator("b")).to_have_text(re.compile(left))
        expect(clock).to_have_class(re.compile(rf"\b{colour}\b"))
        ana.go("/")
        expect(card.locator(".time")).to_have_class(re.compile(r"\bsoon\b" if colour == "soon" else "time"))

    looks(r"^(3 d|2 d 23 h)", "running")
    moved.pass_time(2 * DAY + HOUR)
    looks(r"^2[23] h", "soon")
    expect(card).to_contain_text(re.compile(r"2[23] h"))
    ana.go(f"/table/{table['id']}")
    page.wait_for_selector(READY)
    expect(bar).to_have_count(0)
    moved.pass_time(22 * HOUR + HOUR / 2)
    looks(r"^[12]\d:\d\d$", "low")
    ana.go(f"/table/{table['id']}")
    expect(bar).to_contain_text("then a bot plays on")
    # Nobody is there when it runs out; whoever waits is told at once, on a telephone.
    ana.go("/")
    moved.pass_time(HOUR)
    expect(bruno.page.locator(".decide .ask p")).to_contain_text("time has run out")
    bruno.page.wait_for_selector('.decide[data-state="asked"]')
    ana.go("/")
    expect(card).to_have_count(1)
    ana.go(f"/table/{table['id']}")
    mine = page.locator(".absence.mine")
    expect(mine).to_contain_text("Time ran out: a bot plays for you")
    expect(mine).to_contain_text("You then have 3 d")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".absence")).to_have_count(0)
    assert happenings(page) == ["timed_out", "bot_sat", "returned"]
    # And so the match goes on: his turn, then hers, with three whole days.
    chance = Random(4)
    while not page.locator('.decide[data-state="asked"]').count():
        if bruno.page.locator('.decide[data-state="asked"]:not([data-busy])').count():
            click_once(bruno.page, chance)
    expect(clock.locator("b")).to_have_text(re.compile(r"^(3 d|2 d 23 h)"))


def test_the_others_decide_about_whoever_ran_out_of_time_if_the_table_says_so(
    later: Visit, moved: Server
) -> None:
    ana, bruno = later(name="Ana"), later(name="Bruno", size=PHONE, touch=True)
    pace = {**LIVE, "on_timeout": "table"}
    gather([ana, bruno], pace=pace, options={"first_seat": "0"})
    moved.pass_time(270)
    ana.page.reload()
    expect(ana.page.locator(".decide .clock.bar")).to_contain_text("then the others decide")
    moved.pass_time(60)
    expect(bruno.page.locator(".absence")).to_contain_text("Ana ran out of time")
    expect(ana.page.locator(".absence.mine")).to_contain_text("Time ran out")
    bruno.page.locator(".absence").get_by_role("button", name="Wait for Ana").click()
    # She has her time anew, and plays.
    expect(ana.page.locator(".absence")).to_have_count(0)
    expect(ana.page.locator(".seat-panel[data-seat='0'] .clock.row b")).to_have_text(
        re.compile(r"^(5:00|4:\d\d)$")
    )
    click_once(ana.page, Random(4))
    assert happenings(ana.page) == ["timed_out", "returned"]


# A5, B9, B18


def test_logging_in_brings_matches_along_and_overwrites_no_name(visit: Visit) -> None:
    here, phone = visit(name="Xochitl"), visit(name="Guest", size=PHONE, touch=True)
    be_guest(here)
    here.ask("/me/claim", {"login": "xochitl.along", "password": "correct horse"})
    own = here.ask("/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}]})
    be_guest(phone)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    brought = phone.ask("/tables", {"game": "cacao", "seats": seats, "options": {"first_seat": "0"}})
    phone.go("/")
    page = phone.page
    page.locator(f"article[data-table='{brought['id']}']").wait_for()
    # In the bar, on every page.
    page.get_by_role("button", name="Log in").first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("1 running")
    dialog.get_by_label("Login").fill("xochitl.along")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.locator("form .btn.go").click()
    expect(page.locator(".greeting")).to_contain_text("Welcome back, Xochitl: 1 match came along")
    for table in (own, brought):
        expect(page.locator(f"article[data-table='{table['id']}']")).to_have_count(1)
    phone.go("/settings")
    expect(page.get_by_label("Your name")).to_have_value("Xochitl")
    # Twice brings nothing twice.
    mine: Any = here.ask_for("/me/tables")
    assert {each["id"] for each in mine["tables"]} == {own["id"], brought["id"]}
    assert len(mine["tables"]) == 2


def test_whoever_has_an_account_logs_in_on_the_join_page(visit: Visit) -> None:
    ana, bruno, elsewhere = (
        visit(name="Ana"),
        visit(name="Bruno"),
        visit(name="Nobody", size=PHONE, touch=True),
    )
    table = gather([ana, bruno])
    bruno.ask("/me/claim", {"login": "bruno.joins", "password": "correct horse"})
    bruno.ask(f"/tables/{table['id']}/seats/1/leave", None)
    elsewhere.go(f"/join/{table['invite']}")
    page = elsewhere.page
    page.get_by_role("button", name="I have an account").click()
    page.get_by_label("Login").fill("bruno.joins")
    page.get_by_label("Password").fill("correct horse")
    page.locator("dialog form .btn.go").click()
    expect(page.locator("main")).to_contain_text("This is your seat")
    page.get_by_role("button", name="Take my seat back").click()
    page.wait_for_url(f"**/table/{table['id']}*")


# B6, B7, B8, B16


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), PHONE])
def test_cards_tell_the_table_and_your_turn_comes_first(visit: Visit, size: tuple[int, int]) -> None:
    ana, bruno = visit(name="Ana", size=size), visit(name="Bruno")
    days = gather([ana, bruno], pace={"kind": "days", "days": 3})
    live = gather([ana, bruno], pace=LIVE, name="Friday table")
    ana.go("/")
    page = ana.page
    cards = page.locator(".yours article")
    expect(cards).to_have_count(2)
    told = cards.all_inner_texts()
    # The least time first.
    assert [cards.nth(index).get_attribute("data-table") for index in range(2)] == [live["id"], days["id"]]
    assert "Friday table" in told[0]
    assert "Ana \u2013 Bruno, 3 days" in told[1]
    for card in told:
        assert "Bruno" in card
        assert "Round 1" in card
        assert "Last move" in card
    assert re.search(r"[45]:\d\d|[45] min", told[0]), told[0]
    yours, start = page.locator(".yours").bounding_box(), page.locator(".game").first.bounding_box()
    assert yours is not None
    assert start is not None
    assert yours["y"] <= start["y"]
    # By hand it has another name, for all.
    cards.first.get_by_role("button", name="What to do with this table").click()
    page.get_by_role("menuitem", name="Rename table").click()
    page.get_by_label("Name of the table").fill("Monday table")
    page.keyboard.press("Enter")
    expect(cards.first).to_contain_text("Monday table")
    assert bruno.ask_for(f"/tables/{live['id']}")["name"] == "Monday table"


def test_a_gathering_table_is_cancelled_and_those_who_sat_there_are_told(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno", size=PHONE, touch=True)
    be_guest(ana)
    be_guest(bruno)
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    table = ana.ask("/tables", {"game": "teotihuacan", "seats": seats})
    bruno.ask(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    bruno.forgiven = True
    bruno.go(f"/table/{table['id']}")
    expect(bruno.page.locator("[data-seat='1']")).to_contain_text("Bruno")
    ana.go("/")
    ana.page.locator(f"article[data-table='{table['id']}']").get_by_role(
        "button", name="What to do with this table"
    ).click()
    ana.page.get_by_role("menuitem", name="Cancel table").click()
    ana.page.locator("dialog[open]").get_by_role("button", name="Cancel table").click()
    expect(ana.page.locator(f"article[data-table='{table['id']}']")).to_have_count(0)
    # Who sat there reads so, and is shown a way on.
    expect(bruno.page.locator("main")).to_contain_text("Ana has cancelled this table")
    bruno.page.get_by_role("link", name="Home").first.click()
    bruno.page.locator(".yours").wait_for()


def test_history_has_everything_paged_filtered_and_by_its_address(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    for person in (ana, bruno):
        be_guest(person)
    made = []
    for number in range(11):
        pace = LIVE if number % 2 else {"kind": "none"}
        table = ana.ask(
            "/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}], "pace": pace}
        )
        bruno.ask(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
        bruno.ask(f"/tables/{table['id']}/seats/1/resign", None)
        made.append(table["id"])
    ana.go("/history")
    page = ana.page
    lines = page.locator("ol li[data-table]")
    expect(lines).to_have_count(10)
    page.locator("nav button", has_text="2").click()
    expect(lines).to_have_count(1)
    page.reload()
    expect(lines).to_have_count(1)
    ana.go("/history?pace=live")
    expect(lines).to_have_count(5)
    lines.first.get_by_role("button", name="What to do with this table").click()
    page.get_by_role("menuitem", name="Archive").click()
    expect(lines).to_have_count(4)
    ana.go("/history?archived=true")
    expect(lines).to_have_count(1)


def test_a_seat_for_anyone_asks_before_it_opens_a_private_table(visit: Visit) -> None:
    ana, stranger = visit(name="Ana"), visit(name="Carla")
    be_guest(ana)
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = ana.ask("/tables", {"game": "cacao", "seats": seats, "name": "Come in"})
    stranger.go("/")
    ana.go(f"/table/{table['id']}")
    ana.page.get_by_role("button", name="For anyone").click()
    dialog = ana.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Make this table open?")
    expect(stranger.page.locator(".lobby", has_text="Come in")).to_have_count(0)
    dialog.get_by_role("button", name="Make it open").click()
    # The lobby is live: it stands there without a reload.
    expect(stranger.page.locator(".lobby", has_text="Come in")).to_be_visible()


# B12


def test_who_watches_is_counted_named_and_talks_apart(visit: Visit) -> None:
    ana, bruno, carla = visit(name="Ana"), visit(name="Bruno"), visit(name="Carla")
    table = gather([ana, bruno], private=False)
    carla.go(f"/table/{table['id']}")
    page = carla.page
    expect(page.locator(".decide h2")).to_have_text("You are watching")
    page.locator("[data-tab=chat]").click()
    # Without a name nobody talks, and no box pretends so.
    expect(page.get_by_placeholder("Say something")).to_have_count(0)
    expect(page.locator(".apart")).to_contain_text("cannot chat")
    be_guest(carla)
    page.reload()
    page.locator("[data-tab=chat]").click()
    page.get_by_placeholder("Say something").fill("what a table")
    page.keyboard.press("Enter")
    expect(page.locator("ol", has_text="what a table")).to_be_visible()
    ana.page.locator("[data-tab=chat]").click()
    expect(ana.page.locator("ol", has_text="what a table")).to_have_count(0)
    ana.page.locator(".watchers").click()
    expect(ana.page.locator("[popover]:popover-open")).to_contain_text("Carla")
    # A match has no last turn of theirs, and nothing in it touches them.
    asked, _ = asked_first([ana, bruno])
    chance = Random(4)
    for _ in range(2):
        if asked.page.locator('.decide[data-state="asked"]').count():
            click_once(asked.page, chance)
    stories = page.locator("section.strip-of-stories")
    expect(stories.locator("li").first).to_be_visible()
    expect(stories).to_have_attribute("aria-label", "The last turns")
    expect(stories.locator(".touches")).to_have_count(0)


# B14


def test_a_shared_position_opens_at_its_move_for_whoever_has_the_link(visit: Visit) -> None:
    ana, bruno, stranger = visit(name="Ana"), visit(name="Bruno"), visit(name="Eve", language="fr")
    table = gather([ana, bruno])
    asked, _ = asked_first([ana, bruno])
    chance = Random(2)
    for _ in range(3):
        if asked.page.locator('.decide[data-state="asked"]').count():
            click_once(asked.page, chance)
    ana.go(f"/replay/{table['id']}?m=1")
    page = ana.page
    expect(page.locator(".ribbon")).to_contain_text("1")
    page.get_by_role("button", name="Share").first.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Whoever has the link").check()
    link = dialog.locator("input[readonly]")
    expect(link).to_have_value(re.compile(r"\?m=1&share=[\w-]{20,}&l=en$"))
    # The picture is drawn by the server, and whole.
    picture = dialog.locator("img")
    expect(picture).to_have_attribute("aria-busy", "false")
    assert picture.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [1200, 630]
    stranger.forgiven = True
    stranger.go(f"/replay/{table['id']}?m=1")
    expect(stranger.page.locator("h1")).to_have_text(re.compile("pas de page ici"))
    stranger.forgiven = False
    stranger.go(link.input_value().removeprefix(ana.url))
    expect(stranger.page.locator(".ribbon")).to_contain_text("1")
    assert "m=1" in stranger.page.url
    dialog.get_by_label("Only who sat at the table").check()
    expect(link).not_to_have_value(re.compile("share="))
    stranger.forgiven = True
    stranger.page.reload()
    expect(stranger.page.locator("h1")).to_have_text(re.compile("pas de page ici"))


# B19


def test_the_waiting_room_has_every_way_in(visit: Visit) -> None:
    ana, bruno, cleo = visit(name="Ana"), visit(name="Bruno", size=PHONE, touch=True), visit(name="Cleo")
    be_guest(ana)
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}, {"kind": "link"}]
    pace = {"kind": "days", "days": 2}
    table = ana.ask("/tables", {"game": "cacao", "seats": seats, "pace": pace, "wait": True})
    ana.go(f"/table/{table['id']}")
    room = ana.page.locator("main")
    expect(room.locator("figure svg")).to_be_visible()
    code = "".join(room.locator(".code b").all_inner_texts())
    assert re.fullmatch(r"[A-Z2-9]{6}", code)
    expect(room).to_contain_text("2 days")
    expect(room).to_contain_text("When time runs out, a bot plays on")
    expect(room.get_by_role("button", name="Start")).to_be_disabled()
    ana.page.get_by_placeholder("Say something").fill("hello there")
    ana.page.keyboard.press("Enter")
    # By the code, typed letter by letter; by the link.
    bruno.go("/join")
    bruno.page.locator("main input").first.focus()
    bruno.page.keyboard.type(code.lower())
    bruno.page.locator("form input").wait_for()
    bruno.page.locator("form input").fill("Bruno")
    bruno.page.locator("form .btn.go").click()
    expect(ana.page.locator("[data-seat='1']")).to_contain_text("Bruno")
    cleo.go(f"/join/{table['invite']}")
    cleo.page.locator("form input").fill("Cleo")
    cleo.page.locator("form .btn.go").click()
    expect(ana.page.locator("[data-seat='2']")).to_contain_text("Cleo")
    expect(cleo.page.locator("ol", has_text="hello there")).to_be_visible()
    ana.page.locator("[data-seat='3']").get_by_role("button", name="Add a bot").click()
    ana.page.get_by_role("menuitem", name="Bot, level 1").click()
    room.get_by_role("button", name="Start").click()
    for person in (ana, bruno, cleo):
        person.page.wait_for_selector(READY)


# Pairing


def test_two_who_want_the_same_are_brought_together_and_one_alone_is_offered_a_bot(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    ana.page.clock.install()
    ana.go("/")
    look = ana.page.locator(".pairing .look").first
    look.click()
    expect(ana.page.locator(".pairing")).to_contain_text("Looking")
    # At once: minute by minute the page would think its socket dead, which answers in real time.
    ana.page.clock.fast_forward(31_000)
    expect(ana.page.locator(".pairing [role=status]")).to_contain_text("Nobody yet")
    expect(ana.page.get_by_role("button", name="play a bot meanwhile")).to_be_visible()
    bruno.go("/")
    bruno.page.locator(".pairing .look").first.click()
    for person in (ana, bruno):
        person.page.wait_for_url("**/table/*")
        person.page.wait_for_selector(READY)
    assert ana.page.url == bruno.page.url
    assert until_something(asked_first([ana, bruno])[0].page) == "asked"


# Ending by agreement


def test_a_match_ends_by_agreement(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    table = gather([ana, bruno])
    ana.page.get_by_role("button", name="At this table").click()
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_role("button", name="End by agreement").click()
    dialog.get_by_role("alertdialog").get_by_role("button", name="End by agreement").click()
    bruno.page.get_by_role("alertdialog").get_by_role("button", name="Play on").click()
    expect(bruno.page.get_by_role("alertdialog")).to_have_count(0)
    expect(ana.page.locator(".offer")).to_have_count(0)
    # From home as well.
    bruno.go("/")
    card = bruno.page.locator(f"article[data-table='{table['id']}']")
    card.get_by_role("button", name="What to do with this table").click()
    bruno.page.get_by_role("menuitem", name="End by agreement").click()
    bruno.page.locator("dialog[open]").get_by_role("button", name="End by agreement").click()
    expect(bruno.page.locator(".greeting")).to_contain_text("The others have been asked")
    bruno.go(f"/table/{table['id']}")
    ana.page.get_by_role("alertdialog").get_by_role("button", name="End it here").click()
    for person in (ana, bruno):
        expect(person.page.locator(".stopped")).to_contain_text("All agreed")
