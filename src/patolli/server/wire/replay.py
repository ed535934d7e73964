"""Replays: a match move by move, as one viewer saw it, and forks of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from patolli.server.wire.match import EventLine, Key, Option, Part, Pending
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


class ReplayPart(Struct, frozen=True):
    """A part of the match, a round or an era: its event, its number and the move that begins it."""

    move: int
    event: str
    number: int


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
    parts: list[ReplayPart]
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
    the asking seat cannot know is dealt anew. With a `key` it is made once, however often it is asked for.
    """

    move: MoveNumber
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    name: TableName = ""
    private: bool = True
    chat: ChatRule = "on"
    pace: Pace = Pace()
    key: Key | None = None


class ForkRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a record or position file; with a `key` once, however often it is asked for."""

    document: dict[str, object]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    move: MoveNumber | None = None
    name: TableName = ""
    private: bool = True
    chat: ChatRule = "on"
    pace: Pace = Pace()
    key: Key | None = None


# How good an answer was, by what it cost of the chance to win.
Grade = Literal["best", "good", "slip", "mistake"]
ReviewStatus = Literal["none", "running", "stopped", "failed", "done"]


class JudgedAnswer(Struct, frozen=True):
    """An answer, with the points ahead of the best rival that it promises, and the chance to win."""

    option: Option
    points: int
    chance: float


class JudgedMove(Struct, frozen=True):
    """A decision of somebody, judged by what they could know then.

    `move` is the number of the frame it was made in; `best` is what was played where nothing is better, `others` are the
    next best answers. `loss` is how much less of the chance to win what was played leaves than the best, `gain` how many
    points more the latter is expected to bring; `parts` add up to it.
    """

    move: int
    seat: int
    played: JudgedAnswer
    best: JudgedAnswer
    others: list[JudgedAnswer]
    loss: float
    gain: int
    grade: Grade
    parts: list[Part]


class Review(Struct, frozen=True):
    """What is known of the decisions of the people at a finished match.

    `status`: none (nobody has asked for it), running, stopped (somebody stopped it, or nobody looked on), failed, done.
    `moments` are the moves that cost their seats most, at most three for each. `allowed`: whether you may ask for it.
    """

    status: ReviewStatus
    total: int
    seats: list[int]
    moves: list[JudgedMove]
    moments: list[int]
    allowed: bool
