"""Tables over HTTP: making, sitting, leaving, bots, start, rematch, lobby, records, replays, forks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from patolli import load, start
from patolli.games import game_of
from tests.server.asking import Visitor, app_here

Client = TestClient[Litestar]
ME, LINK, OPEN = {"kind": "me"}, {"kind": "link"}, {"kind": "open"}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def cacao(*seats: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"game": "cacao", "seats": list(seats), **more}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(app_here(tmp_path)) as opened:
        yield opened


def test_games_tell_all_that_a_browser_needs(client: Client) -> None:
    cards = Visitor(client, None).get("/games")
    card = next(each for each in cards if each["key"] == "cacao")
    game = game_of("cacao")
    assert (card["seats_least"], card["seats_most"]) == (2, 4)
    assert [kind["name"] for kind in card["events"]] == [kind.name for kind in game.event_kinds]
    assert {kind["name"] for kind in card["actions"]} == set(game.action_fields)
    assert card["nouns"]["side"] == list(game.nouns["side"])
    assert card["orders"] == [
        {"name": "selling", "decision": "sell_cacao", "values": ["ask", "off_turn", "always"]}
    ]
    assert {"name": "random", "level": None} in card["bots"]
    assert (card["turn_event"], card["end_event"]) == (game.turn_event.name, game.end_event.name)
    assert (card["goods"], card["sources"]) == (list(game.goods), list(game.sources))
    assert card["automaton"] is None
    assert card["box"] == {
        "minutes": [20, 45],
        "weight": "light",
        "cover": "cover.svg",
        "icon": "cacao-fruit",
        "first_match": {"first_seat": "0"},
        "has_lesson": True,
    }
    other = next(each for each in cards if each["key"] == "teotihuacan")
    assert other["automaton"]["name"] == "teotibot"
    assert other["automaton"]["seats"] == [1]
    assert other["automaton"]["difficulty"] == "difficulty"
    assert "bot_wood" in other["automaton"]["figures"]


def test_a_link_with_just_a_name_is_enough(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    table = ana.post("/tables", cacao(ME, LINK))
    assert table["status"] == "gathering"
    assert table["commitment"]
    assert table["seed"] is None
    found = bo.get(f"/invites/{table['invite']}")
    assert found["id"] == table["id"]
    sat = bo.post(f"/tables/{table['id']}/sit", {"invite": table["invite"], "name": "Bobo"})
    assert (sat["status"], sat["seats"][1]["name"], sat["seats"][1]["yours"]) == ("playing", "Bobo", True)
    assert len(table["invite"]) >= 22


def test_seats_are_taken_once_and_freed_by_leaving(client: Client) -> None:
    ana, bo, cleo = (Visitor(client, name) for name in ("Ana", "Bo", "Cleo"))
    table = ana.post("/tables", cacao(ME, OPEN, LINK, private=False))
    address = f"/tables/{table['id']}"
    assert bo.post(f"{address}/sit", {})["seats"][1]["yours"]
    assert cleo.ask("POST", f"{address}/sit", {"seat": 1}).json()["kind"] == "seat_taken"
    assert cleo.ask("POST", f"{address}/sit", {"seat": 2}).json()["kind"] == "not_allowed"
    assert cleo.ask("POST", f"{address}/sit", {}).json()["kind"] == "no_free_seat"
    assert bo.post(f"{address}/seats/1/leave")["seats"][1]["kind"] == "open"
    ana.post(f"{address}/seats/1/bot", {"bot": "greedy"})
    assert ana.post(f"{address}/seats/1/open")["seats"][1]["kind"] == "open"
    ana.post(f"{address}/seats/1/bot", {"bot": "greedy"})
    assert ana.post(f"{address}/seats/2/bot", {"bot": "random"})["status"] == "playing"


def test_a_table_that_waits_is_started_by_its_owner(client: Client) -> None:
    ana = Visitor(client, "Ana")
    table = ana.post("/tables", cacao(ME, bot(), wait=True))
    assert table["status"] == "gathering"
    assert ana.post(f"/tables/{table['id']}/start")["status"] == "playing"
    assert ana.ask("POST", f"/tables/{table['id']}/start").status_code == 409


def test_somebody_who_left_is_replaced_by_a_bot_and_the_last_one_ends_it(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    table = ana.post("/tables", cacao(ME, LINK))
    address = f"/tables/{table['id']}"
    bo.post(f"{address}/sit", {"invite": table["invite"]})
    assert ana.post(f"{address}/seats/0/leave")["seats"][0]["kind"] == "gone"
    assert bo.post(f"{address}/seats/0/bot", {"bot": "random"})["seats"][0]["bot"] == "random"
    ended = bo.post(f"{address}/seats/1/leave")
    assert ended["status"] == "ended"


def test_lobby_shows_public_tables_and_mine_those_that_wait(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    ana.post("/tables", cacao(ME, LINK))
    public = ana.post("/tables", cacao(ME, OPEN, private=False, name="Lunch"))
    running = ana.post("/tables", cacao(ME, {**ME, "name": "Abe"}, private=False))
    names = [table["id"] for table in bo.get("/tables?game=cacao")["tables"]]
    assert names == [running["id"], public["id"]]
    assert [each["id"] for each in bo.get("/tables?free=true")["tables"]] == [public["id"]]
    assert [each["id"] for each in bo.get("/tables?status=playing")["tables"]] == [running["id"]]
    assert all(each["invite"] is None for each in bo.get("/tables")["tables"])
    mine = ana.get("/me/tables")["tables"]
    assert len(mine) == 3
    assert mine[0]["id"] == running["id"]
    assert bo.get("/me/tables")["tables"] == []


def test_lobby_turns_pages(client: Client) -> None:
    ana = Visitor(client, "Ana")
    made = [ana.post("/tables", cacao(ME, OPEN, private=False))["id"] for _ in range(35)]
    first = ana.get("/tables")
    second = ana.get(f"/tables?after={first['next']}")
    assert [each["id"] for each in first["tables"] + second["tables"]] == made[::-1]
    assert second["next"] is None


def bots_only_record(seed: int = 3) -> dict[str, object]:
    match = start("cacao", 2, seed)
    while not match.is_over:
        match.play(match.choices()[seed % len(match.choices())])
    return match.record()


def test_a_record_file_is_opened_and_forked(client: Client) -> None:
    ana = Visitor(client, "Ana")
    record = bots_only_record()
    match = load(record)
    replay = ana.post("/replays", {"document": record, "count": 400})
    assert replay["moves"] == len(match.moves)
    assert len(replay["frames"]) == len(match.moves) + 1
    assert replay["scores"][-1] == match.scores()
    assert replay["frames"][-1]["view"] == match.view(None)
    assert replay["turns"][0] == 0
    part = ana.post("/replays", {"document": record, "start": 5, "count": 2, "viewer": 1})
    assert [frame["move"] for frame in part["frames"]] == [5, 6]
    assert part["frames"][0]["view"]["viewer"] == 1
    fork = ana.post("/forks", {"document": record, "move": 10, "seats": [ME, {**ME, "name": "Bo"}]})
    assert fork["status"] == "playing"
    assert fork["commitment"] is None
    wrong = ana.ask("POST", "/forks", {"document": record, "move": 10, "seats": [ME]})
    assert wrong.json()["kind"] == "bad_setup"


@pytest.mark.parametrize(
    "document",
    [{}, {"game": "chess"}, {"format": "x"}, {"game": "cacao", "moves": []}, {"game": ["cacao"]}],
)
def test_documents_that_are_no_records_are_refused(client: Client, document: dict[str, object]) -> None:
    answer = Visitor(client, None).ask("POST", "/replays", {"document": document})
    assert answer.status_code == 400
    assert answer.json()["kind"] in ("bad_record", "bad_position", "unknown_game")


def test_a_deeply_nested_document_is_refused(client: Client) -> None:
    deep: dict[str, object] = {}
    for _ in range(300):
        deep = {"game": deep}
    assert Visitor(client, None).ask("POST", "/replays", {"document": deep}).status_code == 400


def test_a_running_match_shows_neither_record_nor_other_seats(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    table = ana.post("/tables", cacao(ME, LINK, options={"first_seat": "0"}))
    address = f"/tables/{table['id']}"
    bo.post(f"{address}/sit", {"invite": table["invite"]})
    assert ana.ask("GET", f"{address}/record").json()["kind"] == "not_now"
    assert ana.get(f"{address}/replay?viewer=0")["frames"][0]["view"]["hand"]
    assert ana.ask("GET", f"{address}/replay?viewer=1").json()["kind"] == "not_allowed"
    assert ana.get(f"{address}/replay")["frames"][0]["view"]["hand"] is None
    fork = ana.post(f"{address}/fork", {"move": 0, "seats": [ME, bot()]})
    assert (fork["status"], fork["forked_from"]) == ("playing", table["id"])


def test_standing_orders_are_checked_and_told_to_their_seat_alone(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    table = ana.post("/tables", cacao(ME, LINK))
    address = f"/tables/{table['id']}"
    bo.post(f"{address}/sit", {"invite": table["invite"]})
    given = ana.ask("PUT", f"{address}/orders", {"seat": 0, "orders": {"selling": "off_turn"}})
    assert given.json()["seats"][0]["orders"] == {"selling": "off_turn"}
    assert bo.get(address)["seats"][0]["orders"] is None
    wrong = ana.ask("PUT", f"{address}/orders", {"seat": 0, "orders": {"buying": "always"}})
    assert wrong.json() == {"kind": "unknown_order", "details": {"order": "buying", "known": "selling"}}


@pytest.mark.parametrize(
    ("wanted", "kind"),
    [
        (cacao(ME), "bad_setup"),
        (cacao(ME, bot("nobody")), "unknown_bot"),
        (cacao(ME, bot("weights:/dev/zero")), "unknown_bot"),
        ({"game": "chess", "seats": [ME, ME]}, "unknown_game"),
        (cacao(ME, ME, options={"first_seat": "7"}), "unknown_option"),
        (cacao(ME, {"kind": "throne"}), "bad_message"),
        (cacao(ME, ME, colour="red"), "bad_message"),
    ],
)
def test_tables_that_make_no_sense_are_refused(client: Client, wanted: dict[str, Any], kind: str) -> None:
    answer = Visitor(client, "Ana").ask("POST", "/tables", wanted)
    assert (answer.status_code, answer.json()["kind"]) == (400, kind)


def test_nobody_has_a_program_run_by_the_name_of_a_bot(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither at a new table, nor at a seat of it, nor for somebody whose time has run out."""
    (tmp_path / "trap.py").write_text("from pathlib import Path; Path(__file__).with_name('sprung').touch()")
    monkeypatch.chdir(tmp_path)
    ana = Visitor(client, "Ana")
    table = f"/tables/{ana.post('/tables', cacao(ME, LINK))['id']}"
    for name in ("trap.py:Bot", "trap:Bot"):
        for path, body in (
            ("/tables", cacao(ME, bot(name))),
            (f"{table}/seats/1/bot", {"bot": name}),
            (f"{table}/seats/1/decide", {"choice": "bot", "bot": name}),
        ):
            answer = ana.ask("POST", path, body)
            assert (answer.status_code, answer.json()["kind"]) == (400, "unknown_bot"), (path, name)
    assert not (tmp_path / "sprung").exists()
    assert "trap" not in sys.modules
