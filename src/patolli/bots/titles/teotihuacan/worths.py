"""What the things of Teotihuacan promise a player."""

from __future__ import annotations

from typing import Final

from patolli.bots.titles.teotihuacan.clock import eclipses_left, rounds_left, rounds_to_eclipse
from patolli.games.teotihuacan.material.buildings import BUILDINGS, ROW_VALUES
from patolli.games.teotihuacan.material.calendar import (
    ERAS,
    MASK_SET_POINTS,
    POINTS_LOST_PER_COCOA,
    PYRAMID_LEADER_POINTS,
    STRONG_POWER,
)
from patolli.games.teotihuacan.material.discovery_tiles import KINDS, MASKS
from patolli.games.teotihuacan.material.goods import COCOA
from patolli.games.teotihuacan.material.technologies import TECHNOLOGIES
from patolli.games.teotihuacan.material.temples import BONUS_STEP, TEMPLES
from patolli.games.teotihuacan.player import NO_WORKER, SPACE_SHIFT, Player, held, power_of
from patolli.games.teotihuacan.scoring import bonus_points, mask_sets, pyramid_step_value
from patolli.games.teotihuacan.state import State

# Wood, stone, gold, cocoa: at the end, and more for every round in which they can breed points.
GOODS_WORTH: Final[tuple[float, ...]] = (0.4, 0.9, 0.5, 0.6)
GOODS_ROUND: Final[tuple[float, ...]] = (0.07, 0.07, 0.1, 0.02)
# Rounds in which what lies in store can still be used fully.
GOODS_ROUNDS: Final = 4.0
# Cocoa beyond this serves nothing soon.
PLENTY_OF_COCOA: Final = 10
MUCH_COCOA_WORTH: Final = 0.3
# Buildings that are taken from one Eclipse to the next.
BUILDINGS_AN_ERA: Final = 3
# A step on the blue, red or green temple by what it leads to, and the bonus tile at the top.
STEP_WORTH: Final[tuple[float, ...]] = (0.2, 0.8, 0.9)
STEP_ROUNDS: Final = 10.0
BONUS_HOPE: Final = 11.0
# A step of a worker's power leads to the next ascension.
POWER_WORTH: Final = 0.7
POWER_ROUNDS: Final = 5.0
WORKER_WORTH: Final = 5.0
WORKER_ROUNDS: Final = 14.0
STRONG_WORTH: Final = 4.0
STRONG_ROUNDS: Final = 12.0
LOCKED_COST: Final = 1.0
LOCKED_ROUND: Final = 0.08
TILE_WORTH: Final = 1.6
TILE_ROUNDS: Final = 3.0
# What each technology brings in a round.
TECHNOLOGY_ROUND: Final[tuple[float, ...]] = (0.35, 0.6, 0.4, 0.6, 0.55, 0.3, 0.25, 0.55, 0.45)
# Steps on the pyramid track also mean that one can build: more than they score, early on.
TRACK_PROMISE: Final[tuple[float, ...]] = (1.5, 1.3, 1.0)
# Rounds before an Eclipse in which salary is on everybody's mind.
SALARY_ROUNDS: Final = 4.0


def worth(state: State, seat: int) -> float:
    """The points a player can be expected to have, less what every player can expect."""
    player = state.players[seat]
    left = rounds_left(state)
    eclipses = eclipses_left(state)
    total = float(player.points)
    total += goods_worth(player, left) - salary_fear(state, player)
    total += player.avenue * avenue_worth(state, eclipses)
    total += track_worth(state, seat)
    for size in mask_sets(player):
        total += MASK_SET_POINTS[size] * eclipses
    total += temples_worth(state, player, left)
    total += workers_worth(player, left)
    for technology in range(TECHNOLOGIES):
        if player.owns(technology):
            total += TECHNOLOGY_ROUND[technology] * left
    total += ready_tiles(player) * TILE_WORTH * min(1.0, left / TILE_ROUNDS)
    return total


def good_worth(good: int, left: float) -> float:
    """What one unit of a good is worth."""
    return (GOODS_WORTH[good] + GOODS_ROUND[good] * left) * min(1.0, left / GOODS_ROUNDS)


def goods_worth(player: Player, left: float) -> float:
    """Goods in store, as far as time is left to use them."""
    goods = player.goods
    total = 0.0
    for good in range(COCOA):
        total += goods[good] * good_worth(good, left)
    cocoa = goods[COCOA]
    total += min(cocoa, PLENTY_OF_COCOA) * good_worth(COCOA, left)
    total += max(0, cocoa - PLENTY_OF_COCOA) * MUCH_COCOA_WORTH * min(1.0, left / GOODS_ROUNDS)
    return total


def salary_fear(state: State, player: Player) -> float:
    """What missing cocoa will cost, the nearer the Eclipse the more."""
    lacking = player.salary() - player.goods[COCOA]
    if lacking <= 0:
        return 0.0
    near = 1.0 - (rounds_to_eclipse(state) - 1.0) / SALARY_ROUNDS
    return lacking * POINTS_LOST_PER_COCOA * max(0.0, near)


def avenue_worth(state: State, eclipses: int) -> float:
    """What one step on the avenue will have paid at the end."""
    taken = state.buildings_taken()
    total = 0.0
    for nth in range(eclipses):
        total += ROW_VALUES[min(BUILDINGS, taken + nth * BUILDINGS_AN_ERA)]
    return total


def track_worth(state: State, seat: int) -> float:
    """Steps on the pyramid track, and the lead there as far as it is one."""
    own = state.players[seat].track
    furthest = 0
    for other in range(len(state.players)):
        if other != seat:
            furthest = max(furthest, state.players[other].track)
    total = own * pyramid_step_value(state) * TRACK_PROMISE[state.era]
    if own > furthest:
        total += PYRAMID_LEADER_POINTS * 0.75
    elif own == furthest and own:
        total += PYRAMID_LEADER_POINTS * 0.5
    return total


def temples_worth(state: State, player: Player, left: float) -> float:
    """Steps climbed, and the hope for the bonus tiles."""
    total = 0.0
    soon = min(1.0, left / STEP_ROUNDS)
    for temple in TEMPLES:
        steps = player.temples[temple]
        total += STEP_WORTH[temple] * min(steps, BONUS_STEP) * soon
        if steps >= BONUS_STEP:
            total += bonus_points(player, state.layout.bonus_tiles[temple])
        else:
            climbed = steps / BONUS_STEP
            total += BONUS_HOPE * climbed * climbed * hope(state)
    return total


def hope(state: State) -> float:
    """How far a temple begun can still be finished: less in the last era."""
    if state.era + eclipses_left(state) > ERAS - 1 and eclipses_left(state) == 1:
        return min(1.0, rounds_left(state) / 8.0)
    return 1.0


def workers_worth(player: Player, left: float) -> float:
    """Power on the way to ascension, workers, and those that are locked."""
    total = 0.0
    soon = min(1.0, left / POWER_ROUNDS)
    for figure in player.workers:
        if figure != NO_WORKER:
            total += WORKER_WORTH * min(1.0, left / WORKER_ROUNDS)
            total += power_of(figure) * POWER_WORTH * soon
            if power_of(figure) >= STRONG_POWER:
                total += STRONG_WORTH * min(1.0, left / STRONG_ROUNDS)
            if figure >> SPACE_SHIFT:
                total -= locked_cost(left)
    return total


def locked_cost(left: float) -> float:
    """What a locked worker costs: a turn or three cocoa, sooner or later."""
    return (LOCKED_COST + LOCKED_ROUND * left) * min(1.0, left / POWER_ROUNDS)


def ready_tiles(player: Player) -> int:
    """Discovery tiles that can still be used."""
    count = 0
    for kind in range(MASKS, KINDS):
        count += held(player.ready, kind)
    return count
