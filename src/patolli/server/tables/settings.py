"""The settings of a table: all that a table knows besides its match, as it is kept in the store."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from patolli.server import wire
from patolli.storage.rows import TableRow

FREE_KINDS = ("open", "link", "gone")


class SeatSettings(Struct):
    """One seat: who sits there, or who may."""

    kind: wire.SeatKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    orders: dict[str, str] = {}

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind in FREE_KINDS


class Grace(Struct):
    """Seconds that the others gave a seat when its time had run out at a version."""

    version: int
    seat: int
    seconds: float


class OpenOffer(Struct):
    """What the people are being asked, and who has agreed."""

    id: str
    kind: wire.OfferKind
    seat: int
    moves: int
    version: int
    answered: list[int]


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
    # Stopped before the end.
    ended: bool = False
    graces: list[Grace] = []
    offer: OpenOffer | None = None
    rematch: str | None = None
    forked_from: str | None = None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody owns; more than one is a hot seat."""
        if person is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    def free_seats(self) -> list[int]:
        """The seats where somebody may sit down."""
        return [seat for seat, place in enumerate(self.places) if place.is_free]

    def has_people(self) -> bool:
        """Whether somebody sits here, or may."""
        return any(place.kind != "bot" for place in self.places)

    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {place.person for place in self.places if place.person is not None}


_decoder = msgspec.json.Decoder(TableSettings)
_encoder = msgspec.json.Encoder()


def read_settings(row: TableRow) -> TableSettings:
    """The settings of a stored table."""
    return _decoder.decode(row.sheet)


def with_settings(row: TableRow, settings: TableSettings) -> TableRow:
    """The row with new settings, and who sits where."""
    sitting = [(seat, place.person) for seat, place in enumerate(settings.places) if place.person is not None]
    return msgspec.structs.replace(
        row, private=settings.private, sheet=_encoder.encode(settings).decode(), sitting=sitting
    )


def copy_of(settings: TableSettings) -> TableSettings:
    """Settings that can be changed without touching the original."""
    return _decoder.decode(_encoder.encode(settings))
