"""Hindsight: the people of a table as they were a while ago, for those who are told late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from patolli.server import wire
from patolli.server.tables.settings import Absence, Happening, SeatSettings, TableSettings

# How somebody's seat comes to be without them, as the log has it, and as the seat.
DEPARTURES: Final[dict[wire.HappeningKind, wire.Why]] = {
    "left": "left",
    "timed_out": "timeout",
    "resigned": "resigned",
}


def is_news(happening: Happening, settings: TableSettings, until: float) -> bool:
    """Whether it is too new for whoever is told what was known then; what was before the match is for all."""
    return happening.time > max(until, settings.started)


def known_by(settings: TableSettings, until: float) -> TableSettings:
    """The settings without what people did since: who sat where, who was gone, what the log told.

    What they ask each other, and how they vote on somebody's seat, is theirs alone.
    """
    told = [each for each in settings.happenings if not is_news(each, settings, until)]
    news = settings.happenings[len(told) :]
    are_asked = any(place.absence is not None and place.absence.votes for place in settings.places)
    if not news and not are_asked and settings.offer is None:
        return settings
    places = [
        seat_before(
            place,
            [each for each in told if each.seat == seat],
            next((each for each in news if each.seat == seat), None),
        )
        for seat, place in enumerate(settings.places)
    ]
    # Whoever has just come back was given time for it.
    back = {(each.version, each.seat) for each in news if each.kind == "returned"}
    graces = [each for each in settings.graces if (each.version, each.seat) not in back]
    return msgspec.structs.replace(settings, happenings=told, places=places, graces=graces, offer=None)


def seat_before(place: SeatSettings, told: Sequence[Happening], first_news: Happening | None) -> SeatSettings:
    """A seat as it was before the first thing that is news there."""
    absence = place.absence
    if first_news is None:
        if absence is None:
            return place
        return msgspec.structs.replace(place, absence=msgspec.structs.replace(absence, votes={}, bots={}))
    gone: Happening | None = None
    bot: str | None = None
    for each in told:
        if each.kind in DEPARTURES:
            gone, bot = each, None
        elif each.kind == "bot_sat":
            bot = each.bot
        elif each.kind == "returned":
            gone, bot = None, None
    # Who sat down later did so at a later version; of those before the first the first is the one who began.
    sitters = place.sitters[:1] + [each for each in place.sitters[1:] if each.since < first_news.version]
    if gone is None:
        return SeatSettings("person", place.name, place.keeper, sitters=sitters)
    return SeatSettings(
        "gone" if bot is None else "bot",
        place.name,
        bot=bot,
        absence=Absence(place.keeper, DEPARTURES[gone.kind], gone.time, gone.version, undecided=bot is None),
        sitters=sitters,
    )
