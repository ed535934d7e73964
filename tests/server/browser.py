"""A scripted browser: signs in, keeps one socket, plays, comes back when cut off."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Document = dict[str, Any]
# After so many seconds something hangs, on however slow a machine.
PATIENCE = 120.0


class NotServed(AssertionError):
    """The server says that it cannot just now (503)."""


class Browser:
    """One person's browser; everything it receives is kept in `received`. It may call from an address of its own."""

    def __init__(self, url: str, keeps_bytes: bool = False, address: str | None = None) -> None:
        self.url = url
        self.address = address
        transport = None if address is None else httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=PATIENCE, transport=transport)
        self.socket: ClientConnection | None = None
        self.person: Document | None = None
        self.received: list[str] = []
        self.keeps_bytes = keeps_bytes
        OPENED.append(self)

    async def sign_in(self, name: str) -> Document:
        me = await self.post("/me/guest", {"name": name})
        person: Document = me["person"]
        self.person = person
        return person

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        if self.keeps_bytes:
            self.received.append(answer.text)
        if answer.status_code == 503:
            raise NotServed(path)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text[:400]}"
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        return await self.request("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.request("POST", path, body)

    async def connect(self) -> None:
        await self.hang_up()
        cookie = self.http.cookies.get("patolli_session")
        headers = {"cookie": f"patolli_session={cookie}"} if cookie else {}
        address = self.url.replace("http", "ws", 1) + "/api/v1/socket"
        more: Document = {} if self.address is None else {"local_addr": (self.address, 0)}
        self.socket = await connect(
            address, additional_headers=headers, max_size=None, compression=None, **more
        )

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Document:
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        if self.keeps_bytes:
            self.received.append(text)
        message: Document = json.loads(text)
        return message

    async def until(self, kind: str, seconds: float = PATIENCE, **fields: Any) -> Document:
        """The next message of a kind whose fields have these values; a refusal nobody expects fails."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive()
                assert kind == "refused" or message["type"] != "refused", message
                if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                    return message

    async def refusals_until_pong(self, sent: float) -> list[str]:
        """Why anything was refused before the answer to this ping."""
        kinds: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.receive()
                if message["type"] == "refused":
                    kinds.append(message["error"]["kind"])
                if message["type"] == "pong" and message["sent"] == sent:
                    return kinds

    async def hello(self, table: str, have: int = 0, **more: Any) -> Document:
        await self.send(type="hello", table=table, have_version=have, **more)
        return await self.until("update", table=table)

    def move_to(self, url: str) -> None:
        """From the next connection on, another server process."""
        self.url = url
        self.http.base_url = httpx.URL(f"{url}/api/v1/")

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def close(self) -> None:
        await self.hang_up()
        await self.http.aclose()


OPENED: list[Browser] = []


async def closing_browsers(body: Awaitable[None]) -> None:
    """Run a test's body and hang up for everyone it opened."""
    try:
        await body
    finally:
        for browser in OPENED:
            await browser.close()
        OPENED.clear()


Chooser = Callable[[Document, random.Random], str]


def any_option(update: Document, chance: random.Random) -> str:
    notation: str = chance.choice(update["options"])["notation"]
    return notation


class Player:
    """Plays a table to its end through anything: cuts, restarts, retries, double submissions."""

    def __init__(self, browser: Browser, table: str, seed: int, choose: Chooser = any_option) -> None:
        self.browser = browser
        self.table = table
        self.chance = random.Random(seed)
        self.choose = choose
        self.last: Document = {}
        self.acknowledged: list[tuple[str, int]] = []
        self.invite = ""
        # The answers that were sent together, by their key.
        self.queues: dict[str, list[str]] = {}
        # How often it hangs up, sends twice, takes back, or ends its turn with the same message, for each update.
        self.cuts = 0.0
        self.doubles = 0.0
        self.undoes = 0.0
        self.hurries = 0.0
        self.after_update: Callable[[Document], Awaitable[None]] | None = None

    async def play_to_end(self, seconds: float = 5 * PATIENCE) -> Document:
        async with asyncio.timeout(seconds):
            while not self.last.get("over"):
                try:
                    await self._session()
                except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                    await asyncio.sleep(0.02)
                finally:
                    await self.browser.hang_up()
        return self.last

    async def _session(self) -> None:
        """One connection, as long as it lasts."""
        await self.browser.connect()
        await self._come()
        waiting: Document | None = self._unanswered
        if waiting is not None:
            await self.browser.send(**waiting)
        while not self.last.get("over"):
            message = await self.browser.receive()
            if message["type"] == "update" and message["table"] == self.table:
                await self._on_update(message)
                if self.chance.random() < self.cuts:
                    assert self.browser.socket is not None
                    self.browser.socket.transport.abort()
            elif message["type"] == "done" and waiting_key(self._unanswered) == message["key"]:
                self.acknowledged.append((message["key"], message["version"]))
                self._unanswered = None
                await self._act()
            elif message["type"] == "refused" and waiting_key(self._unanswered) == message["key"]:
                assert message["error"]["kind"] in ACCEPTED, message
                self._unanswered = None
                if message["error"]["kind"] != "stale_version":
                    await self._act()
            elif message["type"] == "refused" and message["error"]["kind"] == "server_busy":
                # Coming was refused because the store was away: it is said again, as the page does.
                await asyncio.sleep(0.05)
                await self._come()

    async def _come(self) -> None:
        """Say which table, and what is known of it."""
        have = self.last.get("version", 0)
        await self.browser.send(
            type="hello", table=self.table, have_version=have, outlooks=False, invite=self.invite
        )

    _unanswered: Document | None = None

    async def _on_update(self, update: Document) -> None:
        assert update["version"] >= self.last.get("version", 0)
        self.last = update
        if self.after_update is not None:
            await self.after_update(update)
        if self._unanswered is None:
            await self._act()

    async def _act(self) -> None:
        update = self.last
        if self._unanswered is not None or update.get("over"):
            return
        message: Document = {"table": self.table, "version": update["version"], "key": secrets.token_hex(8)}
        if update["can_take_back"] and self.chance.random() < self.undoes:
            kind = "restart_turn" if self.chance.random() < 0.3 else "take_back"
            message |= {"type": kind, "seat": update["seat"]}
        elif update["options"]:
            actions = [self.choose(update, self.chance)]
            if self.chance.random() < self.hurries and actions != ["end_turn"]:
                actions.append("end_turn")
                self.queues[message["key"]] = actions
            message |= {"type": "play", "actions": actions}
        else:
            return
        self._unanswered = message
        await self.browser.send(**message)
        while self.chance.random() < self.doubles:
            await self.browser.send(**message)


# What may be answered to an honest player who was overtaken by others.
ACCEPTED = (
    "stale_version",
    "not_your_decision",
    "nothing_to_take_back",
    "server_busy",
    "illegal_action",
    "answered_too_early",
)


def waiting_key(message: Document | None) -> str | None:
    return None if message is None else message["key"]
