"""The heartbeat: while clocks run the store knows a server is there; other time is nobody's loss."""

from __future__ import annotations

from typing import Final

from patolli.server.context import Context
from patolli.server.json_logging import logger

BEAT_SECONDS: Final = 5.0
# Alone at a store, any time without a sign of life was one without a server; among others their beats are waited for.
ALONE_SECONDS: Final = 0.5
AMONG_OTHERS_SECONDS: Final = 2 * BEAT_SECONDS + 2.0
# No running clock looks back farther than this.
REMEMBERED_SECONDS: Final = 120 * 86_400.0


class Heartbeat:
    """Writes signs of life, and learns when there were none."""

    def __init__(self, context: Context) -> None:
        self._context: Final = context
        self._next = 0.0

    async def begin(self) -> None:
        """A server has come: what lies between the last sign of life and now is taken from nobody's clock."""
        store = self._context.store
        patience = AMONG_OTHERS_SECONDS if store.is_shared else ALONE_SECONDS
        await store.wake(self._context.now(), patience)
        await self._learn()

    async def beat(self) -> None:
        """Every few seconds: here we are; and if the machine's clock has jumped, that stretch is nobody's."""
        now = self._context.now()
        jump = self._context.clock.follow()
        if jump is not None:
            logger.warning("the machine's clock has jumped", extra={"count": round(jump[1] - jump[0])})
            await self._context.store.add_outage(*jump)
            await self._learn()
        if now >= self._next:
            self._next = now + BEAT_SECONDS
            if await self._context.store.beat(now):
                await self._learn()

    async def _learn(self) -> None:
        """Know what all servers together have missed; clocks look at this very list."""
        since = self._context.now() - REMEMBERED_SECONDS
        self._context.outages[:] = await self._context.store.outages(since)
