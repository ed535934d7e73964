"""Matches of older rules: what is over stays readable, and a deploy knows before what cannot go on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path

from litestar.testing import TestClient

from patolli.cli import main
from patolli.server import wire
from patolli.server.checkup import check_up
from patolli.server.errors import OldRules
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.tables.create import make_table
from patolli.server.tables.last_views import keep_some
from tests.server.asking import app_here
from tests.trust.test_stores import HOT_SEAT, play, serving


def a_store_after_the_rules_changed(folder: Path) -> tuple[str, str]:
    """A match that is over and one that runs, both by rules that this build no longer has; their tables."""
    database = str(folder / "tables.db")
    made: list[str] = []

    async def body(process: ServerProcess) -> None:
        chance = random.Random(1)
        ana = (await sign_in(process.context, "Ana"))[0]
        for moves in (1000, 10):
            table = await make_table(process.tables, ana, wire.NewTable("cacao", HOT_SEAT, {}, private=False))
            await play(table, chance, moves)
            made.append(table.id)
        assert await keep_some(process.tables) == 1
        assert await keep_some(process.tables) == 0

    serving(database, body)
    with sqlite3.connect(database) as connection:
        for table, sheet in connection.execute("SELECT id, sheet FROM tables").fetchall():
            older = json.dumps({**json.loads(sheet), "rules": 1})
            connection.execute("UPDATE tables SET sheet = ? WHERE id = ?", (older, table))
    connection.close()
    return made[0], made[1]


def test_a_match_that_is_over_is_seen_for_ever(tmp_path: Path) -> None:
    over, running = a_store_after_the_rules_changed(tmp_path)
    with TestClient(app_here(tmp_path)) as client:
        sheet = client.get(f"/api/v1/tables/{over}")
        assert (sheet.status_code, sheet.json()["status"]) == (200, "over")
        replay = client.get(f"/api/v1/tables/{over}/replay").json()
        assert (replay["moves"], replay["over"], len(replay["frames"])) == (0, True, 1)
        assert replay["scores"] == [sheet.json()["scores"]]
        assert replay["frames"][0]["view"]["villages"]
        assert client.get(f"/api/v1/tables/{over}/record").json()["over"] is True
        # Nobody can draw it any more, and no other position is shown in its place.
        picture = client.get(f"/api/v1/tables/{over}/picture")
        assert (picture.status_code, picture.json()["kind"]) == (409, "old_rules")
        refused = client.get(f"/api/v1/tables/{running}")
        assert (refused.status_code, refused.json()["kind"]) == (409, "old_rules")


def test_a_check_tells_which_running_matches_cannot_go_on(tmp_path: Path) -> None:
    _, running = a_store_after_the_rules_changed(tmp_path)
    found = asyncio.run(check_up(str(tmp_path / "tables.db")))
    assert (found.tables, found.older) == (2, 1)
    assert [(each.table, type(each.why)) for each in found.findings] == [(running, OldRules)]


def test_a_running_match_that_cannot_go_on_can_be_ended(tmp_path: Path) -> None:
    """What is told says that whoever runs the server can end it; they can, beside the server, and the table is seen again."""
    over, running = a_store_after_the_rules_changed(tmp_path)
    with TestClient(app_here(tmp_path)) as client:
        refused = client.get(f"/api/v1/tables/{running}").json()
        assert (refused["kind"], refused["details"]["rules"]) == ("old_rules", 1)
        assert main(["admin", "end", running, "--database", str(tmp_path / "tables.db")]) == 0
        assert client.get(f"/api/v1/tables/{running}").json()["status"] == "ended"
        assert main(["admin", "end", running, "--database", str(tmp_path / "tables.db")]) == 2
        assert client.get(f"/api/v1/tables/{over}").json()["status"] == "over"


def test_who_is_deleted_has_no_name_in_what_is_kept(tmp_path: Path) -> None:
    over, _ = a_store_after_the_rules_changed(tmp_path)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        row = connection.execute("SELECT document FROM last_views WHERE table_id = ?", (over,)).fetchone()
    connection.close()
    assert "Ana" not in row[0]
