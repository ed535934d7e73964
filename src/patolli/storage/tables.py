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

ROOMS = (
    "SELECT id, game, invite, private, created, revision, head, status, to_act, due, touched, result, sheet"
    " FROM room"
)
SAT_AT = "SELECT room FROM sitting WHERE person = :person"
LINES = "SELECT number, person, name, seat, line, phrase, time FROM chat"
Result = tuple[list[int], list[int]]


class KeyIsKnown(Exception):
    """The gesture was written before; nothing of it may be written again."""


def add(connection: Connection, row: TableRow) -> None:
    """A new table."""
    connection.execute(
        "INSERT INTO room (id, game, invite, private, created, revision, head, status, to_act, due, touched,"
        " result, sheet) VALUES (:id, :game, :invite, :private, :created, 1, 0, :status, :to_act, :due,"
        " :touched, :result, :sheet)",
        {"game": row.game, "invite": row.invite, "created": row.created, **changing(row)},
    )
    sit(connection, row)


def change(connection: Connection, row: TableRow) -> bool:
    """Keep the row with the next revision; False when the table changed meanwhile."""
    changed = connection.execute(
        "UPDATE room SET private = :private, revision = revision + 1, status = :status, to_act = :to_act,"
        " due = :due, touched = :touched, result = :result, sheet = :sheet"
        " WHERE id = :id AND revision = :revision AND head = :head RETURNING id",
        {"revision": row.revision, "head": row.head, **changing(row)},
    )
    if not changed:
        return False
    connection.execute("DELETE FROM sitting WHERE room = :room", {"room": row.id})
    sit(connection, row)
    connection.hint(row.id)
    return True


def sit(connection: Connection, row: TableRow) -> None:
    """Write down who sits where."""
    for seat, person in row.sitting:
        connection.execute(
            "INSERT INTO sitting (room, seat, person) VALUES (:room, :seat, :person)",
            {"room": row.id, "seat": seat, "person": person},
        )


def by_id(connection: Connection, table: str) -> TableRow | None:
    """A table by id."""
    return one(connection, connection.execute(f"{ROOMS} WHERE id = :id", {"id": table}))


def of_invite(connection: Connection, invite: str) -> TableRow | None:
    """A table by the secret of its link."""
    rows = connection.execute(f"{ROOMS} WHERE invite = :invite", {"invite": invite})
    return one(connection, rows)


def lobby(connection: Connection, query: LobbyQuery) -> list[TableRow]:
    """Public tables, the newest first."""
    wanted = ["private = 0"]
    values: dict[str, Value] = {"limit": query.limit}
    if query.game is not None:
        wanted.append("game = :game")
        values["game"] = query.game
    if query.status is not None:
        wanted.append("status = :status")
        values["status"] = query.status
    if query.before is not None:
        wanted.append("created < :before")
        values["before"] = query.before
    sql = f"{ROOMS} WHERE {' AND '.join(wanted)} ORDER BY created DESC LIMIT :limit"
    return [whole(connection, row) for row in connection.execute(sql, values)]


def of_person(connection: Connection, person: str, limit: int) -> list[TableRow]:
    """The tables at which somebody sits, the newest first."""
    rows = connection.execute(
        f"{ROOMS} WHERE id IN ({SAT_AT}) ORDER BY touched DESC LIMIT :limit",
        {"person": person, "limit": limit},
    )
    return [whole(connection, row) for row in rows]


def turns_of(connection: Connection, person: str) -> list[str]:
    """The tables that wait for somebody."""
    rows = connection.execute(
        "SELECT room.id, sitting.seat, room.to_act FROM sitting JOIN room ON room.id = sitting.room"
        " WHERE sitting.person = :person AND room.status = 'playing' ORDER BY room.touched",
        {"person": person},
    )
    waiting = [text(row[0]) for row in rows if row[1] in msgspec.json.decode(text(row[2]), type=list[int])]
    return list(dict.fromkeys(waiting))


def due(connection: Connection, now: float, limit: int) -> list[str]:
    """Tables at which the server must do something by itself."""
    rows = connection.execute(
        "SELECT id FROM room WHERE due IS NOT NULL AND due <= :now ORDER BY due LIMIT :limit",
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
        "UPDATE room SET head = :next, status = :status, to_act = :to_act, due = :due, touched = :touched,"
        " result = :result WHERE id = :id AND head = :head AND status = 'playing'",
        {"id": table, "head": head, "next": head + len(entries), **heading(line)},
    )
    if not moved:
        known = [entry_of_key(connection, table, entry.key) for entry in entries if entry.key]
        return "repeated" if any(known) else "behind"
    for entry in entries:
        written = connection.change(
            "INSERT INTO action (room, seq, seat, action, origin, gesture, time)"
            " VALUES (:room, :seq, :seat, :action, :origin, :gesture, :time)"
            " ON CONFLICT DO NOTHING",
            {
                "room": table,
                "seq": entry.seq,
                "seat": entry.seat,
                "action": entry.action,
                "origin": entry.by,
                "gesture": entry.key or None,
                "time": entry.time,
            },
        )
        if not written:
            raise KeyIsKnown(entry.key)
    connection.hint(table)
    return "appended"


def entries(connection: Connection, table: str, after: int) -> list[EntryRow]:
    """The log after an entry."""
    rows = connection.execute(
        "SELECT seq, seat, action, origin, gesture, time FROM action"
        " WHERE room = :room AND seq > :after ORDER BY seq",
        {"room": table, "after": after},
    )
    return [entry(row) for row in rows]


def entry_of_key(connection: Connection, table: str, key: str) -> EntryRow | None:
    """What a gesture led to, if it ever arrived."""
    rows = connection.execute(
        "SELECT seq, seat, action, origin, gesture, time FROM action WHERE room = :room AND gesture = :key",
        {"room": table, "key": key},
    )
    return entry(rows[0]) if rows else None


def say(connection: Connection, table: str, key: str, row: ChatRow) -> ChatRow:
    """Write a line and number it; a repeated key gives the line of the first time."""
    # The row of the table is locked first, so that two processes never take one number.
    connection.execute("UPDATE room SET touched = touched WHERE id = :room", {"room": table})
    known = connection.execute(f"{LINES} WHERE room = :room AND gesture = :key", {"room": table, "key": key})
    if known:
        return chat_row(known[0])
    last = connection.execute("SELECT COALESCE(MAX(number), 0) FROM chat WHERE room = :room", {"room": table})
    written = msgspec.structs.replace(row, number=number(last[0][0]) + 1)
    connection.execute(
        "INSERT INTO chat (room, number, person, name, seat, line, phrase, gesture, time)"
        " VALUES (:room, :number, :person, :name, :seat, :text, :phrase, :gesture, :time)",
        {"room": table, "gesture": key, **msgspec.structs.asdict(written)},
    )
    connection.hint(table)
    return written


def chat(connection: Connection, table: str, after: int, limit: int) -> list[ChatRow]:
    """The last lines after a number, in order."""
    rows = connection.execute(
        f"{LINES} WHERE room = :room AND number > :after ORDER BY number DESC LIMIT :limit",
        {"room": table, "after": after, "limit": limit},
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


def one(connection: Connection, rows: list[SqlRow]) -> TableRow | None:
    """The table of a query that finds at most one."""
    return whole(connection, rows[0]) if rows else None


def whole(connection: Connection, row: SqlRow) -> TableRow:
    """The table of a row, with who sits there."""
    sitting = connection.execute(
        "SELECT seat, person FROM sitting WHERE room = :room ORDER BY seat", {"room": row[0]}
    )
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
        sitting=[(number(seat), text(person)) for seat, person in sitting],
    )
