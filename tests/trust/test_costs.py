"""What it costs: nobody within the limits can take from the others what they need."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from litestar.testing import TestClient

from patolli.games import game_of
from patolli.server import wire
from patolli.server.costs import CHAT_BURST, Costs, household, price
from patolli.server.errors import NotNow, TooMany, TooManyTables
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.rate_limits import Buckets
from patolli.server.settings import ServerSettings
from patolli.server.socket.handlers import handle
from patolli.server.tables import moves
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
