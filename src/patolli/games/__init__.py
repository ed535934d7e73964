"""The games: one package each, the same file names in all of them.

Room card. A game is found by its folder, `games/<key>/game.py`, or, if it belongs to another
distribution, by the package that this one declares as `<key>` among its entry points of the group
`patolli.games`; either offers `GAME` in its `game.py`. Games know the engine and the pure
standard library; never another game, a bot, a screen, a server, a clock or a file.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final

from patolli.engine.errors import UnknownGame
from patolli.engine.game import Game

GROUP: Final = "patolli.games"


@cache
def packages() -> dict[str, str]:
    """The package of each game by its key, sorted; no distribution replaces a game of the house."""
    folders = [folder.name for folder in iter_modules(__path__) if folder.ispkg]
    own = {key: f"{__name__}.{key}" for key in folders if find_spec(f"{__name__}.{key}.game")}
    return dict(sorted({**installed_packages(), **own}.items()))


@cache
def installed_packages() -> dict[str, str]:
    """The packages of the games that other distributions bring, by key."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def game_keys() -> tuple[str, ...]:
    """The keys of all games, sorted."""
    return tuple(packages())


def package_of(key: object) -> str:
    """The package that holds a game and whatever belongs to it."""
    if not isinstance(key, str) or key not in packages():
        raise UnknownGame(key, game_keys())
    return packages()[key]


@cache
def _load(package: str) -> Game:
    game = import_module(f"{package}.game").GAME
    assert isinstance(game, Game)
    return game


def game_of(key: object) -> Game:
    """The game of a key; it is imported when first asked for."""
    return _load(package_of(key))


def all_games() -> tuple[Game, ...]:
    """Every game found."""
    return tuple(game_of(key) for key in game_keys())
