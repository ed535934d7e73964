"""A player who keeps every byte it is sent, with the version by which it was sent, and pokes around."""

from __future__ import annotations

import json
import secrets
from typing import Any

from tests.server.browser import Browser, Document, Player


class Spy(Player):
    """Plays, takes back, is cut off, and asks for everything: what it may know and what it may not."""

    def __init__(self, browser: Browser, table: str, seed: int, seat: int | None) -> None:
        super().__init__(browser, table, seed)
        self.seat = seat
        self.notes: list[tuple[int, str]] = []
        self.words: list[str] = []
        # How often it pokes, for each update.
        self.curiosity = 1.0
        self.after_update = self.poke
        self.doubles, self.undoes, self.cuts = 0.2, 0.2, 0.02

    def note(self, version: int) -> None:
        """Everything received until now was sent by this version."""
        self.notes.extend((version, text) for text in self.browser.received)
        self.browser.received.clear()

    def remember(self, update: Document) -> None:
        """Collect words by which to ask for previews later on, when they may be another seat's."""
        self.words += [option["notation"] for option in update["options"]]
        self.words = self.words[-200:]

    async def poke(self, update: Document) -> None:
        self.note(update["version"])
        self.remember(update)
        if update["over"] or self.chance.random() > self.curiosity:
            return
        await self.browser.send(table=self.table, **self.probe(update["version"]))
        if self.chance.random() < 0.3:
            await self.ask_over_http()

    def probe(self, version: int) -> Document:
        """A message that may ask for too much."""
        wrong = 1 if self.seat != 1 else 0
        gesture: dict[str, Any] = {"version": version, "key": secrets.token_hex(8)}
        words = self.chance.sample(self.words, min(len(self.words), 40))
        some = self.chance.choice(words) if words else "draw"
        return self.chance.choice(
            [
                {"type": "since", "since": 0, "until": 10_000},
                {"type": "want_outlook", "version": version, "answers": words[:1], "depth": 2},
                {"type": "want_outlook", "version": version, "actions": words},
                {"type": "want_reasons", "version": version, "actions": [some, *words[:7]]},
                {"type": "show", "seat": self.chance.randrange(4)},
                {"type": "hello", "have_version": 0, "invite": self.invite},
                {"type": "play", **gesture, "actions": [self.chance.randrange(99) << 6 | 7]},
                {"type": "play", **gesture, "actions": [some], "seat": wrong},
                {"type": "take_back", **gesture, "seat": wrong},
                {"type": "say", "key": gesture["key"], "phrase": "hello"},
            ]
        )

    async def ask_over_http(self) -> None:
        """The answer was made by the version that the table has afterwards."""
        part = f"start={self.chance.randrange(max(1, self.last['moves']))}&count=6"
        replays = [f"replay?viewer={self.seat}&{part}", f"replay?viewer=1&{part}", f"replay?{part}"]
        path = self.chance.choice([*replays, "", "record"])
        address = f"/tables/{self.table}"
        answer = await self.browser.http.get(f"{address}/{path}".rstrip("/"))
        after = await self.browser.http.get(address, params={"invite": self.invite})
        self.notes.append((after.json()["version"], answer.text))


def is_of_the_end(text: str) -> bool:
    """Whether a message was made after the match, when everything may be known."""
    return '"over":true' in text or '"status":"over"' in text


def documents(notes: list[tuple[int, str]]) -> list[tuple[int, Document]]:
    """What was sent before the end, read."""
    return [(version, json.loads(text)) for version, text in notes if text and not is_of_the_end(text)]
