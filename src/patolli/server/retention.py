"""Retention: what is not kept. Once an hour what nobody can come back to is forgotten."""

from __future__ import annotations

import asyncio
from typing import Final

from patolli.server.context import Context
from patolli.server.json_logging import logger
from patolli.server.people.sessions import session_start
from patolli.storage import StoreUnavailable

EVERY_SECONDS: Final = 3600.0
DAY: Final = 86_400.0
# A table that was given up before its match, and a guest of whom nothing is left.
TABLES_SECONDS: Final = 30 * DAY
GUESTS_SECONDS: Final = 7 * DAY


async def sweep_for_ever(context: Context) -> None:
    """Sweep as long as the server runs."""
    while not context.is_closing:
        try:
            await sweep(context)
        except StoreUnavailable as error:
            logger.warning("the store does not answer", extra={"why": str(error)})
        await asyncio.sleep(EVERY_SECONDS)


async def sweep(context: Context) -> None:
    """Forget what need not be kept, and say how much that was."""
    now = context.now()
    swept = await context.store.sweep(session_start(now), now - GUESTS_SECONDS, now - TABLES_SECONDS)
    if swept.sessions or swept.guests or swept.tables:
        logger.info("swept", extra={"count": swept.sessions + swept.guests + swept.tables})
