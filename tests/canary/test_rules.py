"""The canary is a title like the others: found, sound, complete in four languages, and kept to the contract."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from patolli.contract.setups import drawn_setup
from patolli.contract.suite import check_match
from patolli.engine.chance import QuickChance
from patolli.engine.errors import BadPosition, UnknownGame
from patolli.engine.match import Match
from patolli.games import all_games, game_keys, game_of
from patolli.i18n import LANGUAGES, Texts
from patolli.i18n.check import check
from tests.canary.titles import SITE, TITLES, installed_here, renamed
from tests.contract.test_promises import walk
from tests.i18n import test_games_speak

SEATS = (2, 3, 4, 5)
# Names that other titles happen to have; whoever guesses by one of them fails on this title.
ACCIDENTAL = re.compile(r"turn_began|match_began|match_ended|gold|cacao|temple|\bgood\b|\bsheet\"|automaton")


def test_it_is_found_while_it_is_installed() -> None:
    assert set(TITLES) < set(game_keys())
    assert all(game_of(key).key == key for key in TITLES)


def test_it_is_gone_afterwards(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "stray-1.dist-info").mkdir()
    (elsewhere / "stray-1.dist-info" / "entry_points.txt").write_text("[patolli.games]\nstray = stray\n")
    with installed_here(elsewhere):
        assert "stray" in game_keys()
    assert "stray" not in game_keys()
    with pytest.raises(UnknownGame):
        game_of("stray")


def test_no_distribution_replaces_a_game_of_the_house(tmp_path: Path) -> None:
    house = game_of("cacao")
    (tmp_path / "false-1.dist-info").mkdir()
    (tmp_path / "false-1.dist-info" / "entry_points.txt").write_text("[patolli.games]\ncacao = canary\n")
    with installed_here(tmp_path):
        assert game_of("cacao") is house


def test_it_has_no_accidental_name() -> None:
    said = {path.name: path.read_text(encoding="utf-8") for path in SITE.rglob("*.py")}
    assert len(said) > 10
    assert {name: ACCIDENTAL.findall(text) for name, text in said.items() if ACCIDENTAL.search(text)} == {}


def test_the_twin_has_other_names_and_nothing_else() -> None:
    canary, heron = (game_of(key) for key in TITLES)
    assert (canary.turn_event.name, heron.turn_event.name) == ("torch_passed", "dawn_broke")
    first, second = (Match(game, game.setup(3, {}, 7)) for game in (canary, heron))
    assert renamed(json.dumps(first.view(0))) == json.dumps(second.view(0))


def test_every_text_is_there_in_every_language() -> None:
    assert check(all_games()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_matches_are_told(key: str, language: str) -> None:
    test_games_speak.test_a_match_is_told_from_beginning_to_end(key, language)
    test_games_speak.test_options_are_explained(key, language)


@pytest.mark.parametrize("seats", SEATS)
def test_contract(key: str, seats: int) -> None:
    game = game_of(key)
    for seed in range(6):
        check_match(game, drawn_setup(game, seats, seed), QuickChance(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_contract_along_many_matches(key: str, seats: int) -> None:
    game = game_of(key)
    for seed in range(1000, 1300):
        check_match(game, drawn_setup(game, seats, seed), QuickChance(seed))


@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_and_every_pair_of_a_few_matches(key: str, seats: int) -> None:
    assert sum(walk(key, seats, seed, None) for seed in (1, 2)) > 50


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_and_every_pair(key: str, seats: int) -> None:
    assert sum(walk(key, seats, seed, None) for seed in range(100)) > 2_000


def test_a_bird_that_is_twice_is_refused(key: str) -> None:
    game = game_of(key)
    position = game.position(Match(game, game.setup(2, {}, 1)).state)
    position["shown"] = ["owl_4"]
    with pytest.raises(BadPosition) as refused:
        game.from_position(position)
    assert "Every bird" in Texts("en").error(refused.value)
