"""Menus: one question on the screen, and what may be typed to answer it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_lowercase
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from patolli.engine.action import Choice

# Keys that mean something everywhere: undo, quit.
RESERVED: Final = "uq"


class Entry:
    """One line of a menu: what to type, what it says, and the choices it leaves."""

    def __init__(
        self,
        label: str,
        choices: Sequence[Choice],
        text: str = "",
        figures: Text | None = None,
        picture: RenderableType | None = None,
    ) -> None:
        self.label: Final = label
        self.choices: Final = tuple(choices)
        self.text: Final = text
        self.figures: Final = Text() if figures is None else figures
        self.picture: Final = picture


class Menu:
    """A question and its entries; those that stand on the map are not listed again.

    A preview shows what the last choice would lead to, even where only one is left.
    """

    def __init__(
        self,
        question: str,
        about: str,
        entries: Sequence[Entry],
        on_map: bool = False,
        is_preview: bool = False,
    ) -> None:
        self.question: Final = question
        self.about: Final = about
        self.entries: Final = tuple(entries)
        self.is_on_map: Final = on_map
        self.is_preview: Final = is_preview

    def entry(self, word: str) -> Entry | None:
        """What a typed word means here."""
        for entry in self.entries:
            if entry.label == word:
                return entry
        return None

    @property
    def has_pictures(self) -> bool:
        """Whether every entry shows what it is about."""
        return all(entry.picture is not None for entry in self.entries)

    def drawing(self) -> RenderableType:
        """The entries as a list, or side by side when they have pictures."""
        if self.is_on_map:
            return Text()
        if self.has_pictures:
            return _side_by_side(self.entries)
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column()
        table.add_column()
        for entry in self.entries:
            table.add_row(f" {entry.label}", entry.text, entry.figures)
        return table


def _side_by_side(entries: Sequence[Entry]) -> Table:
    table = Table.grid(padding=(0, 3))
    for _ in entries:
        table.add_column(max_width=24)
    table.add_row(*(entry.picture for entry in entries))
    table.add_row(*(Text.assemble((entry.label, "bold"), " ", entry.text) for entry in entries))
    if any(entry.figures.plain for entry in entries):
        table.add_row(*(entry.figures for entry in entries))
    return table


def letters() -> Iterator[str]:
    """Labels for places: a, b, c and so on without the reserved keys, then aa, ab."""
    free = [letter for letter in ascii_lowercase if letter not in RESERVED]
    yield from free
    for first in free:
        for second in free:
            yield first + second


def grouped(choices: Sequence[Choice], field: str) -> dict[str, list[Choice]]:
    """The choices by the word of one argument, in their own order; no name means the kind."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        word = choice.kind if not field else str(choice.args.get(field, ""))
        groups.setdefault(word, []).append(choice)
    return groups
