"""Turning: turns, rounds and the coming of an Eclipse (Rulings 20, 25, 80, 88)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import END_TURN
from patolli.engine.agenda import Duty, Step
from patolli.engine.event import NOBODY
from patolli.games.teotihuacan.decisions.eclipse import BeginEra, Eclipse, EndMatch
from patolli.games.teotihuacan.decisions.free_actions import POWER_UP_TILE, TILES, UNLOCK, OpenDecision
from patolli.games.teotihuacan.decisions.moving import MoveWorker
from patolli.games.teotihuacan.decisions.tiles import DiscoveryTiles
from patolli.games.teotihuacan.effects.city import refill
from patolli.games.teotihuacan.effects.tracks import move_light_disc
from patolli.games.teotihuacan.events import LAST_ROUND_BEGAN, TURN_BEGAN
from patolli.games.teotihuacan.fields import LAST_ROUND, TURN
from patolli.games.teotihuacan.state import BOT, State
from patolli.games.teotihuacan.teotibot.turn import PlayBot

# Every question of a turn is known here, so what tiles do can be told to those that they interrupt.
OpenDecision.tile_effects = DiscoveryTiles()


class TurnDuty(Duty[State]):
    """What happens in a turn, in an ordinary round or in the last one before an Eclipse."""

    FIELDS: ClassVar = (TURN, LAST_ROUND)

    def __init__(self, turn: int, last_round: int) -> None:
        # A seat, or Teotibot.
        self.turn: Final = turn
        self.last_round: Final = last_round


class TakeTurn(TurnDuty):
    """One whole turn."""

    def run(self, state: State) -> None:
        state.tell(TURN_BEGAN, self.turn, ())
        if state.is_solo() and self.turn == BOT:
            state.plan([PlayBot(), EndTurn(self.turn, self.last_round)])
        else:
            state.plan(
                [
                    MoveWorker(self.turn),
                    EndAction(),
                    FinishTurn(self.turn),
                    EndTurn(self.turn, self.last_round),
                ]
            )


class EndAction(Duty[State]):
    """The action is done: the moved workers are like any others (Ruling 74)."""

    def run(self, state: State) -> None:
        state.moved = 0


class FinishTurn(OpenDecision):
    """Anything else before the turn ends (Rulings 24, 72)?"""

    def window(self) -> int:
        return TILES | POWER_UP_TILE | UNLOCK

    def legal_answers(self, state: State) -> list[int]:
        return [END_TURN]

    def waits(self, state: State) -> bool:
        """A turn ends when its owner says so; see the engine's ConfirmTurn."""
        return state.confirms_turns

    def resolve(self, state: State, action: int) -> None:
        """Nothing more: the turn ends."""


class EndTurn(TurnDuty):
    """Refill the offers, move the light disc after the Last Player, and see what comes next."""

    def run(self, state: State) -> None:
        refill(state)
        ends_round = self.turn == state.last_player()
        following = 0 if ends_round else self.turn + 1
        if ends_round:
            move_light_disc(state, NOBODY, 1)
        has_met = state.light == state.dark
        if state.variant.dark_eclipse:
            # Ruling 88: scoring comes right after the turn that brought the discs together.
            state.plan(eclipse_steps(state, following) if has_met else [TakeTurn(following, 0)])
        elif not ends_round:
            state.plan([TakeTurn(following, self.last_round)])
        elif self.last_round:
            state.plan(eclipse_steps(state, following))
        else:
            if has_met:
                state.tell(LAST_ROUND_BEGAN, NOBODY, ())
            state.plan([TakeTurn(following, 1 if has_met else 0)])


def eclipse_steps(state: State, following: int) -> list[Step]:
    """The Eclipse, then the next era or the end."""
    if state.is_last_eclipse():
        return [Eclipse(), EndMatch()]
    return [Eclipse(), BeginEra(), TakeTurn(following, 0)]
