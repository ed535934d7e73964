"""Texts: sentences in four languages, typed errors, never a silent key."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.engine import errors
from patolli.i18n import (
    LANGUAGES,
    BrokenCatalogue,
    GameTexts,
    MissingArgument,
    MissingText,
    Texts,
    UnknownLanguage,
    language_from,
)
from tests.i18n.toy import ToyGame, ToyPackage

PLAYERS = ("Ana", "Bruno")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return ToyPackage(tmp_path).write()


def speak(package: Path, language: str = "en") -> GameTexts:
    return GameTexts(Texts(language, package), ToyGame(), PLAYERS)


def test_text_with_arguments_has_no_isolation_marks(package: Path) -> None:
    assert Texts("en", package).text("cli-hello", name="Ana") == "Hello Ana"


def test_snake_case_arguments_are_kebab_case_in_a_catalogue(package: Path) -> None:
    text = Texts("en", package).text("toy-decision-choose-tile.about", hand_size=3)
    assert text == "Of 3 tiles."


@pytest.mark.parametrize("key", ["cli-bye", "toy-name.about", ""])
def test_missing_text_is_an_error(package: Path, key: str) -> None:
    with pytest.raises(MissingText) as caught:
        Texts("en", package).text(key)
    assert (caught.value.language, caught.value.key) == ("en", key)


def test_missing_argument_is_an_error(package: Path) -> None:
    with pytest.raises(MissingArgument, match=r"cli-hello.*name"):
        Texts("en", package).text("cli-hello")


def test_broken_and_missing_catalogues_are_errors(tmp_path: Path) -> None:
    broken = ToyPackage(tmp_path / "broken").write()
    (broken / "games" / "toy" / "locale" / "en.ftl").write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(BrokenCatalogue, match=r"en\.ftl: line 1"):
        Texts("en", broken).text("toy-name")
    assert Texts("en", broken).text("cli-hello", name="Ana") == "Hello Ana"
    missing = ToyPackage(tmp_path / "missing").write()
    (missing / "i18n" / "locale" / "fr" / "cli.ftl").unlink()
    with pytest.raises(BrokenCatalogue, match=r"cli\.ftl: missing"):
        Texts("fr", missing)


def test_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Texts("de")
    assert caught.value.details["language"] == "de"


def test_game_texts(package: Path) -> None:
    speech = speak(package)
    assert speech.name() == "Toy"
    assert speech.option("first_seat") == "Who begins"
    assert speech.option_about("first_seat") == "The seat of the first turn."
    assert speech.option_value("first_seat", "random") == "anyone"
    assert speech.noun("tile", "gold_mine") == "gold mine"
    question = {"step": "choose_tile", "seat": 1, "hand_size": 3}
    assert speech.decision(question) == "Bruno, choose"
    assert speech.decision_about(question) == "Of 3 tiles."


def test_numbers_select_plurals(package: Path) -> None:
    speech = speak(package)
    args = {"tile": "market_3", "count": 1}
    assert speech.event({"kind": "sold", "seat": 0, "args": args}) == "Ana sold one at market"
    args["count"] = 2
    assert speech.event({"kind": "sold", "seat": 0, "args": args}) == "Ana sold 2 at market"


def test_seats_are_names_and_places_are_coordinates(package: Path) -> None:
    speech = speak(package)
    assert speech.action("give", {"receiver": 1}, 0) == "Give to Bruno"
    assert speech.event({"kind": "placed", "seat": 0, "args": {"cell": [2, -1]}}) == "Ana at 2,-1"


def test_an_event_may_happen_to_nobody(package: Path) -> None:
    speech = speak(package)
    assert speech.event({"kind": "sun_set", "seat": -1, "args": {}}) == "The sun set"
    with pytest.raises(MissingArgument, match="player"):
        speech.event({"kind": "placed", "seat": -1, "args": {"cell": [0, 0]}})


def test_attributes_of_a_noun_are_offered(package: Path) -> None:
    speech = speak(package, "es")
    assert speech.noun("tile", "gold_mine", "a") == "una mina de oro"
    assert speech.action("sell", {"tile": "gold_mine", "count": 2}, 0) == "Vender 2 en una mina de oro"
    sold = {"kind": "sold", "seat": 1, "args": {"tile": "market_3", "count": 2}}
    assert speech.event(sold) == "Bruno vendió 2 en el mercado"
    sold["args"] = {"tile": "gold_mine", "count": 2}
    assert speech.event(sold) == "Bruno vendió 2 en la mina de oro"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", errors.ALL_ERRORS)
def test_every_error_has_a_text_that_names_the_value(language: str, kind: type[errors.PatolliError]) -> None:
    error = kind(*(f"<{name}>" for name in kind.details_names))
    text = Texts(language).error(error)
    for value in error.details.values():
        assert value in text


def test_seats_are_counted_from_one() -> None:
    assert [Texts(language).player(0) for language in LANGUAGES] == [
        "Player 1",
        "Jugador 1",
        "Jogador 1",
        "Joueur 1",
    ]


@pytest.mark.parametrize(
    ("environment", "argument", "language"),
    [
        ({}, None, "en"),
        ({"LANG": "es_MX.UTF-8"}, None, "es"),
        ({"LANG": "es_MX.UTF-8", "LC_MESSAGES": "fr_FR"}, None, "fr"),
        ({"LANG": "es_MX.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "pt_BR"}, None, "pt"),
        ({"LANG": "es_MX.UTF-8", "LC_ALL": ""}, None, "es"),
        ({"LANG": "es_MX.UTF-8", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "de_DE@euro"}, None, "en"),
        ({"LANG": "es_MX.UTF-8"}, "pt-BR", "pt"),
        ({}, "FR", "fr"),
    ],
)
def test_language_from(environment: dict[str, str], argument: str | None, language: str) -> None:
    assert language_from(environment, argument) == language


@pytest.mark.parametrize("argument", ["de", "", "english", "e n"])
def test_asking_for_an_unknown_language_is_an_error(argument: str) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        language_from({"LANG": "es_ES"}, argument)
    assert caught.value.details == {"language": argument, "known": "en, es, pt, fr"}
