"""What a browser must know of a game to offer it and to speak of it."""

from __future__ import annotations

from msgspec import Struct


class FieldCard(Struct, frozen=True):
    """A named argument: `sort` is number, noun, seat or place; `noun` its family of names or empty."""

    name: str
    sort: str
    noun: str


class KindCard(Struct, frozen=True):
    """A kind of decision or action, with its arguments."""

    name: str
    fields: list[FieldCard]


class EventCard(Struct, frozen=True):
    """A kind of event; nothing before one that reveals can be taken back."""

    name: str
    fields: list[FieldCard]
    reveals: bool


class OptionCard(Struct, frozen=True):
    """A choice of rules made before the match."""

    name: str
    values: list[str]
    default: str


class OrderCard(Struct, frozen=True):
    """A standing order: the decision it can answer, and when (`ask`, `off_turn`, `always`)."""

    name: str
    decision: str
    values: list[str]


class AutomatonCard(Struct, frozen=True):
    """Who plays without a seat, and at tables of how many seats.

    `difficulty` and `figures` are the options about it; the first may be empty.
    """

    name: str
    seats: list[int]
    difficulty: str
    figures: list[str]


class BoxCard(Struct, frozen=True):
    """What the box says; what a game does not tell is empty.

    `minutes` are the least and the most; `weight` is light, medium or heavy. `first_match` holds the
    options of a first match; a game that `has_lesson` has a coach for it.
    """

    minutes: list[int]
    weight: str
    cover: str
    icon: str
    first_match: dict[str, str]
    has_lesson: bool


class BotCard(Struct, frozen=True):
    """A bot that can be seated; `level` is 1 to 5, or null for a bot outside the ladder."""

    name: str
    level: int | None


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
