"""Permissions at a table: asked about by every endpoint and message, decided here."""

# Hot: compiled by mypyc.

from __future__ import annotations

from hmac import compare_digest
from typing import Final, Literal

from patolli.server.errors import NoSuchTable, NotAllowed, NotSignedIn
from patolli.server.tables.settings import TableSettings
from patolli.storage.rows import TableRow

Role = Literal["viewer", "member", "sitting", "sat", "at_seat", "owner"]
Deed = Literal[
    "see",
    "sit",
    "leave",
    "change",
    "start",
    "cancel",
    "seat_bot",
    "open_seat",
    "return",
    "resign",
    "decide",
    "share",
    "archive",
    "report",
    "rematch",
    "orders",
    "play",
    "answer",
    "say",
    "look_back",
    "take_record",
    "fork",
]

# Who may do it: one of these roles is enough. A member is anybody signed in who may see the table.
RIGHTS: Final[tuple[tuple[frozenset[Role], tuple[Deed, ...]], ...]] = (
    (frozenset({"viewer"}), ("see", "look_back", "take_record")),
    # Those who watch talk among themselves, where the table lets them.
    (frozenset({"member"}), ("sit", "say", "fork")),
    (frozenset({"owner"}), ("change", "start", "cancel", "seat_bot", "open_seat")),
    (frozenset({"at_seat"}), ("leave", "resign", "orders", "play")),
    (frozenset({"sitting"}), ("decide", "answer")),
    (frozenset({"sat"}), ("return",)),
    (frozenset({"sitting", "sat"}), ("rematch",)),
    (frozenset({"sitting", "sat", "owner"}), ("share", "report", "archive")),
)
ALLOWED: Final[dict[Deed, frozenset[Role]]] = {deed: enough for enough, deeds in RIGHTS for deed in deeds}
FOR_ANYONE: Final[tuple[Deed, ...]] = ("see", "look_back", "take_record")


def is_invited(row: TableRow, invite: str) -> bool:
    """Whether the link's secret is the table's own."""
    return bool(invite) and compare_digest(row.invite.encode(), invite.encode())


def is_shared(settings: TableSettings, share: str) -> bool:
    """Whether a link to look at the match is the one that was made, and has not been ended."""
    made = settings.share
    return bool(share) and made is not None and compare_digest(made.encode(), share.encode())


def roles(
    row: TableRow,
    settings: TableSettings,
    person: str | None,
    invited: bool,
    seat: int | None,
    shared: bool = False,
) -> set[Role]:
    """What somebody is at a table; whoever has ever sat there may always see it."""
    found: set[Role] = set()
    own = settings.seats_of(person)
    if own:
        found |= {"sitting", "sat", "viewer"}
    if person is not None and person in settings.sat:
        found |= {"sat", "viewer"}
    if shared and (settings.spectators or row.line.status in ("over", "ended")):
        found.add("viewer")
    if person is not None and settings.owner == person:
        found |= {"owner", "viewer"}
    if seat is not None and seat in own:
        found.add("at_seat")
    if (invited or not row.private) and (settings.spectators or settings.free_seats()):
        found.add("viewer")
    if person is not None and "viewer" in found:
        found.add("member")
    return found


def check(
    deed: Deed,
    row: TableRow,
    settings: TableSettings,
    person: str | None,
    invited: bool = False,
    seat: int | None = None,
    shared: bool = False,
) -> None:
    """Refuse a deed; a table that one may not see does not exist."""
    held = roles(row, settings, person, invited, seat, shared)
    if person is None and deed not in FOR_ANYONE:
        raise NotSignedIn
    if "viewer" not in held:
        raise NoSuchTable(row.id)
    if not held & ALLOWED[deed]:
        raise NotAllowed(deed)


def may_see(
    row: TableRow, settings: TableSettings, person: str | None, invited: bool, shared: bool = False
) -> bool:
    """Whether somebody may look at the table at all."""
    return "viewer" in roles(row, settings, person, invited, None, shared)
