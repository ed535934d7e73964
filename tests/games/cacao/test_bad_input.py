"""A position of Cacao that cannot be is refused, and the refusal says where; the rest is in the evidence."""

from __future__ import annotations

import pytest

import patolli
from patolli.engine.errors import BadNotation, BadPosition, IllegalAction
from tests.games.cacao.table import match_of, table, village


def test_a_bad_position_names_its_path() -> None:
    with pytest.raises(BadPosition, match=r"villages\[1\].cacao"):
        patolli.load(table(village(), village(cacao=6)))


def test_a_number_too_long_to_be_written() -> None:
    with pytest.raises(BadPosition, match=r"villages\[0\].gold"):
        patolli.load(table(village(gold=10**5000), village()))


def test_an_answer_that_cannot_be_is_named() -> None:
    match = match_of(table())
    with pytest.raises(BadNotation, match="nowhere"):
        match.play("place 1-1-1-1 0 nowhere")
    with pytest.raises(IllegalAction, match="sell 2"):
        match.play("sell 2")
