"""Chance: our own generators, so that a record replays on any Python for ever.

Version 1. `SealedChance` spends a match's seed: a SHA-256 counter stream, so that
whoever has seen some draws cannot compute the others. `QuickChance` serves
imagination and bots: Marsaglia's xorwow, whose 32-bit steps stay small ints.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

VERSION: Final = 1
WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of fair draws."""

    def word(self) -> int:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, bound: int) -> int:
        """A fair number from 0 to bound - 1; the bound is at most 2 to the 32nd."""
        if bound <= 1:
            return 0
        limit = (WORD + 1) - (WORD + 1) % bound
        drawn = self.word()
        while drawn >= limit:
            drawn = self.word()
        return drawn % bound

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a fair random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def shuffled(self, items: list[int]) -> tuple[int, ...]:
        """The items in a fair random order; the list given is left as it was."""
        order = items.copy()
        self.shuffle(order)
        return tuple(order)


class SealedChance(Chance):
    """The draws that a seed decides, none of which tells another."""

    def __init__(self, seed: int) -> None:
        self._key: Final = b"patolli deal %d:" % VERSION + seed.to_bytes(32, "big")
        self._counter = 0
        self._block = b""
        self._used = 32

    def word(self) -> int:
        if self._used == 32:
            self._block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._used = 0
        start = self._used
        self._used += 4
        return int.from_bytes(self._block[start : start + 4], "big")


class QuickChance(Chance):
    """Fast fair draws for imagination; never for a match's secrets."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(
            b"patolli quick %d:" % VERSION + (seed % SEED_LIMIT).to_bytes(32, "big")
        ).digest()
        self._a = int.from_bytes(digest[0:4], "big")
        self._b = int.from_bytes(digest[4:8], "big")
        self._c = int.from_bytes(digest[8:12], "big")
        self._d = int.from_bytes(digest[12:16], "big")
        # The five words must not all be zero.
        self._e = int.from_bytes(digest[16:20], "big") | 1
        self._weyl = int.from_bytes(digest[20:24], "big")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return quick_chance_at, ([self._a, self._b, self._c, self._d, self._e, self._weyl],)

    def go_on_from(self, words: list[int]) -> None:
        """Stand where another generator stood."""
        self._a = words[0]
        self._b = words[1]
        self._c = words[2]
        self._d = words[3]
        self._e = words[4]
        self._weyl = words[5]

    def word(self) -> int:
        mixed = self._e ^ self._e >> 2
        mixed ^= (mixed << 1) & WORD
        self._e = self._d
        self._d = self._c
        self._c = self._b
        self._b = self._a
        self._a = mixed ^ self._a ^ (self._a << 4) & WORD
        self._weyl = (self._weyl + 362437) & WORD
        return (self._a + self._weyl) & WORD


def quick_chance_at(words: list[int]) -> QuickChance:
    """A generator that goes on where another one stood."""
    chance = QuickChance(0)
    chance.go_on_from(words)
    return chance


def commitment(seed: int) -> str:
    """The published hash of a commit-reveal scheme: it binds a server to a seed without telling it."""
    return hashlib.sha256(b"patolli seed %d:" % VERSION + seed.to_bytes(32, "big")).hexdigest()
