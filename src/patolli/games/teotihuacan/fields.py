"""Fields of the Steps, as positions write them."""

from __future__ import annotations

from typing import Final

from patolli.engine.fields import Named, Number
from patolli.games.teotihuacan import actions
from patolli.games.teotihuacan.events import PLACE_NAMES, REASON_NAMES
from patolli.games.teotihuacan.material.boards import BOARD_NAMES
from patolli.games.teotihuacan.material.decorations import DECORATION_NAMES
from patolli.games.teotihuacan.material.pyramid import PYRAMID_TILE_NAMES, SPOT_TEXTS
from patolli.games.teotihuacan.material.royal_tiles import ROYAL_NAMES
from patolli.games.teotihuacan.material.solo import ACTION_TILE_NAMES, SLOT_NAMES
from patolli.games.teotihuacan.material.starting_tiles import DISCOVERY_STARTING_TILES, STARTING_TILE_NAMES
from patolli.games.teotihuacan.material.temples import TEMPLE_NAMES

# Whose turn it is: a seat, or Teotibot.
TURN: Final = Number("turn", 0, 3)
LAST_ROUND: Final = Number("last_round", 0, 1)
# As actions name them.
BOARD: Final = actions.BOARD
ORIGIN: Final = Named("from", "board", BOARD_NAMES)
TARGET: Final = Named("to", "board", BOARD_NAMES)
MOVER: Final = Number("mover", 0, 3)
DOUBLE: Final = Number("double", 0, 1)
UNLIMITED: Final = Number("unlimited", 0, 1)
SPACE: Final = Named("space", "worship_space", actions.SPACE_NAMES)
POWER: Final = actions.POWER
DECIDED: Final = Number("decided", 0, 1)
COUNT: Final = Number("count", 1, 5)
REASON: Final = Named("reason", "reason", REASON_NAMES)
TEMPLE: Final = Named("temple", "temple", TEMPLE_NAMES[:3])
# The groups of discovery tiles on the avenue, and on the temples.
GROUP: Final = Named("place", "discovery_place", PLACE_NAMES[5:12])
OPTIONAL: Final = Number("optional", 0, 1)
WORKERS: Final = Number("workers", 1, 3)
PLACED: Final = Number("placed", 0, 3)
SAVING: Final = Number("saving", 0, 1)
PYRAMID_TILE: Final = Named("tile", "pyramid_tile", PYRAMID_TILE_NAMES)
SPOT: Final = Named("spot", "spot", SPOT_TEXTS)
TURNS: Final = Number("turns", 0, 3)
DECORATION: Final = Named("decoration", "decoration", DECORATION_NAMES)
ROYAL: Final = Named("royal", "royal_tile", ROYAL_NAMES)
TIMES: Final = Number("times", 0, 5)
UNTOUCHED: Final = Number("untouched", 0, 1)
RESERVED: Final = Named(
    "tile", "starting_tile", tuple([STARTING_TILE_NAMES[tile] for tile in DISCOVERY_STARTING_TILES])
)
ACTION_TILE: Final = Named("tile", "action_tile", ACTION_TILE_NAMES)
SLOT: Final = Named("slot", "action_slot", SLOT_NAMES)
