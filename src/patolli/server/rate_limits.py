"""Rate limits by token buckets, which fill steadily and are emptied by use."""

# Hot: compiled by mypyc.

from __future__ import annotations

import time
from typing import Final


class Bucket:
    """Allows `burst` at once, and `rate` a second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst: Final = burst
        self._rate: Final = rate
        self._level = burst
        self._moment = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there was enough left."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._moment) * self._rate)
        self._moment = now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    @property
    def is_full(self) -> bool:
        """Whether it may be forgotten."""
        return self._level + (time.monotonic() - self._moment) * self._rate >= self._burst


class Buckets:
    """One bucket for each name, such as an address."""

    def __init__(self, burst: float, rate: float, at_most: int = 20_000) -> None:
        self._burst: Final = burst
        self._rate: Final = rate
        self._at_most: Final = at_most
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Whether this one had enough left."""
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self._at_most:
                self._forget()
            bucket = self._buckets[name] = Bucket(self._burst, self._rate)
        return bucket.take(amount)

    def _forget(self) -> None:
        for name in [name for name, bucket in self._buckets.items() if bucket.is_full]:
            del self._buckets[name]
        if len(self._buckets) >= self._at_most:
            self._buckets.clear()
