"""Perft from positions written by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import patolli
from tests.games.cacao.table import Table
from tests.games.perft import lines

PERFT: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "perft.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", PERFT)
def test_perft(name: str) -> None:
    case = PERFT[name]
    position: Table = case["position"]
    state = patolli.load(position).state
    assert lines(state, len(case["lines"])) == case["lines"]
