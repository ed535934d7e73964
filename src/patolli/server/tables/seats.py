"""Seats: sit down, let a bot sit, free a seat, start, cancel, change the table."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from patolli.bots.lineup import listed_bot
from patolli.games import game_of
from patolli.server import wire
from patolli.server.errors import NoFreeSeat, NotAllowed, NotNow, SeatTaken
from patolli.server.people.names import clean_name, clean_text, distinct
from patolli.server.tables import permissions
from patolli.server.tables.absences import decide, give_back, note, place_at, sit_down
from patolli.server.tables.settings import SeatSettings, TableSettings
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.standing_orders import check_orders
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow

# 192 bits let somebody in, or let somebody look.
SECRET_BYTES: Final = 24


def new_secret() -> str:
    """What is in a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def begin_if_full(settings: TableSettings, now: float) -> None:
    """Start when nobody is missing, unless the owner wants to say when."""
    if not settings.started and not settings.wait and not settings.free_seats():
        settings.begin(now)


async def sit(table: Table, person: PersonRow, wanted: wire.Sit) -> None:
    """Take a free seat, or the one that is kept for oneself; who sits already need not be told twice."""
    invited = permissions.is_invited(table.row, wanted.invite)

    def change(settings: TableSettings) -> None:
        permissions.check("sit", table.row, settings, person.id, invited)
        if table.status not in ("gathering", "playing"):
            raise NotNow("sit", table.status)
        kept = settings.kept_seats(person.id)
        if wanted.seat in kept or (kept and wanted.seat is None):
            give_back(table, settings, kept[0] if wanted.seat is None else wanted.seat)
            return
        seat = seat_for(table, settings, person, wanted.seat, invited)
        if seat is None:
            return
        place = place_at(settings, seat)
        others = [each.name for each in settings.places if each.person not in (None, person.id)]
        name = distinct(clean_name(wanted.name) if wanted.name else person.name, others)
        sit_down(table, place, name, person.id, None)
        note(table, settings, "sat", seat, name)
        begin_if_full(settings, table.context.now())

    await amend(table, change)


def seat_for(
    table: Table, settings: TableSettings, person: PersonRow, wanted: int | None, invited: bool
) -> int | None:
    """Where somebody may sit down; nowhere, if they sit already and name no other seat."""
    own = settings.seats_of(person.id)
    if own and wanted in (None, *own):
        return None
    if own and (settings.owner != person.id or settings.started):
        # One hand each; only whoever makes a table for several in front of one screen has more.
        raise NotAllowed("sit")
    if wanted is None:
        free = [each for each in settings.free_seats() if may_take(settings, each, person, invited)]
        if not free:
            raise NoFreeSeat
        return free[0]
    if not place_at(settings, wanted).is_free:
        raise SeatTaken(wanted)
    if not may_take(settings, wanted, person, invited):
        raise NotAllowed("sit")
    return wanted


def may_take(settings: TableSettings, seat: int, person: PersonRow, invited: bool) -> bool:
    """Whether a free seat is for this person: for anyone, whoever has the link, or the host to give."""
    place = settings.places[seat]
    return place.kind == "open" or invited or (settings.owner == person.id and place.kind == "link")


async def seat_bot(table: Table, person: PersonRow, seat: int, bot: str) -> None:
    """Let a bot sit at a free seat; for somebody who left that is one vote among the others'."""
    listed_bot(bot)
    if table.settings.started and 0 <= seat < len(table.settings.places):
        permissions.check("see", table.row, table.settings, person.id)
        if table.settings.places[seat].kind == "gone":
            await decide(table, person, seat, wire.Decide("bot", bot))
            return

    def change(settings: TableSettings) -> None:
        permissions.check("seat_bot", table.row, settings, person.id)
        place = place_at(settings, seat)
        if table.status != "gathering":
            raise NotNow("seat_bot", table.status)
        if not place.is_free and place.kind != "bot":
            raise SeatTaken(seat)
        sit_down(table, place, bot, None, bot)
        begin_if_full(settings, table.context.now())

    await amend(table, change)


async def open_seat(table: Table, person: PersonRow, seat: int, wanted: wire.OpenSeat) -> None:
    """Before the start: free a seat of a bot or of somebody else, or say for whom a free one is."""

    def change(settings: TableSettings) -> None:
        permissions.check("open_seat", table.row, settings, person.id)
        if table.status != "gathering":
            raise NotNow("open_seat", table.status)
        place = place_at(settings, seat)
        if place.person is not None and place.person != person.id:
            note(table, settings, "removed", seat, place.name)
        if wanted.to == "anyone":
            settings.private = False
        is_for_link = settings.private or wanted.to == "link"
        settings.places[seat] = SeatSettings("link" if is_for_link else "open")

    await amend(table, change)


async def start(table: Table, person: PersonRow) -> None:
    """Begin; everyone must be there."""

    def change(settings: TableSettings) -> None:
        permissions.check("start", table.row, settings, person.id)
        if table.status != "gathering" or settings.free_seats():
            raise NotNow("start", table.status if table.status != "gathering" else "waiting")
        settings.begin(table.context.now())

    await amend(table, change)


async def cancel(table: Table, person: PersonRow) -> None:
    """Give up a table before its match has begun."""

    def change(settings: TableSettings) -> None:
        permissions.check("cancel", table.row, settings, person.id)
        if table.status != "gathering":
            raise NotNow("cancel", table.status)
        call_off(table, settings)

    await amend(table, change)


def call_off(table: Table, settings: TableSettings) -> None:
    """There will be no match; those who sit there are told whose table it was."""
    host = next((place.name for place in settings.places if place.person == settings.owner), "")
    settings.cancelled, settings.code = True, None
    note(table, settings, "cancelled", -1, host)


async def change_table(table: Table, person: PersonRow, wanted: wire.ChangeTable) -> None:
    """Change what is given."""

    def change(settings: TableSettings) -> None:
        permissions.check("change", table.row, settings, person.id)
        if wanted.pace is not None and settings.started:
            raise NotNow("change_pace", table.status)
        if wanted.wait is not None and table.status != "gathering":
            raise NotNow("change_wait", table.status)
        given = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
        for name, value in given.items():
            setattr(settings, name, clean_text(value) if name == "name" else value)
        if wanted.private:
            # Nobody finds a private table: its seats are for whoever has the link.
            for place in settings.places:
                place.kind = "link" if place.kind == "open" else place.kind
        if wanted.wait is not None:
            begin_if_full(settings, table.context.now())

    await amend(table, change)


async def renew_invite(table: Table, person: PersonRow) -> None:
    """Make the link and the code anew: those that were sent no longer let anybody in."""
    permissions.check("change", table.row, table.settings, person.id)
    await amend(table, lambda settings: settings.take_code(settings.code is not None), invite=new_secret())


async def share(table: Table, person: PersonRow, shared: bool) -> None:
    """Make a link by which anybody can look at the match, or let it end."""

    def change(settings: TableSettings) -> None:
        permissions.check("share", table.row, settings, person.id)
        if not shared:
            settings.share = None
        elif settings.share is None:
            settings.share = new_secret()

    await amend(table, change)


async def report(table: Table, person: PersonRow, seat: int) -> None:
    """Tell operators about whoever sits, or sat last, at a seat; nobody tells about themselves."""
    permissions.check("report", table.row, table.settings, person.id)
    subject = place_at(table.settings, seat).keeper
    if subject is None or subject == person.id:
        raise NotAllowed("report")
    await table.context.store.report(table.context.now(), table.id, person.id, subject)


async def give_orders(table: Table, person: PersonRow, wanted: wire.Orders) -> None:
    """Set the standing orders of one's seat."""
    game = game_of(table.row.game)

    def change(settings: TableSettings) -> None:
        permissions.check("orders", table.row, settings, person.id, seat=wanted.seat)
        settings.places[wanted.seat].orders = check_orders(game, dict(wanted.orders))

    await amend(table, change)
