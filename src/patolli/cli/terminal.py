"""Terminal: the way to the person and back, in one language."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from patolli.engine.errors import PatolliError
from patolli.i18n import Texts
from patolli.i18n.texts import Argument


class PlainConsole(Console):
    """A console that reads no markup in what people typed, and lets broken pipes be told."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr)

    def on_broken_pipe(self) -> None:
        """Leave it to the app how the program ends."""
        raise BrokenPipeError


class Terminal:
    """What is printed goes to `out`, complaints and progress to `err`."""

    def __init__(self, texts: Texts) -> None:
        self.texts: Final = texts
        self.out: Final = PlainConsole()
        self.err: Final = PlainConsole(stderr=True)

    @property
    def is_plain(self) -> bool:
        """Whether colours cannot be relied on, so that shapes must say everything."""
        return self.out.no_color or self.out.color_system is None

    def text(self, key: str, /, **arguments: Argument) -> str:
        """A sentence of the house."""
        return self.texts.text(key, **arguments)

    def say(self, sentence: str, style: str = "") -> None:
        """Print one sentence, wrapped at words."""
        self.out.print(Text(sentence, style=style))

    def show(self, *drawings: RenderableType) -> None:
        """Print drawings below each other."""
        for drawing in drawings:
            self.out.print(drawing)

    def data(self, line: str) -> None:
        """Print a line for machines: no wrapping, no styles."""
        print(line)

    def fail(self, error: PatolliError) -> None:
        """Say in one line what was wrong."""
        self.err.print(Text(self.texts.error(error)), soft_wrap=True)

    def clear(self) -> None:
        """Start a new page where there are pages."""
        if self.out.is_terminal:
            self.out.clear()

    def read(self, prompt: str = "> ") -> str | None:
        """The next line a person types; None when nobody will type again."""
        is_typed = sys.stdin.isatty()
        try:
            line = input(prompt if is_typed else "")
        except (EOFError, OSError):
            # A terminal that is gone is as good as one whose input has ended.
            return None
        if not is_typed:
            # A script's answers stay readable in what it prints.
            self.out.print(Text(f"{prompt}{line}"))
        return line.strip()
