"""A server in this process, without sockets, whose time the test decides."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from patolli.server import wire
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.tables.create import make_table
from patolli.server.tables.seats import sit
from patolli.server.tables.table import Table
from patolli.storage import open_store
from patolli.storage.rows import PersonRow

NOON = 1_800_014_400.0
Body = Callable[[ServerProcess, Table, list[PersonRow]], Awaitable[None]]


def set_time(process: ServerProcess, moment: float) -> None:
    """From now on it is this late, until it is set again."""
    process.context.now = lambda: moment


def with_process(
    folder: Path, body: Callable[[ServerProcess], Awaitable[None]], database: str = "", **more: Any
) -> None:
    """A server with an empty store, as long as the body runs; the store is a file unless one is named."""
    database = database or f"sqlite:{folder / 'tables.db'}"

    async def run() -> None:
        process = ServerProcess(ServerSettings(database, **more), open_store(database))
        set_time(process, NOON)
        await process.open()
        try:
            await body(process)
        finally:
            await process.close()

    asyncio.run(run())


def with_table(folder: Path, pace: wire.Pace, body: Body, game: str = "cacao") -> None:
    """Two people at a running table; the first of them begins."""

    async def run(process: ServerProcess) -> None:
        people = [(await sign_in(process.context, name))[0] for name in ("Ana", "Bo")]
        seats = [wire.SeatWish("me"), wire.SeatWish("link")]
        options = {"first_seat": "0"} if game == "cacao" else {}
        wanted = wire.NewTable(game, seats, options, pace=pace)
        table = await make_table(process.tables, people[0], wanted)
        await sit(table, people[1], wire.Sit(invite=table.row.invite))
        await body(process, table, people)

    with_process(folder, run)


def with_people(folder: Path, names: list[str], body: Body, pace: wire.Pace | None = None) -> None:
    """People at a running table of Cacao, all by its link; the first of them begins."""

    async def run(process: ServerProcess) -> None:
        people = [(await sign_in(process.context, name))[0] for name in names]
        wishes = [wire.SeatWish("me"), *[wire.SeatWish("link")] * (len(names) - 1)]
        wanted = wire.NewTable("cacao", wishes, {"first_seat": "0"}, pace=pace or wire.Pace())
        table = await make_table(process.tables, people[0], wanted)
        for person in people[1:]:
            await sit(table, person, wire.Sit(invite=table.row.invite))
        await body(process, table, people)

    with_process(folder, run)


def with_bot(folder: Path, body: Callable[[ServerProcess, Table, PersonRow], Awaitable[None]]) -> None:
    """One person at a running table of Cacao with a bot; the person begins."""

    async def run(process: ServerProcess) -> None:
        person = (await sign_in(process.context, "Ana"))[0]
        seats = [wire.SeatWish("me"), wire.SeatWish("bot", bot="random")]
        table = await make_table(process.tables, person, wire.NewTable("cacao", seats, {"first_seat": "0"}))
        await body(process, table, person)

    with_process(folder, run)
