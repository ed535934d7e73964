"""Nothing that a viewer may not know is ever sent: searched for in every byte."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from typing import Any

import pytest

from patolli.engine.record import replay
from patolli.games import game_of
from tests.server import canary_game
from tests.server.browser import Browser, Document, Player, closing_browsers
from tests.server.running import Server
from tests.server.test_matches import gather_table

CANARY = re.compile(r"canary[0-9a-f]{8}")


class Spy(Player):
    """A player who notes with every message the last version it has seen, and pokes around."""

    def __init__(self, browser: Browser, table: str, seed: int, seat: int | None) -> None:
        super().__init__(browser, table, seed)
        self.seat = seat
        self.notes: list[tuple[int, str]] = []
        self.after_update = self.poke
        self.doubles, self.undoes, self.cuts = 0.2, 0.2, 0.02

    def note(self, version: int) -> None:
        """Everything received until now was sent by this version."""
        self.notes.extend((version, text) for text in self.browser.received)
        self.browser.received.clear()

    async def poke(self, update: Document) -> None:
        """Ask for everything that may be asked for, and for things that may not."""
        self.note(update["version"])
        if update["over"]:
            return
        table, version = self.table, update["version"]
        known = sorted(set(CANARY.findall(json.dumps(update["view"]))))
        words = [f"{verb} {word}" for word in known for verb in ("show", "bury", "think")]
        wrong = 1 if self.seat != 1 else 0
        probe: dict[str, Any] = self.chance.choice(
            [
                {"type": "since", "since": 0, "until": 10_000},
                {"type": "want_previews", "version": version, "actions": words[:64]},
                {"type": "show", "seat": self.chance.randrange(4)},
                {"type": "hello", "have_version": 0, "invite": self.invite},
                {
                    "type": "play",
                    "version": version,
                    "key": secrets.token_hex(8),
                    "action": self.chance.randrange(99) << 6 | 7,
                },
                {
                    "type": "play",
                    "version": version,
                    "key": secrets.token_hex(8),
                    "action": "draw",
                    "seat": wrong,
                },
                {"type": "take_back", "version": version, "key": secrets.token_hex(8), "seat": 0},
                {"type": "say", "key": secrets.token_hex(8), "phrase": "hello"},
            ]
        )
        await self.browser.send(table=table, **probe)
        is_alone = bool(update["options"]) and len(update["pending"]) == 1
        if self.seat is not None and is_alone and self._unanswered is None:
            # Nobody else can move now, so that the answer belongs to this version.
            path = self.chance.choice(
                [f"replay?viewer={self.seat}", "replay", "", "record", "replay?viewer=1"]
            )
            answer = await self.browser.http.get(f"/tables/{table}/{path}".rstrip("/"))
            self.notes.append((version, answer.text))


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
    spies = [Spy(browser, table["id"], seed + seat, seat) for seat, browser in enumerate(browsers)]
    watcher = Spy(Browser(url), table["id"], seed + 50, None)
    for spy in [*spies, watcher]:
        spy.browser.keeps_bytes = True
        spy.invite = table["invite"]
    await asyncio.gather(*(spy.play_to_end() for spy in [*spies, watcher]))
    record = await browsers[0].get(f"/tables/{table['id']}/record")
    searched = 0
    for spy in [*spies, watcher]:
        known = knowledge(record, spy.seat)
        for version, text in spy.notes:
            if '"over":true' in text:
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
        for number in range(200):
            await play_and_search(server.url, 2 + number % 3, 0, seed=number)

    asyncio.run(closing_browsers(body()))
