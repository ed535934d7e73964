"""Offers: what the people at a table must agree on."""

from __future__ import annotations

import secrets

from patolli.engine.errors import NothingToTakeBack
from patolli.server.errors import NoSuchOffer, NotAllowed, NotNow, StaleVersion
from patolli.server.tables import permissions
from patolli.server.tables.moves import Submission, rewinding, submit
from patolli.server.tables.seats import replace_by_bot
from patolli.server.tables.settings import Grace, OpenOffer, TableSettings
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
    if moves >= len(table.log.match.moves):
        raise NothingToTakeBack
    offer = OpenOffer(secrets.token_urlsafe(9), "take_back", seat, moves, version, [])

    def change(settings: TableSettings) -> None:
        permissions.check("play", table.row, settings, person, seat=seat)
        offer.answered = settings.seats_of(person)
        if settings.offer is not None and settings.offer.kind == "timeout":
            raise NotNow("take_back", "timeout")
        settings.offer = offer

    await amend(table, change)
    return await _settle_take_back(table, key)


async def answer(table: Table, person: str, offer: str, word: str, key: str) -> int:
    """Answer an open offer; the version after it."""

    def change(settings: TableSettings) -> None:
        permissions.check("answer", table.row, settings, person)
        if settings.offer is None or settings.offer.id != offer:
            raise NoSuchOffer(offer)
        if settings.offer.kind == "timeout":
            _decide_timeout(settings, settings.offer, person, word)
        elif word == "yes":
            agreed = {*settings.offer.answered, *settings.seats_of(person)}
            settings.offer.answered = sorted(agreed)
        elif word == "no":
            settings.offer = None
        else:
            raise NotAllowed(word)

    await amend(table, change)
    return await _settle_take_back(table, key)


def _decide_timeout(settings: TableSettings, offer: OpenOffer, person: str, word: str) -> None:
    """The first of the others decides what happens to whoever ran out of time."""
    place = settings.places[offer.seat]
    if place.person == person:
        raise NotAllowed("answer")
    if word == "wait":
        seconds = float(settings.pace.bank) if settings.pace.kind == "live" else 86_400.0 * settings.pace.days
        settings.graces.append(Grace(offer.version, offer.seat, seconds))
    elif word == "bot":
        replace_by_bot(place)
    elif word == "end":
        settings.ended = True
    else:
        raise NotAllowed(word)
    settings.offer = None


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
