"""Restoring: what Python's own `copy` and `pickle` make States, games and matches of again.

A State is written as its position, a game as the module that holds it. So both travel between processes
as readable values, whether the rules are compiled or not.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from patolli.engine.game import Game
    from patolli.engine.state import State


def game_beside(module: str) -> Game:
    """The game whose folder holds a module: every title's `game.py` has it as `GAME`."""
    package = module
    while package:
        package = package.rpartition(".")[0]
        if package and find_spec(f"{package}.game") is not None:
            game: Game = import_module(f"{package}.game").GAME
            return game
    raise ModuleNotFoundError(f"no game.py beside {module}", name=module)


def position_of(state: State) -> dict[str, object]:
    """The position of a State, written by its own game."""
    return game_beside(type(state).__module__).position(state)


def state_at(module: str, position: dict[str, object]) -> State:
    """The State that was written down."""
    return game_beside(module).from_position(position)
