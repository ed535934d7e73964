"""People and sessions in SQL."""

from __future__ import annotations

import msgspec

from patolli.storage.connection import PERSON, Connection, SqlRow, Value, maybe_text, moment, text
from patolli.storage.rows import PersonRow

PEOPLE = "SELECT people.id, people.name, login, password, people.created, preferences, muted FROM people"


def add(connection: Connection, row: PersonRow, session: str) -> None:
    """Somebody new, with a first session."""
    connection.execute(
        "INSERT INTO people (id, name, login, password, created, preferences, muted)"
        " VALUES (:id, :name, :login, :password, :created, :preferences, :muted)",
        values(row),
    )
    add_session(connection, session, row.id, row.created)


def change(connection: Connection, row: PersonRow) -> bool:
    """Keep the row as it is now; False when the login belongs to someone else."""
    taken = connection.execute(
        "SELECT id FROM people WHERE login = :login AND id <> :id", {"login": row.login, "id": row.id}
    )
    if taken:
        return False
    connection.execute(
        "UPDATE people SET name = :name, login = :login, password = :password,"
        " preferences = :preferences, muted = :muted WHERE id = :id AND created = :created",
        values(row),
    )
    connection.hint(PERSON + row.id)
    return True


def delete(connection: Connection, person: str) -> None:
    """Forget somebody: sessions, name, login, preferences, chat."""
    who = {"person": person}
    connection.execute("DELETE FROM sessions WHERE person = :person", who)
    connection.execute("DELETE FROM chat WHERE person = :person", who)
    connection.execute("DELETE FROM sitting WHERE person = :person", who)
    connection.execute("DELETE FROM people WHERE id = :person", who)
    connection.hint(PERSON + person)


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
        connection.hint(PERSON + text(row[0]))


def end_sessions(connection: Connection, person: str) -> None:
    """Log out everywhere."""
    connection.execute("DELETE FROM sessions WHERE person = :person", {"person": person})
    connection.hint(PERSON + person)


def sessions_of(connection: Connection, person: str) -> list[float]:
    """When each session of somebody began."""
    rows = connection.execute(
        "SELECT created FROM sessions WHERE person = :person ORDER BY created", {"person": person}
    )
    return [moment(row[0]) for row in rows]


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
