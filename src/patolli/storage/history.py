"""What is over, in SQL: somebody's finished matches, how they ended, and what was put away."""

from __future__ import annotations

from patolli.storage.conditions import Conditions
from patolli.storage.connection import Connection, SqlRow, moment, number, text
from patolli.storage.rows import HistoryQuery, ResultRow, TableRow
from patolli.storage.tables import several

FINISHED = "(status = 'over' OR status = 'ended')"
# Tables that somebody knows, with how they ended for them, if a person of that table saw the end.
MATCHES = (
    "FROM tables JOIN sat ON sat.table_id = tables.id AND sat.person = :person"
    " LEFT JOIN results ON results.table_id = tables.id AND results.person = :person"
)


def archive(connection: Connection, table: str, person: str, archived: bool) -> bool:
    """Put a table away for somebody, or bring it back; False when they never sat there."""
    changed = connection.change(
        "UPDATE sat SET archived = :archived WHERE table_id = :table AND person = :person",
        {"table": table, "person": person, "archived": int(archived)},
    )
    return changed > 0


def archived_of(connection: Connection, person: str) -> set[str]:
    """What somebody has put away."""
    rows = connection.execute(
        "SELECT table_id FROM sat WHERE person = :person AND archived = 1", {"person": person}
    )
    return {text(row[0]) for row in rows}


def finished(connection: Connection, query: HistoryQuery) -> list[tuple[TableRow, ResultRow | None]]:
    """A page of somebody's finished matches, the newest first, each with how it ended for them."""
    wanted = conditions(query)
    rows = connection.execute(
        f"SELECT tables.id, game, seats, ended, place, points {MATCHES} WHERE {wanted.where}"
        " ORDER BY touched DESC, tables.id LIMIT :limit OFFSET :offset",
        {**wanted.values, "limit": query.limit, "offset": query.offset},
    )
    if not rows:
        return []
    names = {f"id{index}": text(row[0]) for index, row in enumerate(rows)}
    marks = ", ".join(f":{name}" for name in names)
    # `several` takes the newest first as well; two that ended together are put in the page's order.
    tables = {
        each.id: each for each in several(connection, f"id IN ({marks})", {**names}, "touched", len(rows))
    }
    return [(tables[text(row[0])], None if row[3] is None else result(row)) for row in rows]


def count_finished(connection: Connection, query: HistoryQuery) -> int:
    """How many finished matches fit."""
    wanted = conditions(query)
    return number(connection.execute(f"SELECT COUNT(*) {MATCHES} WHERE {wanted.where}", wanted.values)[0][0])


def conditions(query: HistoryQuery) -> Conditions:
    """What a match must be to fit."""
    wanted = Conditions(FINISHED, "archived = :archived", person=query.person, archived=int(query.archived))
    wanted.ask("game = :game", game=query.game)
    wanted.ask("pace = :pace", pace=query.pace)
    if query.won is not None:
        wanted.add("place = 1" if query.won else "(place IS NULL OR place > 1)")
    if query.solo is not None:
        wanted.add("seats = 1" if query.solo else "seats > 1")
    return wanted


def forget_end(connection: Connection, table: str) -> None:
    """A match that was over goes on: its end will be another one."""
    connection.execute("DELETE FROM last_views WHERE table_id = :table", {"table": table})
    connection.execute("UPDATE tables SET kept = 0 WHERE id = :table", {"table": table})


def unkept(connection: Connection, limit: int) -> list[str]:
    """Matches that are over and whose end has not been kept yet."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE kept = 0 AND (status = 'over' OR status = 'ended')"
        " ORDER BY touched LIMIT :limit",
        {"limit": limit},
    )
    return [text(row[0]) for row in rows]


def keep_last_view(connection: Connection, table: str, rules: int, document: str) -> None:
    """Keep how a match ended, or, with an empty document, that it cannot be."""
    connection.execute("UPDATE tables SET kept = 1 WHERE id = :table", {"table": table})
    if document:
        connection.execute(
            "INSERT INTO last_views (table_id, rules, document) VALUES (:table, :rules, :document)"
            " ON CONFLICT DO NOTHING",
            {"table": table, "rules": rules, "document": document},
        )


def last_view(connection: Connection, table: str) -> str | None:
    """How a match ended, as it was kept."""
    rows = connection.execute("SELECT document FROM last_views WHERE table_id = :table", {"table": table})
    return text(rows[0][0]) if rows else None


def results_of(connection: Connection, person: str) -> list[ResultRow]:
    """How every match of somebody ended that counts, the oldest first."""
    rows = connection.execute(
        "SELECT tables.id, game, seats, ended, place, points FROM results JOIN tables ON tables.id = table_id"
        " WHERE person = :person ORDER BY ended, tables.id",
        {"person": person},
    )
    return [result(row) for row in rows]


def result(row: SqlRow) -> ResultRow:
    """How a match ended for somebody."""
    return ResultRow(
        text(row[0]), text(row[1]), number(row[2]), moment(row[3]), number(row[4]), number(row[5])
    )


def count_matches(connection: Connection, person: str) -> tuple[int, int]:
    """How many matches somebody has that are not over, and how many that are."""
    rows = connection.execute(
        "SELECT status, COUNT(*) FROM sat JOIN tables ON tables.id = table_id WHERE person = :person"
        " GROUP BY status",
        {"person": person},
    )
    counts = {text(row[0]): number(row[1]) for row in rows}
    running = counts.get("gathering", 0) + counts.get("playing", 0)
    return running, counts.get("over", 0) + counts.get("ended", 0)
