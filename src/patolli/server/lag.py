"""Lag: how late the event loop is. What blocks it blocks everybody, and nothing else shows that."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

EVERY_SECONDS: Final = 0.5
# Whoever asks once in so long misses nothing.
REMEMBERED_SECONDS: Final = 60.0


class LoopLag:
    """Looks at the clock twice a second, and remembers a minute."""

    def __init__(self) -> None:
        self._seen: Final[deque[float]] = deque(maxlen=int(REMEMBERED_SECONDS / EVERY_SECONDS))

    async def watch(self) -> None:
        """Watch for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            self._seen.append(loop.time() - due)

    @property
    def worst(self) -> float:
        """The worst of the last minute, in seconds."""
        return max(0.0, max(self._seen, default=0.0))
