"""Absences: who leaves, resigns or runs out of time, what becomes of the seat, and the way back.

A seat belongs to its person for the whole match: nobody else sits down there, whoever has the link, and
a bot that plays there meanwhile gives it back at once.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from patolli.bots.lineup import bot_names, listed_bot
from patolli.engine.errors import NoSuchSeat
from patolli.server import wire
from patolli.server.errors import NotAllowed, NotNow
from patolli.server.tables import permissions
from patolli.server.tables.clocks import clock_after_return
from patolli.server.tables.settings import Absence, Grace, Happening, SeatSettings, Sitter, TableSettings
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow

# Who takes over a seat, if the lineup has them; the first one found.
SUBSTITUTES: Final = ("regular", "greedy", "random")


def place_at(settings: TableSettings, seat: int) -> SeatSettings:
    """A seat of the table; there may be no such seat."""
    if not 0 <= seat < len(settings.places):
        raise NoSuchSeat(seat, len(settings.places))
    return settings.places[seat]


@cache
def substitute() -> str:
    """The bot that takes over for people."""
    names = bot_names()
    return next((name for name in SUBSTITUTES if name in names), names[0])


# What happens at a seat, told in the log under the name of that time


def note(
    table: Table, settings: TableSettings, kind: wire.HappeningKind, seat: int, name: str, bot: str = ""
) -> None:
    """Write into the log what somebody did now, and of whom it speaks, so that it can be forgotten."""
    # What speaks of no seat was done by the owner.
    person = settings.owner if seat < 0 else settings.places[seat].person or settings.places[seat].keeper
    settings.note(Happening(table.version, table.context.now(), kind, seat, name, bot, person))


def sit_down(table: Table, place: SeatSettings, name: str, person: str | None, bot: str | None) -> None:
    """From now on somebody else plays here."""
    if table.settings.started:
        place.sitters = place.sitters or [Sitter(0, place.name, place.bot)]
        if place.sitters[-1].since == table.version and len(place.sitters) > 1:
            # Nothing was played by whoever sat here before.
            place.sitters.pop()
        place.sitters.append(Sitter(table.version, name, bot))
    place.kind = "person" if bot is None else "bot"
    place.name, place.person, place.bot = name, person, bot


def get_up(table: Table, settings: TableSettings, seat: int, why: wire.Why, undecided: bool) -> None:
    """Somebody is no longer at their seat; what people were being asked is void."""
    place = place_at(settings, seat)
    place.absence = Absence(place.person, why, table.context.now(), table.version, undecided)
    place.kind, place.person, place.orders = "gone", None, {}
    settings.offer = None


def stand_in(table: Table, settings: TableSettings, seat: int, bot: str | None = None) -> None:
    """Let a bot play on for somebody; the seat keeps its name, and its person."""
    place = place_at(settings, seat)
    chosen = bot or substitute()
    sit_down(table, place, place.name, None, chosen)
    if place.absence is not None:
        place.absence.undecided = False
        place.absence.votes, place.absence.bots = {}, {}
    note(table, settings, "bot_sat", seat, place.name, chosen)


def end(table: Table, settings: TableSettings, ending: wire.Ending) -> None:
    """Stop the match before its end; nobody is asked anything any more."""
    settings.ended, settings.ending, settings.offer = True, ending, None
    for place in settings.places:
        if place.absence is not None:
            place.absence.undecided = False


# Leaving, resigning, running out of time


async def leave(table: Table, person: PersonRow, seat: int) -> None:
    """Get up. Before the start the seat is free again; from a running match it is kept."""

    def change(settings: TableSettings) -> None:
        permissions.check("leave", table.row, settings, person.id, seat=seat)
        if table.status not in ("gathering", "playing"):
            raise NotNow("leave", table.status)
        go(table, settings, seat)

    await amend(table, change)


def go(table: Table, settings: TableSettings, seat: int) -> None:
    """Empty a seat; with the last person the match ends."""
    place = place_at(settings, seat)
    note(table, settings, "left", seat, place.name)
    if not settings.started:
        settings.places[seat] = SeatSettings("link" if settings.private else "open")
        return
    others = settings.people() - {place.person}
    get_up(table, settings, seat, "left", undecided=bool(others))
    if not others:
        end(table, settings, "left")
    count_all_votes(table, settings)


async def resign(table: Table, person: PersonRow, seat: int) -> None:
    """Give the match up: at two it is lost; among more a bot plays on, and keeps the seat."""

    def change(settings: TableSettings) -> None:
        permissions.check("resign", table.row, settings, person.id, seat=seat)
        if table.status != "playing":
            raise NotNow("resign", table.status)
        place = place_at(settings, seat)
        note(table, settings, "resigned", seat, place.name)
        if len(settings.places) > 2 and settings.people() != {person.id}:
            get_up(table, settings, seat, "resigned", undecided=False)
            stand_in(table, settings, seat)
            count_all_votes(table, settings)
        else:
            place.absence = Absence(person.id, "resigned", table.context.now(), table.version)
            end(table, settings, "resigned")

    await amend(table, change)


def time_out(table: Table, settings: TableSettings, seat: int) -> None:
    """Do what the table's pace says: a bot plays on, or the others decide."""
    place = place_at(settings, seat)
    others = settings.people() - {place.person}
    asks = settings.pace.on_timeout == "table" and bool(others)
    if place.kind == "person":
        note(table, settings, "timed_out", seat, place.name)
        get_up(table, settings, seat, "timeout", undecided=asks)
    if not asks:
        stand_in(table, settings, seat)
    count_all_votes(table, settings)


# What the others choose


async def decide(table: Table, person: PersonRow, seat: int, wanted: wire.Decide) -> None:
    """Say what shall happen at the seat of somebody who is not there; more than half decides."""
    if wanted.bot:
        listed_bot(wanted.bot)

    def change(settings: TableSettings) -> None:
        permissions.check("decide", table.row, settings, person.id)
        place = place_at(settings, seat)
        absence = place.absence
        if table.status != "playing" or absence is None or not absence.undecided:
            raise NotNow("decide", table.status)
        absence.votes[person.id] = wanted.choice
        absence.bots.pop(person.id, None)
        if wanted.choice == "bot" and wanted.bot:
            absence.bots[person.id] = wanted.bot
        count_votes(table, settings, seat)

    await amend(table, change)


def count_votes(table: Table, settings: TableSettings, seat: int) -> None:
    """Do what more than half of those who still sit here have chosen for a seat, if they are asked."""
    absence = settings.places[seat].absence
    if absence is None or not absence.undecided or settings.ended:
        return
    people = settings.people()
    votes = Counter(choice for person, choice in absence.votes.items() if person in people)
    for choice, in_favour in votes.items():
        if 2 * in_favour > len(people):
            carry_out(table, settings, seat, absence, choice)
            return


def count_all_votes(table: Table, settings: TableSettings) -> None:
    """Somebody has gone, and is no longer counted: those who are left may be agreed by that."""
    for seat in range(len(settings.places)):
        count_votes(table, settings, seat)


def carry_out(
    table: Table, settings: TableSettings, seat: int, absence: Absence, choice: wire.Choice
) -> None:
    """Do what more than half have chosen. To wait for somebody who left means to leave the question open."""
    if choice == "bot":
        stand_in(table, settings, seat, wanted_bot(settings, absence))
    elif choice == "end":
        note(table, settings, "voted", seat, place_at(settings, seat).name)
        end(table, settings, "voted")
    elif absence.why == "timeout":
        # Whose time had run out gets it anew, and plays on.
        pace = settings.pace
        seconds = float(pace.bank) if pace.kind == "live" else 86_400.0 * pace.days
        settings.graces.append(Grace(table.version, seat, seconds))
        come_back(table, settings, seat)


def wanted_bot(settings: TableSettings, absence: Absence) -> str | None:
    """The bot that most who still sit here have named, of several the first; or none was named."""
    people = settings.people()
    named = Counter(bot for person, bot in absence.bots.items() if person in people)
    return named.most_common(1)[0][0] if named else None


# Coming back


async def take_seat_back(table: Table, person: PersonRow, seat: int) -> None:
    """Somebody is there again: whoever played for them gives the seat back at once."""

    def change(settings: TableSettings) -> None:
        permissions.check("return", table.row, settings, person.id)
        if seat in settings.seats_of(person.id):
            # Asked for twice: they sit there already.
            return
        if table.status != "playing":
            raise NotNow("return", table.status)
        if not place_at(settings, seat).is_kept_for(person.id):
            raise NotAllowed("return")
        give_back(table, settings, seat)

    await amend(table, change)


def give_back(table: Table, settings: TableSettings, seat: int) -> None:
    """The seat's person sits down again; who lost it by the clock finds some time on it."""
    place = place_at(settings, seat)
    log, wanted = table.log, clock_after_return(settings.pace)
    is_lost_by_clock = place.kind == "bot" or (place.absence is not None and place.absence.why == "timeout")
    if log is not None and wanted is not None and is_lost_by_clock:
        short = wanted - log.clocks.left_at(seat, table.context.now())
        if short > 0:
            settings.graces.append(Grace(table.version, seat, short))
    come_back(table, settings, seat)


def come_back(table: Table, settings: TableSettings, seat: int) -> None:
    """Sit down where one sat, under the same name."""
    place = place_at(settings, seat)
    assert place.absence is not None
    note(table, settings, "returned", seat, place.name)
    sit_down(table, place, place.name, place.absence.person, None)
    place.absence = None
