"""Titles: what the search is told about each game, one room per title.

Room card. `<key>/evaluation.py` offers the Evaluation of the game of that key as EVALUATION;
it knows that game's State as the search imagines it, and nothing that a seat could not know.
A game without a room here is searched by its scores alone. What was learned about a title lies beside
its evaluation, as `value.safetensors`, and is read once. It must not know the search's tree or a screen.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.net import Net
from patolli.bots.search.settings import Settings
from patolli.bots.search.weights import BadWeights, read_tensors
from patolli.engine.errors import Reason
from patolli.games import game_of

# What was learned about a title, beside its evaluation.
WEIGHTS: Final = "value.safetensors"

# Tastes that a title may know: who has one goes another way, as far as it can.
STYLES: Final = ("builder", "priest", "trader")

# The spread of a title that nobody has studied, and the tries of its levels.
UNSTUDIED_SPREAD: Final = 15.0
UNSTUDIED_TRIES: Final = {"regular": 40, "expert": 300, "master": 1600}


@cache
def studied_games() -> tuple[str, ...]:
    """The keys of the games that have an evaluation of their own."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def evaluation_of(key: str) -> Evaluation:
    """The evaluation of a game with what was learned about it; else scores must do."""
    made = by_hand(key)
    learned = files(f"{__name__}.{key}") / WEIGHTS if key in studied_games() else None
    if learned is None or not learned.is_file():
        return made
    return made.with_net(net_for(key, learned.name, learned.read_bytes()))


@cache
def by_hand(key: str) -> Evaluation:
    """The evaluation of a game as people made it."""
    if key not in studied_games():
        return Evaluation(UNSTUDIED_SPREAD, Settings(depth=0), UNSTUDIED_TRIES)
    evaluation = import_module(f"{__name__}.{key}.evaluation").EVALUATION
    assert isinstance(evaluation, Evaluation)
    return evaluation


@cache
def in_style(style: str, key: str) -> Evaluation:
    """The evaluation of a game as somebody of this style sees it."""
    return by_hand(key).in_style(style)


@cache
def evaluation_with(weights: str, key: str) -> Evaluation:
    """The evaluation of a game with the weights of a file."""
    path = Path(weights)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadWeights(weights, Reason("no_such_file", note=str(error))) from error
    return by_hand(key).with_net(net_for(key, weights, data))


def net_for(key: str, name: str, data: bytes) -> Net:
    """The net that bytes hold, if it was made for this game, its rules and the traits it has today."""
    tensors = read_tensors(name, data)
    tensors.expect("game", key)
    tensors.expect("rules", str(game_of(key).version))
    tensors.expect("traits", " ".join(by_hand(key).trait_names()))
    return Net(tensors)
