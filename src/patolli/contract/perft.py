"""Perft: how many lines of play lead so deep; any change of the rules changes a number."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from patolli.contract.promise import keep
from patolli.engine.chance import QuickChance
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.engine.playout import play_out
from patolli.engine.state import State


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


class PerftNumbers:
    """The numbers of a file, by the name of where play begins.

    A case has `lines`, the numbers by depth, and either a `position` or a setup (`seats`, `options`, `seed`)
    `after` so many random answers.
    """

    def __init__(self, game: Game, path: Path) -> None:
        self.game: Final = game
        self.cases: Final[dict[str, dict[str, Any]]] = json.loads(path.read_text(encoding="utf-8"))

    def check(self, name: str) -> None:
        """All numbers of a case are still true."""
        case = self.cases[name]
        state = self._beginning(case)
        found = {depth: perft(state, int(depth)) for depth in case["lines"]}
        keep(found == case["lines"], f"perft from {name}", found)

    def _beginning(self, case: dict[str, Any]) -> State:
        if "position" in case:
            return Match(self.game, None, case["position"]).state
        setup = self.game.setup(case["seats"], case["options"], case["seed"])
        state = Match(self.game, setup).state.copy()
        played = play_out(state, QuickChance(case["seed"]), case["after"])
        keep(played == case["after"], "a match is long enough", played)
        return state
