"""Coming and going: who hangs up too early, and who may no longer look."""

from __future__ import annotations

import asyncio
import random

from tests.server.browser import Browser
from tests.server.running import Server
from tests.server.test_matches import gather_table
from tests.server.test_socket import FIRST, key, refusal, run


def test_a_move_is_told_to_the_others_even_if_its_player_hangs_up_at_once(server: Server) -> None:
    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "cacao", 2, 0, **FIRST)
        browsers, chance = [ana, bo], random.Random(3)
        for browser in browsers:
            await browser.connect()
        updates = [await ana.hello(table["id"]), await bo.hello(table["id"])]
        for _ in range(25):
            turn = updates[0]["pending"][0]["seat"]
            mover, other = browsers[turn], browsers[1 - turn]
            version = updates[turn]["version"]
            action = chance.choice(updates[turn]["options"])["notation"]
            message = {
                "type": "play",
                "table": table["id"],
                "version": version,
                "key": key(),
                "actions": [action],
            }
            await mover.send(**message)
            await asyncio.sleep(chance.choice([0, 0, 0.001, 0.003]))
            assert mover.socket is not None
            mover.socket.transport.abort()
            # The frame may have been lost with the connection: then it is sent again.
            await mover.connect()
            await mover.send(**message)
            await mover.until("done", key=message["key"])
            updates[1 - turn] = await other.until("update", version=version + 1)
            updates[turn] = await mover.hello(table["id"])

    run(body())


def test_who_may_no_longer_see_a_table_is_told_to_go(server: Server) -> None:
    async def body() -> None:
        (ana, _), table = await gather_table(server.url, "cacao", 2, 0, private=False)
        watcher, guest = Browser(server.url), Browser(server.url)
        for browser in (ana, watcher, guest):
            await browser.connect()
        await ana.hello(table["id"])
        await watcher.hello(table["id"])
        await guest.hello(table["id"], invite=table["invite"])
        await ana.request("PATCH", f"/tables/{table['id']}", {"private": True})
        assert (await watcher.until("gone"))["table"] == table["id"]
        assert (await guest.until("table_changed"))["table"]["private"]
        assert await refusal(watcher, type="since", table=table["id"], since=0, until=1) == "bad_message"
        await ana.request("PATCH", f"/tables/{table['id']}", {"spectators": False})
        await guest.until("gone")
        await ana.send(type="ping")
        await ana.until("pong")

    run(body())
