"""Construction: build the pyramid, tile by tile (Rulings 49 to 52, 70)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack
from patolli.engine.agenda import Step
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT, Field
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan import score_book as book
from patolli.games.teotihuacan.decisions.barring import lacking, lacking_tile
from patolli.games.teotihuacan.decisions.free_actions import POWER_UP_TILE, TILES, OpenDecision
from patolli.games.teotihuacan.decisions.powering import owns_bought_power_up, power_ups
from patolli.games.teotihuacan.decisions.rewards import AdvanceTemple, ChooseTemple
from patolli.games.teotihuacan.effects.city import is_open, matching_icons, place_pyramid_tile, turned_icons
from patolli.games.teotihuacan.effects.goods import flip, pay, score
from patolli.games.teotihuacan.effects.tracks import move_light_disc
from patolli.games.teotihuacan.events import FOR_BUILDING
from patolli.games.teotihuacan.fields import PLACED, PYRAMID_TILE, SAVING, SPOT, TURNS, WORKERS
from patolli.games.teotihuacan.material import pyramid
from patolli.games.teotihuacan.material.boards import CONSTRUCTION, MOST_WORKERS_COUNTED, POWER_UPS
from patolli.games.teotihuacan.material.discovery_tiles import EXTRA_WORKER
from patolli.games.teotihuacan.material.goods import STONE, WOOD
from patolli.games.teotihuacan.material.technologies import (
    CONSTRUCTION_POINTS,
    CONSTRUCTION_TEMPLE,
    CONSTRUCTION_WORKER,
    USE_POINTS,
)
from patolli.games.teotihuacan.player import held
from patolli.games.teotihuacan.state import EMPTY, NO_TILE, State


def counted_builders(state: State, seat: int, workers: int) -> tuple[int, int]:
    """Workers counted with technology 15, and whether a resource may be saved (Ruling 70)."""
    if state.players[seat].owns(CONSTRUCTION_WORKER):
        return min(MOST_WORKERS_COUNTED, workers + 1), 1
    return workers, 0


def missing(state: State, seat: int, spot: int) -> int:
    """How many resources the seat lacks for a tile on a spot."""
    goods = state.players[seat].goods
    level = pyramid.SPOT_LEVEL[spot]
    stone = max(0, pyramid.LEVEL_STONE[level] - goods[STONE])
    return stone + max(0, pyramid.LEVEL_WOOD[level] - goods[WOOD])


def payable_spots(state: State, seat: int, saving: int) -> list[int]:
    """The open spots that the seat can pay for, a saved resource included."""
    found: list[int] = []
    if state.pyramid[pyramid.CAPSTONE] != EMPTY:
        return found
    for spot in range(pyramid.SPOTS):
        if is_open(state, spot) and missing(state, seat, spot) <= saving:
            found.append(spot)
    return found


def shown(state: State) -> list[int]:
    """The pyramid tiles of the offer."""
    return [tile for tile in state.pyramid_offer if tile != NO_TILE]


def can_build(state: State, seat: int) -> bool:
    """Whether at least one tile can be placed and paid."""
    saving = 1 if state.players[seat].owns(CONSTRUCTION_WORKER) else 0
    return bool(shown(state)) and bool(payable_spots(state, seat, saving))


def why_no_build(state: State, seat: int, saving: int) -> Reason:
    """What stands in the way of every tile: none is left, no place is, or the cheapest is too dear."""
    if not shown(state):
        return Reason("teotihuacan.no_pyramid_tile_left")
    spots = [spot for spot in range(pyramid.SPOTS) if is_open(state, spot)]
    # The lowest level is the cheapest.
    why = too_dear(state, seat, spots[0], saving) if spots else None
    return why or Reason("teotihuacan.pyramid_finished")


def too_dear(state: State, seat: int, spot: int, saving: int) -> Reason | None:
    """What the seat lacks for a tile on a spot, a saved resource included."""
    level = pyramid.SPOT_LEVEL[spot]
    wood, stone = pyramid.LEVEL_WOOD[level], pyramid.LEVEL_STONE[level]
    if wood > state.players[seat].goods[WOOD]:
        return lacking(state, seat, (wood - saving, stone, 0, 0))
    return lacking(state, seat, (wood, stone - saving, 0, 0))


class BuildDecision(OpenDecision):
    """A question of the builders of one action."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, WORKERS, PLACED, SAVING)

    def __init__(self, seat: int, workers: int, placed: int, saving: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers
        self.placed: Final = placed
        # Whether technology 15 may still save one resource.
        self.saving: Final = saving

    def window(self) -> int:
        # Nothing comes between taking a tile and building it (Ruling 24).
        return 0


class BuildPyramid(BuildDecision):
    """Which tile next, or stop after at least one (Rulings 49, 50)?"""

    def window(self) -> int:
        # Until the first tile is built, nothing comes between paying and building (Ruling 24).
        return TILES | POWER_UP_TILE if self.placed else 0

    def legal_answers(self, state: State) -> list[int]:
        choices: list[int] = []
        more = bool(shown(state)) and bool(payable_spots(state, self.seat, self.saving))
        if more and self.placed < self.workers:
            choices.extend([pack(actions.TAKE_PYRAMID_TILE, tile) for tile in shown(state)])
        if self.workers < MOST_WORKERS_COUNTED and held(state.players[self.seat].ready, EXTRA_WORKER):
            choices.append(pack(actions.COUNT_EXTRA_WORKER))
        if self.placed:
            choices.append(pack(actions.STOP_BUILDING))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        kind = kind_of(action)
        if kind == actions.STOP_BUILDING:
            return Reason("teotihuacan.build_one_first")
        if kind == actions.COUNT_EXTRA_WORKER:
            enough = Reason("teotihuacan.workers_enough", workers=self.workers)
            return lacking_tile(state, self.seat, EXTRA_WORKER) or enough
        if kind != actions.TAKE_PYRAMID_TILE:
            return super().why_not(state, action)
        if first_of(action) not in shown(state):
            return Reason("teotihuacan.not_available")
        if self.placed == self.workers:
            return Reason("teotihuacan.each_has_built", workers=self.workers)
        return why_no_build(state, self.seat, self.saving)

    def resolve(self, state: State, action: int) -> None:
        kind = kind_of(action)
        if kind == actions.TAKE_PYRAMID_TILE:
            state.plan([ChooseSpot(self.seat, self.workers, self.placed, self.saving, first_of(action))])
        elif kind == actions.COUNT_EXTRA_WORKER:
            flip(state, self.seat, EXTRA_WORKER)
            state.plan([BuildPyramid(self.seat, self.workers + 1, self.placed, self.saving)])
        else:
            self._finish(state)

    def _finish(self, state: State) -> None:
        """Technologies 11 and 17 once for the whole action, then power-ups (Rulings 52, 69, 70)."""
        player = state.players[self.seat]
        if player.owns(CONSTRUCTION_POINTS):
            score(state, self.seat, USE_POINTS[CONSTRUCTION_POINTS], book.TECHNOLOGY_USE)
        steps: list[Step] = []
        if player.owns(CONSTRUCTION_TEMPLE):
            steps.append(ChooseTemple(self.seat))
        count = POWER_UPS[CONSTRUCTION][self.workers]
        steps.extend(power_ups(state, self.seat, CONSTRUCTION, count, owns_bought_power_up(state, self.seat)))
        state.plan(steps)


class ChooseSpot(BuildDecision):
    """On which spot of the pyramid?"""

    FIELDS: ClassVar = (*BuildDecision.FIELDS, PYRAMID_TILE)

    def __init__(self, seat: int, workers: int, placed: int, saving: int, tile: int) -> None:
        super().__init__(seat, workers, placed, saving)
        self.tile: Final = tile

    def legal_answers(self, state: State) -> list[int]:
        return [pack(actions.BUILD_ON, spot) for spot in payable_spots(state, self.seat, self.saving)]

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.BUILD_ON:
            return super().why_not(state, action)
        spot = first_of(action)
        if is_open(state, spot):
            return too_dear(state, self.seat, spot, self.saving)
        return (
            Reason("teotihuacan.spot_not_supported")
            if state.pyramid[spot] == EMPTY
            else Reason("teotihuacan.spot_taken")
        )

    def resolve(self, state: State, action: int) -> None:
        state.plan([TurnTile(self.seat, self.workers, self.placed, self.saving, self.tile, first_of(action))])


class TurnTile(BuildDecision):
    """Turned how?"""

    FIELDS: ClassVar = (*BuildDecision.FIELDS, PYRAMID_TILE, SPOT)

    def __init__(self, seat: int, workers: int, placed: int, saving: int, tile: int, spot: int) -> None:
        super().__init__(seat, workers, placed, saving)
        self.tile: Final = tile
        self.spot: Final = spot

    def legal_answers(self, state: State) -> list[int]:
        faces: list[tuple[int, int, int, int]] = []
        choices: list[int] = []
        for turns in range(pyramid.ROTATIONS):
            face = turned_icons(self.tile, turns)
            if face not in faces:
                faces.append(face)
                choices.append(pack(actions.TURN_TILE, turns))
        return choices

    def resolve(self, state: State, action: int) -> None:
        state.plan(
            [
                SaveResource(
                    self.seat, self.workers, self.placed, self.saving, self.tile, self.spot, first_of(action)
                )
            ]
        )


class SaveResource(BuildDecision):
    """Does technology 15 save wood or stone on this tile, or wait (Ruling 70)?"""

    FIELDS: ClassVar = (*BuildDecision.FIELDS, PYRAMID_TILE, SPOT, TURNS)

    def __init__(
        self, seat: int, workers: int, placed: int, saving: int, tile: int, spot: int, turns: int
    ) -> None:
        super().__init__(seat, workers, placed, saving)
        self.tile: Final = tile
        self.spot: Final = spot
        self.turns: Final = turns

    def legal_answers(self, state: State) -> list[int]:
        goods = state.players[self.seat].goods
        level = pyramid.SPOT_LEVEL[self.spot]
        wood, stone = pyramid.LEVEL_WOOD[level], pyramid.LEVEL_STONE[level]
        choices: list[int] = []
        if self.saving and wood and goods[WOOD] >= wood - 1 and goods[STONE] >= stone:
            choices.append(pack(actions.SAVE, WOOD))
        if self.saving and goods[WOOD] >= wood and goods[STONE] >= stone - 1:
            choices.append(pack(actions.SAVE, STONE))
        if goods[WOOD] >= wood and goods[STONE] >= stone:
            choices.append(pack(actions.SAVE, actions.SAVE_NOTHING))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.SAVE:
            return super().why_not(state, action)
        saved = first_of(action)
        level = pyramid.SPOT_LEVEL[self.spot]
        wood = pyramid.LEVEL_WOOD[level] - (1 if saved == WOOD else 0)
        return lacking(
            state, self.seat, (wood, pyramid.LEVEL_STONE[level] - (1 if saved == STONE else 0), 0, 0)
        )

    def resolve(self, state: State, action: int) -> None:
        """Pay, build, score, climb; one tile completely before the next (Ruling 49)."""
        saved = first_of(action)
        level = pyramid.SPOT_LEVEL[self.spot]
        wood = pyramid.LEVEL_WOOD[level] - (1 if saved == WOOD else 0)
        stone = pyramid.LEVEL_STONE[level] - (1 if saved == STONE else 0)
        pay(state, self.seat, (wood, stone, 0, 0), FOR_BUILDING)
        matching, temple = matching_icons(state, self.tile, self.spot, self.turns)
        place_pyramid_tile(state, self.seat, self.tile, self.spot, self.turns, matching)
        score(state, self.seat, pyramid.LEVEL_POINTS[level], book.PYRAMID_TILES)
        score(state, self.seat, matching.bit_count(), book.PYRAMID_ICONS)
        if self.spot == pyramid.CAPSTONE:
            # The pyramid is finished: the light disc jumps to the dark one (Ruling 51).
            move_light_disc(state, self.seat, state.dark)
        saving = self.saving if saved == actions.SAVE_NOTHING else 0
        steps: list[Step] = [BuildPyramid(self.seat, self.workers, self.placed + 1, saving)]
        if temple >= 0:
            steps.insert(0, AdvanceTemple(self.seat, temple))
        state.plan(steps)
