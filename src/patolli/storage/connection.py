"""Connection: one dialect of SQL for both databases, with named arguments."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from patolli.engine.errors import PatolliError

Value = str | int | float | None
SqlRow = Sequence[Value]


class UnstorableText(PatolliError, details=("text",)):
    """A text with a character that no database of ours keeps; both refuse it alike."""


def check_texts(values: Mapping[str, Value] | None) -> None:
    """Refuse what one of the databases could not keep, or find, before either is asked."""
    for value in (values or {}).values():
        if isinstance(value, str) and "\0" in value:
            raise UnstorableText(value.replace("\0", "\N{SYMBOL FOR NULL}")[:40])


class Connection(ABC):
    """A database connection as our SQL sees it; arguments are written `:name`."""

    @abstractmethod
    def execute(self, sql: str, values: Mapping[str, Value] | None = None) -> list[SqlRow]:
        """Run a statement and fetch all its rows."""

    @abstractmethod
    def change(self, sql: str, values: Mapping[str, Value]) -> int:
        """Run a statement that changes rows; how many it changed."""

    @abstractmethod
    def announce(self, what: str) -> None:
        """Tell other server processes, after the commit, which table or person changed: cache invalidation."""


# An announcement about somebody begins with this; one about a table is its id alone.
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


def moment(value: Value) -> float:
    """A column that holds a time."""
    assert isinstance(value, int | float)
    return float(value)


def maybe_moment(value: Value) -> float | None:
    """A column that holds a time or nothing."""
    return None if value is None else moment(value)
