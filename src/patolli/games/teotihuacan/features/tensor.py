"""The tensor of Teotihuacan: its parts in order, and where each begins."""

from __future__ import annotations

from typing import Final

from patolli.engine.agenda import Decision
from patolli.games.teotihuacan.material.boards import BOARDS, WORSHIP_SPACES
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_TILES
from patolli.games.teotihuacan.material.decorations import DECORATION_TILES, SPACES
from patolli.games.teotihuacan.material.discovery_tiles import KINDS
from patolli.games.teotihuacan.material.pyramid import GRID, OFFER, PYRAMID_TILES, SPOTS
from patolli.games.teotihuacan.material.ring import RING
from patolli.games.teotihuacan.material.royal_tiles import ROYAL_TILES
from patolli.games.teotihuacan.material.solo import ACTION_TILES, PYRAMID_SLOTS
from patolli.games.teotihuacan.material.starting_tiles import DISCOVERY_STARTING_TILES, STARTING_TILES
from patolli.games.teotihuacan.material.technologies import SLOTS, TECHNOLOGIES
from patolli.games.teotihuacan.position.steps import STEPS
from patolli.games.teotihuacan.state import GROUPS, WORSHIP_PLACES

MOST: Final = 255
# Teotibot takes a place among the players, but has no seat.
PLAYERS: Final = 4
POWERS: Final = 5
CELLS: Final = GRID * GRID
ICON_TYPES: Final = 4
ICONS: Final = 7
TILE_ICONS: Final = 4 * ICONS
ERAS: Final = 3
COLOURS: Final = 2
RULES: Final = 8
ARGUMENTS: Final = 7

# Worship spaces in board order; a board's first space, by board.
WORSHIP: Final = sum(WORSHIP_SPACES)
FIRST_SPACE: Final[tuple[int, ...]] = tuple([sum(WORSHIP_SPACES[:board]) for board in range(len(BOARDS) + 1)])

# Every kind of question, in the order of the game's declaration; the order of steps comes first.
QUESTIONS: Final[dict[str, int]] = {name: index for index, name in enumerate(STEPS.decisions())}
QUESTION_OF: Final[dict[type, int]] = {
    kind.step: QUESTIONS[kind.name] for kind in STEPS.kinds if issubclass(kind.step, Decision)
}

# Inside one player's stretch.
GOODS_IN: Final = 1
TRACKS_IN: Final = GOODS_IN + 4
TECHNOLOGIES_IN: Final = TRACKS_IN + 6
READY_IN: Final = TECHNOLOGIES_IN + TECHNOLOGIES
SPENT_IN: Final = READY_IN + KINDS
FREE_IN: Final = SPENT_IN + KINDS
LOCKED_IN: Final = FREE_IN + len(BOARDS) * POWERS
PLAYER: Final = LOCKED_IN + WORSHIP

# Name, size and greatest value; players are counted from the viewer on.
PARTS: Final[tuple[tuple[str, int, int], ...]] = (
    # Of each player: is there, four goods, points, avenue, pyramid track, three temples, technologies, tiles
    # ready and used by kind, free workers by board and power, powers on the worship spaces.
    ("players", PLAYERS * PLAYER, MOST),
    ("seats", PLAYERS, 1),
    # The viewer's order number, which breaks ties.
    ("order", PLAYERS, 1),
    ("to_act", PLAYERS, 1),
    # The viewer's own question, and its arguments.
    ("question", len(QUESTIONS), 1),
    ("arguments", ARGUMENTS, MOST),
    ("moved", len(BOARDS), 4),
    ("era", ERAS, 1),
    # Light disc, dark disc, whether the coming Eclipse is the last.
    ("calendar", 3, 13),
    ("rules", RULES, 10),
    # Which board lies at each position, which technology in each slot, and so on.
    ("ring", RING * RING, 1),
    ("technologies", SLOTS * TECHNOLOGIES, 1),
    ("royal_tiles", ROYAL_TILES, 1),
    ("bonus_tiles", 3 * BONUS_TILES, 1),
    ("neutral", COLOURS * len(BOARDS), 1),
    ("worship_tiles", WORSHIP_PLACES * KINDS, 1),
    ("step_tiles", GROUPS * KINDS, 3),
    ("unseen_tiles", KINDS, 3),
    ("pyramid", SPOTS, 1),
    # One plane of the grid for each type of icon.
    ("grid", ICON_TYPES * CELLS, 1),
    ("pyramid_offer", PYRAMID_TILES, 1),
    ("offered_icons", OFFER * TILE_ICONS, 1),
    ("unseen_pyramid_tiles", PYRAMID_TILES, 1),
    ("decorations", SPACES * DECORATION_TILES, 1),
    ("decoration_offer", DECORATION_TILES, 1),
    ("houses", 3, 5),
    ("hand", STARTING_TILES, 1),
    ("pool", STARTING_TILES, 1),
    ("reserved", len(DISCOVERY_STARTING_TILES) * KINDS, 1),
    # Who has answered in secret; the viewer's own answer, counted from 1.
    ("answered", PLAYERS, 1),
    ("own_answer", 1, 100),
    # Teotibot's pyramid of action tiles and the one set aside; its two directions.
    ("bot", (PYRAMID_SLOTS + 1) * ACTION_TILES, 1),
    ("directions", 2, 1),
)
OBSERVATION_SIZE: Final = sum([part[1] for part in PARTS])


def start_of(name: str) -> int:
    """Where a part begins."""
    start = 0
    for part in PARTS:
        if part[0] == name:
            return start
        start += part[1]
    raise KeyError(name)


SEATS_AT: Final = start_of("seats")
ORDER_AT: Final = start_of("order")
TO_ACT_AT: Final = start_of("to_act")
QUESTION_AT: Final = start_of("question")
ARGUMENTS_AT: Final = start_of("arguments")
MOVED_AT: Final = start_of("moved")
ERA_AT: Final = start_of("era")
CALENDAR_AT: Final = start_of("calendar")
RULES_AT: Final = start_of("rules")
RING_AT: Final = start_of("ring")
TECHNOLOGIES_AT: Final = start_of("technologies")
ROYAL_AT: Final = start_of("royal_tiles")
BONUS_AT: Final = start_of("bonus_tiles")
NEUTRAL_AT: Final = start_of("neutral")
WORSHIP_TILES_AT: Final = start_of("worship_tiles")
STEP_TILES_AT: Final = start_of("step_tiles")
UNSEEN_TILES_AT: Final = start_of("unseen_tiles")
PYRAMID_AT: Final = start_of("pyramid")
PYRAMID_OFFER_AT: Final = start_of("pyramid_offer")
OFFERED_ICONS_AT: Final = start_of("offered_icons")
UNSEEN_PYRAMID_AT: Final = start_of("unseen_pyramid_tiles")
DECORATIONS_AT: Final = start_of("decorations")
DECORATION_OFFER_AT: Final = start_of("decoration_offer")
HOUSES_AT: Final = start_of("houses")
HAND_AT: Final = start_of("hand")
POOL_AT: Final = start_of("pool")
RESERVED_AT: Final = start_of("reserved")
ANSWERED_AT: Final = start_of("answered")
OWN_ANSWER_AT: Final = start_of("own_answer")
BOT_AT: Final = start_of("bot")
DIRECTIONS_AT: Final = start_of("directions")
