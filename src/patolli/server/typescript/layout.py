"""The layout of generated TypeScript: as Prettier would have it, so that nobody lays it out anew."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

WIDTH: Final = 110
STEP: Final = "  "


def comment(text: str) -> str:
    """A docstring as TypeScript's kind of comment."""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


def alternatives(head: str, members: Sequence[str]) -> str:
    """A type that is one of several: on one line where it fits, or on the next."""
    flat = f"{' | '.join(members)};"
    if len(f"{head} = {flat}") <= WIDTH:
        return f"{head} = {flat}\n"
    if len(STEP + flat) <= WIDTH:
        return f"{head} =\n{STEP}{flat}\n"
    return f"{head} =\n{STEP}| " + f"\n{STEP}| ".join(members) + ";\n"


def statement(head: str, value: object, tail: str) -> str:
    """A constant and its value; `tail` is what TypeScript is told about it."""
    return f"{head}{literal(value, '', len(head), len(tail))}{tail}\n"


def literal(value: object, indent: str, before: int, after: int) -> str:
    """A value with so much before it on its line and behind it; broken over lines only where it must be."""
    flat = one_line(value)
    if not isinstance(value, Mapping | tuple) or (
        before + len(flat) + after <= WIDTH and not must_break(value)
    ):
        return flat
    inner = indent + STEP
    if isinstance(value, Mapping):
        heads = [f"{inner}{key_text(key)}: " for key in value]
        lines = [
            head + literal(each, inner, len(head), 1)
            for head, each in zip(heads, value.values(), strict=True)
        ]
        return "{\n" + "".join(f"{line},\n" for line in lines) + indent + "}"
    if all(isinstance(each, int) for each in value):
        return f"[\n{filled(value, inner)}{indent}]"
    return (
        "[\n" + "".join(f"{inner}{literal(each, inner, len(inner), 1)},\n" for each in value) + indent + "]"
    )


def one_line(value: object) -> str:
    """A value without a break."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{key_text(key)}: {one_line(each)}" for key, each in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, tuple):
        return f"[{', '.join(one_line(each) for each in value)}]"
    if not isinstance(value, int | str):
        raise TypeError(f"no printed figure or name: {value!r}")
    return json.dumps(value, ensure_ascii=False)


def must_break(value: object) -> bool:
    """Rows of rows stand below each other, however short they are."""
    if isinstance(value, Mapping):
        return any(must_break(each) for each in value.values())
    if not isinstance(value, tuple):
        return False
    is_table = len(value) > 1 and all(isinstance(each, tuple | Mapping) and len(each) > 1 for each in value)
    return is_table or any(must_break(each) for each in value)


def filled(figures: Sequence[object], indent: str) -> str:
    """Figures, as many on a line as fit."""
    lines = [indent]
    for figure in figures:
        text = f"{figure},"
        if len(lines[-1]) + len(text) > WIDTH and lines[-1] != indent:
            lines[-1] = lines[-1].rstrip()
            lines.append(indent)
        lines[-1] += f"{text} "
    return "".join(f"{line.rstrip()}\n" for line in lines)


def key_text(key: str) -> str:
    """A key, in quotes only where it needs them."""
    return key if key.isidentifier() else json.dumps(key)
