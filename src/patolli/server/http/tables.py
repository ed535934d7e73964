"""HTTP: tables, seats, the lobby."""

from __future__ import annotations

from litestar import Controller, get, patch, post, put
from litestar.params import FromQuery, JSONBody

from patolli.server import wire
from patolli.server.errors import NoSuchTable
from patolli.server.http.dependencies import (
    Caller,
    Invite,
    MaybeGame,
    MaybeStatus,
    SeatNumber,
    TableId,
    TheTables,
    Token,
    Visitor,
    id_of,
)
from patolli.server.tables import create, lobby, permissions, seats
from patolli.server.tables.table import Table


class TablesApi(Controller):
    """Tables and who sits at them."""

    path = "/"
    tags = ["tables"]

    @get("/me/tables")
    async def mine(self, tables: TheTables, person: Caller, status: MaybeStatus = None) -> wire.TablePage:
        """My tables, those that wait for me first."""
        return await lobby.mine(tables, person.id, status)

    @get("/tables")
    async def list_public(
        self,
        tables: TheTables,
        visitor: Visitor,
        game: MaybeGame = None,
        status: MaybeStatus = None,
        free: FromQuery[bool] = False,
        after: FromQuery[float | None] = None,
    ) -> wire.TablePage:
        """The lobby; `after` is the `next` of the page before."""
        return await lobby.lobby(tables, id_of(visitor), game, status, free, after)

    @post("/tables")
    async def make(self, tables: TheTables, person: Caller, data: JSONBody[wire.NewTable]) -> wire.TableSheet:
        """Make a table."""
        return (await create.make_table(tables, person, data)).sheet_for(person.id)

    @get("/tables/{table_id:str}")
    async def look(
        self, tables: TheTables, visitor: Visitor, table_id: TableId, invite: Invite = ""
    ) -> wire.TableSheet:
        """A table."""
        table = await tables.find_seen(table_id, id_of(visitor), invite)
        return table.sheet_for(id_of(visitor), permissions.is_invited(table.row, invite))

    @get("/invites/{token:str}")
    async def follow_link(self, tables: TheTables, visitor: Visitor, token: Token) -> wire.TableSheet:
        """The table of a link."""
        row = await tables.context.store.table_of_invite(token)
        if row is None:
            raise NoSuchTable(token)
        table = await tables.find_seen(row.id, id_of(visitor), token)
        return table.sheet_for(id_of(visitor), invited=True)

    @patch("/tables/{table_id:str}")
    async def change(
        self, tables: TheTables, person: Caller, table_id: TableId, data: JSONBody[wire.ChangeTable]
    ) -> wire.TableSheet:
        """Change a table of mine."""
        table = await tables.find(table_id)
        await seats.change_table(table, person, data)
        return table.sheet_for(person.id)

    @post("/tables/{table_id:str}/sit", status_code=200)
    async def sit(
        self, tables: TheTables, person: Caller, table_id: TableId, data: JSONBody[wire.Sit]
    ) -> wire.TableSheet:
        """Take a seat."""
        table = await tables.find(table_id)
        await seats.sit(table, person, data)
        return table.sheet_for(person.id)

    @post("/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200)
    async def leave(
        self, tables: TheTables, person: Caller, table_id: TableId, seat: SeatNumber
    ) -> wire.TableSheet:
        """Get up."""
        table = await tables.find(table_id)
        await seats.leave(table, person, seat)
        return table.sheet_for(person.id)

    @post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
    async def seat_bot(
        self,
        tables: TheTables,
        person: Caller,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[wire.SeatBot],
    ) -> wire.TableSheet:
        """Let a bot sit."""
        table = await tables.find(table_id)
        await seats.seat_bot(table, person, seat, data.bot)
        return table.sheet_for(person.id)

    @post("/tables/{table_id:str}/seats/{seat:int}/open", status_code=200)
    async def open_seat(
        self, tables: TheTables, person: Caller, table_id: TableId, seat: SeatNumber
    ) -> wire.TableSheet:
        """Free a seat before the start."""
        table = await tables.find(table_id)
        await seats.open_seat(table, person, seat)
        return table.sheet_for(person.id)

    @post("/tables/{table_id:str}/start", status_code=200)
    async def start(self, tables: TheTables, person: Caller, table_id: TableId) -> wire.TableSheet:
        """Begin."""
        table = await tables.find(table_id)
        await seats.start(table, person)
        return table.sheet_for(person.id)

    @post("/tables/{table_id:str}/rematch")
    async def rematch(self, tables: TheTables, person: Caller, table_id: TableId) -> wire.TableSheet:
        """The same seats again; everyone who asks gets the same new table."""
        table: Table = await tables.find(table_id)
        permissions.check("rematch", table.row, table.settings, person.id)
        made = await create.make_rematch(tables, table, person)
        return made.sheet_for(person.id, invited=True)

    @put("/tables/{table_id:str}/orders")
    async def orders(
        self, tables: TheTables, person: Caller, table_id: TableId, data: JSONBody[wire.Orders]
    ) -> wire.TableSheet:
        """Set my standing orders."""
        table = await tables.find(table_id)
        await seats.give_orders(table, person, data)
        return table.sheet_for(person.id)
