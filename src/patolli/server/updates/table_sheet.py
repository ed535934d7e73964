"""The sheet of a table: what the wire tells of it besides the match, as somebody may see it."""

# Hot: compiled by mypyc.

from __future__ import annotations

from patolli.engine.chance import commitment
from patolli.server import wire
from patolli.server.tables.settings import TableSettings
from patolli.storage.rows import TableRow


def table_sheet(
    row: TableRow, settings: TableSettings, person: str | None, online: set[str], invited: bool = False
) -> wire.TableSheet:
    """The sheet for one person, or for anybody."""
    sits_here = bool(settings.seats_of(person)) or (person is not None and settings.owner == person)
    is_over = row.line.status in ("over", "ended")
    offer = settings.offer
    return wire.TableSheet(
        id=row.id,
        name=settings.name,
        game=row.game,
        rules=settings.rules,
        options=settings.options,
        status=row.line.status,
        private=row.private,
        spectators=settings.spectators,
        chat=settings.chat,
        pace=settings.pace,
        seats=[_seat(settings, seat, person, online) for seat in range(len(settings.places))],
        owned=person is not None and settings.owner == person,
        created=row.created,
        touched=row.line.touched,
        version=row.head,
        to_act=row.line.to_act,
        scores=row.line.scores,
        ranking=row.line.ranking,
        commitment=None if settings.seed is None else commitment(int(settings.seed, 16)),
        seed=settings.seed if is_over else None,
        invite=row.invite if sits_here or invited else None,
        offer=None
        if offer is None
        else wire.Offer(offer.id, offer.kind, offer.seat, offer.moves, offer.answered),
        rematch=settings.rematch,
        forked_from=settings.forked_from,
    )


def _seat(settings: TableSettings, seat: int, person: str | None, online: set[str]) -> wire.Seat:
    place = settings.places[seat]
    is_own = person is not None and place.person == person
    return wire.Seat(
        seat=seat,
        kind=place.kind,
        name=place.name,
        person=place.person,
        bot=place.bot,
        online=place.person in online or place.kind == "bot",
        yours=is_own,
        orders=place.orders if is_own else None,
    )
