"""What operators can do: look for people and tables, and the deeds that mend; each is written down.

It works beside a server that runs, with the server's own rules: what it changes is committed as any change is, and
the server looks at the deeds every second and tells its browsers.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from argon2 import PasswordHasher

from patolli.engine.errors import PatolliError
from patolli.server import wire
from patolli.server.context import Context
from patolli.server.errors import DamagedMatch, NotNow, OldRules
from patolli.server.people import accounts
from patolli.server.people.names import clean_name, clean_text
from patolli.server.settings import ServerSettings
from patolli.server.tables.absences import end
from patolli.server.tables.registry import Tables
from patolli.server.tables.settings import Grace, TableSettings, read_settings, readable, with_settings
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.table import Table
from patolli.storage import open_store
from patolli.storage.rows import DeedRow, HeadLine, LobbyQuery, PersonLine, PersonRow, ReportRow, TableRow

PASSWORD_BYTES: Final = 12


class NoSuchPerson(PatolliError, details=("person",)):
    """Nobody has this id or login."""


class NoSuchDeed(PatolliError, details=("deed",)):
    """Nothing was done under this number."""


class NothingToRestore(PatolliError, details=("deed",)):
    """This deed removed nothing, or what it removed is there again or gone for good."""


class NoSuchReport(PatolliError, details=("report",)):
    """No report that is open has this number."""


class Office:
    """Where operators work: a store, opened beside whoever else uses it."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._context: Final = tables.context
        self._store: Final = tables.context.store

    # Looking

    async def people(self, part: str) -> list[PersonLine]:
        """People by a part of their name, or by id or login."""
        return await self._store.find_people(part)

    async def tables(self) -> list[tuple[TableRow, TableSettings]]:
        """The newest public tables."""
        rows = await self._store.lobby(LobbyQuery(limit=100))
        return list(readable(rows))

    async def reports(self) -> list[ReportRow]:
        """What people told, and nobody has looked at yet."""
        return await self._store.reports()

    async def deeds(self) -> list[DeedRow]:
        """All that operators ever did."""
        return await self._store.deeds_since(0)

    # Doing

    async def rename(self, who: str, name: str) -> None:
        """Give somebody another name; at tables they keep the one they sat down with."""
        person = await self._person(who)
        await self._store.change_person(person.id, clean_name(name))
        await self._note("rename", person.id, name)

    async def set_password(self, who: str) -> str:
        """A new password for whoever has forgotten theirs; it is told once, and every session ends."""
        person = await self._person(who)
        if person.login is None:
            raise NoSuchPerson(who)
        password = secrets.token_urlsafe(PASSWORD_BYTES)
        hashed = await asyncio.to_thread(PasswordHasher().hash, password)
        await self._store.change_password(person.id, person.password, hashed)
        await self._store.end_sessions(person.id)
        await self._note("password", person.id)
        return password

    async def log_out(self, who: str) -> None:
        """End all sessions of somebody."""
        person = await self._person(who)
        await self._store.end_sessions(person.id)
        await self._note("logout", person.id)

    async def remove_words(self, who: str) -> int:
        """Take back all that somebody said; how many lines."""
        person = await self._person(who)
        return await self._store.remove_words(self._context.now(), person.id)

    async def delete(self, who: str) -> None:
        """Forget somebody, as they could themselves."""
        person = await self._person(who)
        await accounts.delete_me(self._tables, person)
        await self._note("delete", person.id)

    async def end_table(self, table_id: str) -> None:
        """Stop a match where it is, or give a table up before its match."""
        try:
            table = await self._tables.find(table_id)
        except (OldRules, DamagedMatch):
            await self._end_unread(table_id)
        else:
            await self._end(table)
        await self._note("end", table_id)

    async def _end_unread(self, table_id: str) -> None:
        """Stop a match that this version cannot read: nothing of it is looked at, and nobody has won."""
        row = await self._store.table(table_id)
        assert row is not None
        settings = read_settings(row)
        settings.ended, settings.ending, settings.offer = True, "agreed", None
        line = HeadLine("ended", [], None, self._context.now())
        changed = with_settings(msgspec.structs.replace(row, line=line), settings)
        if row.line.status != "playing" or not await self._store.change_table(changed):
            raise NotNow("end", row.line.status)

    async def _end(self, table: Table) -> None:
        def change(settings: TableSettings) -> None:
            if table.status == "gathering":
                settings.cancelled, settings.code = True, None
            elif table.status == "playing":
                end(table, settings, "agreed")
            else:
                raise NotNow("end", table.status)

        await amend(table, change)

    async def announce(self, words: str, minutes: int) -> None:
        """Tell everybody who is here, or comes, something for so long."""
        ends = self._context.now() + 60 * minutes
        told = clean_text(words)
        await self._store.announce(told, ends)
        await self._note("announce", str(minutes), told)

    async def withdraw(self) -> None:
        """Tell nobody any more."""
        await self._store.announce("", 0.0)
        await self._note("withdraw", "")

    # Bringing back

    async def restore(self, which: str) -> None:
        """Bring back what a deed removed: words, a table, a report. What was deleted is forgotten for ever."""
        deeds = await self._store.deeds_since(0)
        deed = next((each for each in deeds if str(each.number) == which), None)
        if deed is None:
            raise NoSuchDeed(which)
        if any(each.deed == "restore" and each.subject == which for each in deeds):
            raise NothingToRestore(which)
        match deed.deed:
            case "silence":
                if not await self._store.bring_words_back(deed.number):
                    raise NothingToRestore(which)
            case "end":
                await self._reopen(deed)
            case "close":
                await self._store.open_report(int(deed.subject))
            case _:
                raise NothingToRestore(which)
        await self._note("restore", which, f"{deed.deed} {deed.subject}")

    async def _reopen(self, deed: DeedRow) -> None:
        """A match goes on, a table gathers again; the time between is nobody's loss."""
        table = await self._tables.find(deed.subject)

        def change(settings: TableSettings) -> None:
            if table.status == "cancelled":
                settings.cancelled = False
                settings.take_code()
            elif table.status == "ended" and settings.ending == "agreed":
                settings.ended, settings.ending = False, ""
                away = self._context.now() - deed.time
                asked = table.log.asked() if table.log is not None else ()
                settings.graces.extend(Grace(table.version, seat, away) for seat in asked)
            else:
                raise NothingToRestore(str(deed.number))

        await amend(table, change)
        await self._store.forget_end(table.id)

    async def close_report(self, which: str) -> None:
        """Somebody has looked at a report."""
        if not which.isdecimal() or not await self._store.close_report(int(which)):
            raise NoSuchReport(which)
        await self._note("close", which)

    async def _person(self, who: str) -> PersonRow:
        found = await self._store.person(who) or await self._store.person_of_login(accounts.folded(who))
        if found is None:
            raise NoSuchPerson(who)
        return found

    async def _note(self, deed: str, subject: str, said: str = "") -> None:
        await self._store.note_deed(self._context.now(), deed, subject, said)


async def in_office(url: str, work: Callable[[Office], Awaitable[None]]) -> None:
    """Work at a store, beside a server that may be running."""
    store = open_store(url, beside=True)
    await store.open(lambda changed: None)
    try:
        tables = Tables(Context(ServerSettings(url), store), lambda table: None)
        await work(Office(tables))
    finally:
        await store.close()


class DeedWatch:
    """What operators did beside this server is passed on as an announcement of another process would be."""

    def __init__(self, context: Context, on_change: Callable[[str], None], person_prefix: str) -> None:
        self._context: Final = context
        self._on_change: Final = on_change
        self._prefix: Final = person_prefix
        self._known = -1

    async def look(self) -> None:
        """Look for new deeds; those from before this server are known."""
        if self._known < 0:
            self._known = await self._context.store.last_deed()
            await self._tell()
            return
        for deed in await self._context.store.deeds_since(self._known):
            self._known = deed.number
            if deed.deed in ("announce", "withdraw"):
                await self._tell()
            elif deed.deed == "end":
                self._on_change(deed.subject)
            elif deed.deed in ("delete", "restore"):
                # Any table may have changed.
                self._on_change("")
            elif deed.deed != "close":
                self._on_change(f"{self._prefix}{deed.subject}")

    async def _tell(self) -> None:
        before, self._context.notice = self._context.notice, await self._context.store.notice()
        if before == self._context.notice:
            return
        told = notice_of(self._context) or wire.Notice("", 0.0)
        for connection in self._context.connections:
            connection.send(told)


def notice_of(context: Context) -> wire.Notice | None:
    """What everybody is told now, if anything."""
    row = context.notice
    return wire.Notice(row.text, row.ends) if row is not None and row.ends > context.now() else None
