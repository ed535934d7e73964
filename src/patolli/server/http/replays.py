"""HTTP: records, replays, forks."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from litestar import Controller, Response, delete, get, post
from litestar.params import FromQuery, JSONBody

from patolli.server import wire
from patolli.server.errors import NotAllowed, NotNow
from patolli.server.http.dependencies import (
    Caller,
    FirstFrame,
    Frames,
    MaybeLanguage,
    MaybeMove,
    MaybeSeat,
    SeenTable,
    ThePainter,
    TheTables,
    Visitor,
    id_of,
)
from patolli.server.static import HEADERS
from patolli.server.tables import create, permissions, reviews
from patolli.server.tables.last_views import last_view
from patolli.server.tables.picture import picture as draw_sight
from patolli.server.tables.picture import sight_of
from patolli.server.tables.replay import make_replay, open_document, same_beginning
from patolli.server.tables.table import Table

# The position of a running match changes, and a link may end.
PICTURE_HEADERS: Final = {**HEADERS, "cache-control": "private, max-age=60"}


class ReplaysApi(Controller):
    """Matches looked at again."""

    path = "/"
    tags = ["replays"]

    @get("/tables/{table_id:str}/record")
    async def record(self, seen: SeenTable) -> dict[str, object]:
        """The record of a match, once it is over: with its seed it replays anywhere."""
        if seen.is_of_older_rules():
            return (await last_view(seen)).record
        async with seen.locked():
            if seen.log is None or seen.status not in ("over", "ended"):
                raise NotNow("take_record", seen.status)
            return seen.log.match.record()

    @get("/tables/{table_id:str}/picture")
    async def picture(
        self,
        seen: SeenTable,
        painter: ThePainter,
        move: MaybeMove = None,
        form: FromQuery[Literal["png", "svg"]] = "png",
        language: MaybeLanguage = None,
    ) -> Response[bytes]:
        """A position as a picture of 1200 by 630 points: what spectators see, and as late."""
        sight = await sight_of(seen, move)
        drawn = await asyncio.to_thread(draw_sight, sight, language or "en")
        if form == "svg":
            return Response(drawn.encode(), media_type="image/svg+xml", headers=PICTURE_HEADERS)
        return Response(await painter.png(drawn), media_type="image/png", headers=PICTURE_HEADERS)

    @get("/tables/{table_id:str}/replay")
    async def replay(
        self,
        seen: SeenTable,
        visitor: Visitor,
        viewer: MaybeSeat = None,
        start: FirstFrame = 0,
        count: Frames = 100,
    ) -> wire.Replay:
        """Frames of a match: of any seat when all is over, else of one's own (or as a spectator)."""
        if seen.is_of_older_rules():
            return (await last_view(seen)).replay
        async with seen.locked():
            if seen.log is None:
                raise NotNow("look_back", seen.status)
            check_viewer(seen, id_of(visitor), viewer)
            shown = seen.seen_by(id_of(visitor))
            log = seen.log if shown is None else shown[0]
            moves = list(log.match.moves)
        names = [place.name for place in seen.settings.places]

        def played_again() -> wire.Replay:
            """Both matches are played beside the event loop: others are served meanwhile."""
            return make_replay(log.match_of(moves), log.match_of([]), viewer, start, count, names)

        return await asyncio.to_thread(played_again)

    @get("/tables/{table_id:str}/review")
    async def review(self, seen: SeenTable, visitor: Visitor) -> wire.Review:
        """What is known of people's decisions; while it is being found, looking keeps the work going."""
        return await reviews.look(seen, id_of(visitor))

    @post("/tables/{table_id:str}/review", status_code=200)
    async def begin_review(self, seen: SeenTable, person: Caller) -> wire.Review:
        """Begin to judge every decision of the people at a finished match, or go on with it."""
        return await reviews.begin(seen, person.id)

    @delete("/tables/{table_id:str}/review", status_code=200)
    async def stop_review(self, seen: SeenTable, person: Caller) -> wire.Review:
        """Stop judging; what has been judged stays."""
        return await reviews.stop(seen, person.id)

    @post("/tables/{table_id:str}/fork")
    async def fork(
        self,
        tables: TheTables,
        seen: SeenTable,
        person: Caller,
        data: JSONBody[wire.Fork],
    ) -> wire.TableSheet:
        """Play on from a position of a table."""
        return (await create.make_fork(tables, seen, person, data)).sheet_for(person.id)

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
