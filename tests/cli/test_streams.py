"""Whatever becomes of its streams, a command never ends in a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.cli import streams
from tests.cli.conftest import Run

PROGRAM = "import sys; from patolli.cli import main; sys.exit(main())"
FULL = Path("/dev/full")
BRACKETS = "A,[/]"


def shell(line: str, tmp_path: Path, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of shell in which patolli is the command."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), **variables}
    return subprocess.run(
        ["bash", "-c", f"patolli() {{ {sys.executable} -c '{PROGRAM}' \"$@\"; }}; {line}"],
        capture_output=True,
        env=environment,
        check=False,
    )


@pytest.mark.parametrize("name", ["[/]", "[bold]", "[/red]x", ":smile:", "\x1b[31mred", "\udcff", "a\nb"])
def test_any_name_is_shown_as_it_is(run: Run, tmp_path: Path, name: str) -> None:
    saved = tmp_path / "m.json"
    options = ("--seed", "3", "--bots", "random", "--names", f"A,{name}", "--save", str(saved))
    outcome = run("play", "cacao", *options, typed="1\na\n1\n1\nq\n")
    assert outcome.status == 0
    assert outcome.err == ""
    assert "\x1b" not in outcome.out
    assert "".join(each if each.isprintable() else "\ufffd" for each in name) in outcome.out
    assert run("replay", str(saved), "--to-end").status == 0


def test_the_thinking_bot_keeps_its_brackets(tmp_path: Path) -> None:
    """On a real terminal the name stands in a status line, which once read it as markup."""
    typed = "1\\na\\n1\\n1\\nq\\n"
    line = f"printf '{typed}' | patolli play cacao --seed 3 --names '{BRACKETS}'"
    ended = shell(line, tmp_path, FORCE_COLOR="1", TTY_COMPATIBLE="1", PYTHONIOENCODING="utf-8")
    assert ended.returncode == 0, ended.stderr
    assert b"Traceback" not in ended.stderr


@pytest.mark.parametrize("words", ["--help", "simulate --help", "simulate cacao --matches 3 --json"])
def test_a_reader_who_has_read_enough_is_no_error(tmp_path: Path, words: str) -> None:
    ended = shell(f"patolli {words} | true; exit ${{PIPESTATUS[0]}}", tmp_path)
    assert ended.returncode == 0
    assert ended.stderr == b""


@pytest.mark.skipif(not FULL.exists(), reason="this machine has no full disk to write to")
@pytest.mark.parametrize("words", ["--help", "simulate cacao --matches 2 --json", "play cacao --seed 1"])
def test_a_full_disk_is_told_in_one_sentence(tmp_path: Path, words: str) -> None:
    ended = shell(f"echo q | patolli {words} --lang es > {FULL}", tmp_path, PYTHONIOENCODING="utf-8")
    assert ended.returncode == 2
    assert ended.stderr.decode() == "No se puede escribir la salida. El disco está lleno.\n"


@pytest.mark.skipif(not FULL.exists(), reason="this machine has no full disk to write to")
def test_nothing_at_all_can_be_written(tmp_path: Path) -> None:
    assert shell(f"patolli --help > {FULL} 2> {FULL}", tmp_path).returncode == 2


@pytest.mark.parametrize("closed", ["<&-", "< /dev/null >&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_error(tmp_path: Path, closed: str) -> None:
    ended = shell(f"patolli play cacao --seed 1 {closed}", tmp_path)
    assert ended.returncode == 0
    assert ended.stderr == b""


def test_a_stream_without_the_signs_gets_letters(tmp_path: Path) -> None:
    ended = shell("echo q | patolli play cacao --seed 1 --lang fr", tmp_path, PYTHONIOENCODING="ascii")
    assert ended.returncode == 0
    assert ended.stderr == b""
    drawn = ended.stdout.decode("ascii")
    assert "[%1 ]" in drawn
    assert "+-" in drawn
    assert "La partie est enregistree." in drawn


def test_every_sign_of_a_drawing_is_one_letter() -> None:
    for sign in "●✿■◆♣◉≈☼▲▮▯▤◂↑→↓←╭╮╰╯╔╗╚╝─═│♠▦△▽⇢▙⌂☾✸✦◇♙⇑é":
        spelled, _ = streams.spell(UnicodeEncodeError("ascii", sign, 0, 1, "no sign"))
        assert len(spelled) == 1
        assert spelled.isascii()
        assert spelled != streams.UNKNOWN


def test_what_cannot_be_decoded_is_asked_again(tmp_path: Path) -> None:
    ended = shell(r"printf '\377\nq\n' | patolli play cacao --seed 1", tmp_path, PYTHONIOENCODING="utf-8")
    assert ended.returncode == 0
    assert ended.stderr == b""


def test_many_empty_lines_are_read_past(run: Run, tmp_path: Path) -> None:
    options = ("--seed", "1", "--bots", "random", "--option", "first_seat=0")
    outcome = run("play", "cacao", *options, "--save", str(tmp_path / "m.json"), typed="\n" * 1200 + "q\n")
    assert outcome.status == 0
