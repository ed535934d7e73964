"""The sequential test: it stops as soon as enough has been seen, and is rarely wrong.

The SPRT, Wald's sequential probability ratio test, about a share of wins: the entrant wins no more than its fair
share, or it wins fifteen points in a hundred more. Shared wins count in part.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

ERROR: Final = 0.05
EDGE: Final = 0.15

STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not_stronger"
OPEN: Final = "open"


@dataclass
class SequentialTest:
    """Weighs `fair` against `better` win by win; both errors are at most `error`."""

    fair: float = 0.5
    better: float = 0.65
    error: float = ERROR
    evidence: float = 0.0
    matches: int = 0

    @property
    def bound(self) -> float:
        """The evidence, either way, that decides."""
        return math.log((1.0 - self.error) / self.error)

    def see(self, share: float) -> None:
        """Take one match into account: 1 a win, 0 a loss."""
        for_win = math.log(self.better / self.fair)
        for_loss = math.log((1.0 - self.better) / (1.0 - self.fair))
        self.evidence += share * for_win + (1.0 - share) * for_loss
        self.matches += 1

    def verdict(self) -> str:
        """What can be said by now."""
        if self.evidence >= self.bound:
            return STRONGER
        if self.evidence <= -self.bound:
            return NOT_STRONGER
        return OPEN


def fair_test(seats: int) -> SequentialTest:
    """The test of one entrant among so many; alone, it is measured against half."""
    fair = 1.0 / seats if seats > 1 else 0.5
    return SequentialTest(fair, fair + EDGE)


def interval(wins: float, matches: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share of wins; 95 in 100 such intervals hold the truth."""
    if matches == 0:
        return 0.0, 1.0
    share = wins / matches
    shrink = 1.0 + z * z / matches
    middle = (share + z * z / (2 * matches)) / shrink
    reach = z * math.sqrt(share * (1.0 - share) / matches + z * z / (4 * matches * matches)) / shrink
    return max(0.0, middle - reach), min(1.0, middle + reach)
