"""Replay and verify, with good files and damaged ones."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import patolli
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from patolli.cli import keys
from tests.cli.conftest import Run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = patolli.start("cacao", seats=2, seed=21)
    bots = [bot_of("random", seat) for seat in range(2)]
    while not match.is_over:
        seat = match.seat_to_act
        match.play(bots[seat].choose(match.observe(seat), Budget()), seat)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.record()))
    return path


def test_a_true_record(run: Run, saved: Path) -> None:
    match = patolli.load(saved)
    outcome = run("verify", str(saved))
    assert outcome.status == 0
    assert "The record is valid" in outcome.out
    assert match.digest() in outcome.out
    found = json.loads(run("verify", str(saved), "--json").out)
    assert found["valid"] is True
    assert found["scores"] == match.scores()


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (lambda record: record["moves"].pop(), "over"),
        (lambda record: record["moves"].__setitem__(3, "0 place 9-9-9-9 0 1,0"), "moves[3]"),
        (lambda record: record.update(digest="0" * 64), "digest"),
        (lambda record: record["setup"].update(seed="0x99"), "commitment"),
        (lambda record: record["scores"].__setitem__(0, 99), "scores"),
    ],
)
def test_an_edited_record_is_refused(run: Run, saved: Path, damage: object, named: str) -> None:
    record = json.loads(saved.read_text())
    assert callable(damage)
    damage(record)
    saved.write_text(json.dumps(record))
    # A false record is told apart from one that cannot be read.
    for command, status in (("verify", 1), ("replay", 2)):
        outcome = run(command, str(saved), "--lang", "fr")
        assert outcome.status == status
        assert outcome.out == ""
        assert "partie enregistrée est erronée à" in outcome.err
        assert named in outcome.err
        assert outcome.err.count("\n") == 1
    judged = run("verify", str(saved), "--json")
    assert judged.status == 1
    found = json.loads(judged.out)
    assert found["valid"] is False
    assert found["error"] == "bad_record"
    assert named in found["where"]
    assert found["text"].startswith("The saved match is wrong at")


@pytest.mark.parametrize(
    ("content", "named"), [(None, "no such file"), ("{", "not a JSON document"), ("[]", "a table")]
)
def test_a_file_that_is_no_record_is_told_to_machines_too(
    run: Run, tmp_path: Path, content: str | None, named: str
) -> None:
    path = tmp_path / "m.json"
    if content is not None:
        path.write_text(content)
    judged = run("verify", str(path), "--json")
    assert judged.status == 2
    assert judged.err == ""
    found = json.loads(judged.out)
    assert (found["valid"], found["error"]) == (False, "cannot_read")
    assert str(path) in found["where"]
    assert named in found["text"]


def test_a_truncated_file_is_refused(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text()[:200])
    outcome = run("verify", str(saved))
    assert outcome.status == 2
    assert str(saved) in outcome.err
    assert "Traceback" not in outcome.err


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    missing = str(tmp_path / "nothing.json")
    for command in ("verify", "replay", "resume"):
        outcome = run(command, missing)
        assert outcome.status == 2
        assert missing in outcome.err


def test_replay_to_the_end_tells_everything(run: Run, saved: Path) -> None:
    outcome = run("replay", str(saved), "--to-end", "--lang", "pt")
    assert outcome.status == 0
    assert "(rodada 11)" in outcome.out
    assert "A partida termina." in outcome.out
    # What only one player knew stays untold.
    assert "compra uma peça de trabalhadores." in outcome.out
    assert not re.search(r"compra a peça \d", outcome.out)


def test_replay_steps_forwards_and_back(run: Run, saved: Path) -> None:
    moves = len(patolli.load(saved).history)
    outcome = run("replay", str(saved), typed="n\n\np\n$\n7\n0\np\nq\n")
    assert outcome.status == 0
    seen = [line for line in outcome.out.split("\n") if line.startswith("Move ")]
    numbers = [int(line.split()[1]) for line in seen]
    assert numbers == [0, 1, 2, 1, moves, 7, 0, 0]
    assert f"Move 7 of {moves}" in outcome.out


def test_replay_shows_an_undo(run: Run, tmp_path: Path) -> None:
    match = patolli.start("cacao", seats=2, seed=3)
    while not (match.moves and match.can_take_back(match.moves[-1].seat)):
        match.play(match.choices()[-1])
    match.take_back()
    path = tmp_path / "undone.json"
    path.write_text(json.dumps(match.record()))
    outcome = run("replay", str(path), typed="$\nq\n")
    assert outcome.status == 0
    assert "undo" in outcome.out


def test_replay_names_who_moved(run: Run, saved: Path) -> None:
    seat, _, action = patolli.load(saved).history[0].partition(" ")
    outcome = run("replay", str(saved), "--names", "Ana,Ben", typed="n\nq\n")
    assert (
        f"Move 1 of {len(patolli.load(saved).history)}  {('Ana', 'Ben')[int(seat)]}: {action}" in outcome.out
    )


@pytest.mark.parametrize("code", ["\x1b[H", "\x1b[1~", "\x1bOH"])
def test_home_leads_to_the_first_move(code: str) -> None:
    assert keys.ENDS[code] == "0"
    assert keys.ENDS[code.replace("H", "F").replace("1", "4")] == "$"
