"""`patolli champion`: new weights must win before they are kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from patolli.cli.arguments import GameKey, Hand
from patolli.cli.series import ANY_SERIES, Matches, Series
from patolli.learning.dataset import put
from patolli.learning.gate import Trial, challenge, enter, has_won


def champion(
    game: GameKey,
    challenger: Annotated[Path, Parameter(help="arena-argument-challenger")],
    /,
    *,
    against: Annotated[Path | None, Parameter(help="arena-argument-against", show_default=False)] = None,
    tries: Annotated[int, Parameter(help="arena-argument-tries")] = 64,
    seconds: Annotated[float, Parameter(help="arena-argument-seconds")] = 0.1,
    matches: Matches = 600,
    dealt: Series = ANY_SERIES,
    ledger: Annotated[Path, Parameter(help="arena-argument-ledger")],
    output: Annotated[Path | None, Parameter(help="arena-argument-weights", show_default=False)] = None,
    terminal: Hand,
) -> int:
    """Let weights challenge others; the ledger is told, and who wins every trial is kept."""
    # Whoever cannot play them is told before anything is read.
    dealt.runner()
    trials = [Trial("equal_tries", tries, -1.0), Trial("equal_time", -1, seconds)]
    found = challenge(game, challenger, against, trials, matches, dealt.seed, dealt.runner)
    enter(ledger, game, challenger, against, dealt.seed, found)
    for finding in found:
        terminal.data(json.dumps(finding.document()))
    if not has_won(found, trials):
        return 1
    if output is not None:
        put(output, challenger.read_bytes())
    return 0
