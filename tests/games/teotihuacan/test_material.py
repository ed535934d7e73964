"""The printed figures add up."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from patolli.games.teotihuacan.material import (
    ascension,
    avenue,
    boards,
    bonus_tiles,
    buildings,
    calendar,
    decorations,
    discovery_tiles,
    first_game,
    neutral,
    pyramid,
    ring,
    royal_tiles,
    solo,
    starting_tiles,
    technologies,
    temples,
)


def test_the_ring_has_eight_boards() -> None:
    assert sorted(ring.FIRST_GAME_RING) == list(boards.BOARDS)
    assert ring.FIRST_GAME_RING[ring.PALACE_POSITION] == boards.PALACE
    assert ring.FIRST_GAME_RING[ring.CONSTRUCTION_POSITION] == boards.CONSTRUCTION
    assert {*ring.MOVABLE_POSITIONS, ring.PALACE_POSITION, ring.CONSTRUCTION_POSITION} == set(
        range(ring.RING)
    )


def test_boards() -> None:
    assert sum(boards.WORSHIP_SPACES) == 7
    assert [boards.WORSHIP_SLOT[board] for board in boards.WORSHIP_BOARDS] == [0, 1, 2, 3, 4]
    assert len(boards.BOARD_NAMES) == 9
    for cells in boards.RESOURCE_CELLS:
        # More workers never take less, nor do stronger ones.
        worth = [sum(cell) for cell in cells]
        assert all(worth[row * 3 + 1] <= worth[row * 3 + 2] for row in range(3))
        assert worth[2] <= worth[5] <= worth[8]


def test_temples() -> None:
    assert sum(temples.STEP_RESOURCES) == 10
    assert sum(temples.STEP_COCOA) == 19
    assert [sum(temples.STEP_POINTS[row * 12 : row * 12 + 12]) for row in range(3)] == [12, 30, 5]
    assert [sum(tiles[count] for tiles in temples.MAJOR_TILES) for count in range(3)] == [8, 12, 16]


def test_avenue_and_buildings() -> None:
    assert sum(avenue.TILES) == 6
    assert len(buildings.ROW_VALUES) == buildings.ROW_SPACES == buildings.BUILDINGS + 1
    assert sum(map(len, buildings.NOBLES_ROWS)) == 12
    assert list(buildings.ROW_VALUES) == sorted(buildings.ROW_VALUES, reverse=True)


@pytest.mark.example(36)
def test_row_values_by_buildings_taken() -> None:
    assert [buildings.ROW_VALUES[taken] for taken in range(12)] == [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]


def test_pyramid_grid_and_spots() -> None:
    assert len(pyramid.BASE_GRID) == 64
    assert set(pyramid.BASE_GRID) == {0, 1, 2, 3}
    assert [pyramid.SPOT_LEVEL.count(level) for level in range(4)] == [16, 9, 4, 1]
    assert len(pyramid.SPOT_CELLS) == len(pyramid.SPOT_NEEDS) == len(pyramid.SPOT_NAMES) == pyramid.SPOTS
    for level in range(4):
        cells = [
            cell
            for spot in range(30)
            if pyramid.SPOT_LEVEL[spot] == level
            for cell in pyramid.SPOT_CELLS[spot]
        ]
        assert len(set(cells)) == len(cells)
    for spot in range(16, 30):
        # The four corners rest on four different tiles one level below.
        assert len(set(pyramid.SPOT_NEEDS[spot])) == 4
        for corner, below in enumerate(pyramid.SPOT_NEEDS[spot]):
            assert pyramid.SPOT_LEVEL[below] == pyramid.SPOT_LEVEL[spot] - 1
            assert pyramid.SPOT_CELLS[spot][corner] in pyramid.SPOT_CELLS[below]


def test_pyramid_tiles() -> None:
    assert len(pyramid.TILE_ICONS) == len(pyramid.TILES) == 32
    coloured = [[icon for icon in tile if icon >= pyramid.COLOURED] for tile in pyramid.TILES]
    assert all(len(icons) <= 1 for icons in coloured)
    assert Counter(icon - pyramid.COLOURED for icons in coloured for icon in icons) == {0: 4, 1: 6, 2: 5}
    assert pyramid.TILES[4] == pyramid.TILES[17]
    assert pyramid.TILES[30] == pyramid.TILES[31]


def test_starting_patterns() -> None:
    assert [len(patterns[0]) for patterns in pyramid.STARTING_PATTERNS] == [14, 10, 8]
    for patterns in pyramid.STARTING_PATTERNS:
        for pattern in patterns:
            for spot in pattern:
                assert set(pyramid.SPOT_NEEDS[spot]) <= set(pattern)


def test_decorations_are_all_ordered_pairs() -> None:
    pairs = {first + second for first, second in product("BRGn", repeat=2)} - {"nn"}
    assert set(decorations.DECORATION_ICONS) == pairs
    assert len(decorations.DECORATION_ICONS) == decorations.DECORATION_TILES == 15
    assert len(decorations.SPACE_CELLS) == len(decorations.SPACE_NEEDS) == decorations.SPACES == 16
    for space in range(16):
        level = space % 4
        assert len(decorations.SPACE_CELLS[space]) == (2 if level else 0)
        for cell in decorations.SPACE_CELLS[space]:
            under = [spot for spot in decorations.SPACE_NEEDS[space] if cell in pyramid.SPOT_CELLS[spot]]
            assert [pyramid.SPOT_LEVEL[spot] for spot in under] == [level - 1]


def test_technologies_royal_and_bonus_tiles() -> None:
    assert tuple(range(1, 18, 2)) == technologies.TECHNOLOGY_NUMBERS
    assert sum(technologies.GOLD_COST) == 14
    assert len(technologies.TECHNOLOGY_NAMES) == 9
    categories = (royal_tiles.CATEGORY_A, royal_tiles.CATEGORY_B, royal_tiles.CATEGORY_C)
    assert sorted(tile for category in categories for tile in category) == list(range(9))
    for letter, category in zip("abc", categories, strict=True):
        assert all(royal_tiles.ROYAL_NAMES[tile].startswith(letter) for tile in category)
    assert len(bonus_tiles.BONUS_NAMES) == 7


def test_starting_tiles() -> None:
    assert len({frozenset(pair) for pair in starting_tiles.STARTING_BOARDS}) == 18
    assert all(len(set(pair)) == 2 for pair in starting_tiles.STARTING_BOARDS)
    columns = list(zip(*starting_tiles.STARTING_GOODS, strict=True))
    assert [sum(column) for column in columns] == [19, 17, 16, 27]
    assert [sum(column) for column in zip(*starting_tiles.STARTING_TEMPLES, strict=True)] == [4, 4, 3]
    assert sum(starting_tiles.STARTING_POWER_UPS) == 3
    assert sum(starting_tiles.STARTING_RESOURCES) == 4
    assert sum(starting_tiles.STARTING_AVENUE) == sum(starting_tiles.STARTING_TECHNOLOGY) == 2


def test_discovery_tiles() -> None:
    assert sum(discovery_tiles.COPIES) == discovery_tiles.DISCOVERY_TILES == 54
    assert sum(discovery_tiles.COPIES[: discovery_tiles.MASKS]) == 17
    assert sum(discovery_tiles.COPIES[discovery_tiles.MASKS :]) == 37
    assert len(discovery_tiles.KIND_NAMES) == len(discovery_tiles.COST) == discovery_tiles.KINDS == 21
    # No tile costs stone; two bits count the copies of a kind.
    assert all(cost[1] == 0 for cost in discovery_tiles.COST)
    assert max(discovery_tiles.COPIES) == 3


@pytest.mark.example(62)
def test_calendar_and_ascension() -> None:
    assert calendar.DARK_DISC[1] == (11, 10, 9)
    assert [row[0] for row in calendar.DARK_DISC] == [10, 11, 12]
    assert tuple(size * (size + 1) // 2 for size in range(8)) == calendar.MASK_SET_POINTS
    assert len(ascension.REWARD_NAMES) == 5


def test_first_game() -> None:
    for places in first_game.FIRST_GAME_WORKERS:
        assert len({board for board, _ in places}) == 3
    assert sum(map(sum, first_game.FIRST_GAME_GOODS)) == 12 + 10 + 11 + 7


def test_solo() -> None:
    odds = Counter(solo.SLOT_OF_SUM[first + second] for first, second in product(range(1, 7), repeat=2))
    assert [odds[slot] for slot in range(6)] == list(solo.ODDS_OF_36)
    assert neutral.NEUTRAL_COLOURS[1:] == (2, 2, 1, 0)
    assert len(solo.ACTION_TILE_NAMES) == 7
