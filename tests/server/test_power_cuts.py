"""kill -9 at random moments under load: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import httpx
import psycopg
import pytest

from patolli import load
from patolli.storage import open_store
from patolli.storage.rows import EntryRow
from tests.server.browser import Browser, Document, NotServed, Player, closing_browsers
from tests.server.running import Server
from tests.server.test_matches import gather_table


async def play_through_cuts(
    server: Server, cuts: int, seed: int, tables: int = 3, cut: Callable[[], None] | None = None
) -> tuple[int, int]:
    """Play matches while the server is killed, or cut otherwise; how many moves were acknowledged, and tables played."""
    chance = random.Random(seed)
    playing: dict[str, list[Player]] = {}
    killing = True

    def moves() -> int:
        return sum(len(player.acknowledged) for players in playing.values() for player in players)

    async def keep_a_table_busy(number: int) -> None:
        while killing:
            await asyncio.to_thread(server.wait)
            try:
                browsers, table = await gather_table(server.url, "cacao", 2, number % 2)
            except (OSError, httpx.HTTPError, NotServed):
                # Cut off while people were sitting down; they go to another table.
                continue
            players = [
                Player(browser, table["id"], seed + 7 * number + n) for n, browser in enumerate(browsers)
            ]
            for player in players:
                player.doubles = 0.1
                player.hurries = 0.5
            playing[table["id"]] = players
            await asyncio.gather(*(player.play_to_end(3600) for player in players))
            match = load(await fetch_patiently(server, browsers[0], f"/tables/{table['id']}/record"))
            assert match.is_over

    async def keep_tables_busy() -> None:
        await asyncio.gather(*(keep_a_table_busy(number) for number in range(tables)))

    busy = asyncio.create_task(closing_browsers(keep_tables_busy()))
    for _ in range(cuts):
        await asyncio.to_thread(server.wait)
        # So many moves later, and then anywhere within the next ones: on any machine under load.
        enough = moves() + chance.randrange(1, 60)
        while moves() < enough and not busy.done():
            await asyncio.sleep(0.002)
        await asyncio.sleep(chance.uniform(0.0, 0.02))
        if cut is None:
            server.kill()
            server.start()
        else:
            await asyncio.to_thread(cut)
    await asyncio.to_thread(server.wait)
    killing = False
    await busy
    server.stop()
    return await compare_with_store(server.database, playing)


async def fetch_patiently(server: Server, browser: Browser, path: str) -> Document:
    """An answer, from whichever life of the server."""
    while True:
        await asyncio.to_thread(server.wait)
        try:
            answer: Document = await browser.get(path)
        except (OSError, httpx.HTTPError, NotServed):
            continue
        return answer


async def compare_with_store(database: str, playing: dict[str, list[Player]]) -> tuple[int, int]:
    store = open_store(database)
    await store.open(lambda table: None)
    total = queues = 0
    for table, players in playing.items():
        entries = await store.entries(table)
        keys = [key for player in players for key, _ in player.acknowledged]
        written = Counter(entry.key for entry in entries if entry.key)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert all(count == 1 for count in written.values())
        assert all(written[key] == 1 for key in keys), "an acknowledged move is lost"
        total += len(keys)
        queues += check_queues([entry for entry in entries if entry.seat < len(players)], players)
    await store.close()
    assert queues > 10
    return total, len(playing)


def check_queues(entries: list[EntryRow], players: list[Player]) -> int:
    """Answers sent together stand in the log together, the last with their key; how many there are."""
    sent = {key: actions for player in players for key, actions in player.queues.items()}
    queues = 0
    for before, entry in pairwise(entries):
        if entry.key in sent:
            assert (before.seat, before.key) == (entry.seat, "")
            assert [before.action, entry.action] == sent[entry.key]
            queues += 1
    assert sum(not entry.key for entry in entries) == queues, "a queue was cut in half"
    return queues


def empty_postgres(url: str) -> str:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return url


def run_cuts(database: str, folder: Path, cuts: int) -> None:
    server = Server(database, folder)
    server.start()
    try:
        moves, tables = asyncio.run(play_through_cuts(server, cuts, seed=cuts))
    finally:
        server.kill()
    logging.getLogger(__name__).info("%d cuts, %d matches, %d moves acknowledged", cuts, tables, moves)
    assert moves > 50


def test_power_cuts_on_sqlite(tmp_path: Path) -> None:
    run_cuts(f"sqlite:{tmp_path / 'tables.db'}", tmp_path, 3)


def test_power_cuts_on_postgres(tmp_path: Path, postgres_url: str) -> None:
    run_cuts(empty_postgres(postgres_url), tmp_path, 2)


@pytest.mark.slow
def test_fifty_power_cuts_on_sqlite(tmp_path: Path) -> None:
    run_cuts(f"sqlite:{tmp_path / 'tables.db'}", tmp_path, 50)


@pytest.mark.slow
def test_fifty_power_cuts_on_postgres(tmp_path: Path, postgres_url: str) -> None:
    run_cuts(empty_postgres(postgres_url), tmp_path, 50)
