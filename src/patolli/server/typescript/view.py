"""A game's View as TypeScript: its TypedDicts as interfaces, its names as unions."""

from __future__ import annotations

import inspect
import sys
from types import NoneType
from typing import Final

from patolli.engine.game import Game
from patolli.server.typescript.layout import alternatives, comment
from patolli.title.shapes import alternatives_of, entries_of, is_table, items_of, names_of, pairs_of

PLAIN: Final[dict[object, str]] = {int: "number", str: "string", bool: "boolean", NoneType: "null"}


def view_module(game: Game) -> str:
    """All that a View is made of, and how one is recognised on the wire."""
    shapes = Shapes(game.view_shape)
    whole = shapes.spell(game.view_shape)
    entrance = comment("The View that the wire carries; the contract suite proves its shape along matches.")
    entrance += f"export const viewOf = (view: object): {whole} => view as {whole};\n"
    return "\n".join([*shapes.declarations(), entrance])


class Shapes:
    """The shapes that one View is made of, by the names under which their module declares them."""

    def __init__(self, view: type) -> None:
        self.needed: Final[list[object]] = []
        self.declared: Final = [
            (name, shape)
            for name, shape in vars(sys.modules[view.__module__]).items()
            if is_table(shape) or names_of(shape) is not None
        ]
        self._need(view)

    def declarations(self) -> list[str]:
        """A type for each shape that the View needs, in the order of their declaration."""
        return [self._declaration(name, shape) for name, shape in self.declared if shape in self.needed]

    def _need(self, shape: object) -> None:
        if shape in self.needed:
            return
        self.needed.append(shape)
        inner = [*alternatives_of(shape), *(pairs_of(shape) or ()), items_of(shape)]
        if is_table(shape):
            inner += [entry.shape for entry in entries_of(shape).values()]
        for each in inner:
            self._need(each)

    def _declaration(self, name: str, shape: object) -> str:
        names = names_of(shape)
        if names is not None:
            return alternatives(f"export type {name}", [f'"{each}"' for each in names])
        assert is_table(shape)
        fields = [
            f"  {key}{'?' if entry.may_be_missing else ''}: {self.spell(entry.shape)};\n"
            for key, entry in entries_of(shape).items()
        ]
        told = comment(inspect.cleandoc(shape.__doc__ or ""))
        return "".join([told, f"export interface {name} {{\n", *fields, "}\n"])

    def spell(self, shape: object) -> str:
        """A shape in TypeScript's words."""
        if shape in PLAIN:
            return PLAIN[shape]
        if members := alternatives_of(shape):
            return " | ".join(self.spell(each) for each in members)
        if (item := items_of(shape)) is not None:
            inner = self.spell(item)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if (pair := pairs_of(shape)) is not None:
            return f"Record<{self.spell(pair[0])}, {self.spell(pair[1])}>"
        for name, declared in self.declared:
            if declared == shape:
                return name
        raise TypeError(f"no TypeScript for {shape!r}")
