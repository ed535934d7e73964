"""A match is saved as it goes, with who sat there, and goes on exactly as the farewell says."""

from __future__ import annotations

import errno
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import patolli
from patolli.cli import saving
from patolli.cli.failures import CannotWrite
from patolli.engine.errors import Reason
from patolli.engine.match import Match
from tests.cli.conftest import Outcome, Run

PATIENCE_SECONDS = 30


def advised(outcome: Outcome) -> list[str]:
    """The words of the command that the farewell prints."""
    line = next(line for line in outcome.out.split("\n") if "patolli resume" in line)
    return shlex.split(line[line.index("patolli resume") :])[1:]


def test_the_farewell_brings_everybody_back(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "a match of ours.json"
    options = ("--bots", "random", "--names", "Ana,Robo", "--seed", "4", "--save", str(saved))
    parting = run("play", "cacao", *options, typed="q\n")
    outcome = run(*advised(parting), typed="1\na\n1\n1\nq\n")
    assert outcome.status == 0
    assert "Hand the screen" not in outcome.out
    assert "Robo" in outcome.out
    assert "Flower" not in outcome.out
    assert any(line.startswith("1 ") for line in patolli.load(saved).history)
    again = run(*advised(outcome), typed="q\n")
    assert "Hand the screen" not in again.out


def test_others_may_take_the_seats(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "m.json"
    run("play", "cacao", "--names", "Ana,Robo", "--seed", "4", "--save", str(saved), typed="q\n")
    outcome = run("resume", str(saved), "--bots", "", "--names", "Eva,Ida", typed="\nq\n")
    assert "Hand the screen to" in outcome.out
    assert json.loads(saved.read_text())["names"] == ["Eva", "Ida"]
    assert "bots" not in json.loads(saved.read_text())


def test_a_replay_knows_the_names(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "m.json"
    run("play", "cacao", "--names", "Ana,Robo", "--seed", "4", "--save", str(saved), typed="q\n")
    assert "Robo" in run("replay", str(saved), "--to-end").out
    assert "Ida" in run("replay", str(saved), "--to-end", "--names", "Eva,Ida").out


def test_default_names_follow_the_reader(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "m.json"
    run("play", "cacao", "--seed", "4", "--save", str(saved), typed="q\n")
    assert "Flor" in run("resume", str(saved), "--lang", "es", typed="q\n").out


def test_a_written_position_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    start = tmp_path / "start.json"
    start.write_text(json.dumps(patolli.start("cacao", 2, 1).position()))
    before = start.read_text()
    outcome = run("resume", str(start), "--bots", "random", typed="1\na\n1\n1\nq\n")
    assert start.read_text() == before
    kept = Path(advised(outcome)[1])
    assert kept != start
    assert patolli.load(kept).history


def test_two_matches_of_one_second_do_not_share_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = patolli.start("cacao", 2, 1)
    first = saving.new_path(match)
    for number in range(2, 6):
        saving.save(match, first.with_name(f"{first.stem}-{number}.json"))
    saving.save(match, first)
    assert not saving.new_path(match).exists()


def test_an_unwritable_place_is_noticed_before_the_first_move(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    outcome = run("play", "cacao", "--save", str(tmp_path / "file" / "match.json"), typed="q\n")
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1


def test_a_disk_that_fills_up_does_not_end_the_match(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "m.json"
    write = saving.save
    written: list[int] = []

    def refuse_once(match: Match, path: Path, party: saving.Party) -> None:
        written.append(len(match.history))
        if len(written) == 2:
            raise CannotWrite(str(path), Reason("disk_full"))
        write(match, path, party)

    monkeypatch.setattr(saving, "save", refuse_once)
    options = ("--seats", "2", "--seed", "4", "--save", str(saved))
    outcome = run("play", "cacao", *options, typed="\n1\na\n1\n1\n\n1\na\n1\n1\nq\n")
    assert outcome.status == 0
    assert "The disk is full." in " ".join(outcome.out.split())
    assert patolli.load(saved).history


def test_a_record_lies_on_the_disk_before_it_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a power cut after the renaming would leave an empty file of this name."""
    match, saved = patolli.start("cacao", 2, 1), tmp_path / "m.json"
    saving.save(match, saved)
    before = saved.read_text(encoding="utf-8")
    match.play(match.choices()[0])
    kept: list[tuple[str, dict[str, object]]] = []

    def note(descriptor: int) -> None:
        written = Path(f"{saved}.part").read_text(encoding="utf-8")
        kept.append((saved.read_text(encoding="utf-8"), json.loads(written)))

    monkeypatch.setattr(os, "fsync", note)
    saving.save(match, saved)
    assert kept == [(before, match.record())]
    assert json.loads(saved.read_text(encoding="utf-8")) == match.record()


def test_a_record_that_could_not_be_written_leaves_the_last_one_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, saved = patolli.start("cacao", 2, 1), tmp_path / "m.json"
    saving.save(match, saved)
    before = saved.read_text(encoding="utf-8")
    match.play(match.choices()[0])

    def refuse(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(CannotWrite) as caught:
        saving.save(match, saved)
    assert repr(caught.value.details["why"]) == "disk_full"
    assert saved.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [saved]


@pytest.mark.parametrize("end", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_lost_when_the_terminal_closes(tmp_path: Path, end: signal.Signals) -> None:
    saved = tmp_path / "m.json"
    program = "import sys; from patolli.cli import main; sys.exit(main())"
    words = ("play", "cacao", "--seed", "4", "--bots", "random", "--option", "first_seat=0")
    with subprocess.Popen(
        [sys.executable, "-c", program, *words, "--save", str(saved)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        process.stdin.write("1\na\n1\n1\n")
        process.stdin.flush()
        until = time.monotonic() + PATIENCE_SECONDS
        while not (saved.exists() and patolli.load(saved).history):
            assert process.poll() is None
            assert time.monotonic() < until, "nothing was saved"
            time.sleep(0.05)
        process.send_signal(end)
        process.wait(PATIENCE_SECONDS)
    assert patolli.load(saved).history[0].startswith("0 place")
