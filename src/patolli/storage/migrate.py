"""Migrations: numbered files, each run once, in order."""

from __future__ import annotations

from importlib.resources import files

from patolli.engine.errors import Reason
from patolli.storage.connection import Connection, number
from patolli.storage.store import refuse


def migrations() -> list[tuple[int, list[str]]]:
    """Each migration's number and statements."""
    folder = files("patolli.storage").joinpath("migrations")
    return sorted(
        (int(file.name[:4]), statements_of(file.read_text("utf-8")))
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    )


def statements_of(text: str) -> list[str]:
    """The statements of a file; each ends with a semicolon at the end of a line."""
    lines = [line for line in text.splitlines() if not line.startswith("--")]
    statements = "\n".join([*lines, ""]).split(";\n")
    return [each.strip() for each in statements if each.strip()]


def is_current(connection: Connection) -> bool:
    """Whether a database has just the migrations that this program knows."""
    done = {number(row[0]) for row in connection.execute("SELECT number FROM migration")}
    return done == {each for each, _ in migrations()}


def migrate(connection: Connection, url: str) -> None:
    """Run what has not been run, or refuse what a newer program left. Call it inside a transaction."""
    connection.execute("CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY)")
    done = {number(row[0]) for row in connection.execute("SELECT number FROM migration")}
    known = migrations()
    newer = done.difference(each for each, _ in known)
    if newer:
        raise refuse(url, Reason("newer_database"), f"it has migrations {sorted(newer)}")
    for each, statements in known:
        if each not in done:
            for statement in statements:
                connection.execute(statement)
            connection.execute("INSERT INTO migration (number) VALUES (:number)", {"number": each})
