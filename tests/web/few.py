"""Few of many: which values of a parameter are tried in every run; `make slow` tries the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

LANGUAGES = ("en", "es", "pt", "fr")


def few(values: Sequence[T], *kept: T, name: Callable[[T], str] = str) -> list[Any]:
    """All the values as parameters, those that are not kept as slow ones."""
    assert set(kept) <= set(values)
    return [
        pytest.param(each, id=name(each), marks=() if each in kept else pytest.mark.slow) for each in values
    ]


def in_few_languages(*kept: str) -> pytest.MarkDecorator:
    """A test in four languages, of which these stand for the others.

    For what does not differ between languages but in the length of words: that each has the same texts with the same
    arguments is the catalogues' own test.
    """
    return pytest.mark.parametrize("language", few(LANGUAGES, *kept))


def pixels(size: tuple[int, int]) -> str:
    """How a size of a screen is called."""
    return f"{size[0]}x{size[1]}"
