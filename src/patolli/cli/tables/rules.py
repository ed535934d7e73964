"""Rules: a game's own rules as chapters of text, for reading in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from patolli.cli.terminal import BIND
from patolli.i18n import Texts

# Longer lines are hard to read.
WIDEST: Final = 88
INDENT: Final = 2


class Chapter:
    """A heading, which may name several things, and paragraphs; all of them keys."""

    def __init__(self, heading: str | Sequence[str], *paragraphs: str) -> None:
        self.headings: Final = (heading,) if isinstance(heading, str) else tuple(heading)
        self.paragraphs: Final = paragraphs

    def drawing(self, texts: Texts) -> RenderableType:
        """The chapter with an empty line below it."""
        heading = ", ".join(texts.text(key) for key in self.headings)
        lines = [Padding(Text(texts.text(key).translate(BIND)), (0, 0, 0, INDENT)) for key in self.paragraphs]
        return Group(Text(heading, style="bold"), *lines, Text())


def chapters_of(key: str) -> Sequence[Chapter]:
    """The chapters that a game's table brings along; none where it has no table."""
    name = f"{__package__}.{key}"
    if find_spec(name) is None or find_spec(f"{name}.rules") is None:
        return ()
    chapters: Sequence[Chapter] = import_module(f"{name}.rules").CHAPTERS
    return chapters
