"""Two server processes on one PostgreSQL: one match across both, and one of them dies."""

from __future__ import annotations

import asyncio
from pathlib import Path

from patolli import load
from tests.server.browser import Browser, Document, Player, closing_browsers
from tests.server.running import Server
from tests.server.test_limits import close_code
from tests.server.test_matches import gather_table, without_clock
from tests.server.test_power_cuts import empty_postgres


async def play_across(here: Server, there: Server) -> None:
    (ana, bo), table = await gather_table(here.url, "cacao", 2, 1)
    # The cookie is good at either process: both know the same sessions.
    bo.move_to(there.url)
    players = [Player(ana, table["id"], 1), Player(bo, table["id"], 2)]
    for player in players:
        player.doubles = 0.1
    is_killed = False

    async def kill_there(update: Document) -> None:
        nonlocal is_killed
        if update["moves"] > 20 and not is_killed:
            is_killed = True
            there.kill()
            bo.move_to(here.url)

    players[0].after_update = kill_there
    last = await asyncio.gather(*(player.play_to_end() for player in players))
    assert is_killed
    assert without_clock(last[0])["view"]["villages"] == without_clock(last[1])["view"]["villages"]
    match = load(await ana.get(f"/tables/{table['id']}/record"))
    assert match.is_over


async def talk_across(here: Server, there: Server) -> None:
    (ana, bo), table = await gather_table(here.url, "cacao", 2, 0)
    bo.move_to(there.url)
    for browser in (ana, bo):
        await browser.connect()
        await browser.hello(table["id"])
    await ana.send(type="say", table=table["id"], key="12345678", text="can you hear me?")
    assert (await bo.until("chat_log"))["lines"][0]["text"] == "can you hear me?"
    await ana.request("PATCH", f"/tables/{table['id']}", {"name": "Across"})
    changed = await bo.until("table_changed")
    while changed["table"]["name"] != "Across":
        changed = await bo.until("table_changed")


async def leave_everywhere(here: Server, there: Server) -> None:
    ana = Browser(here.url)
    await ana.sign_in("Ana")
    ana.move_to(there.url)
    await ana.connect()
    await ana.until("your_turns")
    ana.move_to(here.url)
    await ana.post("/me/logout-everywhere")
    assert await close_code(ana) == 4401


def test_one_match_on_two_processes_on_postgres(tmp_path: Path, postgres_url: str) -> None:
    database = empty_postgres(postgres_url)
    here, there = Server(database, tmp_path), Server(database, tmp_path)
    for server in (here, there):
        server.start()
    try:
        for server in (here, there):
            server.wait()
        asyncio.run(closing_browsers(talk_across(here, there)))
        asyncio.run(closing_browsers(leave_everywhere(here, there)))
        asyncio.run(closing_browsers(play_across(here, there)))
        assert '"level": "error"' not in here.log()
    finally:
        for server in (here, there):
            server.kill()
