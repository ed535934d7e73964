"""Store: the contract that both databases keep."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from patolli.engine.errors import PatolliError, Reason
from patolli.storage import people, tables
from patolli.storage.connection import Connection
from patolli.storage.rows import Appended, EntryRow, HeadLine

logger: Final = logging.getLogger("patolli.storage")

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[Connection], T]
Statements = Callable[Concatenate[Connection, P], T]
Method = Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]


class BadDatabase(PatolliError):
    """An address that is not one of a database we know, or cannot be opened."""

    kind = "bad_database"
    details_names = ("url", "why")


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


class Store(ABC):
    """Everything the server keeps. A write has been committed durably when its call returns.

    Its methods are the statements of `people` and `tables`, which say what each of them does.
    """

    @abstractmethod
    async def open(self, on_hint: Callable[[str], None]) -> None:
        """Connect, bring the schema up to date, and listen: hints name tables and people that changed."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction, or not at all."""

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Whether several server processes may use it at the same time."""

    # People

    add_person = writing(people.add)
    person_of_session = reading(people.of_session)
    person_of_login = reading(people.of_login)
    change_person = writing(people.change)
    delete_person = writing(people.delete)
    add_session = writing(people.add_session)
    end_session = writing(people.end_session)
    end_sessions = writing(people.end_sessions)
    sessions_of = reading(people.sessions_of)

    # Tables

    add_table = writing(tables.add)
    table = reading(tables.by_id)
    table_of_invite = reading(tables.of_invite)
    change_table = writing(tables.change)
    lobby = reading(tables.lobby)
    tables_of = reading(tables.of_person)
    turns_of = reading(tables.turns_of)
    due = reading(tables.due)
    entries = reading(tables.entries)

    async def append(self, table: str, head: int, entries: list[EntryRow], line: HeadLine) -> Appended:
        """Write entries after `head`: `behind` when the log has grown, `repeated` when a key is known."""
        try:
            return await self.write(lambda connection: tables.append(connection, table, head, entries, line))
        except tables.KeyIsKnown:
            return "repeated"

    # Chat

    say = writing(tables.say)
    chat = reading(tables.chat)
    chat_of = reading(people.chat_of)
