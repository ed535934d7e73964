"""A table is made once, however often the wish for it arrives: whoever was not told of it asks again with the same key."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from patolli import start
from patolli.server import wire
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.tables.create import make_table
from patolli.storage import open_store
from tests.server.asking import Visitor, app_here
from tests.server.test_power_cuts import empty_postgres

Client = TestClient[Litestar]
KEY, OTHER = "4c1f0a9e-key-1", "4c1f0a9e-key-2"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
# Another person brought to the same seats has another table.
TABLE = {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}], "key": KEY}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(app_here(tmp_path, open_tables=3)) as opened:
        yield opened


def ids_of(person: Visitor) -> set[str]:
    return {each["id"] for each in person.get("/me/tables")["tables"]}


def test_a_wish_said_twice_makes_one_table(client: Client) -> None:
    ana = Visitor(client, "Ana")
    first, again = ana.post("/tables", TABLE), ana.post("/tables", TABLE)
    assert (again["id"], again["invite"], again["code"]) == (first["id"], first["invite"], first["code"])
    assert ids_of(ana) == {first["id"]}
    # What has happened there meanwhile is no reason to make another.
    ana.post(f"/tables/{first['id']}/seats/1/bot", {"bot": "random"})
    assert ana.post("/tables", TABLE)["status"] == "playing"
    assert ids_of(ana) == {first["id"]}


def test_another_key_or_none_or_another_person_makes_another_table(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    without = {name: value for name, value in TABLE.items() if name != "key"}
    made = [ana.post("/tables", wish)["id"] for wish in (TABLE, {**TABLE, "key": OTHER}, without)]
    assert ids_of(ana) == set(made)
    assert len(set(made)) == 3
    assert bo.post("/tables", TABLE)["id"] not in made


def test_a_key_stands_for_one_wish(client: Client) -> None:
    ana = Visitor(client, "Ana")
    made = ana.post("/tables", TABLE)
    for changed in ({"name": "Lunch"}, {"seats": SEATS}, {"options": {"first_seat": "0"}}):
        refused = ana.ask("POST", "/tables", {**TABLE, **changed})
        assert (refused.status_code, refused.json()["kind"]) == (409, "key_reused")
    assert ids_of(ana) == {made["id"]}


@pytest.mark.parametrize("key", ["", "short", "k" * 65, 7])
def test_a_key_that_is_none_is_refused(client: Client, key: object) -> None:
    ana = Visitor(client, "Ana")
    assert ana.ask("POST", "/tables", {**TABLE, "key": key}).status_code == 400
    assert ids_of(ana) == set()


def test_whoever_has_as_many_tables_as_may_be_is_still_told_of_the_last_one(client: Client) -> None:
    ana = Visitor(client, "Ana")
    made = [ana.post("/tables", {**TABLE, "key": f"{KEY}-{number}"})["id"] for number in range(3)]
    assert ana.ask("POST", "/tables", {**TABLE, "key": OTHER}).status_code == 429
    assert ana.post("/tables", {**TABLE, "key": f"{KEY}-2"})["id"] == made[2]


def test_a_fork_said_twice_is_one_table(client: Client) -> None:
    ana = Visitor(client, "Ana")
    match = ana.post("/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "me", "name": "Abe"}]})
    address = f"/tables/{match['id']}/fork"
    wish: dict[str, Any] = {"move": 0, "seats": SEATS, "key": KEY}
    # What the seat cannot know is dealt anew each time, and it is the same wish all the same.
    first, again = ana.post(address, wish), ana.post(address, wish)
    assert again["id"] == first["id"]
    of_record = {"document": start("cacao", seats=2, seed=7).record(), "seats": SEATS, "key": OTHER}
    assert len({ana.post("/forks", of_record)["id"] for _ in range(2)}) == 1
    refused = ana.ask("POST", "/forks", {**of_record, "name": "Lunch"})
    assert (refused.status_code, refused.json()["kind"]) == (409, "key_reused")
    # The key of a fork is none of a table's: they are different wishes.
    assert ana.ask("POST", "/tables", {**TABLE, "key": KEY}).json()["kind"] == "key_reused"


async def make_at_once(database: str) -> None:
    process = ServerProcess(ServerSettings(database), open_store(database))
    await process.open()
    try:
        ana, _ = await sign_in(process.context, "Ana")
        wish = wire.NewTable("cacao", [wire.SeatWish("me"), wire.SeatWish("link")], key=KEY)
        made = await asyncio.gather(*[make_table(process.tables, ana, wish) for _ in range(12)])
        assert len({table.id for table in made}) == 1
        assert [row.id for row in await process.context.store.tables_of(ana.id)] == [made[0].id]
        # All of them are one table, with one lock.
        assert len({id(table) for table in made}) == 1
    finally:
        await process.close()


def test_wishes_that_arrive_at_once_make_one_table_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(make_at_once(f"sqlite:{tmp_path / 'tables.db'}"))


def test_wishes_that_arrive_at_once_make_one_table_on_postgres(postgres_url: str) -> None:
    asyncio.run(make_at_once(empty_postgres(postgres_url)))
