"""Creating tables: new ones, rematches, and forks of a position."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from patolli.bots.lineup import bot_of
from patolli.engine.chance import QuickChance
from patolli.engine.errors import BadSetup, Reason
from patolli.engine.match import Match
from patolli.games import game_of
from patolli.server import wire
from patolli.server.errors import NotNow
from patolli.server.people.names import clean_name, clean_text
from patolli.server.tables import permissions
from patolli.server.tables.registry import Tables
from patolli.server.tables.settings import SeatSettings, TableSettings, with_settings
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.state import summary
from patolli.server.tables.table import Table
from patolli.storage.rows import HeadLine, PersonRow, TableRow

# 72 bits name a table, 192 let somebody in.
ID_BYTES: Final = 9
INVITE_BYTES: Final = 24
SEED_BITS: Final = 256


async def make_table(tables: Tables, person: PersonRow, wanted: wire.NewTable) -> Table:
    """A new table with a secret seed; it starts by itself when nobody is missing."""
    game = game_of(wanted.game)
    setup = game.setup(len(wanted.seats), wanted.options, secrets.randbits(SEED_BITS))
    settings = TableSettings(
        name=clean_text(wanted.name),
        rules=game.version,
        options=setup.options,
        private=wanted.private,
        spectators=wanted.spectators,
        chat=wanted.chat,
        pace=wanted.pace,
        owner=person.id,
        places=[place_of(wish, person) for wish in wanted.seats],
        wait=wanted.wait,
        seed=hex(setup.seed),
    )
    return await open_table(tables, game.key, settings)


def place_of(wish: wire.SeatWish, person: PersonRow) -> SeatSettings:
    """A seat as its maker wishes it."""
    if wish.kind == "me":
        return SeatSettings("person", clean_name(wish.name) if wish.name else person.name, person.id)
    if wish.kind == "bot":
        bot_of(wish.bot)
        return SeatSettings("bot", wish.bot, None, wish.bot)
    return SeatSettings(wish.kind)


async def open_table(tables: Tables, game: str, settings: TableSettings) -> Table:
    """Write a table down and begin if everyone is there."""
    now = tables.context.now()
    settings.confirm_turns = settings.has_people()
    if settings.start is not None:
        settings.start = {**settings.start, "confirm_turns": settings.confirm_turns}
    if not settings.free_seats() and not settings.wait:
        settings.started = now
    row = TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game,
        invite=secrets.token_urlsafe(INVITE_BYTES),
        private=settings.private,
        created=now,
        revision=1,
        head=0,
        line=HeadLine("gathering", [], None, now),
        sheet="",
        sitting=[],
    )
    table = tables.table_of(with_settings(row, settings), [])
    listing = summary(table.log, table.settings, now)
    table.row = msgspec.structs.replace(table.row, line=listing)
    await tables.context.store.add_table(table.row)
    tables.known[table.id] = table
    tables.context.metrics.count("patolli_tables_made_total")
    table.follow_up()
    return table


async def make_rematch(tables: Tables, table: Table, person: PersonRow) -> Table:
    """The same seats again with a new seed; people other than the maker are invited by the old table."""
    if table.status not in ("over", "ended"):
        raise NotNow("rematch", table.status)
    if table.settings.rematch is not None:
        return await tables.find(table.settings.rematch)
    old = table.settings
    places = [SeatSettings(place.kind, place.name, place.person, place.bot) for place in old.places]
    for place in places:
        # Others must come by themselves: a table does not begin behind anybody's back.
        if place.kind in ("person", "gone") and place.person != person.id:
            place.kind, place.person, place.name = "open", None, ""
    game = game_of(table.row.game)
    fresh = TableSettings(
        name=old.name,
        rules=game.version,
        options=old.options,
        private=old.private,
        spectators=old.spectators,
        chat=old.chat,
        pace=old.pace,
        owner=person.id,
        places=places,
        wait=False,
        seed=hex(secrets.randbits(SEED_BITS)) if old.seed is not None else None,
        start=old.start,
    )
    made = await open_table(tables, game.key, fresh)

    def point(settings: TableSettings) -> None:
        settings.rematch = made.id if settings.rematch is None else settings.rematch

    await amend(table, point)
    chosen: str | None = table.settings.rematch
    return made if chosen is None else await tables.find(chosen)


async def make_fork(tables: Tables, table: Table, person: PersonRow, wanted: wire.Fork) -> Table:
    """Play on from a position of a table; of a running match only what the seat can know."""
    async with table.locked():
        if table.log is None:
            raise NotNow("fork", table.status)
        match = table.log.match_after(wanted.move)
        if table.status == "playing":
            seats = table.settings.seats_of(person.id)
            permissions.check("play", table.row, table.settings, person.id, seat=seats[0] if seats else -1)
            chance = QuickChance(secrets.randbits(SEED_BITS))
            start = match.game.position(match.state.reimagined(seats[0] if len(seats) == 1 else -1, chance))
        else:
            start = match.position()
        options = table.settings.options
    game = table.row.game
    return await open_table(tables, game, forked_settings(game, person, wanted, start, options, table.id))


async def make_fork_of_record(
    tables: Tables, person: PersonRow, match: Match, wanted: wire.ForkRecord
) -> Table:
    """Play on from a position of a record file."""
    options = {} if match.setup is None else match.setup.options
    key = match.game.key
    return await open_table(
        tables, key, forked_settings(key, person, wanted, match.position(), options, None)
    )


def forked_settings(
    game: str,
    person: PersonRow,
    wanted: wire.Fork | wire.ForkRecord,
    start: dict[str, object],
    options: dict[str, str],
    forked_from: str | None,
) -> TableSettings:
    """The settings of a match that starts from a position."""
    rules = game_of(game)
    state = rules.from_position(start)
    if len(wanted.seats) != state.seats:
        raise BadSetup("seats", len(wanted.seats), Reason("one_of", names=(state.seats,)))
    if state.is_over():
        raise NotNow("fork", "over")
    return TableSettings(
        name=clean_text(wanted.name),
        rules=rules.version,
        options=options,
        private=wanted.private,
        spectators=True,
        chat=wanted.chat,
        pace=wanted.pace,
        owner=person.id,
        places=[place_of(wish, person) for wish in wanted.seats],
        wait=False,
        start=start,
        forked_from=forked_from,
    )
