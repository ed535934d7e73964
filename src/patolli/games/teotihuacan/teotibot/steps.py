"""What Teotibot builds and takes, and where (Rulings 98, 101 to 103)."""

from __future__ import annotations

from patolli.games.teotihuacan import events
from patolli.games.teotihuacan import score_book as book
from patolli.games.teotihuacan.effects.city import (
    build_house,
    has_building,
    has_room,
    is_open,
    mark_technology,
    open_decoration_space,
    place_decoration,
    place_pyramid_tile,
)
from patolli.games.teotihuacan.effects.goods import pay, score
from patolli.games.teotihuacan.effects.tracks import move_light_disc, walk_avenue
from patolli.games.teotihuacan.material import decorations, pyramid, solo
from patolli.games.teotihuacan.material import technologies as tech
from patolli.games.teotihuacan.material.buildings import NOBLES_ROWS
from patolli.games.teotihuacan.state import BOT, NO_TILE, State
from patolli.games.teotihuacan.teotibot.effects import bot_climb, bot_climb_any


def first_shown(offer: list[int]) -> int:
    """The leftmost or topmost tile of an offer, or NO_TILE."""
    for tile in offer:
        if tile != NO_TILE:
            return tile
    return NO_TILE


def free_spot(state: State) -> int:
    """The first open spot, level by level, row by row; -1 without spot or tile (Ruling 98)."""
    if first_shown(state.pyramid_offer) == NO_TILE:
        return -1
    for spot in range(pyramid.SPOTS):
        if is_open(state, spot):
            return spot
    return -1


def bot_build(state: State, turns: int) -> None:
    """Two stone: the leftmost tile, its level's points and two more, a step on any temple."""
    spot = free_spot(state)
    pay(state, BOT, (0, solo.BUILD_STONE, 0, 0), events.FOR_BUILDING)
    place_pyramid_tile(state, BOT, first_shown(state.pyramid_offer), spot, turns, 0)
    # It counts no icons, so what it scores beyond the level is no icon's.
    score(state, BOT, pyramid.LEVEL_POINTS[pyramid.SPOT_LEVEL[spot]] + solo.BUILD_POINTS, book.PYRAMID_TILES)
    if spot == pyramid.CAPSTONE:
        move_light_disc(state, BOT, state.dark)
    bot_climb_any(state)


def free_decoration_space(state: State) -> int:
    """The first legal space, lowest level first, clockwise from the top; or -1 (Ruling 98)."""
    if first_shown(state.decoration_offer) == NO_TILE:
        return -1
    best = -1
    for side in range(decorations.SIDES):
        space = open_decoration_space(state, side)
        if space >= 0 and (best < 0 or space % decorations.LEVELS < best % decorations.LEVELS):
            best = space
    return best


def bot_decorate(state: State) -> None:
    """Two gold: the topmost tile, five points, a step on any temple."""
    space = free_decoration_space(state)
    pay(state, BOT, (0, 0, solo.DECORATE_GOLD, 0), events.FOR_BUILDING)
    place_decoration(state, BOT, first_shown(state.decoration_offer), space, 0)
    score(state, BOT, solo.DECORATE_POINTS, book.DECORATIONS)
    bot_climb_any(state)


def missing_technology(state: State) -> int:
    """The slot of the lowest technology without markers, else the lowest it lacks; or -1."""
    bot = state.players[BOT]
    lacking = -1
    for slot in range(tech.SLOTS):
        technology = state.layout.technologies[slot]
        if bot.owns(technology):
            continue
        if not state.players[0].owns(technology):
            return slot
        if lacking < 0:
            lacking = slot
    return lacking


def bot_technology(state: State) -> None:
    """One gold always; the human scores for a technology it already owns (Ruling 103)."""
    slot = missing_technology(state)
    technology = state.layout.technologies[slot]
    pay(state, BOT, (0, 0, solo.ALCHEMY_GOLD, 0), events.FOR_TECHNOLOGY)
    mark_technology(state, BOT, technology)
    if state.players[0].owns(technology):
        score(state, 0, tech.OTHER_OWNER_POINTS, book.TECHNOLOGY_OWNER)
    bot_climb(state, tech.SLOT_TEMPLE[slot])


def house_row(state: State) -> int:
    """The row of the era, else that of the cheapest open space; -1 without building (Ruling 102)."""
    if not has_building(state):
        return -1
    if has_room(state, state.era):
        return state.era
    best = -1
    for row in range(len(NOBLES_ROWS)):
        if has_room(state, row) and (best < 0 or next_points(state, row) < next_points(state, best)):
            best = row
    return best


def next_points(state: State, row: int) -> int:
    """The points of the leftmost empty space of a row."""
    return NOBLES_ROWS[row][state.houses[row]]


def bot_house(state: State) -> None:
    """Two wood: a house, its points, a step on the avenue without a claim."""
    pay(state, BOT, (solo.NOBLES_WOOD, 0, 0, 0), events.FOR_BUILDING)
    score(state, BOT, build_house(state, BOT, house_row(state)), book.NOBLES)
    walk_avenue(state, BOT)
