"""Look: signs and colours; the sign tells all, the colour repeats it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from patolli.cli.players import IDENTITIES
from patolli.games.teotihuacan.material.discovery_tiles import KIND_NAMES, MASKS
from patolli.games.teotihuacan.material.goods import GOOD_NAMES

TITLE: Final = "bold"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
TURN: Final = "◂"
DASH: Final = "\N{EN DASH}"

# Temples and their icons: wave, flame, sprout; n is the plain icon.
ICON_SIGNS: Final = {"b": "≈", "r": "▲", "g": "♣", "n": "·"}
# Ink on the bare ground, and on the tiles of the pyramid.
GROUND_INK: Final = {"b": "#6fb1ff", "r": "#ff7a6b", "g": "#6fd08c", "n": "#a3abaa"}
STONE_INK: Final = {"b": "#0d3a86", "r": "#8c1212", "g": "#0f5a1e", "n": "#4a4038"}
# Terracotta, clay, sand, bone.
LEVEL_GROUND: Final = ("#cf8a68", "#dcae7c", "#ead3a2", "#f7efdf")

TEMPLE_ICON: Final = {"blue": "b", "red": "r", "green": "g", "any": "n"}
ANY_TEMPLE: Final = "?"

GOOD_SIGNS: Final = ("♠", "▦", "◉", "¢")
GOOD_STYLES: Final = ("#c98f5a", "#a3abaa", "#f1bd3b", "#c0764a")

NEUTRAL_SIGNS: Final = ("△", "▽")
AVENUE: Final = "⇢"
TRACK: Final = "▙"
BUILDING: Final = "⌂"
LIGHT: Final = "☼"
DARK: Final = "☾"
MET: Final = "✸"

DISCOVERY_SIGNS: Final = dict(
    zip(
        KIND_NAMES,
        (
            *(f"M{number}" for number in range(1, MASKS + 1)),
            *("4✦", "3◇", "2◇", AVENUE, "?↑", "≈↑", "▲↑", "♣↑", "4¢", "2⇑", "»»", "0¢", "∞", "+♙"),
        ),
        strict=True,
    )
)


def temple_sign(temple: str) -> Text:
    """A temple's sign in its colour."""
    icon = TEMPLE_ICON[temple]
    sign = ANY_TEMPLE if temple == "any" else ICON_SIGNS[icon]
    return Text(sign, style=f"bold {GROUND_INK[icon]}")


def icon(letter: str) -> Text:
    """An icon on a tile of an offer; a coloured one, which climbs its temple, has a star."""
    kind = letter.lower()
    star = "*" if letter.isupper() else " "
    return Text(f"{ICON_SIGNS[kind]}{star}", style=f"bold {GROUND_INK[kind]}")


def square(icons: str) -> tuple[Text, Text]:
    """The two lines of a pyramid tile; icons run clockwise from the top left."""
    upper = Text.assemble(icon(icons[0]), icon(icons[1]))
    lower = Text.assemble(icon(icons[3]), icon(icons[2]))
    return upper, lower


def turned(icons: str, turns: int) -> str:
    """A pyramid tile's icons after quarter turns clockwise."""
    return icons[-turns % 4 :] + icons[: -turns % 4]


def token(seat: int, figure: object) -> Text:
    """A player's piece: shape and figure."""
    identity = IDENTITIES[seat % len(IDENTITIES)]
    return Text(f"{identity.shape}{figure}", style=identity.style)


def goods(amounts: Sequence[int], sign: str = "") -> Text:
    """Wood, stone, gold and cocoa; what there is none of is left out."""
    parts = [
        Text(f"{sign}{amount}{GOOD_SIGNS[good]}", style=GOOD_STYLES[good])
        for good, amount in enumerate(amounts)
        if amount
    ]
    return Text(" ").join(parts)


def all_goods(player: dict[str, int]) -> Text:
    """A player's goods, nought included."""
    parts = [
        Text(f"{GOOD_SIGNS[good]}{player[name]}", style=f"bold {GOOD_STYLES[good]}")
        for good, name in enumerate(GOOD_NAMES)
    ]
    return Text("  ").join(parts)


def discoveries(names: Iterable[str]) -> Text:
    """Discovery tiles by their signs."""
    return Text(" ".join(DISCOVERY_SIGNS[name] for name in names if name in DISCOVERY_SIGNS))


def wrapped(words: Sequence[str], width: int, gap: str = " ") -> list[str]:
    """Words in lines of a width, each indented by two."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(gap) + len(word) <= width:
            lines[-1] += gap + word
        else:
            lines.append(f"  {word}")
    return lines


def joined(parts: Sequence[Text], gap: str = " ") -> Text:
    """Pieces side by side."""
    return Text(gap).join(parts)
