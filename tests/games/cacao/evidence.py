"""What the tests of Cacao must show, for `tests/games/test_evidence.py`."""

from __future__ import annotations

from pathlib import Path

from patolli.contract.evidence import Evidence
from patolli.games.cacao.game import GAME
from tests.games.cacao.coverage import CacaoCoverage
from tests.games.cacao.table import table, village

HERE = Path(__file__).parent

EVIDENCE = Evidence(
    GAME,
    HERE.parents[2] / "src" / "patolli" / "games" / "cacao" / "README.md",
    HERE,
    coverage=CacaoCoverage,
    examples=(*range(1, 13), 15, *range(18, 25), *range(26, 30), 33, 35, 37, 38, 39),
    positions=[table(village(sun=2, hand=("2-1-0-1",)), village())],
)
