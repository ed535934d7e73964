"""Texts: sentences in four languages, typed errors, never a silent key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import patolli
from patolli.engine.errors import (
    BadPosition,
    BadRecord,
    NoSuchSeat,
    NothingToTakeBack,
    NotYourDecision,
    Reason,
    is_not,
)
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
from patolli.i18n.catalogues import error_key, reason_key
from patolli.server.errors import SeatTaken
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
    assert speech.event({"kind": "placed", "seat": 0, "args": {"cell": [2, -1]}}) == "Ana at 2,\u22121"


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


def test_what_an_error_quotes_is_told_in_the_same_language() -> None:
    needed = Reason("whole_number", low=-3, high=12345)
    inner = BadPosition("position.era", is_not("2", needed))
    assert Texts("es").error(BadRecord("moves[3]", inner)) == (
        "La partida guardada tiene un error en «moves[3]». La posición tiene un error en «position.era». "
        '"2" no es un número entero de \N{MINUS SIGN}3 a 12345.'
    )


def test_numbers_in_errors_select_plurals() -> None:
    texts = Texts("en")
    assert texts.error(Reason("at_least", least=1)) == "At least one entry is needed."
    assert texts.error(Reason("at_least", least=2)) == "At least 2 entries are needed."
    assert texts.error(Reason("words_after", name="pass", count=0)) == "Nothing may follow “pass”."


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_count_seats_from_one(language: str) -> None:
    texts = Texts(language)
    assert " 1 " in texts.error(NotYourDecision(0))
    assert " 2" in texts.error(SeatTaken(1))
    assert " 4" in texts.error(NoSuchSeat(3, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_to_take_back_at_the_start_names_no_seat(language: str) -> None:
    with pytest.raises(NothingToTakeBack) as caught:
        patolli.start("cacao").take_back()
    assert not re.search(r"\d", Texts(language).error(caught.value))


def test_a_game_has_reasons_of_its_own() -> None:
    assert reason_key("cacao.too_far") == error_key(Reason("cacao.too_far").kind) == "cacao-why-too-far"
    assert reason_key("one_of") == error_key(Reason("one_of").kind) == "error-why-one-of"
    assert Texts("en").error(Reason("cacao.no_room")) == "There may be no room for all worker tiles."


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
