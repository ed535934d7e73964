"""Accounts: guests with just a name, claimed by a password, forgotten on request."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from patolli.server import wire
from patolli.server.context import Context
from patolli.server.errors import AlreadyClaimed, LoginTaken, OldRules, WrongPassword
from patolli.server.people.names import clean_name
from patolli.server.people.sessions import hash_of, new_secret
from patolli.server.socket.connection import SESSION_ENDED
from patolli.server.tables.registry import Tables
from patolli.server.tables.seats import get_up
from patolli.server.tables.settings import TableSettings, read_settings, with_settings
from patolli.server.tables.settings_commit import amend
from patolli.storage.rows import PersonRow

# argon2id with the library's figures, which follow RFC 9106; each hash takes 64 MiB.
_hasher: Final = PasswordHasher()
_AT_ONCE: Final = asyncio.Semaphore(2)


@cache
def nobodys_hash() -> str:
    """Compared when nobody has the login, so that the time taken does not tell."""
    return _hasher.hash(secrets.token_urlsafe(16))


def me(person: PersonRow | None) -> wire.Me:
    """The answer to "who am I"."""
    if person is None:
        return wire.Me(None, None, {}, [])
    known = wire.Person(person.id, person.name, person.login is not None)
    return wire.Me(known, person.login, person.preferences, person.muted)


async def sign_in(context: Context, name: str) -> tuple[PersonRow, str]:
    """A new guest, and the secret of the session."""
    secret = new_secret()
    person = PersonRow(secrets.token_urlsafe(12), clean_name(name), None, None, context.now(), {}, [])
    await context.store.add_person(person, hash_of(secret))
    return person, secret


async def claim(context: Context, person: PersonRow, wanted: wire.Claim) -> PersonRow:
    """Keep a guest's name with a login and a password."""
    if person.login is not None:
        raise AlreadyClaimed
    async with _AT_ONCE:
        password = await asyncio.to_thread(_hasher.hash, wanted.password)
    claimed = msgspec.structs.replace(person, login=folded(wanted.login), password=password)
    if not await context.store.change_person(claimed):
        raise LoginTaken(wanted.login)
    return claimed


async def log_in(context: Context, wanted: wire.LogIn) -> tuple[PersonRow, str]:
    """Come back to a claimed account; a new session's secret."""
    person = await context.store.person_of_login(folded(wanted.login))
    known = None if person is None else person.password
    async with _AT_ONCE:
        is_right = await asyncio.to_thread(fits, known, wanted.password)
    if person is None or not is_right:
        raise WrongPassword(wanted.login)
    secret = new_secret()
    await context.store.add_session(hash_of(secret), person.id, context.now())
    return person, secret


def fits(known: str | None, password: str) -> bool:
    """Whether the password is the one behind the hash."""
    try:
        _hasher.verify(known or nobodys_hash(), password)
    except VerificationError:
        return False
    return known is not None


def folded(login: str) -> str:
    """Logins do not tell capitals apart."""
    return login.strip().casefold()


async def change_me(context: Context, person: PersonRow, wanted: wire.ChangeMe) -> PersonRow:
    """Change name, preferences or whom one does not want to hear."""
    changed = msgspec.structs.replace(
        person,
        name=person.name if wanted.name is None else clean_name(wanted.name),
        preferences=person.preferences if wanted.preferences is None else wanted.preferences,
        muted=person.muted if wanted.muted is None else wanted.muted,
    )
    await context.store.change_person(changed)
    for connection in context.connections.of(person.id):
        connection.muted = frozenset(changed.muted)
    return changed


async def my_data(context: Context, person: PersonRow) -> wire.AccountCopy:
    """Everything that is kept about somebody."""
    tables = await context.store.tables_of(person.id, 10_000)
    return wire.AccountCopy(
        person=wire.Person(person.id, person.name, person.login is not None),
        login=person.login,
        created=person.created,
        preferences=person.preferences,
        muted=person.muted,
        sessions=await context.store.sessions_of(person.id),
        tables=[row.id for row in tables],
        chat=await context.store.chat_of(person.id),
    )


async def log_out(context: Context, person: PersonRow, session: str, everywhere: bool) -> None:
    """End this session, or all of them, and the sockets that live by them."""
    if everywhere:
        await context.store.end_sessions(person.id)
    else:
        await context.store.end_session(session)
    for connection in list(context.connections.of(person.id)):
        if everywhere or connection.session == session:
            connection.close(SESSION_ENDED)


async def delete_me(tables: Tables, person: PersonRow) -> None:
    """Forget somebody; at their tables nobody's name is left on the seat."""
    context = tables.context
    for row in await context.store.tables_of(person.id, 10_000):
        try:
            await amend(await tables.find(row.id), lambda settings: forget(settings, person.id))
        except OldRules:
            # The match can no longer be played, but a name can be taken off it.
            settings = read_settings(row)
            forget(settings, person.id)
            await context.store.change_table(with_settings(row, settings))
    await log_out(context, person, "", everywhere=True)
    await context.store.delete_person(person.id)


def forget(settings: TableSettings, person: str) -> None:
    """Take somebody off a settings; a table of theirs passes to whoever sits there still."""
    for seat in settings.seats_of(person):
        get_up(settings, seat)
        settings.places[seat].name = ""
    if settings.owner == person:
        settings.owner = next((place.person for place in settings.places if place.person is not None), "")
