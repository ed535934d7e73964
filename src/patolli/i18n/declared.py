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
# The catalogue of lessons and of what a coach says.
LEARN: Final = "learn"
# A lesson has a line about it and, for its last page, two sentences that were learnt.
OF_LESSON: Final = frozenset({"about", "learnt", "learnt-more"})
# A task says why something else is not it.
ELSE: Final = frozenset({"else"})
# A piece is explained in two sentences.
EXPLAINED: Final = frozenset({"does", "when"})
# The catalogue of the rules for reading; all its texts are offered the same figures.
RULES: Final = "rules"


class Declared(Protocol):
    """Whatever has a name that a text follows from."""

    @property
    def name(self) -> str: ...


class DeclaredField(Declared, Protocol):
    """A named argument; `sort` tells a seat, `noun` is its family of names or empty."""

    @property
    def sort(self) -> str: ...
    @property
    def noun(self) -> str: ...


class DeclaredOption(Declared, Protocol):
    """A choice made before the match."""

    @property
    def values(self) -> Sequence[str]: ...


class DeclaredTask(Declared, Protocol):
    """One thing to do in a lesson, or to read."""

    @property
    def is_reading(self) -> bool: ...
    @property
    def ends_turn(self) -> bool: ...


class DeclaredLesson(Declared, Protocol):
    """A lesson."""

    @property
    def tasks(self) -> Sequence[DeclaredTask]: ...


class DeclaredTeaching(Protocol):
    """What a game teaches."""

    @property
    def lessons(self) -> Sequence[DeclaredLesson]: ...
    @property
    def sentences(self) -> Sequence[Declared]: ...


class DeclaredFamily(Declared, Protocol):
    """Pieces of one kind, as a page shows them."""

    @property
    def pieces(self) -> Sequence[str]: ...
    @property
    def is_noun(self) -> bool: ...
    @property
    def is_explained(self) -> bool: ...


class DeclaredRulebook(Protocol):
    """The rules of a game for reading."""

    @property
    def chapters(self) -> Sequence[Declared]: ...
    @property
    def rulings(self) -> Sequence[int]: ...
    @property
    def examples(self) -> Sequence[int]: ...
    @property
    def figures(self) -> Mapping[str, int | str]: ...
    @property
    def families(self) -> Sequence[DeclaredFamily]: ...


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
    def explained(self) -> Sequence[str]: ...
    @property
    def standing_orders(self) -> Sequence[Declared]: ...
    @property
    def teaching(self) -> DeclaredTeaching: ...
    @property
    def rulebook(self) -> DeclaredRulebook: ...


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
            MANY if noun == GOOD else EXPLAINED if noun in game.explained else frozenset(),
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
    return (*expected, *_taught(game), *_read(game))


def _taught(game: DeclaredGame) -> tuple[Expected, ...]:
    """The texts of lessons and of the coach; that a turn is ended, the house says for all of them."""
    expected = [Expected(text_key(LEARN, game.key, "say", each.name)) for each in game.teaching.sentences]
    for lesson in game.teaching.lessons:
        key = text_key(LEARN, game.key, "lesson", lesson.name)
        expected.append(Expected(key, needs=OF_LESSON, allows=OF_LESSON))
        for task in lesson.tasks:
            if not task.ends_turn:
                needs = frozenset[str]() if task.is_reading else ELSE
                key = text_key(LEARN, game.key, "task", lesson.name, task.name)
                expected.append(Expected(key, needs=needs, allows=needs))
    return tuple(expected)


def _read(game: DeclaredGame) -> tuple[Expected, ...]:
    """The texts of the rules: chapters, rulings by number, and pieces that have no names elsewhere."""
    book = game.rulebook
    figures = frozenset(book.figures)

    def text(*names: str, needs: frozenset[str]) -> Expected:
        return Expected(text_key(RULES, game.key, *names), figures, needs=needs, allows=needs)

    nothing = frozenset[str]()
    expected = [text("chapter", chapter.name, needs=frozenset({"about"})) for chapter in book.chapters]
    for ruling in book.rulings:
        needs = frozenset({"example"}) if ruling in book.examples else nothing
        expected.append(text("ruling", str(ruling), needs=needs))
    for family in book.families:
        together = nothing if family.is_explained else EXPLAINED
        expected.append(text("pieces", family.name, needs=frozenset({"where"}) | together))
        if not family.is_noun:
            expected.extend(text("piece", family.name, piece, needs=EXPLAINED) for piece in family.pieces)
    return tuple(expected)


def _sentence(
    game: DeclaredGame, key: str, fields: Sequence[DeclaredField], allows: frozenset[str]
) -> Expected:
    names = {kebab(declared.name) for declared in fields if not is_own_seat(declared)}
    nouns = {kebab(declared.name): text_key(game.key, declared.noun) for declared in fields if declared.noun}
    return Expected(key, frozenset({"player", *names}), nouns, allows=allows)
