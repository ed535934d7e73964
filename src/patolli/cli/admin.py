"""`patolli admin`: what operators can do about people and tables, beside a server that runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from patolli.cli.arguments import Hand
from patolli.cli.backup import Database, SettingsFile
from patolli.cli.failures import AbsentArgument, BadArgument, UnknownArgument
from patolli.cli.which_store import address_of_store
from patolli.engine.errors import Reason

if TYPE_CHECKING:
    from patolli.server.admin import Office

# So long people are told something; a week at most.
MINUTES: Final = 60
MOST_MINUTES: Final = 7 * 24 * 60
Lines = Sequence[tuple[str, ...]]
Doing = Callable[["Office", str, str], Awaitable[Lines | None]]
Word = Annotated[str, Parameter(help="cli-argument-admin-deed")]
Subject = Annotated[str, Parameter(help="cli-argument-admin-subject", show_default=False)]
Value = Annotated[str, Parameter(help="cli-argument-admin-value", show_default=False)]


def admin(
    deed: Word,
    subject: Subject = "",
    value: Value = "",
    /,
    *,
    database: Database = None,
    settings: SettingsFile = None,
    terminal: Hand,
) -> int:
    """Look for people and tables, or do one of the deeds that mend."""
    from patolli.server.admin import in_office

    doing = DEEDS.get(deed)
    if doing is None:
        raise UnknownArgument(deed, tuple(DEEDS))
    needs, work = doing
    if (needs > 0 and not subject) or (needs > 1 and not value):
        raise AbsentArgument("subject" if not subject else "value")

    async def carry_out(office: Office) -> None:
        found = await work(office, subject, value)
        if found is None:
            terminal.say(terminal.text("cli-admin-done"), "green")
        else:
            for line in found:
                terminal.data("\t".join(line))

    asyncio.run(in_office(address_of_store(database, settings), carry_out))
    return 0


def moment(time: float) -> str:
    """A moment as logs write it."""
    return datetime.fromtimestamp(time, UTC).isoformat(timespec="seconds")


async def people(office: Office, subject: str, value: str) -> Lines:
    """People, or those whose name holds a word."""
    return [
        (each.id, each.name, each.login or "", moment(each.created), str(each.tables))
        for each in await office.people(subject)
    ]


async def tables(office: Office, subject: str, value: str) -> Lines:
    """Public tables."""
    return [
        (
            row.id,
            row.game,
            row.line.status,
            settings.name,
            ", ".join(place.name for place in settings.places),
            moment(row.line.touched),
        )
        for row, settings in await office.tables()
    ]


async def reports(office: Office, subject: str, value: str) -> Lines:
    """Reports that nobody has looked at."""
    return [
        (str(each.number), moment(each.time), each.table, each.person, each.subject)
        for each in await office.reports()
    ]


async def deeds(office: Office, subject: str, value: str) -> Lines:
    """What was done."""
    return [
        (str(each.number), moment(each.time), each.deed, each.subject, each.note)
        for each in await office.deeds()
    ]


async def password(office: Office, subject: str, value: str) -> Lines:
    """A new password for somebody."""
    return [(await office.set_password(subject),)]


async def announce(office: Office, subject: str, value: str) -> None:
    """Tell everybody something, for an hour or so many minutes."""
    from patolli.server.people.names import clean_text

    if not clean_text(subject):
        raise AbsentArgument("subject")
    minutes = value or str(MINUTES)
    if not minutes.isascii() or not minutes.isdecimal() or not 1 <= int(minutes) <= MOST_MINUTES:
        raise BadArgument("value", value, Reason("whole_number", low=1, high=MOST_MINUTES))
    await office.announce(subject, int(minutes))


async def silence(office: Office, subject: str, value: str) -> None:
    """Take back all that somebody said."""
    await office.remove_words(subject)


# Each with how many words it needs besides, and what finds or does it; what only does it has nothing to tell.
DEEDS: Final[dict[str, tuple[int, Doing]]] = {
    "people": (0, people),
    "tables": (0, tables),
    "reports": (0, reports),
    "deeds": (0, deeds),
    "close": (1, lambda office, subject, value: office.close_report(subject)),
    "rename": (2, lambda office, subject, value: office.rename(subject, value)),
    "password": (1, password),
    "logout": (1, lambda office, subject, value: office.log_out(subject)),
    "silence": (1, silence),
    "delete": (1, lambda office, subject, value: office.delete(subject)),
    "end": (1, lambda office, subject, value: office.end_table(subject)),
    "restore": (1, lambda office, subject, value: office.restore(subject)),
    "announce": (1, announce),
    "withdraw": (0, lambda office, subject, value: office.withdraw()),
}
