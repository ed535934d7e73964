"""The symbols that the house and a title have, and what each of them refers to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from patolli.games import package_of

SYMBOL: Final = re.compile(r'<(symbol|clipPath|pattern) id="([\w-]+)".*?</\1>', re.DOTALL)
REFERENCE: Final = re.compile(r'(?:href="#|url\(#)([\w-]+)')


class Sprites:
    """Symbols by name, as they are written in the files."""

    def __init__(self, sources: Iterable[str]) -> None:
        self._symbols: Final = {found[2]: found[0] for source in sources for found in SYMBOL.finditer(source)}

    def gather(self, names: Iterable[str]) -> dict[str, str]:
        """These symbols and all that they refer to, each once, what is referred to first."""
        found: dict[str, str] = {}
        for name in names:
            source = self._symbols[name]
            found |= self.gather(REFERENCE.findall(source))
            found[name] = source
        return found


@cache
def sprites_of(key: str) -> Sprites:
    """The symbols of the house, and those of a title if it has any."""
    own = files(package_of(key)).joinpath("sprite.svg")
    house = files("patolli.drawing").joinpath("sprite.svg")
    return Sprites(path.read_text(encoding="utf-8") for path in (house, own) if path.is_file())
