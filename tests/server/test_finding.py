"""Finding each other, and finding again: codes, the live lobby, quick pairing, history, what was put away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from patolli.server import wire
from patolli.server.errors import NotNow
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.socket.handlers import handle
from patolli.server.tables import pairing, seats
from patolli.server.tables.create import make_table
from patolli.server.tables.settings import CODE_LETTERS
from patolli.server.tables.timeouts import attend
from tests.server.asking import Visitor, app_here
from tests.server.ears import Ear, visiting
from tests.server.processes import set_time, with_process

Client = TestClient[Litestar]
ME, LINK, OPEN = {"kind": "me"}, {"kind": "link"}, {"kind": "open"}
LIVE = {"kind": "live", "bank": 1500, "increment": 30}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(app_here(tmp_path)) as opened:
        yield opened


def cacao(*wishes: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"game": "cacao", "seats": list(wishes), **more}


def ids(page: Any) -> list[str]:
    return [table["id"] for table in page["tables"]]


def test_six_letters_are_as_good_as_the_link_until_the_match_begins(client: Client) -> None:
    ana, bo, cleo = (Visitor(client, name) for name in ("Ana", "Bo", "Cleo"))
    table = ana.post("/tables", cacao(ME, LINK))
    code = table["code"]
    assert len(code) == 6
    assert set(code) <= set(CODE_LETTERS)
    assert not set("O0I1") & set(CODE_LETTERS)
    typed = f"{code[:3]} {code[3:]}".lower()
    found = bo.get(f"/codes/{typed}")
    assert (found["id"], found["code"]) == (table["id"], code)
    assert bo.post(f"/tables/{table['id']}/sit", {"invite": found["invite"]})["status"] == "playing"
    assert cleo.ask("GET", f"/codes/{code}").json()["kind"] == "no_such_code"
    assert ana.get(f"/tables/{table['id']}")["code"] is None


def test_a_link_made_anew_ends_the_old_one(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    table = ana.post("/tables", cacao(ME, LINK))
    fresh = ana.post(f"/tables/{table['id']}/invite")
    assert fresh["invite"] != table["invite"]
    assert fresh["code"] != table["code"]
    assert bo.ask("GET", f"/invites/{table['invite']}").status_code == 404
    assert bo.ask("GET", f"/codes/{table['code']}").status_code == 404
    assert bo.ask("POST", f"/tables/{table['id']}/sit", {"invite": table["invite"]}).status_code == 404
    assert bo.post(f"/tables/{table['id']}/sit", {"invite": fresh["invite"]})["status"] == "playing"


def test_a_seat_for_anyone_at_a_private_table_opens_it_only_when_asked(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    table = ana.post("/tables", cacao(ME, OPEN))
    assert (table["private"], table["seats"][1]["kind"]) == (True, "link")
    assert ids(bo.get("/tables?free=true")) == []
    opened = ana.post(f"/tables/{table['id']}/seats/1/open", {"to": "anyone"})
    assert (opened["private"], opened["seats"][1]["kind"]) == (False, "open")
    assert ids(bo.get("/tables?free=true")) == [table["id"]]


def test_who_starts_a_table_may_change_their_mind_until_it_has_begun(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    table = ana.post("/tables", cacao(ME, LINK))
    address = f"/tables/{table['id']}"
    assert table["wait"] is False
    assert ana.ask("PATCH", address, {"wait": True}).json()["wait"] is True
    assert bo.post(f"{address}/sit", {"invite": table["invite"]})["status"] == "gathering"
    assert bo.ask("PATCH", address, {"wait": False}).json()["kind"] == "not_allowed"
    assert ana.ask("PATCH", address, {"name": "Sunday"}).json()["status"] == "gathering"
    assert ana.ask("PATCH", address, {"wait": False}).json()["status"] == "playing"
    refused = ana.ask("PATCH", address, {"wait": True}).json()
    assert (refused["kind"], refused["details"]["deed"]) == ("not_now", "change_wait")


def test_a_gathering_table_is_left_and_cancelled(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    table = ana.post("/tables", cacao(ME, LINK, LINK))
    address = f"/tables/{table['id']}"
    bo.post(f"{address}/sit", {"invite": table["invite"]})
    assert bo.post(f"{address}/seats/1/leave")["status"] == "gathering"
    assert ids(bo.get("/me/tables")) == []
    bo.post(f"{address}/sit", {"invite": table["invite"]})
    assert bo.ask("POST", f"{address}/cancel").json()["kind"] == "not_allowed"
    assert ana.post(f"{address}/cancel")["status"] == "cancelled"
    # Whoever comes with the link is told; nobody's list keeps it.
    assert bo.get(f"/invites/{table['invite']}")["status"] == "cancelled"
    assert ids(ana.get("/me/tables")) == ids(bo.get("/me/tables")) == []
    assert bo.ask("POST", f"{address}/sit", {"invite": table["invite"]}).json()["kind"] == "not_now"
    assert ana.ask("GET", f"/codes/{table['code']}").status_code == 404


def test_the_lobby_is_filtered_before_it_is_cut_into_pages(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    fits = ana.post("/tables", cacao(ME, OPEN, private=False, pace=LIVE, language="es", level="beginners"))[
        "id"
    ]
    any_language = ana.post("/tables", cacao(ME, OPEN, private=False, pace=LIVE))["id"]
    for _ in range(31):
        ana.post("/tables", cacao(ME, {**ME, "name": "Abe"}, private=False))
    assert ids(bo.get("/tables?free=true")) == [any_language, fits]
    # A table that names no language is for all; one for any level is found under no level of its own.
    assert ids(bo.get("/tables?free=true&seats=2&pace=live&language=es")) == [any_language, fits]
    assert ids(bo.get("/tables?free=true&seats=2&pace=live&language=es&level=beginners")) == [fits]
    assert ids(bo.get("/tables?free=true&language=fr")) == [any_language]
    assert ids(bo.get("/tables?free=true&level=any")) == [any_language]
    assert ids(bo.get("/tables?free=true&level=experts")) == []
    for nothing in ("seats=3", "pace=days", "game=teotihuacan"):
        assert ids(bo.get(f"/tables?free=true&{nothing}")) == []


def test_history_is_whole_paged_filtered_and_put_away(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    made = []
    for number in range(12):
        pace = LIVE if number % 2 else {"kind": "none"}
        table = ana.post("/tables", cacao(ME, LINK, pace=pace))
        address = f"/tables/{table['id']}"
        bo.post(f"{address}/sit", {"invite": table["invite"]})
        (ana if number < 5 else bo).post(f"{address}/seats/{0 if number < 5 else 1}/resign")
        made.append(table["id"])
    first = ana.get("/me/history")
    assert (first["page"], first["pages"], first["total"], first["all"]) == (1, 2, 12, 12)
    second = ana.get("/me/history?page=2")
    listed = [line["table"]["id"] for page in (first, second) for line in page["lines"]]
    assert listed == made[::-1]
    assert {line["place"] for line in first["lines"][:7]} == {1}
    assert ana.get("/me/history?won=true")["total"] == 7
    assert bo.get("/me/history?won=true&pace=live")["total"] == 2
    assert ana.get("/me/history?game=teotihuacan")["total"] == 0
    assert ana.get("/me/history?page=99")["page"] == 2
    (statistics,) = ana.get("/me/statistics")
    assert (statistics["game"], statistics["matches"], statistics["won"]) == ("cacao", 12, 7)
    assert len(statistics["last"]) == 12
    assert ana.ask("POST", f"/tables/{made[0]}/archive").status_code == 204
    assert ana.get("/me/history")["total"] == 11
    assert made[0] not in ids(ana.get("/me/tables"))
    assert [line["table"]["archived"] for line in ana.get("/me/history?archived=true")["lines"]] == [True]
    # Only for whoever put it away, and it can be brought back.
    assert bo.get("/me/history")["total"] == 12
    assert ana.ask("DELETE", f"/tables/{made[0]}/archive").status_code == 204
    assert ana.get("/me/history")["total"] == 12


def test_cards_tell_the_question_and_the_time_left_nearest_first(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    made = []
    for pace in ({"kind": "days", "days": 3}, {"kind": "none"}, LIVE):
        table = ana.post("/tables", cacao(ME, LINK, pace=pace, options={"first_seat": "0"}))
        bo.post(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
        made.append(table["id"])
    page = ana.get("/me/tables")
    assert ids(page) == [made[2], made[0], made[1]]
    card = page["tables"][0]
    assert card["questions"] == [
        {"seat": 0, "decision": "place_worker", "args": card["questions"][0]["args"]}
    ]
    assert card["questions"][0]["args"] is not None
    assert card["deadline"] > card["touched"]
    other = next(each for each in bo.get("/me/tables")["tables"] if each["id"] == made[2])
    assert (other["questions"][0]["decision"], other["questions"][0]["args"]) == ("place_worker", None)


def test_a_share_link_lets_anybody_look_and_nobody_in(client: Client) -> None:
    ana, bo, eve = (Visitor(client, name) for name in ("Ana", "Bo", "Eve"))
    nobody = Visitor(client, None)
    table = ana.post("/tables", cacao(ME, LINK, options={"first_seat": "0"}))
    address = f"/tables/{table['id']}"
    bo.post(f"{address}/sit", {"invite": table["invite"]})
    assert nobody.ask("GET", f"{address}/replay").status_code == 404
    secret = bo.post(f"{address}/share")["share"]
    assert ana.get(address)["share"] == secret
    sheet = nobody.get(f"{address}?share={secret}")
    assert (sheet["invite"], sheet["code"], sheet["share"]) == (None, None, None)
    assert nobody.get(f"{address}/replay?share={secret}")["frames"][0]["view"]["hand"] is None
    assert nobody.ask("GET", f"{address}/replay?share={secret}&viewer=0").status_code in (401, 403, 404)
    assert eve.ask("POST", f"{address}/sit", {"invite": secret}).status_code == 404
    assert nobody.ask("GET", f"{address}/record?share={secret}").json()["kind"] == "not_now"
    bo.post(f"{address}/seats/1/resign")
    assert nobody.get(f"{address}/record?share={secret}")["moves"] == []
    assert ana.ask("DELETE", f"{address}/share").json()["share"] is None
    assert nobody.ask("GET", f"{address}/replay?share={secret}").status_code == 404
    assert ana.post(f"{address}/share")["share"] != secret


def test_the_lobby_is_told_as_it_changes(tmp_path: Path) -> None:
    async def run(process: ServerProcess) -> None:
        ana, bo = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo")]
        ear = Ear()
        socket = visiting(ear, bo)
        process.context.connections.welcome(socket)
        await handle(process.tables, socket, wire.WatchLobby("cacao", seats=2))
        assert ear.of("lobby")[-1]["tables"] == []
        wishes = [wire.SeatWish("me"), wire.SeatWish("open")]
        table = await make_table(process.tables, ana, wire.NewTable("cacao", wishes, private=False))
        await make_table(process.tables, ana, wire.NewTable("cacao", [*wishes, wishes[1]], private=False))
        await asyncio.sleep(0.8)
        assert [each["id"] for each in ear.of("lobby")[-1]["tables"]] == [table.id]
        assert ear.of("lobby")[-1]["tables"][0]["invite"] is None
        await seats.sit(table, bo, wire.Sit())
        await asyncio.sleep(0.8)
        assert ear.of("lobby")[-1]["tables"] == []
        count = len(ear.of("lobby"))
        await handle(process.tables, socket, wire.LeaveLobby())
        await make_table(process.tables, ana, wire.NewTable("cacao", wishes, private=False))
        await asyncio.sleep(0.8)
        assert len(ear.of("lobby")) == count

    with_process(tmp_path, run)


def test_quick_pairing_brings_those_together_who_want_the_same(tmp_path: Path) -> None:
    async def run(process: ServerProcess) -> None:
        people = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo", "Cleo", "Dan")]
        quick = wire.Pairing("cacao", 2, wire.Pace("live", bank=1500))
        slow = wire.Pairing("cacao", 2, wire.Pace("live", bank=600))
        found = await asyncio.gather(*(pairing.pair(process.tables, each, quick) for each in people[:2]))
        assert found[0].id == found[1].id
        assert found[0].status == "playing"
        waiting = await pairing.pair(process.tables, people[2], quick)
        assert (await pairing.pair(process.tables, people[2], quick)).id == waiting.id
        other = await pairing.pair(process.tables, people[3], slow)
        assert other.id != waiting.id
        # Who was not told that it has begun asks again, and is not given a second match.
        assert (await pairing.pair(process.tables, people[0], quick)).id == found[0].id
        assert (await pairing.keep_looking(process.tables, people[1], quick)).id == found[0].id
        # Who wants something else now waits at one table only.
        together = await pairing.pair(process.tables, people[3], quick)
        assert (together.id, together.status) == (waiting.id, "playing")
        await pairing.stop(process.tables, people[3])
        assert other.status == "cancelled"

    with_process(tmp_path, run)


def test_those_who_wait_apart_are_brought_together_when_one_asks_again(tmp_path: Path) -> None:
    async def run(process: ServerProcess) -> None:
        ana, bo = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo")]
        wanted = wire.Pairing("cacao", 2)
        wishes = [wire.SeatWish("me"), wire.SeatWish("open")]
        # As two processes may let it happen.
        tables = [
            await make_table(process.tables, who, wire.NewTable("cacao", wishes, private=False), pairing=True)
            for who in (ana, bo)
        ]
        first = min(tables, key=lambda table: table.id)
        (last,) = [table for table in tables if table is not first]
        # The older of two waits on, whoever asks.
        owners = {table.id: who for table, who in zip(tables, (ana, bo), strict=True)}
        assert (await pairing.pair(process.tables, owners[first.id], wanted)).id == first.id
        assert (await pairing.pair(process.tables, owners[last.id], wanted)).id == first.id
        assert (first.status, last.status) == ("playing", "cancelled")

    with_process(tmp_path, run)


def test_nobody_is_brought_to_whoever_has_gone(tmp_path: Path) -> None:
    async def run(process: ServerProcess) -> None:
        ana, bo, cleo = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo", "Cleo")]
        tables, begun = process.tables, process.context.now()
        live = wire.Pairing("cacao", 2, wire.Pace("live", bank=1500))
        days = wire.Pairing("cacao", 2, wire.Pace("days", days=3))
        slow = await pairing.pair(tables, cleo, days)
        waiting = await pairing.pair(tables, ana, live)
        # Who says so again and again is there.
        set_time(process, begun + 100)
        assert (await pairing.keep_looking(tables, ana, live)).id == waiting.id
        set_time(process, begun + 200)
        await attend(waiting)
        assert waiting.status == "gathering"
        # Who does not is waited for no more, by anybody.
        set_time(process, begun + 400)
        other = await pairing.pair(tables, bo, live)
        assert other.id != waiting.id
        assert waiting.id in await process.context.store.due(begun + 400)
        await attend(waiting)
        assert waiting.status == "cancelled"
        with pytest.raises(NotNow):
            await pairing.keep_looking(tables, ana, live)
        # Where there are days to answer nobody need stay.
        assert (await pairing.pair(tables, bo, days)).id == slow.id
        assert slow.status == "playing"

    with_process(tmp_path, run)


def test_who_stops_waiting_leaves_no_empty_chair_behind(tmp_path: Path) -> None:
    async def run(process: ServerProcess) -> None:
        ana, bo, cleo = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo", "Cleo")]
        wanted = wire.Pairing("cacao", 4, wire.Pace("live", bank=1500))
        table = await pairing.pair(process.tables, ana, wanted)
        for person in (bo, cleo):
            assert (await pairing.pair(process.tables, person, wanted)).id == table.id
        assert (await pairing.keep_looking(process.tables, bo, wanted)).id == table.id
        await pairing.stop(process.tables, bo)
        assert [place.person for place in table.settings.places] == [ana.id, None, cleo.id, None]
        # With whoever made it the table goes, and the others look on together.
        await pairing.stop(process.tables, ana)
        assert table.status == "cancelled"
        with pytest.raises(NotNow):
            await pairing.keep_looking(process.tables, cleo, wanted)
        again = await pairing.pair(process.tables, cleo, wanted)
        assert (again.status, again.id != table.id) == ("gathering", True)

    with_process(tmp_path, run)


def test_a_page_that_closes_while_another_of_the_same_person_looks_takes_nothing_from_it(
    tmp_path: Path,
) -> None:
    async def run(process: ServerProcess) -> None:
        ana = (await sign_in(process.context, "Ana"))[0]
        wanted = wire.Pairing("cacao", 2, wire.Pace("live", bank=1500))
        await pairing.pair(process.tables, ana, wanted)
        for _ in range(20):
            # A page that is loaded again says that it closes, and looks again, at once.
            closing = asyncio.create_task(pairing.stop(process.tables, ana))
            table = await pairing.pair(process.tables, ana, wanted)
            assert table.status == "gathering"
            await closing

    with_process(tmp_path, run)
