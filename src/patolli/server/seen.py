"""What one viewer may see of a match: entries, questions, previews; nothing else leaves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from patolli.engine.agenda import Decision
from patolli.engine.event import Event
from patolli.engine.match import Match
from patolli.engine.state import State
from patolli.server import wire
from patolli.server.log import Log, LogEntry
from patolli.server.options import encoded_option


def event_lines(events: list[Event], viewer: int | None) -> list[wire.EventLine]:
    """The events that a viewer may know of."""
    return [
        wire.EventLine(
            event.kind.name,
            event.seat,
            {f.name: f.plain(v) for f, v in zip(event.kind.fields, event.values, strict=True)},
        )
        for event in events
        if event.is_seen_by(viewer)
    ]


def entry_line(log: Log, entry: LogEntry, viewer: int | None) -> wire.Entry:
    """An entry of the log; which action it was only its own seat is told."""
    is_own = entry.row.seat == viewer and entry.action >= 0
    return wire.Entry(
        version=entry.row.seq,
        seat=entry.row.seat,
        what=cast("wire.What", entry.what),
        by=cast("wire.By", entry.row.by),
        time=entry.row.time,
        moves=entry.moves,
        choice=cast("wire.Option", encoded_option(log.game, entry.action)) if is_own else None,
        events=event_lines(entry.events, viewer),
    )


def opening_line(log: Log, started: float, viewer: int | None) -> wire.Entry:
    """The events of the beginning, as an entry before the first."""
    return wire.Entry(0, -1, "begin", "person", started, 0, None, event_lines(log.match.opening, viewer))


def entry_lines(log: Log, started: float, since: int, until: int, viewer: int | None) -> list[wire.Entry]:
    """The entries after one version up to another; who has nothing gets the opening too."""
    lines = [entry_line(log, entry, viewer) for entry in log.entries[since:until]]
    return [opening_line(log, started, viewer), *lines] if since == 0 else lines


def questions(match: Match, viewer: int | None) -> list[wire.Pending]:
    """The open questions; arguments are for the asked seat alone.

    Where several seats decide together not even the names of the others' questions are told.
    """
    pending = match.pending()
    return [_question(match, decision, viewer, len(pending) == 1) for decision in pending]


def _question(match: Match, decision: Decision[State], viewer: int | None, is_alone: bool) -> wire.Pending:
    if decision.seat != viewer and not is_alone:
        return wire.Pending(decision.seat, None, None)
    document = match.game.steps.describe(decision)
    name = str(document["step"])
    if decision.seat != viewer:
        return wire.Pending(decision.seat, name, None)
    args = {
        key: cast("wire.Plain", value)
        for key, value in document.items()
        if key not in ("step", "seat", "steps")
    }
    return wire.Pending(decision.seat, name, args)


def previews(match: Match, seat: int, actions: Iterable[int]) -> dict[str, wire.Preview]:
    """What options would cost and give, by notation, as far as the seat can know."""
    found: dict[str, wire.Preview] = {}
    for action in actions:
        seen = match.preview(seat, action)
        found[match.game.actions.notation(action)] = wire.Preview(seen.changes, seen.reveals)
    return found
