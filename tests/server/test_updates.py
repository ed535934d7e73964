"""An update is made of nothing but what its viewer may know: the same bytes from an imagined truth."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli.engine.chance import QuickChance
from patolli.games import game_keys
from patolli.server import wire
from patolli.server.bots.turns import choosing_of
from patolli.server.bots.worker import Choosing
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.tables.create import make_table
from patolli.server.tables.table import Table
from patolli.server.updates.projection import joined
from patolli.server.updates.update import update
from patolli.storage import open_store


def message(table: Table, viewer: int | None) -> bytes:
    log = table.log
    assert log is not None
    told = update(table, log, table.settings, table.common(log), viewer, log.version, [], True, 0.0)
    return msgspec.json.encode(told)


def plain(value: object) -> Any:
    """As it looks after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(
    ("one", "other", "whole"),
    [
        (b"{}", b"{}", b"{}"),
        (b'{"a":1}', b"{}", b'{"a":1}'),
        (b"{}", b'{"b":2}', b'{"b":2}'),
        (b'{"a":1}', b'{"b":2}', b'{"a":1,"b":2}'),
    ],
)
def test_two_tables_are_joined_as_bytes(one: bytes, other: bytes, whole: bytes) -> None:
    assert joined(one, other) == whole


@pytest.mark.parametrize("game", game_keys())
def test_updates_do_not_depend_on_what_the_viewer_cannot_know(game: str, tmp_path: Path) -> None:
    async def body() -> None:
        database = f"sqlite:{tmp_path / 'tables.db'}"
        process = ServerProcess(ServerSettings(database), open_store(database))
        await process.open()
        person = (await sign_in(process.context, "Ana"))[0]
        table = await make_table(process.tables, person, wire.NewTable(game, [wire.SeatWish("me")] * 3))
        await process.context.store.close()
        walk(table, random.Random(game))

    asyncio.run(body())


def walk(table: Table, chance: random.Random) -> None:
    """Along a random match, compare what is sent with what would be sent from imagined truths."""
    log = table.log
    assert log is not None
    match = log.match
    for step in range(250):
        if match.is_over:
            break
        if step % 5 == 0:
            truth = match.state
            for viewer in (None, 0, 1, 2):
                sent = message(table, viewer)
                assert msgspec.json.decode(sent)["view"] == plain(match.view(viewer))
                match.state = truth.reimagined(-1 if viewer is None else viewer, QuickChance(step))
                assert message(table, viewer) == sent
                match.state = truth
        seat = chance.choice([decision.seat for decision in match.pending()])
        match.play(chance.choice(match.state.legal_for(seat)), seat)
    assert step > 30


def test_a_bot_is_told_a_position_from_which_the_truth_cannot_be_read(tmp_path: Path) -> None:
    async def body() -> None:
        database = f"sqlite:{tmp_path / 'tables.db'}"
        process = ServerProcess(ServerSettings(database), open_store(database))
        await process.open()
        person = (await sign_in(process.context, "Ana"))[0]
        seats = [wire.SeatWish("me"), wire.SeatWish("open")]
        table = await make_table(process.tables, person, wire.NewTable("cacao", seats))
        table.settings.places[1].kind, table.settings.started = "bot", 1.0
        table.begin()
        assert table.log is not None
        truth = table.log.game.position(table.log.match.state)
        told: list[Choosing] = [choosing_of(table, 1, 0.2) for _ in range(20)]
        hands = {msgspec.json.encode(choosing.position["villages"][0]["hand"]) for choosing in told}  # type: ignore[index]
        piles = {msgspec.json.encode(choosing.position["jungle_pile"]) for choosing in told}
        assert len(hands) > 1
        assert len(piles) == 20
        assert msgspec.json.encode(truth["jungle_pile"]) not in piles
        await process.context.store.close()

    asyncio.run(body())
