"""Every fact that Teotihuacan tells, for logs and animation."""

from __future__ import annotations

from typing import Final

from patolli.engine.errors import Reason, Unfit
from patolli.engine.event import EventKind
from patolli.engine.fields import Field, Named, Number, Plain, SeatField
from patolli.games.teotihuacan.actions import PART_NAMES, SPACE_NAMES
from patolli.games.teotihuacan.material.ascension import REWARD_NAMES
from patolli.games.teotihuacan.material.boards import BOARD_NAMES
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_NAMES
from patolli.games.teotihuacan.material.buildings import NOBLES_ROW_NAMES
from patolli.games.teotihuacan.material.decorations import DECORATION_NAMES, SIDE_NAMES
from patolli.games.teotihuacan.material.discovery_tiles import KIND_NAMES
from patolli.games.teotihuacan.material.pyramid import PYRAMID_TILE_NAMES, SPOT_TEXTS
from patolli.games.teotihuacan.material.solo import ACTION_TILE_NAMES, DIRECTION_NAMES, SLOT_NAMES
from patolli.games.teotihuacan.material.starting_tiles import STARTING_TILE_NAMES
from patolli.games.teotihuacan.material.technologies import TECHNOLOGY_NAMES
from patolli.games.teotihuacan.material.temples import TEMPLE_NAMES
from patolli.games.teotihuacan.score_book import SOURCE_NAMES

# Where goods come from or go to.
(
    FOR_START, FOR_TEMPLE, FOR_COLLECTING, FOR_WORSHIP, FOR_ROYAL_TILE, FOR_MAIN_ACTION, FOR_TECHNOLOGY,
    FOR_BUILDING, FOR_POWER_UP, FOR_ASCENSION, FOR_DISCOVERY, FOR_UNLOCKING, FOR_FALLBACK, FOR_EXCHANGE,
) = range(14)  # fmt: skip
REASON_NAMES: Final[tuple[str, ...]] = (
    "start", "temple", "collecting", "worship", "royal_tile", "main_action", "technology", "building", "power_up",
    "ascension", "discovery", "unlocking", "fallback", "exchange",
)  # fmt: skip

# Where a discovery tile lies: worship boards first, then the groups of the tracks.
PLACE_NAMES: Final[tuple[str, ...]] = (
    "palace", "forest", "stone_quarry", "gold_deposits", "decorations",
    "avenue_3", "avenue_6", "avenue_8", "blue_4", "red_5", "green_3", "green_6", "reserved",
)  # fmt: skip
GROUP_PLACE: Final = 5
RESERVED_PLACE: Final = 12

# Why Teotibot could not take a step.
NO_WORKER_THERE, TOO_FEW_GOODS, NOTHING_LEFT, NO_ACTION_THERE = range(4)
FAILURE_NAMES: Final[tuple[str, ...]] = ("no_worker", "too_few_goods", "nothing_left", "no_action")


class Icons(Field):
    """Some icons of a tile, counted from 0; the int is a set of bits."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name, "place")
        self.count: Final = count

    def accepts(self, value: int) -> bool:
        return 0 <= value < 1 << self.count

    def plain(self, value: int) -> Plain:
        return [index for index in range(self.count) if value >> index & 1]

    def value(self, plain: object) -> int:
        bits = 0
        for index in plain if isinstance(plain, list) else [-1]:
            if type(index) is not int or not 0 <= index < self.count:
                raise Unfit(Reason("whole_number", low=0, high=self.count - 1))
            bits |= 1 << index
        return bits


_BOARD: Final = Named("board", "board", BOARD_NAMES)
_FROM: Final = Named("from", "board", BOARD_NAMES)
_TO: Final = Named("to", "board", BOARD_NAMES)
_POWER: Final = Number("power", 1, 6)
_TEMPLE: Final = Named("temple", "temple", TEMPLE_NAMES)
_DISCOVERY: Final = Named("discovery", "discovery", KIND_NAMES)
_PLACE: Final = Named("place", "discovery_place", PLACE_NAMES)
_STARTING_TILE: Final = Named("tile", "starting_tile", STARTING_TILE_NAMES)
_PYRAMID_TILE: Final = Named("tile", "pyramid_tile", PYRAMID_TILE_NAMES)
_DECORATION: Final = Named("decoration", "decoration", DECORATION_NAMES)
_GOODS: Final = (
    Number("wood", 0, 99),
    Number("stone", 0, 99),
    Number("gold", 0, 99),
    Number("cocoa", 0, 99),
    Named("reason", "reason", REASON_NAMES),
)
_ACTION_TILE: Final = Named("tile", "action_tile", ACTION_TILE_NAMES)

# Set-up
STARTING_TILES_DEALT: Final = EventKind(
    "starting_tiles_dealt",
    Named("first", "starting_tile", STARTING_TILE_NAMES),
    Named("second", "starting_tile", STARTING_TILE_NAMES),
    Named("third", "starting_tile", STARTING_TILE_NAMES),
    Named("fourth", "starting_tile", STARTING_TILE_NAMES),
)
STARTING_TILES_KEPT: Final = EventKind(
    "starting_tiles_kept",
    Named("first", "starting_tile", STARTING_TILE_NAMES),
    Named("second", "starting_tile", STARTING_TILE_NAMES),
    reveals=True,
)
STARTING_TILE_DRAFTED: Final = EventKind("starting_tile_drafted", _STARTING_TILE)
WORKERS_PLACED: Final = EventKind(
    "workers_placed",
    Named("first", "board", BOARD_NAMES),
    Named("second", "board", BOARD_NAMES),
    Named("third", "board", BOARD_NAMES),
)
NEUTRAL_WORKERS_PLACED: Final = EventKind(
    "neutral_workers_placed",
    Number("colour", 1, 2),
    Named("first", "board", BOARD_NAMES),
    Named("second", "board", BOARD_NAMES),
    Named("third", "board", BOARD_NAMES),
    reveals=True,
)
PLAYER_ORDER_SET: Final = EventKind("player_order_set", Number("cocoa", 0, 99))

# Turns and workers
TURN_BEGAN: Final = EventKind("turn_began")
WORKERS_FREED: Final = EventKind("workers_freed")
WORKERS_UNLOCKED: Final = EventKind("workers_unlocked")
WORKER_MOVED: Final = EventKind("worker_moved", _FROM, Number("power", 1, 5), _TO)
COCOA_COLLECTED: Final = EventKind("cocoa_collected", _BOARD, Number("cocoa", 1, 9))
WORSHIPPED: Final = EventKind(
    "worshipped",
    _BOARD,
    Named("space", "worship_space", SPACE_NAMES),
    Named("part", "worship_part", PART_NAMES),
    Number("cocoa", 0, 9),
)
WORKER_BUMPED: Final = EventKind("worker_bumped", SeatField("owner"), _BOARD)
MAIN_ACTION_TAKEN: Final = EventKind(
    "main_action_taken", _BOARD, Number("workers", 1, 4), Number("cocoa", 0, 9)
)
POWERED_UP: Final = EventKind("powered_up", _BOARD, _POWER)
ASCENDED: Final = EventKind("ascended", _BOARD)
ASCENSION_REWARD_TAKEN: Final = EventKind(
    "ascension_reward_taken", Named("reward", "ascension_reward", REWARD_NAMES)
)
FOURTH_WORKER_ARRIVED: Final = EventKind("fourth_worker_arrived", Number("power", 1, 5))

# Goods, points, tracks
GOODS_GAINED: Final = EventKind("goods_gained", *_GOODS)
GOODS_PAID: Final = EventKind("goods_paid", *_GOODS)
POINTS_SCORED: Final = EventKind(
    "points_scored", Number("points", 0, 200), Named("source", "source", SOURCE_NAMES)
)
POINTS_LOST: Final = EventKind(
    "points_lost", Number("points", 0, 99), Named("source", "source", SOURCE_NAMES)
)
TEMPLE_ADVANCED: Final = EventKind("temple_advanced", _TEMPLE, Number("step", 1, 11))
TEMPLE_BLOCKED: Final = EventKind("temple_blocked", _TEMPLE)
BONUS_UNLOCKED: Final = EventKind("bonus_unlocked", _TEMPLE, Named("bonus", "bonus_tile", BONUS_NAMES))
AVENUE_ADVANCED: Final = EventKind("avenue_advanced", Number("step", 1, 9))
TRACK_ADVANCED: Final = EventKind("track_advanced", Number("step", 1, 10))
LIGHT_DISC_MOVED: Final = EventKind("light_disc_moved", Number("space", 0, 12))

# Tiles and buildings
DISCOVERY_CLAIMED: Final = EventKind("discovery_claimed", _DISCOVERY, _PLACE)
DISCOVERY_USED: Final = EventKind("discovery_used", _DISCOVERY)
TECHNOLOGY_TAKEN: Final = EventKind("technology_taken", Named("technology", "technology", TECHNOLOGY_NAMES))
HOUSE_BUILT: Final = EventKind("house_built", Named("row", "nobles_row", NOBLES_ROW_NAMES))
DECORATION_PLACED: Final = EventKind(
    "decoration_placed",
    _DECORATION,
    Named("side", "side", SIDE_NAMES),
    Number("level", 1, 4),
    Number("matches", 0, 2),
    # Of the tile as it lies, left to right or top to bottom.
    Icons("matching", 2),
)
PYRAMID_TILE_PLACED: Final = EventKind(
    "pyramid_tile_placed",
    _PYRAMID_TILE,
    Named("spot", "spot", SPOT_TEXTS),
    Number("turns", 0, 3),
    Number("matches", 0, 4),
    # Of the tile as it lies, clockwise from the top left.
    Icons("matching", 4),
)
PYRAMID_COMPLETED: Final = EventKind("pyramid_completed")
PYRAMID_TILE_TURNED_UP: Final = EventKind("pyramid_tile_turned_up", _PYRAMID_TILE, reveals=True)
DECORATION_TURNED_UP: Final = EventKind("decoration_turned_up", _DECORATION, reveals=True)
DISCOVERY_TURNED_UP: Final = EventKind("discovery_turned_up", _DISCOVERY, _PLACE, reveals=True)

# Eclipses
DISCS_MET: Final = EventKind("discs_met")
LAST_ROUND_BEGAN: Final = EventKind("last_round_began")
ECLIPSE_BEGAN: Final = EventKind("eclipse_began", Number("eclipse", 1, 3), Number("final", 0, 1))
AVENUE_SCORED: Final = EventKind("avenue_scored", Number("steps", 0, 9), Number("value", 1, 5))
MASKS_SCORED: Final = EventKind("masks_scored", Number("masks", 1, 17), Number("sets", 1, 17))
SALARY_PAID: Final = EventKind("salary_paid", Number("due", 0, 8), Number("paid", 0, 8), reveals=True)
SALARY_EXCUSED: Final = EventKind("salary_excused", Number("due", 0, 8), reveals=True)
ERA_BEGAN: Final = EventKind("era_began", Number("era", 2, 3), Number("dark", 0, 12))
SCORED: Final = EventKind("scored", Number("points", 0, 999), Number("place", 1, 4))
MATCH_ENDED: Final = EventKind("match_ended")

# Teotibot
BOT_ROLLED: Final = EventKind(
    "bot_rolled",
    Number("first", 1, 6),
    Number("second", 1, 6),
    Named("slot", "action_slot", SLOT_NAMES),
    _ACTION_TILE,
    reveals=True,
)
BOT_STEP_FAILED: Final = EventKind(
    "bot_step_failed",
    _ACTION_TILE,
    Number("step", 1, 2),
    Named("failure", "bot_failure", FAILURE_NAMES),
    _BOARD,
)
BOT_STEP_TAKEN: Final = EventKind("bot_step_taken", _ACTION_TILE, Number("step", 1, 2), _BOARD)
BOT_TRIED_WORKER: Final = EventKind("bot_tried_worker", _BOARD, Number("power", 1, 5))
BOT_FELL_BACK: Final = EventKind("bot_fell_back")
BOT_WORKER_ADVANCED: Final = EventKind("bot_worker_advanced", _FROM, Number("power", 1, 5), _TO)
BOT_WORSHIPPED: Final = EventKind("bot_worshipped", _FROM, _TO)
BOT_WORSHIPPER_DISPLACED: Final = EventKind("bot_worshipper_displaced", _FROM, _TO)
BOT_DISCARDED: Final = EventKind("bot_discarded", _DISCOVERY, _PLACE)
BOT_EXCHANGED: Final = EventKind("bot_exchanged", Number("cocoa", 0, 99), Number("points", 0, 9))
BOT_TILE_SHIFTED: Final = EventKind(
    "bot_tile_shifted",
    _ACTION_TILE,
    Named("slot", "action_slot", SLOT_NAMES),
)
BOT_TILE_SET_ASIDE: Final = EventKind("bot_tile_set_aside", _ACTION_TILE)
BOT_DIRECTION_FLIPPED: Final = EventKind(
    "bot_direction_flipped", Named("direction", "direction", DIRECTION_NAMES)
)

EVENT_KINDS: Final[tuple[EventKind, ...]] = (
    STARTING_TILES_DEALT, STARTING_TILES_KEPT, STARTING_TILE_DRAFTED, WORKERS_PLACED, NEUTRAL_WORKERS_PLACED,
    PLAYER_ORDER_SET, TURN_BEGAN, WORKERS_FREED, WORKERS_UNLOCKED, WORKER_MOVED, COCOA_COLLECTED, WORSHIPPED,
    WORKER_BUMPED, MAIN_ACTION_TAKEN, POWERED_UP, ASCENDED, ASCENSION_REWARD_TAKEN, FOURTH_WORKER_ARRIVED,
    GOODS_GAINED, GOODS_PAID, POINTS_SCORED, POINTS_LOST, TEMPLE_ADVANCED, TEMPLE_BLOCKED, BONUS_UNLOCKED,
    AVENUE_ADVANCED, TRACK_ADVANCED, LIGHT_DISC_MOVED, DISCOVERY_CLAIMED, DISCOVERY_USED, TECHNOLOGY_TAKEN,
    HOUSE_BUILT, DECORATION_PLACED, PYRAMID_TILE_PLACED, PYRAMID_COMPLETED, PYRAMID_TILE_TURNED_UP,
    DECORATION_TURNED_UP, DISCOVERY_TURNED_UP, DISCS_MET, LAST_ROUND_BEGAN, ECLIPSE_BEGAN, AVENUE_SCORED,
    MASKS_SCORED, SALARY_PAID, SALARY_EXCUSED, ERA_BEGAN, SCORED, MATCH_ENDED, BOT_ROLLED, BOT_STEP_FAILED,
    BOT_STEP_TAKEN, BOT_TRIED_WORKER, BOT_FELL_BACK, BOT_WORKER_ADVANCED, BOT_WORSHIPPED, BOT_WORSHIPPER_DISPLACED,
    BOT_DISCARDED, BOT_EXCHANGED, BOT_TILE_SHIFTED, BOT_TILE_SET_ASIDE, BOT_DIRECTION_FLIPPED,
)  # fmt: skip
