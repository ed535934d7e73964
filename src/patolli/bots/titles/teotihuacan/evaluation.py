"""The evaluation of Teotihuacan: positions by what they promise, answers at a glance."""

from __future__ import annotations

from typing import Final

from patolli.bots.search.evaluation import Evaluation, squash, won
from patolli.bots.search.settings import Settings
from patolli.bots.titles.teotihuacan.boards import DISCOVERY_TILE, IMPOSSIBLE, TEMPLE_STEP, Outlook
from patolli.bots.titles.teotihuacan.clock import turns_gone
from patolli.bots.titles.teotihuacan.worths import POWER_WORTH, worth
from patolli.engine import state as engine
from patolli.engine.action import FIRST_FREE_KIND, first_of, kind_of, second_of, third_of
from patolli.games.teotihuacan import actions as kinds
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
# A person against Teotibot wins or loses; the margin says how surely.
SOLO_WIN_SHARE: Final = 0.6
# What is promised by starting tiles besides goods.
RESOURCE_CHOICE: Final = 1.8
AVENUE_STEP: Final = 6.0
FIRST_TECHNOLOGY: Final = 7.0
# Answers that only lead to the next question are judged by the best answer to that one.
LEADING_KINDS: Final = (kinds.TAKE_PYRAMID_TILE, kinds.BUILD_ON, kinds.TAKE_DECORATION)
# Questions that are looked through after one answer.
DEEPEST: Final = 3


class TeotihuacanEvaluation(Evaluation):
    """What wins at Teotihuacan."""

    def __init__(self) -> None:
        super().__init__(SPREAD, SETTINGS, TRIES)

    def settings_for(self, state: engine.State) -> Settings:
        return SOLO_SETTINGS if state.seats == 1 else self.settings

    def turn(self, state: engine.State) -> int:
        assert isinstance(state, State)
        return turns_gone(state)

    def values(self, state: engine.State) -> list[float]:
        assert isinstance(state, State)
        if state.is_over():
            return [float(player.points) for player in state.players]
        return [worth(state, seat) for seat in range(len(state.players))]

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
        outlook = Outlook(state, seat)
        before = worth(state, seat)
        best = IMPOSSIBLE
        for action in actions:
            kind = kind_of(action)
            if kind == kinds.MOVE:
                gain = moving(outlook, first_of(action), second_of(action), third_of(action))
            elif kind in (kinds.COLLECT_COCOA, kinds.WORSHIP, kinds.MAIN_ACTION):
                gain = using(outlook, action)
            elif kind == kinds.KEEP_STARTING_TILES:
                gain = starting(outlook, first_of(action)) + starting(outlook, second_of(action))
            elif kind == kinds.DRAFT_STARTING_TILE:
                gain = starting(outlook, first_of(action))
            elif kind == kinds.PAY_SALARY:
                gain = 2.0 * first_of(action)
            else:
                gain = trying(state, seat, action, DEEPEST) - before
            if kind < FIRST_FREE_KIND:
                best = max(best, gain)
            weights.append(gain)
        for index in range(len(actions)):
            # A free action leaves the question open: its best answer comes on top.
            if kind_of(actions[index]) >= FIRST_FREE_KIND:
                weights[index] += best
        return weights


def moving(outlook: Outlook, origin: int, power: int, target: int) -> float:
    """What the best use of the board reached brings."""
    workers = 1
    weakest = power
    for figure in outlook.state.players[outlook.seat].workers:
        if is_free_on(figure, target):
            workers += 1
            weakest = min(weakest, power_of(figure))
    return outlook.best(target, workers, weakest)


def using(outlook: Outlook, action: int) -> float:
    """What a use of the board brings on which the worker stands."""
    state = outlook.state
    decision = state.agenda[-1]
    if not isinstance(decision, UseBoard):
        return 0.0
    kind = kind_of(action)
    cost = colours_on(state, outlook.seat, decision.board)
    if kind == kinds.COLLECT_COCOA:
        return (1 + cost) * outlook.good(COCOA)
    if kind == kinds.MAIN_ACTION:
        workers = 0
        weakest = 5
        for figure in state.players[outlook.seat].workers:
            if is_free_on(figure, decision.board):
                workers += 1
                weakest = min(weakest, power_of(figure))
        return outlook.main(decision.board, workers, weakest) - cost * outlook.good(COCOA)
    gain = outlook.worship(decision.board)
    if second_of(action) == kinds.TILE:
        gain -= TEMPLE_STEP
    elif second_of(action) == kinds.ABILITY and gain > TEMPLE_STEP:
        gain -= DISCOVERY_TILE
    return gain


def starting(outlook: Outlook, tile: int) -> float:
    """What a starting tile brings."""
    gain = 0.0
    for good in range(4):
        gain += start.STARTING_GOODS[tile][good] * outlook.good(good)
    for temple in range(3):
        gain += start.STARTING_TEMPLES[tile][temple] * TEMPLE_STEP
    gain += start.STARTING_AVENUE[tile] * AVENUE_STEP
    gain += start.STARTING_RESOURCES[tile] * RESOURCE_CHOICE
    gain += start.STARTING_POWER_UPS[tile] * POWER_WORTH
    gain += start.STARTING_TECHNOLOGY[tile] * FIRST_TECHNOLOGY
    if start.RESERVED_SLOT[tile] >= 0:
        gain += DISCOVERY_TILE
    return gain


def trying(state: State, seat: int, action: int, deepest: int) -> float:
    """What a player is worth after an answer, and after those it leads to at once."""
    twin = state.copy()
    owed = len(state.agenda)
    twin.apply_for(seat, action)
    kind = kind_of(action)
    if deepest == 0 or twin.seat_to_act() != seat or twin.is_over():
        return worth(twin, seat)
    if kind in LEADING_KINDS or (kind >= FIRST_FREE_KIND and len(twin.agenda) > owed):
        best = -1e9
        for following in twin.legal_actions():
            if kind_of(following) < FIRST_FREE_KIND:
                best = max(best, trying(twin, seat, following, deepest - 1))
        return best
    return worth(twin, seat)


EVALUATION: Final = TeotihuacanEvaluation()
