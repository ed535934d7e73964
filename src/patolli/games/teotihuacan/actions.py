"""Every kind of answer that Teotihuacan takes, with its notation."""

from __future__ import annotations

from typing import Final

from patolli.engine.action import FIRST_FREE_KIND, TURN_END, ActionKind, Actions
from patolli.engine.fields import Named, Number
from patolli.games.teotihuacan.material.ascension import REWARD_NAMES
from patolli.games.teotihuacan.material.boards import BOARD_NAMES
from patolli.games.teotihuacan.material.buildings import NOBLES_ROW_NAMES
from patolli.games.teotihuacan.material.decorations import DECORATION_NAMES, SIDE_NAMES
from patolli.games.teotihuacan.material.discovery_tiles import KIND_NAMES
from patolli.games.teotihuacan.material.goods import GOOD_NAMES
from patolli.games.teotihuacan.material.pyramid import PYRAMID_TILE_NAMES, SPOT_TEXTS
from patolli.games.teotihuacan.material.royal_tiles import ROYAL_NAMES
from patolli.games.teotihuacan.material.starting_tiles import STARTING_TILE_NAMES
from patolli.games.teotihuacan.material.technologies import TECHNOLOGY_NAMES
from patolli.games.teotihuacan.material.temples import TEMPLE_NAMES

KEEP_STARTING_TILES: Final = 1
DRAFT_STARTING_TILE: Final = 2
PLACE_WORKERS: Final = 3
MOVE: Final = 4
BRING: Final = 5
MOVE_ALONE: Final = 6
FREE_WORKERS: Final = 7
USE_MOVE_TILE: Final = 8
COLLECT_COCOA: Final = 9
WORSHIP: Final = 10
MAIN_ACTION: Final = 11
COUNT_EXTRA_WORKER: Final = 12
TAKE_TECHNOLOGY: Final = 13
BUILD_HOUSE: Final = 14
TAKE_DECORATION: Final = 15
PLACE_DECORATION: Final = 16
TAKE_PYRAMID_TILE: Final = 17
BUILD_ON: Final = 18
TURN_TILE: Final = 19
SAVE: Final = 20
STOP_BUILDING: Final = 21
TAKE_RESOURCES: Final = 22
CLIMB: Final = 23
TAKE_REWARD: Final = 24
CLAIM: Final = 25
DECLINE: Final = 26
EXCHANGE: Final = 27
GIVE: Final = 28
PAY_AND_CLIMB: Final = 29
EXCHANGE_FREELY: Final = 30
TAKE_ASCENSION_REWARD: Final = 31
POWER_UP: Final = 32
BUY_POWER_UP: Final = 33
PAY_SALARY: Final = 35
EXCUSE_SALARY: Final = 36
RESOLVE_FIRST: Final = 37
USE_TILE: Final = FIRST_FREE_KIND
UNLOCK_WORKERS: Final = FIRST_FREE_KIND + 1

# How a cocoa price is met.
WITH_COCOA: Final = 0
WITH_TILE: Final = 1
PAYMENT_NAMES: Final[tuple[str, ...]] = ("with_cocoa", "with_free_cocoa")

# What a worship is for.
ABILITY: Final = 0
TILE: Final = 1
BOTH: Final = 2
PART_NAMES: Final[tuple[str, ...]] = ("ability", "discovery", "both")

# The worship space: the temple's, or that of a royal tile (its number plus one).
TEMPLE_SPACE: Final = 0
SPACE_NAMES: Final[tuple[str, ...]] = ("temple", *ROYAL_NAMES)

# What is resolved first where the order is the player's: a temple, or a part of a worship.
FIRST_ABILITY: Final = 3
FIRST_DISCOVERY: Final = 4
ORDER_NAMES: Final[tuple[str, ...]] = ("blue", "red", "green", "ability", "discovery")

# What technology 15 saves on a pyramid tile: wood, stone, or nothing yet.
SAVE_NOTHING: Final = 2
SAVING_NAMES: Final[tuple[str, ...]] = ("wood", "stone", "nothing")

POWER: Final = Number("power", 1, 5)
BOARD: Final = Named("board", "board", BOARD_NAMES)
PAYMENT: Final = Named("payment", "payment", PAYMENT_NAMES)
TEMPLE: Final = Named("temple", "temple", TEMPLE_NAMES)
DISCOVERY: Final = Named("discovery", "discovery", KIND_NAMES)
RESOURCE: Final = Named("resource", "good", GOOD_NAMES[:3])

ACTIONS: Final = Actions(
    ActionKind(
        KEEP_STARTING_TILES,
        "keep_starting_tiles",
        Named("first", "starting_tile", STARTING_TILE_NAMES),
        Named("second", "starting_tile", STARTING_TILE_NAMES),
    ),
    ActionKind(
        DRAFT_STARTING_TILE, "draft_starting_tile", Named("tile", "starting_tile", STARTING_TILE_NAMES)
    ),
    ActionKind(
        PLACE_WORKERS,
        "place_workers",
        Named("first", "board", BOARD_NAMES),
        Named("second", "board", BOARD_NAMES),
        Named("third", "board", BOARD_NAMES),
    ),
    ActionKind(MOVE, "move", Named("from", "board", BOARD_NAMES), POWER, Named("to", "board", BOARD_NAMES)),
    ActionKind(BRING, "bring", POWER),
    ActionKind(MOVE_ALONE, "move_alone"),
    ActionKind(FREE_WORKERS, "free_workers"),
    ActionKind(USE_MOVE_TILE, "use_move_tile", DISCOVERY),
    ActionKind(COLLECT_COCOA, "collect_cocoa"),
    ActionKind(
        WORSHIP,
        "worship",
        Named("space", "worship_space", SPACE_NAMES),
        Named("part", "worship_part", PART_NAMES),
        PAYMENT,
    ),
    ActionKind(MAIN_ACTION, "main_action", PAYMENT),
    ActionKind(COUNT_EXTRA_WORKER, "count_extra_worker"),
    ActionKind(TAKE_TECHNOLOGY, "take_technology", Named("technology", "technology", TECHNOLOGY_NAMES)),
    ActionKind(BUILD_HOUSE, "build_house", Named("row", "nobles_row", NOBLES_ROW_NAMES)),
    ActionKind(TAKE_DECORATION, "take_decoration", Named("decoration", "decoration", DECORATION_NAMES)),
    ActionKind(PLACE_DECORATION, "place_decoration", Named("side", "side", SIDE_NAMES)),
    ActionKind(TAKE_PYRAMID_TILE, "take_pyramid_tile", Named("tile", "pyramid_tile", PYRAMID_TILE_NAMES)),
    ActionKind(BUILD_ON, "build_on", Named("spot", "spot", SPOT_TEXTS)),
    ActionKind(TURN_TILE, "turn_tile", Number("turns", 0, 3)),
    ActionKind(SAVE, "save", Named("saving", "saving", SAVING_NAMES)),
    ActionKind(STOP_BUILDING, "stop_building"),
    ActionKind(
        TAKE_RESOURCES,
        "take_resources",
        Number("wood", 0, 5),
        Number("stone", 0, 5),
        Number("gold", 0, 5),
    ),
    ActionKind(CLIMB, "climb", TEMPLE),
    ActionKind(TAKE_REWARD, "take_reward"),
    ActionKind(CLAIM, "claim", DISCOVERY),
    ActionKind(DECLINE, "decline"),
    ActionKind(EXCHANGE, "exchange", Number("times", 0, 5)),
    ActionKind(GIVE, "give", RESOURCE, PAYMENT),
    ActionKind(PAY_AND_CLIMB, "pay_and_climb", TEMPLE),
    ActionKind(EXCHANGE_FREELY, "exchange_freely"),
    ActionKind(
        TAKE_ASCENSION_REWARD,
        "take_ascension_reward",
        Named("reward", "ascension_reward", REWARD_NAMES),
        PAYMENT,
    ),
    ActionKind(POWER_UP, "power_up", BOARD, POWER),
    ActionKind(BUY_POWER_UP, "buy_power_up", BOARD, POWER),
    TURN_END,
    ActionKind(PAY_SALARY, "pay_salary", Number("cocoa", 0, 8)),
    ActionKind(EXCUSE_SALARY, "excuse_salary"),
    ActionKind(RESOLVE_FIRST, "resolve_first", Named("first", "order", ORDER_NAMES)),
    ActionKind(USE_TILE, "use_tile", DISCOVERY),
    ActionKind(UNLOCK_WORKERS, "unlock_workers", PAYMENT),
)
