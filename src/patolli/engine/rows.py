"""Rows of small numbers, one byte each, that twins share until one of them changes."""

from __future__ import annotations

from typing import Final

EVERY_BYTE: Final = bytes(range(256))


def with_byte(row: bytes, index: int, value: int) -> bytes:
    """The row with another value at one index."""
    return row[:index] + EVERY_BYTE[value : value + 1] + row[index + 1 :]
