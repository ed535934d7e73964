"""The lineup: bots by name; another one joins by registering its maker, or visits."""

from __future__ import annotations

from functools import partial
from typing import Final

from patolli.bots.bot import Bot
from patolli.bots.levels import LEVELS, LevelBot
from patolli.bots.search.bot import SearchBot
from patolli.bots.simple import GreedyBot, RandomBot
from patolli.bots.titles import STYLES, by_hand, evaluation_of, evaluation_with, in_style
from patolli.bots.visiting import Maker, installed, visiting_names, visitor
from patolli.engine.chance import QuickChance
from patolli.engine.errors import PatolliError

# How a search is named that judges by a file, or by what people made alone.
WEIGHTS: Final = "weights:"
BY_HAND: Final = "hand"

_makers: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": partial(SearchBot, evaluation_of),
    **{level.name: partial(LevelBot, level) for level in LEVELS},
    **{style: partial(SearchBot, partial(in_style, style)) for style in STYLES},
}


class UnknownBot(PatolliError, details=("bot", "known")):
    """No bot of the lineup has this name."""


def register(name: str, maker: Maker) -> None:
    """Add a bot to the lineup, or replace one."""
    _makers[name] = maker


def bot_names() -> tuple[str, ...]:
    """Everyone in the lineup, in the order they joined."""
    return (*_makers, *(name for name in visiting_names() if name not in _makers))


def bot_of(name: str, seed: int = 0) -> Bot:
    """A new bot by any name; the same seed makes it play the same way.

    A name with a colon is a class: `my_bot.py:MyBot` in a file, `my_package.bots:MyBot` in a module. `weights:FILE`
    is the search with what was learned in a file, `weights:hand` the search without anything that was learned.
    Such a name opens files and has Python run them: it must come from whoever sits at this machine.
    """
    if is_place(name):
        return _found_at(name)(QuickChance(seed))
    return listed_bot(name, seed)


def listed_bot(name: str, seed: int = 0) -> Bot:
    """A new bot of the lineup, whoever wished for it: a name from a file or from the net opens nothing."""
    if name in _makers:
        return _makers[name](QuickChance(seed))
    if name in visiting_names():
        return installed(name)(QuickChance(seed))
    raise UnknownBot(name, bot_names())


def is_place(name: str) -> bool:
    """Whether a name says where a bot lies."""
    return ":" in name and name not in bot_names()


def _found_at(place: str) -> Maker:
    """How a bot is made of what lies at a place: weights for the search, or a class."""
    if not place.startswith(WEIGHTS):
        return visitor(place)
    weights = place.removeprefix(WEIGHTS)
    return partial(SearchBot, by_hand if weights == BY_HAND else partial(evaluation_with, weights))
