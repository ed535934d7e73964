"""The wire as TypeScript: its structs as interfaces."""

from __future__ import annotations

import inspect

import msgspec
from msgspec import inspect as shapes

from patolli.server import wire
from patolli.server.typescript.layout import alternatives, comment

UNIONS = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}


def wire_module() -> str:
    """All shapes of messages."""
    structs = [getattr(wire, name) for name in wire.__all__ if inspect.isclass(getattr(wire, name))]
    parts = [interface(struct) for struct in structs]
    for name, union in UNIONS.items():
        members = shapes.type_info(union)
        assert isinstance(members, shapes.UnionType)
        parts.append(alternatives(f"export type {name}", [spell(each) for each in members.types]))
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface with its docstring."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    lines = [comment(inspect.cleandoc(struct.__doc__ or "")) + f"export interface {struct.__name__} {{"]
    if shape.tag is not None:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    for field in shape.fields:
        # What a browser sends may be left out; what the server sends only where it says so.
        may_be_left_out = shape.forbid_unknown_fields or struct.__struct_config__.omit_defaults
        optional = "?" if not field.required and may_be_left_out else ""
        lines.append(f"  {field.encode_name}{optional}: {spell(field.type)};")
    return "\n".join([*lines, "}", ""])


def spell(shape: shapes.Type) -> str:
    """A type in TypeScript's words."""
    plain = {
        shapes.StrType: "string",
        shapes.IntType: "number",
        shapes.FloatType: "number",
        shapes.BoolType: "boolean",
        shapes.NoneType: "null",
        shapes.AnyType: "unknown",
    }
    if type(shape) in plain:
        return plain[type(shape)]
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f'"{value}"' for value in shape.values)
    if isinstance(shape, shapes.UnionType):
        return " | ".join(spell(each) for each in shape.types)
    if isinstance(shape, shapes.ListType):
        inner = spell(shape.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{spell(shape.key_type)}, {spell(shape.value_type)}>"
    if isinstance(shape, shapes.CustomType) and shape.cls is object:
        return "unknown"
    raise TypeError(f"no TypeScript for {shape!r}")
