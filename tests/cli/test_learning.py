"""A newcomer learns the game in the terminal, and sees what a tile does before it lies."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import patolli
from patolli.games import game_of
from patolli.i18n import LANGUAGES, GameTexts, Texts
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cacao", "teotihuacan"])
def test_the_rules_can_be_read(run: Run, game: str, language: str) -> None:
    outcome = run("rules", game, "--lang", language)
    assert outcome.status == 0
    printed = " ".join(outcome.out.split())
    texts = GameTexts(Texts(language), game_of(game), ())
    book = game_of(game).rulebook
    told = [texts.rule("chapter", chapter.name) for chapter in book.chapters]
    told += [texts.rule("ruling", str(ruling)) for ruling in book.rulings]
    told += [texts.rule("ruling", str(ruling), form="example") for ruling in book.examples]
    assert len(told) > 70
    assert [sentence for sentence in told if " ".join(sentence.split()) not in printed] == []
    assert max(len(line) for line in outcome.out.split("\n")) <= 88


def test_a_line_does_not_begin_with_punctuation(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in range(40, 60):
        monkeypatch.setenv("COLUMNS", str(width))
        for line in run("rules", "cacao", "--lang", "fr").out.split("\n"):
            assert line.lstrip()[:1] not in (":", ";", "»", "!", "?"), line


def test_without_a_game_all_rules_are_printed(run: Run) -> None:
    outcome = run("rules")
    assert "The rules of Cacao" in outcome.out
    assert "The rules of Teotihuacan: City of Gods" in outcome.out
    assert run("rules", "chess").status == 2


def test_the_help_at_the_table_leads_to_the_rules(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "cacao", "--seed", "1", "--save", str(tmp_path / "m.json"), typed="?\nr\n\nq\n")
    assert outcome.status == 0
    assert "Type r for the rules of Cacao" in outcome.out
    assert "Your storage holds 5" in " ".join(outcome.out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_examples_of_its_own_game(run: Run, tmp_path: Path, language: str) -> None:
    words = ("--seed", "1", "--lang", language, "--save", str(tmp_path / "m.json"))
    cacao = run("play", "cacao", *words, typed="?\n\nq\n").out
    other = run("play", "teotihuacan", "--seats", "1", *words, typed="?\n\nq\n").out
    assert "place 2-1-0-1 3 1,0" in cacao
    assert "place 2-1-0-1" not in other
    assert "move forest 1 alchemy" in other
    assert "move forest" not in cacao


def last_turns(sun: int = 1, display: tuple[str, ...] = ()) -> dict[str, object]:
    """The jungle is used up, seat 0 has two tiles left and perhaps a sun token."""
    villages = [
        {"gold": 0, "cacao": 0, "sun": sun, "water": -10, "hand": ["1-1-1-1", "2-1-0-1"], "pile": []},
        {"gold": 0, "cacao": 0, "sun": 0, "water": -10, "hand": ["1-1-1-1", "2-1-0-1"], "pile": []},
    ]
    return {
        "game": "cacao",
        "jungle": [{"tile": "plantation_1", "cell": [0, 0]}, {"tile": "market_2", "cell": [1, 1]}],
        "workers": [{"seat": 0, "tile": "2-1-0-1", "rotation": 3, "cell": [1, 0]}],
        "display": list(display),
        "jungle_pile": [],
        "villages": villages,
        "to_act": 0,
    }


def resumed(run: Run, tmp_path: Path, document: dict[str, object], typed: str) -> str:
    """What is printed when a position is played on."""
    start = tmp_path / "start.json"
    start.write_text(json.dumps(document))
    outcome = run("resume", str(start), "--bots", "random", "--save", str(tmp_path / "m.json"), typed=typed)
    assert outcome.status == 0, outcome.err
    return outcome.out


def test_overbuilding_explains_itself_and_its_cost(run: Run, tmp_path: Path) -> None:
    out = resumed(run, tmp_path, last_turns(), "overbuilding\nq\n")
    assert "you may also overbuild one of your own tiles" in out
    assert "That costs 1 sun token" in out
    assert "It must touch a jungle tile" not in out


def test_without_a_sun_token_overbuilding_is_not_mentioned(run: Run, tmp_path: Path) -> None:
    assert "overbuild" not in resumed(run, tmp_path, last_turns(sun=0), "q\n")


def test_the_price_stands_under_the_preview(run: Run, tmp_path: Path) -> None:
    match = patolli.load(last_turns())
    cells = list(dict.fromkeys(str(choice.args["cell"]) for choice in match.choices()))
    letter = "abcdefghijklmnop"[cells.index("[1, 0]")]
    out = resumed(run, tmp_path, last_turns(), f"1\n{letter}\nq\n")
    assert "\N{MINUS SIGN}1 sun" in out
    # The tile without a turn is shown, too, and nothing has happened yet.
    assert "Place the tile like this, or go back" in out
    assert patolli.load(tmp_path / "m.json").history == []


def test_a_tile_without_turns_is_confirmed(run: Run, tmp_path: Path) -> None:
    out = resumed(run, tmp_path, last_turns(), "1\na\n0\n1\na\n1\nq\n")
    assert out.count("Place the tile like this, or go back") == 2
    history = patolli.load(tmp_path / "m.json").history
    assert history[0].startswith("0 ")
    assert " 1-1-1-1 0 " in history[0]


def test_notation_needs_no_preview(run: Run, tmp_path: Path) -> None:
    resumed(run, tmp_path, last_turns(), "place 1-1-1-1 0 0,-1\nq\n")
    assert patolli.load(tmp_path / "m.json").history[0] == "0 place 1-1-1-1 0 0,-1"


@pytest.mark.parametrize(("display", "promised"), [((), 0), (("temple",), 4)])
def test_no_gap_is_promised_that_stays_open(
    run: Run, tmp_path: Path, display: tuple[str, ...], promised: int
) -> None:
    document = last_turns(sun=0, display=display)
    cells = list(dict.fromkeys(str(choice.args["cell"]) for choice in patolli.load(document).choices()))
    letter = "abcdefghijklmnop"[cells.index("[0, -1]")]
    out = resumed(run, tmp_path, document, f"2\n{letter}\nq\n")
    preview = out[out.index("Choose how the tile turns") :]
    # East of 0,-1 lies the gap between the new tile and the one at 1,0.
    assert len(re.findall(r"→\d \?", preview)) == min(promised, preview.count("→"))
    assert "→" in preview
    assert ("?" in preview.split("u undo")[0]) == bool(promised)
