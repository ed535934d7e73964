"""Terminal: the way to the person and back, in one language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from patolli.engine.errors import PatolliError
from patolli.i18n import Texts
from patolli.i18n.texts import Argument

# Lines are broken at any space, French ones before : and ; too; so those are masked meanwhile.
_BOUND_SPACES: Final = "\u00a0\u202f"
_MASKS: Final = "\ue0a0\ue02f"
BIND: Final = str.maketrans(_BOUND_SPACES, _MASKS)
_UNBIND: Final = str.maketrans(_MASKS, _BOUND_SPACES)


def print_bound(console: Console, drawing: RenderableType, width: int | None = None) -> None:
    """Print what was translated with BIND, its masked spaces as they should be."""
    with console.capture() as captured:
        console.print(drawing, width=width)
    console.file.write(captured.get().translate(_UNBIND))


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
        self.show(Text(sentence.translate(BIND), style=style))

    def show(self, *drawings: RenderableType, width: int | None = None) -> None:
        """Print drawings below each other, perhaps narrower than the screen."""
        for drawing in drawings:
            print_bound(self.out, drawing, None if width is None else min(width, self.out.width))

    def rows(self, *drawings: RenderableType, width: int | None = None) -> int:
        """How many rows drawings take."""
        options = self.out.options.update(width=min(width or self.out.width, self.out.width))
        return sum(len(self.out.render_lines(drawing, options, pad=False)) for drawing in drawings)

    def leaf_through(self, drawings: Sequence[RenderableType], width: int) -> None:
        """Show drawings a screenful at a time, and wait for Enter after each."""
        self.clear()
        room = self.out.height - 1
        for drawing in drawings:
            rows = self.rows(drawing, width=width)
            if self.out.is_terminal and room < rows and room < self.out.height - 1:
                if self.read(self.text("cli-press-enter") + " ") is None:
                    return
                self.clear()
                room = self.out.height - 1
            self.show(drawing, width=width)
            room -= rows
        self.read(self.text("cli-press-enter") + " ")

    def data(self, line: str) -> None:
        """Print a line for machines: no wrapping, no styles."""
        print(line)

    def fail(self, error: PatolliError) -> None:
        """Say in one line what was wrong, and what may have been meant."""
        told = self.texts.error(error)
        meant = _meant(error)
        if meant:
            told = f"{told} {self.text('cli-did-you-mean', word=meant)}"
        self.err.print(Text(told), soft_wrap=True)

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


def _meant(error: PatolliError) -> str:
    """The known name nearest to the one that nobody knows; empty where none is near."""
    if len(error.details) == 1:
        return ""
    given = str(next(iter(error.details.values())))
    # Of an option that exists the values are allowed; whoever gave another one sees them all.
    known = error.details.get("known", error.details.get("allowed", ""))
    near = get_close_matches(given, str(known).split(", "), n=1)
    return near[0] if near else ""
