"""Offers: what the people at a table must agree on."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from patolli.engine.errors import NothingToTakeBack
from patolli.server.errors import NoSuchOffer, NotAllowed, NotNow, StaleVersion
from patolli.server.tables import permissions
from patolli.server.tables.moves import Gesture, carry_out, rewinding
from patolli.server.tables.settings import Grace, OpenOffer, Sheet
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.table import Table
from patolli.server.tables.timeouts import replace_by_bot

if TYPE_CHECKING:
    from patolli.server.context import House


async def ask_take_back(
    house: House, table: Table, person: str, seat: int, version: int, moves: int, key: str
) -> int:
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

    def change(sheet: Sheet) -> None:
        permissions.check("play", table.row, sheet, person, seat=seat)
        offer.answered = sheet.seats_of(person)
        if sheet.offer is not None and sheet.offer.kind == "timeout":
            raise NotNow("take_back", "timeout")
        sheet.offer = offer

    await amend(house, table, change)
    return await _settle_take_back(house, table, key)


async def answer(house: House, table: Table, person: str, offer: str, word: str, key: str) -> int:
    """Answer an open offer; the version after it."""

    def change(sheet: Sheet) -> None:
        permissions.check("answer", table.row, sheet, person)
        if sheet.offer is None or sheet.offer.id != offer:
            raise NoSuchOffer(offer)
        if sheet.offer.kind == "timeout":
            _decide_timeout(sheet, sheet.offer, person, word)
        elif word == "yes":
            agreed = {*sheet.offer.answered, *sheet.seats_of(person)}
            sheet.offer.answered = sorted(agreed)
        elif word == "no":
            sheet.offer = None
        else:
            raise NotAllowed(word)

    await amend(house, table, change)
    return await _settle_take_back(house, table, key)


def _decide_timeout(sheet: Sheet, offer: OpenOffer, person: str, word: str) -> None:
    """The first of the others decides what happens to whoever ran out of time."""
    place = sheet.places[offer.seat]
    if place.person == person:
        raise NotAllowed("answer")
    if word == "wait":
        seconds = float(sheet.pace.bank) if sheet.pace.kind == "live" else 86_400.0 * sheet.pace.days
        sheet.graces.append(Grace(offer.version, offer.seat, seconds))
    elif word == "bot":
        replace_by_bot(place)
    elif word == "end":
        sheet.ended = True
    else:
        raise NotAllowed(word)
    sheet.offer = None


async def _settle_take_back(house: House, table: Table, key: str) -> int:
    """Go back once everyone has agreed; an offer about an older position is void."""
    offer = table.sheet.offer
    if offer is None or offer.kind != "take_back":
        return table.version
    people = [seat for seat, place in enumerate(table.sheet.places) if place.kind == "person"]
    if not set(people) <= set(offer.answered):
        return table.version

    def close(sheet: Sheet) -> None:
        if sheet.offer is not None and sheet.offer.id == offer.id:
            sheet.offer = None

    gesture = Gesture(offer.seat, offer.version, key, "person", rewinding(offer.moves))
    try:
        version = await carry_out(house, table, gesture)
    finally:
        await amend(house, table, close)
    return version
