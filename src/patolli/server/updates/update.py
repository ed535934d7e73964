"""The update: a match as one viewer may see it, with what happened since a version."""

# Hot: compiled by mypyc.

from __future__ import annotations

from typing import Final, cast

from patolli.server import wire
from patolli.server.tables.match_log import MatchLog
from patolli.server.tables.settings import TableSettings
from patolli.server.tables.state import TableState
from patolli.server.updates.encoded_options import encoded_options
from patolli.server.updates.projection import Common, outlooks, shown_entries

# A browser that missed more than this gets the whole View and no entries.
FARTHEST_BEHIND: Final = 200
# Longer lists of options come without outlooks: see docs/wire.md.
MOST_OUTLOOKS: Final = 24


def update(
    table: TableState,
    log: MatchLog,
    settings: TableSettings,
    common: Common,
    viewer: int | None,
    since: int,
    seats: list[int],
    wants_outlooks: bool,
    now: float,
) -> wire.Update:
    """What somebody who owns these seats, and sees through the eyes of one of them, is told."""
    match = log.match
    actions = [] if viewer is None else match.state.legal_for(viewer)
    is_behind = log.version - since > FARTHEST_BEHIND
    shows_outlooks = wants_outlooks and 0 < len(actions) <= MOST_OUTLOOKS
    entries = [] if is_behind else shown_entries(log, settings.started, since, log.version, viewer, common)
    return wire.Update(
        table=table.id,
        version=log.version,
        moves=len(match.moves),
        since=since,
        whole=is_behind,
        entries=entries,
        seat=viewer,
        yours=seats,
        view=common.view(match, viewer),
        pending=common.questions(viewer),
        # Options are already bytes; the encoder joins them as they are.
        options=cast("list[wire.Option]", encoded_options(log.game, actions)),
        outlooks=outlooks(match, viewer, actions) if shows_outlooks and viewer is not None else {},
        can_take_back=viewer is not None and table.status == "playing" and match.can_take_back(viewer),
        turn_start=turn_start(table, viewer),
        over=match.is_over,
        clocks=clock_faces(table, settings, log, now),
        now=now,
    )


def turn_start(table: TableState, viewer: int | None) -> int | None:
    """Where the seat's last finished turn began, if nobody but bots would mind its going back."""
    if viewer is None or table.log is None or table.status != "playing":
        return None
    people = [seat for seat, place in enumerate(table.settings.places) if place.kind == "person"]
    return table.log.finished_turn(viewer) if people == [viewer] else None


def clock_faces(
    table: TableState, settings: TableSettings, log: MatchLog | None, now: float
) -> list[wire.Clock]:
    """Everybody's clock, as the match and the people of a moment say."""
    if log is None or not log.clocks.is_counting:
        return []
    clocks = log.clocks
    is_running = table.status == "playing" and settings.offer is None
    return [
        wire.Clock(
            seat,
            max(0.0, clocks.left_at(seat, now)) if place.kind != "bot" else None,
            is_running and seat in clocks.asked,
        )
        for seat, place in enumerate(settings.places)
    ]
