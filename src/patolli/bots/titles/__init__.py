"""Titles: what the search is told about each game, one room per title.

Room card. `<key>/evaluation.py` offers the Evaluation of the game of that key as EVALUATION;
it knows that game's State as the search imagines it, and nothing that a seat could not know.
A game without a room here is searched by its scores alone. It must not know the search's
tree, a screen or a file.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.settings import Settings

# The spread of a title that nobody has studied, and the tries of its levels.
UNSTUDIED_SPREAD: Final = 15.0
UNSTUDIED_TRIES: Final = {"regular": 40, "expert": 300, "master": 1600}


@cache
def studied_games() -> tuple[str, ...]:
    """The keys of the games that have an evaluation of their own."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def evaluation_of(key: str) -> Evaluation:
    """The evaluation of a game; without one of its own, scores alone must do."""
    if key not in studied_games():
        return Evaluation(UNSTUDIED_SPREAD, Settings(depth=0), UNSTUDIED_TRIES)
    evaluation = import_module(f"{__name__}.{key}.evaluation").EVALUATION
    assert isinstance(evaluation, Evaluation)
    return evaluation
