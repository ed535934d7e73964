"""Self-play: matches between bots for what can be learned from them, with a note of every turn."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, fields
from typing import Any, Final

from patolli.arena.ticket import Outcome, Ticket, play
from patolli.bots.bot import Bot, Budget
from patolli.bots.search.evaluation import Evaluation
from patolli.bots.titles import by_hand
from patolli.engine.chance import Chance, QuickChance
from patolli.engine.observation import Observation
from patolli.engine.state import State

# Answers at the beginning of a match that may be any: so that nobody learns openings by heart.
LONGEST_WANDERING: Final = 4
# Of so many answers one is any, unless told otherwise.
PER_MILLE: Final = 1000


class Straying(Bot):
    """A bot that now and then answers anything: strange positions must be seen, too."""

    def __init__(self, bot: Bot, chance: Chance, wandering: int, strays: int) -> None:
        self.bot: Final = bot
        self.chance: Final = chance
        self.wandering = wandering
        # Of a thousand answers.
        self.strays: Final = strays

    def choose(self, observation: Observation, budget: Budget) -> int:
        self.wandering -= 1
        if self.wandering >= 0 or self.chance.below(PER_MILLE) < self.strays:
            return observation.legal[self.chance.below(len(observation.legal))]
        return self.bot.choose(observation, budget)


@dataclass(frozen=True)
class Noted(Outcome):
    """How a match went: traits of every position noted, and from which seat and turn."""

    traits: bytes
    seats: tuple[int, ...]
    turns: tuple[int, ...]

    def margin(self, seat: int) -> int:
        """The points by which a seat was before its best rival, who may play without a seat."""
        rivals = [score for other, score in enumerate(self.scores) if other != seat]
        return self.scores[seat] - max([*rivals, *self.unseated])


@dataclass(frozen=True)
class SelfPlay(Ticket):
    """A match in which some answers are any, and every turn is noted."""

    strays: int

    def seated(self, streams: QuickChance) -> list[Bot]:
        wandering = streams.below(LONGEST_WANDERING + 1)
        return [
            Straying(bot, QuickChance(streams.word()), wandering, self.strays)
            for bot in super().seated(streams)
        ]

    def played(self) -> Noted:
        notes = Notes(by_hand(self.game))
        outcome = play(self, notes.see)
        known: dict[str, Any] = {field.name: getattr(outcome, field.name) for field in fields(Outcome)}
        return Noted(
            **known, traits=notes.traits.tobytes(), seats=tuple(notes.seats), turns=tuple(notes.turns)
        )


class Notes:
    """What is noted at the beginning of every turn."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Final = evaluation
        self.traits: Final = array("f")
        self.seats: Final[list[int]] = []
        self.turns: Final[list[int]] = []
        self.last = -1

    def see(self, state: State) -> None:
        """Note a position if a turn begins with it: of two players for the one to move, else for all."""
        turn = self.evaluation.turn(state)
        if turn == self.last:
            return
        self.last = turn
        for seat in [state.seat_to_act()] if state.seats == 2 else range(state.seats):
            self.traits.extend(self.evaluation.traits(state, seat))
            self.seats.append(seat)
            self.turns.append(turn)
