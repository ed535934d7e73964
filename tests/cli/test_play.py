"""Whole matches, typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import patolli
from tests.cli.conftest import Run

# Whatever is asked, a number or a letter answers it; what does not fit is refused and asked again.
ANY_ANSWERS = "1\na\n" * 400
WON = {"en": "wins", "es": "gana", "pt": "vence", "fr": "gagne"}


@pytest.mark.parametrize("language", ["en", "es", "pt", "fr"])
def test_a_whole_match_against_bots(run: Run, tmp_path: Path, language: str) -> None:
    saved = tmp_path / "match.json"
    outcome = run(
        *("play", "cacao", "--seats", "3", "--bots", "random,greedy", "--seed", "5"),
        *("--lang", language, "--save", str(saved), "--terminal"),
        typed=ANY_ANSWERS,
    )
    assert outcome.status == 0
    assert outcome.err == ""
    assert f"{WON[language]}." in outcome.out
    assert str(saved) in outcome.out
    assert patolli.load(saved).is_over


def test_the_house_bot_joins_whoever_comes_alone(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    assert run("play", "cacao", "--save", str(saved), typed="q\n").status == 0
    record = json.loads(saved.read_text())
    assert record["setup"]["seats"] == 2


@pytest.mark.parametrize("words", [("--terminal",), ("--bots", "random"), ("--seats", "2"), ("--seed", "3")])
def test_whoever_says_how_to_play_is_asked_for_the_game(
    run: Run, tmp_path: Path, words: tuple[str, ...]
) -> None:
    outcome = run("play", *words, typed="1\nq\n")
    assert outcome.status == 0
    assert "Which game do you want to play?" in outcome.out
    assert "round 1 of 11" in outcome.out or "Hand the screen" in outcome.out
    assert "Teotihuacan" in run("play", *words, typed="teotihuacan\nq\n").out
    assert run("play", *words, typed="").err == "Say which game you want to play: cacao, teotihuacan.\n"
    assert run("play", *words, typed="chess\n").status == 2
    assert (run("play", *words, typed="q\n").status, run("play", *words, typed="q\n").err) == (0, "")


def test_hot_seat_hides_the_hand_before_it_changes_hands(run: Run, tmp_path: Path) -> None:
    outcome = run(
        *("play", "cacao", "--seats", "2", "--names", "Ana,Ben", "--seed", "4", "--option", "first_seat=0"),
        *("--save", str(tmp_path / "match.json")),
        typed="\n1\na\n1\n\nq\n",
    )
    assert "Hand the screen to Ana." in outcome.out
    assert "Hand the screen to Ben." in outcome.out
    assert outcome.out.index("Hand the screen to Ana.") < outcome.out.index("Choose a worker tile")
    match = patolli.load(tmp_path / "match.json")
    assert len(match.moves) >= 1
    assert "Ben draws 1" not in outcome.out
    assert "Ben draws 2" not in outcome.out


def test_notation_and_several_words_at_once(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    options = ("--seed", "7", "--option", "first_seat=0", "--save", str(saved), "--bots", "random")
    run("play", "cacao", *options, typed="1 c 1\nq\n")
    by_words = patolli.load(saved).history[0]
    run("play", "cacao", *options, typed=f"{by_words.removeprefix('0 ')}\nq\n")
    assert patolli.load(saved).history[0] == by_words
    assert by_words.startswith("0 place")


def test_what_is_not_understood_is_named_and_asked_again(run: Run, tmp_path: Path) -> None:
    options = ("--seed", "7", "--option", "first_seat=0", "--save", str(tmp_path / "m.json"))
    outcome = run(
        "play", "cacao", *options, typed="9\nplace 1-1-1-1\nplace 3-1-0-0 0 30,31\nsell 2\n0\nu\nq\n"
    )
    assert outcome.status == 0
    assert "“9” is not one of the choices." in outcome.out
    assert "3 words must follow “place”." in outcome.out
    assert "“place 3-1-0-0 0 30,31” is not allowed now." in outcome.out
    assert "“sell 2” is not allowed now." in outcome.out
    assert "Nothing can be undone" in outcome.out
    assert patolli.load(tmp_path / "m.json").history == []


def test_undo_takes_the_placement_back(run: Run, tmp_path: Path) -> None:
    """A placement that opens a gap reveals nothing yet, so it can be taken back."""
    position = opening_with_a_gap()
    start = tmp_path / "start.json"
    start.write_text(json.dumps(position))
    saved = tmp_path / "match.json"
    options = ("--bots", "random", "--save", str(saved))
    outcome = run("resume", str(start), *options, typed="place 1-1-1-1 0 0,-1\nu\nq\n")
    assert outcome.status == 0
    assert "Choose which jungle tile goes into the gap" in outcome.out
    assert patolli.load(saved).history == ["0 place 1-1-1-1 0 0,-1", "0 undo"]


def test_figures_name_what_a_choice_yields(run: Run, tmp_path: Path) -> None:
    start = tmp_path / "start.json"
    start.write_text(json.dumps(opening_with_a_gap()))
    outcome = run("resume", str(start), "--bots", "random", typed="place 1-1-1-1 0 0,-1\nq\n")
    line = next(line for line in outcome.out.split("\n") if "Put a gold mine (value 2) at 1,\u22121" in line)
    assert "+4 gold" in line
    assert "+1 cacao" in line
    assert "cannot be undone" in line


def test_a_saved_match_goes_on(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    run("play", "cacao", "--bots", "random", "--seed", "3", "--save", str(saved), typed="1\na\n1\nq\n")
    begun = patolli.load(saved).history
    outcome = run("resume", str(saved), "--bots", "random", typed=ANY_ANSWERS)
    assert outcome.status == 0
    assert patolli.load(saved).is_over
    assert patolli.load(saved).history[: len(begun)] == begun


def test_help_explains_keys_and_signs(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "cacao", "--seed", "1", "--save", str(tmp_path / "m.json"), typed="?\n\nq\n")
    assert "go one question back" in outcome.out
    assert "sun-worshiping site" in outcome.out


def test_without_colour_shapes_say_everything(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "cacao", "--seed", "1", "--save", str(tmp_path / "m.json"), typed="q\n")
    assert "[♣1 ]" in outcome.out
    assert "\x1b[" not in outcome.out


def test_narrow_terminals_keep_the_map_whole(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    outcome = run(
        *("play", "cacao", "--seats", "4", "--bots", "random,random,random", "--seed", "8"),
        *("--save", str(tmp_path / "m.json")),
        typed=ANY_ANSWERS,
    )
    assert outcome.status == 0
    assert max(len(line) for line in outcome.out.split("\n") if "patolli replay" not in line) <= 80


def opening_with_a_gap() -> dict[str, object]:
    """Seat 0 has a tile at 1,0; laying another at 0,-1 opens the gap at 1,-1 (example X18)."""
    villages = [
        {"gold": 0, "cacao": 0, "sun": 0, "water": -10, "hand": ["1-1-1-1", "2-1-0-1"], "pile": ["1-1-1-1"]},
        {"gold": 0, "cacao": 0, "sun": 0, "water": -10, "hand": ["1-1-1-1", "2-1-0-1"], "pile": ["1-1-1-1"]},
    ]
    return {
        "game": "cacao",
        "jungle": [{"tile": "plantation_1", "cell": [0, 0]}, {"tile": "market_2", "cell": [1, 1]}],
        "workers": [{"seat": 0, "tile": "2-1-0-1", "rotation": 3, "cell": [1, 0]}],
        "display": ["gold_mine_2", "temple"],
        "jungle_pile": ["water", "market_3"],
        "villages": villages,
        "to_act": 0,
    }
