"""Traits: named, within their ranges, and of nothing that the seat does not know."""

from __future__ import annotations

import re

import pytest

import patolli
from patolli.bots.titles import by_hand
from patolli.bots.titles.cacao import traits as cacao
from patolli.bots.titles.teotihuacan import traits as teotihuacan
from patolli.engine.chance import QuickChance
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_TILES
from patolli.games.teotihuacan.material.calendar import ERAS
from patolli.games.teotihuacan.material.discovery_tiles import KINDS, MASKS
from patolli.games.teotihuacan.material.technologies import TECHNOLOGIES
from patolli.games.teotihuacan.player import one_more, worker
from patolli.games.teotihuacan.state import State as Teotihuacan
from tests.bots.positions import between_turns

TABLES = [("cacao", seats) for seats in (2, 3, 4)] + [("teotihuacan", seats) for seats in (1, 2, 3, 4)]
TRAITS = {"cacao": cacao, "teotihuacan": teotihuacan}


def range_of(game: str, name: str) -> tuple[float, float]:
    """What a trait can be, as its title declares it."""
    return next((low, high) for part, low, high in TRAITS[game].RANGES if re.search(part, name))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_trait_has_a_name_and_keeps_its_range(game: str, seats: int) -> None:
    names = TRAITS[game].names()
    assert len(names) == len(set(names)) == TRAITS[game].TRAITS
    ranges = [range_of(game, name) for name in names]
    evaluation = by_hand(game)
    assert evaluation.trait_names() == names
    for seed in range(6 if game == "cacao" else 2):
        match = patolli.start(game, seats=seats, seed=seed)
        chance = QuickChance(seed)
        while not match.is_over:
            for seat in range(seats):
                row = evaluation.traits(match.state, seat)
                assert len(row) == len(names)
                for name, value, (low, high) in zip(names, row, ranges, strict=True):
                    assert low <= value <= high, name
            choices = match.legal()
            match.play(choices[chance.below(len(choices))])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_dealt_anew_leaves_the_traits_as_they_were(game: str, seats: int) -> None:
    evaluation = by_hand(game)
    for decisions in (0, 8, 25, 40):
        state = between_turns(game, seats, 60 + decisions, decisions)
        for seat in range(seats):
            row = evaluation.traits(state, seat)
            for deal in range(4):
                assert evaluation.traits(state.reimagined(seat, QuickChance(deal)), seat) == row


def test_secret_starting_tiles_and_salaries_are_no_traits() -> None:
    """Between turns nothing of it is open; here others hold and have pledged what nobody sees."""
    evaluation = by_hand("teotihuacan")
    match = patolli.start("teotihuacan", seats=3, seed=5)
    chance = QuickChance(5)
    secret = 0
    while not match.is_over:
        state = match.state
        assert isinstance(state, Teotihuacan)
        if state.has_secret_hands() or state.pledges:
            secret += 1
            for seat in range(3):
                row = evaluation.traits(state, seat)
                for deal in range(3):
                    assert evaluation.traits(state.reimagined(seat, QuickChance(deal)), seat) == row
        choices = match.legal()
        match.play(choices[chance.below(len(choices))])
    assert secret > 5


# A temple lies in a gap between two tiles at least, and few face away from it; random players reach no last field.
NEVER_SEEN = {
    "temples_0_free_nobody",
    "temples_1_free_nobody",
    *(f"temples_3_free_{lead}" for lead in cacao.LEADS),
    "own_water_8",
    "rival_water_8",
}


def test_every_other_trait_of_cacao_is_seen_somewhere() -> None:
    """None is always zero: each tells positions apart."""
    evaluation = by_hand("cacao")
    seen = [0.0] * cacao.TRAITS
    for seed in range(40):
        match = patolli.start("cacao", seats=2 + seed % 3, seed=seed)
        chance = QuickChance(seed)
        while not match.is_over:
            if isinstance(match.state.agenda[-1], PlaceWorker):
                row = evaluation.traits(match.state, seed % (2 + seed % 3))
                seen = [max(before, abs(value)) for before, value in zip(seen, row, strict=True)]
            choices = match.legal()
            match.play(choices[chance.below(len(choices))])
    assert {name for name, most in zip(cacao.names(), seen, strict=True) if most == 0.0} <= NEVER_SEEN


def test_every_trait_of_teotihuacan_is_seen_somewhere() -> None:
    """Random players climb no temple, so what they lack is given to them."""
    evaluation = by_hand("teotihuacan")
    names = teotihuacan.names()
    seen = [0.0] * len(names)
    for number in range(60):
        seats = 1 + number % 4
        state = between_turns("teotihuacan", seats, number % 20, 2 + 3 * (number % 20))
        assert isinstance(state, Teotihuacan)
        for order, player in enumerate(state.players):
            for place, figure in enumerate(player.workers):
                if figure and number % 2:
                    player.workers[place] = worker(1 + (number + place) % 8, 1 + (number + place) % 5)
            for temple in range(3):
                player.temples[temple] = (number + temple) % 12
            for technology in range(TECHNOLOGIES):
                player.technologies |= (number >> technology % 5 & 1) << technology
            player.avenue = (number + order) % 10
            player.ready = one_more(0, KINDS - 1)
            for mask in range(number % (MASKS + 1)):
                player.ready = one_more(player.ready, mask)
        state.era = number % ERAS
        # The cells of the higher levels, built for once.
        state.pyramid = bytes(30) if number % 5 == 0 else state.pyramid
        for seat in range(seats):
            row = evaluation.traits(state, seat)
            seen = [max(before, abs(value)) for before, value in zip(seen, row, strict=True)]
    missing = {name for name, most in zip(names, seen, strict=True) if most == 0.0}
    # Which bonus lies on which temple is a matter of the deal.
    assert {name for name in missing if not name.startswith("bonus_")} == set()
    assert len(missing) < BONUS_TILES


@pytest.mark.parametrize("seats", [2, 3])
def test_a_turn_is_whole(seats: int) -> None:
    """The count of turns moves when the next player is asked, not when a tile is laid."""
    evaluation = by_hand("cacao")
    match = patolli.start("cacao", seats=seats, seed=3)
    chance = QuickChance(3)
    begun = evaluation.turn(match.state)
    turns = -1
    while not match.is_over:
        if isinstance(match.state.agenda[-1], PlaceWorker):
            turns += 1
        assert evaluation.turn(match.state) == begun + turns
        choices = match.legal()
        match.play(choices[chance.below(len(choices))])
    assert evaluation.turn(match.state) == begun + turns + 1
