"""kill -9 while people make tables, come, leave, return, resign, share, put away, cancel, log in, run out of time and agree.

Nothing they did is lost or done twice.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from patolli.server.tables.settings import TableSettings, read_settings
from patolli.storage import Store, open_store
from tests.moved_clock import MovedClock
from tests.server.browser import Browser, Document, NotServed, closing_browsers
from tests.server.running import Server
from tests.server.test_power_cuts import empty_postgres

PASSWORD = "correct horse"
# Said again after a cut, a deed that was done is refused by one of these; nothing else may be.
DONE_BEFORE = {401, 403, 404, 409}
# What may stand once in a story's log, and must.
TOLD = {"sat": 1, "left": 1, "bot_sat": 1, "returned": 1, "resigned": 1}
# Where time runs out, this follows on that at a seat, and nothing else.
FOLLOWS = {"timed_out": (None, "sat", "returned"), "bot_sat": ("timed_out",), "returned": ("bot_sat",)}
BANK = 10
# So long a caretaker needs who looks every second, or the server was killed and forgives the time.
ATTENDED_SECONDS = 1.5


class Pair:
    """Two people whose story goes on through every cut; what was acknowledged is kept."""

    def __init__(self, server: Server, clock: MovedClock, number: int) -> None:
        self.server = server
        self.clock = clock
        self.ana, self.bo, self.account = (Browser(server.url) for _ in range(3))
        self.login = f"bo.{number}"
        self.bank = 3600 + number
        self.table = self.fork = self.given_up = self.shared = self.timed = self.agreed = ""
        self.bo_was = ""
        self.is_whole = False

    async def persist(self, browser: Browser, path: str, body: Any = None) -> Document | None:
        """Ask until there is an answer, from whichever life of the server; None if it was done before."""
        while True:
            await asyncio.to_thread(self.server.wait)
            try:
                answer = await browser.http.post(path, json=body)
            except (OSError, httpx.HTTPError):
                continue
            if answer.status_code in DONE_BEFORE:
                return None
            if answer.status_code < 300:
                told: Document = answer.json() if answer.content else {}
                return told
            assert answer.status_code == 503, (path, answer.text)

    async def say(self, browser: Browser, message: Document) -> None:
        """Say something over the socket until it is answered; what was done before is refused as not now."""
        message = {**message, "key": uuid4().hex}
        while True:
            await asyncio.to_thread(self.server.wait)
            try:
                await browser.connect()
                await browser.send(**message)
                while True:
                    heard = await browser.receive()
                    if heard.get("key") == message["key"] and heard["type"] in ("done", "refused"):
                        break
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake):
                continue
            finally:
                await browser.hang_up()
            if heard["type"] == "done" or heard["error"]["kind"] == "not_now":
                return
            assert heard["error"]["kind"] == "server_busy", heard

    async def gather(self, what: str, **more: Any) -> str:
        """A table of the two."""
        seats = [{"kind": "me"}, {"kind": "link"}]
        wish: Document = {"game": "cacao", "seats": seats, "key": f"{what}-of-{self.login}", **more}
        made = await self.persist(self.ana, "/tables", wish)
        assert made is not None
        await self.persist(self.bo, f"/tables/{made['id']}/sit", {"invite": made["invite"]})
        table: str = made["id"]
        return table

    async def run_out_of_time(self) -> None:
        """Ana's time is over, a bot sits down, and she takes her seat back."""
        pace = {"kind": "live", "bank": BANK, "increment": 0}
        self.timed = await self.gather("timed", pace=pace, options={"first_seat": "0"})
        while not await self.has_happened("bot_sat"):
            self.clock.pass_time(BANK + 1)
            await asyncio.sleep(ATTENDED_SECONDS)
        await self.persist(self.ana, f"/tables/{self.timed}/seats/0/return")

    async def has_happened(self, kind: str) -> bool:
        """Whether it stands in the log of her seat; while nobody answers, nothing is known to."""
        try:
            sheet = await self.ana.get(f"/tables/{self.timed}")
        except (OSError, httpx.HTTPError, NotServed):
            return False
        return (0, kind) in [(each["seat"], each["kind"]) for each in sheet["happenings"]]

    async def live(self) -> None:
        for browser, name in ((self.ana, "Ana"), (self.bo, "Bo"), (self.account, "Bo at home")):
            me = await self.persist(browser, "/me/guest", {"name": name})
            assert me is not None
            browser.person = me["person"]
        assert self.bo.person is not None
        self.bo_was = self.bo.person["id"]
        await self.persist(self.account, "/me/claim", {"login": self.login, "password": PASSWORD})
        self.table = await self.gather("table")
        table = f"/tables/{self.table}"
        await self.persist(self.bo, f"{table}/seats/1/leave")
        await self.persist(self.ana, f"{table}/seats/1/decide", {"choice": "bot", "bot": "random"})
        await self.persist(self.bo, f"{table}/seats/1/return")
        await self.persist(self.bo, f"{table}/seats/1/resign")
        alone = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish: Document = {"move": 0, "seats": alone, "key": f"fork-of-{self.login}"}
        fork = await self.persist(self.ana, f"{table}/fork", wish)
        assert fork is not None
        self.fork = fork["id"]
        shared = await self.persist(self.ana, f"{table}/share")
        assert shared is not None
        self.shared = shared["share"]
        # Said twice it is the same link.
        again = await self.persist(self.bo, f"{table}/share")
        assert again is not None
        assert again["share"] == self.shared
        await self.persist(self.ana, f"{table}/archive")
        seats = [{"kind": "me"}, {"kind": "link"}]
        other = await self.persist(
            self.ana, "/tables", {"game": "cacao", "seats": seats, "key": f"given-up-{self.login}"}
        )
        assert other is not None
        self.given_up = other["id"]
        await self.persist(self.ana, f"/tables/{self.given_up}/cancel")
        await self.persist(self.ana, f"{table}/rematch")
        await self.persist(self.bo, f"{table}/rematch")
        await self.run_out_of_time()
        self.agreed = await self.gather("agreed")
        for browser in (self.ana, self.bo):
            await self.say(browser, {"type": "ask_end", "table": self.agreed})
        # A pace that no other pair wants.
        wish = {"game": "cacao", "seats": 2, "pace": {"kind": "live", "bank": self.bank}}
        await self.persist(self.ana, "/pairing", wish)
        await self.persist(self.bo, "/pairing", wish)
        await self.persist(self.bo, "/me/login", {"login": self.login, "password": PASSWORD, "bring": True})
        self.is_whole = True


async def live_through_cuts(server: Server, clock: MovedClock, cuts: int, seed: int) -> int:
    """Stories one after another while the server is killed; how many there were."""
    chance = random.Random(seed)
    pairs: list[Pair] = []
    killing = True

    async def go_on(lane: int) -> None:
        while killing:
            pairs.append(Pair(server, clock, 100 * len(pairs) + lane))
            await pairs[-1].live()

    busy = asyncio.create_task(closing_browsers(asyncio.wait_for(asyncio.gather(go_on(0), go_on(1)), 3000)))  # type: ignore[arg-type]
    for _ in range(cuts):
        await asyncio.to_thread(server.wait)
        # Anywhere in a story, which takes about a second.
        await asyncio.sleep(chance.uniform(0.1, 1.5))
        server.kill()
        server.start()
    await asyncio.to_thread(server.wait)
    killing = False
    await busy
    server.stop()
    store = open_store(server.database)
    await store.open(lambda table: None)
    for pair in pairs:
        await check(store, pair)
    await store.close()
    return len(pairs)


async def check(store: Store, pair: Pair) -> None:
    """One table, one fork, one rematch, everything the account's and nothing the guest's, and each deed in the log once."""
    assert pair.is_whole
    row = await store.table(pair.table)
    assert row is not None
    settings = read_settings(row)
    told = Counter(each.kind for each in settings.happenings)
    assert dict(told) == TOLD
    offer = settings.rematch_offer
    assert offer is not None
    assert offer.table is not None
    account = await store.person_of_login(pair.login)
    assert account is not None
    assert pair.ana.person is not None
    mine = {each.id: each for each in await store.tables_of(account.id)}
    again = read_settings(mine[offer.table])
    assert again.rematch_of == pair.table
    assert [place.person for place in again.places] == [account.id, pair.ana.person["id"]]
    rematches = [each for each in mine.values() if read_settings(each).rematch_of == pair.table]
    assert len(rematches) == 1
    paired = [each for each in mine.values() if read_settings(each).pace.bank == pair.bank]
    assert [(each.line.status, read_settings(each).people()) for each in paired] == [
        ("playing", {account.id, pair.ana.person["id"]})
    ]
    assert await store.tables_of(pair.bo_was) == []
    # Just these, however often they were asked for.
    together = {pair.table, offer.table, paired[0].id, pair.timed, pair.agreed}
    assert set(mine) == together
    # What she has put away or given up is in no list of hers, but kept, and told once.
    hers = {each.id for each in await store.tables_of(pair.ana.person["id"])}
    assert hers == (together | {pair.fork}) - {pair.table}
    check_times(read_settings(mine[pair.timed]))
    agreed = read_settings(mine[pair.agreed])
    assert (mine[pair.agreed].line.status, agreed.ending) == ("ended", "agreed")
    assert [each.kind for each in agreed.happenings] == ["sat", "agreed"]
    assert settings.share == pair.shared
    given_up = await store.table(pair.given_up)
    assert given_up is not None
    assert given_up.line.status == "cancelled"
    assert [each.kind for each in read_settings(given_up).happenings] == ["cancelled"]


def check_times(settings: TableSettings) -> None:
    """Everybody who ran out of time was followed by one bot, and came back once; others may have run out of it, too."""
    for seat, place in enumerate(settings.places):
        before = None
        for each in (happening for happening in settings.happenings if happening.seat == seat):
            assert each.kind not in FOLLOWS or before in FOLLOWS[each.kind], settings.happenings
            before = each.kind
        assert place.kind == {"timed_out": "gone", "bot_sat": "bot"}.get(before or "", "person")
    hers = [each.kind for each in settings.happenings if each.seat == 0]
    assert hers[:3] == ["timed_out", "bot_sat", "returned"]


def run_cuts(database: str, folder: Path, cuts: int) -> None:
    clock = MovedClock(folder / "clock")
    server = Server(database, folder, f"clock={clock.file}")
    server.start()
    try:
        stories = asyncio.run(live_through_cuts(server, clock, cuts, seed=cuts))
    finally:
        server.kill()
    assert stories >= 2


def test_people_through_power_cuts_on_sqlite(tmp_path: Path) -> None:
    run_cuts(f"sqlite:{tmp_path / 'tables.db'}", tmp_path, 3)


def test_people_through_power_cuts_on_postgres(tmp_path: Path, postgres_url: str) -> None:
    run_cuts(empty_postgres(postgres_url), tmp_path, 2)


@pytest.mark.slow
def test_people_through_fifty_power_cuts_on_sqlite(tmp_path: Path) -> None:
    run_cuts(f"sqlite:{tmp_path / 'tables.db'}", tmp_path, 50)


@pytest.mark.slow
def test_people_through_fifty_power_cuts_on_postgres(tmp_path: Path, postgres_url: str) -> None:
    run_cuts(empty_postgres(postgres_url), tmp_path, 50)
