"""Moves: a submission is carried out exactly once, committed, and told to everyone.

The whole walk of a move stands here in reading order: submit, play in memory, commit to the store,
acknowledge, tell.
"""

# Hot: compiled by mypyc.

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from patolli.engine.errors import NO_ANSWER, IllegalAction, MatchIsOver, NothingToTakeBack
from patolli.server.errors import KeyReused, NotNow, ServerBusy, StaleVersion
from patolli.server.tables.match_log import REWIND, UNDO, MatchLog
from patolli.server.tables.standing_orders import next_answer
from patolli.server.tables.state import summary
from patolli.server.tables.table import Table
from patolli.storage import StoreUnavailable
from patolli.storage.rows import EntryRow

# What a submission means now: answers as numbers or notations, or the log's own words; it may refuse.
Meaning = Callable[[MatchLog], Sequence[str | int]]
# The longest chain of answers that standing orders may give by themselves.
MOST_ORDERS: Final = 50
# With so many entries a match only goes on; the longest honest ones have a quarter of them.
MOST_ENTRIES: Final = 6000


class Submission:
    """What somebody wants to do: as which seat, having seen which version.

    `key` is its idempotency key: sent again under the same key, it is answered again and not
    carried out again.
    """

    def __init__(
        self, seat: int, version: int, key: str, by: str, meaning: Meaning, said: str | int | None = None
    ) -> None:
        self.seat: Final = seat
        self.version: Final = version
        self.key: Final = key
        self.by: Final = by
        self.meaning: Final = meaning
        # The last word of it, by which a key that stands for something else is found out.
        self.said: Final = said


async def submit(table: Table, submission: Submission, on_commit: Callable[[int], None] | None = None) -> int:
    """Do it exactly once; the version after which it is on disk. `on_commit` is called first."""
    context = table.context
    async with table.locked():
        known = _known_version(table, submission)
        if known is not None:
            if on_commit is not None:
                on_commit(known)
            return known
        began = context.now()
        rows = _play(table, submission, began)
        version = await _commit(table, submission, rows, began)
        if on_commit is not None:
            on_commit(version)
        context.metrics.count("patolli_entries_total", len(rows))
        context.metrics.time("patolli_commit_seconds", context.now() - began)
        table.tell_position(began)
    table.follow_up()
    return version


def _known_version(table: Table, submission: Submission) -> int | None:
    """Where a repeated key has already been carried out."""
    log = table.log
    version = log.versions_of_keys.get(submission.key) if log is not None and submission.key else None
    if log is None or version is None:
        return None
    entry, said = log.entries[version - 1].row, submission.said
    if isinstance(said, int):
        said = log.game.actions.notation(said) if log.game.actions.is_known(said) else ""
    if entry.seat != submission.seat or (said is not None and said != entry.action):
        raise KeyReused(submission.key)
    return version


def _play(table: Table, submission: Submission, now: float) -> list[EntryRow]:
    """Carry it out in memory, with what standing orders answer; a refusal changes nothing."""
    log = table.log
    if table.status == "over":
        raise MatchIsOver
    if log is None or table.status != "playing":
        raise NotNow("play", table.status)
    if not log.is_fresh(submission.seat, submission.version):
        raise StaleVersion(submission.version, log.version)
    moment = max(now, log.entries[-1].row.time if log.entries else 0.0)
    rows: list[EntryRow] = []
    try:
        meant = submission.meaning(log)
        check_length(log, meant)
        for index, action in enumerate(meant):
            # An answer that came as a number is written as its notation, and not read again.
            notation = action if isinstance(action, str) else log.game.actions.notation(action)
            # The key stands at the last entry: with it the submission is whole.
            key = submission.key if index == len(meant) - 1 else ""
            rows.append(EntryRow(log.version + 1, submission.seat, notation, submission.by, key, moment))
            log.absorb(rows[-1], action)
        if log.entries[-1].what == "play":
            rows += _follow_orders(table, log, moment)
    except BaseException:
        table.is_stale = log.version != table.row.head
        raise
    return rows


def check_length(log: MatchLog, meant: Sequence[str | int]) -> None:
    """A match can be taken back often, but not for ever: its log is read whole by whoever comes."""
    is_way_back = any(isinstance(each, str) and (each == UNDO or each.startswith(REWIND)) for each in meant)
    if is_way_back and log.version >= MOST_ENTRIES:
        raise NotNow("take_back", "too_long")


def _follow_orders(table: Table, log: MatchLog, moment: float) -> list[EntryRow]:
    rows: list[EntryRow] = []
    while len(rows) < MOST_ORDERS and (answer := next_answer(log, table.settings)) is not None:
        seat, action = answer
        rows.append(EntryRow(log.version + 1, seat, log.game.actions.notation(action), "order", "", moment))
        log.absorb(rows[-1], action)
    return rows


async def _commit(table: Table, submission: Submission, rows: list[EntryRow], now: float) -> int:
    """Put the rows on disk; if that fails, memory is read anew from the store."""
    listing = summary(table.log, table.settings, now)
    # Until the store has answered, nobody can say which of the two is true.
    table.is_stale = True
    try:
        outcome = await table.context.store.append(table.id, table.row.head, rows, listing)
    except StoreUnavailable as error:
        raise ServerBusy from error
    if outcome == "appended":
        table.is_stale = False
        table.row = msgspec.structs.replace(table.row, head=table.row.head + len(rows), line=listing)
        return table.row.head
    await table.reload()
    table.tell_position(now)
    known = _known_version(table, submission)
    if known is None:
        raise StaleVersion(submission.version, table.version)
    return known


def answering(seat: int, actions: Sequence[str | int]) -> Meaning:
    """Answer the open question, and those that follow as far as the seat knows them: all or none."""

    def meaning(log: MatchLog) -> Sequence[str | int]:
        for action in actions:
            if not isinstance(action, str):
                if not log.game.actions.is_known(action):
                    raise IllegalAction(action, NO_ANSWER)
            elif action == UNDO or action.startswith(REWIND):
                # These two are the log's own words, not answers.
                raise IllegalAction(action, NO_ANSWER)
        if len(actions) > 1:
            log.match.check_queue(seat, actions)
        return actions

    return meaning


def taking_back(seat: int) -> Meaning:
    """Undo the seat's last move."""

    def meaning(log: MatchLog) -> Sequence[str | int]:
        if not log.match.can_take_back(seat):
            raise NothingToTakeBack
        return [UNDO]

    return meaning


def restarting(seat: int) -> Meaning:
    """Undo to the beginning of the seat's turn."""

    def meaning(log: MatchLog) -> Sequence[str | int]:
        depth = log.restart_depth(seat)
        if depth == 0:
            raise NothingToTakeBack
        return [UNDO] * depth

    return meaning


def rewinding(moves: int) -> Meaning:
    """Leave only the first moves; everyone has agreed."""
    return lambda log: [f"{REWIND}{min(moves, len(log.match.moves))}"]
