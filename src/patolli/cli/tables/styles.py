"""Styles that mean the same on every title's table."""

from __future__ import annotations

from typing import Final

# What may be chosen now, what has been chosen, and what only stands beside it.
LEGAL: Final = "bold #0d9c80"
CHOSEN: Final = "bold reverse"
FAINT: Final = "dim"
