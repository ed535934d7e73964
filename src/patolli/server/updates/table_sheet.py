"""The sheet of a table: what the wire tells of it besides the match, as somebody may see it."""

# Hot: compiled by mypyc.

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from patolli.engine.chance import commitment
from patolli.server import wire
from patolli.server.tables.clocks import clock_after_return
from patolli.server.tables.settings import Card, RematchOffer, TableSettings
from patolli.server.updates.projection import hidden
from patolli.storage.rows import TableRow

# After so many seconds whoever offers a rematch may let bots play for those who have not joined.
FILL_SECONDS: Final = 60.0

_card_decoder: Final = msgspec.json.Decoder(Card)


class Surroundings:
    """What is known of a table besides its row: the time, who is there, who watches, which bot stands in."""

    def __init__(
        self, now: float, stand_in: str, online: set[str], watchers: Sequence[wire.Watcher] = ()
    ) -> None:
        self.now: Final = now
        self.stand_in: Final = stand_in
        self.online: Final = online
        self.watchers: Final = list(watchers)


def table_sheet(
    row: TableRow,
    settings: TableSettings,
    person: str | None,
    around: Surroundings,
    invited: bool = False,
    archived: bool = False,
) -> wire.TableSheet:
    """The sheet for one person, or for anybody."""
    is_owner = person is not None and settings.owner == person
    has_sat = person is not None and (person in settings.sat or bool(settings.seats_of(person)))
    sits_here = bool(settings.seats_of(person)) or is_owner
    is_over = row.line.status in ("over", "ended")
    offer = settings.offer
    card = _card_decoder.decode(row.line.card)
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
        stand_in=around.stand_in,
        wait=settings.wait,
        delay=settings.delay,
        watchers_chat=settings.watchers_chat,
        language=settings.language,
        level=settings.level,
        seats=[_seat(settings, seat, person, around.online) for seat in range(len(settings.places))],
        owned=is_owner,
        host=next(iter(settings.seats_of(settings.owner)), None),
        mine=has_sat,
        archived=archived,
        created=row.created,
        touched=row.line.touched,
        version=row.head,
        to_act=row.line.to_act,
        questions=_questions(card, settings, person),
        deadline=_deadline(row, settings),
        progress=cast("dict[str, wire.Plain]", card.progress),
        scores=row.line.scores,
        ranking=row.line.ranking,
        ending=settings.ending,
        commitment=None if settings.seed is None else commitment(int(settings.seed, 16)),
        seed=settings.seed if is_over else None,
        invite=row.invite if sits_here or invited else None,
        code=settings.code if sits_here or invited else None,
        share=settings.share if sits_here or has_sat else None,
        offer=None
        if offer is None or offer.kind == "timeout"
        else wire.Offer(offer.id, offer.kind, offer.seat, offer.moves, offer.answered),
        happenings=[
            wire.Happening(each.version, each.time, each.kind, each.seat, each.name, each.bot)
            for each in settings.happenings
        ],
        watchers=around.watchers,
        rematch=_rematch(settings, settings.rematch_offer, around.now),
        rematch_of=settings.rematch_of,
        forked_from=settings.forked_from,
        lesson=settings.lesson,
        puzzle=settings.puzzle,
        hints=settings.hints,
        advised=settings.is_advised(person),
        from_file=settings.start is not None and settings.forked_from is None and not settings.is_passing,
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
        absence=_absence(settings, seat, person),
        sitters=[wire.Sitter(each.since, each.name, each.bot) for each in place.sitters],
    )


def _absence(settings: TableSettings, seat: int, person: str | None) -> wire.Absence | None:
    place = settings.places[seat]
    absence = place.absence
    if absence is None:
        return None
    is_kept = place.is_kept_for(person) and not settings.ended
    return wire.Absence(
        why=absence.why,
        name=place.name,
        since=absence.time,
        version=absence.version,
        yours=person is not None and absence.person == person,
        returnable=is_kept,
        clock=clock_after_return(settings.pace) if is_kept and place.kind == "bot" else None,
        undecided=absence.undecided,
        votes=[
            wire.Vote(index, absence.votes[each.person])
            for index, each in enumerate(settings.places)
            if each.person is not None and each.person in absence.votes
        ],
    )


def _questions(card: Card, settings: TableSettings, person: str | None) -> list[wire.Pending]:
    """What is asked: one's own question whole; of another's the name, if nobody else is asked."""
    own = settings.seats_of(person)
    # Of several own seats none is told: one of them may not be meant for whoever looks.
    return hidden(card.questions, own[0] if len(own) == 1 else None)


def _deadline(row: TableRow, settings: TableSettings) -> float | None:
    """When time runs out for those who are asked; a bot's turn is no matter of clocks."""
    is_bots = any(settings.places[seat].kind == "bot" for seat in row.line.to_act)
    return None if is_bots or row.line.status != "playing" else row.line.due


def _rematch(settings: TableSettings, offer: RematchOffer | None, now: float) -> wire.Rematch | None:
    if offer is None:
        return None
    keepers = [place.keeper for place in settings.places]
    by = keepers.index(offer.by) if offer.by in keepers else -1
    return wire.Rematch(
        status="begun" if offer.table is not None else "offered" if offer.is_open(now) else "ended",
        by=by,
        name=settings.places[by].name if by >= 0 else "",
        offered=offer.offered,
        until=offer.until,
        fill_at=offer.offered + FILL_SECONDS,
        answers=[
            wire.RematchAnswer(
                seat,
                settings.places[seat].name,
                "joined" if keeper in offer.joined else "declined" if keeper in offer.declined else "asked",
            )
            for seat, keeper in enumerate(keepers)
            if keeper is not None
        ],
        order=rematch_order(len(settings.places)),
        table=offer.table,
    )


def rematch_order(seats: int) -> list[int]:
    """Who sits where next time, by the seats of this time: everybody one further, so that another begins."""
    return [(seat + 1) % seats for seat in range(seats)]
