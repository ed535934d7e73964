"""Rulebook: a game's rules for reading, by theme, number, open question and piece."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

# What texts say in figures: as a number, or several of them in a row.
Figure = int | str

MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Chapter:
    """A theme and its rulings in reading order; it may list pieces or options, and have a lesson."""

    name: str
    rulings: tuple[int, ...] = ()
    # The chapter that it is a part of.
    within: str = ""
    # Families of pieces that are told one by one.
    pieces: tuple[str, ...] = ()
    lists_options: bool = False
    lesson: str = ""


@dataclass(frozen=True)
class Family:
    """Pieces of one kind. Each is explained by itself, or all of them together."""

    name: str
    pieces: tuple[str, ...]
    # Where they have names already: a noun of the game, which may explain each of them, too.
    is_noun: bool = True
    is_explained: bool = True
    # The ruling that speaks of them.
    ruling: int = 0


@dataclass(frozen=True)
class Rulebook:
    """The rules of a title for reading; its texts lie in the catalogue `rules`."""

    chapters: tuple[Chapter, ...] = ()
    # The rulings that are told with an example.
    examples: tuple[int, ...] = ()
    # The ruling that answers each question.
    asked: Mapping[str, int] = field(default_factory=dict)
    # What every text may say in figures.
    figures: Mapping[str, Figure] = field(default_factory=dict)
    families: tuple[Family, ...] = ()
    # Small boards that are drawn beside rulings: what they show comes from the rules.
    boards: Mapping[str, object] = field(default_factory=dict)

    @property
    def rulings(self) -> tuple[int, ...]:
        """Every number that can be read, in reading order."""
        return tuple(ruling for chapter in self.chapters for ruling in chapter.rulings)

    def family(self, name: str) -> Family:
        """The family of this name."""
        return next(family for family in self.families if family.name == name)


def row(figures: tuple[int, ...]) -> str:
    """Figures in a row, as every language writes them."""
    return " / ".join(str(figure).replace("-", MINUS) for figure in figures)


def span(first: int, last: int) -> tuple[int, ...]:
    """The numbers of rulings from one to another."""
    return tuple(range(first, last + 1))
