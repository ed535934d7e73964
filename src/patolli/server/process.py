"""One server process: its parts, wired together, from opening to closing."""

from __future__ import annotations

from typing import Final

from patolli.server.bots.pool import BotPool
from patolli.server.bots.ray_pool import RayPool
from patolli.server.bots.turns import BotTurns
from patolli.server.context import Context
from patolli.server.json_logging import logger
from patolli.server.people.sessions import meet_again
from patolli.server.settings import ServerSettings
from patolli.server.socket.connection import GOING_AWAY
from patolli.server.tables.registry import Tables
from patolli.storage import PERSON, Store


def pool_for(settings: ServerSettings) -> BotPool | RayPool:
    """Where this server's bots think."""
    if settings.bot_cluster is None:
        return BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_limit)
    return RayPool(settings.bot_cluster, settings.bot_processes, settings.bot_seconds, settings.bot_limit)


class ServerProcess:
    """Tables, the bots at them, and what both share."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.context: Final = Context(settings, store)
        self.bots: Final = BotTurns(self.context, pool_for(settings))
        self.tables: Final = Tables(self.context, self.bots.wake)

    async def open(self) -> None:
        """Open the store, and listen to what other processes change."""
        await self.context.store.open(self.on_hint)

    def on_hint(self, what: str) -> None:
        """Another process changed a table or a person; empty: hints may have been lost."""
        if self.context.is_closing:
            return
        connected = self.context.connections.people()
        for person in connected if not what else connected & {what.removeprefix(PERSON)}:
            _ = self.context.background.spawn(meet_again(self.context, person))
        self.tables.on_hint(what)

    async def close(self) -> None:
        """Go in good order: tell the browsers, stop the bots, finish what is being written."""
        self.context.is_closing = True
        for connection in list(self.context.connections):
            connection.close(GOING_AWAY)
        await self.context.background.cancel()
        await self.bots.pool.close()
        await self.context.store.close()
        logger.info("the house is closed")
