"""Conditions of a query, of which only those hold that somebody asked for."""

from __future__ import annotations

from typing import Final

from patolli.storage.connection import Value


class Conditions:
    """What a row must be to fit, and the values that the words mention."""

    def __init__(self, *always: str, **values: Value) -> None:
        self._words: Final = list(always)
        self.values: Final = values

    def add(self, words: str) -> None:
        """One more condition, which mentions no value."""
        self._words.append(words)

    def ask(self, words: str, **given: Value) -> None:
        """One more condition about a value; nothing, if the value is None."""
        if None not in given.values():
            self.add(words)
            self.values.update(given)

    @property
    def where(self) -> str:
        """All of them, as SQL."""
        return " AND ".join(self._words)
