"""Weights: named tables of figures as bytes, in the plain format called safetensors.

Eight bytes say how long the heading is; the heading is JSON with the kind, shape and place of every table, and
notes about them; then come the figures, little-endian. Nothing in it is ever executed.
"""

from __future__ import annotations

import json
import sys
from array import array
from typing import Final

from patolli.engine.errors import PatolliError, Reason

LENGTH: Final = 8
# Nobody's heading is longer: what says so is no such file.
LONGEST_HEADING: Final = 1_000_000
KIND: Final = "F32"
FIGURE: Final = 4
NOTES: Final = "__metadata__"


class BadWeights(PatolliError, details=("file", "why")):
    """Weights that cannot be used, and why."""


class Tensor:
    """A table of figures, row by row; a single row is a table, too."""

    def __init__(self, rows: int, columns: int, figures: list[float]) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.figures: Final = figures

    def in_rows(self) -> list[list[float]]:
        """The figures of each row."""
        return [self.figures[row * self.columns : (row + 1) * self.columns] for row in range(self.rows)]


class Tensors:
    """Tables by name, notes about them, and the name of the file they came from."""

    def __init__(self, name: str, notes: dict[str, str], tables: dict[str, Tensor]) -> None:
        self.name: Final = name
        self.notes: Final = notes
        self.tables: Final = tables

    def of(self, name: str) -> Tensor:
        """The table of a name."""
        table = self.tables.get(name)
        if table is None:
            raise BadWeights(self.name, Reason("table_missing", name=name))
        return table

    def expect(self, note: str, value: str) -> None:
        """Refuse weights that were made for something else."""
        if self.notes.get(note) != value:
            raise BadWeights(self.name, Reason("made_for_others", name=note))


def read_tensors(name: str, data: bytes) -> Tensors:
    """The tables that bytes hold."""
    size = int.from_bytes(data[:LENGTH], "little")
    if len(data) < LENGTH or size > LONGEST_HEADING or len(data) < LENGTH + size:
        raise BadWeights(name, Reason("no_weights"))
    try:
        heading = json.loads(data[LENGTH : LENGTH + size])
        notes = {str(key): str(value) for key, value in heading.pop(NOTES, {}).items()}
        tables: dict[str, Tensor] = {}
        for key, entry in heading.items():
            tables[str(key)] = _table(entry, data[LENGTH + size :])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(name, Reason("no_weights", note=repr(error))) from error
    return Tensors(name, notes, tables)


def _table(entry: dict[str, object], body: bytes) -> Tensor:
    shape, places = entry["shape"], entry["data_offsets"]
    if entry["dtype"] != KIND or not isinstance(shape, list) or not isinstance(places, list):
        raise ValueError("a table of another kind")
    rows, columns = (1, *shape) if len(shape) == 1 else shape
    begin, end = places
    figures = array("f")
    figures.frombytes(body[begin:end])
    if sys.byteorder == "big":
        figures.byteswap()
    if len(figures) != rows * columns:
        raise ValueError("a table cut short")
    return Tensor(rows, columns, figures.tolist())


def written(notes: dict[str, str], tables: dict[str, Tensor]) -> bytes:
    """The bytes of tables and notes; the same figures are the same bytes."""
    heading: dict[str, object] = {NOTES: dict(sorted(notes.items()))}
    body = b""
    for name in sorted(tables):
        table = tables[name]
        figures = array("f", table.figures)
        if sys.byteorder == "big":
            figures.byteswap()
        begin = len(body)
        body += figures.tobytes()
        shape = [table.rows, table.columns]
        heading[name] = {"dtype": KIND, "shape": shape, "data_offsets": [begin, len(body)]}
    text = json.dumps(heading, separators=(",", ":")).encode()
    # Figures begin at a place that a machine reads best.
    text += b" " * (-len(text) % LENGTH)
    return len(text).to_bytes(LENGTH, "little") + text + body
