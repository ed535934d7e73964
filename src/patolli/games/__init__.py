"""The games: one folder each, the same file names in all of them.

Room card. A game is found by its folder: `games/<key>/game.py` offers `GAME`. Games
know the engine and the pure standard library; never another game, a bot, a screen,
a server, a clock or a file.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from patolli.engine.errors import UnknownGame
from patolli.engine.game import Game


@cache
def game_keys() -> tuple[str, ...]:
    """The keys of all games, sorted; a folder with a game.py is a game."""
    folders = [folder.name for folder in iter_modules(__path__) if folder.ispkg]
    return tuple(sorted(key for key in folders if find_spec(f"{__name__}.{key}.game")))


@cache
def _load(key: str) -> Game:
    game = import_module(f"{__name__}.{key}.game").GAME
    assert isinstance(game, Game)
    return game


def game_of(key: object) -> Game:
    """The game of a key; it is imported when first asked for."""
    if not isinstance(key, str) or key not in game_keys():
        raise UnknownGame(key, game_keys())
    return _load(key)


def all_games() -> tuple[Game, ...]:
    """Every game found."""
    return tuple(game_of(key) for key in game_keys())
