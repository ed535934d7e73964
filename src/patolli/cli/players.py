"""Players: the identities, told apart by shape first and colour third."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from patolli.drawing.palette import PIGMENTS
from patolli.engine.errors import BadSetup, Reason, printable
from patolli.i18n import Texts
from patolli.record import names_in

NAME_LIMIT: Final = 20


class Identity:
    """A player's name by default, shape, and the colours of the browser's pieces."""

    def __init__(self, name_key: str, pigment: str, shape: str) -> None:
        self.name_key: Final = name_key
        self.shape: Final = shape
        self.style: Final = f"bold {PIGMENTS[f'{pigment}-on']} on {PIGMENTS[pigment]}"


IDENTITIES: Final = (
    Identity("common-jaguar", "p-jaguar", "●"),
    Identity("common-flower", "p-flower", "✿"),
    Identity("common-shell", "p-shell", "■"),
    Identity("common-flint", "p-flint", "◆"),
    Identity("common-rain", "p-rain", "▲"),
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
