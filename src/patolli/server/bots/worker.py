"""A bot's process: takes positions line by line, answers with notations.

It is given a position in which all that the bot's seat cannot know has been dealt anew, so
that not even a bot that cheats could see anything.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec

from patolli.bots.bot import Bot, Budget
from patolli.bots.lineup import listed_bot
from patolli.bots.search.advice import PROMISE, Judged, Part, average, judge, reason
from patolli.bots.search.thinking import Spending
from patolli.bots.titles import by_hand, evaluation_of
from patolli.engine.game import Game
from patolli.engine.observation import Observation
from patolli.games import game_of
from patolli.server.judging import Judging, Verdict, Verdicts

# Whoever thinks at leisure makes room for everybody else on the machine.
LEISURE: Final = "--at-leisure"
# A reason names so many sources of points.
MOST_PARTS: Final = 3
# So many answers are told of beside the best, if each was tried at least half as often as it.
MOST_OTHERS: Final = 2
# A process keeps so many bots; each has a tree of thoughts, as large as a turn.
MOST_BOTS: Final = 64


class Choosing(msgspec.Struct, frozen=True, tag="choose"):
    """What to think about, and at which table."""

    table: str
    game: str
    bot: str
    seat: int
    position: dict[str, object]
    seed: int
    seconds: float


class Worker:
    """The bots of tables, each kept for its seat with what it has thought about its turn."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        # By which questions are thought about.
        self.clock: Final = clock
        # The one that was asked longest ago stands first.
        self._bots: Final[dict[tuple[str, int, str], Bot]] = {}

    def choose(self, choosing: Choosing) -> str:
        """The answer, in notation, of the bot that sits there."""
        game = game_of(choosing.game)
        observation = Observation(game, game.from_position(choosing.position), choosing.seat)
        action = self.bot_for(choosing).choose(observation, Budget(seconds=choosing.seconds))
        return game.actions.notation(action)

    def bot_for(self, choosing: Choosing) -> Bot:
        """The bot that answered last time, or a new one."""
        key = (choosing.table, choosing.seat, choosing.bot)
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = listed_bot(choosing.bot, choosing.seed)
        self._bots[key] = bot
        if len(self._bots) > MOST_BOTS:
            del self._bots[next(iter(self._bots))]
        return bot


def verdicts(judging: Judging, clock: Callable[[], float] = time.perf_counter) -> Verdicts:
    """How good the answers to a question are; where its tries fit into its time, always the same."""
    game = game_of(judging.game)
    observation = Observation(game, game.from_position(judging.position), judging.seat)
    always = (game.actions.parse(judging.asked),) if judging.asked else ()
    spending = Spending(judging.tries, judging.seconds, clock)
    # It thinks as the levels do, so that a level is told that it was right; how likely a win is was learned.
    thinks, tells = by_hand(judging.game), evaluation_of(judging.game)
    answers = judge(observation, thinks, spending, always=always, told_by=tells)
    best = answers[0]
    asked = next((each for each in answers if each.action in always), best)
    against = asked if judging.asked else average(answers[1:]) or best
    parts = reason(best, against)
    return Verdicts(
        verdict(game, best),
        verdict(game, asked),
        [verdict(game, each) for each in next_best(answers, asked)],
        sum(part.points for part in parts),
        in_few_words(parts),
    )


def next_best(answers: list[Judged], asked: Judged) -> list[Judged]:
    """What was compared with the best answer for long, beside the one asked about."""
    enough = answers[0].tries / 2
    return [each for each in answers[1:] if each is not asked and each.tries >= enough][:MOST_OTHERS]


def in_few_words(parts: list[Part]) -> list[tuple[str, int]]:
    """The weightiest sources by name; what is little, or only promised, in one figure at the end."""
    named = [(part.source, part.points) for part in parts if part.source != PROMISE][:MOST_PARTS]
    rest = sum(part.points for part in parts) - sum(points for _, points in named)
    return [*named, (PROMISE, rest)] if rest else named


def verdict(game: Game, answer: Judged) -> Verdict:
    """An answer as it is told."""
    return Verdict(game.actions.notation(answer.action), round(answer.points), answer.chance)


def think(work: Choosing | Judging, worker: Worker) -> str:
    """What is answered to a piece of work, as one line."""
    if isinstance(work, Choosing):
        return worker.choose(work)
    return msgspec.json.encode(verdicts(work, worker.clock)).decode()


def choose(work: Choosing | Judging) -> str:
    """The answer of somebody who thinks once and is not seen again."""
    return think(work, Worker())


def main() -> None:
    """Answer until nobody asks any more."""
    at_leisure = LEISURE in sys.argv
    if at_leisure and hasattr(os, "nice"):
        os.nice(19)
    decoder = msgspec.json.Decoder(Choosing | Judging)
    worker = Worker(time.process_time if at_leisure else time.perf_counter)
    for line in sys.stdin.buffer:
        sys.stdout.write(think(decoder.decode(line), worker) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
