"""What one viewer may see of a match: entries, questions, outlooks; nothing else leaves."""

# Hot: compiled by mypyc.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from patolli.engine.event import Event
from patolli.engine.fields import plain_values
from patolli.engine.match import Match
from patolli.engine.outlook import Outlook
from patolli.server import wire
from patolli.server.errors import told
from patolli.server.tables.match_log import LogEntry, MatchLog, owed_step, question
from patolli.server.updates.encoded_options import encoded_option

_encoder: Final = msgspec.json.Encoder()


class Common:
    """What all viewers of one position have in common: made once, joined into each update."""

    def __init__(self, log: MatchLog) -> None:
        self.state: Final = log.match.state
        self.version: Final = log.version
        self._open_view: Final = _encoder.encode(log.match.game.open_view(self.state))
        self._asked: Final = log.questions()
        self._events: Final[dict[int, list[wire.EventLine]]] = {}

    def is_of(self, log: MatchLog) -> bool:
        """Whether nothing has happened since."""
        return self.state is log.match.state and self.version == log.version

    def view(self, match: Match, viewer: int | None) -> Any:
        """The whole view of one viewer, the open part and its own, as the table's bytes."""
        own = _encoder.encode(match.game.own_view(self.state, viewer))
        return msgspec.Raw(joined(self._open_view, own))

    def questions(self, viewer: int | None) -> list[wire.Pending]:
        """The open questions as a viewer may know them."""
        return hidden(self._asked, viewer)

    def events(self, entry: LogEntry, viewer: int | None) -> list[wire.EventLine]:
        """The events of an entry that a viewer may know of."""
        shown = self._events.get(entry.row.seq)
        if shown is None:
            shown = [shown_event(event) for event in entry.events]
            self._events[entry.row.seq] = shown
        return [each for event, each in zip(entry.events, shown, strict=True) if event.is_seen_by(viewer)]


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON tables as one."""
    if len(one) <= 2 or len(other) <= 2:
        return other if len(one) <= 2 else one
    return b"%b,%b" % (one[:-1], other[1:])


def shown_event(event: Event) -> wire.EventLine:
    """An event as the wire carries it."""
    return wire.EventLine(event.kind.name, event.seat, plain_values(event.kind.fields, event.values))


def shown_events(events: list[Event], viewer: int | None) -> list[wire.EventLine]:
    """The events that a viewer may know of."""
    return [shown_event(event) for event in events if event.is_seen_by(viewer)]


def shown_entry(log: MatchLog, entry: LogEntry, viewer: int | None, common: Common) -> wire.Entry:
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
        events=common.events(entry, viewer),
        changes=entry.changes if any(entry.changes) else [],
    )


def shown_opening(log: MatchLog, started: float, viewer: int | None) -> wire.Entry:
    """The events of the beginning, as an entry before the first."""
    return wire.Entry(0, -1, "begin", "person", started, 0, None, shown_events(log.match.opening, viewer))


def shown_entries(
    log: MatchLog, started: float, since: int, until: int, viewer: int | None, common: Common
) -> list[wire.Entry]:
    """The entries after one version up to another; who has nothing gets the opening too."""
    shown = [shown_entry(log, entry, viewer, common) for entry in log.entries[since:until]]
    return [shown_opening(log, started, viewer), *shown] if since == 0 else shown


def hidden(asked: list[wire.Pending], viewer: int | None) -> list[wire.Pending]:
    """Questions without their arguments, but for those of the viewer's own.

    Where several seats decide together not even the names of the others' questions are told.
    """
    is_alone = len(asked) == 1
    return [
        each if each.seat == viewer else wire.Pending(each.seat, each.decision if is_alone else None, None)
        for each in asked
    ]


def outlooks(
    match: Match,
    seat: int,
    actions: Sequence[int],
    answers: Sequence[int] = (),
    depth: int = 1,
    whole: bool = False,
    finish: bool = False,
) -> dict[str, wire.Outlook]:
    """What answers would lead to, by notation, as far as the seat can know."""
    return _by_notation(match, match.outlook(seat, answers, actions, depth, whole, finish), whole)


def reasons(
    match: Match, seat: int, notations: Sequence[str], answers: Sequence[str] = ()
) -> dict[str, wire.Mistake]:
    """Why answers cannot be given, by notation, as far as the seat can know; nothing of those that can."""
    found = {text: match.why_not(seat, text, answers) for text in notations}
    return {text: told(why) for text, why in found.items() if why is not None}


def _by_notation(match: Match, found: list[Outlook], whole: bool) -> dict[str, wire.Outlook]:
    return {match.game.actions.notation(seen.action): _shown_outlook(match, seen, whole) for seen in found}


def _shown_outlook(match: Match, seen: Outlook, whole: bool) -> wire.Outlook:
    return wire.Outlook(
        changes=seen.changes,
        reveals=seen.reveals,
        ends_turn=seen.ends_turn,
        next_seat=seen.next_seat,
        asks=None if seen.asks is None else question(match, seen.asks),
        option=cast("wire.Option", encoded_option(match.game, seen.action)) if whole else None,
        sources=seen.sources,
        events=[shown_event(event) for event in seen.events],
        owed=[owed_step(match, step) for step in seen.owed],
        then=_by_notation(match, seen.then, whole),
        best=[_shown_outlook(match, each, whole) for each in seen.best],
    )
