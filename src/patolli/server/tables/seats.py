"""Seating: sit, leave, let a bot sit, start, change the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.bots.lineup import bot_of
from patolli.engine.errors import NoSuchSeat
from patolli.games import game_of
from patolli.server import wire
from patolli.server.errors import NoFreeSeat, NotAllowed, NotNow, SeatTaken
from patolli.server.people.names import clean_name, clean_text
from patolli.server.tables import permissions
from patolli.server.tables.settings import Place, Sheet
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.standing_orders import check_orders
from patolli.server.tables.table import Table
from patolli.server.tables.timeouts import replace_by_bot
from patolli.storage.rows import PersonRow

if TYPE_CHECKING:
    from patolli.server.context import House


def place_at(sheet: Sheet, seat: int) -> Place:
    """A seat of the table; there may be no such seat."""
    if not 0 <= seat < len(sheet.places):
        raise NoSuchSeat(seat, len(sheet.places))
    return sheet.places[seat]


def begin_if_full(sheet: Sheet, now: float) -> None:
    """Start when nobody is missing, unless the owner wants to say when."""
    if not sheet.started and not sheet.wait and not sheet.free_seats():
        sheet.started = now


async def sit(house: House, table: Table, person: PersonRow, wanted: wire.Sit) -> None:
    """Take a free seat."""
    invited = permissions.is_invited(table.row, wanted.invite)

    def change(sheet: Sheet) -> None:
        permissions.check("sit", table.row, sheet, person.id, invited)
        if table.status in ("over", "ended"):
            raise NotNow("sit", table.status)
        seat = wanted.seat
        if seat is None:
            free = [each for each in sheet.free_seats() if invited or sheet.places[each].kind != "link"]
            if not free:
                raise NoFreeSeat
            seat = free[0]
        place = place_at(sheet, seat)
        if not place.is_free:
            raise SeatTaken(seat)
        if place.kind in ("link", "gone") and not invited and sheet.owner != person.id:
            raise NotAllowed("sit")
        place.kind = "person"
        place.person = person.id
        place.name = clean_name(wanted.name) if wanted.name else person.name
        begin_if_full(sheet, house.now())

    await amend(house, table, change)


async def leave(house: House, table: Table, person: PersonRow, seat: int) -> None:
    """Get up; from a running match the seat is kept for a bot or somebody with the link."""

    def change(sheet: Sheet) -> None:
        permissions.check("leave", table.row, sheet, person.id, seat=seat)
        if table.status in ("over", "ended"):
            raise NotNow("leave", table.status)
        get_up(sheet, seat)

    await amend(house, table, change)


def get_up(sheet: Sheet, seat: int) -> None:
    """Empty a seat; what people were being asked is void, and with the last of them the match ends."""
    place = place_at(sheet, seat)
    if sheet.started:
        place.kind = "gone"
    else:
        place.kind, place.name = "link", ""
    place.person = None
    place.orders = {}
    sheet.offer = None
    if sheet.started and not sheet.people():
        sheet.ended = True


async def seat_bot(house: House, table: Table, person: PersonRow, seat: int, bot: str) -> None:
    """Let a bot sit at a free seat."""
    bot_of(bot)

    def change(sheet: Sheet) -> None:
        permissions.check("see", table.row, sheet, person.id)
        place = place_at(sheet, seat)
        deed: permissions.Deed = "replace_gone" if place.kind == "gone" else "seat_bot"
        permissions.check(deed, table.row, sheet, person.id)
        if table.status in ("over", "ended"):
            raise NotNow("seat_bot", table.status)
        if not place.is_free and not (place.kind == "bot" and not sheet.started):
            raise SeatTaken(seat)
        replace_by_bot(place, bot)
        place.name = place.name or bot
        begin_if_full(sheet, house.now())

    await amend(house, table, change)


async def open_seat(house: House, table: Table, person: PersonRow, seat: int) -> None:
    """Before the start: free a seat of a bot or of somebody else."""

    def change(sheet: Sheet) -> None:
        permissions.check("open_seat", table.row, sheet, person.id)
        if sheet.started:
            raise NotNow("open_seat", table.status)
        place_at(sheet, seat)
        sheet.places[seat] = Place("link" if sheet.private else "open")

    await amend(house, table, change)


async def start(house: House, table: Table, person: PersonRow) -> None:
    """Begin; everyone must be there."""

    def change(sheet: Sheet) -> None:
        permissions.check("start", table.row, sheet, person.id)
        if sheet.started or sheet.free_seats():
            raise NotNow("start", table.status if sheet.started else "waiting")
        sheet.started = house.now()

    await amend(house, table, change)


async def change_table(house: House, table: Table, person: PersonRow, wanted: wire.ChangeTable) -> None:
    """Change what the owner may change."""

    def change(sheet: Sheet) -> None:
        permissions.check("change", table.row, sheet, person.id)
        if wanted.name is not None:
            sheet.name = clean_text(wanted.name)
        if wanted.private is not None:
            sheet.private = wanted.private
        if wanted.spectators is not None:
            sheet.spectators = wanted.spectators
        if wanted.chat is not None:
            sheet.chat = wanted.chat
        if wanted.pace is not None:
            if sheet.started:
                raise NotNow("change_pace", table.status)
            sheet.pace = wanted.pace

    await amend(house, table, change)


async def give_orders(house: House, table: Table, person: PersonRow, wanted: wire.Orders) -> None:
    """Set the standing orders of one's seat."""
    game = game_of(table.row.game)

    def change(sheet: Sheet) -> None:
        permissions.check("orders", table.row, sheet, person.id, seat=wanted.seat)
        sheet.places[wanted.seat].orders = check_orders(game, dict(wanted.orders))

    await amend(house, table, change)
