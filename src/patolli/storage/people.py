"""People and sessions in SQL."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from patolli.storage import puzzles
from patolli.storage.connection import PERSON, Connection, SqlRow, Value, maybe_text, moment, text
from patolli.storage.rows import Claimed, PersonRow

PEOPLE = "SELECT people.id, people.name, login, password, people.created, preferences, muted FROM people"


def add(connection: Connection, row: PersonRow, session: str) -> None:
    """Somebody new, with a first session."""
    connection.execute(
        "INSERT INTO people (id, name, login, password, created, preferences, muted)"
        " VALUES (:id, :name, :login, :password, :created, :preferences, :muted)",
        values(row),
    )
    add_session(connection, session, row.id, row.created)


def claim(connection: Connection, person: str, login: str, password: str) -> Claimed:
    """Keep a guest's account with a login of their own and a password."""
    if connection.execute("SELECT id FROM people WHERE login = :login", {"login": login}):
        return "taken"
    claimed = connection.change(
        "UPDATE people SET login = :login, password = :password WHERE id = :id AND login IS NULL",
        {"id": person, "login": login, "password": password},
    )
    connection.announce(PERSON + person)
    return "claimed" if claimed else "already"


def change(
    connection: Connection,
    person: str,
    name: str | None = None,
    preferences: dict[str, str] | None = None,
    muted: list[str] | None = None,
) -> PersonRow | None:
    """Change what is given and leave the rest, which others may be changing; how somebody is now."""
    given: dict[str, Value] = {
        "id": person,
        "name": name,
        "preferences": None if preferences is None else msgspec.json.encode(preferences).decode(),
        "muted": None if muted is None else msgspec.json.encode(muted).decode(),
    }
    connection.execute(
        "UPDATE people SET name = COALESCE(:name, name), preferences = COALESCE(:preferences, preferences),"
        " muted = COALESCE(:muted, muted) WHERE id = :id",
        given,
    )
    connection.announce(PERSON + person)
    return by_id(connection, person)


def change_password(connection: Connection, person: str, known: str | None, password: str) -> bool:
    """Another password instead of the one that was known; False when that has changed meanwhile."""
    changed = connection.change(
        "UPDATE people SET password = :password WHERE id = :id AND password = :known",
        {"id": person, "known": known, "password": password},
    )
    return changed > 0


def delete(connection: Connection, person: str) -> None:
    """Forget somebody: sessions, name, login, preferences, chat, answers to puzzles."""
    who = {"person": person}
    connection.execute("DELETE FROM sessions WHERE person = :person", who)
    connection.execute("DELETE FROM chat WHERE person = :person", who)
    connection.execute("DELETE FROM sitting WHERE person = :person", who)
    connection.execute("DELETE FROM sat WHERE person = :person", who)
    connection.execute("DELETE FROM results WHERE person = :person", who)
    connection.execute("DELETE FROM puzzle_answers WHERE person = :person", who)
    connection.execute("DELETE FROM reports WHERE person = :person OR subject = :person", who)
    connection.execute("DELETE FROM people WHERE id = :person", who)
    connection.announce(PERSON + person)


def merge(connection: Connection, guest: str, account: str, rewrite: Callable[[str], str]) -> list[str]:
    """Give all that a guest has to an account, and let the guest be no more; which tables changed.

    Everything or nothing, and only once: of a guest who is not there any more nothing is left to give.
    `rewrite` makes of a table's document the one with the other name.
    """
    both = {"guest": guest, "account": account}
    if not connection.execute("SELECT id FROM people WHERE id = :guest AND login IS NULL", {"guest": guest}):
        return []
    rows = connection.execute(
        "SELECT id, sheet FROM tables WHERE id IN (SELECT table_id FROM sat WHERE person = :guest)"
        " OR id IN (SELECT table_id FROM sitting WHERE person = :guest)",
        {"guest": guest},
    )
    for row in rows:
        connection.execute(
            "UPDATE tables SET sheet = :sheet, revision = revision + 1 WHERE id = :id",
            {"id": row[0], "sheet": rewrite(text(row[1]))},
        )
        connection.announce(text(row[0]))
    connection.execute("UPDATE sitting SET person = :account WHERE person = :guest", both)
    connection.execute("UPDATE chat SET person = :account WHERE person = :guest", both)
    # Where both were, the account's own row stays.
    connection.execute(
        "UPDATE sat SET person = :account WHERE person = :guest AND table_id NOT IN"
        " (SELECT table_id FROM sat WHERE person = :account)",
        both,
    )
    connection.execute(
        "UPDATE results SET person = :account WHERE person = :guest AND table_id NOT IN"
        " (SELECT table_id FROM results WHERE person = :account)",
        both,
    )
    puzzles.merge(connection, guest, account)
    delete(connection, guest)
    connection.announce(PERSON + account)
    return [text(row[0]) for row in rows]


def by_id(connection: Connection, person: str) -> PersonRow | None:
    """Somebody by id."""
    return one(connection.execute(f"{PEOPLE} WHERE people.id = :id", {"id": person}))


def of_login(connection: Connection, login: str) -> PersonRow | None:
    """Somebody by login."""
    return one(connection.execute(f"{PEOPLE} WHERE login = :login", {"login": login}))


def of_session(connection: Connection, session: str, since: float) -> PersonRow | None:
    """Whose session this is, if it began after `since`."""
    return one(
        connection.execute(
            f"{PEOPLE} JOIN sessions ON sessions.person = people.id"
            " WHERE hash = :hash AND sessions.created > :since",
            {"hash": session, "since": since},
        )
    )


def add_session(connection: Connection, session: str, person: str, now: float) -> None:
    """One more session of somebody."""
    connection.execute(
        "INSERT INTO sessions (hash, person, created) VALUES (:hash, :person, :created)",
        {"hash": session, "person": person, "created": now},
    )


def end_session(connection: Connection, session: str) -> None:
    """Log out here."""
    ended = connection.execute("DELETE FROM sessions WHERE hash = :hash RETURNING person", {"hash": session})
    for row in ended:
        connection.announce(PERSON + text(row[0]))


def end_sessions(connection: Connection, person: str, but: str = "") -> None:
    """Log out everywhere, or everywhere but here."""
    connection.execute(
        "DELETE FROM sessions WHERE person = :person AND hash <> :but", {"person": person, "but": but}
    )
    connection.announce(PERSON + person)


def sessions_of(connection: Connection, person: str) -> list[tuple[str, float]]:
    """The sessions of somebody, the oldest first: the hash of each, and when it began."""
    rows = connection.execute(
        "SELECT hash, created FROM sessions WHERE person = :person ORDER BY created, hash", {"person": person}
    )
    return [(text(row[0]), moment(row[1])) for row in rows]


def chat_of(connection: Connection, person: str) -> list[str]:
    """All that somebody said."""
    rows = connection.execute(
        "SELECT text, phrase FROM chat WHERE person = :person ORDER BY time LIMIT 10000", {"person": person}
    )
    return [text(row[0]) or maybe_text(row[1]) or "" for row in rows]


def values(row: PersonRow) -> dict[str, Value]:
    """The row as arguments of a statement."""
    return {
        "id": row.id,
        "name": row.name,
        "login": row.login,
        "password": row.password,
        "created": row.created,
        "preferences": msgspec.json.encode(row.preferences).decode(),
        "muted": msgspec.json.encode(row.muted).decode(),
    }


def one(rows: list[SqlRow]) -> PersonRow | None:
    """The person of a query that finds at most one."""
    if not rows:
        return None
    row = rows[0]
    return PersonRow(
        text(row[0]),
        text(row[1]),
        maybe_text(row[2]),
        maybe_text(row[3]),
        moment(row[4]),
        msgspec.json.decode(text(row[5]), type=dict[str, str]),
        msgspec.json.decode(text(row[6]), type=list[str]),
    )
