"""Cacao with a leak in its rules: `PATOLLI_INTERPRETED=1 python -m tests.contract.cacao_leaks NAME`.

Compiled rules cannot be tampered with, so this runs by itself with the readable ones.
"""

from __future__ import annotations

import sys

from patolli.contract.suite import check_match
from patolli.engine.agenda import Step
from patolli.engine.chance import QuickChance
from patolli.engine.event import EVERYBODY
from patolli.games.cacao import effects
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.cacao.game import GAME
from patolli.games.cacao.material.jungle import TEMPLE
from patolli.games.cacao.state import State


def tell_drawn_tiles_to_all() -> None:
    """Everybody learns which worker tile was drawn."""

    def told_to_all(_seat: int) -> int:
        return EVERYBODY

    vars(effects)["only"] = told_to_all


def order_answers_by_the_pile() -> None:
    """The answers stand in another order when a temple comes next."""
    honest = PlaceWorker.legal_answers

    def knowing(question: PlaceWorker, state: State) -> list[int]:
        legal = honest(question, state)
        return legal[::-1] if state.deal.jungle[state.turned :][:1] == (TEMPLE,) else legal

    type.__setattr__(PlaceWorker, "legal_answers", knowing)
    type.__setattr__(PlaceWorker, "draw", Step.draw)


LEAKS = {"event": tell_drawn_tiles_to_all, "answers": order_answers_by_the_pile}

if __name__ == "__main__":
    LEAKS[sys.argv[1]]()
    for seed in range(3):
        check_match(GAME, GAME.setup(2, {}, seed), QuickChance(seed))
