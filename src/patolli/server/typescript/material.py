"""A game's printed tables as TypeScript."""

from __future__ import annotations

from collections.abc import Mapping

from patolli.engine.game import Game
from patolli.server.typescript.layout import statement


def material_module(game: Game) -> str:
    """A constant for each table that the game exports."""
    return "".join(constant(name, table) for name, table in game.material.items())


def constant(name: str, table: object) -> str:
    """Figures are widened to numbers, so that a page may look for any; names stay names."""
    if is_of_figures(table) and isinstance(table, tuple):
        return statement(f"export const {name}: {rows(table)} = ", table, ";")
    if isinstance(table, Mapping) and all(is_of_figures(each) for each in table.values()):
        inner = rows(next(iter(table.values())))
        return statement(f"export const {name} = ", table, f" satisfies Record<string, {inner}>;")
    return statement(
        f"export const {name} = ", table, " as const;" if isinstance(table, tuple | Mapping) else ";"
    )


def is_of_figures(table: object) -> bool:
    """Whether a table holds figures only, however deep."""
    return all(is_of_figures(each) for each in table) if isinstance(table, tuple) else isinstance(table, int)


def rows(table: object) -> str:
    """The type of figures, of a row of them, of rows of rows."""
    if not isinstance(table, tuple):
        return "number"
    inner = rows(table[0])
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
