"""Perft: how many lines of play lead so deep; any change of the rules changes a number."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.engine.state import State
from tests.games.cacao.table import Table

PERFT: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "perft.json").read_text(encoding="utf-8")
)


def perft(state: State, depth: int) -> int:
    """The lines of play of so many decisions; a match that ends earlier counts as one."""
    if depth == 0 or state.is_over():
        return 1
    if depth == 1:
        return len(state.legal_actions())
    count = 0
    for action in state.legal_actions():
        twin = state.copy()
        twin.apply(action)
        count += perft(twin, depth - 1)
    return count


@pytest.mark.parametrize("name", PERFT)
def test_perft(name: str) -> None:
    case = PERFT[name]
    position: Table = case["position"]
    state = patolli.load(position).state
    counted = {str(depth): perft(state, depth) for depth in range(1, len(case["lines"]) + 1)}
    assert counted == case["lines"]
