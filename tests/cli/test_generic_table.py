"""A game without a table of its own is played from its view and choices alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import patolli
from patolli.i18n import LANGUAGES, Texts
from tests.canary.titles import TITLES
from tests.cli.conftest import Run


def test_any_game_can_be_played_to_the_end(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patolli.cli.tables.find_spec", lambda name: None)
    saved = tmp_path / "match.json"
    outcome = run(
        *("play", "cacao", "--bots", "greedy", "--seed", "6", "--save", str(saved)), typed="1\n" * 400
    )
    assert outcome.status == 0
    assert patolli.load(saved).is_over
    assert "jungle left:" in outcome.out
    # Long lists are narrowed by one argument after the other, short ones named in full.
    assert "Put " in outcome.out
    assert "wins." in outcome.out


def test_another_hand_is_not_in_the_outline(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("patolli.cli.tables.find_spec", lambda name: None)
    options = ("--bots", "random", "--seed", "6", "--option", "first_seat=0")
    outcome = run("play", "cacao", *options, "--save", str(tmp_path / "m.json"), typed="q\n")
    hands = [line for line in outcome.out.split("\n") if line.startswith("hand: ")]
    shown = patolli.start("cacao", seats=2, seed=6, options={"first_seat": "0"}).view(0)["hand"]
    assert isinstance(shown, list)
    assert hands == [f"hand: [{', '.join(shown)}]"]


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("key", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_of_another_distribution_is_played_to_the_end(
    run: Run, tmp_path: Path, key: str, language: str
) -> None:
    saved = tmp_path / "match.json"
    outcome = run(
        *("play", key, "--seats", "5", "--bots", "random,greedy,random,random", "--option", "length=long"),
        *("--seed", "5", "--lang", language, "--save", str(saved), "--terminal"),
        typed="1\n" * 100,
    )
    assert (outcome.status, outcome.err) == (0, "")
    assert patolli.load(saved).is_over
    texts = Texts(language)
    assert texts.text(f"{key}-decision-hide-bird") in outcome.out
    assert texts.text(f"{key}-event-dusk-fell") in outcome.out
    # What is listed as a name has its text.
    assert f"{key}-" not in outcome.out


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("key", TITLES)
def test_the_other_commands_know_it(run: Run, tmp_path: Path, key: str) -> None:
    played = run("simulate", key, "--seats", "5", "--matches", "2")
    assert (played.status, played.err) == (0, "")
    saved = tmp_path / "match.json"
    assert (
        run("play", key, "--bots", "random", "--seed", "1", "--save", str(saved), typed="1\n" * 100).status
        == 0
    )
    assert run("verify", str(saved)).status == 0
    assert run("replay", str(saved)).status == 0
    assert run("perft", key, "--depth", "2").status == 0
    assert f"{key}: {key.capitalize()}, rules 1" in run("version").out
    assert key.capitalize() in run("rules", key).out
    series = ("--bots", "greedy,random", "--matches", "2", "--workers", "1")
    assert run("arena", key, *series).status == 0
    assert run("ladder", key, *series).status == 0
    page = tmp_path / "report.html"
    one = ("--bot", "random", "--seats", "5", "--matches", "4", "--workers", "1", "--output", str(page))
    assert run("report", key, *one).status == 0
    assert "Nests" in page.read_text(encoding="utf-8")
