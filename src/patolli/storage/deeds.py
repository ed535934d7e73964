"""What operators did, and what they look for, in SQL."""

from __future__ import annotations

from patolli.storage.connection import Connection, maybe_text, moment, number, text
from patolli.storage.rows import DeedRow, NoticeRow, PersonLine, ReportRow

MOST: int = 200


def note(connection: Connection, now: float, deed: str, subject: str, said: str = "") -> int:
    """Write a deed down, and number it; nothing of ours ever changes or removes one."""
    which = last(connection) + 1
    connection.execute(
        "INSERT INTO deeds (number, time, deed, subject, note)"
        " VALUES (:number, :time, :deed, :subject, :note)",
        {"number": which, "time": now, "deed": deed, "subject": subject, "note": said},
    )
    return which


def since(connection: Connection, after: int) -> list[DeedRow]:
    """Deeds after a number, in order."""
    rows = connection.execute(
        "SELECT number, time, deed, subject, note FROM deeds WHERE number > :after ORDER BY number",
        {"after": after},
    )
    return [DeedRow(number(row[0]), moment(row[1]), text(row[2]), text(row[3]), text(row[4])) for row in rows]


def last(connection: Connection) -> int:
    """The number of the last deed."""
    return number(connection.execute("SELECT COALESCE(MAX(number), 0) FROM deeds")[0][0])


def people(connection: Connection, part: str) -> list[PersonLine]:
    """People by a part of their name, or by their id or login; the newest first."""
    rows = connection.execute(
        "SELECT id, name, login, created, (SELECT COUNT(*) FROM sat WHERE person = id) FROM people"
        " WHERE id = :part OR login = :part OR LOWER(name) LIKE :like ORDER BY created DESC, id LIMIT :most",
        {"part": part, "like": f"%{part.lower()}%", "most": MOST},
    )
    return [
        PersonLine(text(row[0]), text(row[1]), maybe_text(row[2]), moment(row[3]), number(row[4]))
        for row in rows
    ]


def remove_words(connection: Connection, now: float, person: str) -> int:
    """Take back all that somebody said, and write it down; how many lines there were."""
    count = connection.change(
        "UPDATE chat SET removed = :deed WHERE person = :person AND removed = 0",
        {"deed": last(connection) + 1, "person": person},
    )
    note(connection, now, "silence", person, str(count))
    return count


def bring_words_back(connection: Connection, deed: int) -> int:
    """Bring back what one deed took; how many lines there are that their writers have not forgotten since."""
    return connection.change("UPDATE chat SET removed = 0 WHERE removed = :deed", {"deed": deed})


def announce(connection: Connection, words: str, ends: float) -> None:
    """Tell everybody something until a moment; without words nothing any more."""
    connection.execute("DELETE FROM notices")
    if words:
        connection.execute(
            "INSERT INTO notices (id, text, ends) VALUES (1, :text, :ends)", {"text": words, "ends": ends}
        )


def notice(connection: Connection) -> NoticeRow | None:
    """What everybody is told, if anything."""
    rows = connection.execute("SELECT text, ends FROM notices")
    return NoticeRow(text(rows[0][0]), moment(rows[0][1])) if rows else None


def report(connection: Connection, now: float, table: str, person: str, subject: str) -> None:
    """Somebody tells operators about somebody else at a table; saying it twice is saying it once."""
    known = connection.execute(
        "SELECT 1 FROM reports WHERE table_id = :table AND person = :person AND subject = :subject AND closed = 0",
        {"table": table, "person": person, "subject": subject},
    )
    if known:
        return
    last = connection.execute("SELECT COALESCE(MAX(number), 0) FROM reports")
    connection.execute(
        "INSERT INTO reports (number, time, table_id, person, subject)"
        " VALUES (:number, :time, :table, :person, :subject)",
        {"number": number(last[0][0]) + 1, "time": now, "table": table, "person": person, "subject": subject},
    )


def reports(connection: Connection) -> list[ReportRow]:
    """What nobody has looked at yet, the oldest first."""
    rows = connection.execute(
        "SELECT number, time, table_id, person, subject FROM reports WHERE closed = 0 ORDER BY number LIMIT :most",
        {"most": MOST},
    )
    return [
        ReportRow(number(row[0]), moment(row[1]), text(row[2]), text(row[3]), text(row[4])) for row in rows
    ]


def open_report(connection: Connection, which: int) -> None:
    """It is to be looked at again."""
    connection.execute("UPDATE reports SET closed = 0 WHERE number = :number", {"number": which})


def close_report(connection: Connection, which: int) -> bool:
    """An operator has looked at it; False when there is none of this number."""
    changed = connection.change(
        "UPDATE reports SET closed = 1 WHERE number = :number AND closed = 0", {"number": which}
    )
    return changed > 0
