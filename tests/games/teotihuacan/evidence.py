"""What the tests of Teotihuacan must show, for `tests/games/test_evidence.py`."""

from __future__ import annotations

from pathlib import Path

from patolli.contract.evidence import Evidence
from patolli.games.teotihuacan.game import GAME
from tests.games.teotihuacan.coverage import TeotihuacanCoverage
from tests.games.teotihuacan.table import Table, player, solo, table

HERE = Path(__file__).parent
EXAMPLES = (
    1, 2, 3, 4, 6, 7, 10, 12, 13, 14, 16, 17, 19, 21, 22, 23, 25, 26, 27, 29, 30, 32, 34, 36, 37, 38, 41, 42, 43,
    45, 47, 49, 50, 51, 53, 54, 55, 58, 59, 60, 61, 62, 64, 66, 67, 69, 71,
)  # fmt: skip
# Amid chains of questions that random play seldom enters.
POSITIONS: list[Table] = [
    table(player("forest 1", gold=3)),
    table(player("palace 1"), steps=({"step": "end_match"}, {"step": "eclipse"})),
    solo(player("palace 1", cocoa=3), player("nobles 1", "forest 2", "forest 3", "decorations 1 1")),
    *[
        table(player("forest 2", wood=3, stone=3, gold=3, cocoa=3), steps=({"step": "end_match"}, step))
        for step in (
            {"step": "build_pyramid", "seat": 0, "workers": 2, "placed": 0, "saving": 1},
            {"step": "take_technology", "seat": 0, "workers": 1, "power": 3},
            {"step": "build_house", "seat": 0, "workers": 3},
            {"step": "take_decoration", "seat": 0, "workers": 2},
            {"step": "choose_ascension_reward", "seat": 0},
            {"step": "buy_temple_step", "seat": 0, "times": 2, "untouched": 1},
        )
    ],
]

EVIDENCE = Evidence(
    GAME,
    HERE.parents[2] / "src" / "patolli" / "games" / "teotihuacan" / "README.md",
    HERE,
    coverage=TeotihuacanCoverage,
    examples=EXAMPLES,
    positions=POSITIONS,
)
