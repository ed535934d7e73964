"""A house in this process, without sockets, whose time the test decides."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from patolli.server import wire
from patolli.server.context import House
from patolli.server.people.accounts import sign_in
from patolli.server.settings import ServerSettings
from patolli.server.tables.create import make_table
from patolli.server.tables.seats import sit
from patolli.server.tables.table import Table
from patolli.storage import open_store
from patolli.storage.rows import PersonRow

NOON = 1_800_014_400.0
Body = Callable[[House, Table, list[PersonRow]], Awaitable[None]]


def set_time(house: House, moment: float) -> None:
    """From now on it is this late, until it is set again."""
    setattr(house, "now", lambda: moment)  # noqa: B010 - the clock is the test's


def with_house(folder: Path, body: Callable[[House], Awaitable[None]]) -> None:
    """A house with an empty store, as long as the body runs."""

    async def run() -> None:
        database = f"sqlite:{folder / 'tables.db'}"
        house = House(ServerSettings(database), open_store(database))
        set_time(house, NOON)
        await house.store.open(house.on_hint)
        try:
            await body(house)
        finally:
            house.is_closing = True
            await house.cancel_tasks()
            await house.bots.close()
            await house.store.close()

    asyncio.run(run())


def with_table(folder: Path, pace: wire.Pace, body: Body, game: str = "cacao") -> None:
    """Two people at a running table; the first of them begins."""

    async def run(house: House) -> None:
        people = [(await sign_in(house, name))[0] for name in ("Ana", "Bo")]
        seats = [wire.SeatWish("me"), wire.SeatWish("link")]
        options = {"first_seat": "0"} if game == "cacao" else {}
        wanted = wire.NewTable(game, seats, options, pace=pace)
        table = await make_table(house, people[0], wanted)
        await sit(house, table, people[1], wire.Sit(invite=table.row.invite))
        await body(house, table, people)

    with_house(folder, run)


def with_bot(folder: Path, body: Callable[[House, Table, PersonRow], Awaitable[None]]) -> None:
    """One person at a running table of Cacao with a bot; the person begins."""

    async def run(house: House) -> None:
        person = (await sign_in(house, "Ana"))[0]
        seats = [wire.SeatWish("me"), wire.SeatWish("bot", bot="random")]
        table = await make_table(house, person, wire.NewTable("cacao", seats, {"first_seat": "0"}))
        await body(house, table, person)

    with_house(folder, run)
