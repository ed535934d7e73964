"""Timeouts: a caretaker looks every second for bots that wait and for time that has run out."""

from __future__ import annotations

import asyncio
from typing import Final

from patolli.server.errors import ServerBusy
from patolli.server.heartbeat import Heartbeat
from patolli.server.json_logging import logger
from patolli.server.tables.absences import time_out
from patolli.server.tables.registry import Tables
from patolli.server.tables.seats import call_off
from patolli.server.tables.settings import TableSettings
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.state import BOT_GRACE, has_clock
from patolli.server.tables.table import Table
from patolli.storage import StoreUnavailable

EVERY_SECONDS: Final = 1.0


async def take_care(tables: Tables) -> None:
    """Attend to what is due, for ever; at the beginning also to bots left waiting by a crash."""
    ahead = BOT_GRACE + 1.0
    hopeless: set[str] = set()
    context = tables.context
    heartbeat = Heartbeat(context)
    while not context.is_closing:
        try:
            await heartbeat.beat()
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
    if table.bots_are_awaited():
        table.follow_up()
        return
    await amend(table, lambda settings: act_on_clocks(table, settings))


def act_on_clocks(table: Table, settings: TableSettings) -> None:
    """Do what is to be done about time that has run out.

    Quick pairing waits no longer for whoever has gone. It is looked at inside the lock, for a move may just have come. If nobody is late, when to look again is reckoned anew: a server may not have been there.
    """
    if settings.pairing and is_overdue(table):
        call_off(table, settings)
        return
    asked = [] if table.log is None or table.status != "playing" else sorted(table.log.asked())
    for seat in asked:
        if has_clock(settings, seat) and is_late(table, seat):
            logger.info("time has run out", extra={"table": table.id, "seat": seat})
            time_out(table, settings, seat)
            return


def is_overdue(table: Table) -> bool:
    """Whether somebody who looks for a table by quick pairing has not asked again in time."""
    due = table.row.line.due
    return table.status == "gathering" and due is not None and due <= table.context.now()


def is_late(table: Table, seat: int) -> bool:
    """Whether a seat has used up its time."""
    clocks = None if table.log is None else table.log.clocks
    return clocks is not None and clocks.is_counting and clocks.left_at(seat, table.context.now()) <= 0
