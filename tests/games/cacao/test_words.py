"""The names of tiles and the sentences about them say the figures that are printed on the tiles."""

from __future__ import annotations

import re

import pytest

from patolli.games.cacao.material import jungle
from patolli.i18n import LANGUAGES, Texts

PAYING = [
    tile
    for tile, family in enumerate(jungle.JUNGLE_FAMILY)
    if family in (jungle.PLANTATION, jungle.MARKET, jungle.GOLD_MINE)
]


def figures(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", PAYING, ids=lambda tile: jungle.JUNGLE_NAMES[tile])
def test_a_tile_is_told_by_its_figure(tile: int, language: str) -> None:
    texts = Texts(language)
    key = f"cacao-jungle-{jungle.JUNGLE_NAMES[tile].replace('_', '-')}"
    value = jungle.JUNGLE_VALUE[tile]
    assert figures(texts.text(f"{key}.does"))[-1] == value
    # A plantation is called single or double.
    for name in (key, f"{key}.a"):
        assert figures(texts.text(name)) == (
            [] if jungle.JUNGLE_FAMILY[tile] == jungle.PLANTATION else [value]
        )
