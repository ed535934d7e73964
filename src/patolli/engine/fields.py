"""Fields: the named arguments of actions, events and steps, ints inside."""

from __future__ import annotations

from keyword import iskeyword
from typing import Final

from mypy_extensions import mypyc_attr

from patolli.engine.errors import Reason, Unfit

Plain = int | str | list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One named argument: how its int is shown, read and checked."""

    def __init__(self, name: str, sort: str, noun: str = "") -> None:
        self.name: Final = name
        # number, noun, seat or place: how a text shows the argument
        self.sort: Final = sort
        self.noun: Final = noun
        # The attribute of a Step that holds it; Python keeps some names for itself.
        self.attribute: Final = f"{name}_" if iskeyword(name) else name

    def accepts(self, value: int) -> bool:
        """Whether the int is one this field can hold."""
        raise NotImplementedError

    def plain(self, value: int) -> Plain:
        """The value as documents and screens carry it."""
        raise NotImplementedError

    def value(self, plain: object) -> int:
        """The int behind a plain value; Unfit when there is none."""
        raise NotImplementedError

    def show(self, value: int) -> str:
        """The value as one word of notation."""
        return str(self.plain(value))

    def read(self, word: str) -> int:
        """The int behind a word of notation; Unfit when there is none."""
        return self.value(word)


class Number(Field):
    """A whole number between two bounds."""

    def __init__(self, name: str, low: int, high: int, sort: str = "number") -> None:
        super().__init__(name, sort)
        self.low: Final = low
        self.high: Final = high

    def accepts(self, value: int) -> bool:
        return self.low <= value <= self.high

    def plain(self, value: int) -> Plain:
        return value

    def value(self, plain: object) -> int:
        if isinstance(plain, bool) or not isinstance(plain, int) or not self.accepts(plain):
            raise Unfit(Reason("whole_number", low=self.low, high=self.high))
        return plain

    def read(self, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9 or str(int(word)) != word:
            return self.value(word)
        return self.value(int(word))


class SeatField(Number):
    """A player's seat."""

    def __init__(self, name: str = "seat") -> None:
        super().__init__(name, 0, 9, "seat")


SEAT: Final = SeatField()


class Named(Field):
    """One of a family of names; the int is its place in the family."""

    def __init__(self, name: str, noun: str, names: tuple[str, ...]) -> None:
        super().__init__(name, "noun", noun)
        self.names: Final = names

    def accepts(self, value: int) -> bool:
        return 0 <= value < len(self.names)

    def plain(self, value: int) -> Plain:
        return self.names[value]

    def value(self, plain: object) -> int:
        if not isinstance(plain, str) or plain not in self.names:
            raise Unfit(Reason("one_of", names=self.names))
        return self.names.index(plain)


def plain_values(fields: tuple[Field, ...], values: tuple[int, ...]) -> dict[str, Plain]:
    """The values by name, as documents and screens carry them."""
    return {field.name: field.plain(value) for field, value in zip(fields, values, strict=True)}
