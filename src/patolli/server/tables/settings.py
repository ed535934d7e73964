"""The settings of a table: all that a table knows besides its match, as it is kept in the store."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec
from msgspec import Struct

from patolli.server import wire
from patolli.server.json_logging import logger
from patolli.storage.rows import Facets, TableRow

# A seat that somebody left is none of these: it is kept for its person.
FREE_KINDS: Final = ("open", "link")
# So many lines about people a log keeps; whoever comes and goes all day does not fill the disk.
MOST_HAPPENINGS: Final = 120
# Letters and figures that nobody takes for each other.
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6


class Sitter(Struct):
    """Who played at a seat from a version of the match on; a bot's name is its own, or whom it plays for."""

    since: int
    name: str
    bot: str | None = None


class Absence(Struct):
    """Whose seat it is while they are not at it, since when, and what the others say about it.

    While it is `undecided` the others are asked. `votes` are by person, because people sit at seats, and so
    are the `bots` that those who want one have named.
    """

    person: str | None
    why: wire.Why
    time: float
    version: int
    undecided: bool = False
    votes: dict[str, wire.Choice] = {}
    bots: dict[str, str] = {}

    def forget(self, person: str) -> None:
        """Take somebody out of it, as whose seat it is and with what they said."""
        self.person = None if self.person == person else self.person
        self.votes.pop(person, None)
        self.bots.pop(person, None)

    def rename(self, old: str, new: str) -> None:
        """Write one person's id for another's."""
        self.person = new if self.person == old else self.person
        self.votes = {new if who == old else who: word for who, word in self.votes.items()}
        self.bots = {new if who == old else who: bot for who, bot in self.bots.items()}


class SeatSettings(Struct):
    """One seat: who sits there, or who may.

    Once the match has begun a seat belongs to its person for ever: nobody else sits down there, and a bot
    that plays there meanwhile gives it back. `absence` says whose it is then.
    """

    kind: wire.SeatKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    orders: dict[str, str] = {}
    absence: Absence | None = None
    sitters: list[Sitter] = []

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind in FREE_KINDS

    @property
    def keeper(self) -> str | None:
        """Whose seat it is: who sits there, or will find it kept."""
        return self.person if self.absence is None else self.absence.person

    def is_kept_for(self, person: str | None) -> bool:
        """Whether this person may take the seat back."""
        return (
            person is not None
            and self.absence is not None
            and self.absence.person == person
            and self.absence.why != "resigned"
        )


class Grace(Struct):
    """Seconds that a seat was given at a version: by the others, or because it came back."""

    version: int
    seat: int
    seconds: float


class OpenOffer(Struct):
    """What the people are being asked, and who has agreed."""

    id: str
    # Older tables asked in this way what shall happen after a timeout; see `_in_todays_words`.
    kind: Literal["take_back", "end", "timeout"]
    seat: int
    moves: int
    version: int
    answered: list[int]


class Happening(Struct):
    """Something that people did at the table, after an entry of the match."""

    version: int
    time: float
    kind: wire.HappeningKind
    seat: int
    name: str
    bot: str = ""
    # Of whom it speaks; told to nobody, and forgotten with them.
    person: str | None = None


class RematchOffer(Struct):
    """An offer to play again; answers are by person.

    The new table is made, in one commit with this, when everybody has joined: it is `table` then.
    """

    by: str
    offered: float
    until: float
    joined: list[str]
    declined: list[str] = []
    withdrawn: bool = False
    table: str | None = None

    def is_open(self, now: float) -> bool:
        """Whether it can still be answered."""
        return self.table is None and not self.withdrawn and now < self.until


class TableSettings(Struct):
    """A table's settings and seats; the seed is secret until the match is over."""

    name: str
    rules: int
    options: dict[str, str]
    private: bool
    spectators: bool
    chat: wire.ChatRule
    pace: wire.Pace
    owner: str
    places: list[SeatSettings]
    wait: bool
    # Whether a turn waits until its owner ends it: at every table with people.
    confirm_turns: bool = False
    seed: str | None = None
    # The position that a forked match starts from, instead of a seed.
    start: dict[str, object] | None = None
    started: float = 0.0
    # Stopped before the end, and how; or given up before the start.
    ended: bool = False
    ending: wire.Ending = ""
    cancelled: bool = False
    graces: list[Grace] = []
    offer: OpenOffer | None = None
    happenings: list[Happening] = []
    # Everybody who has ever sat here during the match: they may always see it.
    sat: list[str] = []
    # How long after the others those who watch see the match, in seconds.
    delay: int = 0
    watchers_chat: wire.WatchersChat = "own"
    language: str = ""
    level: wire.Level = "any"
    code: str | None = None
    # The secret of links to look at the match, while there are any.
    share: str | None = None
    # Looking for somebody with just this wish, by quick pairing.
    pairing: bool = False
    # Begun by it.
    paired: bool = False
    rematch_offer: RematchOffer | None = None
    rematch_of: str | None = None
    # Older tables' rematches, made without asking.
    rematch: str | None = None
    forked_from: str | None = None
    # Begun from a match that several people were still playing: advice given here would be advice given there.
    from_people: bool = False
    # How many hints were had here.
    hints: int = 0
    # The digest of the wish that it was made for, if that had a key.
    wish: str = ""
    # The lesson that is held here; such a table is in nobody's lists.
    lesson: str = ""
    # The puzzle that is asked here; such a table is in nobody's lists either.
    puzzle: str = ""

    @property
    def is_passing(self) -> bool:
        """Whether it holds a lesson or a puzzle: in nobody's lists, and forgotten after a day."""
        return bool(self.lesson or self.puzzle)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody owns; more than one is a hot seat."""
        if person is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    def kept_seats(self, person: str | None) -> list[int]:
        """The seats that somebody may take back."""
        return [seat for seat, place in enumerate(self.places) if place.is_kept_for(person)]

    def places_of(self, person: str | None) -> list[int]:
        """The seats that are somebody's, whether they sit there or will find them kept."""
        return [*self.seats_of(person), *self.kept_seats(person)]

    def free_seats(self) -> list[int]:
        """The seats where somebody may sit down."""
        return [seat for seat, place in enumerate(self.places) if place.is_free]

    def has_people(self) -> bool:
        """Whether somebody sits here, or may."""
        return any(place.kind != "bot" for place in self.places)

    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {place.person for place in self.places if place.person is not None}

    def members(self) -> set[str]:
        """Everybody who sits here or ever sat, and whose table it is."""
        return ({self.owner} if self.owner else set()) | self.people() | set(self.sat)

    def is_advised(self, person: str | None) -> bool:
        """Whether somebody plays one seat against bots alone and may be told what is good.

        Where a bot plays on for somebody the seat is still theirs, so people play. Puzzles are to be found alone.
        """
        return len(self.seats_of(person)) == 1 and not (
            self.puzzle or self.from_people or self.has_others(person)
        )

    def has_others(self, person: str | None) -> bool:
        """Whether a seat is somebody else's, or may become so."""
        return any(
            place.keeper != person and (place.kind != "bot" or place.keeper is not None)
            for place in self.places
        )

    def begin(self, now: float) -> None:
        """The match starts with those who sit here."""
        self.started = now
        for place in self.places:
            place.sitters = [Sitter(0, place.name, place.bot)]
        self.pairing, self.paired = False, self.pairing

    def take_code(self, wanted: bool = True) -> None:
        """Have six letters by which people find the table while it gathers."""
        self.code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) if wanted else None

    def note(self, happening: Happening) -> None:
        """Write into the log what somebody did."""
        self.happenings.append(happening)
        del self.happenings[:-MOST_HAPPENINGS]

    def rename(self, old: str, new: str) -> None:
        """Write one person's id for another's, wherever it stands."""
        for place in self.places:
            place.person = new if place.person == old else place.person
            if place.absence is not None:
                place.absence.rename(old, new)
        self.owner = new if self.owner == old else self.owner
        self.sat = list(dict.fromkeys(new if who == old else who for who in self.sat))
        offer = self.rematch_offer
        if offer is not None:
            offer.by = new if offer.by == old else offer.by
            offer.joined = list(dict.fromkeys(new if who == old else who for who in offer.joined))
            offer.declined = list(dict.fromkeys(new if who == old else who for who in offer.declined))
        for happening in self.happenings:
            happening.person = new if happening.person == old else happening.person


class Card(Struct, frozen=True):
    """What lists tell of a running match: its open questions, whole, and how far it is."""

    questions: list[wire.Pending] = []
    progress: dict[str, int] = {}


_decoder = msgspec.json.Decoder(TableSettings)
_encoder = msgspec.json.Encoder()


def read_settings(row: TableRow) -> TableSettings:
    """The settings of a stored table."""
    return settings_of(row.sheet)


def readable(rows: Iterable[TableRow]) -> Iterator[tuple[TableRow, TableSettings]]:
    """Tables with their settings; one that cannot be read is told to operators and harms no other."""
    for row in rows:
        try:
            settings = read_settings(row)
        except msgspec.MsgspecError as error:
            logger.error("a table cannot be read", extra={"table": row.id, "why": str(error)})
        else:
            yield row, settings


def settings_of(sheet: str) -> TableSettings:
    """The settings of a stored document."""
    return _in_todays_words(_decoder.decode(sheet))


def _in_todays_words(settings: TableSettings) -> TableSettings:
    """What older tables kept in other ways: what a vote is now, was an offer."""
    offer = settings.offer
    if offer is not None and offer.kind == "timeout":
        place = settings.places[offer.seat]
        place.absence = Absence(place.person, "timeout", settings.started, offer.version, undecided=True)
        place.kind, place.person = "gone", None
        settings.offer = None
    return settings


def written(settings: TableSettings) -> str:
    """The document that is stored."""
    return _encoder.encode(settings).decode()


def with_settings(row: TableRow, settings: TableSettings) -> TableRow:
    """The row with new settings, who sits where, and what lobbies look for."""
    sitting = [(seat, place.person) for seat, place in enumerate(settings.places) if place.person is not None]
    if settings.started:
        settings.sat = sorted({*settings.sat, *settings.people()})
        settings.code = None
    free = sum(place.kind == "open" for place in settings.places)
    return msgspec.structs.replace(
        row,
        private=settings.private,
        sheet=written(settings),
        sitting=[] if settings.is_passing else sitting,
        code=settings.code,
        members=[] if settings.is_passing else sorted(settings.members()),
        facets=Facets(
            len(settings.places),
            free,
            settings.pace.kind,
            settings.language,
            settings.level,
            settings.pairing,
        ),
    )


def copy_of(settings: TableSettings) -> TableSettings:
    """Settings that can be changed without touching the original."""
    return _decoder.decode(_encoder.encode(settings))
