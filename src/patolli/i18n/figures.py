"""Figures as people read them in every language: with a true minus."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"
POINT_LANGUAGES: Final = ("en",)


def figure(value: float) -> str:
    """A number, below zero with a true minus."""
    return str(value).replace("-", MINUS)


def decimal(value: float, digits: int, language: str) -> str:
    """A number with so many digits behind the point, which is a comma in most languages."""
    # Rounded first, so that nought has no sign.
    written = f"{round(value, digits) + 0.0:.{digits}f}".replace("-", MINUS)
    return written if language in POINT_LANGUAGES else written.replace(".", ",")


def signed(value: int) -> str:
    """A number that always has its sign, but for nought."""
    return f"+{value}" if value > 0 else figure(value)
