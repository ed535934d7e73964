"""Rate limits by token buckets, which fill steadily and are emptied by use."""

# Hot: compiled by mypyc.

from __future__ import annotations

import time
from typing import Final

# Of the names that were not heard of for longest, this share is forgotten when there are too many.
FORGOTTEN_SHARE: Final = 8


class Bucket:
    """Allows `burst` at once, and `rate` a second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst: Final = burst
        self._rate: Final = rate
        self._level = burst
        self._moment = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there was enough left; what is dearer than all that can be saved costs just that."""
        self._fill()
        amount = min(amount, self._burst)
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def has(self, amount: float = 1.0) -> bool:
        """Whether there is enough left."""
        self._fill()
        return self._level >= amount

    @property
    def is_full(self) -> bool:
        """Whether it may be forgotten."""
        self._fill()
        return self._level >= self._burst

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._moment) * self._rate)
        self._moment = now


class Buckets:
    """One bucket for each name, such as an address."""

    def __init__(self, burst: float, rate: float, at_most: int = 20_000) -> None:
        self._burst: Final = burst
        self._rate: Final = rate
        self._at_most: Final = at_most
        # Those used last stand last.
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Whether this one had enough left."""
        return self.of(name).take(amount)

    def has(self, name: str, amount: float = 1.0) -> bool:
        """Whether this one has enough left."""
        bucket = self._buckets.get(name)
        return bucket is None or bucket.has(amount)

    def of(self, name: str) -> Bucket:
        """The bucket of a name, used just now."""
        bucket = self._buckets.pop(name, None)
        if bucket is None:
            if len(self._buckets) >= self._at_most:
                self._forget()
            bucket = Bucket(self._burst, self._rate)
        self._buckets[name] = bucket
        return bucket

    def _forget(self) -> None:
        """Make room: the full ones say nothing, and then those go that were not used for longest.

        Never all of them: whoever calls from many addresses would make everybody's debts forgotten.
        """
        for name in [name for name, bucket in self._buckets.items() if bucket.is_full]:
            del self._buckets[name]
        if len(self._buckets) >= self._at_most:
            for name in list(self._buckets)[: max(1, self._at_most // FORGOTTEN_SHARE)]:
                del self._buckets[name]
