"""Figures, shares and amounts, as each language writes them."""

from __future__ import annotations

import pytest

from patolli.games import game_of
from patolli.i18n import GameTexts, Texts


@pytest.mark.parametrize(
    ("language", "mean", "share"),
    [("en", "1.5", "38%"), ("es", "1,5", "38\u00a0%"), ("pt", "1,5", "38%"), ("fr", "1,5", "38\u00a0%")],
)
def test_decimals_and_shares_follow_the_language(language: str, mean: str, share: str) -> None:
    texts = Texts(language)
    assert texts.decimal(1.46) == mean
    assert texts.decimal(-1.46) == f"\N{MINUS SIGN}{mean}"
    assert texts.decimal(-0.04).startswith("0")
    assert texts.percent(0.377) == share


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "+1 stone", "\N{MINUS SIGN}2 stone"),
        ("es", "+1 piedra", "\N{MINUS SIGN}2 piedras"),
        ("pt", "+1 pedra", "\N{MINUS SIGN}2 pedras"),
        ("fr", "+1 pierre", "\N{MINUS SIGN}2 pierres"),
    ],
)
def test_goods_agree_with_their_number(language: str, one: str, several: str) -> None:
    speech = GameTexts(Texts(language), game_of("teotihuacan"), ("Ana", "Bruno"))
    assert speech.amount("stone", 1, sign=True) == one
    assert speech.amount("stone", -2, sign=True) == several
