"""A bot's process: takes positions line by line, answers with notations.

It is given a position in which all that the bot's seat cannot know has been dealt anew, so
that not even a bot that cheats could see anything.
"""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from patolli.bots.bot import Bot, Budget
from patolli.bots.lineup import bot_of
from patolli.engine.observation import Observation
from patolli.games import game_of

# A process keeps so many bots; each has a tree of thoughts, as large as a turn.
MOST_BOTS: Final = 64


class Task(msgspec.Struct, frozen=True):
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

    def __init__(self) -> None:
        # The one that was asked longest ago stands first.
        self._bots: Final[dict[tuple[str, int, str], Bot]] = {}

    def choose(self, task: Task) -> str:
        """The answer, in notation, of the bot that sits there."""
        game = game_of(task.game)
        observation = Observation(game, game.from_position(task.position), task.seat)
        action = self.bot_for(task).choose(observation, Budget(seconds=task.seconds))
        return game.actions.notation(action)

    def bot_for(self, task: Task) -> Bot:
        """The bot that answered last time, or a new one."""
        key = (task.table, task.seat, task.bot)
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = bot_of(task.bot, task.seed)
        self._bots[key] = bot
        if len(self._bots) > MOST_BOTS:
            del self._bots[next(iter(self._bots))]
        return bot


def choose(task: Task) -> str:
    """The answer of a bot that thinks once and is not seen again."""
    return Worker().choose(task)


def main() -> None:
    """Answer until nobody asks any more."""
    decoder = msgspec.json.Decoder(Task)
    worker = Worker()
    for line in sys.stdin.buffer:
        sys.stdout.write(worker.choose(decoder.decode(line)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
