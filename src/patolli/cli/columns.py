"""Columns: a table without lines, words on the left and figures on the right."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table


def columns(words: Iterable[str], figures: Iterable[str]) -> Table:
    """An empty table with these headings; figures stand below each other by their last digit."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in words:
        table.add_column(heading)
    for heading in figures:
        table.add_column(heading, justify="right")
    return table
