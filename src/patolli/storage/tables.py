"""Tables, the log of matches, and chat in SQL."""

from __future__ import annotations

import msgspec

from patolli.storage.connection import (
    Connection,
    SqlRow,
    Value,
    maybe_moment,
    maybe_number,
    maybe_text,
    moment,
    number,
    text,
)
from patolli.storage.rows import Appended, ChatRow, EntryRow, HeadLine, LobbyQuery, Status, TableRow

TABLES = (
    "SELECT id, game, invite, private, created, revision, head, status, to_act, due, touched, result, sheet,"
    " seat, person FROM"
)
FOUND = "SELECT * FROM tables"
SITTING = "LEFT JOIN sitting ON table_id = id"
SAT_AT = "SELECT table_id FROM sitting WHERE person = :person"
CHAT = "SELECT number, person, name, seat, text, phrase, time FROM chat"
Result = tuple[list[int], list[int]]


class KeyIsKnown(Exception):
    """The gesture was written before; nothing of it may be written again."""


def add(connection: Connection, row: TableRow) -> None:
    """A new table."""
    connection.execute(
        "INSERT INTO tables (id, game, invite, private, created, revision, head, status, to_act, due, touched,"
        " result, sheet) VALUES (:id, :game, :invite, :private, :created, 1, 0, :status, :to_act, :due,"
        " :touched, :result, :sheet)",
        {"game": row.game, "invite": row.invite, "created": row.created, **changing(row)},
    )
    sit(connection, row)


def change(connection: Connection, row: TableRow) -> bool:
    """Keep the row with the next revision; False when the table changed meanwhile."""
    changed = connection.execute(
        "UPDATE tables SET private = :private, revision = revision + 1, status = :status, to_act = :to_act,"
        " due = :due, touched = :touched, result = :result, sheet = :sheet"
        " WHERE id = :id AND revision = :revision AND head = :head RETURNING id",
        {"revision": row.revision, "head": row.head, **changing(row)},
    )
    if not changed:
        return False
    connection.execute("DELETE FROM sitting WHERE table_id = :id", {"id": row.id})
    sit(connection, row)
    connection.hint(row.id)
    return True


def sit(connection: Connection, row: TableRow) -> None:
    """Write down who sits where."""
    for seat, person in row.sitting:
        connection.execute(
            "INSERT INTO sitting (table_id, seat, person) VALUES (:table, :seat, :person)",
            {"table": row.id, "seat": seat, "person": person},
        )


def by_id(connection: Connection, table: str) -> TableRow | None:
    """A table by id."""
    return one(connection, "id = :id", {"id": table})


def of_invite(connection: Connection, invite: str) -> TableRow | None:
    """A table by the secret of its link."""
    return one(connection, "invite = :invite", {"invite": invite})


def lobby(connection: Connection, query: LobbyQuery) -> list[TableRow]:
    """Public tables, the newest first."""
    wanted = ["private = 0"]
    values: dict[str, Value] = {}
    if query.game is not None:
        wanted.append("game = :game")
        values["game"] = query.game
    if query.status is not None:
        wanted.append("status = :status")
        values["status"] = query.status
    if query.before is not None:
        wanted.append("created < :before")
        values["before"] = query.before
    return several(connection, " AND ".join(wanted), values, "created", query.limit)


def of_person(connection: Connection, person: str, limit: int = 200) -> list[TableRow]:
    """The tables at which somebody sits, the newest first."""
    return several(connection, f"id IN ({SAT_AT})", {"person": person}, "touched", limit)


def turns_of(connection: Connection, person: str) -> list[str]:
    """The tables that wait for somebody, the one that waits longest first."""
    rows = connection.execute(
        "SELECT id, seat, to_act FROM sitting JOIN tables ON id = table_id"
        " WHERE person = :person AND status = 'playing' ORDER BY touched",
        {"person": person},
    )
    waiting = [text(row[0]) for row in rows if row[1] in msgspec.json.decode(text(row[2]), type=list[int])]
    return list(dict.fromkeys(waiting))


def due(connection: Connection, now: float, limit: int = 100) -> list[str]:
    """Tables at which the server must do something by itself."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE due IS NOT NULL AND due <= :now ORDER BY due LIMIT :limit",
        {"now": now, "limit": limit},
    )
    return [text(row[0]) for row in rows]


def append(
    connection: Connection, table: str, head: int, entries: list[EntryRow], line: HeadLine
) -> Appended:
    """Write entries after `head`, if the log still ends there and no key of theirs is known.

    Optimistic concurrency: whoever comes second is told so, and reads anew.
    """
    moved = connection.change(
        "UPDATE tables SET head = :next, status = :status, to_act = :to_act, due = :due, touched = :touched,"
        " result = :result WHERE id = :id AND head = :head AND status = 'playing'",
        {"id": table, "head": head, "next": head + len(entries), **heading(line)},
    )
    if not moved:
        is_repeated = any(is_known(connection, table, entry.key) for entry in entries)
        return "repeated" if is_repeated else "behind"
    for entry in entries:
        written = connection.change(
            "INSERT INTO entries (table_id, seq, seat, action, by, key, time)"
            " VALUES (:table, :seq, :seat, :action, :by, :key, :time)"
            " ON CONFLICT DO NOTHING",
            {
                "table": table,
                "seq": entry.seq,
                "seat": entry.seat,
                "action": entry.action,
                "by": entry.by,
                "key": entry.key or None,
                "time": entry.time,
            },
        )
        if not written:
            raise KeyIsKnown(entry.key)
    connection.hint(table)
    return "appended"


def entries(connection: Connection, table: str, after: int = 0) -> list[EntryRow]:
    """The log after an entry."""
    rows = connection.execute(
        "SELECT seq, seat, action, by, key, time FROM entries"
        " WHERE table_id = :table AND seq > :after ORDER BY seq",
        {"table": table, "after": after},
    )
    return [entry(row) for row in rows]


def is_known(connection: Connection, table: str, key: str) -> bool:
    """Whether a gesture has arrived before; an empty key never has."""
    found = connection.execute(
        "SELECT seq FROM entries WHERE table_id = :table AND key = :key", {"table": table, "key": key}
    )
    return bool(found)


def say(connection: Connection, table: str, key: str, row: ChatRow) -> ChatRow:
    """Write a line and number it; a repeated key gives the line of the first time."""
    # The row of the table is locked first, so that two processes never take one number.
    connection.execute("UPDATE tables SET touched = touched WHERE id = :table", {"table": table})
    known = connection.execute(f"{CHAT} WHERE table_id = :table AND key = :key", {"table": table, "key": key})
    if known:
        return chat_row(known[0])
    last = connection.execute(
        "SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = :table", {"table": table}
    )
    written = msgspec.structs.replace(row, number=number(last[0][0]) + 1)
    connection.execute(
        "INSERT INTO chat (table_id, number, person, name, seat, text, phrase, key, time)"
        " VALUES (:table, :number, :person, :name, :seat, :text, :phrase, :key, :time)",
        {"table": table, "key": key, **msgspec.structs.asdict(written)},
    )
    connection.hint(table)
    return written


def chat(connection: Connection, table: str, after: int, limit: int = 100) -> list[ChatRow]:
    """The last lines after a number, in order."""
    rows = connection.execute(
        f"{CHAT} WHERE table_id = :table AND number > :after ORDER BY number DESC LIMIT :limit",
        {"table": table, "after": after, "limit": limit},
    )
    return [chat_row(row) for row in reversed(rows)]


def chat_row(row: SqlRow) -> ChatRow:
    """A line of chat."""
    return ChatRow(
        number(row[0]),
        text(row[1]),
        text(row[2]),
        maybe_number(row[3]),
        text(row[4]),
        maybe_text(row[5]),
        moment(row[6]),
    )


def entry(row: SqlRow) -> EntryRow:
    """A line of a match's log."""
    return EntryRow(
        number(row[0]),
        number(row[1]),
        text(row[2]),
        text(row[3]),
        maybe_text(row[4]) or "",
        moment(row[5]),
    )


def changing(row: TableRow) -> dict[str, Value]:
    """What of a table may change, as arguments of a statement."""
    return {"id": row.id, "private": int(row.private), "sheet": row.sheet, **heading(row.line)}


def heading(line: HeadLine) -> dict[str, Value]:
    """The newest position's figures as arguments of a statement."""
    result = None if line.scores is None else msgspec.json.encode((line.scores, line.ranking)).decode()
    return {
        "status": line.status,
        "to_act": msgspec.json.encode(line.to_act).decode(),
        "due": line.due,
        "touched": line.touched,
        "result": result,
    }


def one(connection: Connection, condition: str, values: dict[str, Value]) -> TableRow | None:
    """The table of a condition that at most one meets."""
    found = several(connection, condition, values, "created", 1)
    return found[0] if found else None


def several(
    connection: Connection, condition: str, values: dict[str, Value], newest_by: str, limit: int
) -> list[TableRow]:
    """The tables of a condition, the newest first, with who sits there: one query, however many."""
    order = f"ORDER BY {newest_by} DESC"
    rows = connection.execute(
        f"{TABLES} ({FOUND} WHERE {condition} {order} LIMIT :limit) AS found {SITTING} {order}, seat",
        {**values, "limit": limit},
    )
    found: dict[Value, TableRow] = {}
    for *columns, seat, person in rows:
        if columns[0] not in found:
            found[columns[0]] = without_sitting(columns)
        if seat is not None:
            found[columns[0]].sitting.append((number(seat), text(person)))
    return list(found.values())


def without_sitting(row: SqlRow) -> TableRow:
    """The table of a row; who sits there stands in rows of its own."""
    result = maybe_text(row[11])
    scores, ranking = (None, None) if result is None else msgspec.json.decode(result, type=Result)
    return TableRow(
        id=text(row[0]),
        game=text(row[1]),
        invite=text(row[2]),
        private=bool(number(row[3])),
        created=moment(row[4]),
        revision=number(row[5]),
        head=number(row[6]),
        line=HeadLine(
            msgspec.convert(row[7], Status),
            msgspec.json.decode(text(row[8]), type=list[int]),
            maybe_moment(row[9]),
            moment(row[10]),
            scores,
            ranking,
        ),
        sheet=text(row[12]),
        sitting=[],
    )
