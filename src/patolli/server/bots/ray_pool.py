"""The bots' pool on a Ray cluster: the same work, thought about by its workers.

Any worker may be given any question, also a second time when one dies; so none keeps a table's bot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from patolli.arena.cluster import ClusterUnavailable, joined
from patolli.extras import MissingExtra
from patolli.server.bots.fair_queue import FairQueue
from patolli.server.bots.pool import ATTEMPTS, BotFailed, hurried
from patolli.server.bots.worker import Choosing, choose
from patolli.server.json_logging import logger
from patolli.server.judging import Judging


class RayPool:
    """Joins the cluster when a bot is first asked; Ray starts a dead worker's thought again."""

    def __init__(self, address: str, workers: int, seconds: float, limit: float) -> None:
        self.address: Final = address
        self.workers: Final = workers
        self.seconds: Final = seconds
        self.limit = limit
        self._ray: Any = None
        self._joining: Final = asyncio.Lock()
        self.queue: Final = FairQueue(workers)
        # Told whenever a thought failed.
        self.on_failure: Callable[[], None] = lambda: None

    async def choose(self, work: Choosing | Judging, owner: str) -> str:
        """A bot's answer; a thought that takes too long is broken off and begun again."""
        async with self._joining:
            if self._ray is None:
                self._ray = await self._join(work)
        think = self._ray.remote(num_cpus=1, max_retries=ATTEMPTS)(choose)
        for _ in range(ATTEMPTS):
            async with self.queue.place(owner):
                thought = think.remote(hurried(work, self.queue))
                try:
                    async with asyncio.timeout(self.limit):
                        answer: str = await thought
                        return answer
                except (TimeoutError, self._ray.exceptions.RayError):
                    self.on_failure()
                    self._ray.cancel(thought, force=True)
                    logger.warning("a bot's thought failed", extra={"seat": work.seat, "why": work.bot})
                except asyncio.CancelledError:
                    # Nobody waits for the answer any more, so nobody's machine goes on thinking about it.
                    self._ray.cancel(thought, force=True)
                    raise
        raise BotFailed(work.bot)

    async def _join(self, work: Choosing | Judging) -> Any:
        try:
            # Joining takes seconds, and the loop has people to serve.
            return await asyncio.to_thread(joined, self.address, self.workers)
        except (ClusterUnavailable, MissingExtra) as error:
            logger.error("no cluster for the bots", extra={"why": str(error)})
            raise BotFailed(work.bot) from error

    async def close(self) -> None:
        """Leave the cluster."""
        if self._ray is not None:
            await asyncio.to_thread(self._ray.shutdown)
            self._ray = None
