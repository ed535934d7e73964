"""Reviews of matches, in SQL: one for each table, worked on by one process at a time."""

from __future__ import annotations

from patolli.storage.connection import Connection, moment, number, text
from patolli.storage.rows import ReviewRow


def review(connection: Connection, table: str) -> ReviewRow | None:
    """The review of a table, as far as it is."""
    rows = connection.execute(
        "SELECT status, document, total, busy_until, looked FROM reviews WHERE table_id = :table",
        {"table": table},
    )
    if not rows:
        return None
    status, document, total, busy_until, looked = rows[0]
    return ReviewRow(text(status), text(document), number(total), moment(busy_until), moment(looked))


def claim_review(
    connection: Connection, table: str, claim: str, total: int, now: float, busy_until: float
) -> bool:
    """Begin to work on a review, or go on with it; False when another process does, or it is done."""
    changed = connection.change(
        "INSERT INTO reviews (table_id, status, document, total, busy_until, looked, claim)"
        " VALUES (:table, 'running', '[]', :total, :busy, :now, :claim)"
        " ON CONFLICT (table_id) DO UPDATE SET status = 'running', busy_until = :busy, looked = :now, claim = :claim"
        " WHERE reviews.status <> 'done' AND reviews.busy_until < :now",
        {"table": table, "claim": claim, "total": total, "busy": busy_until, "now": now},
    )
    return changed > 0


def hold_review(connection: Connection, table: str, claim: str, busy_until: float) -> float | None:
    """Say that the work goes on; when somebody looked last, or nothing when it is over or another's."""
    connection.change(
        "UPDATE reviews SET busy_until = :busy"
        " WHERE table_id = :table AND claim = :claim AND status = 'running'",
        {"table": table, "claim": claim, "busy": busy_until},
    )
    rows = connection.execute(
        "SELECT looked FROM reviews WHERE table_id = :table AND claim = :claim AND status = 'running'",
        {"table": table, "claim": claim},
    )
    return moment(rows[0][0]) if rows else None


def keep_review(connection: Connection, table: str, claim: str, status: str, document: str) -> None:
    """Keep what has been found, unless the work is another's by now; a review that was stopped stays so."""
    connection.change(
        "UPDATE reviews SET document = :document,"
        " busy_until = CASE WHEN :status = 'running' THEN busy_until ELSE 0 END,"
        " status = CASE WHEN status = 'stopped' THEN status ELSE :status END"
        " WHERE table_id = :table AND claim = :claim",
        {"table": table, "claim": claim, "status": status, "document": document},
    )


def look_at_review(connection: Connection, table: str, now: float) -> None:
    """Somebody looks on: the work is not for nobody."""
    connection.change(
        "UPDATE reviews SET looked = :now WHERE table_id = :table", {"table": table, "now": now}
    )


def stop_review(connection: Connection, table: str) -> None:
    """Stop the work; what has been found stays."""
    connection.change(
        "UPDATE reviews SET status = 'stopped', busy_until = 0"
        " WHERE table_id = :table AND status = 'running'",
        {"table": table},
    )
