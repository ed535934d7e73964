"""The house's terms and each language's typography: every planted fault is seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.i18n.catalogues import PACKAGE, game_folders
from patolli.i18n.check import check
from patolli.i18n.languages import LANGUAGES
from patolli.i18n.wording import read_wordings
from tests.i18n.toy import ToyGame, ToyPackage

HOUSE_WORDS = """
[[never.fr]]
words = "robots?"
say = "bot"
"""
TOY_WORDS = """
[[never.es]]
words = "losas?"
say = "loseta"

[[never.pt]]
words = '\\{\\} de cacau'
say = "2 cacaus"

[[term]]
en = "markets?"
es = "mercados?"
pt = "mercados?"
fr = "marchés?"
except = ["toy-tile-market-3"]
"""


@pytest.fixture
def toy(tmp_path: Path) -> ToyPackage:
    return ToyPackage(tmp_path)


def faults_of(toy: ToyPackage) -> list[tuple[str, str, str]]:
    toy.write()
    (toy.package / "i18n" / "locale" / "words.toml").write_text(HOUSE_WORDS, encoding="utf-8")
    (toy.package / "games" / "toy" / "locale" / "words.toml").write_text(TOY_WORDS, encoding="utf-8")
    return [(fault.language, fault.key, fault.kind) for fault in check([ToyGame()], toy.package, toy.scripts)]


def test_good_words_pass(toy: ToyPackage) -> None:
    assert faults_of(toy) == []


def test_a_forbidden_word_of_the_house(toy: ToyPackage) -> None:
    toy.texts["fr"]["cli-hello"] = "Robot { $name }"
    toy.texts["es"]["cli-hello"] = "Robot { $name }"
    assert faults_of(toy) == [("fr", "cli-hello", "forbidden-word")]


def test_a_forbidden_word_of_a_game_is_forbidden_to_that_game(toy: ToyPackage) -> None:
    toy.texts["es"]["toy-event-sun-set"] = "Una losa"
    toy.texts["es"]["cli-hello"] = "Una losa, { $name }"
    assert faults_of(toy) == [("es", "toy-event-sun-set", "forbidden-word")]


def test_a_forbidden_word_is_a_whole_word(toy: ToyPackage) -> None:
    toy.texts["es"]["toy-event-sun-set"] = "Una losange"
    assert faults_of(toy) == []


def test_a_forbidden_word_in_one_variant_and_around_a_figure(toy: ToyPackage) -> None:
    toy.texts["pt"]["toy-event-sold"] = (
        "{ $player } vendeu { $count ->\n    [one] um cacau\n   *[other] { $count } de cacau\n } em { $tile }"
    )
    assert faults_of(toy) == [("pt", "toy-event-sold", "forbidden-word")]


def test_a_forbidden_word_in_an_attribute(toy: ToyPackage) -> None:
    toy.texts["es"]["toy-option-first-seat"] = "Quién empieza\n    .about = La losa."
    assert faults_of(toy) == [("es", "toy-option-first-seat.about", "forbidden-word")]


def test_one_term_for_one_thing(toy: ToyPackage) -> None:
    toy.texts["en"]["toy-event-sun-set"] = "The market closes"
    toy.texts["es"]["toy-event-sun-set"] = "El mercado cierra"
    toy.texts["pt"]["toy-event-sun-set"] = "A feira fecha"
    toy.texts["fr"]["toy-event-sun-set"] = "Le marché ferme"
    assert faults_of(toy) == [("pt", "toy-event-sun-set", "other-term")]


@pytest.mark.parametrize(
    "text",
    [
        "Vite !",
        "Vite\u00a0!",
        "Vite!",
        "Oui ; non",
        "Reste : 2",
        "Reste\u202f: 2",
        "« oui »",
        "«\u00a0oui »",
        "95 %",
    ],
)
def test_spaces_before_french_signs(toy: ToyPackage, text: str) -> None:
    toy.texts["fr"]["toy-event-sun-set"] = text
    faults = faults_of(toy)
    assert faults
    assert set(faults) == {("fr", "toy-event-sun-set", "french-space")}


@pytest.mark.parametrize(
    "text",
    [
        "Vite\u202f!",
        "Reste\u00a0: 2",
        "«\u00a0oui\u00a0»\u202f; non",
        "à 12:30",
        "95\u00a0%",
        "?  cette aide",
    ],
)
def test_french_signs_that_are_right(toy: ToyPackage, text: str) -> None:
    toy.texts["fr"]["toy-event-sun-set"] = text
    assert faults_of(toy) == []


@pytest.mark.parametrize(
    ("text", "kind"), [("Goes to -1", "hyphen-minus"), ("The game's end", "straight-quote")]
)
def test_plain_signs(toy: ToyPackage, text: str, kind: str) -> None:
    toy.texts["en"]["toy-event-sun-set"] = text
    assert faults_of(toy) == [("en", "toy-event-sun-set", kind)]


@pytest.mark.parametrize("text", ["Goes to \u22121", "Tile 2-1-0-1", "1\u20133 boards", "self-play"])
def test_signs_that_are_right(toy: ToyPackage, text: str) -> None:
    toy.texts["en"]["toy-event-sun-set"] = text
    assert faults_of(toy) == []


def test_each_game_and_each_language_has_its_words() -> None:
    wordings = {wording.game: wording for wording in read_wordings(PACKAGE)}
    assert set(wordings) == {"", *game_folders(PACKAGE)}
    for wording in wordings.values():
        assert wording.terms
        assert all(set(term.expressions) == set(LANGUAGES) for term in wording.terms)
        assert set(wording.never) == set(LANGUAGES)
