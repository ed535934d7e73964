"""What people answered to puzzles, in SQL."""

from __future__ import annotations

from patolli.storage.connection import Connection, SqlRow, moment, number, text
from patolli.storage.rows import PuzzleAnswerRow, PuzzleResult, PuzzleTally

RESULTS: dict[str, PuzzleResult] = {"open": "open", "first": "first", "later": "later", "missed": "missed"}
ANSWERS = "SELECT puzzle, result, day, time FROM puzzle_answers"


def answer(
    connection: Connection,
    person: str,
    puzzle: str,
    is_right: bool,
    gives_up: bool,
    day: int | None,
    now: float,
) -> PuzzleAnswerRow:
    """Count an answer, or that somebody gives up, and say how it stands; what is settled stays as it is."""
    known = answered(connection, person, puzzle)
    if known is not None and known.result != "open":
        return known
    result = result_after(known, is_right, gives_up)
    connection.execute(
        "INSERT INTO puzzle_answers (person, puzzle, result, day, time)"
        " VALUES (:person, :puzzle, :result, :day, :time)"
        " ON CONFLICT (person, puzzle) DO UPDATE SET result = excluded.result, time = excluded.time",
        {"person": person, "puzzle": puzzle, "result": result, "day": day, "time": now},
    )
    return PuzzleAnswerRow(puzzle, result, known.day if known is not None else day, now)


def result_after(known: PuzzleAnswerRow | None, is_right: bool, gives_up: bool) -> PuzzleResult:
    """How it stands after one answer more: after a first wrong one it may be tried once again."""
    if gives_up:
        return "missed"
    if known is None:
        return "first" if is_right else "open"
    return "later" if is_right else "missed"


def answered(connection: Connection, person: str, puzzle: str) -> PuzzleAnswerRow | None:
    """What somebody answered to one puzzle."""
    rows = connection.execute(
        f"{ANSWERS} WHERE person = :person AND puzzle = :puzzle", {"person": person, "puzzle": puzzle}
    )
    return row_of(rows[0]) if rows else None


def answers_of(connection: Connection, person: str) -> list[PuzzleAnswerRow]:
    """All that somebody answered, the oldest first."""
    rows = connection.execute(f"{ANSWERS} WHERE person = :person ORDER BY time, puzzle", {"person": person})
    return [row_of(row) for row in rows]


def tally(connection: Connection, puzzle: str) -> PuzzleTally:
    """How many people have settled a puzzle, and how many of them solved it."""
    rows = connection.execute(
        "SELECT COUNT(*), COALESCE(SUM(CASE WHEN result = 'missed' THEN 0 ELSE 1 END), 0) FROM puzzle_answers"
        " WHERE puzzle = :puzzle AND result <> 'open'",
        {"puzzle": puzzle},
    )
    return PuzzleTally(number(rows[0][0]), number(rows[0][1]))


def merge(connection: Connection, guest: str, account: str) -> None:
    """Give a guest's answers to an account; where both answered, the account's own stays."""
    connection.execute(
        "UPDATE puzzle_answers SET person = :account WHERE person = :guest AND puzzle NOT IN"
        " (SELECT puzzle FROM puzzle_answers WHERE person = :account)",
        {"guest": guest, "account": account},
    )


def row_of(row: SqlRow) -> PuzzleAnswerRow:
    """An answer as it is kept."""
    day = None if row[2] is None else number(row[2])
    return PuzzleAnswerRow(text(row[0]), RESULTS[text(row[1])], day, moment(row[3]))
