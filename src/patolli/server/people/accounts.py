"""Accounts: guests with just a name, claimed by a password, forgotten on request."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache, partial
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from patolli.server import wire
from patolli.server.context import Context
from patolli.server.errors import (
    AlreadyClaimed,
    DamagedMatch,
    LoginTaken,
    NotSignedIn,
    OldRules,
    WrongPassword,
)
from patolli.server.identifiers import PERSON_BYTES, new_id
from patolli.server.people.names import clean_name
from patolli.server.people.sessions import hash_of, new_secret, session_start
from patolli.server.socket.connection import SESSION_ENDED
from patolli.server.tables.absences import go
from patolli.server.tables.registry import Tables
from patolli.server.tables.settings import TableSettings, readable, settings_of, with_settings, written
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow

# argon2id with the library's figures, which follow RFC 9106; each hash takes 64 MiB.
_hasher: Final = PasswordHasher()
_AT_ONCE: Final = asyncio.Semaphore(2)
# So much of a hash tells one session from the others; nobody can be anybody by it.
SESSION_NAME: Final = 16


@cache
def nobodys_hash() -> str:
    """Compared when nobody has the login, so that the time taken does not tell."""
    return _hasher.hash(secrets.token_urlsafe(16))


def me(person: PersonRow | None, brought: int = 0) -> wire.Me:
    """The answer to "who am I"."""
    if person is None:
        return wire.Me(None, None, {}, [])
    known = wire.Person(person.id, person.name, person.login is not None)
    return wire.Me(known, person.login, person.preferences, person.muted, brought)


async def sign_in(context: Context, name: str) -> tuple[PersonRow, str]:
    """A new guest, and the secret of the session."""
    secret = new_secret()
    person = PersonRow(new_id(PERSON_BYTES), clean_name(name), None, None, context.now(), {}, [])
    await context.store.add_person(person, hash_of(secret))
    return person, secret


async def claim(context: Context, person: PersonRow, wanted: wire.Claim) -> PersonRow:
    """Keep a guest's name with a login and a password."""
    if person.login is not None:
        raise AlreadyClaimed
    async with _AT_ONCE:
        password = await asyncio.to_thread(_hasher.hash, wanted.password)
    outcome = await context.store.claim_person(person.id, folded(wanted.login), password)
    if outcome == "taken":
        raise LoginTaken(wanted.login)
    if outcome == "already":
        raise AlreadyClaimed
    # Name and preferences may have changed while the password was being hashed.
    return await context.store.change_person(person.id) or person


async def log_in(tables: Tables, wanted: wire.LogIn, guest: PersonRow | None) -> tuple[PersonRow, str, int]:
    """Come back to a claimed account: a new session's secret, and how many matches came along.

    The guest that the browser was is no more afterwards: all its tables are the account's.
    """
    context = tables.context
    login = folded(wanted.login)
    context.costs.check_guesses(login)
    # Older accounts were folded, but not composed.
    person = await context.store.person_of_login(login) or await context.store.person_of_login(
        wanted.login.strip().casefold()
    )
    known = None if person is None else person.password
    async with _AT_ONCE:
        is_right = await asyncio.to_thread(fits, known, wanted.password)
    if person is None or not is_right:
        context.costs.guessed_wrong(login)
        raise WrongPassword(wanted.login)
    brought = 0
    if wanted.bring and guest is not None and guest.login is None and guest.id != person.id:
        brought = await bring_along(tables, guest.id, person.id)
    secret = new_secret()
    await context.store.add_session(hash_of(secret), person.id, context.now())
    return person, secret, brought


async def bring_along(tables: Tables, guest: str, account: str) -> int:
    """Give a guest's tables to an account, in one commit; how many there were."""

    def rewrite(sheet: str) -> str:
        settings = settings_of(sheet)
        settings.rename(guest, account)
        return written(settings)

    context = tables.context
    changed = await context.store.merge_people(guest, account, rewrite)
    for connection in list(context.connections.of(guest)):
        # The page comes back as who it is now.
        connection.close(SESSION_ENDED)
    for each in changed:
        tables.changed_elsewhere(each)
    for connection in list(context.connections.of(account)):
        await connection.send_turns(context.store)
    return len(changed)


def fits(known: str | None, password: str) -> bool:
    """Whether the password is the one behind the hash."""
    try:
        _hasher.verify(known or nobodys_hash(), password)
    except VerificationError:
        return False
    return known is not None


def folded(login: str) -> str:
    """Logins tell neither capitals nor ways of writing an accent apart."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login.strip()).casefold())


async def change_me(context: Context, person: PersonRow, wanted: wire.ChangeMe) -> PersonRow:
    """Change name, preferences or whom one does not want to hear."""
    name = None if wanted.name is None else clean_name(wanted.name)
    changed = await context.store.change_person(person.id, name, wanted.preferences, wanted.muted)
    if changed is None:
        # Deleted meanwhile, by another browser.
        raise NotSignedIn
    for connection in context.connections.of(person.id):
        connection.muted = frozenset(changed.muted)
    return changed


async def change_password(
    context: Context, person: PersonRow, session: str, wanted: wire.ChangePassword
) -> None:
    """Another password, for whoever knows the one before; everybody else who is logged in is not any more."""
    login = person.login or ""
    context.costs.check_guesses(login)
    async with _AT_ONCE:
        is_right = await asyncio.to_thread(fits, person.password, wanted.password)
    if not is_right:
        context.costs.guessed_wrong(login)
        raise WrongPassword(login)
    async with _AT_ONCE:
        password = await asyncio.to_thread(_hasher.hash, wanted.new)
    if not await context.store.change_password(person.id, person.password, password):
        raise WrongPassword(login)
    await end_others(context, person, session)


async def end_others(context: Context, person: PersonRow, session: str) -> None:
    """End all sessions but this one, and the sockets that live by them."""
    await context.store.end_sessions(person.id, session)
    for connection in list(context.connections.of(person.id)):
        if connection.session != session:
            connection.close(SESSION_ENDED)


async def sessions(context: Context, person: PersonRow, session: str) -> list[wire.Session]:
    """Where somebody is logged in."""
    since = session_start(context.now())
    return [
        wire.Session(known[:SESSION_NAME], began, known == session)
        for known, began in await context.store.sessions_of(person.id)
        if began > since
    ]


async def end_one(context: Context, person: PersonRow, name: str) -> None:
    """End one session by the name that the list has for it; who knows the name of none ends none."""
    for known, _ in await context.store.sessions_of(person.id):
        if known[:SESSION_NAME] == name:
            await log_out(context, person, known, everywhere=False)


async def my_data(context: Context, person: PersonRow) -> wire.AccountCopy:
    """Everything that is kept about somebody."""
    tables = await context.store.tables_ever_of(person.id)
    return wire.AccountCopy(
        person=wire.Person(person.id, person.name, person.login is not None),
        login=person.login,
        created=person.created,
        preferences=person.preferences,
        muted=person.muted,
        sessions=[began for _, began in await context.store.sessions_of(person.id)],
        tables=[row.id for row in tables],
        chat=await context.store.chat_of(person.id),
        puzzles=[
            wire.PuzzleAnswered(row.puzzle, row.result, row.day, row.time)
            for row in await context.store.puzzle_answers_of(person.id)
        ],
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
    for row in await context.store.tables_naming(person.id):
        try:
            table = await tables.find(row.id)
            await amend(table, partial(get_up_and_forget, table, person.id))
        except (OldRules, DamagedMatch):
            # The match can no longer be played, but a name can be taken off it.
            for _, settings in readable([row]):
                forget(settings, person.id)
                await context.store.change_table(with_settings(row, settings))
    await log_out(context, person, "", everywhere=True)
    await context.store.delete_person(person.id)


def get_up_and_forget(table: Table, person: str, settings: TableSettings) -> None:
    """Leave the table like anybody who goes, and without a name."""
    for seat in settings.seats_of(person):
        if table.status in ("gathering", "playing"):
            go(table, settings, seat)
    forget(settings, person)


def forget(settings: TableSettings, person: str) -> None:
    """Take somebody off a table wherever they are named; it passes to whoever sits there still."""
    names: set[tuple[int, str]] = set()
    for seat, place in enumerate(settings.places):
        if person in (place.keeper, place.person):
            names |= {(seat, place.name), *((seat, each.name) for each in place.sitters if each.bot is None)}
            place.name, place.person = "", None
            place.kind = "gone" if place.kind == "person" else place.kind
        if place.absence is not None:
            place.absence.forget(person)
        for each in place.sitters:
            each.name = "" if (seat, each.name) in names else each.name
    for happening in settings.happenings:
        if happening.person == person or (happening.seat, happening.name) in names:
            happening.name, happening.person = "", None
    settings.sat = [each for each in settings.sat if each != person]
    offer = settings.rematch_offer
    if offer is not None and (offer.by == person or person in offer.joined):
        settings.rematch_offer = None if offer.table is None else offer
        offer.by = "" if offer.by == person else offer.by
        offer.joined = [each for each in offer.joined if each != person]
    if settings.owner == person:
        settings.owner = next((place.person for place in settings.places if place.person is not None), "")
