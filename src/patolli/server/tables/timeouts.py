"""Timeouts: a caretaker looks every second for bots that wait and for time that has run out."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from patolli.server.errors import ServerBusy
from patolli.server.json_logging import logger
from patolli.server.tables.registry import Tables
from patolli.server.tables.seats import replace_by_bot
from patolli.server.tables.settings import OpenOffer, TableSettings
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.state import BOT_GRACE
from patolli.server.tables.table import Table
from patolli.storage import StoreUnavailable

EVERY_SECONDS: Final = 1.0


async def take_care(tables: Tables) -> None:
    """Attend to what is due, for ever; at the beginning also to bots left waiting by a crash."""
    ahead = BOT_GRACE + 1.0
    hopeless: set[str] = set()
    context = tables.context
    while not context.is_closing:
        try:
            due = await context.store.due(context.now() + ahead)
            ahead = 0.0
        except StoreUnavailable as error:
            logger.warning("the store does not answer", extra={"why": str(error)})
            due = []
        for table in due:
            if table not in hopeless:
                await attend_safely(tables, table, hopeless)
        await asyncio.sleep(EVERY_SECONDS)


async def attend_safely(tables: Tables, table: str, hopeless: set[str]) -> None:
    """Attend to one table; what goes wrong with it harms no other, and is tried again if it can change."""
    try:
        await attend(await tables.find(table))
    except (StoreUnavailable, ServerBusy) as error:
        logger.warning("a table must wait", extra={"table": table, "why": str(error)})
    except Exception:
        hopeless.add(table)
        tables.context.metrics.count("patolli_background_failures_total")
        logger.exception("a table cannot be attended to", extra={"table": table})


async def attend(table: Table) -> None:
    """Wake the bots of a table, or act on a clock that has run out."""
    if table.is_stale:
        async with table.locked():
            logger.info("a table was read anew", extra={"table": table.id})
    if table.asked("bot"):
        table.follow_up()
        return
    late = [seat for seat in table.asked("person") if is_late(table, seat)]
    if late:
        logger.info("time has run out", extra={"table": table.id, "seat": late[0]})
        version = table.version
        await amend(table, lambda settings: time_out(settings, late[0], version))


def is_late(table: Table, seat: int) -> bool:
    """Whether a seat has used up its time."""
    clocks = None if table.log is None else table.log.clocks
    return clocks is not None and clocks.is_counting and clocks.left_at(seat, table.context.now()) <= 0


def time_out(settings: TableSettings, seat: int, version: int) -> None:
    """Do what the table's pace says: a bot takes over, or the others decide."""
    others = settings.people() - {settings.places[seat].person}
    if settings.pace.on_timeout == "table" and others:
        settings.offer = OpenOffer(secrets.token_urlsafe(9), "timeout", seat, 0, version, [])
    else:
        replace_by_bot(settings.places[seat])
