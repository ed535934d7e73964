"""Background work: what runs beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from patolli.server.json_logging import logger
from patolli.server.metrics import Metrics


class Background:
    """Tasks that nobody waits for; a failure is logged, never lost."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run work beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._metrics.count("patolli_background_failures_total")
            logger.error("background work failed", exc_info=error)

    async def cancel(self) -> None:
        """Stop what runs beside."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
