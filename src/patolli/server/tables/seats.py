"""Seats: sit, leave, let a bot sit, start, change the table."""

from __future__ import annotations

from typing import Final

from patolli.bots.lineup import bot_names, bot_of
from patolli.engine.errors import NoSuchSeat
from patolli.games import game_of
from patolli.server import wire
from patolli.server.errors import NoFreeSeat, NotAllowed, NotNow, SeatTaken
from patolli.server.people.names import clean_name, clean_text
from patolli.server.tables import permissions
from patolli.server.tables.settings import SeatSettings, TableSettings
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.standing_orders import check_orders
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow

# Who takes over a seat, if the lineup has them; the first one found.
SUBSTITUTES: Final = ("regular", "greedy", "random")


def place_at(settings: TableSettings, seat: int) -> SeatSettings:
    """A seat of the table; there may be no such seat."""
    if not 0 <= seat < len(settings.places):
        raise NoSuchSeat(seat, len(settings.places))
    return settings.places[seat]


def begin_if_full(settings: TableSettings, now: float) -> None:
    """Start when nobody is missing, unless the owner wants to say when."""
    if not settings.started and not settings.wait and not settings.free_seats():
        settings.started = now


async def sit(table: Table, person: PersonRow, wanted: wire.Sit) -> None:
    """Take a free seat."""
    invited = permissions.is_invited(table.row, wanted.invite)

    def change(settings: TableSettings) -> None:
        permissions.check("sit", table.row, settings, person.id, invited)
        if table.status in ("over", "ended"):
            raise NotNow("sit", table.status)
        seat = wanted.seat
        if seat is None:
            free = [each for each in settings.free_seats() if invited or settings.places[each].kind != "link"]
            if not free:
                raise NoFreeSeat
            seat = free[0]
        place = place_at(settings, seat)
        if not place.is_free:
            raise SeatTaken(seat)
        if place.kind in ("link", "gone") and not invited and settings.owner != person.id:
            raise NotAllowed("sit")
        place.kind = "person"
        place.person = person.id
        place.name = clean_name(wanted.name) if wanted.name else person.name
        begin_if_full(settings, table.context.now())

    await amend(table, change)


async def leave(table: Table, person: PersonRow, seat: int) -> None:
    """Get up; from a running match the seat is kept for a bot or somebody with the link."""

    def change(settings: TableSettings) -> None:
        permissions.check("leave", table.row, settings, person.id, seat=seat)
        if table.status in ("over", "ended"):
            raise NotNow("leave", table.status)
        get_up(settings, seat)

    await amend(table, change)


def get_up(settings: TableSettings, seat: int) -> None:
    """Empty a seat; what people were being asked is void, and with the last of them the match ends."""
    place = place_at(settings, seat)
    if settings.started:
        place.kind = "gone"
    else:
        place.kind, place.name = "link", ""
    place.person = None
    place.orders = {}
    settings.offer = None
    if settings.started and not settings.people():
        settings.ended = True


def replace_by_bot(place: SeatSettings, bot: str | None = None) -> None:
    """Let a bot sit where somebody sat; the seat keeps its name."""
    place.kind = "bot"
    place.person = None
    place.orders = {}
    place.bot = substitute() if bot is None else bot


def substitute() -> str:
    """The bot that takes over for people."""
    names = bot_names()
    return next((name for name in SUBSTITUTES if name in names), names[0])


async def seat_bot(table: Table, person: PersonRow, seat: int, bot: str) -> None:
    """Let a bot sit at a free seat."""
    bot_of(bot)

    def change(settings: TableSettings) -> None:
        permissions.check("see", table.row, settings, person.id)
        place = place_at(settings, seat)
        deed: permissions.Deed = "replace_gone" if place.kind == "gone" else "seat_bot"
        permissions.check(deed, table.row, settings, person.id)
        if table.status in ("over", "ended"):
            raise NotNow("seat_bot", table.status)
        if not place.is_free and not (place.kind == "bot" and not settings.started):
            raise SeatTaken(seat)
        replace_by_bot(place, bot)
        place.name = place.name or bot
        begin_if_full(settings, table.context.now())

    await amend(table, change)


async def open_seat(table: Table, person: PersonRow, seat: int) -> None:
    """Before the start: free a seat of a bot or of somebody else."""

    def change(settings: TableSettings) -> None:
        permissions.check("open_seat", table.row, settings, person.id)
        if settings.started:
            raise NotNow("open_seat", table.status)
        place_at(settings, seat)
        settings.places[seat] = SeatSettings("link" if settings.private else "open")

    await amend(table, change)


async def start(table: Table, person: PersonRow) -> None:
    """Begin; everyone must be there."""

    def change(settings: TableSettings) -> None:
        permissions.check("start", table.row, settings, person.id)
        if settings.started or settings.free_seats():
            raise NotNow("start", table.status if settings.started else "waiting")
        settings.started = table.context.now()

    await amend(table, change)


async def change_table(table: Table, person: PersonRow, wanted: wire.ChangeTable) -> None:
    """Change what the owner may change."""

    def change(settings: TableSettings) -> None:
        permissions.check("change", table.row, settings, person.id)
        if wanted.name is not None:
            settings.name = clean_text(wanted.name)
        if wanted.private is not None:
            settings.private = wanted.private
        if wanted.spectators is not None:
            settings.spectators = wanted.spectators
        if wanted.chat is not None:
            settings.chat = wanted.chat
        if wanted.pace is not None:
            if settings.started:
                raise NotNow("change_pace", table.status)
            settings.pace = wanted.pace

    await amend(table, change)


async def give_orders(table: Table, person: PersonRow, wanted: wire.Orders) -> None:
    """Set the standing orders of one's seat."""
    game = game_of(table.row.game)

    def change(settings: TableSettings) -> None:
        permissions.check("orders", table.row, settings, person.id, seat=wanted.seat)
        settings.places[wanted.seat].orders = check_orders(game, dict(wanted.orders))

    await amend(table, change)
