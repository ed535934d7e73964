"""Last views: how matches ended, to be looked at for ever, whatever becomes of the rules."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from patolli.engine.errors import PatolliError
from patolli.server import wire
from patolli.server.errors import OldRules
from patolli.server.json_logging import logger
from patolli.server.tables.match_log import MatchLog
from patolli.server.tables.registry import Tables
from patolli.server.tables.replay import make_replay
from patolli.server.tables.table import Table
from patolli.storage import StoreUnavailable

EVERY_SECONDS: Final = 10.0
AT_ONCE: Final = 20


class LastView(Struct, frozen=True):
    """What is kept: the last position as everybody saw it, and the record."""

    replay: wire.Replay
    record: dict[str, object]


_decoder: Final = msgspec.json.Decoder(LastView)


async def keep_for_ever(tables: Tables) -> None:
    """Keep the ends of matches as they come, as long as the server runs."""
    while not tables.context.is_closing:
        try:
            while await keep_some(tables) == AT_ONCE:
                await asyncio.sleep(0)
        except StoreUnavailable as error:
            logger.warning("the store does not answer", extra={"why": str(error)})
        await asyncio.sleep(EVERY_SECONDS)


async def keep_some(tables: Tables) -> int:
    """Keep the ends of some matches; how many there were."""
    store = tables.context.store
    found = await store.unkept_tables(AT_ONCE)
    for each in found:
        document, rules = "", 0
        try:
            table = await tables.find(each)
            async with table.locked():
                if table.log is not None:
                    document, rules = written(table.log, table), table.settings.rules
        except PatolliError as error:
            # It cannot be read any more; nobody shall try again every ten seconds.
            logger.warning("the end of a match cannot be kept", extra={"table": each, "why": str(error)})
        await store.keep_last_view(each, rules, document)
    return len(found)


def written(log: MatchLog, table: Table) -> str:
    """The end of a match as a document."""
    match = log.match
    count = len(match.moves)
    # Names are those of the table, when it is looked at: whoever is deleted has none.
    names = [""] * len(table.settings.places)
    end = make_replay(match, log.match_of([]), None, count, 1, names)
    frame = msgspec.structs.replace(end.frames[0], move=0)
    # A replay of one position.
    alone = msgspec.structs.replace(
        end, moves=0, scores=end.scores[-1:], turns=[], parts=[], movers=[], start=0, frames=[frame]
    )
    return msgspec.json.encode(LastView(alone, match.record())).decode()


async def last_view(table: Table) -> LastView:
    """How a match of older rules ended; who has nothing of it is told why."""
    kept = await table.context.store.last_view(table.id)
    if not kept:
        raise OldRules(table.id, table.settings.rules, table.newest_rules())
    found = _decoder.decode(kept)
    names = [place.name for place in table.settings.places]
    return msgspec.structs.replace(found, replay=msgspec.structs.replace(found.replay, names=names))
