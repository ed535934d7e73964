"""The match as one viewer may see it: options, outlooks, events, entries, clocks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Plain = int | str | list[int]
# What a browser makes for each gesture, and says again with every retry of it: it is carried out once.
Key = Annotated[str, Meta(min_length=8, max_length=64)]
What = Literal["begin", "play", "undo", "rewind"]
By = Literal["person", "bot", "order", "clock"]


class Option(Struct, frozen=True):
    """A legal answer; `notation` is what Play sends back."""

    action: int
    kind: str
    args: dict[str, Plain]
    notation: str


class EventLine(Struct, frozen=True):
    """Something that happened; `seat` is -1 when it happened to nobody in particular."""

    kind: str
    seat: int
    args: dict[str, Plain]


class Pending(Struct, frozen=True):
    """A question that is open now; others learn its name, only the asked seat its arguments."""

    seat: int
    decision: str | None
    args: dict[str, Plain] | None


class Owed(Struct, frozen=True):
    """Something that a seat must still do or decide in its turn, as positions name it."""

    step: str
    args: dict[str, Plain]


class Part(Struct, frozen=True):
    """Points that an answer is expected to bring, and where from: a source, `rival` or `promise`.

    The text of a source is <game>-source-<source>, of the other two web-part-<source>.
    """

    source: str
    points: int


class Outlook(Struct, frozen=True, omit_defaults=True):
    """What an answer would lead to, counted from now, as far as its seat can know.

    `changes` of what the seat owns; `reveals` whether something hidden turns up, behind which
    nobody can look or take back; `next_seat` whose turn would begin; `asks` the question that would come next. The `option` it is
    about, `sources` of points, `events` that would be told, what would still be `owed` in the turn and `then`, the outlooks of the
    answers to that next question by their notation, are there only in answers to WantOutlook, and `best`
    only where it asks to `finish`: the answers that would follow, one after the other, until only
    the end of the turn is left, with most points and goods. What is left out is empty.
    """

    changes: dict[str, int] = {}
    reveals: bool = False
    ends_turn: bool = False
    next_seat: int | None = None
    asks: Pending | None = None
    option: Option | None = None
    sources: dict[str, int] = {}
    events: list[EventLine] = []
    owed: list[Owed] = []
    then: dict[str, Outlook] = {}
    best: list[Outlook] = []


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of the match's log; versions count these lines from 1.

    `what`: begin (version 0: the opening events, for who has nothing yet); play; undo (the last move of `seat` is gone); rewind (by consent, only the first
    `moves` moves are left). `by`: person, bot, order (a standing order) or clock.
    `choice` is told to its own seat alone. `changes` are those of each seat's ledger, as far as
    everybody knows it.
    """

    version: int
    seat: int
    what: What
    by: By
    time: float
    # How many moves the match has after this entry.
    moves: int
    choice: Option | None
    events: list[EventLine]
    changes: list[dict[str, int]] = []


class Clock(Struct, frozen=True):
    """A seat's time in seconds at the moment `Update.now`; null means that nobody counts."""

    seat: int
    left: float | None
    running: bool
