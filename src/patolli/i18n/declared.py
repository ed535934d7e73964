"""What a game declares about itself, and the texts that follow from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from patolli.i18n.catalogues import kebab

# What a game counts; a good has a name for one of it and, as `.many`, for several.
GOOD: Final = "good"
SOURCE: Final = "source"
AUTOMATON: Final = "automaton"
MANY: Final = frozenset({"many"})


class DeclaredField(Protocol):
    """A named argument; `sort` tells a seat, `noun` is its family of names or empty."""

    @property
    def name(self) -> str: ...
    @property
    def sort(self) -> str: ...
    @property
    def noun(self) -> str: ...


class DeclaredOption(Protocol):
    """A choice made before the match."""

    @property
    def name(self) -> str: ...
    @property
    def values(self) -> Sequence[str]: ...


class DeclaredOrder(Protocol):
    """An answer that may be given once and for all."""

    @property
    def name(self) -> str: ...


class DeclaredGame(Protocol):
    """As much of a Game as its texts depend on; all names are snake_case."""

    @property
    def key(self) -> str: ...
    @property
    def options(self) -> Sequence[DeclaredOption]: ...
    @property
    def decisions(self) -> Mapping[str, Sequence[DeclaredField]]: ...
    @property
    def action_fields(self) -> Mapping[str, Sequence[DeclaredField]]: ...
    @property
    def events(self) -> Mapping[str, Sequence[DeclaredField]]: ...
    @property
    def families(self) -> Mapping[str, Sequence[str]]: ...
    @property
    def standing_orders(self) -> Sequence[DeclaredOrder]: ...


@dataclass(frozen=True)
class Expected:
    """A text that must exist: what it may use and what it must carry.

    `arguments` is None when nobody can tell what will be offered. `nouns` says which
    arguments are named things, by the beginning of their keys.
    """

    key: str
    arguments: frozenset[str] | None = frozenset()
    nouns: Mapping[str, str] = field(default_factory=dict)
    needs: frozenset[str] = frozenset()
    allows: frozenset[str] = frozenset()


@dataclass(frozen=True)
class ExpectedNoun:
    """A family of named things; its keys all have the attributes its users want.

    `forms` are those that code asks for; others are wanted by the sentences of a language.
    """

    stem: str
    keys: tuple[str, ...]
    forms: frozenset[str] = frozenset()


def text_key(game: str, *names: str) -> str:
    """The key of something a game declares."""
    return "-".join(kebab(name) for name in (game, *names))


def is_own_seat(declared: DeclaredField) -> bool:
    """Whether the field is the seat that asks or acts, whom texts call `$player`."""
    return declared.sort == "seat" and declared.name == "seat"


def expected_nouns(game: DeclaredGame) -> tuple[ExpectedNoun, ...]:
    """The families of named things in a game."""
    return tuple(
        ExpectedNoun(
            text_key(game.key, noun),
            tuple(text_key(game.key, noun, value) for value in values),
            MANY if noun == GOOD else frozenset(),
        )
        for noun, values in game.families.items()
    )


def expected_texts(game: DeclaredGame) -> tuple[Expected, ...]:
    """Every text a game must have, nouns left aside."""
    about = frozenset({"about"})
    expected = [Expected(text_key(game.key, "name"))]
    for option in game.options:
        expected.append(Expected(text_key(game.key, "option", option.name), needs=about, allows=about))
        expected.extend(
            Expected(text_key(game.key, "option", option.name, value), allows=about)
            for value in option.values
        )
    expected.extend(Expected(text_key(game.key, "standing", order.name)) for order in game.standing_orders)
    for group, kinds, allows in (
        ("decision", game.decisions, about),
        ("action", game.action_fields, frozenset[str]()),
        ("event", game.events, frozenset[str]()),
    ):
        for kind, fields in kinds.items():
            expected.append(_sentence(game, text_key(game.key, group, kind), fields, allows))
    return tuple(expected)


def _sentence(
    game: DeclaredGame, key: str, fields: Sequence[DeclaredField], allows: frozenset[str]
) -> Expected:
    names = {kebab(declared.name) for declared in fields if not is_own_seat(declared)}
    nouns = {kebab(declared.name): text_key(game.key, declared.noun) for declared in fields if declared.noun}
    return Expected(key, frozenset({"player", *names}), nouns, allows=allows)
