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
    TheHouse,
    Token,
    Visitor,
    id_of,
)
from patolli.server.tables import create, lobby, permissions, seats
from patolli.server.tables.table import Table, sheet_for


class TablesApi(Controller):
    """Tables and who sits at them."""

    path = "/"
    tags = ["tables"]

    @get("/me/tables")
    async def mine(self, house: TheHouse, person: Caller, status: MaybeStatus = None) -> wire.TablePage:
        """My tables, those that wait for me first."""
        return await lobby.mine(house, person.id, status)

    @get("/tables")
    async def list_public(
        self,
        house: TheHouse,
        visitor: Visitor,
        game: MaybeGame = None,
        status: MaybeStatus = None,
        free: FromQuery[bool] = False,
        after: FromQuery[float | None] = None,
    ) -> wire.TablePage:
        """The lobby; `after` is the `next` of the page before."""
        return await lobby.lobby(house, id_of(visitor), game, status, free, after)

    @post("/tables")
    async def make(self, house: TheHouse, person: Caller, data: JSONBody[wire.NewTable]) -> wire.TableSheet:
        """Make a table."""
        return sheet_for(await create.make_table(house, person, data), person.id)

    @get("/tables/{table_id:str}")
    async def look(
        self, house: TheHouse, visitor: Visitor, table_id: TableId, invite: Invite = ""
    ) -> wire.TableSheet:
        """A table."""
        table = await house.seen_table(table_id, id_of(visitor), invite)
        return sheet_for(table, id_of(visitor), permissions.is_invited(table.row, invite))

    @get("/invites/{token:str}")
    async def follow_link(self, house: TheHouse, visitor: Visitor, token: Token) -> wire.TableSheet:
        """The table of a link."""
        row = await house.store.table_of_invite(token)
        if row is None:
            raise NoSuchTable(token)
        table = await house.seen_table(row.id, id_of(visitor), token)
        return sheet_for(table, id_of(visitor), invited=True)

    @patch("/tables/{table_id:str}")
    async def change(
        self, house: TheHouse, person: Caller, table_id: TableId, data: JSONBody[wire.ChangeTable]
    ) -> wire.TableSheet:
        """Change a table of mine."""
        table = await house.table(table_id)
        await seats.change_table(house, table, person, data)
        return sheet_for(table, person.id)

    @post("/tables/{table_id:str}/sit", status_code=200)
    async def sit(
        self, house: TheHouse, person: Caller, table_id: TableId, data: JSONBody[wire.Sit]
    ) -> wire.TableSheet:
        """Take a seat."""
        table = await house.table(table_id)
        await seats.sit(house, table, person, data)
        return sheet_for(table, person.id)

    @post("/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200)
    async def leave(
        self, house: TheHouse, person: Caller, table_id: TableId, seat: SeatNumber
    ) -> wire.TableSheet:
        """Get up."""
        table = await house.table(table_id)
        await seats.leave(house, table, person, seat)
        return sheet_for(table, person.id)

    @post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
    async def seat_bot(
        self,
        house: TheHouse,
        person: Caller,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[wire.SeatBot],
    ) -> wire.TableSheet:
        """Let a bot sit."""
        table = await house.table(table_id)
        await seats.seat_bot(house, table, person, seat, data.bot)
        return sheet_for(table, person.id)

    @post("/tables/{table_id:str}/seats/{seat:int}/open", status_code=200)
    async def open_seat(
        self, house: TheHouse, person: Caller, table_id: TableId, seat: SeatNumber
    ) -> wire.TableSheet:
        """Free a seat before the start."""
        table = await house.table(table_id)
        await seats.open_seat(house, table, person, seat)
        return sheet_for(table, person.id)

    @post("/tables/{table_id:str}/start", status_code=200)
    async def start(self, house: TheHouse, person: Caller, table_id: TableId) -> wire.TableSheet:
        """Begin."""
        table = await house.table(table_id)
        await seats.start(house, table, person)
        return sheet_for(table, person.id)

    @post("/tables/{table_id:str}/rematch")
    async def rematch(self, house: TheHouse, person: Caller, table_id: TableId) -> wire.TableSheet:
        """The same seats again; everyone who asks gets the same new table."""
        table: Table = await house.table(table_id)
        permissions.check("rematch", table.row, table.sheet, person.id)
        made = await create.make_rematch(house, table, person)
        return sheet_for(made, person.id, invited=True)

    @put("/tables/{table_id:str}/orders")
    async def orders(
        self, house: TheHouse, person: Caller, table_id: TableId, data: JSONBody[wire.Orders]
    ) -> wire.TableSheet:
        """Set my standing orders."""
        table = await house.table(table_id)
        await seats.give_orders(house, table, person, data)
        return sheet_for(table, person.id)
