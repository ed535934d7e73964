"""Encoding: a game's features as arrays."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from patolli.engine.errors import PatolliError
from patolli.engine.game import Game
from patolli.engine.state import State
from patolli.games import game_keys, game_of, package_of

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Features(Protocol):
    """What `features.py` of a game offers."""

    # Name, size and greatest value of each stretch of an observation.
    PARTS: tuple[tuple[str, int, int], ...]
    OBSERVATION_SIZE: int
    ACTION_COUNT: int

    def write_observation(self, state: State, viewer: int, tensor: bytearray, start: int) -> None:
        """Write what a seat may know into a stretch of noughts."""

    def write_mask(self, state: State, legal: list[int], mask: bytearray, start: int) -> None:
        """Write a 1 for each legal action into a stretch of noughts."""

    def number_of(self, state: State, action: int) -> int:
        """The number of a legal action."""

    def action_of(self, state: State, number: int) -> int:
        """The action behind a number, legal or not; -1 when there is none."""


class NoFeatures(PatolliError, details=("game", "known")):
    """A game that does without `features.py`: everybody can play it but learning programs."""


def learnable_keys() -> tuple[str, ...]:
    """The keys of the games that have features."""
    return tuple(key for key in game_keys() if find_spec(f"{package_of(key)}.features") is not None)


def features_of(key: str) -> Features:
    """The features of a game."""
    package = package_of(key)
    if key not in learnable_keys():
        raise NoFeatures(key, learnable_keys())
    return cast(Features, import_module(f"{package}.features"))


class Encoding:
    """One game's observations and actions in numbers."""

    def __init__(self, key: str) -> None:
        self.features: Final = features_of(key)
        self.game: Final[Game] = game_of(key)
        self.observation_size: Final = self.features.OBSERVATION_SIZE
        self.action_count: Final = self.features.ACTION_COUNT
        sizes = [size for _, size, _ in self.features.PARTS]
        # The greatest value of every entry: divide by it for numbers from 0 to 1.
        self.highs: Final[Bytes] = np.repeat(
            np.array([most for _, _, most in self.features.PARTS], dtype=np.uint8), sizes
        )
        starts = np.cumsum([0, *sizes])
        self.slices: Final = {
            name: slice(int(start), int(start) + size)
            for (name, size, _), start in zip(self.features.PARTS, starts, strict=False)
        }

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # There is one of each game; its features are a module, which cannot be written down.
        return encoding_of, (self.game.key,)

    def observation(self, state: State, seat: int) -> Bytes:
        """What a seat may know."""
        tensor = bytearray(self.observation_size)
        self.features.write_observation(state, seat, tensor, 0)
        return np.frombuffer(tensor, dtype=np.uint8)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each number that the seat may answer with now."""
        mask = bytearray(self.action_count)
        self.features.write_mask(state, state.legal_for(seat), mask, 0)
        return np.frombuffer(mask, dtype=np.int8)

    def numbers(self, state: State, seat: int) -> list[int]:
        """The numbers that the seat may answer with now, in the order of its legal answers."""
        return [self.features.number_of(state, action) for action in state.legal_for(seat)]


@cache
def encoding_of(key: str) -> Encoding:
    """The encoding of a game; it is the same for every table."""
    return Encoding(key)
