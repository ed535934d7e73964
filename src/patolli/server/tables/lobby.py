"""The lobby: public tables, told anew whenever they change; one's own; and finished ones."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Final

import msgspec

from patolli.server import wire
from patolli.server.json_logging import logger
from patolli.server.socket.connection import Connection
from patolli.server.tables.hindsight import known_by
from patolli.server.tables.registry import Tables
from patolli.server.tables.settings import TableSettings, readable
from patolli.server.updates.table_sheet import Surroundings, table_sheet
from patolli.storage import StoreUnavailable
from patolli.storage.rows import HistoryQuery, LobbyQuery, ResultRow, Status, TableRow

PAGE: Final = 30
HISTORY_PAGE: Final = 10
# Results that a chart shows.
LAST_RESULTS: Final = 20
# Many tables may change within this; those who look at the lobby are told once.
NEWS_SECONDS: Final = 0.4
# After it was told it is left alone for so many times as long as that took.
RESTS: Final = 4.0


def listed(
    tables: Tables, rows: list[TableRow], person: str | None, archived: bool = False
) -> list[wire.TableSheet]:
    """Tables in a list; one that cannot be read harms no other."""
    found: list[wire.TableSheet] = []
    for row, settings in readable(rows):
        known = tables.known.get(row.id)
        context = tables.context
        around = Surroundings(context.now(), context.stand_in, set()) if known is None else known.around()
        shown = (row, settings) if settings.places_of(person) else as_watched(row, settings, around.now)
        found.append(table_sheet(*shown, person, around, archived=archived))
    return found


def as_watched(row: TableRow, settings: TableSettings, now: float) -> tuple[TableRow, TableSettings]:
    """A table of a list without what those who watch learn later."""
    if not settings.delay or row.line.status != "playing":
        return row, settings
    line = msgspec.structs.replace(row.line, to_act=[], due=None, card="{}", touched=settings.started)
    return msgspec.structs.replace(row, head=0, line=line), known_by(settings, now - settings.delay)


async def lobby(tables: Tables, person: str | None, query: LobbyQuery) -> wire.TablePage:
    """A page of public tables, the newest first."""
    rows = await tables.context.store.lobby(query)
    following = repr(rows[-1].created) if len(rows) == query.limit else None
    return wire.TablePage(listed(tables, rows, person), following)


async def mine(tables: Tables, person: str, status: Status | None) -> wire.TablePage:
    """The tables at which somebody sits or sat: first those that wait for them, by time left."""
    rows = await tables.context.store.tables_of(person)
    sheets = listed(tables, [row for row in rows if status in (None, row.line.status)], person)
    sheets.sort(key=urgency)
    return wire.TablePage(sheets, None)


def urgency(sheet: wire.TableSheet) -> tuple[bool, bool, float, float]:
    """What comes first: my turn, then running matches by time left, then the newest."""
    waits = waits_for_me(sheet)
    return (
        not waits,
        sheet.status not in ("playing", "gathering"),
        sheet.deadline if sheet.deadline is not None else float("inf"),
        -sheet.touched,
    )


def waits_for_me(sheet: wire.TableSheet) -> bool:
    """Whether the owner of this sheet has to decide something."""
    return sheet.status == "playing" and any(sheet.seats[seat].yours for seat in sheet.to_act)


# The live lobby


async def tell(tables: Tables, connection: Connection) -> None:
    """Tell a browser the open tables that it wants to know of."""
    if connection.lobby is not None:
        connection.send(await fitting(tables, connection.lobby, connection.person_id))


async def fitting(tables: Tables, wish: wire.WatchLobby, person: str | None) -> wire.Lobby:
    """The open tables that fit a wish, as somebody may see them."""
    query = LobbyQuery(
        game=wish.game or None,
        status="gathering",
        limit=PAGE,
        free=True,
        seats=wish.seats,
        pace=wish.pace,
        language=wish.language or None,
        level=wish.level,
    )
    return wire.Lobby((await lobby(tables, person, query)).tables)


class LobbyNews:
    """Tells all who look at the lobby that it has changed, soon and not too often."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        # Whether it will be told; once at a time, and not before the process has done other things as well.
        self._is_due = False
        self._telling: Final = asyncio.Lock()
        self._rests_until = 0.0

    def changed(self) -> None:
        """A public table came, went, or was taken."""
        if self._is_due or self._tables.context.is_closing or not self._listeners():
            return
        self._is_due = True
        loop = asyncio.get_running_loop()
        loop.call_later(max(NEWS_SECONDS, self._rests_until - loop.time()), self._spread)

    def _listeners(self) -> list[Connection]:
        return [each for each in self._tables.context.connections if each.lobby is not None]

    def _spread(self) -> None:
        _ = self._tables.context.background.spawn(self._tell_all())

    async def _tell_all(self) -> None:
        loop = asyncio.get_running_loop()
        async with self._telling:
            self._is_due = False
            began = loop.time()
            try:
                await self._tell_each()
            except StoreUnavailable as error:
                logger.warning("the store does not answer", extra={"why": str(error)})
                self.changed()
            self._rests_until = loop.time() + RESTS * (loop.time() - began)

    async def _tell_each(self) -> None:
        """Who wants and may see the same is told the same."""
        made: dict[tuple[wire.WatchLobby, str | None], wire.Lobby] = {}
        for connection in self._listeners():
            wish, person = connection.lobby, connection.person_id
            # Somebody may have looked away while the others were told.
            if wish is None:
                continue
            if (wish, person) not in made:
                made[wish, person] = await fitting(self._tables, wish, person)
            connection.send(made[wish, person])


# What is over


async def history(tables: Tables, query: HistoryQuery, page: int) -> wire.HistoryPage:
    """A page of somebody's finished matches."""
    store = tables.context.store
    total = await store.count_finished(query)
    pages = max(1, ceil(total / query.limit))
    page = min(page, pages)
    found = await store.finished_matches(msgspec.structs.replace(query, offset=(page - 1) * query.limit))
    results = {row.id: result for row, result in found}
    sheets = listed(tables, [row for row, _ in found], query.person, query.archived)
    lines = [history_line(sheet, results[sheet.id]) for sheet in sheets]
    everything = HistoryQuery(query.person, archived=query.archived)
    return wire.HistoryPage(lines, page, pages, total, await store.count_finished(everything))


def history_line(sheet: wire.TableSheet, result: ResultRow | None) -> wire.HistoryLine:
    """A finished match, with how it ended for whoever asks."""
    if result is None:
        return wire.HistoryLine(sheet, sheet.touched, None, None)
    return wire.HistoryLine(sheet, result.ended, result.place, result.points)


async def statistics(tables: Tables, person: str) -> list[wire.Statistics]:
    """How somebody has done, game by game, alone and with others apart."""
    kinds: dict[tuple[str, bool], list[ResultRow]] = {}
    for result in await tables.context.store.results_of(person):
        kinds.setdefault((result.game, result.seats == 1), []).append(result)
    return [
        wire.Statistics(
            game=game,
            solo=solo,
            matches=len(results),
            won=sum(each.place == 1 for each in results),
            average=sum(each.points for each in results) / len(results),
            best=max(each.points for each in results),
            last=[wire.PastResult(each.points, each.place == 1) for each in results[-LAST_RESULTS:]],
        )
        for (game, solo), results in sorted(kinds.items())
    ]
