"""Health: whether something can be written, tried at most once a second however many ask."""

from __future__ import annotations

import asyncio
from typing import Final

from patolli.storage import Store, StoreUnavailable

FRESH_SECONDS: Final = 1.0
# Whoever looks after servers takes one that does not answer for longer out of their row.
PATIENCE_SECONDS: Final = 3.0


class Health:
    """Tries the store as a move would use it: a disk that is full still answers whoever only reads."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._trial: asyncio.Task[None] | None = None
        self._good_until = 0.0

    async def check(self) -> None:
        """Raise what a move would meet; all who ask at the same time share one trial."""
        if asyncio.get_running_loop().time() < self._good_until:
            return
        if self._trial is None or self._trial.done():
            self._trial = asyncio.create_task(self._try())
        await asyncio.shield(self._trial)

    async def _try(self) -> None:
        try:
            await asyncio.wait_for(self._store.try_write(), PATIENCE_SECONDS)
        except TimeoutError as error:
            raise StoreUnavailable("it does not write in time") from error
        self._good_until = asyncio.get_running_loop().time() + FRESH_SECONDS
