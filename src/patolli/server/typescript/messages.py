"""The wire as a page for people: every message with its `type`, its fields and an example."""

from __future__ import annotations

import inspect
import json
import re
from typing import Any, Final

import msgspec
from msgspec import inspect as shapes

from patolli.server import wire
from patolli.server.typescript.wire import spell

HEAD: Final = """# Messages

What crosses the socket at `/api/v1/socket`, one JSON text for each message; [the wire](wire.md) tells in which order. The field
`type` says which message a text is. What a program sends may leave out the fields that have a default; every
other field must be there, and none that is not listed.
"""
# What a field of this name could hold; everything else follows from its type.
EXAMPLES: Final[dict[str, object]] = {
    "table": "k3m8x2",
    "key": "9f1c2a7e-1",
    "version": 12,
    "since": 10,
    "until": 12,
    "have_version": 0,
    "actions": ["place 1-1-1-1 0 0,-1"],
    "answers": ["place 1-1-1-1 0 0,-1"],
    "offer": "o1",
    "answer": "yes",
    "text": "Good game!",
    "tables": ["k3m8x2"],
    "protocol": 1,
    "now": 1760000000.0,
    "time": 1760000000.0,
    "sent": 1760000000.0,
    "moves": 11,
    "name": "Ana",
}


PLAIN: Final = (shapes.StrType, shapes.IntType, shapes.FloatType, shapes.ListType)


def messages_page() -> str:
    """All messages, first those of a program, then those of the server."""
    parts = [HEAD]
    for title, union in (("From you", wire.ClientMessage), ("From the server", wire.ServerMessage)):
        parts.append(f"## {title}\n")
        members = shapes.type_info(union)
        assert isinstance(members, shapes.UnionType)
        parts += [message(each) for each in members.types if isinstance(each, shapes.StructType)]
    held = sorted(parts_of(wire.ServerMessage), key=lambda struct: struct.__name__)
    parts.append("## What they hold\n")
    parts += [fields(struct) for struct in held]
    return "\n".join(parts)


def message(shape: shapes.StructType) -> str:
    """One message: its type, what it means, its fields, an example."""
    example = json.dumps(example_of(shape), ensure_ascii=False)
    return f"### `{shape.tag}`\n\n{about(shape.cls)}\n\n{table(shape)}\n\n```json\n{example}\n```\n"


def fields(struct: type[Any]) -> str:
    """One struct inside messages."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    return f"### {struct.__name__}\n\n{about(struct)}\n\n{table(shape)}\n"


def about(struct: type[Any]) -> str:
    """The docstring of a struct as a paragraph."""
    return inspect.cleandoc(struct.__doc__ or "")


def table(shape: shapes.StructType) -> str:
    """The fields with their types and what stands for one that is left out."""
    if not shape.fields:
        return "No fields."
    lines = ["| field | type | default |", "|---|---|---|"]
    for field in shape.fields:
        # A bar would end the cell.
        kind = spell(field.type).replace(" | ", " or ")
        lines.append(f"| `{field.encode_name}` | `{kind}` | {default_of(field)} |")
    return "\n".join(lines)


def default_of(field: shapes.Field) -> str:
    """What a field is when nobody says it."""
    if field.required:
        return ""
    made = None if field.default_factory in {msgspec.NODEFAULT, None} else field.default_factory()
    value = made if field.default is msgspec.NODEFAULT else field.default
    return f"`{json.dumps(value)}`"


def example_of(shape: shapes.StructType) -> dict[str, object]:
    """A whole message of this kind."""
    begun: dict[str, object] = {} if shape.tag is None else {str(shape.tag_field): shape.tag}
    return begun | {
        field.encode_name: value_of(field.encode_name, field.type) for field in shape.fields if field.required
    }


def value_of(name: str, shape: shapes.Type) -> object:
    """Something that fits a field, and looks like what one finds there."""
    if name in EXAMPLES and is_plain(shape):
        return EXAMPLES[name]
    if isinstance(shape, shapes.StructType):
        return example_of(shape)
    if isinstance(shape, shapes.UnionType):
        kinds = [each for each in shape.types if not isinstance(each, shapes.NoneType)]
        return None if len(kinds) < len(shape.types) else value_of(name, kinds[0])
    if isinstance(shape, shapes.LiteralType):
        return shape.values[0]
    if isinstance(shape, shapes.ListType):
        return []
    plain: dict[type, object] = {
        shapes.IntType: 0,
        shapes.FloatType: 0.0,
        shapes.BoolType: False,
        shapes.StrType: "…",
    }
    return plain.get(type(shape), {})


def is_plain(shape: shapes.Type) -> bool:
    """Whether no struct can stand there."""
    kinds = shape.types if isinstance(shape, shapes.UnionType) else (shape,)
    return all(
        is_plain(kind.item_type) if isinstance(kind, shapes.ListType) else isinstance(kind, PLAIN)
        for kind in kinds
    )


def parts_of(union: object) -> set[type[Any]]:
    """The structs inside messages."""
    found: set[type[Any]] = set()

    def look(shape: object) -> None:
        if isinstance(shape, shapes.StructType):
            if shape.cls not in found:
                if shape.tag is None:
                    found.add(shape.cls)
                for field in shape.fields:
                    look(field.type)
        elif isinstance(shape, shapes.UnionType):
            for each in shape.types:
                look(each)
        elif isinstance(shape, shapes.ListType):
            look(shape.item_type)
        elif isinstance(shape, shapes.DictType):
            look(shape.value_type)

    look(shapes.type_info(union))
    return found


def headings(page: str) -> list[str]:
    """The types that a page tells of."""
    return re.findall(r"^### `(\w+)`$", page, re.MULTILINE)
