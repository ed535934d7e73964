"""The socket: one per browser, for all its tables; JSON texts with a `type`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from patolli.server.wire.match import Clock, Entry, Option, Outlook, Pending
from patolli.server.wire.people import Person
from patolli.server.wire.tables import InviteToken, Mistake, TableSheet

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
# Made by the browser, new for every submission, sent again unchanged when it retries.
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Notation = Annotated[str, Meta(max_length=120)]
ActionNumber = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
# Quick phrases are names of texts, so that everyone reads them in their own language.
Phrase = Literal[
    "hello", "good_luck", "nice_move", "thanks", "sorry", "one_moment", "your_turn", "well_played", "goodbye"
]


class Incoming(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a browser may send."""


class Outgoing(Struct, frozen=True, tag_field="type"):
    """What the server may send."""


# From the browser


class Hello(Incoming, frozen=True, tag="hello"):
    """Come to a table; the answer is TableChanged, ChatLog and Update.

    `have_version` is the last version seen (0: none): entries after it come along.
    """

    table: TableId
    have_version: Version = 0
    invite: InviteToken = ""
    outlooks: bool = True


class Bye(Incoming, frozen=True, tag="bye"):
    """Go away from a table; nothing of it is sent any more."""

    table: TableId


class Show(Incoming, frozen=True, tag="show"):
    """Hot seat: let this browser see one of its seats, or (null) none of them."""

    table: TableId
    seat: SeatNumber | None
    have_version: Version = 0


class Play(Incoming, frozen=True, tag="play"):
    """Give answers one after the other, whole or not at all; each is an option's notation or number.

    The first answers the open question, another the one that comes then; beyond something hidden
    or another seat's decision none is taken. Without `seat` it is the seat being shown. Answered by
    Done or Refused with the key.
    """

    table: TableId
    version: Version
    key: Key
    actions: Annotated[list[Notation | ActionNumber], Meta(min_length=1, max_length=16)]
    seat: SeatNumber | None = None


class TakeBack(Incoming, frozen=True, tag="take_back"):
    """Undo the seat's last move, while it is still its own."""

    table: TableId
    version: Version
    key: Key
    seat: SeatNumber | None = None


class RestartTurn(Incoming, frozen=True, tag="restart_turn"):
    """Undo as many moves as are the seat's own, at most to the beginning of its turn."""

    table: TableId
    version: Version
    key: Key
    seat: SeatNumber | None = None


class AskTakeBack(Incoming, frozen=True, tag="ask_take_back"):
    """Ask everyone to go back to where only the first `moves` moves were played."""

    table: TableId
    version: Version
    key: Key
    moves: Version
    seat: SeatNumber | None = None


class Answer(Incoming, frozen=True, tag="answer"):
    """Answer an offer: yes or no; wait, bot or end after a timeout."""

    table: TableId
    key: Key
    offer: Annotated[str, Meta(max_length=40)]
    answer: Annotated[str, Meta(max_length=8)]


class WantOutlook(Incoming, frozen=True, tag="want_outlook"):
    """Ask what the seat's answers would lead to, after some given in thought; answered by Outlooks.

    `actions` names the answers in question (none: all of them, at most 64); a `depth` of 2 or 3
    adds the answers to the questions that would follow.
    """

    table: TableId
    version: Version
    answers: Annotated[list[Notation], Meta(max_length=8)] = []
    actions: Annotated[list[Notation], Meta(max_length=64)] = []
    depth: Annotated[int, Meta(ge=1, le=3)] = 1


class Since(Incoming, frozen=True, tag="since"):
    """Ask for the entries after one version up to another; answered by History."""

    table: TableId
    since: Version
    until: Version


class Say(Incoming, frozen=True, tag="say"):
    """Chat: a text of one's own, or (with an empty text) a quick phrase."""

    table: TableId
    key: Key
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Phrase | None = None


class Ping(Incoming, frozen=True, tag="ping"):
    """Is anybody there? Answered by Pong."""

    sent: float = 0.0


ClientMessage = (
    Hello
    | Bye
    | Show
    | Play
    | TakeBack
    | RestartTurn
    | AskTakeBack
    | Answer
    | WantOutlook
    | Since
    | Say
    | Ping
)

# From the server


class Welcome(Outgoing, frozen=True, tag="welcome"):
    """The first message: who the server thinks you are."""

    protocol: int
    person: Person | None
    now: float


class TableChanged(Outgoing, frozen=True, tag="table_changed"):
    """The table's sheet is new: seats, presence, settings, offers."""

    table: TableSheet


class Update(Outgoing, frozen=True, tag="update"):
    """The match at `version` as this browser may see it.

    `entries` are those after `since`; when `whole` is true too many were missed and none
    are sent. `seat` is the seat shown (null: as a spectator), `yours` the seats you own.
    `options` are of `seat`; `outlooks` (by notation) come along only for short lists, for
    others ask with WantOutlook. `turn_start` is how many moves there were when the seat's last
    turn began that is over, where it can be taken back at once because nobody else plays.
    """

    table: str
    version: int
    moves: int
    since: int
    whole: bool
    entries: list[Entry]
    seat: int | None
    yours: list[int]
    view: dict[str, object]
    pending: list[Pending]
    options: list[Option]
    outlooks: dict[str, Outlook]
    can_take_back: bool
    turn_start: int | None
    over: bool
    clocks: list[Clock]
    now: float


class Outlooks(Outgoing, frozen=True, tag="outlooks"):
    """Outlooks by notation, after `answers` given in thought; of an older position there are none."""

    table: str
    version: int
    answers: list[str]
    outlooks: dict[str, Outlook]


class History(Outgoing, frozen=True, tag="history"):
    """Entries after `since` up to `until`, as the seat shown may see them."""

    table: str
    since: int
    until: int
    entries: list[Entry]


class ChatLine(Struct, frozen=True):
    """Something said; `seat` is null for a spectator."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    phrase: Phrase | None
    time: float


class ChatLog(Outgoing, frozen=True, tag="chat_log"):
    """New lines of a table's chat, in order; at Hello the last hundred."""

    table: str
    lines: list[ChatLine]


class Done(Outgoing, frozen=True, tag="done"):
    """The submission with this key is safely on disk; it was or is applied exactly once."""

    table: str
    key: str
    version: int


class Refused(Outgoing, frozen=True, tag="refused"):
    """The message was not carried out; `key` is its key, or empty."""

    table: str
    key: str
    error: Mistake


class Pong(Outgoing, frozen=True, tag="pong"):
    """Here I am."""

    sent: float
    now: float


class Gone(Outgoing, frozen=True, tag="gone"):
    """You can no longer see this table."""

    table: str


class YourTurns(Outgoing, frozen=True, tag="your_turns"):
    """The tables at which you have to decide something now."""

    tables: list[str]


ServerMessage = (
    Welcome | TableChanged | Update | Outlooks | History | ChatLog | Done | Refused | Pong | Gone | YourTurns
)
