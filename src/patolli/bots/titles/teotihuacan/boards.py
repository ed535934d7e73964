"""What a worker can hope for on each board of Teotihuacan, at a glance."""

from __future__ import annotations

from typing import Final

from patolli.bots.titles.teotihuacan.clock import eclipses_left, rounds_left
from patolli.bots.titles.teotihuacan.tilts import LEVEL_HEADED, Tilt
from patolli.bots.titles.teotihuacan.worths import (
    POWER_WORTH,
    TECHNOLOGY_ROUND,
    TRACK_PROMISE,
    avenue_worth,
    good_worth,
    locked_cost,
)
from patolli.games.teotihuacan.decisions.alchemy import affordable, reachable_slots
from patolli.games.teotihuacan.decisions.constructing import counted_builders, payable_spots
from patolli.games.teotihuacan.decisions.decorating import can_decorate
from patolli.games.teotihuacan.decisions.nobles import open_rows
from patolli.games.teotihuacan.effects.city import has_building
from patolli.games.teotihuacan.effects.workers import NOBODY, PER_SEAT, colours_on, occupant
from patolli.games.teotihuacan.material import boards
from patolli.games.teotihuacan.material.buildings import BUILDING_WOOD, NOBLES_ROWS
from patolli.games.teotihuacan.material.decorations import DECORATION_GOLD, DECORATION_POINTS
from patolli.games.teotihuacan.material.discovery_tiles import MASKS
from patolli.games.teotihuacan.material.goods import COCOA, GOLD, STONE, WOOD
from patolli.games.teotihuacan.material.pyramid import LEVEL_POINTS, LEVEL_STONE, LEVEL_WOOD, SPOT_LEVEL
from patolli.games.teotihuacan.material.technologies import (
    ALCHEMY_NOBLES_POINTS,
    COCOA_AND_POINT,
    CONSTRUCTION_POINTS,
    CONSTRUCTION_TEMPLE,
    DECORATIONS_POINTS,
    EXTRA_RESOURCE,
    GOLD_COST,
    USE_POINTS,
)
from patolli.games.teotihuacan.scoring import pyramid_step_value
from patolli.games.teotihuacan.state import NO_TILE, State

IMPOSSIBLE: Final = -99.0
# A step on some temple, with all that it pays on the way.
TEMPLE_STEP: Final = 2.4
# Matching icons that a tile of the pyramid or a decoration finds, and the temple steps of them.
TILE_MATCHES: Final = 1.6
DECORATION_MATCHES: Final = 1.4
MATCH_TEMPLE: Final = 0.6
ROYAL_TILE: Final = 3.2
DISCOVERY_TILE: Final = 2.0


class Opportunities:
    """What the boards offer one player now."""

    def __init__(self, state: State, seat: int, tilt: Tilt = LEVEL_HEADED) -> None:
        self.state: Final = state
        self.seat: Final = seat
        # What the player likes besides.
        self.tilt: Final = tilt
        self.left: Final = rounds_left(state)
        # What one unit of each good is worth now.
        self.goods: Final = [good_worth(good, self.left) for good in range(4)]
        self.goods[COCOA] += tilt.cocoa
        self.track: Final = pyramid_step_value(state) * TRACK_PROMISE[state.era]

    def good(self, kind: int) -> float:
        """What one unit of a good is worth now."""
        return self.goods[kind]

    def best(self, board: int, workers: int, weakest: int) -> float:
        """The best a worker can do there, if it arrives as the last of so many."""
        cost = colours_on(self.state, self.seat, board)
        collect = (1 + cost) * self.good(COCOA)
        main = self.main(board, workers, weakest)
        if main > IMPOSSIBLE:
            if self.state.players[self.seat].goods[COCOA] < cost:
                main = IMPOSSIBLE
            else:
                main -= cost * self.good(COCOA)
        return max(collect, main, self.worship(board))

    def worship(self, board: int) -> float:
        """A temple step or a royal tile, less the lock."""
        if boards.WORSHIP_SPACES[board] == 0:
            return IMPOSSIBLE
        gain = ROYAL_TILE + self.tilt.royal if board == boards.PALACE else TEMPLE_STEP + self.tilt.temple
        guest = occupant(self.state, board, 1)
        if guest != NOBODY:
            if guest // PER_SEAT == self.seat:
                return IMPOSSIBLE
            gain -= self.good(COCOA)
        tile = self.state.places[boards.WORSHIP_SLOT[board]]
        if tile != NO_TILE:
            gain += DISCOVERY_TILE - self.good(COCOA)
            if tile < MASKS:
                gain += self.tilt.mask
        return gain - locked_cost(self.left)

    def main(self, board: int, workers: int, weakest: int) -> float:
        """The main action with so many workers, without its cocoa."""
        counted = min(boards.MOST_WORKERS_COUNTED, workers)
        if board == boards.PALACE:
            return IMPOSSIBLE
        ups = boards.POWER_UPS[board][counted] * POWER_WORTH
        if board <= boards.GOLD_DEPOSITS:
            return ups + self._harvest(board, counted, weakest)
        if board == boards.ALCHEMY:
            return ups + self._alchemy(counted, weakest)
        if board == boards.NOBLES:
            return ups + self._nobles(counted)
        if board == boards.DECORATIONS:
            return ups + self._decorations(counted)
        return ups + self._construction(counted)

    def _harvest(self, board: int, workers: int, weakest: int) -> float:
        cell = boards.RESOURCE_CELLS[board - boards.FOREST][3 * (workers - 1) + boards.POWER_COLUMN[weakest]]
        gain = cell[4] + (TEMPLE_STEP + self.tilt.temple) * cell[5]
        for good in range(4):
            gain += cell[good] * self.good(good)
        player = self.state.players[self.seat]
        if player.owns(EXTRA_RESOURCE):
            gain += self.good(board - boards.FOREST)
        if player.owns(COCOA_AND_POINT):
            gain += USE_POINTS[COCOA_AND_POINT] + self.good(COCOA)
        return gain

    def _alchemy(self, workers: int, weakest: int) -> float:
        within = affordable(self.state, self.seat, reachable_slots(workers, weakest))
        if not within:
            return IMPOSSIBLE
        best = IMPOSSIBLE
        for technology in within:
            gain = TECHNOLOGY_ROUND[technology] * self.left - GOLD_COST[technology] * self.good(GOLD)
            best = max(best, gain)
        if self.state.players[self.seat].owns(ALCHEMY_NOBLES_POINTS):
            best += USE_POINTS[ALCHEMY_NOBLES_POINTS]
        return best + TEMPLE_STEP + self.tilt.temple + self.tilt.technology

    def _nobles(self, workers: int) -> float:
        player = self.state.players[self.seat]
        if player.goods[WOOD] < BUILDING_WOOD or not has_building(self.state):
            return IMPOSSIBLE
        rows = open_rows(self.state, workers)
        if not rows:
            return IMPOSSIBLE
        row = rows[-1]
        gain = NOBLES_ROWS[row][self.state.houses[row]] + avenue_worth(self.state, eclipses_left(self.state))
        if player.owns(ALCHEMY_NOBLES_POINTS):
            gain += USE_POINTS[ALCHEMY_NOBLES_POINTS]
        return gain + self.tilt.house - BUILDING_WOOD * self.good(WOOD)

    def _decorations(self, workers: int) -> float:
        if not can_decorate(self.state, self.seat, workers):
            return IMPOSSIBLE
        gain = DECORATION_POINTS + DECORATION_MATCHES + 2 * MATCH_TEMPLE * TEMPLE_STEP
        gain += self.track + self.tilt.pyramid - DECORATION_GOLD[workers] * self.good(GOLD)
        if self.state.players[self.seat].owns(DECORATIONS_POINTS):
            gain += USE_POINTS[DECORATIONS_POINTS]
        return gain

    def _construction(self, workers: int) -> float:
        player = self.state.players[self.seat]
        builders, saving = counted_builders(self.state, self.seat, workers)
        spots = payable_spots(self.state, self.seat, saving)
        if not spots:
            return IMPOSSIBLE
        level = SPOT_LEVEL[spots[-1]]
        stone = LEVEL_STONE[level]
        wood = LEVEL_WOOD[level]
        tiles = min(builders, len(spots), (player.goods[STONE] + saving) // stone)
        if wood:
            tiles = min(tiles, (player.goods[WOOD] + saving) // wood)
        tiles = max(1, tiles)
        each = LEVEL_POINTS[level] + TILE_MATCHES + MATCH_TEMPLE * TEMPLE_STEP
        each += self.track + self.tilt.pyramid - stone * self.good(STONE) - wood * self.good(WOOD)
        gain = tiles * each + saving * self.good(STONE)
        if player.owns(CONSTRUCTION_POINTS):
            gain += USE_POINTS[CONSTRUCTION_POINTS]
        if player.owns(CONSTRUCTION_TEMPLE):
            gain += TEMPLE_STEP
        return gain
