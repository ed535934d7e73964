"""Background work: what runs beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from patolli.server.json_logging import logger
from patolli.server.metrics import Metrics

PATIENCE_SECONDS: Final = 0.5


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
        """Stop what runs beside; who was just being answered, and did not hear it, is told again."""
        while self._tasks:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.wait(list(self._tasks), timeout=PATIENCE_SECONDS)
