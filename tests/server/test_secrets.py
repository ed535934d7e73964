"""Nothing that a viewer may not know is ever sent: searched for in every byte."""

from __future__ import annotations

import asyncio
import json
import re

import pytest

from patolli.engine.record import replay
from patolli.games import game_of
from tests.server import canary_game
from tests.server.browser import Browser, Document, closing_browsers
from tests.server.running import Server
from tests.server.spy import Spy, is_of_the_end
from tests.server.test_matches import gather_table

CANARY = re.compile(r"canary[0-9a-f]{8}")


class CanarySpy(Spy):
    """Asks for the cards it has ever seen, in every way a card can be named."""

    def remember(self, update: Document) -> None:
        known = sorted(set(CANARY.findall(json.dumps(update["view"]))))
        self.words = [f"{verb} {word}" for word in known for verb in ("show", "bury", "think")]


def knowledge(record: Document, seat: int | None) -> list[set[str]]:
    """The words that a viewer may know after each line of the record."""
    match = replay(game_of("canary"), record, 0)
    known: set[str] = set()
    found: list[set[str]] = []
    for line in ["", *record["moves"]]:
        mover, _, action = line.partition(" ")
        if action == "undo":
            match.take_back(int(mover))
        elif action:
            match.play(action, int(mover))
        known |= set(CANARY.findall(json.dumps(match.view(seat))))
        found.append(set(known))
    return found


async def play_and_search(url: str, people: int, bots: int, seed: int) -> int:
    """Play a match of spies; how many bytes were searched."""
    browsers, table = await gather_table(url, "canary", people, bots)
    spies = [CanarySpy(browser, table["id"], seed + seat, seat) for seat, browser in enumerate(browsers)]
    watcher = CanarySpy(Browser(url), table["id"], seed + 50, None)
    for spy in [*spies, watcher]:
        spy.browser.keeps_bytes = True
        spy.invite = table["invite"]
    await asyncio.gather(*(spy.play_to_end() for spy in [*spies, watcher]))
    record = await browsers[0].get(f"/tables/{table['id']}/record")
    searched = 0
    for spy in [*spies, watcher]:
        known = knowledge(record, spy.seat)
        for version, text in spy.notes:
            if is_of_the_end(text):
                continue
            searched += len(text)
            leaked = set(CANARY.findall(text)) - known[min(version, len(known) - 1)]
            assert not leaked, f"seat {spy.seat} was told {leaked} at version {version} in {text[:300]}"
    return searched


@pytest.fixture(scope="module", autouse=True)
def canary() -> None:
    canary_game.let_in()


def test_no_secret_is_in_any_byte(server: Server) -> None:
    async def body() -> None:
        for people, bots in ((2, 0), (3, 0), (4, 0)):
            assert await play_and_search(server.url, people, bots, seed=people) > 20_000

    asyncio.run(closing_browsers(body()))


@pytest.mark.slow
def test_no_secret_is_in_any_byte_of_two_hundred_matches(server: Server) -> None:
    async def body() -> None:
        searched = 0
        for number in range(200):
            searched += await play_and_search(server.url, 2 + number % 3, 0, seed=number)
        assert searched > 20_000_000

    asyncio.run(closing_browsers(body()))
