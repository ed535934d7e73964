"""The rulebook: Teotihuacan's rulings by theme, with the printed figures that their texts mention."""

from __future__ import annotations

from typing import Any, Final

from patolli.games.teotihuacan.effects.city import icon_type, turned_icons
from patolli.games.teotihuacan.material import (
    ascension,
    avenue,
    boards,
    bonus_tiles,
    buildings,
    calendar,
    decorations,
    discovery_tiles,
    neutral,
    pyramid,
    royal_tiles,
    solo,
    starting_tiles,
    technologies,
    temples,
)
from patolli.games.teotihuacan.options import KNOBS, PRESETS
from patolli.title.rulebook import Chapter, Family, Figure, Rulebook, row, span

CHAPTERS: Final = (
    Chapter("aim", lesson="move"),
    Chapter("setup", span(1, 19)),
    Chapter("turn", span(20, 25), lesson="move"),
    Chapter("collect", span(26, 27), within="turn", lesson="move"),
    Chapter("worship", span(28, 35), within="turn", lesson="worship"),
    Chapter("main-action", span(36, 38), within="turn", lesson="gather"),
    Chapter("boards"),
    Chapter("palace", within="boards", pieces=("royal_tile",), lesson="worship"),
    Chapter("resources", (39,), within="boards", lesson="gather"),
    Chapter("alchemy", span(40, 42), within="boards", lesson="technology"),
    Chapter("nobles", span(43, 44), within="boards", lesson="technology"),
    Chapter("decorations", span(45, 48), within="boards"),
    Chapter("construction", span(49, 52), within="boards", lesson="build"),
    Chapter("tracks", span(53, 58)),
    Chapter("power", span(59, 63)),
    Chapter("ascension", span(64, 67), pieces=("ascension_reward",), lesson="ascend"),
    Chapter("technologies", span(68, 70), pieces=("technology",), lesson="technology"),
    Chapter("discoveries", span(71, 79), pieces=("discovery",)),
    Chapter("eclipse", span(80, 85), lesson="eclipse"),
    Chapter("end", (86,), pieces=("bonus_tile",)),
    Chapter("variants", span(87, 90), lists_options=True),
    Chapter("first-game", span(91, 92)),
    Chapter("teotibot", span(93, 107), pieces=("action_tile",), lesson="teotibot"),
)
EXAMPLES: Final = (
    10, 18, 22, 24, 26, 27, 31, 34, 36, 39, 40, 41, 44, 45, 47, 49, 52, 54, 61, 65, 70, 75, 80, 82, 84, 86, 95,
    99, 106,
)  # fmt: skip
ASKED: Final = {
    "in_any_order": 13,
    "keep_starting_tiles": 12,
    "draft_starting_tile": 87,
    "place_workers": 17,
    "claim_reserved": 15,
    "finish_turn": 24,
    "move_worker": 22,
    "bring_companion": 75,
    "use_board": 22,
    "continue_worship": 31,
    "buy_resources": 34,
    "sell_resource": 34,
    "swap_resource": 34,
    "buy_temple_step": 34,
    "take_resources": 56,
    "choose_temple": 55,
    "choose_major_reward": 53,
    "claim_on_avenue": 57,
    "claim_on_board": 32,
    "power_up": 60,
    "power_up_anywhere": 74,
    "buy_power_up": 63,
    "choose_ascension_reward": 65,
    "take_technology": 40,
    "build_house": 43,
    "take_decoration": 45,
    "place_decoration": 46,
    "build_pyramid": 49,
    "choose_spot": 49,
    "turn_tile": 49,
    "save_resource": 70,
    "pay_salary": 82,
}
PARTS: Final = (
    "worker", "neutral_worker", "marker", "wood", "stone", "gold", "cocoa", "building", "light_disc", "dark_disc",
    "direction_tile", "dice",
)  # fmt: skip
FAMILIES: Final = (
    Family("board", boards.BOARD_NAMES[1:], is_noun=False, ruling=36),
    Family("technology", technologies.TECHNOLOGY_NAMES, ruling=68),
    Family("discovery", discovery_tiles.KIND_NAMES, ruling=71),
    Family("royal_tile", royal_tiles.ROYAL_NAMES, ruling=34),
    Family("bonus_tile", bonus_tiles.BONUS_NAMES, ruling=84),
    Family("ascension_reward", ascension.REWARD_NAMES, ruling=65),
    Family("starting_tile", starting_tiles.STARTING_TILE_NAMES, is_explained=False, ruling=12),
    Family("pyramid_tile", pyramid.PYRAMID_TILE_NAMES, is_explained=False, ruling=49),
    Family("decoration", decorations.DECORATION_NAMES, is_explained=False, ruling=45),
    Family("part", PARTS, is_noun=False, ruling=11),
    Family("action_tile", solo.ACTION_TILE_NAMES, ruling=97),
)


def top_of(temple: int) -> int:
    """The points of the highest step of a temple."""
    return temples.STEP_POINTS[temple * temples.STEPS + temples.TOP_STEP]


def knob(name: str) -> str:
    """A figure of Teotibot's in each difficulty, the easiest first."""
    index = [each.name for each in KNOBS].index(name)
    return row(tuple(preset[index] for preset in PRESETS.values()))


FIGURES: Final[dict[str, Figure]] = {
    # Set-up.
    "technologies": technologies.TECHNOLOGIES,
    "technologies-in-play": technologies.SLOTS,
    "bonus-tiles": bonus_tiles.BONUS_TILES,
    "dark-disc": row(tuple(eras[0] for eras in calendar.DARK_DISC)),
    "buildings": buildings.BUILDINGS,
    "decorations": decorations.DECORATION_TILES,
    "decorations-shown": decorations.OFFER,
    "decoration-spaces": decorations.SPACES,
    "pyramid-tiles": pyramid.PYRAMID_TILES,
    "pyramid-tiles-shown": pyramid.OFFER,
    "discovery-tiles": discovery_tiles.DISCOVERY_TILES,
    "avenue-tile-steps": row(avenue.TILE_STEPS),
    "avenue-tiles": row(avenue.TILES),
    "blue-tiles": row(temples.MAJOR_TILES[0]),
    "red-tiles": row(temples.MAJOR_TILES[1]),
    "green-tiles": row(temples.MAJOR_TILES[2]),
    "high-green-tiles": row(temples.MAJOR_TILES[3]),
    "blue-major": temples.MAJOR_STEPS[0][1],
    "red-major": temples.MAJOR_STEPS[1][1],
    "green-major": temples.MAJOR_STEPS[2][1],
    "high-green-major": temples.MAJOR_STEPS[3][1],
    "first-cocoa": starting_tiles.FIRST_COCOA,
    "middle-cocoa": starting_tiles.MIDDLE_COCOA,
    "last-cocoa": starting_tiles.LAST_COCOA,
    "starting-tiles": starting_tiles.STARTING_TILES,
    "starting-tiles-dealt": starting_tiles.DEALT,
    "starting-tiles-kept": starting_tiles.KEPT,
    "starting-workers": starting_tiles.STARTING_WORKERS,
    "neutral-workers": neutral.WORKERS_PER_COLOUR,
    "draft-tiles": row(starting_tiles.DRAFT_POOL),
    # Turns and boards.
    "unlock-cocoa": boards.UNLOCK_COCOA,
    "bump-cocoa": boards.BUMP_COCOA,
    "both-cocoa": boards.BOTH_COCOA,
    "counted": boards.MOST_WORKERS_COUNTED,
    "lone-power": technologies.LONE_WORKER_POWER,
    "owner-points": technologies.OTHER_OWNER_POINTS,
    "building-wood": buildings.BUILDING_WOOD,
    "top-row": row(buildings.NOBLES_ROWS[0]),
    "centre-row": row(buildings.NOBLES_ROWS[1]),
    "bottom-row": row(buildings.NOBLES_ROWS[2]),
    "decoration-gold": row(decorations.DECORATION_GOLD[1:]),
    "decoration-points": decorations.DECORATION_POINTS,
    "tile-stone": pyramid.LEVEL_STONE[0],
    "tile-wood": row(pyramid.LEVEL_WOOD),
    "tile-points": row(pyramid.LEVEL_POINTS),
    # Tracks, power and tiles.
    "bonus-step": temples.BONUS_STEP,
    "top-blue": top_of(temples.BLUE),
    "top-red": top_of(temples.RED),
    "top-green": top_of(temples.GREEN),
    "avenue-last": avenue.LAST_STEP,
    "track-last": pyramid.TRACK_LAST_STEP,
    "ascension-power": ascension.ASCENSION_POWER,
    "ascension-points": ascension.POINTS,
    "ascension-cocoa": ascension.COCOA_SECOND_EDITION,
    "two-temples-cocoa": ascension.TWO_TEMPLES_COCOA,
    "fourth-power": ascension.FOURTH_WORKER_POWER,
    "fourth-cocoa": ascension.FOURTH_WORKER_COCOA,
    "t3-points": technologies.USE_POINTS[technologies.ALCHEMY_NOBLES_POINTS],
    "t7-points": technologies.USE_POINTS[technologies.COCOA_AND_POINT],
    "t9-points": technologies.USE_POINTS[technologies.DECORATIONS_POINTS],
    "t11-points": technologies.USE_POINTS[technologies.CONSTRUCTION_POINTS],
    "t13-cocoa": technologies.BOUGHT_POWER_UP_COCOA,
    "tile-power-ups": discovery_tiles.POWER_UPS_GAINED,
    "tile-cocoa": discovery_tiles.COCOA_GAINED,
    "tile-gain-points": discovery_tiles.POINTS_GAINED,
    # Eclipses.
    "row-values": row(buildings.ROW_VALUES),
    "leader-points": calendar.PYRAMID_LEADER_POINTS,
    "step-points": row(calendar.PYRAMID_STEP_POINTS),
    "mask-points": row(calendar.MASK_SET_POINTS[1:]),
    "salary": calendar.SALARY_PER_WORKER,
    "strong-salary": calendar.SALARY_EXTRA_STRONG,
    "strong-power": calendar.STRONG_POWER,
    "lost-points": calendar.POINTS_LOST_PER_COCOA,
    # Teotibot.
    "bot-build-stone": solo.BUILD_STONE,
    "bot-build-points": solo.BUILD_POINTS,
    "bot-decorate-gold": solo.DECORATE_GOLD,
    "bot-decorate-points": solo.DECORATE_POINTS,
    "bot-alchemy-gold": solo.ALCHEMY_GOLD,
    "bot-nobles-wood": solo.NOBLES_WOOD,
    "bot-harvest": solo.HARVEST,
    "bot-fallback-cocoa": solo.FALLBACK_COCOA,
    "bot-exchanged": solo.EXCHANGED_COCOA,
    "bot-powers": knob("bot_power_nobles"),
    "bot-goods": knob("bot_wood"),
    "bot-exchange-points": knob("bot_points_for_cocoa"),
    "bot-worship-steps": knob("bot_worship_steps"),
    "bot-bonus-points": knob("bot_points_per_bonus"),
    "bot-technology-points": knob("bot_points_per_technology"),
    "bot-standard-goods": PRESETS["standard"][3],
    "bot-standard-power": PRESETS["standard"][0],
    "bot-standard-exchange": PRESETS["standard"][6],
    "bot-standard-bonus": PRESETS["standard"][8],
    "bot-standard-technology": PRESETS["standard"][9],
}


def turned_tile(tile: str, spot: str) -> tuple[dict[str, object], ...]:
    """A pyramid tile on an empty spot of level 1, in each rotation, and what it scores."""
    cells = pyramid.SPOT_CELLS[pyramid.SPOT_TEXTS.index(spot)]
    shown: list[dict[str, object]] = []
    for turns in range(pyramid.ROTATIONS):
        lying = turned_icons(pyramid.PYRAMID_TILE_NAMES.index(tile), turns)
        pairs = zip(lying, cells, strict=True)
        matching = tuple(int(icon_type(icon) == pyramid.BASE_GRID[cell]) for icon, cell in pairs)
        points = pyramid.LEVEL_POINTS[0] + sum(matching)
        letters = "".join(pyramid.ICON_LETTERS[icon] for icon in lying)
        shown.append({"turns": turns, "icons": letters, "matching": matching, "points": points})
    return tuple(shown)


def decorated(side: str) -> tuple[dict[str, object], ...]:
    """Two decorations of the same colours on level 1 of a side; the order of one is wrong."""
    shown: list[dict[str, object]] = []
    printed = decorations.PRINTED[decorations.SIDE_NAMES.index(side)]
    for name in ("d8", "d12"):
        icons = decorations.TILES[decorations.DECORATION_NAMES.index(name)]
        matching = tuple(int(icon_type(icon) == under) for icon, under in zip(icons, printed, strict=True))
        shown.append(
            {"tile": name, "matching": matching, "points": decorations.DECORATION_POINTS + sum(matching)}
        )
    return tuple(shown)


BOARDS: Final[dict[str, Any]] = {
    "spot": "s5",
    "turned": turned_tile("p12", "s5"),
    "decorated": decorated("top"),
}
RULEBOOK: Final = Rulebook(CHAPTERS, EXAMPLES, ASKED, FIGURES, FAMILIES, BOARDS)
