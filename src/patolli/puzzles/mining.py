"""Mining: matches between bots, watched by a search that stops where one answer stands out.

There it thinks ten times as long.
What is found is found in Observations, so no puzzle can hold a secret. A match is a ticket of the arena: it is played by
processes of this machine or of a cluster, and the same seed finds the same puzzles.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from patolli.arena.ticket import Outcome, Ticket, play
from patolli.bots.search.advice import Judged, judge
from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.thinking import Spending
from patolli.bots.titles import by_hand, evaluation_of
from patolli.engine.chance import QuickChance
from patolli.engine.game import Game
from patolli.engine.observation import Observation
from patolli.engine.record_format import digest
from patolli.engine.state import State
from patolli.games import game_of
from patolli.puzzles.puzzle import Puzzle, Worth
from patolli.puzzles.rating import step_of

# A question with fewer answers is guessed too easily.
LEAST_ANSWERS: Final = 6
# So many answers may be right at most: turns of one tile, or two ways to the same end.
MOST_SOLUTIONS: Final = 3
# What lies so near the best, in reward (of 1), is as good as the best: nobody is wrong by a hair.
NOISE: Final = 0.02
# The first questions of a match are about plans, of which a search sees too little.
OPENING: Final = 12
# So much worse must all other answers be: in reward, in chance to win, and in points as a share of the spread.
MARGIN: Final = 0.06
CHANCE_MARGIN: Final = 0.05
SPREAD_SHARE: Final = 0.2
# How many times longer a promising question is thought about.
DEEPER: Final = 10
# How far the reward of one try lies from the mean, and at how many such distances of the mean nobody doubts any more.
DEVIATION: Final = 0.2
DOUBTS: Final = 2.0
# Answers in doubt are compared to the end; where there are more of them, nothing stands out.
MOST_DOUBTFUL: Final = 10


@dataclass(frozen=True)
class Found(Outcome):
    """How a match went, and the puzzles that lay in it."""

    puzzles: tuple[Puzzle, ...]


@dataclass(frozen=True)
class Dig(Ticket):
    """A match that is watched by a search of so many tries."""

    tries: int

    def played(self) -> Found:
        prospector = Prospector(game_of(self.game), self.tries, QuickChance(self.seed * 1000 + self.index))
        outcome = play(self, prospector.see)
        known: dict[str, Any] = {field.name: getattr(outcome, field.name) for field in fields(Outcome)}
        return Found(**known, puzzles=tuple(prospector.found.values()))


class Prospector:
    """Looks at the questions of a match, and keeps those in which one answer stands out."""

    def __init__(self, game: Game, tries: int, chance: QuickChance) -> None:
        self.game: Final = game
        self.tries: Final = tries
        self.chance: Final = chance
        # One for each step: the positions of a match are much alike.
        self.found: Final[dict[int, Puzzle]] = {}
        self._seen = 0

    def see(self, state: State) -> None:
        """Look at a question with the eyes of the seat that is asked."""
        self._seen += 1
        if self._seen <= OPENING:
            return
        puzzle = dig(Observation(self.game, state, state.seat_to_act()), self.tries, self.chance.word())
        if puzzle is not None:
            self.found.setdefault(puzzle.step, puzzle)


def dig(observation: Observation, tries: int, seed: int) -> Puzzle | None:
    """The puzzle that a question is, if a search of so many tries and a larger one both see it."""
    if len(observation.legal) < LEAST_ANSWERS:
        return None
    evaluation = evaluation_of(observation.game.key)
    first = judge(observation, evaluation, Spending(tries, -1.0), seed=seed)
    if not stands_out(first, evaluation):
        return None
    judged = confirmed(observation, evaluation, tries * DEEPER, first, seed + 1)
    solutions = solved_by(judged, observation, evaluation)
    if not solutions or first[0].action not in solutions:
        return None
    if evaluation.net is not None and not is_seen_by_hand(observation, solutions, tries * DEEPER, seed + 2):
        return None
    step = step_of(observation, solutions, seed)
    return None if step is None else written(observation, judged, solutions, step, seed)


def is_seen_by_hand(observation: Observation, solutions: tuple[int, ...], tries: int, seed: int) -> bool:
    """Whether the judgement by hand finds the same: what only one of two sees may be its error."""
    judged = judge(observation, by_hand(observation.game.key), Spending(tries, -1.0), seed=seed)
    return judged[0].action in solutions


def confirmed(
    observation: Observation, evaluation: Evaluation, tries: int, first: Sequence[Judged], seed: int
) -> list[Judged]:
    """All answers by a larger search, those in doubt to its end; empty where these are too many."""
    settings = evaluation.settings_for(observation.imagine(QuickChance(0)))
    everything = replace(settings, candidates=len(observation.legal))
    close = in_doubt(first)
    judged = judge(observation, evaluation, Spending(tries // 2, -1.0), everything, close, seed)
    close = in_doubt(judged)
    if len(close) > MOST_DOUBTFUL:
        return []
    # The last word, among those that could be the best.
    last = judge(
        observation, evaluation, Spending(tries // 2, -1.0), replace(settings, candidates=1), close, seed + 1
    )
    again = {each.action for each in last}
    return last + [each for each in judged if each.action not in again]


def in_doubt(judged: Sequence[Judged]) -> tuple[int, ...]:
    """The answers that may be nearer to the best than the margin, as far as so few tries can tell."""
    best = judged[0]
    return tuple(
        each.action
        for each in judged
        if best.value - each.value
        < MARGIN + DOUBTS * DEVIATION * math.sqrt(1.0 / each.tries + 1.0 / best.tries)
    )


def stands_out(judged: Sequence[Judged], evaluation: Evaluation) -> bool:
    """Whether a few answers are as good as the best, and all the others clearly worse."""
    good = [each for each in judged if judged[0].value - each.value < MARGIN]
    return len(good) <= MOST_SOLUTIONS < len(judged)


def solved_by(judged: Sequence[Judged], observation: Observation, evaluation: Evaluation) -> tuple[int, ...]:
    """The answers that are as good as the best, if all the others are worse by the margin; else none."""
    if not judged:
        return ()
    best = judged[0]
    right = [each for each in judged if best.value - each.value < NOISE]
    others = [each for each in judged if best.value - each.value >= NOISE]
    least = min((each.chance for each in right), default=0.0)
    fewest = min((each.points for each in right), default=0.0)
    clearly = all(
        best.value - each.value >= MARGIN
        and least - each.chance >= CHANCE_MARGIN
        and fewest - each.points >= SPREAD_SHARE * evaluation.spread
        for each in others
    )
    if not others or not clearly:
        return ()
    solutions = with_twins(observation, [each.action for each in right])
    return solutions if len(solutions) <= MOST_SOLUTIONS else ()


def with_twins(observation: Observation, right: Sequence[int]) -> tuple[int, ...]:
    """Right answers, and whatever other answers lead to the very same position."""
    imagined = observation.imagine(QuickChance(0))

    def leads_to(action: int) -> str:
        state = imagined.copy()
        state.apply_for(observation.seat, action)
        return digest(observation.game.position(state))

    ends = {leads_to(action) for action in right}
    twins = [action for action in observation.legal if action not in right and leads_to(action) in ends]
    return (*right, *twins)


def written(
    observation: Observation, judged: Sequence[Judged], solutions: tuple[int, ...], step: int, seed: int
) -> Puzzle:
    """The puzzle as it is kept: all hidden things dealt anew, all answers by their notation."""
    game = observation.game
    notation = game.actions.notation
    return Puzzle(
        game.key,
        game.version,
        observation.seat,
        step,
        tuple(notation(action) for action in solutions),
        {notation(each.action): Worth(round(each.points, 1), round(each.chance, 3)) for each in judged},
        game.position(observation.imagine(QuickChance(seed))),
    )
