"""Whatever is typed wrongly is answered in one line, in the reader's language."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import patolli
from patolli.compiled import RUNNING
from patolli.i18n import LANGUAGES, Texts
from tests.cli.conftest import Run

WRONG = [
    (("dance",), "dance"),
    (("simulate",), "GAME"),
    (("serve", "--port", "70000"), "70000"),
    (("play", "chess"), "chess"),
    (("play", "cacao", "--seats", "7"), "7"),
    (("play", "cacao", "--seats", "two"), "two"),
    (("play", "cacao", "--seats"), "--seats"),
    (("play", "cacao", "--colour", "red"), "--colour"),
    (("play", "cacao", "--bots", "oracle"), "oracle"),
    (("play", "cacao", "--seats", "2", "--bots", "random,random,random"), "3"),
    (("play", "cacao", "--option", "weather=rain"), "weather"),
    (("play", "cacao", "--option", "weather"), "weather"),
    (("play", "cacao", "--option", "first_seat=3", "--seats", "2"), "3"),
    (("play", "cacao", "--names", "a,b,c"), "3"),
    (("play", "cacao", "--seed", "-1"), "\N{MINUS SIGN}1"),
    (("play", "cacao", "extra"), "extra"),
    (("simulate", "cacao", "--matches", "0"), "0"),
    (("simulate", "cacao", "--bots", "random,oracle"), "oracle"),
    (("simulate", "cacao", "--seed", "-3"), "\N{MINUS SIGN}3"),
    (("simulate", "cacao", "--seats", "9"), "9"),
    (("perft", "cacao", "--depth", "-1"), "\N{MINUS SIGN}1"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "named"), WRONG)
def test_bad_words_are_named(run: Run, words: tuple[str, ...], named: str, language: str) -> None:
    outcome = run(*words, "--lang", language)
    assert outcome.status == 2
    assert outcome.out == ""
    assert named in outcome.err
    assert outcome.err.count("\n") == 1


def test_an_unknown_language_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_MX.UTF-8")
    outcome = run("version", "--lang", "de")
    assert outcome.status == 2
    assert outcome.err == "El idioma «de» no está disponible. Disponibles: en, es, pt, fr.\n"
    assert run("version", "--lang").status == 2


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "Jogue uma partida" in run("--help").out
    assert "Jouer une partie" in run("--help", "--lang=fr").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["play", "resume", "rules", "simulate", "replay", "verify", "perft", "version"]
)
def test_help_speaks_the_language(run: Run, command: str, language: str) -> None:
    outcome = run(command, "--help", "--lang", language)
    assert outcome.status == 0
    texts = Texts(language)
    assert texts.text("cli-help-usage") in outcome.out
    assert "cli-" not in outcome.out
    assert texts.text("cli-help-language").split(" ")[0] in outcome.out


def test_version_names_the_rules(run: Run) -> None:
    outcome = run("version")
    assert patolli.__version__ in outcome.out
    assert "cacao: Cacao, rules 2" in outcome.out
    assert Texts("en").text("cli-version-running", running=RUNNING) in " ".join(outcome.out.split())


def test_a_file_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    outcome = run("play", "cacao", "--save", str(tmp_path / "file" / "match.json"), typed="q\n")
    assert outcome.status == 2
    assert str(tmp_path / "file" / "match.json") in outcome.err


def heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_installed_command_leaves_cleanly_when_interrupted(tmp_path: Path) -> None:
    program = "import sys; from patolli.cli import main; sys.exit(main())"
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "es_ES.UTF-8", "LC_ALL": ""}
    with subprocess.Popen(
        [sys.executable, "-u", "-c", program, "play", "cacao", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        encoding="utf-8",
        # Whoever started the tests may ignore the signal, and its children with it.
        preexec_fn=heed_interrupts,  # noqa: PLW1509 - the test has one thread
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "q guardar y salir" in line:
                break
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Continúala con: patolli resume" in rest
    assert complaints == ""
    (saved,) = tmp_path.rglob("*.json")
    assert not patolli.load(saved).is_over
