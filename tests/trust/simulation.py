"""A simulation of the server's core: tables, clocks, store and sockets in one thread, with seeded faults.

Everything that chance decides comes from one seed: deals, names, who does what, when the store fails before a
commit or after it, when the process dies. A seed that fails does so again.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from patolli.server import wire
from patolli.server.errors import ServerBusy
from patolli.server.heartbeat import ALONE_SECONDS, BEAT_SECONDS, Heartbeat
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.socket.connection import Connection
from patolli.server.socket.handlers import handle
from patolli.server.tables.absences import take_seat_back
from patolli.server.tables.create import make_table
from patolli.server.tables.seats import sit
from patolli.server.tables.table import Table
from patolli.server.tables.timeouts import attend
from patolli.storage import StoreUnavailable
from patolli.storage.migrate import migrate
from patolli.storage.rows import PersonRow
from patolli.storage.sqlite import SqliteConnection
from patolli.storage.store import Store, T, Work
from tests.server.ears import Ear, visiting

NOON = 1_800_014_400.0
# What a clock may lose when a process dies: the time since it was last heard of.
UNSEEN_SECONDS = BEAT_SECONDS + ALONE_SECONDS


class SimulatedStore(Store):
    """A database in memory that outlives the processes that use it, and fails as it is told."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._connection = SqliteConnection(Path(":memory:"))
        migrate(self._connection, "memory")
        self.share = 0.0
        self.faults = 0

    @property
    def is_shared(self) -> bool:
        return False

    async def open(self, on_change: Callable[[str], None]) -> None:
        """It is always open."""

    async def close(self) -> None:
        """It stays."""

    async def read(self, work: Work[T]) -> T:
        await asyncio.sleep(0)
        self._perhaps_fail()
        return work(self._connection)

    async def write(self, work: Work[T], patience: float | None = None) -> T:
        await asyncio.sleep(0)
        self._perhaps_fail()
        self._connection.execute("BEGIN")
        try:
            outcome = work(self._connection)
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")
        # It was done, but nobody hears of it.
        self._perhaps_fail()
        return outcome

    async def read_as_it_is(self, work: Work[T]) -> T:
        return work(self._connection)

    def _perhaps_fail(self) -> None:
        if self._chance.random() < self.share:
            self.faults += 1
            raise StoreUnavailable("simulated")


@contextmanager
def seeded_secrets(chance: random.Random) -> Iterator[None]:
    """What is secret elsewhere is decided by the seed."""
    real = secrets.randbits, secrets.token_urlsafe, secrets.choice
    changed = vars(secrets)
    changed["randbits"] = chance.getrandbits
    changed["token_urlsafe"] = lambda size=32: f"{chance.getrandbits(8 * size):x}"
    changed["choice"] = chance.choice
    try:
        yield
    finally:
        changed["randbits"], changed["token_urlsafe"], changed["choice"] = real


class Why(msgspec.Struct):
    """Why something was refused, in a word."""

    kind: str


class Heard(msgspec.Struct):
    """What of a message is taken note of; a browser would read all of it, and so would an ear that is asked for all."""

    type: str
    key: str = ""
    version: int = 0
    error: Why | None = None


_heard = msgspec.json.Decoder(Heard)


class QuickEar(Ear):
    """An ear for twenty thousand matches."""

    def write(self, message: bytes) -> int:
        self.heard.append(_heard.decode(message))
        return 0

    def hang_up(self, code: int) -> None:
        self.heard.append(Heard("closed"))


class Person:
    """Somebody at the table: what they have sent and not heard of, and what was acknowledged to them."""

    def __init__(self, row: PersonRow) -> None:
        self.row = row
        self.ear = QuickEar()
        self.connection: Connection = visiting(self.ear, row)
        self.waiting: Any = None
        self.acknowledged: dict[str, int] = {}
        self.version = 0

    def come_back(self) -> None:
        """A new socket; what was sent and not answered will be sent again."""
        self.ear = QuickEar()
        self.connection = visiting(self.ear, self.row)

    def listen(self) -> None:
        """Take note of what has been said."""
        for message in self.ear.heard:
            is_awaited = self.waiting is not None and self.waiting.key == message.key
            if message.type == "done":
                self.acknowledged.setdefault(message.key, message.version)
                if is_awaited:
                    self.waiting = None
            elif message.type == "refused" and is_awaited:
                # The store did not answer: whoever sent it tries again under the same key.
                if message.error.kind != "server_busy":
                    self.waiting = None
            elif message.type == "update":
                assert message.version >= self.version, "a page went back in time"
                self.version = message.version
        self.ear.heard.clear()


class Simulation:
    """One table, from its making to the end of its match, through everything."""

    def __init__(self, seed: int, game: str = "cacao", share: float = 0.03) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.game = game
        self.share = share
        self.store = SimulatedStore(self.chance)
        self.clock = NOON
        self.people: list[Person] = []
        self.table_id = ""
        self.crashes = 0
        self.keys = 0
        # Every other match has clocks, and people who run out of time.
        self.pace = wire.Pace("live", bank=60, increment=10, on_timeout="table") if seed % 2 else wire.Pace()
        self.timeouts = 0

    async def run(self, steps: int = 2000) -> str:
        """Play; the history that everything led to."""
        with seeded_secrets(self.chance):
            await self._begin()
            self.store.share = self.share
            for _ in range(steps):
                if await self._is_over():
                    break
                await self._step()
                for person in self.people:
                    person.listen()
            self.store.share = 0.0
            return await self._judge()

    async def _new_process(self) -> None:
        process = ServerProcess(ServerSettings("memory"), self.store)
        process.context.now = lambda: self.clock
        share, self.store.share = self.store.share, 0.0
        await process.open()
        self.store.share = share
        self.process = process

    async def _begin(self) -> None:
        await self._new_process()
        count = self.chance.choice((2, 2, 3))
        rows = [(await sign_in(self.process.context, f"Person {number}"))[0] for number in range(count)]
        self.people = [Person(row) for row in rows]
        seats = [wire.SeatWish("me"), *[wire.SeatWish("link")] * (count - 1)]
        table = await make_table(
            self.process.tables, rows[0], wire.NewTable(self.game, seats, {}, pace=self.pace)
        )
        for row in rows[1:]:
            await sit(table, row, wire.Sit(invite=table.row.invite))
        self.table_id = table.id
        await self._greet()

    async def _table(self) -> Table | None:
        """The table, unless the store does not answer."""
        try:
            table = await self.process.tables.find(self.table_id)
            async with table.locked():
                return table
        except StoreUnavailable:
            return None

    async def _is_over(self) -> bool:
        table = await self._table()
        return table is not None and table.status == "over"

    async def _greet(self) -> None:
        for person in self.people:
            await self._say(person, wire.Hello(self.table_id, have_version=person.version))

    async def _say(self, person: Person, message: Any) -> None:
        await handle(self.process.tables, person.connection, message)

    async def _step(self) -> None:
        dice = self.chance.random()
        if dice < 0.01:
            await self._crash()
        elif dice < 0.05:
            await self._wait()
        elif dice < 0.10:
            person = self.chance.choice(self.people)
            person.come_back()
            await self._say(person, wire.Hello(self.table_id, have_version=person.version))
        else:
            await self._move()

    async def _wait(self) -> None:
        """Time passes; whoever has run out of it is missed by the others, who wait, and comes back."""
        self.clock += self.chance.uniform(0, 60)
        try:
            await Heartbeat(self.process.context).beat()
            table = await self.process.tables.find(self.table_id)
            await attend(table)
            for seat, place in enumerate(table.settings.places):
                if place.absence is not None:
                    self.timeouts += 1
                    await take_seat_back(table, self.people[seat].row, seat)
        except (StoreUnavailable, ServerBusy):
            # It is tried again when time passes the next time.
            return

    async def _clocks(self) -> list[float]:
        """How much time everybody has left, as the store will say."""
        share, self.store.share = self.store.share, 0.0
        table = await self._table()
        self.store.share = share
        if table is None or table.log is None or not table.log.clocks.is_counting:
            return []
        return [table.log.clocks.left_at(seat, self.clock) for seat in range(len(self.people))]

    async def _crash(self) -> None:
        """The process is gone, and with it all that it had not written down; the time until the next is nobody's."""
        before = await self._clocks()
        await self._lose_the_process()
        for here, there in zip(before, await self._clocks(), strict=True):
            assert here - there <= UNSEEN_SECONDS, f"a time without a server cost {here - there:.1f} s"

    async def _lose_the_process(self) -> None:
        self.crashes += 1
        for person in self.people:
            person.listen()
            person.come_back()
        await self.process.context.background.cancel()
        share, self.store.share = self.store.share, 0.0
        await Heartbeat(self.process.context).beat()
        self.store.share = share
        self.clock += self.chance.uniform(0, 100)
        await self._new_process()
        await self._greet()

    async def _move(self) -> None:
        table = await self._table()
        if table is None or table.log is None or table.log.match.is_over:
            return
        person = self.chance.choice(self.people)
        if person.waiting is not None:
            await self._say(person, person.waiting)
            return
        seat = self.people.index(person)
        self.keys += 1
        key = f"key-{self.keys:06}"
        version = table.version if self.chance.random() < 0.95 else self.chance.randrange(table.version + 1)
        choices = table.log.match.choices(seat) if seat in table.log.asked() else []
        if table.log.match.can_take_back(seat) and self.chance.random() < 0.2:
            message: Any = wire.TakeBack(self.table_id, version, key, seat)
        elif choices:
            actions: list[str | int] = [self.chance.choice(list(choices)).notation]
            message = wire.Play(self.table_id, version, key, actions, seat)
        else:
            return
        person.waiting = message
        await self._say(person, message)
        if self.chance.random() < 0.1:
            await self._say(person, message)

    async def _judge(self) -> str:
        """Every acknowledged action is in the log exactly once; memory, store and pages agree."""
        for person in self.people:
            person.listen()
            if person.waiting is not None:
                await self._say(person, person.waiting)
                person.listen()
        before = await self._table()
        assert before is not None
        assert before.log is not None
        digest = before.log.match.digest()
        await self._crash()
        for person in self.people:
            person.listen()
        table = await self._table()
        assert table is not None
        assert table.log is not None
        assert table.log.match.digest() == digest, "what is read again is another match"
        entries = await self.store.entries(self.table_id)
        assert [entry.seq for entry in entries] == list(range(1, table.row.head + 1))
        places = {entry.key: entry.seq for entry in entries if entry.key}
        assert len(places) == sum(bool(entry.key) for entry in entries), "something was done twice"
        for person in self.people:
            for key, version in person.acknowledged.items():
                assert key in places, f"{key} was acknowledged and is lost"
                assert places[key] <= version
            assert person.version == table.version, "a page was not told everything"
        return "\n".join(f"{entry.seat} {entry.action} {entry.key}" for entry in entries) + digest
