"""The evaluation of Teotihuacan: positions by what they promise, answers at a glance."""

from __future__ import annotations

import math
from typing import Final

from patolli.bots.search.evaluation import Evaluation, squash, won
from patolli.bots.search.net import Net
from patolli.bots.search.settings import Settings
from patolli.bots.titles.teotihuacan.boards import DISCOVERY_TILE, IMPOSSIBLE, TEMPLE_STEP, Opportunities
from patolli.bots.titles.teotihuacan.building import putting, taking, turning
from patolli.bots.titles.teotihuacan.clock import rounds_left, turns_gone
from patolli.bots.titles.teotihuacan.tilts import LEVEL_HEADED, TILTS, Tilt
from patolli.bots.titles.teotihuacan.traits import names, traits
from patolli.bots.titles.teotihuacan.worths import POWER_WORTH, worth
from patolli.engine import state as engine
from patolli.engine.action import FIRST_FREE_KIND, first_of, kind_of, second_of, third_of
from patolli.games.teotihuacan import actions as kinds
from patolli.games.teotihuacan.decisions.constructing import BuildPyramid, ChooseSpot, TurnTile
from patolli.games.teotihuacan.decisions.using import UseBoard
from patolli.games.teotihuacan.effects.workers import colours_on
from patolli.games.teotihuacan.material import starting_tiles as start
from patolli.games.teotihuacan.material.goods import COCOA
from patolli.games.teotihuacan.player import is_free_on, power_of
from patolli.games.teotihuacan.state import BOT, State

SPREAD: Final = 14.0
# What proved strongest; docs/bots.md has the figures.
TRIES: Final = {"regular": 24, "expert": 120, "master": 700}
SETTINGS: Final = Settings(horizon=8, depth=0, temperature=2.0)
# Alone against Teotibot, whose answers need no thought: fewer candidates, the glance counts, and many tries look far.
SOLO_SETTINGS: Final = Settings(
    candidates=8, horizon=8, far_horizon=12, many_tries=400, depth=0, temperature=2.0, glance_tries=10.0
)
# A learned judgement sees by itself what follows, so it is asked after a round of two.
LEARNED_SETTINGS: Final = Settings(horizon=2, depth=0, temperature=2.0)
# The seats at which it has won; at other tables it says how likely a win is, and people's judgement plays.
PROVEN_SEATS: Final = 2
# A person against Teotibot wins or loses; the margin says how surely.
SOLO_WIN_SHARE: Final = 0.6
# How uncertain a lead is: fitted to 240 matches between `regular` by benchmarks/chance.py.
DOUBT: Final = 2.5
DOUBT_GROWTH: Final = 4.0
# What is promised by starting tiles besides goods.
RESOURCE_CHOICE: Final = 1.8
AVENUE_STEP: Final = 6.0
FIRST_TECHNOLOGY: Final = 7.0
# Answers that only lead to the next question are judged by the best answer to that one.
LEADING_KINDS: Final = (kinds.TAKE_PYRAMID_TILE, kinds.BUILD_ON, kinds.TAKE_DECORATION)
# The answers to the questions of builders.
BUILDING_KINDS: Final = (kinds.TAKE_PYRAMID_TILE, kinds.BUILD_ON, kinds.TURN_TILE, kinds.STOP_BUILDING)
# Questions that are looked through after one answer.
DEEPEST: Final = 3


class TeotihuacanEvaluation(Evaluation):
    """What wins at Teotihuacan."""

    def __init__(self, net: Net | None = None, tilt: Tilt = LEVEL_HEADED) -> None:
        super().__init__(SPREAD, SETTINGS, TRIES, net)
        self.tilt: Final = tilt

    def with_net(self, net: Net | None) -> Evaluation:
        return TeotihuacanEvaluation(net, self.tilt)

    def in_style(self, style: str) -> Evaluation:
        return TeotihuacanEvaluation(None, TILTS[style])

    def trait_names(self) -> list[str]:
        return names()

    def traits(self, state: engine.State, seat: int) -> list[float]:
        assert isinstance(state, State)
        return traits(state, seat, self.values(state))

    def settings_for(self, state: engine.State) -> Settings:
        if self.is_proven_at(state.seats):
            return LEARNED_SETTINGS
        return SOLO_SETTINGS if state.seats == 1 else self.settings

    def is_proven_at(self, seats: int) -> bool:
        return self.net is not None and seats == PROVEN_SEATS

    def turn(self, state: engine.State) -> int:
        assert isinstance(state, State)
        return turns_gone(state)

    def doubt(self, state: engine.State) -> float:
        assert isinstance(state, State)
        return DOUBT + DOUBT_GROWTH * math.sqrt(rounds_left(state))

    def values(self, state: engine.State) -> list[float]:
        assert isinstance(state, State)
        if state.is_over():
            return [float(player.points) for player in state.players]
        return [self.judge(state, seat) for seat in range(len(state.players))]

    def judge(self, state: State, seat: int) -> float:
        """What a player can be expected to have, and what is liked about it."""
        if self.tilt is LEVEL_HEADED:
            return worth(state, seat)
        return worth(state, seat) + self.tilt.liking(state.players[seat])

    def rewards(self, state: engine.State) -> list[float]:
        assert isinstance(state, State)
        if not state.is_solo():
            return super().rewards(state)
        values = self.values(state)
        reward = squash((values[0] - values[BOT]) / self.spread)
        if state.is_over():
            reward = SOLO_WIN_SHARE * won(state.ranking(), 0) + (1.0 - SOLO_WIN_SHARE) * reward
        return [reward]

    def weigh(self, state: engine.State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(state, State)
        weights: list[float] = []
        kind = kind_of(actions[0])
        opportunities = Opportunities(state, seat, self.tilt)
        before = self.judge(state, seat)
        best = IMPOSSIBLE
        for action in actions:
            kind = kind_of(action)
            if kind == kinds.MOVE:
                gain = moving(opportunities, first_of(action), second_of(action), third_of(action))
            elif kind in (kinds.COLLECT_COCOA, kinds.WORSHIP, kinds.MAIN_ACTION):
                gain = using(opportunities, action)
            elif kind == kinds.KEEP_STARTING_TILES:
                gain = starting(opportunities, first_of(action)) + starting(opportunities, second_of(action))
            elif kind == kinds.DRAFT_STARTING_TILE:
                gain = starting(opportunities, first_of(action))
            elif kind == kinds.PAY_SALARY:
                gain = 2.0 * first_of(action)
            elif kind in BUILDING_KINDS:
                gain = building(opportunities, action)
            else:
                gain = self.trying(state, seat, action, DEEPEST) - before
            if kind < FIRST_FREE_KIND:
                best = max(best, gain)
            weights.append(gain)
        for index in range(len(actions)):
            # A free action leaves the question open: its best answer comes on top.
            if kind_of(actions[index]) >= FIRST_FREE_KIND:
                weights[index] += best
        return weights

    def trying(self, state: State, seat: int, action: int, deepest: int) -> float:
        """What a player is worth after an answer, and after those it leads to at once."""
        twin = state.copy()
        owed = len(state.agenda)
        twin.apply_for(seat, action)
        kind = kind_of(action)
        if deepest == 0 or twin.seat_to_act() != seat or twin.is_over():
            return self.judge(twin, seat)
        if kind in LEADING_KINDS or (kind >= FIRST_FREE_KIND and len(twin.agenda) > owed):
            best = -1e9
            for following in twin.legal_actions():
                if kind_of(following) < FIRST_FREE_KIND:
                    best = max(best, self.trying(twin, seat, following, deepest - 1))
            return best
        return self.judge(twin, seat)


def building(opportunities: Opportunities, action: int) -> float:
    """What the next tile of the pyramid brings; to stop brings nothing."""
    decision = opportunities.state.agenda[-1]
    if isinstance(decision, TurnTile):
        return turning(opportunities, decision.tile, decision.spot, first_of(action))
    if isinstance(decision, ChooseSpot):
        return putting(opportunities, decision.tile, first_of(action))
    if isinstance(decision, BuildPyramid) and kind_of(action) == kinds.TAKE_PYRAMID_TILE:
        return taking(opportunities, first_of(action), decision.saving)
    return 0.0


def moving(opportunities: Opportunities, origin: int, power: int, target: int) -> float:
    """What the best use of the board reached brings."""
    workers = 1
    weakest = power
    for figure in opportunities.state.players[opportunities.seat].workers:
        if is_free_on(figure, target):
            workers += 1
            weakest = min(weakest, power_of(figure))
    return opportunities.best(target, workers, weakest)


def using(opportunities: Opportunities, action: int) -> float:
    """What a use of the board brings on which the worker stands."""
    state = opportunities.state
    decision = state.agenda[-1]
    if not isinstance(decision, UseBoard):
        return 0.0
    kind = kind_of(action)
    cost = colours_on(state, opportunities.seat, decision.board)
    if kind == kinds.COLLECT_COCOA:
        return (1 + cost) * opportunities.good(COCOA)
    if kind == kinds.MAIN_ACTION:
        workers = 0
        weakest = 5
        for figure in state.players[opportunities.seat].workers:
            if is_free_on(figure, decision.board):
                workers += 1
                weakest = min(weakest, power_of(figure))
        return opportunities.main(decision.board, workers, weakest) - cost * opportunities.good(COCOA)
    gain = opportunities.worship(decision.board)
    if second_of(action) == kinds.TILE:
        gain -= TEMPLE_STEP + opportunities.tilt.temple
    elif second_of(action) == kinds.ABILITY and gain > TEMPLE_STEP:
        gain -= DISCOVERY_TILE
    return gain


def starting(opportunities: Opportunities, tile: int) -> float:
    """What a starting tile brings."""
    gain = 0.0
    for good in range(4):
        gain += start.STARTING_GOODS[tile][good] * opportunities.good(good)
    for temple in range(3):
        gain += start.STARTING_TEMPLES[tile][temple] * TEMPLE_STEP
    gain += start.STARTING_AVENUE[tile] * AVENUE_STEP
    gain += start.STARTING_RESOURCES[tile] * RESOURCE_CHOICE
    gain += start.STARTING_POWER_UPS[tile] * POWER_WORTH
    gain += start.STARTING_TECHNOLOGY[tile] * FIRST_TECHNOLOGY
    if start.RESERVED_SLOT[tile] >= 0:
        gain += DISCOVERY_TILE
    return gain


EVALUATION: Final = TeotihuacanEvaluation()
