"""The caretaker: looks every second for bots that wait and for time that has run out."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from patolli.bots.lineup import bot_names
from patolli.server.bots import turns
from patolli.server.errors import ServerBusy
from patolli.server.json_logging import logger
from patolli.server.tables.settings import OpenOffer, Place, Sheet
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.table import BOT_GRACE, Table
from patolli.storage import StoreUnavailable

if TYPE_CHECKING:
    from patolli.server.context import House

EVERY_SECONDS: Final = 1.0
# Who takes over a seat, if the lineup has them; the first one found.
SUBSTITUTES: Final = ("regular", "greedy", "random")


async def take_care(house: House) -> None:
    """Attend to what is due, for ever; at the beginning also to bots left waiting by a crash."""
    ahead = BOT_GRACE + 1.0
    hopeless: set[str] = set()
    while not house.is_closing:
        try:
            due = await house.store.due(house.now() + ahead)
            ahead = 0.0
        except StoreUnavailable as error:
            logger.warning("the store does not answer", extra={"why": str(error)})
            due = []
        for table in due:
            if table not in hopeless:
                await attend_safely(house, table, hopeless)
        await asyncio.sleep(EVERY_SECONDS)


async def attend_safely(house: House, table: str, hopeless: set[str]) -> None:
    """Attend to one table; what goes wrong with it harms no other, and is tried again if it can change."""
    try:
        await attend(house, await house.table(table))
    except (StoreUnavailable, ServerBusy) as error:
        logger.warning("a table must wait", extra={"table": table, "why": str(error)})
    except Exception:
        hopeless.add(table)
        house.metrics.count("patolli_background_failures_total")
        logger.exception("a table cannot be attended to", extra={"table": table})


async def attend(house: House, table: Table) -> None:
    """Wake the bots of a table, or act on a clock that has run out."""
    if table.is_stale:
        async with house.holding(table):
            logger.info("a table was read anew", extra={"table": table.id})
    if table.asked("bot"):
        turns.follow(house, table)
        return
    late = [seat for seat in table.asked("person") if is_late(house, table, seat)]
    if late:
        logger.info("time has run out", extra={"table": table.id, "seat": late[0]})
        version = table.version
        await amend(house, table, lambda sheet: time_out(sheet, late[0], version))


def is_late(house: House, table: Table, seat: int) -> bool:
    """Whether a seat has used up its time."""
    clocks = table.clocks
    return clocks is not None and clocks.is_counting and clocks.left_at(seat, house.now()) <= 0


def time_out(sheet: Sheet, seat: int, version: int) -> None:
    """Do what the table's pace says: a bot takes over, or the others decide."""
    others = sheet.people() - {sheet.places[seat].person}
    if sheet.pace.on_timeout == "table" and others:
        sheet.offer = OpenOffer(secrets.token_urlsafe(9), "timeout", seat, 0, version, [])
    else:
        replace_by_bot(sheet.places[seat])


def replace_by_bot(place: Place, bot: str | None = None) -> None:
    """Let a bot sit where somebody sat; the seat keeps its name."""
    place.kind = "bot"
    place.person = None
    place.orders = {}
    place.bot = substitute() if bot is None else bot


def substitute() -> str:
    """The bot that takes over for people."""
    names = bot_names()
    return next((name for name in SUBSTITUTES if name in names), names[0])
