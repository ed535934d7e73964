"""Puzzles on the server: judged here, told only afterwards, kept for whoever answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from patolli.puzzles.puzzle import Puzzle
from patolli.puzzles.shelf import of_days, puzzle_of, puzzles_of
from patolli.server import wire
from patolli.server.people import accounts, puzzles
from patolli.server.people.puzzles import LEAST_PEOPLE, SECONDS_IN_A_DAY, answer, ladder, streak_of, today
from patolli.server.process import ServerProcess
from patolli.server.tables.puzzles import begin_puzzle
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow, PuzzleAnswerRow
from tests.server.asking import Visitor, app_here
from tests.server.processes import set_time, with_process, with_table

Client = TestClient[Litestar]
DAY = 30_000


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(app_here(tmp_path)) as opened:
        yield opened


def wrong_answer(puzzle: Puzzle) -> str:
    return puzzle.next_best


def give(visitor: Visitor, puzzle: Puzzle, text: str | None) -> Any:
    return visitor.post(f"/puzzles/{puzzle.id}/answer", {"answer": text})


def test_the_puzzle_of_today_is_the_same_for_all_and_tells_no_solution(client: Client) -> None:
    stranger, ana = Visitor(client, None), Visitor(client, "Ana")
    one, two = stranger.get("/puzzles/today"), ana.get("/puzzles/today")
    assert one == two
    card = one["puzzle"]
    puzzle = puzzle_of(card["id"])
    assert puzzle in of_days(puzzle.game)
    assert (card["result"], card["day"]) == ("", one["day"])
    assert card["answers"] == len(puzzle.match().legal())
    for path in (f"/puzzles/{puzzle.id}", "/puzzles/today", f"/puzzles/ladder/{puzzle.game}"):
        told = client.get(f"/api/v1{path}").text
        assert "solution" not in told
        assert not any(answer in told for answer in puzzle.solutions)
    # A solution is not to be had by asking for it either.
    assert ana.get(f"/puzzles/{puzzle.id}/solution")["solution"] is None
    sheet = ana.post(f"/puzzles/{puzzle.id}/table")
    assert (sheet["puzzle"], sheet["to_act"]) == (puzzle.id, [puzzle.seat])
    assert client.get(f"/api/v1/puzzles/{puzzle.id}/picture?theme=obsidian").text.startswith("<svg")
    assert ana.get("/me/tables")["tables"] == []
    assert ana.get("/me/matches") == {"running": 0, "finished": 0}


def test_a_right_answer_a_second_try_and_giving_up(client: Client) -> None:
    ana = Visitor(client, "Ana")
    first, later, missed, given_up = puzzles_of("cacao")[:4]
    solved = give(ana, first, first.best)
    assert (solved["result"], solved["is_right"]) == ("first", True)
    assert solved["solution"]["answers"] == list(first.solutions)
    assert solved["own"] == {
        "points": first.worths[first.best].points,
        "chance": first.worths[first.best].chance,
    }
    # What is settled stays as it is.
    assert give(ana, first, wrong_answer(first))["result"] == "first"
    wrong = give(ana, later, wrong_answer(later))
    assert (wrong["result"], wrong["is_right"], wrong["solution"]) == ("open", False, None)
    assert give(ana, later, later.solutions[-1])["result"] == "later"
    give(ana, missed, wrong_answer(missed))
    lost = give(ana, missed, wrong_answer(missed))
    assert (lost["result"], lost["solution"]["answers"][0]) == ("missed", missed.best)
    assert give(ana, given_up, None)["result"] == "missed"
    stones = [stone for step in ana.get("/puzzles/ladder/cacao")["steps"] for stone in step["stones"]]
    results = {stone["id"]: stone["result"] for stone in stones}
    assert [results[each.id] for each in (first, later, missed, given_up)] == [
        "first",
        "later",
        "missed",
        "missed",
    ]


def test_bad_answers_are_refused_and_count_for_nothing(client: Client) -> None:
    ana, puzzle = Visitor(client, "Ana"), puzzles_of("cacao")[0]
    for text in ("fly", "end_turn", "place 9-9-9-9 0 0,0", ""):
        assert ana.ask("POST", f"/puzzles/{puzzle.id}/answer", {"answer": text}).status_code == 400
    assert ana.get(f"/puzzles/{puzzle.id}")["result"] == ""
    assert ana.ask("GET", "/puzzles/nothing").json()["kind"] == "no_such_puzzle"
    assert ana.ask("POST", "/puzzles/nothing/table").json()["kind"] == "no_such_puzzle"
    assert ana.ask("GET", "/puzzles/ladder/chess").json()["kind"] == "unknown_game"
    stranger = Visitor(client, None)
    assert stranger.ask("POST", f"/puzzles/{puzzle.id}/answer", {"answer": None}).status_code == 401
    assert stranger.ask("GET", f"/puzzles/{puzzle.id}/solution").status_code == 401


def test_how_many_solved_it_is_told_only_of_enough_people_and_only_afterwards(client: Client) -> None:
    puzzle = puzzles_of("cacao")[0]
    people = [Visitor(client, f"Guest {number}") for number in range(LEAST_PEOPLE)]
    told = [give(each, puzzle, puzzle.best if number else None) for number, each in enumerate(people)]
    assert [each["solution"]["answered"] for each in told] == [None] * (LEAST_PEOPLE - 1) + [LEAST_PEOPLE]
    assert told[-1]["solution"]["solved"] == LEAST_PEOPLE - 1


def test_days_in_a_row_and_the_calendar(tmp_path: Path) -> None:
    async def run(process: ServerProcess) -> None:
        ana, _ = await accounts.sign_in(process.context, "Ana")
        for day in range(3):
            set_time(process, (DAY + day) * SECONDS_IN_A_DAY + 60)
            found = await today(process.context, ana)
            assert found.puzzle is not None
            assert found.streak == day
            puzzle = puzzle_of(found.puzzle.id)
            verdict = await answer(process.context, ana, puzzle.id, puzzle.best if day != 2 else None)
            assert verdict.streak == (day + 1 if day < 2 else 2)
        found = await today(process.context, ana)
        assert [(each.day - DAY, each.result) for each in found.days] == [
            (0, "first"),
            (1, "first"),
            (2, "missed"),
        ]

    with_process(tmp_path, run)


def test_a_streak_lasts_until_a_day_is_over() -> None:
    known = {str(day): PuzzleAnswerRow(str(day), "first", day, 0.0) for day in (5, 6, 7)}
    assert [streak_of(known, day) for day in (6, 7, 8, 9)] == [2, 3, 3, 0]
    assert streak_of({"x": PuzzleAnswerRow("x", "later", None, 0.0)}, 7) == 0


def test_a_step_opens_when_enough_below_are_laid(tmp_path: Path) -> None:
    async def run(process: ServerProcess) -> None:
        context = process.context
        ana, _ = await accounts.sign_in(context, "Ana")
        before = await ladder(context, ana, "cacao")
        assert [step.is_open for step in before.steps] == [True] + [False] * (len(before.steps) - 1)
        for stone in before.steps[0].stones[: before.opens_next]:
            await answer(context, ana, stone.id, puzzle_of(stone.id).best)
        after = await ladder(context, ana, "cacao")
        assert [step.is_open for step in after.steps[:3]] == [True, True, False]

    with_process(tmp_path, run)


def test_answers_come_along_are_copied_out_and_are_forgotten(tmp_path: Path) -> None:
    async def run(process: ServerProcess) -> None:
        context = process.context
        both, alone = puzzles_of("cacao")[:2]
        account, _ = await accounts.sign_in(context, "Jaguar")
        await accounts.claim(context, account, wire.Claim("jaguar", "a password"))
        guest, _ = await accounts.sign_in(context, "Flower")
        await answer(context, account, both.id, both.best)
        await answer(context, guest, both.id, None)
        await answer(context, guest, alone.id, alone.best)
        person, _, _ = await accounts.log_in(process.tables, wire.LogIn("jaguar", "a password"), guest)
        copied = (await accounts.my_data(context, person)).puzzles
        # Where both had answered, the account's own answer stays.
        assert {each.puzzle: each.result for each in copied} == {both.id: "first", alone.id: "first"}
        assert await context.store.puzzle_answers_of(guest.id) == []
        await accounts.delete_me(process.tables, person)
        assert await context.store.puzzle_answers_of(account.id) == []
        assert (await context.store.puzzle_tally(both.id)).answered == 0

    with_process(tmp_path, run)


def test_a_puzzle_played_on_counts_for_nothing(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        puzzle = puzzles_of("cacao")[0]
        began = await begin_puzzle(process.tables, people[0], puzzle.id)
        assert began.settings.places[puzzle.seat].person == people[0].id
        assert [row.id for row in await process.context.store.tables_ever_of(people[0].id)] == [table.id]
        assert began.id.startswith("lesson~")

    with_table(tmp_path, wire.Pace(), body)


def test_a_server_without_puzzles_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(process: ServerProcess) -> None:
        found = await today(process.context, None)
        assert (found.puzzle, found.streak, found.days) == (None, 0, [])

    monkeypatch.setattr(puzzles, "puzzle_of_day", lambda day: None)
    with_process(tmp_path, run)
