"""The doors besides the table: cards, history, links and how they look, pictures, the lobby, merged accounts, rematches.

No byte tells what its reader may not know.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

from tests.canary.titles import TITLES
from tests.server.browser import Browser, Document, closing_browsers
from tests.server.running import Server
from tests.server.test_matches import gather_table
from tests.server.test_secrets import BIRD, CanarySpy, let_them_search

pytestmark = pytest.mark.usefixtures("installed")
PASSWORD = "correct horse"
# Seconds by which those who watch are behind.
DELAY = 1


@pytest.fixture(scope="module")
def dressed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page, whose head says how a link looks."""
    folder = tmp_path_factory.mktemp("dressed")
    (folder / "index.html").write_text("<!doctype html><head><title>patolli</title></head>")
    running = Server(f"sqlite:{folder / 'tables.db'}", folder, f"bundle={folder}")
    running.start()
    running.wait()
    yield running
    assert running.stop() in (0, -15)


class DoorSpy(CanarySpy):
    """Looks through every door that is not the table itself; one of them becomes somebody else in between."""

    share = ""
    code = ""
    # The account that this guest becomes in the middle of the match.
    login = ""
    pictures = 0
    heads = 0
    # How many doors were found shut.
    shut = 0
    merged = 0
    # Who plays while this one watches, and how many answers were found to be behind them.
    player: DoorSpy | None = None
    late = 0

    async def ask_over_http(self) -> None:
        table = f"/tables/{self.table}"
        secret = f"share={self.share}"
        move = self.chance.randrange(self.last["moves"] + 1)
        doors = [
            f"{table}/picture?form=svg&{secret}",
            f"{table}/picture?form=svg&move={move}&{secret}",
            f"{table}/replay?start={move}&count=4&{secret}",
            f"{table}?{secret}",
        ]
        pages = [f"/{room}/{self.table}?{secret}&m={move}" for room in ("replay", "table", "review")]
        doors += [f"{self.browser.url}{page}" for page in [*pages, f"/join/{self.invite}?l=fr"]]
        doors += [f"/invites/{self.invite}", "/tables", "/tables?status=playing"]
        if self.seat is not None:
            doors += ["/me/tables", "/me/history", "/me/statistics", "/me/data", f"{table}/picture?form=svg"]
        door = self.chance.choice(doors)
        answer = await self.browser.http.get(door)
        assert answer.status_code == 200, (door, answer.text)
        self.pictures += answer.text.startswith("<svg")
        self.heads += 'property="og:description"' in answer.text
        await self.note_by_now(answer.text)
        # Shut until the end, or since the beginning; what they say instead is searched, too.
        another = 0 if self.seat else 1
        for shut in (
            f"{table}/review?{secret}",
            f"{table}/record?{secret}",
            f"{table}/replay?viewer={another}&{secret}",
            f"/codes/{self.code}",
        ):
            refused = await self.browser.http.get(shut)
            if refused.status_code == 200 and not shut.startswith("/codes"):
                now = await self.browser.get(f"{table}?{secret}")
                assert now["status"] == "over", f"{shut} was open while the match ran"
                continue
            assert refused.status_code in (403, 404, 409), (shut, refused.text)
            self.shut += 1
            await self.note_by_now(refused.text)

    def probe(self, version: int) -> Document:
        """A message that may ask for too much; one of them looks at the lobby."""
        if self.chance.random() < 0.2:
            return {"type": "watch_lobby"}
        return super().probe(version)

    async def poke(self, update: Document) -> None:
        await super().poke(update)
        if self.login and not self.merged and not update["over"] and update["moves"] > 3:
            self.merged = 1
            answer = await self.browser.http.post(
                "/me/login", json={"login": self.login, "password": PASSWORD, "bring": True}
            )
            assert answer.json()["brought"] == 1
            await self.note_by_now(answer.text)

    async def keep_looking(self) -> None:
        """Ask whatever happens; who is behind is told of little."""
        while not self.last.get("over"):
            if self.last:
                await self.ask_over_http()
            await asyncio.sleep(0.02)

    async def note_by_now(self, text: str) -> None:
        """An answer was made by the version that its reader is told afterwards: who watches, that of a while ago."""
        now = (await self.browser.http.get(f"/tables/{self.table}", params={"share": self.share})).json()
        if self.seat is None and now["status"] == "playing":
            eyes = Browser(self.browser.url)
            await eyes.connect()
            seen: int = (await eyes.hello(self.table, share=self.share))["version"]
            await eyes.hang_up()
            assert self.player is not None
            self.late += seen < self.player.last["version"]
        else:
            seen = now["version"]
        self.notes.append((seen, text))


async def look_through_doors(url: str, key: str, people: int, seed: int) -> list[DoorSpy]:
    """Play a match with all doors open, and begin another; those who looked, for what they have seen."""
    browsers, table = await gather_table(url, key, people, 0, private=False, delay=DELAY)
    share = (await browsers[0].post(f"/tables/{table['id']}/share"))["share"]
    account = Browser(url)
    await account.sign_in("Account")
    login = f"account.{key}.{people}.{seed}"
    await account.post("/me/claim", {"login": login, "password": PASSWORD})
    spies = [DoorSpy(browser, table["id"], seed + seat, seat) for seat, browser in enumerate(browsers)]
    watcher = DoorSpy(Browser(url), table["id"], seed + 50, None)
    watcher.player = spies[0]
    spies[1].login = login
    for spy in (*spies, watcher):
        spy.share, spy.code = share, "ABCDEF"
    search = let_them_search(key, table, [*spies, watcher])
    searched, _ = await asyncio.gather(search, watcher.keep_looking())
    assert searched > 20_000
    assert spies[1].merged == 1
    # Whose account it is now sees its own match; nobody else was given anything.
    mine = await account.get("/me/tables")
    assert [each["id"] for each in mine["tables"]] == [table["id"]]
    await look_at_rematch(table["id"], spies, watcher)
    return [*spies, watcher]


async def look_at_rematch(over: str, spies: list[DoorSpy], watcher: DoorSpy) -> None:
    """Begin another match by way of the old table: nobody learns of it what their own view does not show."""
    for spy in spies:
        told = await spy.browser.post(f"/tables/{over}/rematch")
    table = told["rematch"]["table"]
    for spy in (*spies, watcher):
        await spy.browser.connect()
        update = await spy.browser.hello(table)
        known = set(BIRD.findall(json.dumps(update["view"])))
        assert bool(known) == (spy.seat is not None)
        address = f"/tables/{table}"
        doors = [address, f"{address}/picture?form=svg", f"/tables/{over}", "/tables?status=playing"]
        doors += [f"{spy.browser.url}/table/{table}", f"{spy.browser.url}/replay/{table}"]
        for door in doors if spy.seat is None else [*doors, "/me/tables"]:
            answer = await spy.browser.http.get(door)
            assert answer.status_code == 200, (door, answer.text)
            leaked = set(BIRD.findall(answer.text)) - known
            assert not leaked, f"seat {spy.seat} was told {leaked} by {door}"


@pytest.mark.parametrize("key", TITLES)
def test_no_secret_goes_out_by_another_door(dressed: Server, key: str) -> None:
    async def body() -> None:
        spies = await look_through_doors(dressed.url, key, 3, seed=3)
        assert sum(spy.pictures for spy in spies) > 2
        assert sum(spy.heads for spy in spies) > 2
        assert sum(spy.shut for spy in spies) > 8
        assert spies[-1].late > 2

    asyncio.run(closing_browsers(body()))


@pytest.mark.slow
@pytest.mark.parametrize("key", TITLES)
def test_no_secret_goes_out_by_another_door_of_a_hundred_matches(dressed: Server, key: str) -> None:
    async def body() -> None:
        for number in range(100):
            await look_through_doors(dressed.url, key, 2 + number % 4, seed=100 + 10 * number)

    asyncio.run(closing_browsers(body()))
