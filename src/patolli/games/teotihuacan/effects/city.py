"""The city grows: pyramid tiles, decorations, houses; offers are refilled."""

from __future__ import annotations

from patolli.engine.event import NOBODY, EventKind
from patolli.engine.rows import with_byte
from patolli.games.teotihuacan.effects.tracks import advance_track
from patolli.games.teotihuacan.events import (
    DECORATION_PLACED,
    DECORATION_TURNED_UP,
    DISCOVERY_TURNED_UP,
    HOUSE_BUILT,
    PYRAMID_COMPLETED,
    PYRAMID_TILE_PLACED,
    PYRAMID_TILE_TURNED_UP,
    TECHNOLOGY_TAKEN,
)
from patolli.games.teotihuacan.material import decorations, pyramid
from patolli.games.teotihuacan.material.buildings import BUILDINGS, NOBLES_ROWS
from patolli.games.teotihuacan.state import EMPTY, NO_TILE, WORSHIP_PLACES, State


def icon_type(icon: int) -> int:
    """The type of an icon, whatever its colour."""
    return icon - pyramid.COLOURED if icon >= pyramid.COLOURED else icon


def turned_icons(tile: int, turns: int) -> tuple[int, int, int, int]:
    """A pyramid tile's icons, clockwise from the top left, after quarter turns clockwise."""
    icons = pyramid.TILES[tile]
    return (icons[-turns % 4], icons[(1 - turns) % 4], icons[(2 - turns) % 4], icons[(3 - turns) % 4])


def is_open(state: State, spot: int) -> bool:
    """Whether a pyramid tile may be placed on a spot (Ruling 49)."""
    if state.pyramid[spot] != EMPTY:
        return False
    for below in pyramid.SPOT_NEEDS[spot]:
        if state.pyramid[below] == EMPTY:
            return False
    return True


def lay_pyramid_tile(state: State, tile: int, spot: int, turns: int) -> None:
    """Put a tile on a spot and cover the icons under it."""
    state.pyramid = with_byte(state.pyramid, spot, tile * 4 + turns)
    icons = turned_icons(tile, turns)
    cells = pyramid.SPOT_CELLS[spot]
    for corner in range(4):
        state.grid = with_byte(state.grid, cells[corner], icon_type(icons[corner]))


def matching_icons(state: State, tile: int, spot: int, turns: int) -> tuple[int, int]:
    """The corners whose icons would match, a bit each, and the temple of a coloured one (or -1)."""
    icons = turned_icons(tile, turns)
    cells = pyramid.SPOT_CELLS[spot]
    matching = 0
    temple = -1
    for corner in range(4):
        if state.grid[cells[corner]] == icon_type(icons[corner]):
            matching |= 1 << corner
            if icons[corner] >= pyramid.COLOURED:
                temple = icon_type(icons[corner])
    return matching, temple


def place_pyramid_tile(state: State, seat: int, tile: int, spot: int, turns: int, matching: int) -> None:
    """Build a tile of the offer into the pyramid and advance on its track."""
    state.pyramid_offer[state.pyramid_offer.index(tile)] = NO_TILE
    lay_pyramid_tile(state, tile, spot, turns)
    state.tell(PYRAMID_TILE_PLACED, seat, (tile, spot, turns, matching.bit_count(), matching))
    advance_track(state, seat)
    if spot == pyramid.CAPSTONE:
        state.tell(PYRAMID_COMPLETED, seat, ())


def next_decoration_level(state: State, side: int) -> int:
    """The first undecorated level of a side, 4 when the side is full."""
    level = 0
    while level < decorations.LEVELS and state.decorations[side * decorations.LEVELS + level] != EMPTY:
        level += 1
    return level


def open_decoration_space(state: State, side: int) -> int:
    """The space of a side where a decoration may go now, or -1 (Ruling 46)."""
    level = next_decoration_level(state, side)
    if level == decorations.LEVELS:
        return -1
    space = side * decorations.LEVELS + level
    for spot in decorations.SPACE_NEEDS[space]:
        if state.pyramid[spot] == EMPTY:
            return -1
    return space


def decoration_matches(state: State, tile: int, space: int) -> tuple[int, list[int]]:
    """Which icons of the tile, a bit each, match what lies under them, and these icons."""
    side, level = space // decorations.LEVELS, space % decorations.LEVELS
    first, second = decorations.TILES[tile]
    icons = (second, first) if decorations.TURNED[side] else (first, second)
    cells = decorations.SPACE_CELLS[space]
    matching = 0
    found: list[int] = []
    for index in range(2):
        under = decorations.PRINTED[side][index] if level == 0 else state.grid[cells[index]]
        if icon_type(icons[index]) == under:
            matching |= 1 << index
            found.append(icons[index])
    return matching, found


def place_decoration(state: State, seat: int, tile: int, space: int, matching: int) -> None:
    """Put a decoration of the offer beside the pyramid and advance on its track."""
    state.decoration_offer[state.decoration_offer.index(tile)] = NO_TILE
    state.decorations = with_byte(state.decorations, space, tile)
    side, level = space // decorations.LEVELS, space % decorations.LEVELS
    state.tell(DECORATION_PLACED, seat, (tile, side, level + 1, matching.bit_count(), matching))
    advance_track(state, seat)


def has_building(state: State) -> bool:
    """Whether a building is left in the row."""
    return state.buildings_taken() < BUILDINGS


def has_room(state: State, row: int) -> bool:
    """Whether a row of the Nobles board has an empty space."""
    return state.houses[row] < len(NOBLES_ROWS[row])


def build_house(state: State, seat: int, row: int) -> int:
    """Move the leftmost building of the row to the Nobles board; the number it covers."""
    points = NOBLES_ROWS[row][state.houses[row]]
    state.houses[row] += 1
    state.tell(HOUSE_BUILT, seat, (row,))
    return points


def mark_technology(state: State, seat: int, technology: int) -> None:
    """Put a marker on a technology."""
    state.players[seat].technologies |= 1 << technology
    state.tell(TECHNOLOGY_TAKEN, seat, (technology,))


def slide(offer: list[int]) -> None:
    """Close the gaps of an offer towards its beginning (Ruling 105)."""
    filled = [tile for tile in offer if tile != NO_TILE]
    for slot in range(len(offer)):
        offer[slot] = filled[slot] if slot < len(filled) else NO_TILE


def refill(state: State) -> None:
    """Replace what was taken this turn (Rulings 35, 47, 50); an empty stack leaves gaps."""
    if state.is_solo():
        slide(state.pyramid_offer)
        slide(state.decoration_offer)
    state.pyramid_drawn = fill_offer(
        state, state.pyramid_offer, state.deal.pyramid_tiles, state.pyramid_drawn, PYRAMID_TILE_TURNED_UP
    )
    state.decorations_drawn = fill_offer(
        state, state.decoration_offer, state.deal.decorations, state.decorations_drawn, DECORATION_TURNED_UP
    )
    for slot in range(WORSHIP_PLACES):
        if state.places[slot] == NO_TILE:
            refill_board(state, slot)


def fill_offer(state: State, offer: list[int], stack: tuple[int, ...], drawn: int, told: EventKind) -> int:
    """Turn up a tile for each gap of an offer; how many of the stack have then been drawn."""
    for slot in range(len(offer)):
        if offer[slot] == NO_TILE and drawn < len(stack):
            offer[slot] = stack[drawn]
            drawn += 1
            state.tell(told, NOBODY, (offer[slot],))
    return drawn


def refill_board(state: State, slot: int) -> None:
    """Put the next discovery tile beside a worship board (Rulings 35, 79)."""
    if state.discoveries_drawn < len(state.deal.discoveries):
        kind = state.deal.discoveries[state.discoveries_drawn]
        state.discoveries_drawn += 1
        state.places[slot] = kind
        state.tell(DISCOVERY_TURNED_UP, NOBODY, (kind, slot))
