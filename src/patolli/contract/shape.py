"""Shape: the part of the contract that every View is what the game declares."""

from __future__ import annotations

from collections.abc import Iterator

from patolli.contract.promise import keep
from patolli.engine.game import Game
from patolli.engine.state import State
from patolli.title.shapes import PLAIN, alternatives_of, entries_of, is_table, items_of, names_of, pairs_of


def check_shape(game: Game, state: State) -> None:
    """Every seat's View and the spectator's have the declared shape: nothing missing, nothing more."""
    for viewer in (None, *range(state.seats)):
        fault = next(faults(game.view(state, viewer), game.view_shape, "view"), None)
        keep(fault is None, "a view has the shape that its game declares", fault)


def faults(value: object, shape: object, path: str) -> Iterator[str]:
    """Where a value differs from a shape, and how."""
    names = names_of(shape)
    if alternatives := alternatives_of(shape):
        if all(any(faults(value, each, path)) for each in alternatives):
            yield f"{path} is none of its alternatives: {value!r}"
    elif is_table(shape):
        yield from _faults_of_table(value, shape, path)
    elif names is not None:
        if value not in names:
            yield f"{path} is no such name: {value!r}"
    elif (item := items_of(shape)) is not None:
        if isinstance(value, list):
            for index, each in enumerate(value):
                yield from faults(each, item, f"{path}[{index}]")
        else:
            yield f"{path} is no list: {value!r}"
    elif (pair := pairs_of(shape)) is not None:
        yield from _faults_of_pairs(value, *pair, path)
    elif shape not in PLAIN or type(value) is not shape:
        yield f"{path} is no {shape}: {value!r}"


def _faults_of_table(value: object, table: type, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path} is no table: {value!r}"
        return
    entries = entries_of(table)
    yield from (f"{path}.{key} is not declared" for key in value if key not in entries)
    for key, entry in entries.items():
        if key in value:
            yield from faults(value[key], entry.shape, f"{path}.{key}")
        elif not entry.may_be_missing:
            yield f"{path}.{key} is missing"


def _faults_of_pairs(value: object, key_shape: object, value_shape: object, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path} is no table: {value!r}"
        return
    yield from (f"{path}.{name} is missing" for name in names_of(key_shape) or () if name not in value)
    for key, each in value.items():
        yield from faults(key, key_shape, f"a key of {path}")
        yield from faults(each, value_shape, f"{path}.{key}")
