"""Bad messages, records and positions: whatever arrives is refused in words, on either store, and ends nothing."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from patolli import load
from patolli.engine.errors import PatolliError
from patolli.engine.match import Match
from patolli.games import game_of
from patolli.server import wire
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.socket.connection import OUR_FAULT
from patolli.server.socket.endpoint import read_all
from patolli.server.tables.create import make_table
from patolli.server.tables.seats import sit
from patolli.storage import open_store
from tests.server.ears import Ear, visiting
from tests.server.running import Server
from tests.server.test_limits import good_messages, mutations
from tests.server.test_schema import call_everything
from tests.trust.figures import long, own_seed, saw, store_of

PATIENT = 10**9
# A store would keep a million of the lines that are good by chance.
BATCH = 2000


class Sender:
    """The near end of a socket, out of which so many frames come."""

    def __init__(self, frames: Iterator[bytes]) -> None:
        self._frames = frames

    async def next_message(self) -> bytes | None:
        return next(self._frames, None)


async def send_bad_frames(database: str, frames: int, seed: int, most_at_a_table: int = BATCH) -> int:
    """Send so many frames through the endpoint of a socket; how many were refused."""
    chance = random.Random(seed)
    settings = ServerSettings(
        database, patience=PATIENT, socket_burst=1e12, socket_rate=1e12, open_tables=PATIENT
    )
    process = ServerProcess(settings, open_store(database))
    await process.open()
    refused = sent = 0
    try:
        people = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo")]
        seats = [wire.SeatWish("me"), wire.SeatWish("link")]
        while sent < frames:
            table = await make_table(process.tables, people[0], wire.NewTable("cacao", seats, {}))
            await sit(table, people[1], wire.Sit(invite=table.row.invite))
            batch = min(most_at_a_table, frames - sent)
            ear = Ear()
            connection = visiting(ear, people[sent // most_at_a_table % 2])
            await read_all(process.tables, connection, Sender(some_frames(chance, table.id, batch)))  # type: ignore[arg-type]
            assert connection.closed_with != OUR_FAULT, (seed, sent, ear.heard[-3:])
            process.tables.farewell(connection)
            refused += len(ear.of("refused"))
            sent += batch
            # The table is found again as it was written down.
            version = table.version
            del process.tables.known[table.id]
            found = await process.tables.find(table.id)
            assert found.version == version
    finally:
        await process.close()
    return refused


def some_frames(chance: random.Random, table: str, count: int) -> Iterator[bytes]:
    for _ in range(count):
        frame = mutations(chance, table)
        yield frame if isinstance(frame, bytes) else frame.encode("utf-8", "surrogatepass")


def test_bad_frames_are_refused_in_words(database: str) -> None:
    assert asyncio.run(send_bad_frames(database, 1500, seed=1)) > 500


def test_bad_frames_at_more_tables_than_a_person_may_have(tmp_path: Path) -> None:
    """A million of them come to five hundred tables of one owner, whose ordinary limit is lower."""
    database = f"sqlite:{tmp_path / 'tables.db'}"
    tables = ServerSettings(database).open_tables + 5
    assert asyncio.run(send_bad_frames(database, 4 * tables, seed=3, most_at_a_table=4)) > tables


def test_every_kind_of_message_is_damaged() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(wire.ClientMessage)}
    assert {message["type"] for message in good_messages("table")} == tags


@pytest.mark.trust
def test_a_million_bad_frames(database: str) -> None:
    frames = long(1_000_000)
    refused = asyncio.run(send_bad_frames(database, frames, own_seed(2)))
    saw(f"frames_{store_of(database)}", frames=frames, refused=refused, faults=0)


@pytest.mark.trust
def test_ten_thousand_requests_by_the_schema(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'tables.db'}", tmp_path)
    server.start()
    try:
        server.wait()
        calls = call_everything(server.url, long(150))
    finally:
        server.kill()
    saw("schema", requests=calls, faults=0)


# Records and positions

WORSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    2**70,
    1.5,
    "",
    "x" * 300,
    "\0",
    "\ud800",
    [],
    {},
    [[]],
    {"a": {}},
)


def some_documents(seed: int) -> list[dict[str, Any]]:
    """Records and positions of matches somewhere in their middle."""
    chance = random.Random(seed)
    found: list[dict[str, Any]] = []
    for game in (game_of("cacao"), game_of("teotihuacan")):
        for seats in (2, 3):
            match = Match(game, game.setup(seats, {}, chance.getrandbits(60)))
            for _ in range(chance.randrange(5, 40)):
                seat = match.seat_to_act
                match.play(chance.choice(match.choices(seat)).notation, seat)
            found += [match.record(), match.position()]
    return found


def damage(chance: random.Random, document: Any) -> Any:
    """The same document with something wrong somewhere in it."""
    copy = json.loads(json.dumps(document))
    for _ in range(chance.randrange(1, 4)):
        here: Any = copy
        parent: Any = None
        key: Any = None
        while isinstance(here, dict | list) and here and (parent is None or chance.random() < 0.8):
            parent = here
            key = chance.choice(list(here)) if isinstance(here, dict) else chance.randrange(len(here))
            here = here[key]
        if parent is None:
            continue
        what = chance.randrange(4)
        if what == 0:
            del parent[key]
        elif what == 1 and isinstance(here, int):
            parent[key] = here + chance.choice((-1, 1, 100, -100))
        elif what == 2 and isinstance(parent, list):
            parent.insert(key, parent[chance.randrange(len(parent))])
        else:
            parent[key] = chance.choice(WORSE)
    return copy


def read_damaged(documents: int, seed: int) -> int:
    """Read so many; how many were refused. What is read all the same can be played on and written down again."""
    chance = random.Random(seed)
    whole = some_documents(seed)
    refused = 0
    for _ in range(documents):
        document = damage(chance, chance.choice(whole))
        try:
            match = load(document)
        except PatolliError:
            refused += 1
            continue
        if not match.is_over:
            seat = match.seat_to_act
            match.play(match.choices(seat)[0].notation, seat)
        match.position()
    return refused


def test_damaged_records_and_positions_are_refused_in_words() -> None:
    assert 100 < read_damaged(250, seed=1) <= 250


@pytest.mark.trust
def test_a_hundred_thousand_damaged_documents() -> None:
    documents = long(100_000)
    saw("documents", documents=documents, refused=read_damaged(documents, own_seed(2)), faults=0)
