"""Teotihuacan at the terminal: whole matches, typed, and what the screen shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import patolli
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from tests.cli.conftest import Run

WON = {"en": "wins", "fr": "gagne"}


def typed_match(seats: int, seed: int, options: dict[str, str] | None = None) -> tuple[Match, str]:
    """A match of random choices, and what people would type at one screen to play it."""
    match = patolli.start("teotihuacan", seats=seats, seed=seed, options=options)
    chance = QuickChance(seed)
    lines: list[str] = []
    in_front = 0 if seats == 1 else -1
    while not match.is_over:
        seat = match.seat_to_act
        if seat != in_front:
            lines.append("")
            in_front = seat
        choices = match.choices()
        choice = choices[chance.below(len(choices))]
        if len(choices) > 1:
            lines.append(choice.notation)
        match.play(choice)
    return match, "\n".join([*lines, ""])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_solo_match_to_the_end(run: Run, tmp_path: Path, language: str) -> None:
    saved = tmp_path / "match.json"
    match, typed = typed_match(1, 3)
    options = ("--seed", "3", "--names", "Ana", "--lang", language, "--save", str(saved))
    outcome = run("play", "teotihuacan", "--seats", "1", *options, typed=typed)
    assert outcome.status == 0
    assert outcome.err == ""
    assert patolli.load(saved).history == match.history
    assert "Teotibot" in outcome.out
    winner = "Ana" if match.ranking() == [1] else "Teotibot"
    assert f"{winner} {WON[language]}." in outcome.out


def test_two_people_share_a_screen_to_the_end(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    match, typed = typed_match(2, 8, {"starting_tiles": "draft"})
    outcome = run(
        *("play", "teotihuacan", "--seats", "2", "--seed", "8", "--names", "Ana,Ben"),
        *("--option", "starting_tiles=draft", "--save", str(saved)),
        typed=typed,
    )
    assert outcome.status == 0
    assert patolli.load(saved).history == match.history
    assert "Hand the screen to Ben." in outcome.out
    winner = "Ana" if match.ranking()[0] == 1 else "Ben"
    assert f"{winner} wins." in outcome.out
    assert f"Total {match.scores()[0]} {match.scores()[1]}" in " ".join(outcome.out.split())


def test_a_match_against_a_bot_by_menus_alone(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    outcome = run(
        *("play", "teotihuacan", "--bots", "random", "--seed", "2", "--option", "setup=first_game"),
        *("--save", str(saved)),
        typed="1\na\n" * 400,
    )
    assert outcome.status == 0
    assert patolli.load(saved).is_over


def test_starting_tiles_are_chosen_one_after_the_other(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    outcome = run(
        *("play", "teotihuacan", "--seats", "1", "--seed", "5", "--save", str(saved)), typed="3 2\nq\n"
    )
    assert "Forest, Gold Deposits: 3 wood, 2 gold, 1 power-up" in outcome.out
    hand = patolli.start("teotihuacan", seats=1, seed=5).view(0)["start"]
    assert isinstance(hand, dict)
    tiles = hand["hand"]
    assert patolli.load(saved).history[0] == f"0 keep_starting_tiles {tiles[1]} {tiles[2]}"


def test_the_screen_shows_the_whole_table(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    outcome = run(
        *("play", "teotihuacan", "--seats", "4", "--seed", "6", "--option", "setup=first_game"),
        *("--names", "Ana,Ben,Cem,Dot", "--save", str(tmp_path / "m.json")),
        typed="\nq\n",
    )
    screen = outcome.out
    for word in (
        *("Palace", "Forest", "Stone Quarry", "Gold Deposits", "Alchemy", "Nobles", "Decorations"),
        *("Construction", "Technologies", "Era 1/3", "2 VP per technology", "3 VP per avenue step"),
        *("Ana", "Ben", "Cem", "Dot", "Choose where your worker goes"),
    ):
        assert word in screen, word
    # The last lines name the file, whose path may be as long as it likes.
    table = [line for line in screen.split("\n") if "m.json" not in line]
    assert max(len(line) for line in table) <= 120


def test_help_names_the_signs(run: Run, tmp_path: Path) -> None:
    save = ("--save", str(tmp_path / "m.json"))
    outcome = run("play", "teotihuacan", "--seats", "1", "--seed", "1", *save, typed="?\n\nq\n")
    for sign in ("¢ cocoa", "M1 mask 1", "∞  unlimited move", "▲ red temple", "8 at the top"):
        assert sign in outcome.out, sign


def test_prices_on_the_board_are_those_of_the_choice(run: Run, tmp_path: Path) -> None:
    """A worker that has just arrived alone is no colour there: what is shown is what is paid."""
    start = tmp_path / "start.json"
    match = patolli.start("teotihuacan", seats=2, seed=1, options={"setup": "first_game"})
    match.play("move construction 1 decorations")
    start.write_text(json.dumps(match.record()))
    outcome = run("resume", str(start), "--bots", "random", typed="q\n")
    collected = match.outlook(0, actions=["collect_cocoa"])[0].changes["cocoa"]
    head = next(line for line in outcome.out.split("\n") if "│Decorations " in line)
    assert f"+{collected}│" in head.split("│Decorations ")[1]
