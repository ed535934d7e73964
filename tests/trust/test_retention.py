"""Retention: what nobody can come back to is forgotten, and nothing else."""

from __future__ import annotations

from pathlib import Path

from patolli.server import wire
from patolli.server.people import accounts
from patolli.server.people.accounts import sign_in
from patolli.server.people.sessions import LASTS_SECONDS
from patolli.server.process import ServerProcess
from patolli.server.retention import GUESTS_SECONDS, TABLES_SECONDS, sweep
from patolli.server.tables.create import make_table
from patolli.server.tables.seats import cancel
from tests.server.processes import NOON, set_time, with_process

SEATS = [wire.SeatWish("me"), wire.SeatWish("link")]


def test_what_nobody_can_come_back_to_is_forgotten(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        context = process.context
        store = context.store
        names = ("guest with nothing", "guest with a table", "account", "guest who gave up")
        people = [(await sign_in(context, name))[0] for name in names]
        table = await make_table(process.tables, people[1], wire.NewTable("cacao", SEATS, {}))
        given_up = await make_table(process.tables, people[3], wire.NewTable("cacao", SEATS, {}))
        await cancel(given_up, people[3])
        await accounts.claim(context, people[2], wire.Claim("account", "correct horse"))

        async def left() -> set[str]:
            return {person.name for person in people if await store.person(person.id) is not None}

        set_time(process, NOON + max(GUESTS_SECONDS, TABLES_SECONDS) + 1)
        await sweep(context)
        # All have their sessions still.
        assert await left() == set(names)
        assert await store.table(table.id) is not None
        assert await store.table(given_up.id) is None
        set_time(process, NOON + LASTS_SECONDS + 1)
        await sweep(context)
        assert await left() == {"guest with a table", "account"}
        assert await store.table(table.id) is not None
        assert [await store.sessions_of(person.id) for person in people] == [[]] * 4

    with_process(tmp_path, body)
