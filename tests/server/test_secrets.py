"""Nothing that a viewer may not know is ever sent: searched for in every byte."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence

import pytest

from patolli.games import game_of
from patolli.record import replay
from tests.canary.titles import TITLES
from tests.server.browser import Browser, Document, closing_browsers
from tests.server.running import Server
from tests.server.spy import Spy, is_of_the_end
from tests.server.test_matches import gather_table

# Every secret of the canary title is a bird, and every bird a word that can be searched for.
BIRD = re.compile(r"(?:macaw|quetzal|toucan|ibis|owl)[_-][1-4]")
pytestmark = pytest.mark.usefixtures("installed")


class CanarySpy(Spy):
    """Asks for the birds it has ever seen, in every way a bird can be named."""

    def remember(self, update: Document) -> None:
        known = sorted(set(BIRD.findall(json.dumps(update["view"]))))
        self.words = [f"{verb} {word}" for word in known for verb in ("show", "hide")]


def knowledge(key: str, record: Document, seat: int | None) -> list[set[str]]:
    """The words that a viewer may know after each line of the record."""
    match = replay(game_of(key), record, 0)
    known: set[str] = set()
    found: list[set[str]] = []
    for line in ["", *record["moves"]]:
        mover, _, action = line.partition(" ")
        if action == "undo":
            match.take_back(int(mover))
        elif action:
            match.play(action, int(mover))
        known |= set(BIRD.findall(json.dumps(match.view(seat))))
        found.append(set(known))
    return found


async def play_and_search(url: str, key: str, people: int, seed: int) -> int:
    """Play a match of spies; how many bytes were searched."""
    browsers, table = await gather_table(url, key, people, 0)
    spies = [CanarySpy(browser, table["id"], seed + seat, seat) for seat, browser in enumerate(browsers)]
    watcher = CanarySpy(Browser(url), table["id"], seed + 50, None)
    return await let_them_search(key, table, [*spies, watcher])


async def let_them_search(key: str, table: Document, spies: Sequence[CanarySpy]) -> int:
    """Let spies play and look wherever they do; how many bytes were searched, without finding a secret."""
    for spy in spies:
        spy.browser.keeps_bytes = True
        spy.invite = table["invite"]
    await asyncio.gather(*(spy.play_to_end() for spy in spies))
    record = await spies[0].browser.get(f"/tables/{table['id']}/record")
    searched = 0
    for spy in spies:
        known = knowledge(key, record, spy.seat)
        for version, text in spy.notes:
            if is_of_the_end(text):
                continue
            searched += len(text)
            leaked = set(BIRD.findall(text)) - known[min(version, len(known) - 1)]
            assert not leaked, f"seat {spy.seat} was told {leaked} at version {version} in {text[:300]}"
    return searched


@pytest.mark.parametrize("key", TITLES)
def test_no_secret_is_in_any_byte(server: Server, key: str) -> None:
    async def body() -> None:
        for people in (2, 3, 5):
            assert await play_and_search(server.url, key, people, seed=people) > 20_000

    asyncio.run(closing_browsers(body()))


@pytest.mark.slow
@pytest.mark.parametrize("key", TITLES)
def test_no_secret_is_in_any_byte_of_two_hundred_matches(server: Server, key: str) -> None:
    async def body() -> None:
        searched = 0
        for number in range(200):
            searched += await play_and_search(server.url, key, 2 + number % 4, seed=number)
        assert searched > 10_000_000

    asyncio.run(closing_browsers(body()))
