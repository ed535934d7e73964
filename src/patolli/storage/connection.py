"""Connection: one dialect of SQL for both databases, with named arguments."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

Value = str | int | float | None
SqlRow = Sequence[Value]


class Connection(ABC):
    """A database connection as our SQL sees it; arguments are written `:name`."""

    @abstractmethod
    def execute(self, sql: str, values: Mapping[str, Value] | None = None) -> list[SqlRow]:
        """Run a statement and fetch all its rows."""

    @abstractmethod
    def change(self, sql: str, values: Mapping[str, Value]) -> int:
        """Run a statement that changes rows; how many it changed."""

    @abstractmethod
    def hint(self, what: str) -> None:
        """Tell other server processes, after the commit, which table changed, or which person."""


# A hint about somebody begins with this; a hint about a table is its id alone.
PERSON = "person "


def text(value: Value) -> str:
    """A column that holds text."""
    assert isinstance(value, str)
    return value


def maybe_text(value: Value) -> str | None:
    """A column that holds text or nothing."""
    return None if value is None else text(value)


def number(value: Value) -> int:
    """A column that holds a whole number."""
    assert isinstance(value, int)
    return value


def maybe_number(value: Value) -> int | None:
    """A column that holds a whole number or nothing."""
    return None if value is None else number(value)


def moment(value: Value) -> float:
    """A column that holds a time."""
    assert isinstance(value, int | float)
    return float(value)


def maybe_moment(value: Value) -> float | None:
    """A column that holds a time or nothing."""
    return None if value is None else moment(value)
