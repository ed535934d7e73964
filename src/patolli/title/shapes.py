"""Shapes: what a game declares its Views to be, as TypedDicts, and how the declaration is read.

Whole numbers, texts, flags and None; `list[...]` and `dict[str, ...]` of such; TypedDicts; alternatives. A name is
`Annotated[str, names]`, a text out of `names`. A dict whose keys are names has an entry for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    NotRequired,
    TypeGuard,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

PLAIN: Final = (int, str, bool, NoneType)


class Entry:
    """A key of a TypedDict: the shape of its value, and whether it may be missing."""

    def __init__(self, shape: object, may_be_missing: bool) -> None:
        self.shape: Final = shape
        self.may_be_missing: Final = may_be_missing


def is_table(shape: object) -> TypeGuard[type]:
    """Whether a shape is a TypedDict."""
    return is_typeddict(shape)


@cache
def entries_of(table: type) -> dict[str, Entry]:
    """The entries of a TypedDict, inherited ones included."""
    entries: dict[str, Entry] = {}
    for key, hint in get_type_hints(table, include_extras=True).items():
        may_be_missing = get_origin(hint) is NotRequired
        entries[key] = Entry(get_args(hint)[0] if may_be_missing else hint, may_be_missing)
    return entries


def names_of(shape: object) -> Sequence[str] | None:
    """The names that a text is one of, where the shape is a name."""
    if get_origin(shape) is not Annotated:
        return None
    names: Sequence[str] = get_args(shape)[1]
    return names


def items_of(shape: object) -> object | None:
    """The shape of a list's items, where it is a list."""
    return get_args(shape)[0] if get_origin(shape) is list else None


def pairs_of(shape: object) -> tuple[object, object] | None:
    """The shapes of keys and values, where the shape is a dict."""
    if get_origin(shape) is not dict:
        return None
    key, value = get_args(shape)
    return key, value


def alternatives_of(shape: object) -> tuple[object, ...]:
    """What a value may be, one shape each; nothing where there is no choice."""
    return get_args(shape) if get_origin(shape) in {Union, UnionType} else ()
