"""The checker sees every kind of fault, and sees none where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.games import all_games
from patolli.i18n.check import check, main
from patolli.i18n.languages import LANGUAGES
from tests.i18n.toy import ToyGame, ToyPackage


@pytest.fixture
def toy(tmp_path: Path) -> ToyPackage:
    return ToyPackage(tmp_path)


def faults_of(toy: ToyPackage) -> list[tuple[str, str, str]]:
    toy.write()
    return [(fault.language, fault.key, fault.kind) for fault in check([ToyGame()], toy.package, toy.scripts)]


def test_a_complete_package_has_no_faults(toy: ToyPackage) -> None:
    assert faults_of(toy) == []


@pytest.mark.parametrize(
    "key",
    [
        "toy-name",
        "toy-option-first-seat",
        "toy-option-first-seat-random",
        "toy-decision-choose-tile",
        "toy-action-sell",
        "toy-event-sun-set",
        "toy-tile-gold-mine",
        "cli-hello",
        "error-too-late",
        "error-why-closed",
        "toy-why-full",
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_missing_key(toy: ToyPackage, language: str, key: str) -> None:
    del toy.texts[language][key]
    assert faults_of(toy) == [(language, key, "missing-key")]


def test_unused_keys_of_house_and_game(toy: ToyPackage) -> None:
    toy.texts["pt"] |= {"cli-adeus": "Adeus", "toy-event-bought": "Comprou", "-toy-brand": "Toy"}
    assert faults_of(toy) == [
        ("pt", "-toy-brand", "unused-key"),
        ("pt", "cli-adeus", "unused-key"),
        ("pt", "toy-event-bought", "unused-key"),
    ]


def test_a_quoted_text_is_used(toy: ToyPackage) -> None:
    toy.texts["en"] |= {
        "-toy-brand": "Toy",
        "toy-name": "{ -toy-brand }",
        "toy-event-sun-set": "End of { toy-name }",
    }
    assert faults_of(toy) == []


def test_quoting_what_is_not_there(toy: ToyPackage) -> None:
    toy.texts["en"]["toy-name"] = "{ -toy-brand }"
    assert faults_of(toy) == [("en", "toy-name", "unknown-reference")]


def test_differing_arguments(toy: ToyPackage) -> None:
    toy.texts["fr"]["toy-action-sell"] = "Vendre { $tile }"
    toy.texts["fr"]["cli-hello"] = "Salut"
    assert faults_of(toy) == [
        ("fr", "cli-hello", "differing-arguments"),
        ("fr", "toy-action-sell", "differing-arguments"),
    ]


def test_a_reason_that_nobody_gives_or_differently(toy: ToyPackage) -> None:
    toy.texts["pt"] |= {"error-why-tired": "Cansado", "toy-why-tired": "Cansado"}
    toy.texts["fr"]["error-why-closed"] = "Fermé"
    assert faults_of(toy) == [
        ("fr", "error-why-closed", "differing-arguments"),
        ("pt", "error-why-tired", "unused-key"),
        ("pt", "toy-why-tired", "unused-key"),
    ]


def test_differing_arguments_of_an_attribute(toy: ToyPackage) -> None:
    toy.texts["es"]["toy-decision-choose-tile"] = "{ $player }, elige\n    .about = De todas."
    assert faults_of(toy) == [("es", "toy-decision-choose-tile.about", "differing-arguments")]


def test_argument_that_is_not_offered(toy: ToyPackage) -> None:
    for texts in toy.texts.values():
        texts["toy-event-placed"] = "{ $player } { $cell } { $colour }"
        texts["error-too-late"] = "{ $what } { $why }"
        texts["error-why-closed"] = "{ $until } { $since }"
        texts["cli-hello"] = "{ $name } { $age }"
    assert {(key, kind) for _, key, kind in faults_of(toy)} == {
        ("toy-event-placed", "unknown-argument"),
        ("error-too-late", "unknown-argument"),
        ("error-why-closed", "unknown-argument"),
        ("cli-hello", "unknown-argument"),
    }


def test_argument_that_is_offered_only_once(toy: ToyPackage) -> None:
    toy.source += '\n    print(texts.text("cli-hello"))\n'
    assert ("en", "cli-hello", "unknown-argument") in faults_of(toy)


def test_a_form_that_a_noun_lacks(toy: ToyPackage) -> None:
    toy.texts["es"]["toy-tile-gold-mine"] = "mina de oro\n    .a = una mina de oro"
    toy.texts["en"]["toy-action-sell"] = "Sell { $count } to { $the-tile }"
    assert faults_of(toy) == [
        ("en", "toy-tile-gold-mine", "missing-attribute"),
        ("en", "toy-tile-market-3", "missing-attribute"),
        ("es", "toy-tile-gold-mine", "missing-attribute"),
    ]


def test_missing_attribute(toy: ToyPackage) -> None:
    toy.texts["pt"]["toy-option-first-seat"] = "Quem começa"
    toy.texts["fr"]["toy-decision-choose-tile"] = "{ $player }, choisissez"
    faults = faults_of(toy)
    assert ("pt", "toy-option-first-seat", "missing-attribute") in faults
    assert ("fr", "toy-decision-choose-tile.about", "missing-attribute") in faults


def test_unused_attribute(toy: ToyPackage) -> None:
    toy.texts["en"]["toy-tile-market-3"] = "market\n    .plural = markets"
    toy.texts["en"]["toy-name"] = "Toy\n    .subtitle = A game"
    assert faults_of(toy) == [
        ("en", "toy-name", "unused-attribute"),
        ("en", "toy-tile-market-3", "unused-attribute"),
    ]


def test_parse_error_names_the_line(toy: ToyPackage) -> None:
    toy.write()
    path = toy.package / "games" / "toy" / "locale" / "fr.ftl"
    path.write_text(path.read_text(encoding="utf-8") + "toy nonsense\n", encoding="utf-8")
    lines = path.read_text(encoding="utf-8").count("\n")
    (fault,) = check([ToyGame()], toy.package, toy.scripts)
    assert (fault.language, fault.key, fault.kind) == ("fr", "games/toy/locale/fr.ftl", "parse-error")
    assert f"line {lines}:" in fault.what


def test_missing_file(toy: ToyPackage) -> None:
    toy.write()
    (toy.package / "i18n" / "locale" / "es" / "error.ftl").unlink()
    kinds = {(fault.language, fault.kind) for fault in check([ToyGame()], toy.package, toy.scripts)}
    assert kinds == {("es", "missing-file"), ("es", "missing-key")}


def test_duplicate_and_misplaced_keys(toy: ToyPackage) -> None:
    toy.write()
    path = toy.package / "i18n" / "locale" / "en" / "cli.ftl"
    path.write_text("cli-hello = Hi { $name }\ncli-hello = Ho { $name }\nname = Ann\n", encoding="utf-8")
    faults = [(fault.key, fault.kind) for fault in check([ToyGame()], toy.package, toy.scripts)]
    assert faults == [("cli-hello", "duplicate-key"), ("name", "misplaced-key"), ("name", "unused-key")]


def test_what_the_browser_says_of_a_title_lies_in_its_folder(toy: ToyPackage) -> None:
    toy.source += '\nHINT = "web-toy-hint"\n'
    for texts in toy.texts.values():
        texts["web-toy-hint"] = "Look here"
    found = faults_of(toy)
    assert found == [(language, "web-toy-hint", "misplaced-key") for language in sorted(LANGUAGES)]
    for language in LANGUAGES:
        house = toy.package / "i18n" / "locale" / language / "web.ftl"
        house.rename(house.with_name("moved.ftl"))
        house.touch()
        own = toy.package / "games" / "toy" / "locale" / language / "web.ftl"
        own.parent.mkdir()
        house.with_name("moved.ftl").rename(own)
    assert check([ToyGame()], toy.package, toy.scripts) == []
    own.unlink()
    kinds = {(fault.language, fault.kind) for fault in check([ToyGame()], toy.package, toy.scripts)}
    assert kinds == {(language, "missing-file"), (language, "missing-key")}


def test_a_house_key_is_a_literal(toy: ToyPackage) -> None:
    toy.source += '\n    print(texts.text(f"cli-{name}"))\n'
    assert faults_of(toy) == [("source", "room.py:14: cli-", "pieced-key")]


def test_the_name_of_a_reason_is_a_literal(toy: ToyPackage) -> None:
    toy.source += "\n    raise TooLate(Reason(name))\n"
    assert faults_of(toy) == [("source", "room.py:14: Reason", "pieced-key")]


@pytest.mark.parametrize("value", ['"it was shut"', 'f"it was {name}"', 'name or "it was shut"'])
def test_an_error_holds_no_sentence(toy: ToyPackage, value: str) -> None:
    toy.source += f"\n    raise TooLate({value})\n"
    assert faults_of(toy) == [("source", "room.py:14: TooLate", "sentence")]


def test_a_reason_holds_no_sentence(toy: ToyPackage) -> None:
    toy.source += '\n    raise TooLate(Reason("closed", until="the end of all days"))\n'
    assert faults_of(toy) == [("source", "room.py:14: Reason", "sentence")]


def test_keys_in_tables_and_in_the_browser_are_used(toy: ToyPackage) -> None:
    toy.source += '\nWORDS = {"yes": "cli-yes"}\n'
    toy.scripts.mkdir()
    (toy.scripts / "Table.svelte").write_text("<b>{text('common-table')}</b>", encoding="utf-8")
    assert {(key, kind) for _, key, kind in faults_of(toy)} == {
        ("cli-yes", "missing-key"),
        ("common-table", "missing-key"),
    }


def test_this_package_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert [str(fault) for fault in check(all_games())] == []
    assert main() == 0
    assert "complete" in capsys.readouterr().out
