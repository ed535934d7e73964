"""Actions: packed ints inside; kinds, named arguments and notation at the border."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from patolli.engine.errors import BadNotation, Reason, Unfit, is_not
from patolli.engine.fields import Field, Plain, plain_values

KIND_BITS: Final = 6
ARGUMENT_BITS: Final = 14
KIND_MASK: Final = (1 << KIND_BITS) - 1
ARGUMENT_MASK: Final = (1 << ARGUMENT_BITS) - 1
SECOND_SHIFT: Final = KIND_BITS + ARGUMENT_BITS
THIRD_SHIFT: Final = KIND_BITS + 2 * ARGUMENT_BITS

# Kinds from here on are free actions: they interrupt a question and leave it unanswered.
FIRST_FREE_KIND: Final = 48
# Every game with turns ends one by this kind; see ConfirmTurn.
END_TURN: Final = 47


def pack(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """One action as an int; every argument is below 2 to the 14th."""
    return kind | first << KIND_BITS | second << SECOND_SHIFT | third << THIRD_SHIFT


def kind_of(action: int) -> int:
    """The kind's code."""
    return action & KIND_MASK


def first_of(action: int) -> int:
    """The first argument."""
    return action >> KIND_BITS & ARGUMENT_MASK


def second_of(action: int) -> int:
    """The second argument."""
    return action >> SECOND_SHIFT & ARGUMENT_MASK


def third_of(action: int) -> int:
    """The third argument."""
    return action >> THIRD_SHIFT & ARGUMENT_MASK


class ActionKind:
    """One kind of action: its code, its name and its fields in order."""

    def __init__(self, code: int, name: str, *fields: Field) -> None:
        self.code: Final = code
        self.name: Final = name
        self.fields: Final = tuple(fields)


TURN_END: Final = ActionKind(END_TURN, "end_turn")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """An action as people meet it: its kind, its arguments by name, and how it is written down."""

    def __init__(self, action: int, kind: str, args: dict[str, Plain], notation: str) -> None:
        self.action: Final = action
        self.kind: Final = kind
        self.args: Final = args
        self.notation: Final = notation

    def __repr__(self) -> str:
        return f"Choice({self.notation!r})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Choice, (self.action, self.kind, self.args, self.notation)


class Actions:
    """All kinds of one game; printer and parser are exact inverses."""

    def __init__(self, *kinds: ActionKind) -> None:
        self.kinds: Final = tuple(kinds)
        self._by_code: Final = {kind.code: kind for kind in kinds}
        self._by_name: Final = {kind.name: kind for kind in kinds}

    def choice(self, action: int) -> Choice:
        """The action described; the action must be one this game packs."""
        kind = self._by_code[kind_of(action)]
        values = (first_of(action), second_of(action), third_of(action))[: len(kind.fields)]
        words = [kind.name, *(field.show(value) for field, value in zip(kind.fields, values, strict=True))]
        return Choice(action, kind.name, plain_values(kind.fields, values), " ".join(words))

    def notation(self, action: int) -> str:
        """The action as text."""
        return self.choice(action).notation

    def named(self, action: int) -> str | int:
        """The action as errors name it: as text, if it is one."""
        return self.notation(action) if self.is_known(action) else action

    def parse(self, text: str) -> int:
        """The action behind a text; BadNotation says what is wrong with it."""
        words = text.split(" ")
        kind = self._by_name.get(words[0])
        if kind is None:
            raise BadNotation(text, Reason("no_such_action", name=words[0]))
        if len(words) != len(kind.fields) + 1:
            raise BadNotation(text, Reason("words_after", name=kind.name, count=len(kind.fields)))
        values = [0, 0, 0]
        for index, field in enumerate(kind.fields):
            try:
                values[index] = field.read(words[index + 1])
            except Unfit as unfit:
                raise BadNotation(text, is_not(words[index + 1], unfit.args[0])) from None
        return pack(kind.code, values[0], values[1], values[2])

    def is_known(self, action: int) -> bool:
        """Whether the int is a well-formed action of this game."""
        kind = self._by_code.get(kind_of(action)) if action >= 0 else None
        if kind is None or action >> (THIRD_SHIFT + ARGUMENT_BITS):
            return False
        values = (first_of(action), second_of(action), third_of(action))
        count = len(kind.fields)
        return all(field.accepts(values[i]) for i, field in enumerate(kind.fields)) and not any(
            values[count:]
        )
