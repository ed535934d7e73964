"""HTTP: records, replays, forks."""

from __future__ import annotations

import asyncio

from litestar import Controller, get, post
from litestar.params import JSONBody

from patolli.server import wire
from patolli.server.errors import NotAllowed, NotNow
from patolli.server.http.dependencies import (
    Caller,
    FirstFrame,
    Frames,
    Invite,
    MaybeSeat,
    TableId,
    TheTables,
    Visitor,
    id_of,
)
from patolli.server.tables import create, permissions
from patolli.server.tables.replay import make_replay, open_document, same_beginning
from patolli.server.tables.table import Table


class ReplaysApi(Controller):
    """Matches looked at again."""

    path = "/"
    tags = ["replays"]

    @get("/tables/{table_id:str}/record")
    async def record(
        self, tables: TheTables, visitor: Visitor, table_id: TableId, invite: Invite = ""
    ) -> dict[str, object]:
        """The record of a match, once it is over: with its seed it replays anywhere."""
        table = await tables.find_seen(table_id, id_of(visitor), invite)
        async with table.locked():
            if table.log is None or table.status not in ("over", "ended"):
                raise NotNow("take_record", table.status)
            return table.log.match.record()

    @get("/tables/{table_id:str}/replay")
    async def replay(
        self,
        tables: TheTables,
        visitor: Visitor,
        table_id: TableId,
        viewer: MaybeSeat = None,
        start: FirstFrame = 0,
        count: Frames = 100,
        invite: Invite = "",
    ) -> wire.Replay:
        """Frames of a match: of any seat when all is over, else of one's own (or as a spectator)."""
        table = await tables.find_seen(table_id, id_of(visitor), invite)
        async with table.locked():
            if table.log is None:
                raise NotNow("look_back", table.status)
            check_viewer(table, id_of(visitor), viewer)
            match = table.log.match_after(len(table.log.match.moves))
            fresh = table.log.match_after(0)
        names = [place.name for place in table.settings.places]
        return await asyncio.to_thread(make_replay, match, fresh, viewer, start, count, names)

    @post("/tables/{table_id:str}/fork")
    async def fork(
        self,
        tables: TheTables,
        person: Caller,
        table_id: TableId,
        data: JSONBody[wire.Fork],
        invite: Invite = "",
    ) -> wire.TableSheet:
        """Play on from a position of a table."""
        table = await tables.find_seen(table_id, person.id, invite)
        return (await create.make_fork(tables, table, person, data)).sheet_for(person.id)

    @post("/replays", status_code=200)
    async def open_record(self, data: JSONBody[wire.OpenRecord]) -> wire.Replay:
        """Look at a record or position file; nothing is kept."""
        return await asyncio.to_thread(replay_of_document, data)

    @post("/forks")
    async def fork_record(
        self, tables: TheTables, person: Caller, data: JSONBody[wire.ForkRecord]
    ) -> wire.TableSheet:
        """Play on from a record or position file."""
        match = await asyncio.to_thread(open_document, data.document, data.move)
        return (await create.make_fork_of_record(tables, person, match, data)).sheet_for(person.id)


def check_viewer(table: Table, person: str | None, viewer: int | None) -> None:
    """While a match runs, nobody looks through another seat's eyes."""
    if viewer is None:
        return
    if viewer >= len(table.settings.places):
        raise NotAllowed("look_back")
    if table.status == "playing":
        # One person with several seats may not look into a hand by way of a replay.
        if len(table.settings.seats_of(person)) != 1:
            raise NotAllowed("look_back")
        permissions.check("play", table.row, table.settings, person, seat=viewer)


def replay_of_document(wanted: wire.OpenRecord) -> wire.Replay:
    """Frames of a record file."""
    match = open_document(wanted.document)
    if wanted.viewer is not None and wanted.viewer >= match.state.seats:
        raise NotAllowed("look_back")
    names = [""] * match.state.seats
    return make_replay(match, same_beginning(match), wanted.viewer, wanted.start, wanted.count, names)
