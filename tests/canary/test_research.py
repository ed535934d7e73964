"""The research faces take the canary as they take any title."""

from __future__ import annotations

from pathlib import Path

import gymnasium
import pyspiel
import pytest

from patolli.contract.setups import drawn_setup
from patolli.contract.suite import check_match
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.games import game_keys, game_of
from patolli.research import gymnasium as gymnasium_face
from patolli.research import open_spiel as open_spiel_face
from patolli.research.encoding import NoFeatures, encoding_of, learnable_keys
from patolli.research.render import as_svg, as_text
from tests.canary.titles import install_without_features, installed_here
from tests.research import test_gymnasium, test_pettingzoo, test_vector

pytestmark = test_pettingzoo.pytestmark
SEATS = [2, 5]


def test_every_legal_action_has_its_own_number(key: str) -> None:
    encoding, game = encoding_of(key), game_of(key)
    match, chance = Match(game, game.setup(5, {"length": "long"}, 2)), QuickChance(2)
    while not match.is_over:
        options = match.state.legal_actions()
        numbers = encoding.numbers(match.state, match.seat_to_act)
        assert [encoding.features.action_of(match.state, number) for number in numbers] == options
        observation = encoding.observation(match.state, match.seat_to_act)
        assert (observation <= encoding.highs).all()
        match.play(options[chance.below(len(options))])


@pytest.mark.parametrize("seats", SEATS)
def test_vectors(key: str, seats: int) -> None:
    test_vector.test_lockstep_equals_episodes(key, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_petting_zoo(key: str, seats: int) -> None:
    test_pettingzoo.test_one_after_the_other(key, seats)
    test_pettingzoo.test_all_at_once(key, seats)
    test_pettingzoo.test_a_match_ends_with_rewards_by_place(key, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_gymnasium_checks_it(key: str, seats: int) -> None:
    gymnasium_face.register_all()
    assert f"patolli/{key}-v1" in gymnasium.registry
    test_gymnasium.test_the_checker_is_content(key, seats, seats - 1)
    test_gymnasium.test_a_match_is_played_to_its_end(key, seats, seats - 1)


@pytest.mark.parametrize("seats", SEATS)
def test_open_spiel_simulates_it(key: str, seats: int) -> None:
    open_spiel_face.register_all()
    game = pyspiel.load_game(f"patolli_{key}", {"players": seats, "deals": 20})
    pyspiel.random_sim_test(game, 2, True, False)


def test_a_title_without_a_drawing_is_rendered_by_its_view(key: str) -> None:
    game = game_of(key)
    state = Match(game, game.setup(3, {}, 4)).state
    assert "shells 0 feathers 0" in as_text(game, state, 1)
    assert "hand: [" in as_text(game, state, 1)
    assert "hand: [" not in as_text(game, state, None)
    assert as_svg(game, state, 1).startswith("<svg")


def test_a_title_may_do_without_features(tmp_path: Path) -> None:
    with installed_here(install_without_features(tmp_path, "songless")):
        assert "songless" in game_keys()
        assert "songless" not in learnable_keys()
        gymnasium_face.register_all()
        open_spiel_face.register_all()
        assert "patolli/songless-v1" not in gymnasium.registry
        assert "patolli_songless" not in pyspiel.registered_names()
        with pytest.raises(NoFeatures) as refused:
            encoding_of("songless")
        assert refused.value.details == {"game": "songless", "known": "cacao, canary, heron, teotihuacan"}
        # Everybody else plays it.
        game = game_of("songless")
        check_match(game, drawn_setup(game, 3, 1), QuickChance(1))
