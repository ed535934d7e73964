"""Creating tables: new ones, and forks of a position."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from patolli.bots.lineup import listed_bot
from patolli.engine.chance import QuickChance
from patolli.engine.errors import BadSetup, Reason
from patolli.engine.match import Match
from patolli.games import game_of
from patolli.server import wire
from patolli.server.errors import KeyReused, NotNow, TooManyTables
from patolli.server.identifiers import TABLE_BYTES, id_of_gesture, new_id
from patolli.server.people.names import clean_name, clean_text
from patolli.server.tables import permissions
from patolli.server.tables.registry import Tables
from patolli.server.tables.seats import new_secret
from patolli.server.tables.settings import SeatSettings, TableSettings, with_settings
from patolli.server.tables.state import summary
from patolli.server.tables.table import Table
from patolli.storage.rows import LESSON, HeadLine, PersonRow, TableRow

SEED_BITS: Final = 256
WISH_BYTES: Final = 16


class Gesture(NamedTuple):
    """Somebody's wish for a table with a key: which table it is, and a digest of all that was said."""

    key: str
    table: str
    wish: str


def gesture_of(
    person: PersonRow, wanted: wire.NewTable | wire.Fork | wire.ForkRecord, at: str = ""
) -> Gesture | None:
    """What a wish stands for, however often it arrives; without a key nobody knows it again."""
    if wanted.key is None:
        return None
    said = msgspec.json.encode((type(wanted).__name__, at, wanted), order="sorted")
    wish = blake2b(said, digest_size=WISH_BYTES).hexdigest()
    return Gesture(wanted.key, id_of_gesture(TABLE_BYTES, person.id, wanted.key), wish)


async def make_table(
    tables: Tables, person: PersonRow, wanted: wire.NewTable, pairing: bool = False
) -> Table:
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
        places=[place_of(wish, person, wanted.private) for wish in wanted.seats],
        wait=wanted.wait,
        seed=hex(setup.seed),
        delay=wanted.delay,
        watchers_chat=wanted.watchers_chat,
        language=wanted.language,
        level=wanted.level,
        pairing=pairing,
    )
    return await open_table(tables, game.key, settings, gesture_of(person, wanted))


def place_of(wish: wire.SeatWish, person: PersonRow, private: bool) -> SeatSettings:
    """A seat as its maker wishes it; nobody finds a private table, so its seats are for the link."""
    if wish.kind == "me":
        return SeatSettings("person", clean_name(wish.name) if wish.name else person.name, person.id)
    if wish.kind == "bot":
        listed_bot(wish.bot)
        return SeatSettings("bot", wish.bot, None, wish.bot)
    return SeatSettings("link" if private else wish.kind)


async def open_table(
    tables: Tables, game: str, settings: TableSettings, gesture: Gesture | None = None
) -> Table:
    """Write a table down and begin if everyone is there; the table of a gesture is made once."""
    made = None if gesture is None else await made_before(tables, gesture)
    if made is not None:
        return made
    await check_open_tables(tables, settings.owner)
    while True:
        table = row_of_new_table(tables, game, settings, gesture)
        outcome = await tables.context.store.add_table(table.row)
        if outcome != "code_taken":
            break
    if gesture is None:
        place_in_memory(tables, table)
        return table
    # The same wish may have come twice at once; what was written down is the table of both.
    made = await made_before(tables, gesture)
    assert made is not None
    if outcome == "added":
        announce(made)
    return made


async def made_before(tables: Tables, gesture: Gesture) -> Table | None:
    """The table of a gesture, if there is one; its key stands for no other wish."""
    if await tables.context.store.table(gesture.table) is None:
        return None
    table = await tables.find(gesture.table)
    if table.settings.wish != gesture.wish:
        raise KeyReused(gesture.key)
    return table


async def check_open_tables(tables: Tables, person: str) -> None:
    """Refuse one more table to whoever has as many as one can look after."""
    most = tables.context.settings.open_tables
    running, _ = await tables.context.store.count_matches(person)
    if running >= most:
        raise TooManyTables(most)


def row_of_new_table(
    tables: Tables, game: str, settings: TableSettings, gesture: Gesture | None = None
) -> Table:
    """A table that is not written down yet; it begins if everyone is there."""
    now = tables.context.now()
    settings.wish = "" if gesture is None else gesture.wish
    drawn = (LESSON if settings.is_passing else "") + new_id(TABLE_BYTES)
    settings.confirm_turns = settings.has_people()
    if settings.start is not None:
        settings.start = {**settings.start, "confirm_turns": settings.confirm_turns}
    if not settings.free_seats() and not settings.wait:
        settings.begin(now)
    settings.take_code(not settings.started)
    row = TableRow(
        id=drawn if gesture is None else gesture.table,
        game=game,
        invite=new_secret(),
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
    return table


def place_in_memory(tables: Tables, table: Table) -> None:
    """A table has been written down: whoever sits there is told, and its bots begin."""
    tables.keep(table)
    announce(table)


def announce(table: Table) -> None:
    """There is a new table."""
    table.context.metrics.count("patolli_tables_made_total")
    table.tell_lobby()
    table.follow_up()


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
        settings = table.settings
    game = table.row.game
    forked = forked_settings(game, person, wanted, start, settings.options, table.id)
    forked.from_people = settings.from_people or (
        table.status == "playing" and settings.has_others(person.id)
    )
    return await open_table(tables, game, forked, gesture_of(person, wanted, table.id))


async def make_fork_of_record(
    tables: Tables, person: PersonRow, match: Match, wanted: wire.ForkRecord
) -> Table:
    """Play on from a position of a record file."""
    options = {} if match.setup is None else match.setup.options
    key = match.game.key
    settings = forked_settings(key, person, wanted, match.position(), options, None)
    return await open_table(tables, key, settings, gesture_of(person, wanted))


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
        places=[place_of(wish, person, wanted.private) for wish in wanted.seats],
        wait=False,
        start=start,
        forked_from=forked_from,
    )
