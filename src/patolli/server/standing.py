"""Standing: how things stand in this process, for whichever worker is asked."""

from __future__ import annotations

import asyncio
from typing import Final

from patolli.server.memory import open_files, peak_bytes
from patolli.server.tables.registry import Tables

EVERY_SECONDS: Final = 1.0


async def write_down_for_ever(tables: Tables) -> None:
    """Write down how things stand as long as the server runs."""
    while not tables.context.is_closing:
        write_down(tables)
        await asyncio.sleep(EVERY_SECONDS)


def write_down(tables: Tables) -> None:
    """Write down how things stand now, as far as the machine tells."""
    context = tables.context
    seen = {
        "patolli_sockets": len(context.connections),
        "patolli_tables_in_memory": len(tables.known),
        "patolli_loop_lag_seconds": context.lag.worst,
        "patolli_bots_waiting": context.bots_waiting(),
        "patolli_memory_bytes": peak_bytes(),
        "patolli_open_files": open_files(),
        "patolli_store_log_bytes": context.store.log_bytes(),
    }
    context.metrics.stand({name: value for name, value in seen.items() if value is not None})
