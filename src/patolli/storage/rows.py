"""Rows: what is kept of people, tables and matches."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

# A new table may have the code of another that gathers, or be there already.
Added = Literal["added", "code_taken", "known"]
Appended = Literal["appended", "repeated", "behind"]
Claimed = Literal["claimed", "taken", "already"]
Status = Literal["gathering", "playing", "over", "ended", "cancelled"]
PaceKind = Literal["none", "live", "days"]
# How a puzzle stands for somebody: one wrong answer leaves it open for another try.
PuzzleResult = Literal["open", "first", "later", "missed"]
# The ids of tables that hold a lesson or a puzzle begin so; no other id has such a sign in it.
LESSON: Final = "lesson~"


class PersonRow(Struct, frozen=True):
    """Somebody; login and password are there once the name is claimed."""

    id: str
    name: str
    login: str | None
    password: str | None
    created: float
    preferences: dict[str, str]
    muted: list[str]


class HeadLine(Struct, frozen=True):
    """What lists need to know about the newest position of a match."""

    status: Status
    to_act: list[int]
    # When the server must do something by itself: a bot's turn, or time running out.
    due: float | None
    touched: float
    scores: list[int] | None = None
    ranking: list[int] | None = None
    # What cards tell of the position, as a document of the server's.
    card: str = "{}"
    # Whether scores and ranking are a result that counts.
    counts: bool = False


class Facets(Struct, frozen=True):
    """What public tables are looked for by; `free` are seats for anyone."""

    seats: int = 0
    free: int = 0
    pace: str = "none"
    language: str = ""
    level: str = "any"
    # Whether it waits for whoever wants just the same.
    pairing: bool = False


class TableRow(Struct, frozen=True):
    """A table; `sheet` is the server's own document, `head` the number of log entries."""

    id: str
    game: str
    invite: str
    private: bool
    created: float
    revision: int
    head: int
    line: HeadLine
    sheet: str
    # Who sits where, for whose turn it is.
    sitting: list[tuple[int, str]]
    # Six letters that let somebody in, until the match begins.
    code: str | None = None
    facets: Facets = Facets()
    # Everybody who may call it their table: written down with it, read by `is_archived` and lists only.
    members: list[str] = []


class EntryRow(Struct, frozen=True):
    """One line of a match's log; it is written once and never changed."""

    seq: int
    seat: int
    action: str
    by: str
    # The gesture's key, or empty for what the server did by itself.
    key: str
    time: float


class ChatRow(Struct, frozen=True):
    """Something said at a table."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    phrase: str | None
    time: float


class LobbyQuery(Struct, frozen=True):
    """Which public tables are wanted; `before` continues a page."""

    game: str | None = None
    status: Status | None = None
    before: float | None = None
    limit: int = 30
    # Only those with a seat for anyone.
    free: bool = False
    seats: int | None = None
    pace: str | None = None
    language: str | None = None
    level: str | None = None
    # Only those that wait for whoever wants just the same.
    pairing: bool = False


class HistoryQuery(Struct, frozen=True):
    """Which finished matches of somebody are wanted."""

    person: str
    game: str | None = None
    pace: str | None = None
    # Won, or not; who was beside a bot who finished it for them counts as not.
    won: bool | None = None
    # Alone at the table, or not.
    solo: bool | None = None
    archived: bool = False
    limit: int = 10
    offset: int = 0


class ResultRow(Struct, frozen=True):
    """How a match ended for somebody."""

    table: str
    game: str
    seats: int
    ended: float
    place: int
    points: int


class Outage(Struct, frozen=True):
    """A stretch of time in which no server was there: nobody's clock ran."""

    began: float
    ended: float


class NoticeRow(Struct, frozen=True):
    """What operators tell everybody, until a moment."""

    text: str
    ends: float


class DeedRow(Struct, frozen=True):
    """Something that an operator did: when, what, to which table or person, and with which words."""

    number: int
    time: float
    deed: str
    subject: str
    note: str


class PersonLine(Struct, frozen=True):
    """Somebody as an operator finds them, with how many tables they ever had."""

    id: str
    name: str
    login: str | None
    created: float
    tables: int


class Swept(Struct, frozen=True):
    """How much was forgotten that nobody could come back to."""

    sessions: int
    guests: int
    tables: int


class ReviewRow(Struct, frozen=True):
    """The review of a match: how far it is, and what was found of how many decisions.

    A process works on it until `busy_until` at least; `looked` is when somebody looked last.
    """

    status: str
    document: str
    total: int
    busy_until: float
    looked: float


class ReportRow(Struct, frozen=True):
    """What somebody told operators about somebody else at a table."""

    number: int
    time: float
    table: str
    person: str
    subject: str


class PuzzleAnswerRow(Struct, frozen=True):
    """How a puzzle stands for somebody; `day`, counted from 1970, if it was the puzzle of that day."""

    puzzle: str
    result: PuzzleResult
    day: int | None
    time: float


class PuzzleTally(Struct, frozen=True):
    """How many people have settled a puzzle, and how many of them solved it."""

    answered: int
    solved: int
