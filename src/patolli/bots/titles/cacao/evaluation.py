"""The evaluation of Cacao: positions by what they promise, answers at a glance."""

from __future__ import annotations

from typing import Final

from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.net import Net
from patolli.bots.search.settings import Settings
from patolli.bots.titles.cacao.answers import filling, spending, using
from patolli.bots.titles.cacao.placing import Placing
from patolli.bots.titles.cacao.traits import names, traits
from patolli.bots.titles.cacao.worths import (
    TURN_WORTH,
    add_board,
    store_worth,
    sun_worth,
    turns_left,
    water_worth,
)
from patolli.engine import state as engine
from patolli.engine.action import first_of, kind_of, second_of
from patolli.games.cacao import actions as kinds
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.cacao.state import State

SPREAD: Final = 8.0
# More than all players have in any match.
MOST_TURNS: Final = 99
# What proved strongest; docs/bots.md has the figures.
TRIES: Final = {"regular": 40, "expert": 300, "master": 1600}
SETTINGS: Final = Settings(far_horizon=8)
# A learned judgement sees by itself what follows, so it is asked soon.
LEARNED_SETTINGS: Final = Settings(horizon=1, far_horizon=2)


class CacaoEvaluation(Evaluation):
    """What wins at Cacao."""

    def __init__(self, net: Net | None = None) -> None:
        super().__init__(SPREAD, SETTINGS if net is None else LEARNED_SETTINGS, TRIES, net)

    def with_net(self, net: Net | None) -> Evaluation:
        return CacaoEvaluation(net)

    def traits(self, state: engine.State, seat: int) -> list[float]:
        assert isinstance(state, State)
        return traits(state, seat, self.values(state))

    def trait_names(self) -> list[str]:
        return names()

    def turn(self, state: engine.State) -> int:
        assert isinstance(state, State)
        gone = MOST_TURNS
        for seat in range(state.seats):
            gone -= turns_left(state, seat)
        # A tile laid whose workers have not all worked yet: its turn is not over.
        if state.agenda and not isinstance(state.agenda[-1], PlaceWorker):
            gone -= 1
        return gone

    def values(self, state: engine.State) -> list[float]:
        assert isinstance(state, State)
        worths: list[float] = []
        for seat in range(state.seats):
            village = state.villages[seat]
            turns = turns_left(state, seat)
            worth = village.gold + turns * TURN_WORTH + store_worth(village.cacao, turns)
            worth += sun_worth(village.sun, turns) + water_worth(village.water, turns)
            worths.append(worth)
        if state.is_over():
            return [float(score) for score in state.scores()]
        add_board(state, worths)
        return worths

    def weigh(self, state: engine.State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(state, State)
        kind = kind_of(actions[0])
        if kind == kinds.PLACE:
            return Placing(state, seat).weigh(actions)
        weights: list[float] = []
        for action in actions:
            if kind == kinds.FILL:
                weights.append(filling(state, seat, first_of(action), second_of(action)))
            elif kind == kinds.USE:
                weights.append(using(state, seat, first_of(action), second_of(action)))
            else:
                weights.append(spending(state, seat, first_of(action)))
        return weights


EVALUATION: Final = CacaoEvaluation()
