"""The bots' pool on a Ray cluster: the same tasks, thought about by its workers."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from patolli.arena.cluster import ClusterUnavailable, joined
from patolli.server.bots.pool import ATTEMPTS, BotFailed
from patolli.server.bots.worker import Task, choose
from patolli.server.json_logging import logger


class RayPool:
    """Joins the cluster when a bot is first asked; Ray starts a dead worker's thought again."""

    def __init__(self, address: str, workers: int, seconds: float, limit: float) -> None:
        self.address: Final = address
        self.workers: Final = workers
        self.seconds: Final = seconds
        self.limit = limit
        self._ray: Any = None
        self._joining: Final = asyncio.Lock()

    async def choose(self, task: Task) -> str:
        """A bot's answer; a thought that takes too long is broken off and begun again."""
        async with self._joining:
            if self._ray is None:
                self._ray = await self._join(task)
        think = self._ray.remote(num_cpus=1, max_retries=ATTEMPTS)(choose)
        for _ in range(ATTEMPTS):
            thought = think.remote(task)
            try:
                async with asyncio.timeout(self.limit):
                    answer: str = await thought
                    return answer
            except (TimeoutError, self._ray.exceptions.RayError):
                self._ray.cancel(thought, force=True)
                logger.warning("a bot's thought failed", extra={"seat": task.seat, "why": task.bot})
        raise BotFailed(task.bot)

    async def _join(self, task: Task) -> Any:
        try:
            # Joining takes seconds, and the loop has people to serve.
            return await asyncio.to_thread(joined, self.address, self.workers)
        except ClusterUnavailable as error:
            logger.error("no cluster for the bots", extra={"why": str(error)})
            raise BotFailed(task.bot) from error

    async def close(self) -> None:
        """Leave the cluster."""
        if self._ray is not None:
            await asyncio.to_thread(self._ray.shutdown)
            self._ray = None
