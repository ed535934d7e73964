"""Rematches: an offer at a finished table, and a new one for the same people when all have joined.

The offer lives at the finished table alone. The new table is written in the same commit as the last
answer, so that it is made once, whatever happens.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from patolli.bots.lineup import bot_names
from patolli.games import game_of
from patolli.server.errors import NotNow, ServerBusy
from patolli.server.tables import permissions
from patolli.server.tables.absences import substitute
from patolli.server.tables.create import SEED_BITS, place_in_memory, row_of_new_table
from patolli.server.tables.registry import Tables
from patolli.server.tables.settings import RematchOffer, SeatSettings, TableSettings, copy_of
from patolli.server.tables.settings_commit import ATTEMPTS, accept, amend, prepared
from patolli.server.tables.table import Table
from patolli.server.updates.table_sheet import FILL_SECONDS, rematch_order
from patolli.storage import StoreUnavailable
from patolli.storage.rows import PersonRow

# How long an offer stands: while people sit at their screens, or until they have looked again.
LIVE_SECONDS: Final = 600.0
DAYS_SECONDS: Final = 2 * 86_400.0


async def offer_or_join(tables: Tables, table: Table, person: PersonRow) -> None:
    """Want to play again: make an offer, or say yes to the one that stands."""

    def answer(settings: TableSettings) -> None:
        standing = open_offer(settings, table.context.now())
        if standing is None:
            now = table.context.now()
            lasts = LIVE_SECONDS if settings.pace.kind == "live" else DAYS_SECONDS
            settings.rematch_offer = RematchOffer(person.id, now, now + lasts, [person.id])
        else:
            standing.declined = [each for each in standing.declined if each != person.id]
            standing.joined = sorted({*standing.joined, person.id})

    await settle(tables, table, person, answer, fills=False)


async def decline(table: Table, person: PersonRow) -> None:
    """Not now; whoever changes their mind joins after all."""

    def change(settings: TableSettings) -> None:
        check(table, settings, person)
        standing = open_offer(settings, table.context.now())
        if standing is None:
            raise NotNow("rematch", table.status)
        if person.id == standing.by:
            standing.withdrawn = True
            return
        standing.joined = [each for each in standing.joined if each != person.id]
        standing.declined = sorted({*standing.declined, person.id})

    await amend(table, change)


async def fill(tables: Tables, table: Table, person: PersonRow) -> None:
    """After a minute whoever offers may begin with those who have joined, and bots for the others."""

    def check_time(settings: TableSettings) -> None:
        now = table.context.now()
        standing = open_offer(settings, now)
        if standing is None or standing.by != person.id or now < standing.offered + FILL_SECONDS:
            raise NotNow("rematch", "waiting" if standing is not None else table.status)

    await settle(tables, table, person, check_time, fills=True)


def check(table: Table, settings: TableSettings, person: PersonRow) -> None:
    """Refuse whoever did not play here to the end, and a match that still runs."""
    permissions.check("rematch", table.row, settings, person.id)
    if table.status not in ("over", "ended"):
        raise NotNow("rematch", table.status)
    if person.id not in keepers(settings):
        raise NotNow("rematch", table.status)


def keepers(settings: TableSettings) -> set[str]:
    """Whose seats they are."""
    return {place.keeper for place in settings.places if place.keeper is not None}


def open_offer(settings: TableSettings, now: float) -> RematchOffer | None:
    """The offer that can still be answered; one that was taken up stays what it is."""
    offer = settings.rematch_offer
    if offer is not None and offer.table is not None:
        raise NotNow("rematch", "begun")
    return offer if offer is not None and offer.is_open(now) else None


async def settle(
    tables: Tables, table: Table, person: PersonRow, answer: Callable[[TableSettings], None], fills: bool
) -> None:
    """Take an answer; when nobody is missing any more, the new table is made with it."""
    made: Table | None = None
    async with table.locked():
        for _ in range(ATTEMPTS):
            offer = table.settings.rematch_offer
            if offer is not None and offer.table is not None and person.id in offer.joined:
                # Said twice: the table is there.
                return
            settings = copy_of(table.settings)
            check(table, settings, person)
            answer(settings)
            made = new_table(tables, table, settings, fills)
            log, row = prepared(table, settings, table.row.invite)
            table.is_stale = True
            store = table.context.store
            try:
                is_committed = await (
                    store.change_table(row) if made is None else store.change_and_add_table(row, made.row)
                )
            except StoreUnavailable as error:
                raise ServerBusy from error
            if is_committed:
                accept(table, log, row, settings)
                break
            await table.reload()
        else:
            raise ServerBusy
        table.tell_sheet()
    if made is not None:
        place_in_memory(tables, made)
    table.follow_up()


def new_table(tables: Tables, table: Table, settings: TableSettings, fills: bool) -> Table | None:
    """The table of a rematch, if everybody has joined or bots shall play for the others."""
    offer = settings.rematch_offer
    assert offer is not None
    if not fills and not keepers(settings) <= set(offer.joined):
        return None
    game = game_of(table.row.game)
    fresh = TableSettings(
        name=settings.name,
        rules=game.version,
        options=settings.options,
        private=settings.private,
        spectators=settings.spectators,
        chat=settings.chat,
        pace=settings.pace,
        owner=offer.by,
        places=[place_again(settings.places[seat], offer) for seat in rematch_order(len(settings.places))],
        wait=False,
        seed=hex(secrets.randbits(SEED_BITS)) if settings.seed is not None else None,
        start=settings.start,
        delay=settings.delay,
        watchers_chat=settings.watchers_chat,
        language=settings.language,
        level=settings.level,
        rematch_of=table.id,
    )
    made = row_of_new_table(tables, game.key, fresh)
    offer.table = made.id
    return made


def place_again(place: SeatSettings, offer: RematchOffer) -> SeatSettings:
    """The seat of somebody who plays again, or of the bot that did or shall."""
    if place.keeper is not None and place.keeper in offer.joined:
        return SeatSettings("person", place.name, place.keeper)
    bot = place.bot if place.bot is not None and place.bot in bot_names() else substitute()
    return SeatSettings("bot", bot, None, bot)
