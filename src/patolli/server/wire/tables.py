"""Tables: making one, sitting down, and the sheet that everyone at it sees."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from patolli.server.wire.match import Key, Pending, Plain

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
OfferKind = Literal["take_back", "end"]
# Whether those who watch may talk among themselves.
WatchersChat = Literal["own", "off"]
# For whom a public table is meant.
Level = Literal["any", "beginners", "regulars", "experts"]
Language = Annotated[str, Meta(max_length=8)]
Delay = Annotated[int, Meta(ge=0, le=3600)]
TableStatus = Literal["gathering", "playing", "over", "ended", "cancelled"]
# Why somebody's seat is without them.
Why = Literal["left", "timeout", "resigned"]
# What the others may choose for the seat of somebody who is not there.
Choice = Literal["bot", "wait", "end"]
# How a match was stopped before its end; empty: it was not.
Ending = Literal["", "left", "agreed", "voted", "resigned"]
HappeningKind = Literal[
    "sat",
    "left",
    "removed",
    "returned",
    "timed_out",
    "bot_sat",
    "resigned",
    "agreed",
    "voted",
    "cancelled",
]


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
    """A table to be made; it starts by itself when every seat is taken, unless `wait`.

    At a private table a seat for anyone is one for whoever has the link. Who watches sees the match
    `delay` seconds late. `language` and `level` are for whoever looks for a table. With a `key` it is made
    once, however often it is asked for.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Options = {}
    name: TableName = ""
    private: bool = True
    spectators: bool = True
    chat: ChatRule = "on"
    pace: Pace = Pace()
    wait: bool = False
    delay: Delay = 0
    watchers_chat: WatchersChat = "own"
    language: Language = ""
    level: Level = "any"
    key: Key | None = None


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to begin: a table in its position, with me as the pupil."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The owner changes what is given; pace and `wait` only before the start.

    A full table that waits no longer begins.
    """

    name: TableName | None = None
    private: bool | None = None
    spectators: bool | None = None
    chat: ChatRule | None = None
    pace: Pace | None = None
    wait: bool | None = None
    delay: Delay | None = None
    watchers_chat: WatchersChat | None = None
    language: Language | None = None
    level: Level | None = None


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, or the first free one; the invite is needed at private tables and link seats."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    name: SeatName = ""
    invite: InviteToken = ""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot sit: at a free seat, or for somebody who has left."""

    bot: BotName


class OpenSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Free a seat: for whoever has the link, or for anyone, which makes a private table public.

    Without a word it is for anyone at a public table, else for the link.
    """

    to: Literal["anyone", "link"] | None = None


class Decide(Struct, frozen=True, forbid_unknown_fields=True):
    """What shall happen at the seat of somebody who is not there; `bot` names which one shall play on."""

    choice: Choice
    bot: BotName = ""


class Pairing(Struct, frozen=True, forbid_unknown_fields=True):
    """Find me somebody: a game, so many seats, this pace."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    pace: Pace = Pace()
    language: Language = ""


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """My standing orders at a seat, by name: ask, off_turn or always."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    orders: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Literal["ask", "off_turn", "always"]], Meta(max_length=20)
    ]


class Sitter(Struct, frozen=True):
    """Who played at a seat from a version on: every line of the log has the name of its own time.

    An entry of version v belongs to the last sitter with `since` below v. `bot` is null for a person.
    """

    since: int
    name: str
    bot: str | None


class Vote(Struct, frozen=True):
    """What somebody chose for a seat whose person is not there."""

    seat: int
    choice: Choice


class Absence(Struct, frozen=True):
    """The person of this seat is not at it: they left, their time ran out, or they resigned.

    `name` is theirs; `since` when it happened and at which `version`; `yours` whether it is your seat,
    `returnable` whether you may take it back, with `clock` seconds then. While `undecided` the others are asked
    what shall happen; `votes` are what they have said, and more than half decides.
    """

    why: Why
    name: str
    since: float
    version: int
    yours: bool
    returnable: bool
    clock: float | None
    undecided: bool
    votes: list[Vote]


class Seat(Struct, frozen=True):
    """A seat as everyone sees it. `kind` gone: its person left and nobody plays for them.

    At the seat of a bot that plays for somebody `name` is that person's and `absence` says since when.
    """

    seat: int
    kind: SeatKind
    name: str
    person: str | None
    bot: str | None
    online: bool
    yours: bool
    # Told to the seat's own person alone.
    orders: dict[str, str] | None
    absence: Absence | None
    # Once the match has begun: who played here, the first one first.
    sitters: list[Sitter]


class Offer(Struct, frozen=True):
    """Something that all people at the table must agree on: yes or no.

    `kind`: take_back (only the first `moves` moves shall be left) or end (stop the match here).
    """

    id: str
    kind: OfferKind
    seat: int
    moves: int
    answered: list[int]


class Happening(Struct, frozen=True):
    """Something that the people at a table did, for its log; it came after entry `version` of the match.

    `name` is who it is about, by the name of that time; `bot` which bot sat down.
    """

    version: int
    time: float
    kind: HappeningKind
    seat: int
    name: str
    bot: str


class RematchAnswer(Struct, frozen=True):
    """What the person of a seat of the finished table says to a rematch."""

    seat: int
    name: str
    answer: Literal["asked", "joined", "declined"]


class Rematch(Struct, frozen=True):
    """An offer to play again, at the table that is over; nobody is moved by it.

    `status`: offered; begun (`table` is the new one, told to who plays there or may see it); ended (withdrawn, or `until` is
    past). `by` is the seat of whoever offers; `order` lists the seats of this table as they will sit
    at the new one. From `fill_at` on whoever offers may let bots play for those who have not joined.
    """

    status: Literal["offered", "begun", "ended"]
    by: int
    name: str
    offered: float
    until: float
    fill_at: float
    answers: list[RematchAnswer]
    order: list[int]
    table: str | None


class Watcher(Struct, frozen=True):
    """Somebody who looks on; the name is empty for whoever has none."""

    name: str
    since: float
    invited: bool


class TableSheet(Struct, frozen=True):
    """A table as one viewer may see it.

    `status` ended means stopped before the end, `ending` how; cancelled: it was given up before the start.
    """

    id: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    status: TableStatus
    private: bool
    spectators: bool
    chat: ChatRule
    pace: Pace
    # The bot that sits down when somebody's time has run out and the pace says so.
    stand_in: str
    # Whether its owner says when it starts, instead of the last seat that is taken.
    wait: bool
    delay: int
    watchers_chat: WatchersChat
    language: str
    level: Level
    seats: list[Seat]
    # Whether I made it: I may change it, start it, seat bots.
    owned: bool
    # The seat of whoever did, if they sit here.
    host: int | None
    # Whether I sit or sat here.
    mine: bool
    archived: bool
    created: float
    # When something last happened.
    touched: float
    version: int
    to_act: list[int]
    # What those seats are asked; where several decide together, only one's own.
    questions: list[Pending]
    # When the first of them has no time left, if a clock runs.
    deadline: float | None
    # How far the match is: the event that began its present part, and that part's number (text <game>-part-<event>).
    progress: dict[str, Plain]
    scores: list[int] | None
    ranking: list[int] | None
    ending: Ending
    # The hash of the secret seed; the seed itself (hexadecimal) only when all is over.
    commitment: str | None
    seed: str | None
    # The secret part of the link, and the six letters that do the same until the match begins; told to those who sit here.
    invite: str | None
    code: str | None
    # The secret part of links to look at the match; told to those who sit or sat here.
    share: str | None
    offer: Offer | None
    happenings: list[Happening]
    watchers: list[Watcher]
    rematch: Rematch | None
    # The table that this one is a rematch of.
    rematch_of: str | None
    # Where this table was forked from, if from another table.
    forked_from: str | None
    # The lesson that is held here, or empty.
    lesson: str
    # The puzzle that is asked here, or empty.
    puzzle: str
    # How many hints were had here.
    hints: int
    # Whether I may have hints here: I play alone against bots.
    advised: bool
    # Whether it begins with a position out of a file: nobody has sealed what was dealt.
    from_file: bool


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


class HistoryLine(Struct, frozen=True):
    """A finished match of mine; `place` and `points` are null where a bot finished it for me."""

    table: TableSheet
    ended: float
    place: int | None
    points: int | None


class HistoryPage(Struct, frozen=True):
    """A page of my finished matches, the newest first; `total` fit the filters, `all` are all there are."""

    lines: list[HistoryLine]
    page: int
    pages: int
    total: int
    all: int


class PastResult(Struct, frozen=True):
    """The end of one match, for a chart."""

    points: int
    won: bool


class Statistics(Struct, frozen=True):
    """How I have done at a game; `solo`: alone at the table, without a bot at another seat."""

    game: str
    solo: bool
    matches: int
    won: int
    average: float
    best: int
    # The last twenty, the oldest first.
    last: list[PastResult]


class MatchCount(Struct, frozen=True):
    """How many matches I have, for the question whether an account shall take them over."""

    running: int
    finished: int
