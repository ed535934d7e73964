"""Whole matches of the real games: every message holds what its viewer may know, and nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from patolli.engine.event import Event
from patolli.engine.match import Match
from patolli.games import game_of
from patolli.record import replay
from patolli.server.updates.projection import reasons, shown_events
from tests.server.browser import Browser, Document, closing_browsers
from tests.server.running import Server
from tests.server.spy import Spy, documents, is_of_the_end
from tests.server.test_matches import gather_table

# What speaks of the table and its people, and never of the match.
ABOUT_THE_TABLE = {"welcome", "your_turns", "table_changed", "chat_log", "done", "refused"}


def plain(value: Any) -> str:
    """One text for each value, as it looks after a journey over the wire."""
    return json.dumps(json.loads(msgspec.json.encode(value)), sort_keys=True)


class Truth:
    """A finished match, line by line, as one viewer may know it."""

    def __init__(self, game: str, record: Document, seat: int | None) -> None:
        match = replay(game_of(game), record, 0)
        self.game = game
        self.record = record
        self.seat = seat
        self.events: list[str] = []
        self.options: list[list[str]] = []
        self.asked: list[list[int]] = []
        self.views: list[str] = []
        self.spectators_views: list[str] = []
        self._add(match, match.opening)
        for line in record["moves"]:
            mover, _, action = line.partition(" ")
            if action == "undo":
                match.take_back(int(mover))
                self._add(match, [])
            else:
                self._add(match, match.play(action, int(mover)))

    def _add(self, match: Match, events: list[Event]) -> None:
        self.events.append(plain(shown_events(events, self.seat)))
        self.views.append(plain(match.view(self.seat)))
        self.spectators_views.append(plain(match.view(None)))
        self.asked.append([decision.seat for decision in match.pending()])
        self.options.append([] if self.seat is None else [each.notation for each in match.choices(self.seat)])


def check_entries(truth: Truth, entries: list[Document], until: int) -> None:
    for entry in entries:
        assert entry["version"] <= until
        assert plain(entry["events"]) == truth.events[entry["version"]]
        assert entry["choice"] is None or entry["seat"] == truth.seat


def check_update(truth: Truth, update: Document) -> None:
    version = update["version"]
    assert update["seat"] == truth.seat
    assert plain(update["view"]) == truth.views[version]
    assert [option["notation"] for option in update["options"]] == truth.options[version]
    assert set(update["outlooks"]) <= set(truth.options[version])
    assert [question["seat"] for question in update["pending"]] == truth.asked[version]
    assert all(each["args"] is None for each in update["pending"] if each["seat"] != truth.seat)
    check_entries(truth, update["entries"], version)


def check_reasons(truth: Truth, document: Document) -> None:
    """What is refused is what the rules refuse there, for the reason that they give that seat."""
    found = document["reasons"]
    if truth.seat is None:
        # Who looks on is refused nothing, since nothing is asked of them.
        assert found == {}
        return
    match = replay(game_of(truth.game), truth.record, document["version"])
    assert plain(found) == plain(reasons(match, truth.seat, list(found), document["answers"]))
    assert document["answers"] or not set(found) & set(truth.options[document["version"]])


def check_replay(truth: Truth, document: Document, until: int) -> None:
    assert document["viewer"] in (None, truth.seat)
    views = set((truth.spectators_views if document["viewer"] is None else truth.views)[: until + 1])
    for frame in document["frames"]:
        assert plain(frame["view"]) in views
        assert frame["choice"] is None or frame["seat"] == document["viewer"]


def check(truth: Truth, document: Document, version: int) -> None:
    """One message or answer; what is of no known sort is a fault."""
    kind = document.get("type")
    if kind == "update":
        check_update(truth, document)
    elif kind == "history":
        check_entries(truth, document["entries"], version)
    elif kind == "outlooks":
        assert document["answers"] or set(document["outlooks"]) <= set(truth.options[document["version"]])
    elif kind == "reasons":
        check_reasons(truth, document)
    elif "frames" in document:
        check_replay(truth, document, version)
    else:
        # A table's sheet or a refusal, over the socket or over HTTP.
        assert kind in ABOUT_THE_TABLE or "seats" in document or "details" in document, document
        assert '"view"' not in json.dumps(document)


async def play_and_check(url: str, game: str, people: int, seed: int) -> int:
    """Play a match of spies; how many messages were checked."""
    browsers, table = await gather_table(url, game, people, 0)
    spies = [Spy(browser, table["id"], seed + seat, seat) for seat, browser in enumerate(browsers)]
    watcher = Spy(Browser(url), table["id"], seed + 50, None)
    for spy in [*spies, watcher]:
        spy.browser.keeps_bytes = True
        spy.invite = table["invite"]
        spy.curiosity = 0.1
    await asyncio.gather(*(spy.play_to_end() for spy in [*spies, watcher]))
    record = await browsers[0].get(f"/tables/{table['id']}/record")
    secrets = {record["setup"]["seed"].removeprefix("0x")}
    secrets |= {browser.http.cookies["patolli_session"] for browser in browsers}
    checked = 0
    for spy in [*spies, watcher]:
        truth = Truth(game, record, spy.seat)
        sent = [text for _, text in spy.notes if not is_of_the_end(text)]
        assert not [text for text in sent if any(secret in text for secret in secrets)]
        for version, document in documents(spy.notes):
            check(truth, document, version)
            checked += 1
    return checked


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("game", "people"), [("cacao", 3), ("teotihuacan", 2), ("canary", 5), ("heron", 5)])
def test_every_message_is_what_its_viewer_may_know(server: Server, game: str, people: int) -> None:
    async def body() -> None:
        assert await play_and_check(server.url, game, people, seed=people) > 200

    asyncio.run(closing_browsers(body()))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["cacao", "teotihuacan"])
def test_every_message_of_a_hundred_matches(server: Server, game: str) -> None:
    async def body() -> None:
        checked = 0
        for number in range(100):
            checked += await play_and_check(server.url, game, 2 + number % 3, seed=1000 + 10 * number)
        assert checked > 20_000

    asyncio.run(closing_browsers(body()))
