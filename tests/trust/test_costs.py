"""What it costs: nobody within the limits can take from the others what they need."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from patolli.compiled import COMPILED, RUNNING
from patolli.games import game_of
from patolli.server import wire
from patolli.server.app import THREADS_BESIDE
from patolli.server.costs import (
    CHAT_BURST,
    PEOPLE_AT_AN_ADDRESS,
    REQUESTS_AT_ONCE,
    SOCKET,
    Costs,
    household,
    price,
)
from patolli.server.errors import BadMessage, NotNow, TooMany, TooManyTables
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.rate_limits import Buckets
from patolli.server.settings import ServerSettings
from patolli.server.socket import endpoint
from patolli.server.socket.handlers import handle
from patolli.server.tables import lobby, moves
from patolli.server.tables.create import make_table
from patolli.server.tables.match_log import REWIND, MatchLog
from patolli.server.tables.moves import Submission, rewinding, submit
from patolli.server.tables.settings import SeatSettings, TableSettings
from patolli.server.tables.timeouts import attend
from patolli.storage.rows import EntryRow
from tests.server.asking import Visitor, app_here
from tests.server.ears import Ear, connected, visiting
from tests.server.processes import with_process

BOTS = [wire.SeatWish("bot", bot="random"), wire.SeatWish("bot", bot="random")]
ALONE = [wire.SeatWish("me"), wire.SeatWish("me")]


# Finding A1, tables without people, and too many of them


def test_a_table_without_people_plays_only_while_somebody_looks(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        ana = (await sign_in(process.context, "Ana"))[0]
        table = await make_table(process.tables, ana, wire.NewTable("cacao", BOTS, {}))
        assert (table.status, table.bot_task, table.row.line.due) == ("playing", None, None)
        await attend(table)
        assert (table.version, table.bot_task) == (0, None)
        connection = visiting(Ear(), ana)
        await handle(process.tables, connection, wire.Hello(table.id))
        async with asyncio.timeout(60):
            while table.version < 3:
                await asyncio.sleep(0.01)
        await handle(process.tables, connection, wire.Bye(table.id))
        async with asyncio.timeout(60):
            while table.bot_task is not None:
                await asyncio.sleep(0.01)
        assert table.status == "playing"
        assert table.row.line.due is None

    with_process(tmp_path, body)


def test_nobody_has_more_open_tables_than_they_can_look_after(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        most = process.context.settings.open_tables
        ana, bo = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo")]
        for _ in range(most):
            await make_table(process.tables, ana, wire.NewTable("cacao", ALONE, {}))
        with pytest.raises(TooManyTables):
            await make_table(process.tables, ana, wire.NewTable("cacao", ALONE, {}))
        await make_table(process.tables, bo, wire.NewTable("cacao", ALONE, {}))

    with_process(tmp_path, body)


def test_an_address_makes_few_tables_however_many_people_it_invents(tmp_path: Path) -> None:
    made = {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "me"}]}
    with TestClient(app_here(tmp_path, tables_an_hour=30.0)) as client:
        answers = [Visitor(client, f"Eve {number}").ask("POST", "/tables", made) for number in range(7)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2
    assert answers[-1].json()["details"] == {"what": "tables"}


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("/lessons", {"game": "cacao", "lesson": "aim"}),
        ("/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "me"}]}),
    ],
)
def test_whatever_way_a_table_is_made_it_counts(tmp_path: Path, path: str, wanted: object) -> None:
    with TestClient(app_here(tmp_path, tables_an_hour=12.0)) as client:
        answers = [Visitor(client, f"Eve {number}").ask("POST", path, wanted) for number in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_rematches_of_matches_that_are_ended_at_once_count_too(tmp_path: Path) -> None:
    """Each is one more table, although never more than one of them runs."""
    costs = Costs(ServerSettings("", tables_an_hour=12.0))

    def ask() -> None:
        costs.request("192.0.2.1", "POST", "/api/v1/tables/{table_id}/rematch", {})

    ask()
    ask()
    with pytest.raises(TooMany):
        ask()


# Finding A2, logs that take long to read


def a_log() -> MatchLog:
    settings = TableSettings(
        "", 1, {}, True, True, "off", wire.Pace(), "", [SeatSettings("person") for _ in range(4)], False
    )
    settings.seed = "0x7"
    return MatchLog(game_of("teotihuacan"), settings, [])


def absorb(log: MatchLog, action: str, seat: int = 0) -> None:
    log.absorb(EntryRow(log.version + 1, seat, action, "person", "", 0.0))


def play_any(log: MatchLog, chance: random.Random) -> None:
    seat = log.match.seat_to_act
    absorb(log, chance.choice(log.match.choices(seat)).notation, seat)


def test_going_back_again_and_again_costs_a_few_moves_each() -> None:
    chance = random.Random(3)
    log = a_log()
    for _ in range(300):
        play_any(log, chance)
    replayed = 0
    for _ in range(50):
        play_any(log, chance)
        count = len(log.match.moves) - 1
        known = [moves for moves, _ in log._way_back._kept if moves <= count]
        absorb(log, f"{REWIND}{count}")
        replayed += count - max(known, default=0)
    # The first way back plays all 300; without what it keeps the others would, too: 15,000.
    assert replayed < 300 + 49 * 40


def test_a_match_gone_back_to_is_the_match_that_was_played() -> None:
    chance = random.Random(5)
    log = a_log()
    for _ in range(400):
        if log.match.is_over:
            break
        play_any(log, chance)
    for _ in range(60):
        back = chance.randrange(1, len(log.match.moves))
        if chance.random() < 0.5:
            back = max(back, len(log.match.moves) - 5)
        absorb(log, f"{REWIND}{back}")
        again = log.match_of(log.match.moves)
        assert log.match.digest() == again.digest()
        assert log.match.history == again.history
        assert [move.before is None for move in log.match.moves] == [
            move.before is None for move in again.moves
        ]
        for _ in range(chance.randrange(1, 40)):
            if not log.match.is_over:
                play_any(log, chance)


@pytest.mark.skipif(RUNNING == COMPILED, reason="a figure of a compiled file cannot be another one")
def test_a_match_cannot_be_taken_back_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_ENTRIES", 4)

    async def body(process: ServerProcess) -> None:
        ana = (await sign_in(process.context, "Ana"))[0]
        table = await make_table(process.tables, ana, wire.NewTable("cacao", ALONE, {}))

        def on(_: object) -> list[str]:
            assert table.log is not None
            return [table.log.match.choices()[0].notation]

        async def go(meaning: object) -> None:
            assert table.log is not None
            seat = table.log.match.seat_to_act
            await submit(table, Submission(seat, table.version, "", "person", meaning))  # type: ignore[arg-type]

        for _ in range(4):
            await go(on)
        with pytest.raises(NotNow):
            await go(rewinding(1))
        await go(on)
        assert table.version == 5

    with_process(tmp_path, body)


# Finding B2, prices and purses


def test_one_visitor_has_a_whole_network_of_version_6() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("testclient") == "testclient"


def test_what_is_more_work_costs_more() -> None:
    template = "/api/v1/tables/{table_id}/replay"
    assert price("GET", "/api/v1/games", {}) == 1.0
    assert price("GET", template, {"count": "400"}) > 4 * price("GET", template, {"count": "1"})
    assert price("GET", template, {"count": "-1"}) == price("GET", template, {})
    assert price("GET", "/api/v1/me/data", {}) >= 20


def test_a_person_pays_from_all_addresses_and_an_address_for_all_people() -> None:
    costs = Costs(ServerSettings("", http_burst=10.0, http_rate=0.001))
    for address in ("192.0.2.1", "192.0.2.2"):
        assert costs.request(address, "POST", "/api/v1/tables", {}) == 8.0
    costs.request_by("eve", 8.0)
    with pytest.raises(TooMany):
        costs.request_by("eve", 8.0)
    with pytest.raises(TooMany):
        costs.request("192.0.2.1", "POST", "/api/v1/tables", {})


def test_all_sockets_of_a_person_share_a_purse(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        costs = process.context.costs
        first, second = costs.purse("eve"), costs.purse("eve")
        paid = sum(costs.message(purse, "192.0.2.1", 1.0) for _ in range(60) for purse in (first, second))
        assert paid <= process.context.settings.socket_burst + 2
        assert costs.message(costs.purse(None), "192.0.2.1", 1.0)

    with_process(tmp_path, body)


def test_chat_has_a_limit_across_sockets(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        ana = (await sign_in(process.context, "Ana"))[0]
        table = await make_table(process.tables, ana, wire.NewTable("cacao", ALONE, {}))
        ears = [Ear(), Ear()]
        for number in range(30):
            line = wire.Say(table.id, f"key-{number:04}", text="hello")
            await handle(process.tables, connected(ears[number % 2], ana), line)
        said = sum(len(ear.of("done")) for ear in ears)
        assert CHAT_BURST <= said <= CHAT_BURST + 2
        assert {each["error"]["kind"] for ear in ears for each in ear.of("refused")} == {"too_many"}

    with_process(tmp_path, body)


def test_history_is_paid_by_the_entry() -> None:
    costs = Costs(ServerSettings("", socket_burst=60.0, socket_rate=0.001))
    purse = costs.purse("eve")
    assert sum(costs.message(purse, "192.0.2.1", 1_000_000 / 50) for _ in range(9)) == 1


def test_thought_is_paid_by_its_time_and_one_address_thinks_once_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Half a second is all that there is, and a second of thought costs an hour."""
    settings = ServerSettings("", socket_burst=50.0, socket_rate=0.02)
    moment = 0.0
    thought: list[str] = []
    monkeypatch.setattr(time, "thread_time", lambda: moment)

    def think_of(home: str) -> None:
        nonlocal moment
        thought.append(home)
        moment += 0.5
        if len(thought) == 1:
            raise BadMessage("what costs time is paid even so")

    async def body() -> None:
        costs = Costs(settings)
        with pytest.raises(BadMessage):
            await costs.think("eve", partial(think_of, "eve"))
        more = [asyncio.create_task(costs.think("eve", partial(think_of, "eve"))) for _ in range(2)]
        async with asyncio.timeout(10):
            while thought != ["eve", "eve"]:
                await asyncio.sleep(0.001)
            await costs.think("ana", partial(think_of, "ana"))
        # One pays and the other waits for that; at another address nobody does.
        assert thought == ["eve", "eve", "ana"]
        assert not any(each.done() for each in more)
        for each in more:
            each.cancel()
        await asyncio.gather(*more, return_exceptions=True)

    asyncio.run(body())


def test_whoever_thinks_holds_up_nobody_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(process: ServerProcess) -> None:
        ana = (await sign_in(process.context, "Ana"))[0]
        table = await make_table(process.tables, ana, wire.NewTable("cacao", ALONE, {}))
        assert table.log is not None
        asked, seat = table.version, table.log.match.seat_to_act
        paid = asyncio.Event()

        async def think_in_debt(self: Costs, home: str, work: Callable[[], object]) -> object:
            await paid.wait()
            return work()

        monkeypatch.setattr(Costs, "think", think_in_debt)
        ear = Ear()
        connection = visiting(ear, ana)
        await handle(process.tables, connection, wire.Hello(table.id))
        await handle(process.tables, connection, wire.Show(table.id, seat))
        wanted = wire.WantOutlook(table.id, asked)
        thinking = asyncio.create_task(handle(process.tables, connection, wanted))
        await asyncio.sleep(0.01)
        action = table.log.match.choices(seat)[0].notation
        async with asyncio.timeout(10):
            await handle(
                process.tables, connection, wire.Play(table.id, asked, "a-key-of-mine", [action], seat)
            )
        assert table.version > asked
        paid.set()
        await thinking
        # What it heard is of the position that it asked about.
        (told,) = ear.of("outlooks")
        assert told["version"] == asked
        assert action in told["outlooks"]

    with_process(tmp_path, body)


def test_an_address_is_served_a_few_requests_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much it has saved up to ask for at once."""
    at_work: Counter[str] = Counter()
    most: Counter[str] = Counter()
    done = asyncio.Event()

    async def attend(web: object, metrics: object, scope: dict[str, Any], *_: object) -> None:
        home = scope["client"][0]
        at_work[home] += 1
        most[home] = max(most[home], at_work[home])
        await done.wait()
        at_work[home] -= 1

    monkeypatch.setattr(endpoint, "attend", attend)

    async def body() -> None:
        serve = endpoint.Application(app_here(tmp_path))

        async def ask(home: str, path: str = "/api/v1/me/tables") -> None:
            await serve({"type": "http", "path": path, "client": (home, 1)}, None, None)

        asked = [asyncio.create_task(ask("192.0.2.1")) for _ in range(20)]
        asked += [asyncio.create_task(ask("192.0.2.2")), asyncio.create_task(ask("192.0.2.1", "/tables/x"))]
        await asyncio.sleep(0.01)
        # The pages themselves wait for nothing, and nobody else does.
        assert at_work == {"192.0.2.1": REQUESTS_AT_ONCE + 1, "192.0.2.2": 1}
        done.set()
        await asyncio.gather(*asked)
        assert most["192.0.2.1"] == REQUESTS_AT_ONCE + 1

    asyncio.run(body())


def test_what_a_page_tells_of_a_table_is_paid_and_the_page_comes_anyhow(tmp_path: Path) -> None:
    """Otherwise anybody could have matches played again, or try the codes of tables, as fast as they can ask."""
    wanted = {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}], "private": False}
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<html><head></head>the page</html>")
    with TestClient(app_here(tmp_path, bundle=str(pages), http_burst=60.0, http_rate=0.001)) as client:
        made = Visitor(client, "Ana").post("/tables", wanted)
        found = [client.get(f"/table/{made['id']}").text for _ in range(8)]
        guessed = client.get(f"/join/{made['code']}").text
        plain = client.get("/settings")
    told = ["og:title" in text for text in found]
    assert told[0]
    assert told == sorted(told, reverse=True)
    assert not told[-1]
    assert made["invite"] not in guessed
    assert all("the page" in text for text in [*found, guessed, plain.text])


@pytest.mark.parametrize("path", ["/", "/no/such/page", "/api/v1/schema/openapi.json"])
def test_whatever_is_asked_for_is_paid(tmp_path: Path, path: str) -> None:
    """Pages, and the description of the routes, are no route among the others."""
    with TestClient(app_here(tmp_path, http_burst=16.0, http_rate=0.001)) as client:
        answers = [client.get(path).status_code for _ in range(66)]
    assert answers[0] != 429
    assert answers == sorted(answers, key=lambda status: status == 429)
    assert answers[-1] == 429


def test_sockets_that_come_again_and_again_are_paid() -> None:
    """Who each is, and what waits for them, is looked up."""
    costs = Costs(ServerSettings("", socket_burst=10.0, socket_rate=0.001))
    came = 0
    while costs.come("192.0.2.1"):
        costs.go("192.0.2.1")
        came += 1
    assert came == int(10.0 * PEOPLE_AT_AN_ADDRESS / SOCKET)
    assert costs.come("192.0.2.2")


def test_long_work_beside_the_loop_does_not_crowd_it_out(tmp_path: Path) -> None:
    """Each thread more is one more for which the loop waits before it can serve anybody."""
    at_work: list[int] = []
    most = 0

    def work() -> None:
        nonlocal most
        at_work.append(1)
        most = max(most, len(at_work))
        time.sleep(0.02)
        at_work.pop()

    async def much() -> None:
        await asyncio.gather(*[asyncio.to_thread(work) for _ in range(12)])

    with TestClient(app_here(tmp_path)) as client:
        client.blocking_portal.call(much)
    assert most == THREADS_BESIDE


def test_a_crowd_in_the_lobby_is_told_by_looking_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds of sockets that watch would otherwise have hundreds of lists made of every table that comes."""
    looked: list[object] = []
    at_once = most_at_once = 0
    honest = lobby.lobby

    async def look(*asked: Any) -> wire.TablePage:
        nonlocal at_once, most_at_once
        looked.append(asked[1:])
        at_once += 1
        most_at_once = max(most_at_once, at_once)
        await asyncio.sleep(0.05)
        at_once -= 1
        return await honest(*asked)

    async def body(process: ServerProcess) -> None:
        ana = (await sign_in(process.context, "Ana"))[0]
        ears = [Ear() for _ in range(30)]
        strangers = [visiting(ear, None) for ear in ears]
        for each in strangers:
            process.context.connections.welcome(each)
            await handle(process.tables, each, wire.WatchLobby())
        monkeypatch.setattr(lobby, "lobby", look)
        open_seats = [wire.SeatWish("me"), wire.SeatWish("open")]
        for number in range(6):
            await make_table(
                process.tables, ana, wire.NewTable("cacao", open_seats, {}, name=f"{number}", private=False)
            )
            await asyncio.sleep(0.1)
        async with asyncio.timeout(20):
            while not all(len(ear.of("lobby")[-1]["tables"]) == 6 for ear in ears):
                await asyncio.sleep(0.02)
        assert most_at_once == 1
        assert len(looked) <= 4
        for each in strangers:
            process.context.connections.farewell(each)

    with_process(tmp_path, body)


def test_those_who_come_are_told_of_at_most_once_a_second(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        ana = (await sign_in(process.context, "Ana"))[0]
        wanted = wire.NewTable("cacao", ALONE, {}, private=False)
        table = await make_table(process.tables, ana, wanted)
        first = Ear()
        await handle(process.tables, visiting(first, ana), wire.Hello(table.id))
        crowd = [Ear() for _ in range(40)]
        for ear in crowd:
            await handle(process.tables, visiting(ear, None), wire.Hello(table.id))
        told = sum(len(ear.of("table_changed")) for ear in (first, *crowd))
        # Each its own sheet, and all of them once or twice: not forty times forty.
        assert told < 41 + 3 * 41
        async with asyncio.timeout(10):
            while len(first.of("table_changed")[-1]["table"]["watchers"]) < 40:
                await asyncio.sleep(0.05)

    with_process(tmp_path, body)


def test_an_address_holds_so_many_sockets_and_no_more() -> None:
    costs = Costs(ServerSettings("", address_sockets=2))
    assert [costs.come("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert costs.come("192.0.2.2")
    costs.go("192.0.2.1")
    assert costs.come("192.0.2.1")


def test_debts_are_not_forgotten_when_many_come() -> None:
    buckets = Buckets(2.0, 0.001, at_most=100)
    for number in range(99):
        buckets.take(f"other {number}")
    assert buckets.take("eve", 2.0)
    for number in range(40):
        buckets.take(f"more {number}")
        assert not buckets.take("eve", 1.0)


# Finding B3, tables in memory


def test_tables_that_nobody_looks_at_leave_memory_as_they_are_made(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        ana = (await sign_in(process.context, "Ana"))[0]
        for _ in range(30):
            await make_table(process.tables, ana, wire.NewTable("cacao", ALONE, {}))
        assert len(process.tables.known) == 10

    with_process(tmp_path, body, tables_in_memory=10)
