"""A bot's process: takes positions line by line, answers with notations.

It is given a position in which all that the bot's seat cannot know has been dealt anew, so
that not even a bot that cheats could see anything.
"""

from __future__ import annotations

import sys

import msgspec

from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from patolli.engine.observation import Observation
from patolli.games import game_of


class Task(msgspec.Struct, frozen=True):
    """What to think about."""

    game: str
    bot: str
    seat: int
    position: dict[str, object]
    seed: int
    seconds: float


def choose(task: Task) -> str:
    """The bot's answer in notation."""
    game = game_of(task.game)
    observation = Observation(game, game.from_position(task.position), task.seat)
    action = bot_of(task.bot, task.seed).choose(observation, Budget(seconds=task.seconds))
    return game.actions.notation(action)


def main() -> None:
    """Answer until nobody asks any more."""
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        sys.stdout.write(choose(decoder.decode(line)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
