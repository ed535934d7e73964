"""One server process: its parts, wired together, from opening to closing."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from patolli.server.admin import DeedWatch
from patolli.server.bots.judges import ask
from patolli.server.bots.pool import BotPool
from patolli.server.bots.ray_pool import RayPool
from patolli.server.bots.turns import BotTurns
from patolli.server.context import Context
from patolli.server.heartbeat import Heartbeat
from patolli.server.json_logging import logger
from patolli.server.people.sessions import meet_again
from patolli.server.settings import ServerSettings
from patolli.server.socket.connection import GOING_AWAY
from patolli.server.tables.absences import substitute
from patolli.server.tables.lobby import LobbyNews
from patolli.server.tables.refit import refit
from patolli.server.tables.registry import Tables
from patolli.storage import PERSON, Store, StoreUnavailable

DEEDS_SECONDS: Final = 1.0
# Who thinks at leisure may be kept waiting by everybody else on the machine so many times as long.
LEISURELY: Final = 20.0


def pool_for(settings: ServerSettings) -> BotPool | RayPool:
    """Where this server's bots think."""
    if settings.bot_cluster is None:
        return BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_limit)
    return RayPool(settings.bot_cluster, settings.bot_processes, settings.bot_seconds, settings.bot_limit)


def leisure_for(settings: ServerSettings) -> BotPool:
    """Where matches are reviewed: a process here that makes room for all, also if bots think on a cluster."""
    return BotPool(1, settings.bot_seconds, settings.bot_limit * LEISURELY, at_leisure=True)


class ServerProcess:
    """Tables, the bots at them, and what both share."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.context: Final = Context(settings, store)
        self.context.stand_in = substitute()
        store.on_trouble = lambda: self.context.metrics.count("patolli_store_failures_total")
        self.bots: Final = BotTurns(self.context, pool_for(settings))
        self.bots.pool.on_failure = lambda: self.context.metrics.count("patolli_bot_failures_total")
        self.bots.pool.queue.on_wait = lambda seconds: self.context.metrics.time(
            "patolli_bot_wait_seconds", seconds
        )
        self.leisure: Final = leisure_for(settings)
        self.context.judge = partial(ask, self.bots.pool)
        self.context.judge_at_leisure = partial(ask, self.leisure)
        self.context.bots_waiting = lambda: self.bots.pool.queue.waiting
        self.tables: Final = Tables(self.context, self.bots.wake)
        self.context.lobby_changed = LobbyNews(self.tables).changed

    async def open(self) -> None:
        """Open the store, and listen to what other processes change."""
        await self.context.store.open(self.changed_elsewhere)
        await Heartbeat(self.context).begin()
        await refit(self.context.store)

    async def watch_deeds(self) -> None:
        """Learn every second what operators did beside this server."""
        watch = DeedWatch(self.context, self.changed_elsewhere, PERSON)
        while not self.context.is_closing:
            try:
                await watch.look()
            except StoreUnavailable as error:
                logger.warning("the store does not answer", extra={"why": str(error)})
            await asyncio.sleep(DEEDS_SECONDS)

    def changed_elsewhere(self, what: str) -> None:
        """Another process changed a table or a person; empty: announcements may have been lost."""
        if self.context.is_closing:
            return
        connected = self.context.connections.people()
        for person in connected if not what else connected & {what.removeprefix(PERSON)}:
            _ = self.context.background.spawn(meet_again(self.context, person))
        self.tables.changed_elsewhere(what)
        if not what.startswith(PERSON):
            self.context.lobby_changed()

    async def close(self) -> None:
        """Go in good order: tell the browsers, stop the bots, finish what is being written."""
        self.context.is_closing = True
        for connection in list(self.context.connections):
            connection.close(GOING_AWAY)
        await self.context.background.cancel()
        await self.bots.pool.close()
        await self.leisure.close()
        await self.context.store.close()
        logger.info("the house is closed")
