"""Rows: what is kept of people, tables and matches."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Appended = Literal["appended", "repeated", "behind"]
Status = Literal["gathering", "playing", "over", "ended"]


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
    # Who sits where, for "my tables".
    sitting: list[tuple[int, str]]


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
