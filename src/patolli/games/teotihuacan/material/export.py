"""What screens draw of the printed figures, by the names that they have there."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.material import (
    ascension,
    avenue,
    boards,
    bonus_tiles,
    buildings,
    calendar,
    decorations,
    discovery_tiles,
    goods,
    pyramid,
    royal_tiles,
    solo,
    starting_tiles,
    technologies,
    temples,
)


def by_name(names: tuple[str, ...], figures: tuple[object, ...]) -> dict[str, object]:
    """A table with a line for each name."""
    return dict(zip(names, figures, strict=True))


def by_temple(figures: tuple[int, ...]) -> dict[str, object]:
    """What the steps of each temple pay."""
    return {
        temples.TEMPLE_NAMES[temple]: figures[temple * temples.STEPS : (temple + 1) * temples.STEPS]
        for temple in temples.TEMPLES
    }


def worship_temples() -> dict[str, object]:
    """The temple beside each worship space that has one."""
    return {
        boards.BOARD_NAMES[board]: temples.TEMPLE_NAMES[boards.WORSHIP_TEMPLE[board]]
        for board in boards.TEMPLE_BOARDS
    }


def starting_boards() -> dict[str, object]:
    """The two boards of each starting tile."""
    return {
        tile: tuple(boards.BOARD_NAMES[board] for board in pair)
        for tile, pair in zip(starting_tiles.STARTING_TILE_NAMES, starting_tiles.STARTING_BOARDS, strict=True)
    }


def starting_gains() -> dict[str, object]:
    """Everything that each starting tile brings, in one row."""
    return {
        name: (
            *starting_tiles.STARTING_GOODS[tile],
            starting_tiles.STARTING_RESOURCES[tile],
            *starting_tiles.STARTING_TEMPLES[tile],
            starting_tiles.STARTING_AVENUE[tile],
            starting_tiles.STARTING_POWER_UPS[tile],
            starting_tiles.STARTING_TECHNOLOGY[tile],
            starting_tiles.DISCOVERY_STARTING_TILES.count(tile),
        )
        for tile, name in enumerate(starting_tiles.STARTING_TILE_NAMES)
    }


RESOURCE_BOARDS: Final = (boards.FOREST, boards.QUARRY, boards.GOLD_DEPOSITS)

EXPORT: Final[dict[str, object]] = {
    "BOARDS": boards.BOARD_NAMES[1:],
    "TEMPLES": temples.TEMPLE_NAMES[: len(temples.TEMPLES)],
    "GOOD_NAMES": goods.GOOD_NAMES,
    # Action boards.
    "WORSHIP_TEMPLE": worship_temples(),
    # Wood, stone, gold, cocoa, points and temple steps: by workers counted, then by column.
    "RESOURCE_CELLS": {
        boards.BOARD_NAMES[board]: (cells[:3], cells[3:6], cells[6:])
        for board, cells in zip(RESOURCE_BOARDS, boards.RESOURCE_CELLS, strict=True)
    },
    "POWER_COLUMN": boards.POWER_COLUMN,
    "NOBLES_ROW_NAMES": buildings.NOBLES_ROW_NAMES,
    "NOBLES_ROWS": buildings.NOBLES_ROWS,
    "BUILDING_WOOD": buildings.BUILDING_WOOD,
    "BUILDINGS_ROW": buildings.ROW_VALUES,
    "DECORATION_GOLD": decorations.DECORATION_GOLD,
    "DECORATION_POINTS": decorations.DECORATION_POINTS,
    # Tracks.
    "STEP_RESOURCES": by_temple(temples.STEP_RESOURCES),
    "STEP_POINTS": by_temple(temples.STEP_POINTS),
    "STEP_COCOA": by_temple(temples.STEP_COCOA),
    "TOP_STEP": temples.TOP_STEP,
    "BONUS_STEP": temples.BONUS_STEP,
    "TEMPLE_TILE_STEPS": {
        temples.TEMPLE_NAMES[temple]: tuple(step for where, step in temples.MAJOR_STEPS if where == temple)
        for temple in temples.TEMPLES
    },
    "AVENUE_LAST_STEP": avenue.LAST_STEP,
    "AVENUE_TILE_STEPS": avenue.TILE_STEPS,
    "CALENDAR_SPACES": calendar.SPACES,
    "PYRAMID_TRACK_LAST_STEP": pyramid.TRACK_LAST_STEP,
    # Ascension.
    "ASCENSION_POINTS": ascension.POINTS,
    "ASCENSION_COCOA": {"first": ascension.COCOA_FIRST_EDITION, "second": ascension.COCOA_SECOND_EDITION},
    "TWO_TEMPLES_COCOA": ascension.TWO_TEMPLES_COCOA,
    "FOURTH_WORKER_COCOA": ascension.FOURTH_WORKER_COCOA,
    # Pyramid.
    "GRID": pyramid.GRID,
    "BASE_ROWS": pyramid.BASE_ROWS,
    "LEVEL_SIDES": pyramid.SIDES,
    "SPOT_LEVEL": by_name(pyramid.SPOT_TEXTS, pyramid.SPOT_LEVEL),
    "LEVEL_STONE": pyramid.LEVEL_STONE,
    "LEVEL_WOOD": pyramid.LEVEL_WOOD,
    "LEVEL_POINTS": pyramid.LEVEL_POINTS,
    "TILE_ICONS": by_name(pyramid.PYRAMID_TILE_NAMES, pyramid.TILE_ICONS),
    "SIDES": decorations.SIDE_NAMES,
    "DECORATION_ICONS": by_name(decorations.DECORATION_NAMES, decorations.DECORATION_ICONS),
    "PRINTED_ICONS": by_name(decorations.SIDE_NAMES, decorations.PRINTED_ICONS),
    # Tiles. Prices and gains are wood, stone, gold, cocoa.
    "DISCOVERY_COST": by_name(discovery_tiles.KIND_NAMES, discovery_tiles.COST),
    "DISCOVERY_POINTS": discovery_tiles.POINTS_GAINED,
    "DISCOVERY_COCOA": discovery_tiles.COCOA_GAINED,
    "DISCOVERY_POWER_UPS": discovery_tiles.POWER_UPS_GAINED,
    "TECHNOLOGY_GOLD": by_name(technologies.TECHNOLOGY_NAMES, technologies.GOLD_COST),
    "TECHNOLOGY_POINTS": by_name(technologies.TECHNOLOGY_NAMES, technologies.USE_POINTS),
    "ROYAL_POINTS": by_name(royal_tiles.ROYAL_NAMES, royal_tiles.POINTS_EACH),
    "ROYAL_POWER_BONUS": by_name(royal_tiles.ROYAL_NAMES, royal_tiles.POWER_BONUS),
    "COCOA_PER_RESOURCE": royal_tiles.COCOA_PER_RESOURCE,
    "BONUS_POINTS": {
        "technologies": bonus_tiles.POINTS_PER_TECHNOLOGY,
        "flat": bonus_tiles.FLAT_POINTS,
        "avenue": bonus_tiles.POINTS_PER_AVENUE_STEP,
        "bonus_count": bonus_tiles.POINTS_PER_BONUS,
        "discoveries": bonus_tiles.POINTS_PER_DISCOVERY,
        "weak_worker": bonus_tiles.POINTS_PER_WEAK_WORKER,
        "strong_worker": bonus_tiles.POINTS_PER_STRONG_WORKER,
    },
    "STARTING_BOARDS": starting_boards(),
    # Goods, free resources, steps of the temples and of the avenue, power-ups, technologies, discovery tiles.
    "STARTING_GAINS": starting_gains(),
    # Teotibot.
    "SLOT_OF_SUM": solo.SLOT_OF_SUM,
}
