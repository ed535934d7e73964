"""Tilts: tastes of players of Teotihuacan, in points that they see where others see none.

A tilt counts in every thought, at a glance and at the end of a playout: who has one goes another way through the whole
match. Plans that pay only in the end are played to the end by nobody else, so tilted players also show what they are worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from patolli.games.teotihuacan.material.boards import PALACE
from patolli.games.teotihuacan.material.discovery_tiles import MASKS
from patolli.games.teotihuacan.material.temples import BONUS_STEP, TEMPLES
from patolli.games.teotihuacan.player import SPACE_SHIFT, Player, board_of, held


@dataclass(frozen=True, eq=False)
class Tilt:
    """Points that a player sees in things, besides what they bring."""

    # A step on a temple.
    temple: float = 0.0
    mask: float = 0.0
    # A royal tile used, as long as its worker stands there.
    royal: float = 0.0
    # A tile or a decoration of the pyramid, before its steps are paid.
    pyramid: float = 0.0
    # A building of the nobles, which is a step on the avenue.
    house: float = 0.0
    technology: float = 0.0
    cocoa: float = 0.0

    def liking(self, player: Player) -> float:
        """The points that are seen in what a player has."""
        steps = 0
        for temple in TEMPLES:
            steps += min(BONUS_STEP, player.temples[temple])
        masks = 0
        for kind in range(MASKS):
            masks += held(player.ready, kind)
        liked = self.temple * steps + self.mask * masks + self.pyramid * player.track
        liked += self.house * player.avenue + self.technology * player.technology_count()
        if self.royal != 0.0:
            for figure in player.workers:
                if figure >> SPACE_SHIFT and board_of(figure) == PALACE:
                    liked += self.royal
        return liked


LEVEL_HEADED: Final = Tilt()
# By the names of styles.
TILTS: Final[dict[str, Tilt]] = {
    "builder": Tilt(pyramid=3.0, house=1.0),
    "priest": Tilt(temple=2.0, mask=1.5, royal=2.0),
    "trader": Tilt(house=2.0, technology=4.0, cocoa=0.3),
}
