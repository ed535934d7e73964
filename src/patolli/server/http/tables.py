"""HTTP: which tables there are, mine and everybody's, and how one comes to one of them."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from litestar.params import FromQuery, JSONBody

from patolli.server import wire
from patolli.server.errors import NoSuchCode, NoSuchTable
from patolli.server.http.dependencies import (
    Caller,
    MaybeGame,
    MaybeLanguage,
    MaybePace,
    MaybeSeats,
    MaybeStatus,
    PageNumber,
    TheTables,
    Token,
    Visitor,
    id_of,
)
from patolli.server.tables import create, lessons, lobby, pairing
from patolli.storage.rows import HistoryQuery, LobbyQuery


class TablesApi(Controller):
    """Lists of tables, and the ways to a new or a known one."""

    path = "/"
    tags = ["tables"]

    @get("/me/tables")
    async def mine(self, tables: TheTables, person: Caller, status: MaybeStatus = None) -> wire.TablePage:
        """My tables, those that wait for me first, and of these the one with the least time."""
        return await lobby.mine(tables, person.id, status)

    @get("/me/history")
    async def history(
        self,
        tables: TheTables,
        person: Caller,
        game: MaybeGame = None,
        pace: MaybePace = None,
        won: FromQuery[bool | None] = None,
        solo: FromQuery[bool | None] = None,
        archived: FromQuery[bool] = False,
        page: PageNumber = 1,
    ) -> wire.HistoryPage:
        """My finished matches, ten a page."""
        query = HistoryQuery(person.id, game, pace, won, solo, archived, lobby.HISTORY_PAGE)
        return await lobby.history(tables, query, page)

    @get("/me/statistics")
    async def statistics(self, tables: TheTables, person: Caller) -> list[wire.Statistics]:
        """How I have done, game by game."""
        return await lobby.statistics(tables, person.id)

    @get("/tables")
    async def list_public(
        self,
        tables: TheTables,
        visitor: Visitor,
        game: MaybeGame = None,
        status: MaybeStatus = None,
        free: FromQuery[bool] = False,
        seats: MaybeSeats = None,
        pace: MaybePace = None,
        language: MaybeLanguage = None,
        level: FromQuery[wire.Level | None] = None,
        after: FromQuery[float | None] = None,
    ) -> wire.TablePage:
        """The lobby; `after` is the `next` of the page before."""
        query = LobbyQuery(game, status, after, lobby.PAGE, free, seats, pace, language, level)
        return await lobby.lobby(tables, id_of(visitor), query)

    @post("/pairing", status_code=200)
    async def pair(self, tables: TheTables, person: Caller, data: JSONBody[wire.Pairing]) -> wire.TableSheet:
        """Find me somebody: sit at a table that waits for just this, or wait at one of mine."""
        return (await pairing.pair(tables, person, data)).sheet_for(person.id)

    @put("/pairing")
    async def keep_looking(
        self, tables: TheTables, person: Caller, data: JSONBody[wire.Pairing]
    ) -> wire.TableSheet:
        """I still wait for somebody; whoever says so no more is waited for no more."""
        return (await pairing.keep_looking(tables, person, data)).sheet_for(person.id)

    @delete("/pairing", status_code=204)
    async def stop_pairing(self, tables: TheTables, person: Caller) -> None:
        """Look for nobody any more."""
        await pairing.stop(tables, person)

    @post("/tables")
    async def make(self, tables: TheTables, person: Caller, data: JSONBody[wire.NewTable]) -> wire.TableSheet:
        """Make a table."""
        return (await create.make_table(tables, person, data)).sheet_for(person.id)

    @post("/lessons")
    async def begin_lesson(
        self, tables: TheTables, person: Caller, data: JSONBody[wire.NewLesson]
    ) -> wire.TableSheet:
        """Begin a lesson: a table that is in nobody's lists, and is forgotten after a day."""
        return (await lessons.begin_lesson(tables, person, data)).sheet_for(person.id)

    @get("/invites/{token:str}")
    async def follow_link(self, tables: TheTables, visitor: Visitor, token: Token) -> wire.TableSheet:
        """The table of a link."""
        row = await tables.context.store.table_of_invite(token)
        if row is None:
            raise NoSuchTable(token)
        table = await tables.find_seen(row.id, id_of(visitor), token)
        return table.sheet_for(id_of(visitor), invited=True)

    @get("/codes/{code:str}")
    async def type_code(self, tables: TheTables, visitor: Visitor, code: Token) -> wire.TableSheet:
        """The table of six letters that somebody typed; they are as good as its link until the match begins."""
        row = await tables.context.store.table_of_code("".join(code.split()).upper())
        if row is None:
            raise NoSuchCode(code)
        table = await tables.find_seen(row.id, id_of(visitor), row.invite)
        return table.sheet_for(id_of(visitor), invited=True)
