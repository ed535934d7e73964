"""A fair queue: whoever has much to ask waits behind whoever has little (round robin by owner)."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final


class FairQueue:
    """So many places; when one gets free, the next owner has it, not the next request."""

    def __init__(self, places: int) -> None:
        self.places: Final = places
        self._free = places
        # Told how long each waited, in seconds.
        self.on_wait: Callable[[float], None] = lambda seconds: None
        # Owners in the order in which they are served; each with those of theirs who wait.
        self._waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(line) for line in self._waiting.values())

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """A place, when it is this owner's turn."""
        asked = time.monotonic()
        await self._take(owner)
        self.on_wait(time.monotonic() - asked)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, owner: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # The place was given in the same moment: somebody else may have it.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            owner, line = next(iter(self._waiting.items()))
            turn = line.popleft()
            if line:
                self._waiting.move_to_end(owner)
            else:
                del self._waiting[owner]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
