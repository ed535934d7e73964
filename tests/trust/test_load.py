"""Load: five thousand sockets, twelve hundred running tables, a hundred moves a second, and bots that think."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Browser, Document, closing_browsers
from tests.server.running import Server
from tests.trust.figures import SHARE, long, saw

# The goals, for a machine with two cores of its own.
PAIRS_OF_ALL = 100
TABLES_OF_ALL = 1200
SOCKETS_OF_ALL = 5000
MOVES_A_SECOND = 100
SECONDS_OF_ALL = 600
TABLES_WITH_BOTS = 10
PROMISED_P50 = 0.010
PROMISED_P99 = 0.080
PROMISED_MEBIBYTES = 500
DESCRIPTORS = 16_384


class Board:
    """One running table as those who play at it know it: whose move it is, and what may be done."""

    def __init__(self) -> None:
        self.socket: ClientConnection | None = None
        self.version = -1
        self.options: list[str] = []
        self.is_over = False


class Crowd:
    """All who play: each pair of people sits at some tables, with one socket each."""

    def __init__(self, url: str, chance: random.Random) -> None:
        self.url = url
        self.chance = chance
        self.boards: dict[str, Board] = {}
        self.sent: dict[str, float] = {}
        self.acks: list[float] = []
        self.refused: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def seat_a_pair(self, tables: int) -> None:
        """Two people sit down at so many tables."""
        browsers = [Browser(self.url), Browser(self.url)]
        for number, browser in enumerate(browsers):
            await browser.sign_in(f"Person {number}")
        ids: list[str] = []
        for number in range(tables):
            wanted = {"game": ("cacao", "teotihuacan")[number % 2], "private": False}
            made = await browsers[0].post("/tables", {**wanted, "seats": [{"kind": "me"}, {"kind": "link"}]})
            await browsers[1].post(f"/tables/{made['id']}/sit", {"invite": made["invite"]})
            ids.append(made["id"])
            self.boards[made["id"]] = Board()
        for browser in browsers:
            await browser.connect()
            await self.listen(browser, ids)

    async def listen(self, browser: Browser, tables: list[str]) -> None:
        """Come to tables, and keep up with what happens there."""
        assert browser.socket is not None
        for table in tables:
            await browser.send(type="hello", table=table, have_version=0, outlooks=False)
        self.tasks.append(asyncio.create_task(self._hear(browser.socket)))

    async def _hear(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                message: Document = json.loads(text)
                if message["type"] == "done":
                    began = self.sent.pop(message["key"], None)
                    if began is not None:
                        self.acks.append(time.perf_counter() - began)
                elif message["type"] == "refused":
                    self.refused.append(message["error"]["kind"])
                elif message["type"] == "update" and (
                    message["options"] or message["version"] > self.boards[message["table"]].version
                ):
                    self._note(message, socket)

    def _note(self, message: Document, socket: ClientConnection) -> None:
        board = self.boards[message["table"]]
        if message["version"] > board.version:
            board.options = []
        board.version = message["version"]
        board.is_over = message["over"]
        if message["options"]:
            board.socket, board.options = socket, [each["notation"] for each in message["options"]]

    async def move(self) -> None:
        """One move, at any table that waits for one."""
        waiting = [
            (name, board) for name, board in self.boards.items() if board.options and not board.is_over
        ]
        if not waiting:
            return
        table, board = self.chance.choice(waiting)
        key = f"{self.chance.getrandbits(64):016x}"
        action = self.chance.choice(board.options)
        board.options = []
        assert board.socket is not None
        self.sent[key] = time.perf_counter()
        play = {"type": "play", "table": table, "version": board.version, "key": key, "actions": [action]}
        await board.socket.send(json.dumps(play))

    async def move_for(self, seconds: float, a_second: float) -> None:
        """So many moves a second, whether or not those before were acknowledged."""
        began = time.perf_counter()
        number = 0
        while (now := time.perf_counter()) - began < seconds:
            due = began + number / a_second
            if due > now:
                await asyncio.sleep(due - now)
            await self.move()
            number += 1


async def watch(url: str, table: str) -> ClientConnection:
    """Somebody without a name who looks on; what is said is read and dropped."""
    socket = await connect(url.replace("http", "ws", 1) + "/api/v1/socket", compression=None, max_size=None)
    await socket.send(json.dumps({"type": "hello", "table": table, "have_version": 0, "outlooks": False}))
    return socket


async def drop(socket: ClientConnection) -> None:
    """Read what comes, as a page does, until the socket is closed."""
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def against_a_bot(url: str, bot: str, pause: float) -> None:
    """A person who plays against a bot for ever, one match after the other."""
    person = Browser(url)
    await person.sign_in("Honest")
    chance = random.Random(bot)
    while True:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        table = await person.post("/tables", {"game": "teotihuacan", "seats": seats})
        await person.connect()
        update = await person.hello(table["id"], outlooks=False)
        while not update["over"]:
            if update["options"]:
                await asyncio.sleep(pause * chance.uniform(0.5, 1.5))
                action = chance.choice(update["options"])["notation"]
                key = f"{chance.getrandbits(64):016x}"
                await person.send(
                    type="play", table=table["id"], version=update["version"], key=key, actions=[action]
                )
            update = await person.until("update", table=table["id"])


def many_descriptors() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


@contextmanager
def busy_server(folder: Path, *words: str) -> Iterator[Server]:
    many_descriptors()
    server = Server(f"sqlite:{folder / 'tables.db'}", folder, *words)
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.kill()


def resident_mebibytes(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


async def load(server: Server, share: float, seconds: float) -> dict[str, float]:
    """A share of everybody, for so long."""
    crowd = Crowd(server.url, random.Random(1))
    pairs = max(1, round(PAIRS_OF_ALL * share))
    for _ in range(pairs):
        await crowd.seat_a_pair(TABLES_OF_ALL // PAIRS_OF_ALL)
    tables = list(crowd.boards)
    watchers = [
        await watch(server.url, tables[number % len(tables)])
        for number in range(round(SOCKETS_OF_ALL * share) - 2 * pairs)
    ]
    looking = [asyncio.create_task(drop(each)) for each in watchers]
    thinking = [
        asyncio.create_task(against_a_bot(server.url, "master", 0.1))
        for _ in range(max(1, round(TABLES_WITH_BOTS * share)))
    ]
    await crowd.move_for(seconds, MOVES_A_SECOND * share)
    await asyncio.sleep(1)
    memory = resident_mebibytes(server)
    # Everybody is still there: who plays, who looks on, and who plays against a bot.
    lost = sum(each.done() for each in (*looking, *crowd.tasks))
    await end_all(thinking)
    for each in (*looking, *crowd.tasks):
        each.cancel()
    for socket in watchers:
        socket.transport.abort()
    assert set(crowd.refused) <= {"stale_version"}, crowd.refused
    acks = sorted(crowd.acks)
    return {
        "seconds": round(seconds),
        "tables": len(tables),
        "sockets": len(watchers) + 2 * pairs,
        "sockets_lost": lost,
        "moves": len(acks),
        "unanswered": len(crowd.sent),
        "ms_p50": round(1000 * acks[len(acks) // 2], 1),
        "ms_p99": round(1000 * acks[int(len(acks) * 0.99)], 1),
        "MiB": round(memory),
    }


async def end_all(tasks: list[asyncio.Task[None]]) -> None:
    """End what goes on for ever; one that ended by itself has failed, and says why."""
    for each in tasks:
        if each.done():
            each.result()
            raise AssertionError("somebody went away")
        each.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_small_crowd_is_served(tmp_path: Path) -> None:
    with busy_server(tmp_path) as server:

        async def body() -> None:
            seen = await load(server, 0.02, 3)
            assert seen["unanswered"] == seen["sockets_lost"] == 0
            assert seen["moves"] >= 3

        asyncio.run(closing_browsers(body()))


@pytest.mark.trust
def test_five_thousand_sockets(tmp_path: Path) -> None:
    with busy_server(tmp_path, "crowded") as server:

        async def body() -> None:
            # A share is one of the crowd as well as of the time.
            seen = await load(server, min(1.0, SHARE), long(SECONDS_OF_ALL))
            held = (
                seen["unanswered"] == seen["sockets_lost"] == 0
                and seen["ms_p50"] <= 1000 * PROMISED_P50
                and seen["ms_p99"] <= 1000 * PROMISED_P99
                and seen["MiB"] <= PROMISED_MEBIBYTES
            )
            saw("load", held=held, **seen)
            assert held, seen

        asyncio.run(closing_browsers(body()))


# Ten people on the bots

THINKING_SECONDS = 0.5
PEOPLE = 10


def bots_answers(text: str) -> list[tuple[float, float]]:
    """How many answers took at most how long."""
    return [
        (float(sample.labels["le"]), sample.value)
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "patolli_bot_answer_seconds_bucket"
    ]


@pytest.mark.trust
def test_ten_people_against_bots_that_think(tmp_path: Path) -> None:
    seconds = long(120)
    with busy_server(tmp_path, "thinking") as server:

        async def body() -> None:
            people = [asyncio.create_task(against_a_bot(server.url, "master", 3.0)) for _ in range(PEOPLE)]
            await asyncio.sleep(seconds)
            looker = Browser(server.url)
            buckets = bots_answers((await looker.http.get("/metrics")).text)
            await end_all(people)
            answers = buckets[-1][1]
            within = next(bound for bound, count in buckets if count >= 0.9 * answers)
            in_time = next(count for bound, count in buckets if bound >= 2 * THINKING_SECONDS)
            held = in_time >= 0.9 * answers
            saw(
                "bots_of_ten",
                held=held,
                seconds=seconds,
                answers=int(answers),
                per_cent_within_twice_their_time=round(100 * in_time / answers, 1),
                seconds_p90_at_most=within,
            )
            assert held, buckets

        asyncio.run(closing_browsers(body()))
