"""Whatever is typed wrongly is answered in one line, in the reader's language."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import patolli
from patolli.cli.writing import check, check_new
from patolli.compiled import RUNNING
from patolli.i18n import LANGUAGES, Texts
from tests.cli.conftest import Run

WRONG = [
    (("dance",), "dance"),
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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("simulate", "“GAME” is missing"),
        ("play cacao --seats two", "--seats must be a whole number, not “two”."),
        ("play cacao --seats 2 --seats 3", "--seats must be an argument that is given once"),
        ("play cacao --option weather", "--option must be an option as name=value"),
        ("ladder cacao --bots random", "--bots must be a list of at least two different bots"),
        ("ladder cacao --bots random,random", "--bots must be a list of at least two different bots"),
        ("arena cacao --bots ,", "--bots must be a list of bots, with commas"),
        ("arena cacao --bots random,greedy --workers 0", "--workers must be a whole number from 1 to 256"),
        ("play cacoa", "Did you mean “cacao”?"),
        ("simulat", "Did you mean “simulate”?"),
        ("play cacao --seat 3", "Did you mean “--seats”?"),
        ("play cacao --bots gredy", "Did you mean “greedy”?"),
        ("play cacao --option fist_seat=1", "Did you mean “first_seat”?"),
        ("play cacao --seats 2 --option first_seat=7", "Allowed: random, 0, 1.\n"),
    ],
)
def test_an_error_says_what_would_be_right(run: Run, words: str, told: str) -> None:
    outcome = run(*words.split())
    assert outcome.status == 2
    assert told in outcome.err
    assert outcome.err.count("\n") == 1


def test_nothing_is_suggested_that_is_far_away(run: Run) -> None:
    assert "Did you mean" not in run("play", "chess").err


@pytest.mark.parametrize(("language", "word"), [("es", "JUEGO"), ("pt", "JOGO"), ("fr", "JEU")])
def test_values_have_names_in_the_language(run: Run, language: str, word: str) -> None:
    assert word in run("simulate", "--lang", language).err
    for command in ("simulate", "arena", "ladder", "report", "perft", "play"):
        shown = run(command, "--help", "--lang", language).out
        assert word in shown
        assert not re.search(r"\b(GAME|INT|STR|COMMAND|ARGS)\b", shown)


@pytest.mark.parametrize("command", ["arena", "ladder", "report"])
def test_the_game_is_an_argument_everywhere(run: Run, command: str) -> None:
    shown = run(command, "--help").out
    arguments = shown[shown.index("Arguments") : shown.index("Options\n")]
    assert "GAME" in arguments
    assert "--game" not in shown


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


def test_the_version_for_machines_and_as_a_switch(run: Run) -> None:
    found = json.loads(run("version", "--json").out)
    assert found["patolli"] == patolli.__version__
    assert found["rules"]["cacao"] == 2
    assert run("--version").out == f"patolli {patolli.__version__}\n"
    assert "--version" in run("--help").out


@pytest.mark.parametrize(
    "words",
    [
        ("report", "cacao", "--bot", "random", "--matches", "1000000", "--output"),
        ("arena", "cacao", "--bots", "random,greedy", "--matches", "1000000", "--plot"),
        ("ladder", "cacao", "--bots", "random,greedy", "--matches", "1000000", "--plot"),
        ("selfplay", "cacao", "--bots", "random", "--matches", "1000000", "--output"),
        ("puzzles", "mine", "cacao", "--bot", "random", "--matches", "1000000", "--output"),
        ("train", "cacao", "{dataset}", "--output"),
    ],
)
def test_a_place_is_tried_before_long_work(
    run: Run, tmp_path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Neither the matches are begun nor the library is loaded that would learn from them.
    monkeypatch.setattr("patolli.extras.find_spec", lambda name: True)
    (tmp_path / "0000000.safetensors").write_bytes(b"")
    words = tuple(word.format(dataset=tmp_path) for word in words)
    (tmp_path / "file").write_text("")
    place = tmp_path / "file" / "page.html"
    outcome = run(*words, str(place))
    assert outcome.status == 2
    assert str(place) in outcome.err


def test_folders_that_are_missing_are_made_where_a_file_is_promised(tmp_path: Path) -> None:
    check_new(tmp_path / "a" / "b" / "new.html")
    assert list((tmp_path / "a" / "b").iterdir()) == []


def test_trying_a_place_leaves_it_as_it_was(tmp_path: Path) -> None:
    check(None)
    check(tmp_path / "new.html")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "old.html").write_text("old")
    check(tmp_path / "old.html")
    assert (tmp_path / "old.html").read_text() == "old"


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
