"""Playing: a gesture becomes entries of the log, and is told to everyone after the commit."""

# Hot: compiled by mypyc.

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from patolli.engine.errors import IllegalAction, MatchIsOver, NothingToTakeBack
from patolli.server.bots import turns
from patolli.server.errors import KeyReused, NotNow, ServerBusy, StaleVersion
from patolli.server.tables.match_log import REWIND, UNDO, Log
from patolli.server.tables.standing_orders import next_answer
from patolli.server.tables.table import Table, head_line
from patolli.server.updates.subscription import tell_position
from patolli.storage import StoreUnavailable
from patolli.storage.rows import EntryRow

if TYPE_CHECKING:
    from patolli.server.context import House

# What a gesture means now, as lines of the log; it may refuse.
Lines = Callable[[Log], list[str]]
# The longest chain of answers that standing orders may give by themselves.
MOST_ORDERS: Final = 50


class Gesture:
    """What somebody wants to do: as which seat, having seen what, under which idempotency key."""

    def __init__(self, seat: int, version: int, key: str, by: str, lines: Lines) -> None:
        self.seat: Final = seat
        self.version: Final = version
        self.key: Final = key
        self.by: Final = by
        self.lines: Final = lines


def playing(seat: int, actions: Sequence[str | int]) -> Lines:
    """Answer the open question, and those that follow as far as the seat knows them: all or none."""

    def lines(log: Log) -> list[str]:
        notations = [_notation(log, action) for action in actions]
        if len(notations) > 1:
            log.match.check_queue(seat, notations)
        return notations

    return lines


def _notation(log: Log, action: str | int) -> str:
    if isinstance(action, str):
        # These two are the log's own words, not answers.
        if action == UNDO or action.startswith(REWIND):
            raise IllegalAction(action)
        return action
    if not log.game.actions.is_known(action):
        raise IllegalAction(action)
    return log.game.actions.notation(action)


def taking_back(seat: int) -> Lines:
    """Undo the seat's last move."""

    def lines(log: Log) -> list[str]:
        if not log.match.can_take_back(seat):
            raise NothingToTakeBack
        return [UNDO]

    return lines


def restarting(seat: int) -> Lines:
    """Undo to the beginning of the seat's turn."""

    def lines(log: Log) -> list[str]:
        depth = log.restart_depth(seat)
        if depth == 0:
            raise NothingToTakeBack
        return [UNDO] * depth

    return lines


def rewinding(moves: int) -> Lines:
    """Leave only the first moves; everyone has agreed."""
    return lambda log: [f"{REWIND}{min(moves, len(log.match.moves))}"]


async def carry_out(
    house: House, table: Table, gesture: Gesture, on_commit: Callable[[int], None] | None = None
) -> int:
    """Do it exactly once; the version after which it is on disk. `on_commit` is called first."""
    async with house.holding(table):
        known = _known_version(table, gesture)
        if known is not None:
            if on_commit is not None:
                on_commit(known)
            return known
        began = house.now()
        rows = _absorb(table, gesture, began)
        version = await _commit(house, table, gesture, rows, began)
        if on_commit is not None:
            on_commit(version)
        house.metrics.count("patolli_entries_total", len(rows))
        house.metrics.time("patolli_commit_seconds", house.now() - began)
        tell_position(table, began)
    turns.follow(house, table)
    return version


def _known_version(table: Table, gesture: Gesture) -> int | None:
    """Where a repeated key has already been carried out."""
    log = table.log
    version = log.versions_of_keys.get(gesture.key) if log is not None and gesture.key else None
    if log is None or version is None:
        return None
    if log.entries[version - 1].row.seat != gesture.seat:
        raise KeyReused(gesture.key)
    return version


def _absorb(table: Table, gesture: Gesture, now: float) -> list[EntryRow]:
    """Carry it out in memory, with what standing orders answer; a refusal changes nothing."""
    log = table.log
    if table.status == "over":
        raise MatchIsOver
    if log is None or table.status != "playing":
        raise NotNow("play", table.status)
    if not log.is_fresh(gesture.seat, gesture.version):
        raise StaleVersion(gesture.version, log.version)
    moment = max(now, log.entries[-1].row.time if log.entries else 0.0)
    rows: list[EntryRow] = []
    try:
        lines = gesture.lines(log)
        for index, line in enumerate(lines):
            # The key stands at the last line: with it the gesture is whole.
            key = gesture.key if index == len(lines) - 1 else ""
            rows.append(EntryRow(log.version + 1, gesture.seat, line, gesture.by, key, moment))
            table.absorb(rows[-1])
        if log.entries[-1].what == "play":
            rows += _follow_orders(table, log, moment)
    except BaseException:
        table.is_stale = log.version != table.row.head
        raise
    return rows


def _follow_orders(table: Table, log: Log, moment: float) -> list[EntryRow]:
    rows: list[EntryRow] = []
    while len(rows) < MOST_ORDERS and (answer := next_answer(log, table.sheet)) is not None:
        rows.append(EntryRow(log.version + 1, answer[0], answer[1], "order", "", moment))
        table.absorb(rows[-1])
    return rows


async def _commit(house: House, table: Table, gesture: Gesture, rows: list[EntryRow], now: float) -> int:
    """Put the rows on disk; if that fails, memory is read anew from the store."""
    line = head_line(table.log, table.clocks, table.sheet, now)
    # Until the store has answered, nobody can say which of the two is true.
    table.is_stale = True
    try:
        outcome = await house.store.append(table.id, table.row.head, rows, line)
    except StoreUnavailable as error:
        raise ServerBusy from error
    if outcome == "appended":
        table.is_stale = False
        table.row = msgspec.structs.replace(table.row, head=table.row.head + len(rows), line=line)
        return table.row.head
    await house.reload(table)
    tell_position(table, now)
    known = _known_version(table, gesture)
    if known is None:
        raise StaleVersion(gesture.version, table.version)
    return known
