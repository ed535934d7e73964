"""Being there, in SQL: a sign of life, and the stretches of time without one."""

from __future__ import annotations

from patolli.storage.connection import Connection, moment
from patolli.storage.rows import Outage


def beat(connection: Connection, now: float) -> bool:
    """A server is here; it is written down, and True, only while clocks run or bots are to move."""
    if not connection.execute("SELECT 1 FROM tables WHERE due IS NOT NULL LIMIT 1"):
        return False
    mark(connection, now)
    return True


def mark(connection: Connection, now: float) -> None:
    """The last sign of life."""
    connection.execute(
        "INSERT INTO pulse (id, time) VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET time ="
        " CASE WHEN pulse.time < :now THEN :now ELSE pulse.time END",
        {"now": now},
    )


def try_write(connection: Connection) -> None:
    """Write something that changes nothing, to see whether it can be."""
    connection.execute("UPDATE pulse SET time = time WHERE id = 1")
    connection.execute("DELETE FROM outages WHERE began > ended")


def wake(connection: Connection, now: float, patience: float) -> None:
    """A server has come; a time without one, longer than `patience`, is written down as nobody's.

    Whatever happened at a table is a sign of life, too.
    """
    seen = connection.execute(
        "SELECT MAX(time) FROM (SELECT time FROM pulse UNION ALL"
        " SELECT MAX(touched) FROM tables WHERE status = 'playing' AND touched <= :now) AS signs",
        {"now": now},
    )[0][0]
    if seen is not None and now - moment(seen) > patience:
        add_outage(connection, moment(seen), now)
    mark(connection, now)


def add_outage(connection: Connection, began: float, ended: float) -> None:
    """Nobody was there, or the machine's clock jumped over this stretch."""
    connection.execute(
        "INSERT INTO outages (began, ended) VALUES (:began, :ended) ON CONFLICT (began) DO UPDATE SET ended = :ended",
        {"began": began, "ended": ended},
    )


def outages(connection: Connection, since: float) -> list[Outage]:
    """The stretches without a server that ended after a moment, in order."""
    rows = connection.execute(
        "SELECT began, ended FROM outages WHERE ended > :since ORDER BY began", {"since": since}
    )
    return [Outage(moment(row[0]), moment(row[1])) for row in rows]
