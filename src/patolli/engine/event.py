"""Events: past facts for screens and logs, written into a journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from patolli.engine.fields import Field, Plain, plain_values

if TYPE_CHECKING:
    from patolli.engine.state import State

EVERYBODY: Final = -1
NOBODY: Final = -1


def only(seat: int) -> int:
    """The `seen_by` of a secret that one seat knows."""
    return 1 << seat


def all_but(seat: int, seats: int) -> int:
    """The `seen_by` of what everyone else is told; spectators have the highest bit."""
    return ((1 << seats) - 1 | SPECTATORS) & ~(1 << seat)


SPECTATORS: Final = 1 << 16


class EventKind:
    """One kind of event; `reveals` means nothing before it can be taken back."""

    def __init__(self, name: str, *fields: Field, reveals: bool = False) -> None:
        self.name: Final = name
        self.fields: Final = tuple(fields)
        self.reveals: Final = reveals


class Event:
    """Something that happened."""

    def __init__(self, kind: EventKind, seat: int, values: tuple[int, ...], seen_by: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.values: Final = values
        self.seen_by: Final = seen_by

    def __repr__(self) -> str:
        shown = [
            f", {field.attribute}={field.plain(value)!r}"
            for field, value in zip(self.kind.fields, self.values, strict=True)
        ]
        return f"Event({self.kind.name!r}, seat={self.seat}{''.join(shown)})"

    def is_seen_by(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know of it."""
        if self.seen_by == EVERYBODY:
            return True
        return bool(self.seen_by & (SPECTATORS if viewer is None else 1 << viewer))

    def describe(self) -> dict[str, object]:
        """The event with its names, for documents and screens."""
        args: dict[str, Plain] = plain_values(self.kind.fields, self.values)
        return {"kind": self.kind.name, "seat": self.seat, "args": args}


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Where a State writes its events while somebody reads them."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def write(self, state: State, event: Event) -> None:
        """Take the event down; the State is as it was when it happened."""
        self.events.append(event)

    def take(self) -> list[Event]:
        """Hand over what was written so far and start a new page."""
        events = self.events
        self.events = []
        return events
