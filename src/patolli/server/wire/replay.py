"""Replays: a match move by move, as one viewer saw it, and forks of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from patolli.server.wire.match import EventLine, Option, Pending
from patolli.server.wire.tables import ChatRule, Pace, SeatWish, TableName

MoveNumber = Annotated[int, Meta(ge=0, le=20000)]


class Frame(Struct, frozen=True):
    """The position after so many moves, and what the last of them did."""

    move: int
    seat: int
    choice: Option | None
    events: list[EventLine]
    view: dict[str, object]
    pending: list[Pending]


class Replay(Struct, frozen=True):
    """Some frames of a match, and its scores after every move.

    `scores[n]` belongs to move n, `turns` lists the moves after which a turn began.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    names: list[str]
    viewer: int | None
    moves: int
    over: bool
    scores: list[list[int]]
    ranking: list[int]
    turns: list[int]
    # Who moved, for each move from the first on.
    movers: list[int]
    start: int
    frames: list[Frame]


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or position file to look at; nothing is kept."""

    document: dict[str, object]
    viewer: Annotated[int, Meta(ge=0, le=7)] | None = None
    start: MoveNumber = 0
    count: Annotated[int, Meta(ge=1, le=400)] = 100


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a table.

    From a match that is over the position is the true one; from one that still runs, what
    the asking seat cannot know is dealt anew.
    """

    move: MoveNumber
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    name: TableName = ""
    private: bool = True
    chat: ChatRule = "on"
    pace: Pace = Pace()


class ForkRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a record or position file."""

    document: dict[str, object]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    move: MoveNumber | None = None
    name: TableName = ""
    private: bool = True
    chat: ChatRule = "on"
    pace: Pace = Pace()
