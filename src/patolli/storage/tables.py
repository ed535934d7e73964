"""Tables, the log of matches, and chat in SQL."""

from __future__ import annotations

import msgspec

from patolli.storage.conditions import Conditions
from patolli.storage.connection import (
    Connection,
    SqlRow,
    Value,
    maybe_moment,
    maybe_text,
    moment,
    number,
    text,
)
from patolli.storage.rows import (
    LESSON,
    Added,
    Appended,
    ChatRow,
    EntryRow,
    Facets,
    HeadLine,
    LobbyQuery,
    Status,
    TableRow,
)

COLUMNS = (
    "id, game, invite, private, created, revision, head, status, to_act, due, touched, result, sheet,"
    " code, card, seats, free, pace, language, level, pairing"
)
TABLES = f"SELECT {COLUMNS}, seat, person FROM"
FOUND = "SELECT * FROM tables"
SITTING = "LEFT JOIN sitting ON table_id = id"
SAT_AT = "SELECT table_id FROM sat WHERE person = :person AND archived = 0"
EVER_AT = "SELECT table_id FROM sat WHERE person = :person"
# In the order of a ChatRow.
CHAT = "SELECT number, person, name, seat, text, phrase, time FROM chat"
Result = tuple[list[int], list[int]]
# Nobody has so many tables; a query must end somewhere.
MOST = 10_000


class KeyIsKnown(Exception):
    """The gesture was written before; nothing of it may be written again."""


def add(connection: Connection, row: TableRow) -> Added:
    """A new table; one that is there already stays as it is."""
    if row.code is not None and of_code(connection, row.code) is not None:
        return "code_taken"
    is_new = connection.change(
        "INSERT INTO tables (id, game, invite, private, created, revision, head, status, to_act, due, touched,"
        " result, sheet, code, card, seats, free, pace, language, level, pairing)"
        " VALUES (:id, :game, :invite, :private, :created, 1, 0, :status, :to_act, :due,"
        " :touched, :result, :sheet, :code, :card, :seats, :free, :pace, :language, :level, :pairing)"
        " ON CONFLICT (id) DO NOTHING",
        {"game": row.game, "created": row.created, **changing(row)},
    )
    if not is_new:
        return "known"
    sit(connection, row)
    connection.announce(row.id)
    return "added"


def change(connection: Connection, row: TableRow) -> bool:
    """Keep the row with the next revision; False when the table changed meanwhile."""
    changed = connection.execute(
        "UPDATE tables SET private = :private, revision = revision + 1, status = :status, to_act = :to_act,"
        " due = :due, touched = :touched, result = :result, sheet = :sheet, invite = :invite, code = :code,"
        " card = :card, seats = :seats, free = :free, pace = :pace, language = :language, level = :level,"
        " pairing = :pairing WHERE id = :id AND revision = :revision AND head = :head RETURNING id",
        {"revision": row.revision, "head": row.head, **changing(row)},
    )
    if not changed:
        return False
    connection.execute("DELETE FROM sitting WHERE table_id = :id", {"id": row.id})
    sit(connection, row)
    keep_results(connection, row.id, row.line)
    connection.announce(row.id)
    return True


def change_and_add(connection: Connection, row: TableRow, added: TableRow) -> bool:
    """Change one table and make another, both or neither: what points at the new one is never wrong."""
    return change(connection, row) and add(connection, added) == "added"


def sit(connection: Connection, row: TableRow) -> None:
    """Write down who sits where, and who ever sat."""
    for seat, person in row.sitting:
        connection.execute(
            "INSERT INTO sitting (table_id, seat, person) VALUES (:table, :seat, :person)",
            {"table": row.id, "seat": seat, "person": person},
        )
    members = {*row.members, *(person for _, person in row.sitting)}
    known = {
        text(each[0])
        for each in connection.execute("SELECT person FROM sat WHERE table_id = :table", {"table": row.id})
    }
    for person in sorted(members - known):
        connection.execute(
            "INSERT INTO sat (table_id, person) VALUES (:table, :person)", {"table": row.id, "person": person}
        )
    for person in known - members:
        connection.execute(
            "DELETE FROM sat WHERE table_id = :table AND person = :person",
            {"table": row.id, "person": person},
        )


def keep_results(connection: Connection, table: str, line: HeadLine) -> None:
    """Write down how the match ended for those who sit there, once."""
    if not line.counts or line.scores is None or line.ranking is None:
        return
    for seat, (points, place) in enumerate(zip(line.scores, line.ranking, strict=True)):
        connection.execute(
            "INSERT INTO results (table_id, person, seat, place, points, ended)"
            " SELECT table_id, person, seat, :place, :points, :ended FROM sitting"
            " WHERE table_id = :table AND seat = :seat ON CONFLICT DO NOTHING",
            {"table": table, "seat": seat, "place": place, "points": points, "ended": line.touched},
        )


def by_id(connection: Connection, table: str) -> TableRow | None:
    """A table by id."""
    return one(connection, "id = :id", {"id": table})


def ids(connection: Connection) -> list[str]:
    """Every table's id, the oldest first."""
    return [text(row[0]) for row in connection.execute("SELECT id FROM tables ORDER BY created, id")]


def of_invite(connection: Connection, invite: str) -> TableRow | None:
    """A table by the secret of its link."""
    return one(connection, "invite = :invite", {"invite": invite})


def of_code(connection: Connection, code: str) -> TableRow | None:
    """A table that gathers, by the letters that somebody typed."""
    return one(connection, "code = :code", {"code": code})


def unfitted(connection: Connection, before: float, limit: int = 200) -> list[TableRow]:
    """Tables of an older schema, made before a moment, which do not say yet what lobbies look for."""
    return several(connection, "seats = 0 AND created < :before", {"before": before}, "created", limit)


def lobby(connection: Connection, query: LobbyQuery) -> list[TableRow]:
    """Public tables, the newest first."""
    wanted = Conditions("private = 0", "status <> 'cancelled'")
    wanted.ask("game = :game", game=query.game)
    wanted.ask("status = :status", status=query.status)
    wanted.ask("created < :before", before=query.before)
    wanted.ask("seats = :seats", seats=query.seats)
    wanted.ask("pace = :pace", pace=query.pace)
    # A table that names no language is for all of them; one for any level is not one for just this level.
    wanted.ask("(language = :language OR language = '')", language=query.language)
    wanted.ask("level = :level", level=query.level)
    if query.free:
        wanted.add("free > 0")
    if query.pairing:
        wanted.add("pairing = 1")
    return several(connection, wanted.where, wanted.values, "created", query.limit)


def of_person(connection: Connection, person: str, most_over: int = 200) -> list[TableRow]:
    """The tables at which somebody sits or sat and has not put away, the newest first.

    All that gather or run, however long nothing has happened there; of those that are over the last ones.
    """
    over = "SELECT id FROM tables WHERE status IN ('over', 'ended') AND id IN"
    last = f"{over} ({SAT_AT}) ORDER BY touched DESC LIMIT :most_over"
    where = f"id IN ({SAT_AT}) AND (status IN ('gathering', 'playing') OR id IN ({last}))"
    return several(connection, where, {"person": person, "most_over": most_over}, "touched", MOST)


def ever_of_person(connection: Connection, person: str) -> list[TableRow]:
    """All tables at which somebody sits or has sat, put away or not, the newest first."""
    return several(connection, f"id IN ({EVER_AT})", {"person": person}, "touched", MOST)


def naming(connection: Connection, person: str) -> list[TableRow]:
    """All tables that know of somebody; who left before the match has never sat, but is spoken of.

    It reads every table, and is asked only when somebody wants to be forgotten.
    """
    return several(connection, "sheet LIKE :named", {"named": f'%"{person}"%'}, "touched", MOST)


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
        " result = :result, card = :card WHERE id = :id AND head = :head AND status = 'playing'",
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
    keep_results(connection, table, line)
    connection.announce(table)
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


def forget_lessons(connection: Connection, before: float) -> int:
    """Remove the tables of lessons that nobody touched since; how many. No match is ever removed."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE id LIKE :lessons AND touched < :before LIMIT 500",
        {"lessons": f"{LESSON}%", "before": before},
    )
    for row in rows:
        connection.execute("DELETE FROM entries WHERE table_id = :table", {"table": text(row[0])})
        connection.execute("DELETE FROM tables WHERE id = :table", {"table": text(row[0])})
    return len(rows)


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
    connection.announce(table)
    return written


def chat(connection: Connection, table: str, after: int, limit: int = 100) -> list[ChatRow]:
    """The last lines after a number, in order."""
    rows = connection.execute(
        f"{CHAT} WHERE table_id = :table AND number > :after AND removed = 0 ORDER BY number DESC LIMIT :limit",
        {"table": table, "after": after, "limit": limit},
    )
    return [chat_row(row) for row in reversed(rows)]


def chat_row(row: SqlRow) -> ChatRow:
    """A line of chat."""
    return msgspec.convert(dict(zip(ChatRow.__struct_fields__, row, strict=True)), ChatRow)


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
    return {
        "id": row.id,
        "invite": row.invite,
        "private": int(row.private),
        "sheet": row.sheet,
        "code": row.code,
        "seats": row.facets.seats,
        "free": row.facets.free,
        "pace": row.facets.pace,
        "language": row.facets.language,
        "level": row.facets.level,
        "pairing": int(row.facets.pairing),
        **heading(row.line),
    }


def heading(line: HeadLine) -> dict[str, Value]:
    """The newest position's figures as arguments of a statement."""
    result = None if line.scores is None else msgspec.json.encode((line.scores, line.ranking)).decode()
    return {
        "status": line.status,
        "to_act": msgspec.json.encode(line.to_act).decode(),
        "due": line.due,
        "touched": line.touched,
        "result": result,
        "card": line.card,
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
            text(row[14]),
        ),
        sheet=text(row[12]),
        sitting=[],
        code=maybe_text(row[13]),
        facets=Facets(
            number(row[15]),
            number(row[16]),
            text(row[17]),
            text(row[18]),
            text(row[19]),
            bool(number(row[20])),
        ),
    )
