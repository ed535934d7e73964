"""What a browser heard of its table: every outlook by the version it was counted from, and the views."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket

Told = dict[str, Any]


class Heard:
    """Listens to a page from before it opens a table."""

    def __init__(self, page: Page) -> None:
        # By version and by the answers given in thought.
        self.outlooks: dict[tuple[int, tuple[str, ...]], Told] = {}
        self.updates: list[Told] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.updates.append(message)
        if message["type"] in ("update", "outlooks"):
            thought = (message["version"], tuple(message.get("answers", ())))
            self.outlooks.setdefault(thought, {}).update(message["outlooks"])

    def owned(self, seat: int = 0) -> Told:
        """What the seat owns by the last update."""
        player: Told = self.updates[-1]["view"]["players"][seat]
        return player

    def leading_on(self, version: int, *answers: str) -> Iterator[Told]:
        """What the last answer leads to after the others, and all that was told to follow it."""
        before, last = answers[:-1], answers[-1]
        found = self.outlooks.get((version, before), {}).get(last)
        if found is not None:
            yield from _all(found)
        for after in self.outlooks.get((version, answers), {}).values():
            yield from _all(after)


def _all(outlook: Told) -> Iterator[Told]:
    yield outlook
    for following in outlook.get("then", {}).values():
        yield from _all(following)
