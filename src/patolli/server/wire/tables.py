"""Tables: making one, sitting down, and the sheet that everyone at it sees."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

TableName = Annotated[str, Meta(max_length=60)]
SeatName = Annotated[str, Meta(max_length=24)]
BotName = Annotated[str, Meta(max_length=40)]
InviteToken = Annotated[str, Meta(max_length=64)]
Options = Annotated[
    dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=60)]], Meta(max_length=40)
]
Minute = Annotated[int, Meta(ge=0, le=1440)]
ChatRule = Literal["on", "phrases", "off"]
SeatKind = Literal["open", "link", "person", "bot", "gone"]
OfferKind = Literal["take_back", "timeout"]


class Sleep(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which no clock runs, as minutes of the day in UTC; `start` may be after `end`."""

    start: Minute
    end: Minute


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is, and what happens when it has run out.

    `kind`: none (no clock), live (a bank, and an increment after each turn, in seconds),
    days (so many days for each decision of a seat). `on_timeout`: bot (one takes over the
    seat) or table (the others decide: wait, seat a bot, or end the match).
    """

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=10, le=86400)] = 1500
    increment: Annotated[int, Meta(ge=0, le=3600)] = 30
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    sleep: Sleep | None = None
    on_timeout: Literal["bot", "table"] = "bot"


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: me (several times is a hot seat), anyone, whoever has the link, a bot."""

    kind: Literal["me", "open", "link", "bot"]
    # The name shown at a hot seat; empty means my own.
    name: SeatName = ""
    bot: BotName = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; it starts by itself when every seat is taken, unless `wait`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Options = {}
    name: TableName = ""
    private: bool = True
    spectators: bool = True
    chat: ChatRule = "on"
    pace: Pace = Pace()
    wait: bool = False


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The owner changes what is given; pace only before the start."""

    name: TableName | None = None
    private: bool | None = None
    spectators: bool | None = None
    chat: ChatRule | None = None
    pace: Pace | None = None


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, or the first free one; the invite is needed at private tables and link seats."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    name: SeatName = ""
    invite: InviteToken = ""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot sit: at a free seat, or for somebody who has left."""

    bot: BotName


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """My standing orders at a seat, by name: ask, off_turn or always."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    orders: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Literal["ask", "off_turn", "always"]], Meta(max_length=20)
    ]


class Seat(Struct, frozen=True):
    """A seat as everyone sees it. `kind` gone: its person left; the others may seat a bot."""

    seat: int
    kind: SeatKind
    name: str
    person: str | None
    bot: str | None
    online: bool
    yours: bool
    # Told to the seat's own person alone.
    orders: dict[str, str] | None


class Offer(Struct, frozen=True):
    """Something that the people at the table must agree on.

    `kind`: take_back (only the first `moves` moves shall be left; all must answer yes) or
    timeout (the time of `seat` has run out; the first answer counts: wait, bot, end).
    """

    id: str
    kind: OfferKind
    seat: int
    moves: int
    answered: list[int]


class TableSheet(Struct, frozen=True):
    """A table as one viewer may see it; `status` ended means stopped before the end."""

    id: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    status: Literal["gathering", "playing", "over", "ended"]
    private: bool
    spectators: bool
    chat: ChatRule
    pace: Pace
    seats: list[Seat]
    # Whether I made it: I may change it, start it, seat bots.
    owned: bool
    created: float
    # When something last happened.
    touched: float
    version: int
    to_act: list[int]
    scores: list[int] | None
    ranking: list[int] | None
    # The hash of the secret seed; the seed itself (hexadecimal) only when all is over.
    commitment: str | None
    seed: str | None
    # The secret part of the link; told to those who sit here.
    invite: str | None
    offer: Offer | None
    # The table that was set up anew with these seats.
    rematch: str | None
    # Where this table was forked from, if from another table.
    forked_from: str | None


class TablePage(Struct, frozen=True):
    """A page of tables; `next` continues it."""

    tables: list[TableSheet]
    next: str | None


class Mistake(Struct, frozen=True):
    """What was wrong: `kind` names the text error-<kind>, `details` are its arguments.

    A detail may be a mistake itself: a reason (`why_<name>`, of a game `<game>.why_<name>` with
    the text <game>-why-<name>) or another error. Its own text is said in its place. A number
    stays a number; one called `seat` counts from 0 and is said from 1.
    """

    kind: str
    details: dict[str, str | int | Mistake]
