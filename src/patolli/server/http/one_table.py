"""HTTP: one table, what may be asked of it and done at it."""

from __future__ import annotations

from litestar import Controller, delete, get, patch, post, put
from litestar.params import JSONBody

from patolli.server import wire
from patolli.server.http.dependencies import (
    Caller,
    Invite,
    SeatNumber,
    SeenTable,
    TheTable,
    TheTables,
    Visitor,
    id_of,
)
from patolli.server.tables import absences, permissions, rematches, seats
from patolli.server.tables.table import Table


class OneTableApi(Controller):
    """A table and who sits at it; whatever changes it answers with its sheet."""

    path = "/tables/{table_id:str}"
    tags = ["tables"]

    @get()
    async def look(self, seen: SeenTable, visitor: Visitor, invite: Invite = "") -> wire.TableSheet:
        """The table, as far as the visitor may see it."""
        return seen.sheet_for(id_of(visitor), permissions.is_invited(seen.row, invite))

    @patch()
    async def change(
        self, table: TheTable, person: Caller, data: JSONBody[wire.ChangeTable]
    ) -> wire.TableSheet:
        """Change a table of mine."""
        await seats.change_table(table, person, data)
        return table.sheet_for(person.id)

    @post("/sit", status_code=200)
    async def sit(self, table: TheTable, person: Caller, data: JSONBody[wire.Sit]) -> wire.TableSheet:
        """Take a seat."""
        await seats.sit(table, person, data)
        return table.sheet_for(person.id)

    @post("/seats/{seat:int}/leave", status_code=200)
    async def leave(self, table: TheTable, person: Caller, seat: SeatNumber) -> wire.TableSheet:
        """Get up."""
        await absences.leave(table, person, seat)
        return table.sheet_for(person.id)

    @post("/seats/{seat:int}/return", status_code=200)
    async def take_back(self, table: TheTable, person: Caller, seat: SeatNumber) -> wire.TableSheet:
        """Take my seat back."""
        await absences.take_seat_back(table, person, seat)
        return table.sheet_for(person.id)

    @post("/seats/{seat:int}/resign", status_code=200)
    async def resign(self, table: TheTable, person: Caller, seat: SeatNumber) -> wire.TableSheet:
        """Give the match up."""
        await absences.resign(table, person, seat)
        return table.sheet_for(person.id)

    @post("/seats/{seat:int}/report", status_code=204)
    async def report(self, table: TheTable, person: Caller, seat: SeatNumber) -> None:
        """Tell whoever runs this server about somebody at the table."""
        await seats.report(table, person, seat)

    @post("/seats/{seat:int}/decide", status_code=200)
    async def decide(
        self,
        table: TheTable,
        person: Caller,
        seat: SeatNumber,
        data: JSONBody[wire.Decide],
    ) -> wire.TableSheet:
        """Say what shall happen at the seat of somebody who is not there."""
        await absences.decide(table, person, seat, data)
        return table.sheet_for(person.id)

    @post("/seats/{seat:int}/bot", status_code=200)
    async def seat_bot(
        self,
        table: TheTable,
        person: Caller,
        seat: SeatNumber,
        data: JSONBody[wire.SeatBot],
    ) -> wire.TableSheet:
        """Let a bot sit."""
        await seats.seat_bot(table, person, seat, data.bot)
        return table.sheet_for(person.id)

    @post("/seats/{seat:int}/open", status_code=200)
    async def open_seat(
        self,
        table: TheTable,
        person: Caller,
        seat: SeatNumber,
        data: JSONBody[wire.OpenSeat | None] = None,
    ) -> wire.TableSheet:
        """Free a seat before the start."""
        await seats.open_seat(table, person, seat, data or wire.OpenSeat())
        return table.sheet_for(person.id)

    @post("/start", status_code=200)
    async def start(self, table: TheTable, person: Caller) -> wire.TableSheet:
        """Deal the match; the seats must be taken."""
        await seats.start(table, person)
        return table.sheet_for(person.id)

    @post("/cancel", status_code=200)
    async def cancel(self, table: TheTable, person: Caller) -> wire.TableSheet:
        """Give up a table before the match."""
        await seats.cancel(table, person)
        return table.sheet_for(person.id)

    @post("/invite", status_code=200)
    async def renew_invite(self, table: TheTable, person: Caller) -> wire.TableSheet:
        """Make the link anew; the old one lets nobody in any more."""
        await seats.renew_invite(table, person)
        return table.sheet_for(person.id)

    @post("/share", status_code=200)
    async def share(self, table: TheTable, person: Caller) -> wire.TableSheet:
        """Make a link by which anybody may look at the match, if there is none yet."""
        await seats.share(table, person, shared=True)
        return table.sheet_for(person.id)

    @delete("/share", status_code=200)
    async def unshare(self, table: TheTable, person: Caller) -> wire.TableSheet:
        """Let that link end."""
        await seats.share(table, person, shared=False)
        return table.sheet_for(person.id)

    @post("/archive", status_code=204)
    async def archive(self, table: TheTable, person: Caller) -> None:
        """Put a table of mine away."""
        await put_away(table, person.id, archived=True)

    @delete("/archive", status_code=204)
    async def unarchive(self, table: TheTable, person: Caller) -> None:
        """Bring it back."""
        await put_away(table, person.id, archived=False)

    @post("/rematch", status_code=200)
    async def rematch(self, tables: TheTables, table: TheTable, person: Caller) -> wire.TableSheet:
        """Offer a rematch, or join the one that is offered; the sheet is the old table's."""
        await rematches.offer_or_join(tables, table, person)
        return table.sheet_for(person.id)

    @post("/rematch/decline", status_code=200)
    async def decline_rematch(self, table: TheTable, person: Caller) -> wire.TableSheet:
        """Not now; whoever offered withdraws by it."""
        await rematches.decline(table, person)
        return table.sheet_for(person.id)

    @post("/rematch/fill", status_code=200)
    async def fill_rematch(self, tables: TheTables, table: TheTable, person: Caller) -> wire.TableSheet:
        """Begin with those who have joined, and bots."""
        await rematches.fill(tables, table, person)
        return table.sheet_for(person.id)

    @put("/orders")
    async def orders(self, table: TheTable, person: Caller, data: JSONBody[wire.Orders]) -> wire.TableSheet:
        """Set my standing orders."""
        await seats.give_orders(table, person, data)
        return table.sheet_for(person.id)


async def put_away(table: Table, person: str, archived: bool) -> None:
    """Show a table in somebody's lists no more, or again."""
    permissions.check("archive", table.row, table.settings, person)
    await table.context.store.archive(table.id, person, archived)
