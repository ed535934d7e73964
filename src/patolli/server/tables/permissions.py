"""Permissions at a table: asked about by every endpoint and message, decided here."""

# Hot: compiled by mypyc.

from __future__ import annotations

from hmac import compare_digest
from typing import Final, Literal

from patolli.server.errors import NoSuchTable, NotAllowed, NotSignedIn
from patolli.server.tables.settings import TableSettings
from patolli.storage.rows import TableRow

Role = Literal["viewer", "member", "sitting", "at_seat", "owner"]
Deed = Literal[
    "see",
    "sit",
    "leave",
    "change",
    "start",
    "seat_bot",
    "replace_gone",
    "open_seat",
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
ALLOWED: Final[dict[Deed, frozenset[Role]]] = {
    "see": frozenset({"viewer"}),
    "sit": frozenset({"member"}),
    "leave": frozenset({"at_seat"}),
    "change": frozenset({"owner"}),
    "start": frozenset({"owner"}),
    "seat_bot": frozenset({"owner"}),
    "replace_gone": frozenset({"sitting", "owner"}),
    "open_seat": frozenset({"owner"}),
    "rematch": frozenset({"sitting"}),
    "orders": frozenset({"at_seat"}),
    "play": frozenset({"at_seat"}),
    "answer": frozenset({"sitting"}),
    "say": frozenset({"sitting", "owner"}),
    "look_back": frozenset({"viewer"}),
    "take_record": frozenset({"viewer"}),
    "fork": frozenset({"member"}),
}
FOR_ANYONE: Final[tuple[Deed, ...]] = ("see", "look_back", "take_record")


def is_invited(row: TableRow, invite: str) -> bool:
    """Whether the link's secret is the table's own."""
    return bool(invite) and compare_digest(row.invite.encode(), invite.encode())


def roles(
    row: TableRow, settings: TableSettings, person: str | None, invited: bool, seat: int | None
) -> set[Role]:
    """What somebody is at a table."""
    found: set[Role] = set()
    own = settings.seats_of(person)
    if own:
        found |= {"sitting", "viewer"}
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
) -> None:
    """Refuse a deed; a table that one may not see does not exist."""
    held = roles(row, settings, person, invited, seat)
    if person is None and deed not in FOR_ANYONE:
        raise NotSignedIn
    if "viewer" not in held:
        raise NoSuchTable(row.id)
    if not held & ALLOWED[deed]:
        raise NotAllowed(deed)


def may_see(row: TableRow, settings: TableSettings, person: str | None, invited: bool) -> bool:
    """Whether somebody may look at the table at all."""
    return "viewer" in roles(row, settings, person, invited, None)
