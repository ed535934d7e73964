"""Refitting: tables of an older schema are told what lobbies and histories look for."""

from __future__ import annotations

import msgspec

from patolli.server.tables.settings import readable, with_settings
from patolli.storage import Store


async def refit(store: Store) -> None:
    """Write facets, members and results of every table without them; the next start has nothing to do."""
    before = float("inf")
    while rows := await store.unfitted_tables(before):
        before = min(before, *(row.created for row in rows))
        for row, settings in readable(rows):
            line = msgspec.structs.replace(row.line, counts=row.line.status == "over")
            # Whoever changed it meanwhile has written these as well.
            await store.change_table(with_settings(msgspec.structs.replace(row, line=line), settings))
