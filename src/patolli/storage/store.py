"""Store: the contract that both databases keep."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from patolli.engine.errors import PatolliError, Reason
from patolli.storage import deeds, history, people, pulse, puzzles, retention, reviews, tables
from patolli.storage.connection import Connection
from patolli.storage.rows import Appended, EntryRow, HeadLine

logger: Final = logging.getLogger("patolli.storage")

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[Connection], T]
Statements = Callable[Concatenate[Connection, P], T]
Method = Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]


class BadDatabase(PatolliError, details=("url", "why")):
    """An address that is not one of a database we know, or cannot be opened."""


def refuse(url: str, why: Reason, words: str) -> BadDatabase:
    """The error to raise; the driver's own words go to the log, for whoever runs the server."""
    logger.error("the database cannot be opened", extra={"database": url, "why": words.strip()})
    return BadDatabase(url, why)


class StoreUnavailable(Exception):
    """The database does not answer; whether the work was done is not known."""


def reading(statements: Statements[P, T]) -> Method[P, T]:
    """The method of a store that runs statements which only read."""

    @wraps(statements)
    async def method(store: Store, /, *args: P.args, **named: P.kwargs) -> T:
        return await store.read(lambda connection: statements(connection, *args, **named))

    return method


def writing(statements: Statements[P, T]) -> Method[P, T]:
    """The method of a store that runs statements in a transaction."""

    @wraps(statements)
    async def method(store: Store, /, *args: P.args, **named: P.kwargs) -> T:
        return await store.write(lambda connection: statements(connection, *args, **named))

    return method


# After so long whoever asked is told that there is no answer; what was asked may still be done.
PATIENCE_SECONDS: Final = 15.0
# While a store is in trouble, that is written into the log no oftener than this.
TOLD_SECONDS: Final = 1.0


class Store(ABC):
    """Everything the server keeps. A write has been committed durably when its call returns.

    Its methods are the statements of `people` and `tables`, which say what each of them does.
    """

    # Called whenever the database did not answer; whoever runs the server counts.
    on_trouble: Callable[[], None] = staticmethod(lambda: None)
    _trouble_told = float("-inf")

    async def watched(self, answer: Coroutine[Any, Any, T]) -> T:
        """Wait for an answer; trouble is counted and told."""
        try:
            return await answer
        except StoreUnavailable as error:
            self.on_trouble()
            now = time.monotonic()
            if now - self._trouble_told > TOLD_SECONDS:
                self._trouble_told = now
                # One line, and not a traceback for each move.
                logger.error("the store is in trouble", extra={"why": str(error)})  # noqa: TRY400
            raise

    @abstractmethod
    async def open(self, on_change: Callable[[str], None]) -> None:
        """Connect, bring the schema up to date, and listen: announcements name tables and people that changed."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

    @abstractmethod
    async def write(self, work: Work[T], patience: float | None = PATIENCE_SECONDS) -> T:
        """Run work in a transaction, or not at all; without patience's end for what takes long."""

    @abstractmethod
    async def read_as_it_is(self, work: Work[T]) -> T:
        """Read all of one moment, however long that takes; nothing is migrated, nobody is kept out."""

    def log_bytes(self) -> int | None:
        """How long the write log beside the database is, if there is one."""
        return None

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Whether several server processes may use it at the same time."""

    # People

    add_person = writing(people.add)
    person = reading(people.by_id)
    person_of_session = reading(people.of_session)
    person_of_login = reading(people.of_login)
    claim_person = writing(people.claim)
    change_person = writing(people.change)
    change_password = writing(people.change_password)
    delete_person = writing(people.delete)
    add_session = writing(people.add_session)
    end_session = writing(people.end_session)
    end_sessions = writing(people.end_sessions)
    sessions_of = reading(people.sessions_of)
    merge_people = writing(people.merge)

    # Tables

    add_table = writing(tables.add)
    table = reading(tables.by_id)
    table_ids = reading(tables.ids)
    table_of_invite = reading(tables.of_invite)
    table_of_code = reading(tables.of_code)
    change_table = writing(tables.change)
    change_and_add_table = writing(tables.change_and_add)
    unfitted_tables = reading(tables.unfitted)
    lobby = reading(tables.lobby)
    tables_of = reading(tables.of_person)
    tables_ever_of = reading(tables.ever_of_person)
    tables_naming = reading(tables.naming)
    turns_of = reading(tables.turns_of)
    due = reading(tables.due)
    entries = reading(tables.entries)
    forget_lessons = writing(tables.forget_lessons)

    async def append(self, table: str, head: int, entries: list[EntryRow], line: HeadLine) -> Appended:
        """Write entries after `head`: `behind` when the log has grown, `repeated` when a key is known."""
        try:
            return await self.write(lambda connection: tables.append(connection, table, head, entries, line))
        except tables.KeyIsKnown:
            return "repeated"

    # What is over

    archive = writing(history.archive)
    archived_of = reading(history.archived_of)
    finished_matches = reading(history.finished)
    count_finished = reading(history.count_finished)
    unkept_tables = reading(history.unkept)
    forget_end = writing(history.forget_end)
    keep_last_view = writing(history.keep_last_view)
    last_view = reading(history.last_view)
    results_of = reading(history.results_of)
    count_matches = reading(history.count_matches)

    # Puzzles

    answer_puzzle = writing(puzzles.answer)
    puzzle_answer = reading(puzzles.answered)
    puzzle_answers_of = reading(puzzles.answers_of)
    puzzle_tally = reading(puzzles.tally)

    # Reviews of matches

    review = reading(reviews.review)
    claim_review = writing(reviews.claim_review)
    hold_review = writing(reviews.hold_review)
    keep_review = writing(reviews.keep_review)
    look_at_review = writing(reviews.look_at_review)
    stop_review = writing(reviews.stop_review)

    # Being there

    wake = writing(pulse.wake)
    beat = writing(pulse.beat)
    add_outage = writing(pulse.add_outage)
    try_write = writing(pulse.try_write)
    outages = reading(pulse.outages)

    # What is not kept

    sweep = writing(retention.sweep)

    # Operators

    report = writing(deeds.report)
    reports = reading(deeds.reports)
    close_report = writing(deeds.close_report)
    find_people = reading(deeds.people)
    open_report = writing(deeds.open_report)
    remove_words = writing(deeds.remove_words)
    bring_words_back = writing(deeds.bring_words_back)
    announce = writing(deeds.announce)
    notice = reading(deeds.notice)
    note_deed = writing(deeds.note)
    deeds_since = reading(deeds.since)
    last_deed = reading(deeds.last)

    # Chat

    say = writing(tables.say)
    chat = reading(tables.chat)
    chat_of = reading(people.chat_of)
