"""What is not kept, in SQL: ended sessions, guests without anything, tables that never began."""

from __future__ import annotations

from patolli.storage.connection import Connection
from patolli.storage.rows import Swept


def sweep(
    connection: Connection, sessions_before: float, guests_before: float, tables_before: float
) -> Swept:
    """Forget what nobody can come back to; how many of each there were.

    A guest is forgotten who came before a moment, has no session any more and has never had a table that still is.
    A table is forgotten that was given up before its match began: it has no entries.
    """
    sessions = connection.change("DELETE FROM sessions WHERE created <= :before", {"before": sessions_before})
    tables = connection.change(
        "DELETE FROM tables WHERE status = 'cancelled' AND head = 0 AND touched < :before",
        {"before": tables_before},
    )
    guests = connection.change(
        "DELETE FROM people WHERE login IS NULL AND created < :before"
        " AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM sat WHERE sat.person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = people.id)",
        {"before": guests_before},
    )
    return Swept(sessions, guests, tables)
