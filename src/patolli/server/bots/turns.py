"""Turns that the server takes by itself: those of the bots at a table."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from patolli.engine.chance import QuickChance
from patolli.engine.errors import MatchIsOver, PatolliError
from patolli.server.bots.pool import BotFailed, BotPool
from patolli.server.bots.ray_pool import RayPool
from patolli.server.bots.worker import Choosing
from patolli.server.context import Context
from patolli.server.errors import NotNow, ServerBusy, StaleVersion
from patolli.server.json_logging import logger
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.table import Table
from patolli.storage import StoreUnavailable

BUSY_SECONDS: Final = 0.5
# While a bot was thinking somebody took a move back, or the table ended: nobody waits for its answer.
OUT_OF_DATE: Final = (StaleVersion, NotNow, MatchIsOver)


class BotTurns:
    """Lets the bots of tables answer, by thoughts of a pool."""

    def __init__(self, context: Context, pool: BotPool | RayPool) -> None:
        self._context: Final = context
        self.pool = pool

    def wake(self, table: Table) -> None:
        """Bots are asked at a table: let them answer, beside everything else."""
        table.bot_task = self._context.background.spawn(self._take_turns(table))

    async def _take_turns(self, table: Table) -> None:
        """Let the bots of a table answer as long as they are asked."""
        try:
            # What memory says of a stale table need not be so.
            while (table.is_stale or table.bots_are_awaited()) and not self._context.is_closing:
                try:
                    await self._take_turn(table)
                except (ServerBusy, StoreUnavailable):
                    await asyncio.sleep(BUSY_SECONDS)
        finally:
            table.bot_task = None

    async def _take_turn(self, table: Table) -> None:
        async with table.locked():
            seats = table.asked("bot")
            if not seats or table.log is None:
                return
            choosing = choosing_of(table, seats[0], self.pool.seconds)
            version = table.version
            options = table.log.match.choices(choosing.seat)
        try:
            # Where there is nothing to choose, such as at the end of a turn, nobody needs to think.
            notation = options[0].notation if len(options) == 1 else await self._think(table, choosing)
        except BotFailed:
            notation = ""
        try:
            await _answer(table, choosing.seat, version, notation)
        except OUT_OF_DATE as error:
            extra = {"table": table.id, "seat": choosing.seat, "why": str(error)}
            logger.info("a bot's answer is out of date", extra=extra)

    async def _think(self, table: Table, choosing: Choosing) -> str:
        """What the bot answers; whoever made the table waits behind others with fewer bots."""
        begun = time.monotonic()
        answer = await self.pool.choose(choosing, table.settings.owner)
        self._context.metrics.time("patolli_bot_answer_seconds", time.monotonic() - begun)
        return answer


async def _answer(table: Table, seat: int, version: int, notation: str) -> None:
    """Play the bot's answer; if it has none, or none that is legal, any legal one."""
    if notation:
        try:
            await submit(table, Submission(seat, version, "", "bot", answering(seat, [notation])))
        except (*OUT_OF_DATE, ServerBusy):
            raise
        except PatolliError:
            logger.exception("a bot's answer was refused", extra={"table": table.id, "seat": seat})
        else:
            return
    async with table.locked():
        assert table.log is not None
        choices = table.log.match.choices(seat)
    if choices:
        any_legal = secrets.choice(choices).notation
        await submit(table, Submission(seat, version, "", "bot", answering(seat, [any_legal])))


def choosing_of(table: Table, seat: int, seconds: float) -> Choosing:
    """What the bot is told: a position without anything that its seat cannot know."""
    assert table.log is not None
    game = table.log.game
    imagined = table.log.match.state.reimagined(seat, QuickChance(secrets.randbits(200)))
    return Choosing(
        table=table.id,
        game=game.key,
        bot=table.settings.places[seat].bot or "",
        seat=seat,
        position=game.position(imagined),
        seed=secrets.randbits(62),
        seconds=seconds,
    )
