"""Whole matches of Cacao in the real browser, by mouse, by keys, by finger, each in another language."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect

from tests.web.conftest import Visit
from tests.web.play_cacao import click_once, hand_size, press_once, until_something, version_of
from tests.web.positions import cacao_after, open_fork
from tests.web.running import Server
from tests.web.visitor import PHONE, Visitor


def test_two_people_play_a_whole_match_by_clicking(visit: Visit) -> None:
    ana = visit(name="Ana", language="en", theme="obsidian")
    path = ana.start("link")
    link = ana.page.locator("input[readonly]").input_value()
    bruno = visit(name="Bruno", language="es", theme="codex", size=(1280, 720))
    bruno.go(link.removeprefix(bruno.url))
    bruno.page.locator("form input").fill("Bruno")
    bruno.page.locator("form .btn.go").click()
    bruno.page.wait_for_url(f"**{path}*")
    chance = Random(7)
    reloaded = False
    while True:
        for visitor in (ana, bruno):
            visitor.page.wait_for_selector(".decide")
        ana.page.wait_for_function(
            "() => ['asked', 'waiting', 'over'].includes(document.querySelector('.decide')?.dataset.state)"
        )
        asked = next(
            (each for each in (ana, bruno) if each.page.locator('.decide[data-state="asked"]').count()), None
        )
        if asked is None:
            if ana.page.locator('.decide[data-state="over"]').count():
                break
            ana.page.wait_for_timeout(20)
            continue
        if version_of(asked.page) > 20 and not reloaded:
            reloaded = True
            before = version_of(asked.page)
            asked.page.reload()
            until_something(asked.page)
            assert version_of(asked.page) == before
        click_once(asked.page, chance)
    assert reloaded
    expect(ana.page.locator("dialog[open] h2").first).to_have_text("Final score")
    bruno.page.wait_for_selector('.decide[data-state="over"]')
    expect(bruno.page.locator("dialog[open] h2").first).to_have_text("Puntuación final")
    totals = [each.page.locator("dialog .total").all_inner_texts() for each in (ana, bruno)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 2


def test_one_plays_bots_by_keys_alone(visit: Visit) -> None:
    visitor = visit(name="Chloé", language="fr", theme="codex")
    visitor.start("bot:novice", "bot:novice")
    chance = Random(3)
    answers = 0
    while until_something(visitor.page) == "asked":
        press_once(visitor.page, chance)
        answers += 1
    assert answers >= 10
    expect(visitor.page.locator("dialog[open] h2").first).to_have_text("Score final")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_a_phone_plays_a_whole_match_by_touch(visit: Visit) -> None:
    visitor = visit(name="Dani", language="pt", size=PHONE, touch=True)
    visitor.start("bot:novice")
    assert visitor.play_to_the_end(seed=5) >= 11
    expect(visitor.page.locator("dialog[open] h2").first).to_have_text("Pontuação final")
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_undo_brings_the_question_back_at_once(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=9, seats=3, decision="fill_gap"), ["me", "me", "me"])
    visitor.take_hand()
    page = visitor.page
    until_something(page)
    page.locator(".decide .opt").first.click()
    page.wait_for_selector('.decide:not([data-decision="fill_gap"])')
    if page.locator(".hold").count():
        return  # the fill ended the turn: what followed was revealed, and there is nothing to undo
    page.keyboard.press("z")
    page.wait_for_selector('.decide[data-decision="fill_gap"]')


def test_a_placement_can_be_taken_back_until_something_is_revealed(visit: Visit) -> None:
    visitor = visit()
    open_fork(visitor, cacao_after(turns=9, seats=3), ["me", "bot", "bot"])
    page = visitor.page
    until_something(page)
    page.locator(".held").first.click()
    for index in range(page.locator(".cell[data-cell]").count()):
        page.locator(".cell[data-cell]").nth(index).dispatch_event("click")
        if page.locator(".fill").count():
            break
    hand = hand_size(page)
    page.locator(".place").click()  # no tile for the gap was chosen, so the gap is asked next
    page.wait_for_selector('.decide[data-decision="fill_gap"]')
    assert hand_size(page) == hand - 1
    page.keyboard.press("z")
    page.wait_for_selector('.decide[data-decision="place_worker"]')
    assert hand_size(page) == hand


def test_hot_seat_hides_hands_until_the_next_player_asks(visit: Visit) -> None:
    visitor = visit()
    frames: list[str] = []
    visitor.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    open_fork(visitor, cacao_after(turns=8, seats=2), ["me", "me"])
    page = visitor.page
    page.locator(".hold").wait_for()
    assert page.locator(".held").count() == 0
    assert not any('"hand":[' in frame for frame in frames), "a hand was sent before anybody asked for it"
    visitor.take_hand()
    until_something(page)
    assert hand_size(page) == 3
    while not page.locator(".hold").count():
        click_once(page, Random(1))
        page.wait_for_selector('.hold, .decide[data-state="asked"]:not([data-busy])')
    assert page.locator(".held").count() == 0
    expect(page.locator("#hand-over")).to_contain_text("Bruno")


def test_a_server_that_dies_and_comes_back_costs_nothing(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    visitor = Visitor(browser, server.url)
    try:
        open_fork(visitor, cacao_after(turns=6, seats=2), ["me", "bot"])
        page = visitor.page
        until_something(page)
        before = version_of(page)
        visitor.forgiven = True  # a browser complains about a server that is gone
        server.kill()
        page.wait_for_selector('.decide[data-state="lost"]')
        expect(page.locator(".decide h2")).to_have_text("Reconnecting")
        server.start()
        page.wait_for_selector('.decide[data-state="asked"]')
        visitor.forgiven = False
        assert version_of(page) == before
        click_once(page, Random(2))
        assert visitor.faults == []
    finally:
        visitor.context.close()
        server.kill()


def test_a_spectator_follows_and_cannot_play(visit: Visit) -> None:
    player = visit()
    path = open_fork(player, cacao_after(turns=6, seats=2), ["me", "me"])
    player.take_hand()
    until_something(player.page)
    invite = player.ask_for(path.replace("/table/", "/tables/"))["invite"]
    watcher = visit(name="Eva", language="es", theme="codex")
    watcher.go(f"{path}#{invite}")
    watcher.page.wait_for_selector('.decide[data-state="waiting"]')
    assert watcher.page.locator(".held").count() == 0
    before = version_of(watcher.page)
    click_once(player.page, Random(1))
    watcher.page.wait_for_function(
        f"() => Number(document.querySelector('.decide').dataset.version) > {before}"
    )
