"""Names that people give: trimmed, visible, and without characters that deceive."""

from __future__ import annotations

import unicodedata
from typing import Final

from patolli.server.errors import BadName

# Control, format, surrogate, private and unassigned characters hide or reorder what is read.
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(name: str) -> str:
    """The name as everyone will see it."""
    spelled = clean_text(name)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in spelled):
        raise BadName(name)
    return spelled


def clean_text(text: str) -> str:
    """A text of people, on one line, without hidden characters."""
    plain = unicodedata.normalize("NFC", text)
    visible = "".join(letter if unicodedata.category(letter) not in HIDDEN else " " for letter in plain)
    return " ".join(visible.split())
