"""Turns that the server takes by itself: bots at the table."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from patolli.engine.chance import QuickChance
from patolli.engine.errors import MatchIsOver, PatolliError
from patolli.server.bots.pool import BotFailed
from patolli.server.bots.worker import Task
from patolli.server.errors import NotNow, ServerBusy, StaleVersion
from patolli.server.json_logging import logger
from patolli.server.tables import moves
from patolli.server.tables.table import Table
from patolli.storage import StoreUnavailable

if TYPE_CHECKING:
    from patolli.server.context import House

BUSY_SECONDS: Final = 0.5
# While a bot was thinking somebody took a move back, or the table ended: nobody waits for its answer.
OUT_OF_DATE: Final = (StaleVersion, NotNow, MatchIsOver)


def follow(house: House, table: Table) -> None:
    """After anything has happened: tell whose turn it is, and let bots take theirs."""
    house.tell_turns(table)
    if table.bot_task is None and table.asked("bot") and not house.is_closing:
        table.bot_task = house.spawn(_take_turns(house, table))


async def _take_turns(house: House, table: Table) -> None:
    """Let the bots of a table answer as long as they are asked."""
    try:
        # What memory says of a stale table need not be so.
        while (table.is_stale or table.asked("bot")) and not house.is_closing:
            try:
                await _take_turn(house, table)
            except (ServerBusy, StoreUnavailable):
                await asyncio.sleep(BUSY_SECONDS)
    finally:
        table.bot_task = None


async def _take_turn(house: House, table: Table) -> None:
    async with house.holding(table):
        seats = table.asked("bot")
        if not seats or table.log is None:
            return
        task = _task(house, table, seats[0])
        version = table.version
        options = table.log.match.choices(task.seat)
    try:
        # Where there is nothing to choose, such as at the end of a turn, nobody needs to think.
        notation = options[0].notation if len(options) == 1 else await house.bots.choose(task)
    except BotFailed:
        notation = ""
    try:
        await _answer(house, table, task.seat, version, notation)
    except OUT_OF_DATE as error:
        extra = {"table": table.id, "seat": task.seat, "why": str(error)}
        logger.info("a bot's answer is out of date", extra=extra)


async def _answer(house: House, table: Table, seat: int, version: int, notation: str) -> None:
    """Play the bot's answer; if it has none, or none that is legal, any legal one."""
    if notation:
        try:
            await moves.carry_out(house, table, _gesture(seat, version, notation))
        except (*OUT_OF_DATE, ServerBusy):
            raise
        except PatolliError:
            logger.exception("a bot's answer was refused", extra={"table": table.id, "seat": seat})
        else:
            return
    async with house.holding(table):
        assert table.log is not None
        choices = table.log.match.choices(seat)
    if choices:
        await moves.carry_out(house, table, _gesture(seat, version, secrets.choice(choices).notation))


def _gesture(seat: int, version: int, notation: str) -> moves.Gesture:
    return moves.Gesture(seat, version, "", "bot", moves.playing(seat, [notation]))


def _task(house: House, table: Table, seat: int) -> Task:
    """What the bot is told: a position without anything that its seat cannot know."""
    assert table.log is not None
    game = table.log.game
    imagined = table.log.match.state.reimagined(seat, QuickChance(secrets.randbits(200)))
    return Task(
        game=game.key,
        bot=table.sheet.places[seat].bot or "",
        seat=seat,
        position=game.position(imagined),
        seed=secrets.randbits(62),
        seconds=house.bots.seconds,
    )
