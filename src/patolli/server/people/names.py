"""Names that people give: trimmed, visible, and without characters that deceive."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from patolli.server.errors import BadName

# Control, format, surrogate, private and unassigned characters hide or reorder what is read.
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# These call themselves letters, marks or signs, and show nothing: fillers, joiners, selectors, an empty cell of Braille.
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
# More marks than this on one letter cover the lines above and below.
MOST_MARKS: Final = 2
# Scripts that share shapes: a word that mixes them looks like another.
ALIKE: Final = ("LATIN", "CYRILLIC", "GREEK")
# Whoever plays by these is a machine, and nobody else.
MACHINES: Final = frozenset({"bot", "bots", "robot", "robots"})


def clean_name(name: str) -> str:
    """The name as everyone will see it."""
    spelled = clean_text(name)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in spelled):
        raise BadName(name)
    words = spelled.split()
    if any(len(scripts(word)) > 1 for word in words) or is_machine(words[0]):
        raise BadName(name)
    return spelled


def clean_text(text: str) -> str:
    """A text of people, on one line, without hidden characters."""
    plain = unicodedata.normalize("NFC", text)
    visible = "".join(" " if is_hidden(letter) else letter for letter in plain)
    return " ".join(without_towers(visible).split())


def is_hidden(letter: str) -> bool:
    """Whether nobody would see it."""
    return letter in UNSEEN or unicodedata.category(letter) in HIDDEN


def without_towers(text: str) -> str:
    """The text with a few marks on each letter at most."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def scripts(word: str) -> set[str]:
    """Which of the scripts that share shapes a word uses."""
    names = {unicodedata.name(letter, "").split(" ")[0] for letter in word if letter.isalpha()}
    return names & set(ALIKE)


def is_machine(word: str) -> bool:
    """Whether a name would begin as a bot's."""
    return "".join(letter for letter in likeness(word) if letter.isalpha()) in MACHINES


def likeness(name: str) -> str:
    """What of a name is seen at a glance: without capitals, accents and spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter) and not letter.isspace())


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, numbered if somebody at the same table has one that looks the same."""
    taken = {likeness(each) for each in others}
    number, found = 1, name
    while likeness(found) in taken:
        number += 1
        found = f"{name} {number}"
    return found
