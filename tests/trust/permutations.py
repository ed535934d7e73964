"""Permutations: whatever a viewer cannot know is dealt anew, and every message to them stays the same, byte for byte.

The table is a real one in this process. Dealt anew are the position (by the rules' own imagination), which answers others gave, what
events told to others alone, the seed, the others' standing orders, and the links of a table at which the viewer does not sit.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from zlib import crc32

import msgspec

from patolli.engine.chance import QuickChance
from patolli.engine.event import Event
from patolli.server import wire
from patolli.server.costs import Costs, T
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.socket.handlers import handle
from patolli.server.tables.create import make_table
from patolli.server.tables.match_log import LogEntry
from patolli.server.tables.replay import frame
from patolli.server.tables.seats import sit
from patolli.server.tables.state import summary
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.ears import Ear, visiting
from tests.trust.simulation import NOON, SimulatedStore
from tests.trust.test_stores import play

PERMUTATIONS = 3
# Nobody asks so much at one moment as is asked here: prices are not what is tried.
UNLIMITED = ServerSettings("memory", socket_burst=1e9, socket_rate=1e9)
# The seal on the seed is public and follows from it; it is the seed that nobody may know.
SEAL = re.compile(rb'"commitment":"[^"]*"')


class Bytes(Ear):
    """Keeps what was said as it was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[bytes] = []

    def write(self, message: bytes) -> int:
        self.said.append(SEAL.sub(b'"commitment":""', bytes(message)))
        return 0


class AtOnce(Costs):
    """Nothing is thought about beside the loop: what else is told after a second would come between."""

    async def think(self, home: str, work: Callable[[], T]) -> T:
        return work()


class Gathering:
    """A running table of so many people, and somebody who looks on."""

    def __init__(self, process: ServerProcess, table: Table, people: list[PersonRow], stranger: PersonRow):
        self.process = process
        self.table = table
        # Each viewer with the seat that is theirs; a spectator has none.
        self.viewers: list[tuple[PersonRow, int | None]] = [
            *((person, seat) for seat, person in enumerate(people)),
            (stranger, None),
        ]


async def gather(game: str, people: int, chance: random.Random) -> Gathering:
    """A public table that has begun, in a store in memory."""
    process = ServerProcess(UNLIMITED, SimulatedStore(chance))
    process.context.now = lambda: NOON
    vars(process.context)["costs"] = AtOnce(UNLIMITED)
    await process.open()
    rows = [(await sign_in(process.context, f"Person {number}"))[0] for number in range(people + 1)]
    seats = [wire.SeatWish("me"), *[wire.SeatWish("link")] * (people - 1)]
    table = await make_table(process.tables, rows[0], wire.NewTable(game, seats, {}, private=False))
    for row in rows[1:people]:
        await sit(table, row, wire.Sit(invite=table.row.invite))
    for place in table.settings.places:
        place.orders = {"draws": "as_they_are"}
    return Gathering(process, table, rows[:people], rows[people])


async def told(gathering: Gathering, viewer: PersonRow, seat: int | None, words: list[str]) -> list[bytes]:
    """Every message that a viewer gets who comes, asks for all they may and tries what they may not."""
    tables, table = gathering.process.tables, gathering.table
    ear = Bytes()
    connection = visiting(ear, viewer)
    version = table.version
    asked: list[Any] = [
        wire.Hello(table.id, have_version=max(0, version - 2)),
        wire.Since(table.id, max(0, version - 8), version),
        wire.WantOutlook(table.id, version, actions=words[:2]),
        *[wire.WantReasons(table.id, version, [word]) for word in words[:8]],
        wire.WantAdvice(table.id, version),
        wire.Play(table.id, version, "key-nonsense", ["nonsense"]),
        wire.TakeBack(table.id, version + 1, "key-too-early"),
        wire.Ping(1.0),
        wire.Bye(table.id),
    ]
    for message in asked:
        await handle(tables, connection, message)
    assert table.log is not None
    frame_now = frame(table.log.match, 0, None, seat, False)
    return [*ear.said, msgspec.json.encode(frame_now)]


@contextmanager
def dealt_anew(table: Table, seat: int | None, chance: random.Random) -> Iterator[None]:
    """The same table, had everything come differently that this viewer cannot know."""
    log = table.log
    assert log is not None
    settings = table.settings
    before = log.match.state, list(log.entries), table.row, settings.seed, [p.orders for p in settings.places]
    log.match.state = before[0].reimagined(-1 if seat is None else seat, QuickChance(chance.getrandbits(64)))
    log.entries[:] = [unknown(entry, seat, before[1], chance) for entry in before[1]]
    line = summary(log, settings, table.row.line.touched)
    table.row = msgspec.structs.replace(table.row, line=line)
    if seat is None:
        table.row = msgspec.structs.replace(table.row, invite=f"{chance.getrandbits(190):x}")
    if settings.seed is not None:
        settings.seed = hex(chance.getrandbits(200))
    for index, place in enumerate(settings.places):
        if index != seat:
            place.orders = {"draws": f"dealt anew {chance.getrandbits(8)}"}
    try:
        yield
    finally:
        log.match.state, log.entries[:], table.row, settings.seed = before[:4]
        for place, orders in zip(settings.places, before[4], strict=True):
            place.orders = orders


def unknown(entry: LogEntry, seat: int | None, entries: list[LogEntry], chance: random.Random) -> LogEntry:
    """An entry as it could have been for whoever sees through a seat's eyes."""
    action = entry.action if entry.row.seat == seat else chance.choice(entries).action
    events = [
        each
        if each.is_seen_by(seat)
        else Event(each.kind, each.seat, tuple(0 if value else 1 for value in each.values), each.seen_by)
        for each in entry.events
    ]
    found = LogEntry(entry.row, entry.what, action, events, entry.moves)
    found.changes, found.asked = entry.changes, entry.asked
    return found


def truth(table: Table) -> int:
    """A number that follows from all that is secret; whoever is told it, or a bit of it, could know something."""
    log = table.log
    assert log is not None
    secret = [
        log.game.position(log.match.state),
        [entry.action for entry in log.entries],
        [event.values for entry in log.entries for event in entry.events],
        table.settings.seed,
        [place.orders for place in table.settings.places],
    ]
    return crc32(msgspec.json.encode(secret))


async def compare(game: str, people: int, seed: int, most: int, every: int = 1) -> tuple[int, set[str]]:
    """Play a match and compare; how many views there were, and which kinds of messages."""
    chance = random.Random(seed)
    gathering = await gather(game, people, chance)
    table = gathering.table
    views, kinds = 0, set[str]()
    words: list[str] = []
    while views < most:
        await play(table, chance, every)
        if table.log is None or table.log.match.is_over:
            break
        table.row = msgspec.structs.replace(table.row, line=summary(table.log, table.settings, NOON))
        mine = table.log.match.seat_to_act
        words = [each.notation for each in table.log.match.choices(mine)][:3] or words
        for person, seat in gathering.viewers:
            offered = [] if seat is None else [each.notation for each in table.log.match.choices(seat)]
            asked = chance.sample(offered, min(2, len(offered))) or words
            here = await hushed(gathering, person, seat, asked)
            kinds |= {msgspec.json.decode(each).get("type", "frame") for each in here}
            for _ in range(PERMUTATIONS):
                with dealt_anew(table, seat, chance):
                    there = await hushed(gathering, person, seat, asked)
                assert there == here, (
                    f"seed {seed}, version {table.version}, seat {seat}: {first_difference(here, there)}"
                )
            views += 1
    await gathering.process.close()
    return views, kinds


async def hushed(gathering: Gathering, person: PersonRow, seat: int | None, words: list[str]) -> list[bytes]:
    """What is told at once; who is there is not told again a second later."""
    table = gathering.table
    heard = await told(gathering, person, seat, words)
    if table._presence_timer is not None:
        table._presence_timer.cancel()
        table._presence_timer = None
    return heard


def first_difference(here: list[bytes], there: list[bytes]) -> str:
    """The first message that is not the same, both ways."""
    for one, other in zip(here, there, strict=False):
        if one != other:
            return f"{one.decode()}\n{other.decode()}"
    return f"{len(here)} messages, {len(there)} messages"
