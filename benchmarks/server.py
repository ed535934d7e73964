"""The table server under load: moves, latencies, memory; every move acknowledged after its commit.

python benchmarks/server.py [--tables 40] [--seconds 10] [--sockets 500] [--database URL]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from patolli.compiled import RUNNING
from patolli.server.settings import ServerSettings

WIDE = 1e9
# Tables enough for a server as fast as none is yet; a match of Cacao between two has about so many moves.
FASTEST = 8000
MOVES_OF_A_MATCH = 50
# Older trees have no port among their settings, and are told it apart.
SERVE = """
import msgspec, sys
from patolli.server.run import serve
from patolli.server.settings import ServerSettings
settings = msgspec.json.decode(sys.argv[1], type=ServerSettings)
serve(settings) if hasattr(settings, "port") else serve(settings, "127.0.0.1", int(sys.argv[2]))
"""
TICKS = os.sysconf("SC_CLK_TCK")
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.arrivals: list[float] = []
        self.is_counting = False
        self.ran_out = False

    def row(self, name: str, times: list[float]) -> str:
        ordered = sorted(times)
        p99 = ordered[int(len(ordered) * 0.99)]
        return f"  {name:32} p50 {statistics.median(ordered) * 1000:7.2f} ms   p99 {p99 * 1000:7.2f} ms"


async def seat_two(url: str, matches: int) -> tuple[list[str], list[ClientConnection]]:
    """Two people with their sockets, and the tables that they will play one after the other."""
    async with (
        httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=60) as ana,
        httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=60) as bo,
    ):
        for http, name in ((ana, "Ana"), (bo, "Bo")):
            await http.post("/me/guest", json={"name": name})
        tables = []
        for _ in range(matches):
            seats = [{"kind": "me"}, {"kind": "link"}]
            made = (await ana.post("/tables", json={"game": "cacao", "seats": seats})).json()
            await bo.post(f"/tables/{made['id']}/sit", json={"invite": made["invite"]})
            tables.append(made["id"])
        return tables, [await dial(url, http.cookies["patolli_session"]) for http in (ana, bo)]


async def dial(url: str, cookie: str = "") -> ClientConnection:
    headers = {"cookie": f"patolli_session={cookie}"} if cookie else {}
    address = url.replace("http", "ws", 1) + "/api/v1/socket"
    return await connect(address, additional_headers=headers, compression=None, max_size=None)


async def keep_playing(
    tables: list[str], sockets: list[ClientConnection], figures: Figures, until: float, seed: int
) -> None:
    """Two people play one match after the other; each answers as soon as it is asked."""
    chance = random.Random(seed)
    for table in tables:
        if time.perf_counter() > until:
            return
        sent: dict[str, float] = {}
        await asyncio.gather(
            *(play_seat(line, table, seat, sent, figures, until, chance) for seat, line in enumerate(sockets))
        )
    figures.ran_out = True


async def play_seat(
    socket: ClientConnection,
    table: str,
    seat: int,
    sent: dict[str, float],
    figures: Figures,
    until: float,
    chance: random.Random,
) -> None:
    await socket.send(encode({"type": "hello", "table": table, "outlooks": False}).decode())
    async for text in socket:
        now = time.perf_counter()
        message: dict[str, Any] = decode(text)
        if message["type"] == "done":
            if figures.is_counting:
                figures.acks.append(now - sent[message["key"]])
        elif message["type"] == "update" and message["table"] == table:
            entries = message["entries"]
            began = sent.get(f"version {message['version']}")
            if figures.is_counting and began is not None and entries and entries[-1]["seat"] == 1 - seat:
                figures.arrivals.append(now - began)
            if message["over"] or now > until:
                await socket.send(encode({"type": "bye", "table": table}).decode())
                return
            if message["options"]:
                key = f"{chance.getrandbits(64):016x}"
                action = chance.choice(message["options"])["notation"]
                sent[key] = sent[f"version {message['version'] + 1}"] = time.perf_counter()
                play = {
                    "type": "play",
                    "table": table,
                    "version": message["version"],
                    "key": key,
                    "actions": [action],
                }
                await socket.send(encode(play).decode())


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> float:
    line = next(
        each for each in Path(f"/proc/{pid}/status").read_text().splitlines() if each.startswith("VmRSS")
    )
    return int(line.split()[1]) / 1024


async def measure(url: str, pid: int, tables: int, seconds: float, sockets: int) -> float:
    """Play and print; the moves per CPU-second of the server."""
    empty = memory(pid)
    idle = [await dial(url) for _ in range(sockets)]
    held = memory(pid)
    print(f"  {'sockets held':32} {sockets:7d}      {(held - empty) * 1024 / max(sockets, 1):.0f} KiB each")
    figures = Figures()
    warm = 1.0
    matches = int((warm + seconds) * FASTEST / MOVES_OF_A_MATCH / tables) + 2
    pairs = [await seat_two(url, matches) for _ in range(tables)]
    until = time.perf_counter() + warm + seconds
    busy = [asyncio.create_task(keep_playing(*pair, figures, until, seed)) for seed, pair in enumerate(pairs)]
    await asyncio.sleep(warm)
    began, spent = time.perf_counter(), cpu_seconds(pid)
    figures.is_counting = True
    await asyncio.sleep(seconds)
    figures.is_counting = False
    took, used = time.perf_counter() - began, cpu_seconds(pid) - spent
    # Whoever waits for somebody who has already stopped is called off.
    done, waiting = await asyncio.wait(busy, timeout=1.0)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*done)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert not figures.ran_out, "too few tables were made for this machine"
    moves = len(figures.acks)
    print(f"  {'moves acknowledged after commit':32} {moves / took:7.0f} /s   with {tables} tables at once")
    print(f"  {'moves per server CPU-second':32} {moves / used:7.0f}")
    print(figures.row("submit to ack", figures.acks))
    print(figures.row("submit to the other's socket", figures.arrivals))
    print(f"  {'memory of the server':32} {memory(pid):7.0f} MiB  ({empty:.0f} when empty)")
    for each in [*idle, *(line for _, two in pairs for line in two)]:
        await each.close()
    return moves / used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    serve_and_measure(asked.database, asked.tables, asked.seconds, asked.sockets)


def serve_and_measure(database: str, tables: int, seconds: float, sockets: int) -> float:
    """Start a server, load it, stop it; the moves per CPU-second."""
    with serving(database) as (url, pid):
        print(f"Cacao, two people a table, {(database or 'sqlite').split(':')[0]}, rules {RUNNING}")
        return asyncio.run(measure(url, pid, tables, seconds, sockets))


@contextmanager
def serving(
    database: str = "", environment: dict[str, str] | None = None, bundle: Path | None = None
) -> Iterator[tuple[str, int]]:
    """A server that refuses nobody, by these sources or those of an environment: its address and its process."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = ServerSettings(
            database or f"sqlite:{folder}/tables.db",
            bundle=None if bundle is None else str(bundle),
            port=port,
            socket_burst=WIDE,
            socket_rate=WIDE,
            http_burst=WIDE,
            http_rate=WIDE,
            tables_an_hour=WIDE,
            address_sockets=100_000,
            open_tables=100_000,
        )
        command = [sys.executable, "-c", SERVE, encode(settings).decode(), str(port)]
        with (
            (Path(folder) / "log").open("wb") as log,
            subprocess.Popen(command, stderr=log, env=environment) as process,
        ):
            try:
                url = f"http://127.0.0.1:{port}"
                wait_for(url)
                yield url, process.pid
            finally:
                process.terminate()


async def play_whole(url: str, pid: int, tables: int, matches: int) -> float:
    """So many tables play so many matches to the end; the moves per CPU-second of the server."""
    pairs = [await seat_two(url, matches) for _ in range(tables)]
    figures = Figures()
    figures.is_counting = True
    spent = cpu_seconds(pid)
    await asyncio.gather(*(keep_playing(*pair, figures, inf, seed) for seed, pair in enumerate(pairs)))
    used = cpu_seconds(pid) - spent
    for each in (line for _, two in pairs for line in two):
        await each.close()
    return len(figures.acks) / used


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(url: str) -> None:
    for _ in range(400):
        try:
            httpx.get(f"{url}/api/v1/health")
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main()
