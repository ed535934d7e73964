"""The lineup: bots by name; a stronger one joins by registering its maker."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from patolli.bots.bot import Bot
from patolli.bots.levels import LEVELS, LevelBot
from patolli.bots.search.bot import SearchBot
from patolli.bots.simple import GreedyBot, RandomBot
from patolli.bots.titles import evaluation_of
from patolli.engine.chance import Chance, QuickChance
from patolli.engine.errors import PatolliError

Maker = Callable[[Chance], Bot]

_makers: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": partial(SearchBot, evaluation_of),
    **{level.name: partial(LevelBot, level) for level in LEVELS},
}


class UnknownBot(PatolliError):
    """No bot of the lineup has this name."""

    kind = "unknown_bot"
    details_names = ("bot", "known")


def register(name: str, maker: Maker) -> None:
    """Add a bot to the lineup, or replace one."""
    _makers[name] = maker


def bot_names() -> tuple[str, ...]:
    """Everyone in the lineup, in the order they joined."""
    return tuple(_makers)


def bot_of(name: str, seed: int = 0) -> Bot:
    """A new bot of this name; the same seed makes it play the same way."""
    maker = _makers.get(name)
    if maker is None:
        raise UnknownBot(name, bot_names())
    return maker(QuickChance(seed))
