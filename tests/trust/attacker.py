"""An attacker: a process of its own, at an address of its own.

`python -m tests.trust.attacker ATTACK URL MOVES PEOPLE` prepares itself, with matches of so many moves and under so many names
where these have purses of their own, says `ready`, waits for a line and then attacks until it is ended. Each deed that came through is a dot, so that nobody believes in an attack that was none.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from patolli.server.costs import MESSAGES
from patolli.server.rate_limits import Bucket
from patolli.server.settings import ServerSettings
from tests.server.browser import Browser, Document
from tests.trust.test_load import many_descriptors

# Any address of this machine's own network is its own; elsewhere than on Linux there is one.
ELSEWHERE = "127.0.0.2" if sys.platform == "linux" else None
READY = "ready\n"
# What a message costs, by its type.
PRICES = {kind.__struct_config__.tag: price for kind, price in MESSAGES.items()}  # type: ignore[attr-defined]
# Whoever spends all is cut off, and begins anew with nothing: an attacker stays a little below.
SPENT_SHARE = 0.9
# A room that is full of listeners, as far as one address may.
LISTENERS = 250
# As fast as an address can pay for their coming and for what they look at.
SECONDS_BETWEEN_LISTENERS = 0.06
# So many requests at once that all that was saved up is spent, and the seconds until it is there again.
AT_ONCE = 110
SAVED_AGAIN = 6.0
# What nests deeper than anybody reads, within the largest body.
DEEP = b'{"game":' * 100_000


class Start:
    """All names of an attacker begin together: when the last of them is prepared it says so, and waits for a word."""

    def __init__(self, people: int) -> None:
        self._missing = people
        self._word = asyncio.Event()

    async def wait(self) -> None:
        self._missing -= 1
        if not self._missing:
            sys.stdout.write(READY)
            sys.stdout.flush()
            await asyncio.to_thread(sys.stdin.readline)
            self._word.set()
        await self._word.wait()


class Attacker:
    """Somebody who knows the limits, and stays within them."""

    def __init__(self, url: str, moves: int, start: Start, number: int = 0) -> None:
        self.url = url
        self.moves = moves
        self.chance = random.Random(2 + number)
        self._start = start
        self._is_ready = False
        self._new_person()

    def _new_person(self) -> None:
        limits = ServerSettings("")
        self.browser = Browser(self.url, address=ELSEWHERE)
        self._purse = Bucket(SPENT_SHARE * limits.socket_burst, SPENT_SHARE * limits.socket_rate)
        self._listening: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Come as somebody new."""
        await self.leave()
        self._new_person()
        await self.browser.sign_in("Eve")

    async def leave(self) -> None:
        for task in self._listening:
            task.cancel()
        await self.browser.close()

    async def ready(self) -> None:
        """Say that everything is prepared, and wait; whoever began long ago goes on at once."""
        if not self._is_ready:
            self._is_ready = True
            await self._start.wait()

    def did(self) -> None:
        """One deed came through."""
        sys.stdout.write(".")
        sys.stdout.flush()

    async def send(self, **message: object) -> None:
        """Send what can be paid, as soon as it can."""
        while not self._purse.take(PRICES.get(message["type"], 1.0)):
            await asyncio.sleep(0.01)
        await self.browser.send(**message)

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask, and count what was not refused; whoever was refused waits a moment."""
        answer = await self.browser.http.request(method, path, json=body)
        if answer.is_success:
            self.did()
        else:
            await asyncio.sleep(0.02)
        return answer

    async def table(self, *seats: Document, game: str = "teotihuacan", private: bool = True) -> str:
        """A new table, as soon as one more is given."""
        wanted = {"game": game, "seats": list(seats), "private": private}
        while True:
            answer = await self.browser.http.post("/tables", json=wanted)
            if answer.is_success:
                found: str = answer.json()["id"]
                return found
            await asyncio.sleep(0.1)

    async def long_match(self) -> Document:
        """The last update of a match by oneself that has gone on for long."""
        table = await self.table(*[{"kind": "me"}] * 4)
        await self.browser.connect()
        update = await self.browser.hello(table, outlooks=False)
        while update["moves"] < self.moves:
            update = await self.play(update)
        return update

    async def play(self, update: Document) -> Document:
        """Any move; the update that follows."""
        table = update["table"]
        if not update["options"]:
            seat = update["pending"][0]["seat"]
            await self.send(type="show", table=table, seat=seat, have_version=update["version"])
            return await self.browser.until("update", table=table)
        action = self.chance.choice(update["options"])["notation"]
        told = {"table": table, "version": update["version"], "key": self.key(), "seat": update["seat"]}
        await self.send(type="play", **told, actions=[action])
        return await self.browser.until("update", table=table)

    def key(self) -> str:
        return f"{self.chance.getrandbits(64):016x}"

    async def listen(self) -> None:
        """From now on hear and forget whatever comes, as a page does that shows nothing."""
        self._listening.append(asyncio.create_task(hear(self.browser)))

    async def room(self, table: str) -> None:
        """Hundreds who look on at a table."""
        for _ in range(LISTENERS):
            listener = Browser(self.url, address=ELSEWHERE)
            await listener.connect()
            await listener.send(type="hello", table=table, have_version=0, outlooks=False)
            self._listening.append(asyncio.create_task(hear(listener)))
            await asyncio.sleep(SECONDS_BETWEEN_LISTENERS)


async def hear(browser: Browser) -> None:
    with suppress(ConnectionClosed):
        while True:
            await browser.receive()


async def nobody(attacker: Attacker) -> None:
    """No attack."""
    await attacker.ready()
    while True:
        attacker.did()
        await asyncio.sleep(1)


async def calculation(attacker: Attacker) -> None:
    """No attack, but work for the machine."""
    await attacker.ready()
    while True:
        sum(range(1_000_000))
        attacker.did()


async def tables_of_bots(attacker: Attacker) -> None:
    """A1: as many tables of bots as are given; they think because somebody looks on."""
    await attacker.ready()
    await attacker.browser.connect()
    await attacker.listen()
    while True:
        table = await attacker.table(*[{"kind": "bot", "bot": "master"}] * 4, game="cacao")
        await attacker.send(type="hello", table=table, have_version=0, outlooks=False)
        attacker.did()


async def rewinds(attacker: Attacker) -> None:
    """A2: a long match by oneself, gone back in and on again as often as messages are taken."""
    update = await attacker.long_match()
    await attacker.ready()
    while True:
        table, seat = update["table"], update["pending"][0]["seat"]
        told = {"table": table, "version": update["version"], "key": attacker.key(), "seat": seat}
        back = attacker.chance.choice((1, 2, 5))
        await attacker.send(type="ask_take_back", **told, moves=update["moves"] - back)
        update = await attacker.browser.until("update", table=table)
        attacker.did()
        while update["moves"] < attacker.moves:
            update = await attacker.play(update)


async def large_heads(attacker: Attacker) -> None:
    """A6: a request whose head never ends."""
    await attacker.ready()
    while True:
        writer = await connection(attacker)
        with suppress(ConnectionError):
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nx-large: ")
            for _ in range(200):
                writer.write(b"x" * (1 << 20))
                await writer.drain()
        attacker.did()
        writer.close()
        await asyncio.sleep(0.01)


async def connection(attacker: Attacker) -> asyncio.StreamWriter:
    """A connection on which anything may be said."""
    where = None if ELSEWHERE is None else (ELSEWHERE, 0)
    port = int(attacker.url.rpartition(":")[2])
    _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=where)
    return writer


async def silent_sockets(attacker: Attacker) -> None:
    """B1: connections that begin a request and say nothing more, and sockets that listen."""
    await attacker.ready()
    held: list[asyncio.StreamWriter] = []
    browsers: list[Browser] = []
    try:
        while True:
            writer = await connection(attacker)
            writer.write(b"POST /api/v1/me/guest HTTP/1.1\r\nhost: x\r\n")
            held.append(writer)
            attacker.did()
            if len(browsers) < 400:
                browsers.append(Browser(attacker.url, address=ELSEWHERE))
                with suppress(InvalidHandshake):
                    await browsers[-1].connect()
            if len(held) > 1000:
                held.pop(0).close()
            await asyncio.sleep(0.002)
    finally:
        for each in held:
            each.close()


async def replays(attacker: Attacker) -> None:
    """B2: the dearest thing to look at, as often as it is given; and the same as a file that is brought along."""
    table = (await attacker.long_match())["table"]
    record = (await attacker.ask("GET", f"/tables/{table}/record")).json()
    await attacker.ready()
    while True:
        await attacker.ask("GET", f"/tables/{table}/replay?count=400")
        await attacker.ask("POST", "/replays", {"document": record})


async def bursts(attacker: Attacker) -> None:
    """B2: nothing for a while, and then all that can be paid at once."""
    table = (await attacker.long_match())["table"]
    await attacker.ready()
    paths = [f"/tables/{table}/replay?count=1", "/me/tables", "/tables"]
    while True:
        await asyncio.gather(*[attacker.ask("GET", paths[number % 3]) for number in range(AT_ONCE)])
        await asyncio.sleep(SAVED_AGAIN)


async def outlooks(attacker: Attacker) -> None:
    """B2: what every answer would lead to, three questions ahead and to the end of the turn, in one position after the other."""
    update = await attacker.long_match()
    await attacker.ready()
    while not update["over"]:
        update = await attacker.play(update)
        if update["options"]:
            asked = {"table": update["table"], "version": update["version"]}
            for _ in range(8):
                await attacker.send(type="want_outlook", **asked, depth=3, finish=True)
                await attacker.browser.until("outlooks")
                attacker.did()


async def own_data(attacker: Attacker) -> None:
    """B2: everything that is known of somebody with many tables."""
    for _ in range(35):
        await attacker.table({"kind": "me"}, {"kind": "me"})
    await attacker.long_match()
    await attacker.ready()
    while True:
        for path in ("/me/data", "/me/history", "/me/statistics"):
            await attacker.ask("GET", path)


async def histories(attacker: Attacker) -> None:
    """B2: everything that ever happened at a table, again and again."""
    update = await attacker.long_match()
    await attacker.ready()
    while True:
        await attacker.send(type="since", table=update["table"], since=0, until=update["version"])
        await attacker.browser.until("history")
        attacker.did()


async def hellos(attacker: Attacker) -> None:
    """B2: coming again and again, on one socket after the other."""
    table = await attacker.table({"kind": "me"}, {"kind": "open"}, game="cacao")
    await attacker.ready()
    while True:
        with suppress(ConnectionClosed, OSError):
            await attacker.browser.connect()
            for _ in range(50):
                await attacker.browser.send(type="hello", table=table, have_version=0)
                attacker.did()
            await asyncio.sleep(0.05)


async def crowd(attacker: Attacker) -> None:
    """B2: to come and go where hundreds are told of it."""
    table = await attacker.table({"kind": "me"}, {"kind": "open"}, private=False)
    await attacker.room(table)
    await attacker.browser.connect()
    await attacker.listen()
    await attacker.ready()
    while True:
        await attacker.send(type="hello", table=table, have_version=0, outlooks=False)
        await attacker.send(type="bye", table=table)
        attacker.did()


async def chatter(attacker: Attacker) -> None:
    """B2: to say something where hundreds are told of it."""
    table = await attacker.table({"kind": "me"}, {"kind": "open"}, private=False)
    await attacker.room(table)
    await attacker.browser.connect()
    await attacker.send(type="hello", table=table, have_version=0, outlooks=False)
    await attacker.listen()
    await attacker.ready()
    while True:
        await attacker.send(type="say", table=table, key=attacker.key(), text="x" * 300)
        attacker.did()


async def tables(attacker: Attacker) -> None:
    """B3: as many tables as are given, each looked at so that it is in memory."""
    await attacker.ready()
    await attacker.browser.connect()
    await attacker.listen()
    while True:
        table = await attacker.table(*[{"kind": "me"}] * 4)
        await attacker.send(type="hello", table=table, have_version=0)
        attacker.did()


async def deep_bodies(attacker: Attacker) -> None:
    """B8: what no reader of JSON follows to its end."""
    await attacker.ready()
    headers = {"content-type": "application/json"}
    while True:
        for path in ("/tables", "/replays", "/forks", "/pairing", "/me/guest"):
            answer = await attacker.browser.http.post(path, content=DEEP, headers=headers)
            assert answer.is_client_error, answer.status_code
            attacker.did()


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        nobody,
        calculation,
        tables_of_bots,
        rewinds,
        large_heads,
        silent_sockets,
        replays,
        bursts,
        outlooks,
        own_data,
        histories,
        hellos,
        crowd,
        chatter,
        tables,
        deep_bodies,
    )
}


# Means that a purse of messages ends: they are tried under as many names as an address can pay for.
BY_MANY = frozenset({"rewinds", "histories", "outlooks"})


async def attack_together(attack: str, url: str, moves: int, people: int) -> None:
    """Go on under so many names, if that makes more of it."""
    names = people if attack in BY_MANY else 1
    start = Start(names)
    await asyncio.gather(
        *[attack_for_ever(attack, Attacker(url, moves, start, number)) for number in range(names)]
    )


async def attack_for_ever(attack: str, attacker: Attacker) -> None:
    """Go on whatever is refused."""
    while True:
        try:
            await attacker.come()
            await ATTACKS[attack](attacker)
        except (httpx.HTTPError, AssertionError, OSError, ConnectionClosed, json.JSONDecodeError) as error:
            sys.stderr.write(f"{attack} begins anew: {error!r:.300}\n")
        await asyncio.sleep(0.05)


if __name__ == "__main__":
    # Whoever attacks has a machine of their own; here they leave the server's to it as well as that can be done.
    os.nice(10)
    many_descriptors()
    asyncio.run(attack_together(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
