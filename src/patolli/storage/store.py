"""Store: the contract that both databases keep."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar

from patolli.engine.errors import PatolliError, Reason
from patolli.storage import people, tables
from patolli.storage.connection import Connection
from patolli.storage.rows import (
    Appended,
    ChatRow,
    EntryRow,
    HeadLine,
    LobbyQuery,
    PersonRow,
    TableRow,
)

logger: Final = logging.getLogger("patolli.storage")

T = TypeVar("T")
Work = Callable[[Connection], T]


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


class Store(ABC):
    """Everything the server keeps. A write has been committed durably when its call returns."""

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

    async def add_person(self, row: PersonRow, session: str) -> None:
        """Somebody new, with a first session."""
        await self.write(lambda connection: people.add(connection, row, session))

    async def person(self, person: str) -> PersonRow | None:
        """Somebody by id."""
        return await self.read(lambda connection: people.by_id(connection, person))

    async def person_of_session(self, session: str, since: float) -> PersonRow | None:
        """Whose session this is, if it began after `since`."""
        return await self.read(lambda connection: people.of_session(connection, session, since))

    async def person_of_login(self, login: str) -> PersonRow | None:
        """Somebody by login."""
        return await self.read(lambda connection: people.of_login(connection, login))

    async def change_person(self, row: PersonRow) -> bool:
        """Keep the row as it is now; False when the login belongs to someone else."""
        return await self.write(lambda connection: people.change(connection, row))

    async def delete_person(self, person: str) -> None:
        """Forget somebody: sessions, name, login, preferences, chat."""
        await self.write(lambda connection: people.delete(connection, person))

    async def add_session(self, session: str, person: str, now: float) -> None:
        """One more session of somebody."""
        await self.write(lambda connection: people.add_session(connection, session, person, now))

    async def end_session(self, session: str) -> None:
        """Log out here."""
        await self.write(lambda connection: people.end_session(connection, session))

    async def end_sessions(self, person: str) -> None:
        """Log out everywhere."""
        await self.write(lambda connection: people.end_sessions(connection, person))

    async def sessions_of(self, person: str) -> list[float]:
        """When each session of somebody began."""
        return await self.read(lambda connection: people.sessions_of(connection, person))

    # Tables

    async def add_table(self, row: TableRow) -> None:
        """A new table."""
        await self.write(lambda connection: tables.add(connection, row))

    async def table(self, table: str) -> TableRow | None:
        """A table by id."""
        return await self.read(lambda connection: tables.by_id(connection, table))

    async def table_of_invite(self, invite: str) -> TableRow | None:
        """A table by the secret of its link."""
        return await self.read(lambda connection: tables.of_invite(connection, invite))

    async def change_table(self, row: TableRow) -> bool:
        """Keep the row with the next revision; False when the table changed meanwhile."""
        return await self.write(lambda connection: tables.change(connection, row))

    async def lobby(self, query: LobbyQuery) -> list[TableRow]:
        """Public tables, the newest first."""
        return await self.read(lambda connection: tables.lobby(connection, query))

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """The tables at which somebody sits, the newest first."""
        return await self.read(lambda connection: tables.of_person(connection, person, limit))

    async def turns_of(self, person: str) -> list[str]:
        """The tables that wait for somebody, the one that waits longest first."""
        return await self.read(lambda connection: tables.turns_of(connection, person))

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables at which the server must do something by itself."""
        return await self.read(lambda connection: tables.due(connection, now, limit))

    async def append(self, table: str, head: int, entries: list[EntryRow], line: HeadLine) -> Appended:
        """Write entries after `head`: `behind` when the log has grown, `repeated` when a key is known."""
        try:
            return await self.write(lambda connection: tables.append(connection, table, head, entries, line))
        except tables.KeyIsKnown:
            return "repeated"

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The log after an entry."""
        return await self.read(lambda connection: tables.entries(connection, table, after))

    async def entry_of_key(self, table: str, key: str) -> EntryRow | None:
        """What a gesture led to, if it ever arrived."""
        return await self.read(lambda connection: tables.entry_of_key(connection, table, key))

    # Chat

    async def say(self, table: str, key: str, row: ChatRow) -> ChatRow:
        """Write a line and number it; a repeated key gives the line of the first time."""
        return await self.write(lambda connection: tables.say(connection, table, key, row))

    async def chat(self, table: str, after: int, limit: int = 100) -> list[ChatRow]:
        """The last lines after a number, in order."""
        return await self.read(lambda connection: tables.chat(connection, table, after, limit))

    async def chat_of(self, person: str) -> list[str]:
        """All that somebody said."""
        return await self.read(lambda connection: people.chat_of(connection, person))
