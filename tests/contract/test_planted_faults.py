"""The contract must be able to fail: every fault planted here is caught, and named."""

from __future__ import annotations

import pytest

from patolli.engine import state as engine
from patolli.engine.chance import QuickChance
from patolli.engine.contract import check_match
from patolli.engine.event import EVERYBODY
from patolli.engine.game import Game, View
from patolli.engine.promise import BrokenContract
from patolli.games.cacao import effects
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.cacao.game import GAME, Cacao, own
from patolli.games.cacao.material.jungle import TEMPLE
from patolli.games.cacao.material.workers import WORKER_NAMES
from patolli.games.cacao.state import State
from tests.engine.toy import FAULTS, Toy

CAUGHT_AS = {
    "view": "a view shows nothing hidden",
    "event": "an event shows nothing hidden",
    "quiet": "what turns up is told by a revealing event",
    "options": "options tell their seat nothing hidden",
    "imagination": "imagination knows what its viewer knows",
    "scores": "running scores show nothing hidden",
    "duplicate": "no option is offered twice",
    "twin": "a twin changes alone",
    "position": "a position reads back as the same State",
    "endless": "a match ends within the game's bound",
    "ranking": "more points are a better place",
    "lanes": "those who decide together may answer in any order",
    "stuck": "every option is a known action",
    "stale options": "an imagined State offers what is legal in it",
}


def first_breach(game: Game, matches: int = 12) -> str:
    """What the contract says about a faulty game within a few matches."""
    for seed in range(matches):
        try:
            check_match(game, game.setup(2, {}, seed), QuickChance(seed))
        except BrokenContract as broken:
            return " ".join([str(broken), *broken.__notes__])
    return "kept"


def test_a_sound_toy_keeps_the_contract() -> None:
    assert first_breach(Toy(), 40) == "kept"


def test_every_fault_has_its_promise() -> None:
    assert set(CAUGHT_AS) == set(FAULTS)


def test_a_breach_says_how_to_see_it_again() -> None:
    assert "toy, 2 seats, options {'boasting': 'yes'}, seed 0" in first_breach(Toy("duplicate"))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    assert first_breach(Toy(fault)).startswith(CAUGHT_AS[fault])


class CacaoWithOpenHands(Cacao):
    """A view that shows the next player's hand."""

    def view(self, state: engine.State, viewer: int | None) -> View:
        shown = super().view(state, viewer)
        shown["neighbour"] = [WORKER_NAMES[tile] for tile in own(state).villages[1].hand]
        return shown


class CacaoWithMarkedPile(Cacao):
    """A view that shows the next jungle tile."""

    def view(self, state: engine.State, viewer: int | None) -> View:
        shown = super().view(state, viewer)
        shown["next"] = own(state).deal.jungle[own(state).turned :][:1]
        return shown


@pytest.mark.parametrize(
    "game", [CacaoWithOpenHands(), CacaoWithMarkedPile()], ids=lambda game: type(game).__name__
)
def test_a_hidden_tile_in_a_view_of_cacao_is_caught(game: Game) -> None:
    assert first_breach(game, 1).startswith(CAUGHT_AS["view"])


def test_a_drawn_tile_told_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effects, "only", lambda _seat: EVERYBODY)
    assert first_breach(GAME, 1).startswith(CAUGHT_AS["event"])


def test_options_of_cacao_that_know_the_pile_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = PlaceWorker.options

    def knowing(question: PlaceWorker, state: State) -> list[int]:
        options = honest(question, state)
        return options[::-1] if state.deal.jungle[state.turned :][:1] == (TEMPLE,) else options

    monkeypatch.setattr(PlaceWorker, "options", knowing)
    assert first_breach(GAME, 3).startswith(CAUGHT_AS["options"])
