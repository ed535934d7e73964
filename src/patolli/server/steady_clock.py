"""A clock that never jumps, whatever the machine's does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

# A difference up to this is no jump.
LEAP_SECONDS: Final = 2.0
# The machine's clock is believed again after it has said the same thing for so long.
CONVINCED_SECONDS: Final = 600.0


class SteadyClock:
    """The time of day as the machine told it at the start, and as it has passed since.

    Somebody who sets the machine's clock an hour ahead takes an hour from nobody. If the new
    time stays, it is taken over, and what lies between counts as a time without a server.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._offset = wall() - steady()
        self._astray_since: float | None = None

    def __call__(self) -> float:
        """Now, in seconds since 1970."""
        return self._steady() + self._offset

    def follow(self) -> tuple[float, float] | None:
        """Look at the machine's clock; the stretch of time that was jumped over, if it is believed now."""
        away = self._wall() - self()
        if abs(away) < LEAP_SECONDS:
            self._astray_since = None
            return None
        if self._astray_since is None:
            self._astray_since = self._steady()
        if self._steady() - self._astray_since < CONVINCED_SECONDS:
            return None
        before = self()
        self._offset += away
        self._astray_since = None
        return (before, self()) if away > 0 else None
