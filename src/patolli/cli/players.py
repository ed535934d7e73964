"""Players: the identities, told apart by shape first and colour third."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from patolli.engine.errors import BadSetup, Reason, printable
from patolli.engine.record import names_in
from patolli.i18n import Texts

NAME_LIMIT: Final = 20


class Identity:
    """A player's name by default, shape and colours; ink lies on the ground."""

    def __init__(self, name_key: str, shape: str, ink: str, ground: str) -> None:
        self.name_key: Final = name_key
        self.shape: Final = shape
        self.style: Final = f"bold {ink} on {ground}"


IDENTITIES: Final = (
    Identity("common-jaguar", "●", "#22140a", "#f08a24"),
    Identity("common-flower", "✿", "#ffffff", "#8b5cf0"),
    Identity("common-shell", "■", "#2a2017", "#f4ebd9"),
    Identity("common-flint", "◆", "#f4ebd9", "#20262c"),
    Identity("common-rain", "▲", "#0c2229", "#48b8d8"),
)


def names_of(document: dict[str, object], seats: int) -> list[str]:
    """The names in a record, cut to what a screen has room for."""
    return [name[:NAME_LIMIT] for name in names_in(document, "names", seats)]


def display_names(texts: Texts, seats: int, given: Sequence[str]) -> list[str]:
    """The names given, and those of the identities for whoever has none; beyond them, numbers."""
    if len(given) > seats:
        raise BadSetup("names", len(given), Reason("whole_number", low=0, high=seats))
    for name in given:
        if len(name) > NAME_LIMIT:
            raise BadSetup("name", name, Reason("short_text", most=NAME_LIMIT))
    named = [*(printable(name) for name in given), *[""] * (seats - len(given))]
    own = [texts.text(identity.name_key) for identity in IDENTITIES]
    own += [texts.player(seat) for seat in range(len(own), seats)]
    return [name or default for name, default in zip(named, own, strict=False)]
