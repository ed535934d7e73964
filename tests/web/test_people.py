"""The people at a table: who leaves, who plays on, whom nobody hears; and what is kept about somebody."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from patolli.engine.chance import commitment
from tests.web.conftest import Visit
from tests.web.play_cacao import click_once, until_something
from tests.web.positions import cacao_after, open_fork
from tests.web.visitor import PHONE, Visitor


def follow(guest: Visitor, owner: Visitor, path: str) -> None:
    """Sit down by the link that the owner sees."""
    link = owner.page.locator("input[readonly]").input_value()
    guest.go(link.removeprefix(guest.url))
    guest.page.locator("form input").fill(guest.name)
    guest.page.locator("form .btn.go").click()
    guest.page.wait_for_url(f"**{path}*")


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor, str]:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    path = ana.start("link")
    follow(bruno, ana, path)
    for visitor in (ana, bruno):
        visitor.page.wait_for_selector('.decide:is([data-state="asked"], [data-state="waiting"])')
    return ana, bruno, path


def open_people(page: Page) -> None:
    """The dialog about the table, on a desk."""
    page.get_by_role("button", name="At this table").click()
    page.locator("dialog[open] [data-seat]").first.wait_for()


def test_somebody_leaves_and_a_bot_plays_on(visit: Visit) -> None:
    ana, bruno, _ = two_at_a_table(visit)
    open_people(bruno.page)
    seat = bruno.page.locator("dialog [data-seat='1']")
    seat.get_by_role("button", name="Leave").click()
    # Asked once more, one may stay.
    expect(seat.get_by_role("alertdialog")).to_contain_text("no person is left")
    seat.get_by_role("button", name="No").click()
    seat.get_by_role("button", name="Leave").click()
    seat.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
    bruno.page.wait_for_url(f"{bruno.url}/")
    open_people(ana.page)
    gone = ana.page.locator("dialog [data-seat='1']")
    expect(gone).to_contain_text("has left")
    gone.get_by_role("button", name="Add a bot").click()
    expect(gone).to_have_attribute("data-kind", "bot")
    ana.page.keyboard.press("Escape")
    for seed in range(2):
        assert until_something(ana.page) == "asked"
        click_once(ana.page, Random(seed))


def test_whoever_waits_for_somebody_who_left_seats_a_bot_at_once(visit: Visit) -> None:
    ana, bruno, _ = two_at_a_table(visit)
    is_anas_turn = ana.page.locator('.decide[data-state="asked"]').count() == 1
    asked, other = (ana, bruno) if is_anas_turn else (bruno, ana)
    table = asked.page.url.rsplit("/", 1)[1].split("?")[0]
    seat = 0 if asked is ana else 1
    asked.ask(f"/tables/{table}/seats/{seat}/leave", None)
    bar = other.page.locator(".absence")
    expect(bar).to_contain_text(f"{asked.name} left the table")
    bar.get_by_role("button", name="A bot plays on").click()
    other.page.wait_for_selector('.decide[data-state="asked"]')


def test_the_last_to_leave_stops_the_match(visit: Visit) -> None:
    visitor = visit(name="Ana", size=PHONE, touch=True)
    visitor.start("bot:novice")
    page = visitor.page
    until_something(page)
    path = page.url.removeprefix(visitor.url)
    page.get_by_role("button", name="Table, log and chat").click()
    page.get_by_role("button", name="At this table").click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
    page.wait_for_url(f"{visitor.url}/")
    visitor.go(path)
    expect(page.locator('.decide[data-state="stopped"] h2')).to_have_text(
        "The match was stopped before its end"
    )


def test_a_muted_person_is_not_heard(visit: Visit) -> None:
    ana, bruno, _ = two_at_a_table(visit)
    for visitor in (ana, bruno):
        visitor.page.locator("[data-tab=chat]").click()

    def say(words: str) -> None:
        bruno.page.get_by_placeholder("Say something").fill(words)
        bruno.page.keyboard.press("Enter")
        expect(bruno.page.locator("ol", has_text=words)).to_be_visible()

    say("first words")
    expect(ana.page.locator("ol", has_text="first words")).to_be_visible()
    open_people(ana.page)
    ana.page.get_by_role("button", name="Mute").click()
    expect(ana.page.get_by_role("button", name="Unmute")).to_be_visible()
    say("second words")
    ana.page.get_by_role("button", name="Unmute").click()
    expect(ana.page.get_by_role("button", name="Mute")).to_be_visible()
    ana.page.keyboard.press("Escape")
    say("third words")
    expect(ana.page.locator("ol", has_text="third words")).to_be_visible()
    expect(ana.page.locator("ol", has_text="second words")).to_have_count(0)


def test_the_deal_is_sealed_and_its_seed_told_at_the_end(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=20, seats=2), ["me", "bot"])
    page = visitor.page
    until_something(page)
    open_people(page)
    # A position played on from has no deal of its own to seal.
    expect(page.locator("dialog summary")).to_have_count(0)
    path = visitor.start("bot:novice")
    table = path.rsplit("/", 1)[1]
    until_something(page)
    open_people(page)
    page.get_by_text("Verifiable deal").click()
    codes = page.locator("dialog code")
    expect(codes).to_have_count(1)
    seal = codes.inner_text()
    page.keyboard.press("Escape")
    visitor.play_to_the_end()
    count = page.get_by_role("dialog", name="Final score")
    count.wait_for()
    page.keyboard.press("Escape")
    expect(count).to_have_count(0)
    open_people(page)
    page.get_by_text("Verifiable deal").click()
    expect(codes).to_have_text([seal, str(visitor.ask_for(f"/tables/{table}")["seed"])])
    assert commitment(int(codes.last.inner_text(), 16)) == seal


def test_the_owner_closes_the_chat_and_opens_the_table(visit: Visit) -> None:
    ana, bruno, path = two_at_a_table(visit)
    bruno.page.locator("[data-tab=chat]").click()
    expect(bruno.page.get_by_placeholder("Say something")).to_be_visible()
    open_people(ana.page)
    ana.page.locator("dialog").get_by_role("button", name="Phrases only").click()
    expect(bruno.page.get_by_placeholder("Say something")).to_have_count(0)
    ana.page.locator("dialog").get_by_role("button", name="Open", exact=True).click()
    expect(ana.page.locator("dialog").get_by_role("button", name="Open", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    stranger = visit(name="Carla")
    stranger.go(path)
    expect(stranger.page.locator(".decide h2")).to_have_text("You are watching")


def test_before_the_start_people_come_and_go(visit: Visit) -> None:
    ana, bruno = visit(name="Ana"), visit(name="Bruno")
    path = ana.start("link", "link")
    follow(bruno, ana, path)
    bruno.page.get_by_role("button", name="Leave").click()
    expect(ana.page.locator("li", has_text="Bruno")).to_have_count(0)
    ana.page.get_by_role("button", name="Add a bot").first.click()
    ana.page.get_by_role("menuitem", name="Bot, level 1").click()
    expect(ana.page.get_by_role("button", name="Add a bot")).to_have_count(1)
    bot = ana.page.locator("li[data-kind='bot']")
    bot.get_by_role("button", name="What to do with").click()
    bot.get_by_role("menuitem", name="Free the seat").click()
    expect(ana.page.get_by_role("button", name="Add a bot")).to_have_count(2)


def test_what_is_kept_about_somebody_is_saved_and_forgotten(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(name="Ana")
    visitor.start("bot:novice")
    until_something(visitor.page)
    visitor.go("/settings")
    page = visitor.page
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    saved = tmp_path / "mine.json"
    download.value.save_as(saved)
    kept = json.loads(saved.read_text())
    assert kept["person"]["name"] == "Ana"
    assert len(kept["tables"]) == 1
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("cannot be undone")
    page.get_by_role("alertdialog").get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("button", name="Download my data")).to_have_count(0)
    assert visitor.ask_for("/me")["person"] is None


def test_logging_out_everywhere_ends_every_session(visit: Visit) -> None:
    here, there = visit(name="Ana"), visit(name="Ana")
    here.go("/settings")
    page = here.page
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_label("Login").fill("ana.everywhere")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Save this account").click()
    expect(page.get_by_text("Saved under the login ana.everywhere")).to_be_visible()
    there.ask("/me/login", {"login": "ana.everywhere", "password": "correct horse"})
    assert there.ask_for("/me")["person"] is not None
    page.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_role("button", name="Log out everywhere")).to_have_count(0)
    assert there.ask_for("/me")["person"] is None
