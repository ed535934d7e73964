"""The socket: one per browser, for all its tables; JSON texts with a `type`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from patolli.server.wire.match import Clock, Entry, Key, Option, Outlook, Part, Pending
from patolli.server.wire.people import Person
from patolli.server.wire.tables import BotName, InviteToken, Language, Level, Mistake, TableSheet

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
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


class AtTable(Incoming, frozen=True):
    """What a browser may send about one table."""

    table: TableId


class Keyed(AtTable, frozen=True):
    """What is done once, however often it is sent under its key."""

    key: Key


class Gesture(AtTable, frozen=True):
    """What is done once, and only where nothing has happened since the version that was seen.

    Answered by Done or Refused with its key.
    """

    version: Version
    key: Key


class Hello(AtTable, frozen=True, tag="hello"):
    """Come to a table; the answer is TableChanged, ChatLog and Update.

    `have_version` is the last version seen (0: none): entries after it come along.
    """

    have_version: Version = 0
    invite: InviteToken = ""
    share: InviteToken = ""
    outlooks: bool = True


class Bye(AtTable, frozen=True, tag="bye"):
    """Go away from a table; nothing of it is sent any more."""


class Show(AtTable, frozen=True, tag="show"):
    """Hot seat: let this browser see one of its seats, or (null) none of them."""

    seat: SeatNumber | None
    have_version: Version = 0


class Play(Gesture, frozen=True, tag="play"):
    """Give answers one after the other, whole or not at all; each is an option's notation or number.

    The first answers the open question, another the one that comes then; beyond something hidden
    or another seat's decision none is taken. Without `seat` it is the seat being shown. Answered by
    Done or Refused with the key.
    """

    actions: Annotated[list[Notation | ActionNumber], Meta(min_length=1, max_length=16)]
    seat: SeatNumber | None = None


class TakeBack(Gesture, frozen=True, tag="take_back"):
    """Undo the seat's last move, while it is still its own."""

    seat: SeatNumber | None = None


class RestartTurn(Gesture, frozen=True, tag="restart_turn"):
    """Undo as many moves as are the seat's own, at most to the beginning of its turn."""

    seat: SeatNumber | None = None


class AskTakeBack(Gesture, frozen=True, tag="ask_take_back"):
    """Ask everyone to go back to where only the first `moves` moves were played."""

    moves: Version
    seat: SeatNumber | None = None


class Answer(Keyed, frozen=True, tag="answer"):
    """Answer an offer: yes or no."""

    offer: Annotated[str, Meta(max_length=40)]
    answer: Annotated[str, Meta(max_length=8)]


class WantOutlook(AtTable, frozen=True, tag="want_outlook"):
    """Ask what the seat's answers would lead to, after some given in thought; answered by Outlooks.

    `actions` names the answers in question (none: all of them, at most 64); a `depth` of 2 or 3
    adds the answers to the questions that would follow; `finish` adds the best end of the turn.
    """

    version: Version
    answers: Annotated[list[Notation], Meta(max_length=8)] = []
    actions: Annotated[list[Notation], Meta(max_length=64)] = []
    depth: Annotated[int, Meta(ge=1, le=3)] = 1
    finish: bool = False


class WantReasons(AtTable, frozen=True, tag="want_reasons"):
    """Ask why answers cannot be given, after some given in thought; answered by Reasons.

    `actions` may be any that the game has, whatever is asked: a page asks about what somebody clicked.
    """

    version: Version
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=8)]
    answers: Annotated[list[Notation], Meta(max_length=8)] = []


class WantAdvice(AtTable, frozen=True, tag="want_advice"):
    """Ask what a coach may say about the open question of the seat shown; answered by Advice."""

    version: Version


class WantHint(AtTable, frozen=True, tag="want_hint"):
    """Ask what a level would answer to the open question; answered by Hint, or Refused without a key.

    Only who plays against bots alone is told; without a level it is one that answers quickly.
    """

    version: Version
    level: BotName = ""


class Since(AtTable, frozen=True, tag="since"):
    """Ask for the entries after one version up to another; answered by History."""

    since: Version
    until: Version


class Say(Keyed, frozen=True, tag="say"):
    """Chat: a text of one's own, or (with an empty text) a quick phrase."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Phrase | None = None


class AskEnd(Keyed, frozen=True, tag="ask_end"):
    """Ask everyone to stop the match here; answered like any offer, and by Done or Refused."""


class WatchLobby(Incoming, frozen=True, tag="watch_lobby"):
    """Be told the open tables that fit, now and whenever they change; another one replaces it."""

    game: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    pace: Literal["none", "live", "days"] | None = None
    language: Language = ""
    level: Level | None = None


class LeaveLobby(Incoming, frozen=True, tag="leave_lobby"):
    """Be told no more."""


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
    | WantReasons
    | WantAdvice
    | WantHint
    | Since
    | Say
    | AskEnd
    | WatchLobby
    | LeaveLobby
    | Ping
)

# From the server


class OfTable(Outgoing, frozen=True):
    """What the server may send about one table."""

    table: str


class OfVersion(OfTable, frozen=True):
    """What the server may send about one table as it is at a version."""

    version: int


class Welcome(Outgoing, frozen=True, tag="welcome"):
    """The first message: who the server thinks you are."""

    protocol: int
    person: Person | None
    now: float


class TableChanged(Outgoing, frozen=True, tag="table_changed"):
    """The table's sheet is new: seats, presence, settings, offers."""

    table: TableSheet


class Update(OfVersion, frozen=True, tag="update"):
    """The match at `version` as this browser may see it.

    `entries` are those after `since`; when `whole` is true too many were missed and none
    are sent. `seat` is the seat shown (null: as a spectator), `yours` the seats you own.
    `options` are of `seat`; `outlooks` (by notation) come along only for short lists, for
    others ask with WantOutlook. `turn_start` is how many moves there were when the seat's last
    turn began that is over, where it can be taken back at once because nobody else plays.
    """

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


class Outlooks(OfVersion, frozen=True, tag="outlooks"):
    """Outlooks by notation, after `answers` given in thought; of an older position there are none."""

    answers: list[str]
    outlooks: dict[str, Outlook]


class Reasons(OfVersion, frozen=True, tag="reasons"):
    """Why answers cannot be given, by notation, after `answers` given in thought.

    Of an older position there are none, and nothing is told of an answer that can be given. Where the rules know nothing better the reason is `why_no_answer`.
    """

    answers: list[str]
    reasons: dict[str, Mistake]


class Advice(OfVersion, frozen=True, tag="advice"):
    """Sentences that are true now, the most urgent first; of an older position there are none.

    The text of each is learn-<game>-say-<name>.
    """

    says: list[str]


class Hint(OfVersion, frozen=True, tag="hint"):
    """What a level would answer at this version, and what it expects of it.

    `gain` are points more than the other answers bring on average, `parts` where they come from: they add up to it.
    """

    level: str
    option: Option
    gain: int
    chance: float
    parts: list[Part]


class History(OfTable, frozen=True, tag="history"):
    """Entries after `since` up to `until`, as the seat shown may see them."""

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


class ChatLog(OfTable, frozen=True, tag="chat_log"):
    """New lines of a table's chat, in order; at Hello the last hundred."""

    lines: list[ChatLine]


class Done(OfTable, frozen=True, tag="done"):
    """The submission with this key is safely on disk; it was or is applied exactly once."""

    key: str
    version: int


class Refused(OfTable, frozen=True, tag="refused"):
    """The message was not carried out; `key` is its key, or empty."""

    key: str
    error: Mistake


class Pong(Outgoing, frozen=True, tag="pong"):
    """Here I am."""

    sent: float
    now: float


class Gone(OfTable, frozen=True, tag="gone"):
    """You can no longer see this table."""


class Lobby(Outgoing, frozen=True, tag="lobby"):
    """The open tables that fit what was asked for, the newest first."""

    tables: list[TableSheet]


class Notice(Outgoing, frozen=True, tag="notice"):
    """What whoever looks after this server tells everybody, until a moment; empty: nothing any more.

    It comes after Welcome while there is one, and whenever it changes.
    """

    text: str
    ends: float


class YourTurns(Outgoing, frozen=True, tag="your_turns"):
    """The tables at which you have to decide something now."""

    tables: list[str]


ServerMessage = (
    Welcome
    | TableChanged
    | Update
    | Outlooks
    | Reasons
    | Advice
    | Hint
    | History
    | ChatLog
    | Done
    | Refused
    | Pong
    | Gone
    | Lobby
    | Notice
    | YourTurns
)
