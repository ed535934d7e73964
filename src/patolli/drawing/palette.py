"""The colours of the house, by the names that the browser has for them.

They are the browser's tokens, written down once more because a program has no style sheets; a test
holds the two together.
"""

from __future__ import annotations

from typing import Final

from patolli.engine.errors import PatolliError


class UnknownTheme(PatolliError, details=("theme", "known")):
    """A theme that no picture has."""


# Equal in every theme: players, goods, stone, boards.
PIGMENTS: Final = {
    "p-jaguar": "#f08a24",
    "p-jaguar-deep": "#a3540c",
    "p-jaguar-on": "#22140a",
    "p-flower": "#8b5cf0",
    "p-flower-deep": "#5631ad",
    "p-flower-on": "#ffffff",
    "p-shell": "#f4ebd9",
    "p-shell-deep": "#94825c",
    "p-shell-dusk": "#5d4f33",
    "p-shell-on": "#2a2017",
    "p-flint": "#20262c",
    "p-flint-deep": "#07090b",
    "p-flint-on": "#f4ebd9",
    "p-rain": "#48b8d8",
    "p-rain-deep": "#1d6f88",
    "p-rain-on": "#0c2229",
    "p-neutral-a": "#9aa19d",
    "p-neutral-b": "#6d6a72",
    "wood": "#b9793f",
    "wood-hi": "#e3b47a",
    "wood-lo": "#74451f",
    "stone": "#a3abaa",
    "stone-hi": "#d9dedb",
    "stone-lo": "#69736f",
    "gold": "#f1bd3b",
    "gold-hi": "#ffe394",
    "gold-lo": "#b17a14",
    "cocoa": "#8c4d2b",
    "cocoa-hi": "#cf8f5f",
    "cocoa-lo": "#532914",
    "vp": "#f6ead0",
    "vp-ring": "#d19a2a",
    "vp-ink": "#2a1d0a",
    "pod": "#e8752a",
    "pod-hi": "#ffb25e",
    "pod-lo": "#a7430f",
    "t-blue": "#4c8df0",
    "t-blue-hi": "#a9ccff",
    "t-blue-lo": "#234f9f",
    "t-red": "#c8352e",
    "t-red-hi": "#ff9d8a",
    "t-red-lo": "#7d1a18",
    "t-green": "#7cb83e",
    "t-green-hi": "#cbea93",
    "t-green-lo": "#43701c",
    "water": "#27a7a5",
    "water-hi": "#9fe8df",
    "water-lo": "#0f5e66",
    "water-ink": "#20331a",
    "water-ink-below": "#8e2415",
    "sun": "#f7b32b",
    "sun-hi": "#ffe28a",
    "sun-lo": "#c65a12",
    "moon": "#b9c4d8",
    "moon-hi": "#eef3fb",
    "lv0": "#4a4034",
    "lv1": "#96603e",
    "lv2": "#bb8a51",
    "lv3": "#dcb872",
    "lv4": "#f6e6b4",
    "b1": "#a5304a",
    "b2": "#5b8f3c",
    "b3": "#7a8b93",
    "b4": "#d39a22",
    "b5": "#5a62c9",
    "b6": "#c56a3a",
    "b7": "#23978a",
    "b8": "#b08d5a",
    "icon-ink": "#1c1510",
    "chalk": "#ffffff",
    "soot": "#000000",
    "cover-ink": "#fff6e2",
    "jungle": "#2f7a4c",
}
# Black glass with a green sheen.
OBSIDIAN: Final = {
    "page": "#0c0f0e",
    "table": "#131816",
    "surface": "#1b211e",
    "raised": "#252d29",
    "well": "#0f1312",
    "line": "#333d38",
    "line-strong": "#68796f",
    "ink": "#f3ead7",
    "ink-2": "#c2bca9",
    "ink-3": "#9e9b89",
    "legal": "#2ee6c0",
    "legal-ink": "#04241d",
    "chosen": "#ffd25e",
    "chosen-ink": "#251900",
    "gain": "#8fe388",
    "loss": "#ff9a86",
    "warn": "#ffb45c",
    "reveal": "#d7a6ff",
    "hero-ink": "#fff6e2",
    "shell-line": "#f4ebd9",
    "flint-line": "#8fa3b5",
    "rain-line": "#48b8d8",
}
# Bark paper, plaster and ink.
CODEX: Final = {
    "page": "#dccfb0",
    "table": "#e7dcc0",
    "surface": "#f6eedb",
    "raised": "#fffaee",
    "well": "#e9dfc6",
    "line": "#cdbd97",
    "line-strong": "#8f7b55",
    "ink": "#2a2017",
    "ink-2": "#55473a",
    "ink-3": "#63533f",
    "legal": "#00766b",
    "legal-ink": "#ffffff",
    "chosen": "#b0104f",
    "chosen-ink": "#ffffff",
    "gain": "#2c6e1f",
    "loss": "#9a3208",
    "warn": "#945300",
    "reveal": "#6a2fa8",
    "hero-ink": "#2a1408",
    "shell-line": "#a48f63",
    "flint-line": "#20262c",
    "rain-line": "#1d6f88",
    "lv0": "#bda67c",
}
THEMES: Final = {"codex": CODEX, "obsidian": OBSIDIAN}


def colours_of(theme: str) -> dict[str, str]:
    """All colours of a theme."""
    if theme not in THEMES:
        raise UnknownTheme(theme, tuple(THEMES))
    return {**PIGMENTS, **THEMES[theme]}
