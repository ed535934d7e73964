"""Choices: the legal answers of a seat, each described only when somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar, overload

from patolli.engine.action import Choice

C = TypeVar("C", bound=Choice)


class Choices(Sequence[C], Generic[C]):
    """A sequence that knows its actions at once and makes a Choice of one when it is read."""

    def __init__(self, actions: list[int], described: Callable[[int], C]) -> None:
        # Packed, as `match.play` takes them, too.
        self.actions: Final = actions
        self._described: Final = described

    @overload
    def __getitem__(self, index: int) -> C: ...

    @overload
    def __getitem__(self, index: slice) -> list[C]: ...

    def __getitem__(self, index: int | slice) -> C | list[C]:
        if isinstance(index, slice):
            return [self._described(action) for action in self.actions[index]]
        return self._described(self.actions[index])

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        return repr(list(self))
