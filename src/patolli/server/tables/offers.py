"""Offers: what the people at a table must agree on."""

from __future__ import annotations

from patolli.engine.errors import NothingToTakeBack
from patolli.server.errors import NoSuchOffer, NotAllowed, NotNow, StaleVersion
from patolli.server.identifiers import OFFER_BYTES, new_id
from patolli.server.tables import permissions
from patolli.server.tables.absences import end, note
from patolli.server.tables.match_log import REWIND
from patolli.server.tables.moves import Submission, check_length, rewinding, submit
from patolli.server.tables.settings import OpenOffer, TableSettings
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.table import Table


async def ask_take_back(table: Table, person: str, seat: int, version: int, moves: int, key: str) -> int:
    """Ask to go back; bots agree at once, people are asked."""
    if table.log is None or table.status != "playing":
        raise NotNow("take_back", table.status)
    if key in table.log.versions_of_keys:
        return table.log.versions_of_keys[key]
    if not table.log.is_fresh(seat, version):
        raise StaleVersion(version, table.version)
    check_length(table.log, [REWIND])
    if moves >= len(table.log.match.moves):
        raise NothingToTakeBack
    offer = OpenOffer(new_id(OFFER_BYTES), "take_back", seat, moves, version, [])

    def change(settings: TableSettings) -> None:
        permissions.check("play", table.row, settings, person, seat=seat)
        offer.answered = settings.seats_of(person)
        if any(place.absence is not None and place.absence.undecided for place in settings.places):
            raise NotNow("take_back", "timeout")
        settings.offer = offer

    await amend(table, change)
    return await _settle_take_back(table, key)


async def ask_end(table: Table, person: str) -> int:
    """Ask to stop the match here; who asks agrees, and asking again is agreeing."""

    def change(settings: TableSettings) -> None:
        permissions.check("answer", table.row, settings, person)
        if table.status != "playing":
            raise NotNow("end", table.status)
        seats = settings.seats_of(person)
        if settings.offer is None or settings.offer.kind != "end":
            settings.offer = OpenOffer(new_id(OFFER_BYTES), "end", seats[0], 0, table.version, [])
        agree(table, settings, settings.offer, person)

    await amend(table, change)
    return table.version


async def answer(table: Table, person: str, offer: str, word: str, key: str) -> int:
    """Answer an open offer; the version after it."""

    def change(settings: TableSettings) -> None:
        permissions.check("answer", table.row, settings, person)
        if settings.offer is None or settings.offer.id != offer:
            raise NoSuchOffer(offer)
        if word == "yes":
            agree(table, settings, settings.offer, person)
        elif word == "no":
            settings.offer = None
        else:
            raise NotAllowed(word)

    await amend(table, change)
    return await _settle_take_back(table, key)


def agree(table: Table, settings: TableSettings, offer: OpenOffer, person: str) -> None:
    """One more is for it; a match that all want to stop ends at once."""
    offer.answered = sorted({*offer.answered, *settings.seats_of(person)})
    people = [seat for seat, place in enumerate(settings.places) if place.kind == "person"]
    if offer.kind == "end" and set(people) <= set(offer.answered):
        note(table, settings, "agreed", offer.seat, settings.places[offer.seat].name)
        end(table, settings, "agreed")


async def _settle_take_back(table: Table, key: str) -> int:
    """Go back once everyone has agreed; an offer about an older position is void."""
    offer = table.settings.offer
    if offer is None or offer.kind != "take_back":
        return table.version
    people = [seat for seat, place in enumerate(table.settings.places) if place.kind == "person"]
    if not set(people) <= set(offer.answered):
        return table.version

    def close(settings: TableSettings) -> None:
        if settings.offer is not None and settings.offer.id == offer.id:
            settings.offer = None

    submission = Submission(offer.seat, offer.version, key, "person", rewinding(offer.moves))
    try:
        version = await submit(table, submission)
    finally:
        await amend(table, close)
    return version
