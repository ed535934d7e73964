"""The gate: new weights must prove that they play better before they are kept.

They play at equal tries, then at equal time. Each trial is a sequential test between "wins half" and "wins 58 of 100", both errors at most 5 %, every deal from
both seats. What was found is added to a ledger, a line of JSON for each challenge.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from patolli import disk
from patolli.arena.entrant import Entrant
from patolli.arena.runner import Runner
from patolli.arena.sequential import STRONGER, SequentialTest, interval
from patolli.arena.ticket import series
from patolli.arena.tournament import hold
from patolli.bots.lineup import BY_HAND, WEIGHTS
from patolli.bots.titles import evaluation_with
from patolli.learning.dataset import CannotKeep

# Two players: half of the wins, or clearly more.
FAIR: Final = 0.5
BETTER: Final = 0.58
ROUNDING: Final = 4


@dataclass(frozen=True)
class Trial:
    """One of the challenges: both with so many tries, or both with so much time."""

    name: str
    iterations: int
    seconds: float


@dataclass(frozen=True)
class Finding:
    """What a trial has shown."""

    trial: str
    matches: int
    share: float
    low: float
    high: float
    margin: float
    verdict: str

    def document(self) -> dict[str, object]:
        """The finding by names."""
        return {
            "trial": self.trial,
            "matches": self.matches,
            "share": round(self.share, ROUNDING),
            "interval": [round(self.low, ROUNDING), round(self.high, ROUNDING)],
            "margin": round(self.margin, ROUNDING),
            "verdict": self.verdict,
        }


def challenge(
    game: str,
    challenger: Path,
    champion: Path | None,
    trials: list[Trial],
    matches: int,
    seed: int,
    runner: Callable[[], Runner],
) -> list[Finding]:
    """Let weights play against others, or against what people made alone; a trial lost ends it."""
    # What does not fit is refused here, not by a worker in the middle of a match.
    for weights in (challenger, champion):
        if weights is not None:
            evaluation_with(str(weights), game)
    names = [f"{WEIGHTS}{challenger}", f"{WEIGHTS}{BY_HAND if champion is None else champion}"]
    found: list[Finding] = []
    for trial in trials:
        entrants = [Entrant(name, trial.iterations, trial.seconds) for name in names]
        tickets = series(game, {}, entrants, matches, seed)
        test = SequentialTest(FAIR, BETTER)
        result = hold(tickets, entrants, runner(), may_stop=True, test=test)
        ours, theirs = result.standings.tallies
        low, high = interval(ours.wins, ours.matches)
        margin = (sum(ours.points) - sum(theirs.points)) / ours.matches
        found.append(Finding(trial.name, ours.matches, ours.share(), low, high, margin, test.verdict()))
        if test.verdict() != STRONGER:
            break
    return found


def has_won(found: list[Finding], trials: list[Trial]) -> bool:
    """Whether every trial was won."""
    return len(found) == len(trials) and all(finding.verdict == STRONGER for finding in found)


def enter(
    ledger: Path, game: str, challenger: Path, champion: Path | None, seed: int, found: list[Finding]
) -> None:
    """Add a challenge to the ledger."""
    line = {
        "format": "patolli champion 1",
        "game": game,
        "challenger": digest_of(challenger),
        "champion": "hand" if champion is None else digest_of(champion),
        "seed": seed,
        "findings": [finding.document() for finding in found],
    }
    try:
        with ledger.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    except OSError as error:
        raise CannotKeep(str(ledger), disk.why(error)) from error


def digest_of(path: Path) -> str:
    """Weights in short."""
    return sha256(path.read_bytes()).hexdigest()[:16]
