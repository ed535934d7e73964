"""What a tile of the pyramid brings, told from the printed icons: no answer is tried for it.

Building asks three questions for one tile, with a dozen answers each, and an imagined match builds often:
to copy the State for every answer took two thirds of all thought.
"""

from __future__ import annotations

from typing import Final

from patolli.bots.titles.teotihuacan.boards import IMPOSSIBLE, TEMPLE_STEP, Opportunities
from patolli.games.teotihuacan.decisions.constructing import payable_spots
from patolli.games.teotihuacan.effects.city import icon_type
from patolli.games.teotihuacan.material.goods import STONE, WOOD
from patolli.games.teotihuacan.material.pyramid import (
    COLOURED,
    LEVEL_POINTS,
    LEVEL_STONE,
    LEVEL_WOOD,
    ROTATIONS,
    SPOT_CELLS,
    SPOT_LEVEL,
    TILES,
)
from patolli.games.teotihuacan.material.temples import BONUS_STEP

CORNERS: Final = 4


def taking(opportunities: Opportunities, tile: int, saving: int) -> float:
    """What a tile of the offer brings on its best spot."""
    best = IMPOSSIBLE
    for spot in payable_spots(opportunities.state, opportunities.seat, saving):
        best = max(best, putting(opportunities, tile, spot))
    return best


def putting(opportunities: Opportunities, tile: int, spot: int) -> float:
    """What a tile brings on a spot, turned the best way."""
    best = 0.0
    for turns in range(ROTATIONS):
        best = max(best, matching(opportunities, tile, spot, turns))
    return best + price(opportunities, spot)


def turning(opportunities: Opportunities, tile: int, spot: int, turns: int) -> float:
    """What a tile brings on a spot, turned this way."""
    return matching(opportunities, tile, spot, turns) + price(opportunities, spot)


def price(opportunities: Opportunities, spot: int) -> float:
    """What every tile brings on a spot, less what it costs."""
    level = SPOT_LEVEL[spot]
    cost = LEVEL_STONE[level] * opportunities.good(STONE) + LEVEL_WOOD[level] * opportunities.good(WOOD)
    return LEVEL_POINTS[level] + opportunities.track + opportunities.tilt.pyramid - cost


def matching(opportunities: Opportunities, tile: int, spot: int, turns: int) -> float:
    """What the matching icons bring: a point each, and a step on the temple of a coloured one."""
    state = opportunities.state
    icons = TILES[tile]
    cells = SPOT_CELLS[spot]
    worth = 0.0
    for corner in range(CORNERS):
        icon = icons[(corner - turns) % CORNERS]
        kind = icon_type(icon)
        if state.grid[cells[corner]] == kind:
            worth += 1.0
            if icon >= COLOURED and state.players[opportunities.seat].temples[kind] < BONUS_STEP:
                worth += TEMPLE_STEP + opportunities.tilt.temple
    return worth
