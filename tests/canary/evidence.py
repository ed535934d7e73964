"""What the tests of the canary must show; `python -m tests.canary.evidence` records its matches anew."""

from __future__ import annotations

import sys
from pathlib import Path

from patolli.contract.evidence import Evidence
from patolli.contract.recorded import random_candidates
from patolli.games import game_of
from tests.canary.titles import SITE, installed_here

HERE = Path(__file__).parent


def evidence() -> Evidence:
    """Of the canary, while it is installed."""
    return Evidence(game_of("canary"), SITE / "canary" / "README.md", HERE)


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    with installed_here(SITE):
        evidence().recorded.record_anew(random_candidates(game_of("canary")))
