"""Migrations: numbered files, each run once, in order."""

from __future__ import annotations

from importlib.resources import files

from patolli.storage.connection import Connection, number


def migrations() -> list[tuple[int, list[str]]]:
    """Each migration's number and statements."""
    found: list[tuple[int, list[str]]] = []
    for file in files("patolli.storage").joinpath("migrations").iterdir():
        if file.name.endswith(".sql"):
            lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("--")]
            statements = [each.strip() for each in "\n".join(lines).split(";\n") if each.strip(" ;\n")]
            found.append((int(file.name[:4]), [each.rstrip(";") for each in statements]))
    return sorted(found)


def migrate(connection: Connection) -> list[int]:
    """Run what has not been run; the numbers that were. Call it inside a transaction."""
    connection.execute("CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY)")
    done = {number(row[0]) for row in connection.execute("SELECT number FROM migration")}
    ran: list[int] = []
    for each, statements in migrations():
        if each not in done:
            for statement in statements:
                connection.execute(statement)
            connection.execute("INSERT INTO migration (number) VALUES (:number)", {"number": each})
            ran.append(each)
    return ran
