"""Discovery tiles: what each does when it is flipped (Rulings 71 to 74)."""

from __future__ import annotations

from patolli.games.teotihuacan.decisions.free_actions import TileEffects
from patolli.games.teotihuacan.decisions.powering import PowerUpAnywhere
from patolli.games.teotihuacan.decisions.rewards import AdvanceTemple, ChooseTemple, TakeResources, WalkAvenue
from patolli.games.teotihuacan.effects.goods import gain_cocoa, score
from patolli.games.teotihuacan.events import FOR_DISCOVERY
from patolli.games.teotihuacan.material import discovery_tiles as tiles
from patolli.games.teotihuacan.score_book import DISCOVERY_TILES
from patolli.games.teotihuacan.state import State


class DiscoveryTiles(TileEffects):
    """The effects of all kinds."""

    def carry_out(self, state: State, seat: int, kind: int) -> None:
        if kind == tiles.FOUR_POINTS:
            score(state, seat, tiles.POINTS_GAINED, DISCOVERY_TILES)
        elif kind == tiles.THREE_RESOURCES:
            state.plan([TakeResources(seat, 3, FOR_DISCOVERY)])
        elif kind == tiles.TWO_RESOURCES:
            state.plan([TakeResources(seat, 2, FOR_DISCOVERY)])
        elif kind == tiles.FOUR_COCOA:
            gain_cocoa(state, seat, tiles.COCOA_GAINED, FOR_DISCOVERY)
        elif kind == tiles.AVENUE_STEP:
            state.plan([WalkAvenue(seat)])
        elif kind == tiles.ANY_TEMPLE_STEP:
            state.plan([ChooseTemple(seat)])
        elif kind == tiles.TWO_POWER_UPS:
            state.plan([PowerUpAnywhere(seat) for _ in range(tiles.POWER_UPS_GAINED)])
        else:
            state.plan([AdvanceTemple(seat, kind - tiles.BLUE_TEMPLE_STEP)])
