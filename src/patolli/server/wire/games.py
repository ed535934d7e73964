"""What a browser must know of a game to offer it and to speak of it."""

from __future__ import annotations

from msgspec import Struct


class Named(Struct, frozen=True):
    """Whatever has a name, from which its texts follow."""

    name: str


class FieldCard(Named, frozen=True):
    """A named argument: `sort` is number, noun, seat or place; `noun` its family of names or empty."""

    sort: str
    noun: str


class KindCard(Named, frozen=True):
    """A kind of decision or action, with its arguments."""

    fields: list[FieldCard]


class EventCard(KindCard, frozen=True):
    """A kind of event; nothing before one that reveals can be taken back."""

    reveals: bool


class OptionCard(Named, frozen=True):
    """A choice of rules made before the match."""

    values: list[str]
    default: str


class OrderCard(Named, frozen=True):
    """A standing order: the decision it can answer, and when (`ask`, `off_turn`, `always`)."""

    decision: str
    values: list[str]


class AutomatonCard(Named, frozen=True):
    """Who plays without a seat, and at tables of how many seats.

    `difficulty` and `figures` are the options about it; the first may be empty.
    """

    seats: list[int]
    difficulty: str
    figures: list[str]


class BoxCard(Struct, frozen=True):
    """What the box says; what a game does not tell is empty.

    `minutes` are the least and the most; `weight` is light, medium or heavy. `first_match` holds the
    options of a first match; a game that `has_lesson` has a coach for it, too.
    """

    minutes: list[int]
    weight: str
    cover: str
    icon: str
    first_match: dict[str, str]
    has_lesson: bool


class BotCard(Named, frozen=True):
    """A bot that can be seated; `level` is 1 to 5, or null for a bot outside the ladder."""

    level: int | None


class TaskCard(Named, frozen=True):
    """One thing to do in a lesson, or, without answers, to read.

    Its text is learn-<game>-task-<lesson>-<name>; `says` names the sentence learn-<game>-say-<says>. In `answers`, which are
    notations, * stands for anything. `lit` names the parts of the table that matter, `points_at` a place.
    """

    says: str
    answers: list[str]
    lit: list[str]
    points_at: str


class LessonCard(Named, frozen=True):
    """A lesson; its text is learn-<game>-lesson-<name>."""

    minutes: int
    tasks: list[TaskCard]


class GameCard(Struct, frozen=True):
    """A game that can be played here; its texts follow from these names."""

    key: str
    rules: int
    seats_least: int
    seats_most: int
    options: list[OptionCard]
    decisions: list[KindCard]
    actions: list[KindCard]
    events: list[EventCard]
    turn_event: str
    end_event: str
    nouns: dict[str, list[str]]
    goods: list[str]
    sources: list[str]
    automaton: AutomatonCard | None
    box: BoxCard
    orders: list[OrderCard]
    bots: list[BotCard]
    lessons: list[LessonCard]
