"""Lessons as tables: in nobody's lists, seen by their pupil alone, forgotten after a day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from patolli.engine.match import Match
from patolli.games import game_of
from patolli.server import wire
from patolli.server.process import ServerProcess
from patolli.server.tables.lessons import KEPT_SECONDS, advice, begin_lesson
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.asking import Visitor, app_here
from tests.server.processes import NOON, set_time, with_table

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(app_here(tmp_path)) as opened:
        yield opened


def test_a_lesson_is_a_table_in_nobodys_lists(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    sheet = ana.post("/lessons", {"game": "cacao", "lesson": "gap"})
    assert (sheet["lesson"], sheet["status"], sheet["to_act"]) == ("gap", "playing", [0])
    assert [seat["kind"] for seat in sheet["seats"]] == ["person", "bot"]
    assert ana.get("/me/tables")["tables"] == []
    assert ana.get("/me/history")["lines"] == []
    assert ana.get("/tables")["tables"] == []
    assert ana.get("/me/matches") == {"running": 0, "finished": 0}
    assert ana.get(f"/tables/{sheet['id']}")["id"] == sheet["id"]
    assert bo.ask("GET", f"/tables/{sheet['id']}").json()["kind"] == "no_such_table"


def test_a_lesson_that_is_played_to_its_end_counts_for_nothing(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        pupil = people[0]
        lesson = await begin_lesson(process.tables, pupil, wire.NewLesson("cacao", "end"))
        for answer in ("place 2-1-0-1 3 3,0", "end_turn"):
            await submit(lesson, Submission(0, lesson.version, "", "person", answering(0, [answer])))
        assert lesson.status == "over"
        assert await process.context.store.results_of(pupil.id) == []
        assert [row.id for row in await process.context.store.tables_ever_of(pupil.id)] == [table.id]

    with_table(tmp_path, wire.Pace(), body)


def test_what_is_no_lesson_is_refused(client: Client) -> None:
    ana = Visitor(client, "Ana")
    for body in ({"game": "cacao", "lesson": "flying"}, {"game": "chess", "lesson": "gap"}):
        answer = ana.ask("POST", "/lessons", body)
        assert answer.status_code == 400, answer.text
    assert (
        Visitor(client, None).ask("POST", "/lessons", {"game": "cacao", "lesson": "gap"}).status_code == 401
    )


def test_a_lesson_has_a_picture_of_what_it_is_about(client: Client) -> None:
    seen: set[str] = set()
    for game in ("cacao", "teotihuacan"):
        for lesson in game_of(game).teaching.lessons:
            answer = client.get(f"/api/v1/games/{game}/lessons/{lesson.name}/picture?theme=obsidian")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.text.startswith("<svg")
            seen.add(answer.text)
    # Nobody tells lessons apart by pictures that are alike.
    assert len(seen) == sum(len(game_of(game).teaching.lessons) for game in ("cacao", "teotihuacan"))
    assert client.get("/api/v1/games/cacao/lessons/flying/picture").status_code == 400
    forest = "/api/v1/games/teotihuacan/lessons/gather/picture"
    assert "Bosque" in client.get(f"{forest}?language=es").text
    assert client.get(f"{forest}?language=nahuatl").status_code == 400


def test_old_lessons_are_cleared_away_and_no_match_is(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        store, tables = process.context.store, process.tables
        old = await begin_lesson(tables, people[0], wire.NewLesson("cacao", "gap"))
        tables.lessons_cleared = 0.0
        set_time(process, NOON + KEPT_SECONDS + 10)
        new = await begin_lesson(tables, people[0], wire.NewLesson("cacao", "sell"))
        assert await store.table(old.id) is None
        assert await store.table(new.id) is not None
        assert await store.table(table.id) is not None

    with_table(tmp_path, wire.Pace(), body)


def test_a_coach_speaks_to_whoever_is_asked_and_to_nobody_else(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        assert table.log is not None
        match: Match = table.log.match
        asked = match.seat_to_act
        assert advice(table, asked)[:2] == ["goal", "lay"]
        assert advice(table, 1 - asked) == []

    with_table(tmp_path, wire.Pace(), body)
