"""Perft from matches under way: a deal, so many random answers, and then every line of play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.engine.chance import QuickChance
from patolli.engine.playout import play_out
from tests.games.perft import lines

PERFT: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "perft.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", PERFT)
def test_perft(name: str) -> None:
    case = PERFT[name]
    match = patolli.start("teotihuacan", case["seats"], case["seed"], case["options"])
    state = match.state.copy()
    assert play_out(state, QuickChance(case["seed"]), case["after"]) == case["after"]
    assert lines(state, len(case["lines"])) == case["lines"]
