"""Numbering: every action a game declares as one of a fixed count of numbers.

For games whose arguments all have small bounds: the kinds one after the other, the
arguments of each as digits. A game with a wider table numbers its own actions.
"""

from __future__ import annotations

from typing import Final

from patolli.engine.action import KIND_MASK, Actions, first_of, kind_of, pack, second_of, third_of
from patolli.engine.fields import Field, Named, Number

NO_ACTION: Final = -1


class Numbering:
    """Numbers from 0 to `count` - 1, and back."""

    def __init__(self, actions: Actions) -> None:
        # By kind: its first number, and three times the least value and how many values there are.
        self._first: Final = [0] * (KIND_MASK + 1)
        self._lows: Final = [0] * (3 * (KIND_MASK + 1))
        self._sizes: Final = [1] * (3 * (KIND_MASK + 1))
        # By number: its kind.
        self._kinds: Final[list[int]] = []
        for kind in actions.kinds:
            self._first[kind.code] = len(self._kinds)
            values = 1
            for index in range(len(kind.fields)):
                low, size = bounds(kind.fields[index])
                self._lows[3 * kind.code + index] = low
                self._sizes[3 * kind.code + index] = size
                values *= size
            self._kinds.extend([kind.code] * values)
        self.count: Final = len(self._kinds)

    def number_of(self, action: int) -> int:
        """The number of an action that this game packs."""
        kind = kind_of(action)
        at = 3 * kind
        digits = first_of(action) - self._lows[at]
        digits = digits * self._sizes[at + 1] + second_of(action) - self._lows[at + 1]
        digits = digits * self._sizes[at + 2] + third_of(action) - self._lows[at + 2]
        return self._first[kind] + digits

    def action_of(self, number: int) -> int:
        """The action behind a number, or NO_ACTION."""
        if not 0 <= number < self.count:
            return NO_ACTION
        kind = self._kinds[number]
        at = 3 * kind
        digits = number - self._first[kind]
        third = digits % self._sizes[at + 2] + self._lows[at + 2]
        digits //= self._sizes[at + 2]
        second = digits % self._sizes[at + 1] + self._lows[at + 1]
        return pack(kind, digits // self._sizes[at + 1] + self._lows[at], second, third)


def bounds(field: Field) -> tuple[int, int]:
    """The least value of a field, and how many values it has."""
    if isinstance(field, Number):
        return field.low, field.high - field.low + 1
    if isinstance(field, Named):
        return 0, len(field.names)
    raise TypeError(f"the field {field.name!r} has no bounds: number this game's actions by hand")
