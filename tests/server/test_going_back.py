"""Asking to go back while others decide together with the one who asks."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from patolli.server import wire
from patolli.server.errors import StaleVersion
from patolli.server.process import ServerProcess
from patolli.server.socket.handlers import handle
from patolli.server.tables import offers
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.ears import Ear, visiting
from tests.server.processes import with_table
from tests.server.test_seats_kept import play

# A deal whose match by the same numbers comes to an Eclipse soon.
SEED = 0


async def play_any(process: ServerProcess, table: Table, seat: int, chance: random.Random) -> None:
    assert table.log is not None
    action = chance.choice(table.log.match.choices(seat)).notation
    await submit(table, Submission(seat, table.version, "", "person", answering(seat, [action])))


async def until_both_are_asked(process: ServerProcess, table: Table) -> int:
    """Play on until an Eclipse asks both for their salaries; the version then."""
    chance = random.Random(SEED)
    assert table.log is not None
    while not table.version or len(table.log.asked()) < 2:
        await play_any(process, table, table.log.match.seat_to_act, chance)
    return table.version


def test_what_the_other_answered_meanwhile_does_not_refuse_the_wish_to_go_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        seen = await until_both_are_asked(process, table)
        await play_any(process, table, 1, random.Random(SEED))
        assert table.version > seen
        await offers.ask_take_back(table, people[0].id, 0, seen, 0, "key-of-asking")
        assert table.settings.offer is not None
        await offers.answer(table, people[1].id, table.settings.offer.id, "yes", "key-of-yes")
        assert table.log is not None
        assert table.log.match.moves == []
        assert table.settings.offer is None

    monkeypatch.setattr("patolli.server.tables.create.secrets.randbits", lambda bits: SEED)
    with_table(tmp_path, wire.Pace(), body, "teotihuacan")


def test_a_wish_to_go_back_from_an_older_turn_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        seen = await until_both_are_asked(process, table)
        with pytest.raises(StaleVersion):
            await offers.ask_take_back(table, people[0].id, 0, seen - 1, 0, "key-of-asking")
        assert table.settings.offer is None
        assert table.version == seen

    monkeypatch.setattr("patolli.server.tables.create.secrets.randbits", lambda bits: SEED)
    with_table(tmp_path, wire.Pace(), body, "teotihuacan")


def test_nothing_is_taken_back_when_the_match_has_ended(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ear = Ear()
        await handle(process.tables, visiting(ear, people[0]), wire.Hello(table.id))
        await play(table)
        assert ear.of("update")[-1]["can_take_back"]
        for person in people:
            await offers.ask_end(table, person.id)
        await handle(process.tables, visiting(ear, people[0]), wire.Hello(table.id))
        assert not ear.of("update")[-1]["can_take_back"]

    with_table(tmp_path, wire.Pace(), body)
