"""Two processes on one PostgreSQL tell each other which tables changed."""

from __future__ import annotations

import asyncio

import pytest

from patolli.storage import PERSON, open_store
from tests.storage.test_contract import ANA, PLAYING, entry, table


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
def test_postgres_announcements_reach_the_other_process(url: str) -> None:
    async def body() -> None:
        heard: list[str] = []
        here, there = open_store(url), open_store(url)
        await here.open(lambda changed: None)
        await there.open(heard.append)
        await here.add_table(table())
        async with asyncio.timeout(120):
            while "" not in heard:
                await asyncio.sleep(0.01)
            await here.append("t", 0, [entry(1)], PLAYING)
            while "t" not in heard:
                await asyncio.sleep(0.01)
            await here.add_person(ANA, "hash-1")
            await here.end_session("hash-1")
            await here.end_session("nobody's")
            while f"{PERSON}ana" not in heard:
                await asyncio.sleep(0.01)
        await here.close()
        await there.close()

    asyncio.run(body())
