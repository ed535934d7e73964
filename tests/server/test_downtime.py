"""A time without a server is nobody's loss, and a machine's clock that jumps takes nothing from anybody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from patolli.server import wire
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.steady_clock import CONVINCED_SECONDS, SteadyClock
from patolli.server.tables.clocks import Clocks
from patolli.server.tables.create import make_table
from patolli.server.tables.seats import sit
from patolli.server.tables.settings import SeatSettings, TableSettings
from patolli.server.tables.timeouts import attend
from patolli.server.updates.update import clock_faces
from patolli.storage import open_store
from patolli.storage.rows import Outage
from tests.server.processes import NOON, set_time

TEN_SECONDS = wire.Pace("live", bank=10, increment=0)


async def opened(folder: Path, moment: float) -> ServerProcess:
    """A server that begins at a moment."""
    database = f"sqlite:{folder / 'tables.db'}"
    process = ServerProcess(ServerSettings(database), open_store(database))
    set_time(process, moment)
    await process.open()
    return process


def test_a_server_that_was_away_takes_time_from_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        process = await opened(tmp_path, NOON)
        ana, bo = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo")]
        wishes = [wire.SeatWish("me"), wire.SeatWish("link")]
        wanted = wire.NewTable("cacao", wishes, {"first_seat": "0"}, pace=TEN_SECONDS)
        table = await make_table(process.tables, ana, wanted)
        await sit(table, bo, wire.Sit(invite=table.row.invite))
        await process.context.store.beat(NOON + 4)
        await process.close()
        # Twelve seconds later it is there again: of ten seconds six are left.
        later = await opened(tmp_path, NOON + 16)
        assert later.context.outages == [Outage(NOON + 4, NOON + 16)]
        again = await later.tables.find(table.id)
        assert clock_faces(again, again.settings, again.log, NOON + 16)[0].left == pytest.approx(6)
        assert await later.context.store.due(NOON + 16) == [table.id]
        await attend(again)
        kinds = [again.settings.places[0].kind]
        assert again.row.line.due == pytest.approx(NOON + 22, abs=0.01)
        set_time(later, NOON + 22.1)
        await attend(again)
        assert [*kinds, again.settings.places[0].kind] == ["person", "bot"]
        await later.close()

    asyncio.run(run())


def test_clocks_know_times_without_a_server_however_they_lie() -> None:
    places = [SeatSettings("person", "A", "a"), SeatSettings("person", "B", "b")]
    pace = wire.Pace("live", bank=100, increment=0)
    settings = TableSettings("", 1, {}, True, True, "on", pace, "a", places, False, started=1000.0)
    clocks = Clocks(settings, {0}, [Outage(900.0, 950.0), Outage(990.0, 1010.0), Outage(1050.0, 1080.0)])
    assert clocks.left_at(0, 1010.0) == 100.0
    assert clocks.left_at(0, 1060.0) == 60.0
    assert clocks.left_at(0, 1090.0) == 50.0
    assert clocks.runs_out([0]) == pytest.approx(1140.0, abs=0.01)
    clocks.absorb(1090.0, {1})
    assert clocks.left == [50.0, 100.0]
    assert clocks.runs_out([1]) == 1190.0


def test_a_clock_that_jumps_is_not_followed_until_it_convinces() -> None:
    wall, steady = 1000.0, 50.0
    clock = SteadyClock(lambda: wall, lambda: steady)
    assert clock() == 1000.0
    wall, steady = 4610.0, 60.0
    assert clock.follow() is None
    assert clock() == 1010.0
    # Set right again, nothing has happened.
    wall, steady = 1020.0, 70.0
    assert clock.follow() is None
    assert clock() == 1020.0
    wall, steady = 4630.0, 80.0
    assert clock.follow() is None
    wall, steady = wall + CONVINCED_SECONDS, steady + CONVINCED_SECONDS
    jump = clock.follow()
    assert jump == (1030.0 + CONVINCED_SECONDS, 4630.0 + CONVINCED_SECONDS)
    assert clock() == wall
    # Back is taken over, too, and is no stretch of time.
    wall, steady = wall - 500.0, steady + 1.0
    assert clock.follow() is None
    wall, steady = wall + CONVINCED_SECONDS, steady + CONVINCED_SECONDS
    assert clock.follow() is None
    assert clock() == wall


def test_nothing_is_written_where_no_clock_runs(tmp_path: Path) -> None:
    async def run() -> None:
        process = await opened(tmp_path, NOON)
        assert not await process.context.store.beat(NOON + 100)
        await process.close()

    asyncio.run(run())
