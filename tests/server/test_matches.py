"""Whole matches over the real socket: people, bots, spectators, cuts, retries, undo."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from patolli import load
from patolli.games import game_of
from tests.server.browser import Browser, Document, Player, closing_browsers
from tests.server.running import Server


async def gather_table(
    url: str, game: str, people: int, bots: int, **more: Any
) -> tuple[list[Browser], Document]:
    """People at a new table that has started, the owner first."""
    browsers = [Browser(url) for _ in range(people)]
    for number, browser in enumerate(browsers):
        await browser.sign_in(f"Person {number}")
    seats = [{"kind": "me"}] + [{"kind": "link"}] * (people - 1) + [{"kind": "bot", "bot": "random"}] * bots
    table = await browsers[0].post("/tables", {"game": game, "seats": seats, **more})
    for browser in browsers[1:]:
        found = await browser.get(f"/invites/{table['invite']}")
        table = await browser.post(f"/tables/{found['id']}/sit", {"invite": table["invite"]})
    assert table["status"] == "playing"
    return browsers, table


def without_clock(update: Document) -> Document:
    passing = ("now", "entries", "since", "whole", "clocks", "outlooks")
    return {name: value for name, value in update.items() if name not in passing}


async def play_table(url: str, game: str, people: int, bots: int, seed: int) -> None:
    browsers, table = await gather_table(url, game, people, bots)
    players = [Player(browser, table["id"], seed + number) for number, browser in enumerate(browsers)]
    for player in players:
        player.cuts, player.doubles, player.undoes = 0.02, 0.2, 0.1
    watcher = Browser(url)
    spectator = Player(watcher, table["id"], seed + 100)
    spectator.cuts = 0.05
    spectator.invite = table["invite"]
    everyone = [*players, spectator]
    last = await asyncio.gather(*(player.play_to_end() for player in everyone))
    for player, update in zip(everyone, last, strict=True):
        fresh = Browser(url)
        fresh.http.cookies = player.browser.http.cookies
        await fresh.connect()
        loaded = await fresh.hello(table["id"], invite=table["invite"])
        assert without_clock(loaded) == without_clock(update)
    record = await browsers[0].get(f"/tables/{table['id']}/record")
    match = load(record)
    sheet = await browsers[0].get(f"/tables/{table['id']}")
    assert match.is_over
    assert sheet["status"] == "over"
    assert sheet["scores"] == match.scores()
    assert sheet["ranking"] == match.ranking()
    assert sheet["seed"] == record["setup"]["seed"]
    assert record["commitment"] == table["commitment"]


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [("cacao", 2, 0), ("cacao", 3, 1), ("cacao", 1, 2), ("teotihuacan", 2, 0), ("teotihuacan", 1, 1)],
)
def test_a_match_survives_cuts_and_retries(server: Server, game: str, people: int, bots: int) -> None:
    assert people + bots in game_of(game).seats
    asyncio.run(closing_browsers(play_table(server.url, game, people, bots, seed=people * 10 + bots)))
