"""The contract must be able to fail: every fault planted here is caught, and named."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import ClassVar, NotRequired

import pytest

from patolli.contract.promise import BrokenContract
from patolli.contract.suite import check_match
from patolli.engine import state as engine
from patolli.engine.chance import QuickChance
from patolli.engine.game import Game, View
from patolli.games.cacao.game import Cacao
from patolli.games.cacao.material.workers import WORKER_NAMES
from patolli.games.cacao.view_shape import CacaoView
from tests.engine.toy import FAULTS, Toy

CAUGHT_AS = {
    "view": "a view shows nothing hidden",
    "shape": "a view has the shape that its game declares",
    "event": "an event shows nothing hidden",
    "quiet": "an outlook is what happens",
    "answers": "answers tell their seat nothing hidden",
    "imagination": "imagination knows what its viewer knows",
    "scores": "running scores show nothing hidden",
    "duplicate": "no answer is offered twice",
    "twin": "a twin changes alone",
    "position": "a position reads back as the same State",
    "endless": "a match ends within the game's bound",
    "ranking": "more points are a better place",
    "lanes": "those who decide together may answer in any order",
    "stuck": "every answer is a known action",
    "stale options": "an imagined State offers what is legal in it",
    "draw": "drawing is choosing from the list",
    "foresight": "an outlook is what happens",
    "sources": "the sources of points add up",
    "turns": "a turn ends when its owner says so",
    "silent end": "the end is told once, with the last action",
    "secret turns": "everybody is told of turns and of the end",
    "goods": "whatever a ledger counts is a declared good",
    "strange source": "every source of points is declared",
    "parts": "the parts of a sheet add up",
    "reasons": "a reason needs nothing hidden",
}


def first_breach(game: Game, matches: int = 12) -> str:
    """What the contract says about a faulty game within a few matches."""
    for seed in range(matches):
        try:
            check_match(game, game.setup(2, {}, seed, confirm_turns=seed % 2 == 1), QuickChance(seed))
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


class ViewWithTiles(CacaoView):
    neighbour: NotRequired[list[str]]
    next: NotRequired[list[int]]


class CacaoWithOpenHands(Cacao):
    """A view that shows the next player's hand."""

    view_shape: ClassVar[type] = ViewWithTiles

    def view(self, state: engine.State, viewer: int | None) -> View:
        shown = super().view(state, viewer)
        shown["neighbour"] = [WORKER_NAMES[tile] for tile in Cacao.wiring.own(state).villages[1].hand]
        return shown


class CacaoWithMarkedPile(Cacao):
    """A view that shows the next jungle tile."""

    view_shape: ClassVar[type] = ViewWithTiles

    def view(self, state: engine.State, viewer: int | None) -> View:
        shown = super().view(state, viewer)
        shown["next"] = list(Cacao.wiring.own(state).deal.jungle[Cacao.wiring.own(state).turned :][:1])
        return shown


@pytest.mark.parametrize(
    "game", [CacaoWithOpenHands(), CacaoWithMarkedPile()], ids=lambda game: type(game).__name__
)
def test_a_hidden_tile_in_a_view_of_cacao_is_caught(game: Game) -> None:
    # By chance a twin may hold the same tile; then the next one that is drawn tells.
    assert first_breach(game, 1).startswith((CAUGHT_AS["view"], "what turns up is told by a revealing event"))


@pytest.mark.parametrize("leak", ["event", "answers"])
def test_a_leak_in_the_rules_of_cacao_is_caught(leak: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.cacao_leaks", leak],
        env={**os.environ, "PATOLLI_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert f"BrokenContract: {CAUGHT_AS[leak]}" in done.stderr
