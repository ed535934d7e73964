"""Features of Teotihuacan: what a seat may know as bytes, its actions as numbers.

Every argument of every action has small bounds, so the numbers follow from the
declaration. `tensor` names the parts of an observation and says where each begins.
"""

from __future__ import annotations

from typing import Final

from patolli.engine.agenda import Decision
from patolli.engine.numbering import Numbering
from patolli.engine.state import State as EngineState
from patolli.games.teotihuacan.actions import ACTIONS
from patolli.games.teotihuacan.features import tensor as at
from patolli.games.teotihuacan.imagination import NO_PLEDGE
from patolli.games.teotihuacan.layout import Layout
from patolli.games.teotihuacan.material.boards import BOARDS
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_TILES
from patolli.games.teotihuacan.material.decorations import DECORATION_TILES, SPACES
from patolli.games.teotihuacan.material.discovery_tiles import KINDS
from patolli.games.teotihuacan.material.pyramid import OFFER, PYRAMID_TILES, TILES
from patolli.games.teotihuacan.material.ring import RING
from patolli.games.teotihuacan.material.solo import ACTION_TILES, PYRAMID_SLOTS
from patolli.games.teotihuacan.material.starting_tiles import DISCOVERY_STARTING_TILES
from patolli.games.teotihuacan.material.technologies import SLOTS, TECHNOLOGIES
from patolli.games.teotihuacan.player import NO_WORKER, board_of, held, power_of, space_of
from patolli.games.teotihuacan.state import (
    EMPTY,
    GROUP_END,
    GROUP_START,
    GROUPS,
    NO_TILE,
    WORSHIP_PLACES,
    State,
)
from patolli.games.teotihuacan.teotibot.turn import LOWER_DIRECTION, UPPER_DIRECTION
from patolli.games.teotihuacan.variant import Variant

NUMBERING: Final = Numbering(ACTIONS)
ACTION_COUNT: Final = NUMBERING.count
PARTS: Final = at.PARTS
OBSERVATION_SIZE: Final = at.OBSERVATION_SIZE

# Tables from a byte of the pyramid or of its grid to a flag.
IS_BUILT: Final = bytes([1 if tile != EMPTY else 0 for tile in range(256)])
IS_ICON: Final[tuple[bytes, ...]] = tuple(
    [bytes([1 if icon == wanted else 0 for icon in range(256)]) for wanted in range(at.ICON_TYPES)]
)


def icons_of(tile: int) -> bytearray:
    """The four icons of a pyramid tile, corner by corner."""
    flags = bytearray(at.TILE_ICONS)
    for corner in range(4):
        flags[corner * at.ICONS + TILES[tile][corner]] = 1
    return flags


ICONS_OF_TILES: Final[tuple[bytearray, ...]] = tuple([icons_of(tile) for tile in range(PYRAMID_TILES)])


def number_of(state: EngineState, action: int) -> int:
    """The number of an action; the same in every State."""
    return NUMBERING.number_of(action)


def action_of(state: EngineState, number: int) -> int:
    """The action behind a number, or -1; the caller judges whether it is legal."""
    return NUMBERING.action_of(number)


def write_mask(state: EngineState, legal: list[int], mask: bytearray, start: int) -> None:
    """Write a 1 for each legal action into a stretch of noughts."""
    for action in legal:
        mask[start + NUMBERING.number_of(action)] = 1


def write_observation(state: EngineState, viewer: int, tensor: bytearray, start: int) -> None:
    """Write what a seat may know; the stretch from `start` on must be nought."""
    assert isinstance(state, State)
    for player in range(len(state.players)):
        write_player(state, player, tensor, start + (player - viewer) % len(state.players) * at.PLAYER)
    tensor[start + at.SEATS_AT + state.seats - 1] = 1
    tensor[start + at.ORDER_AT + viewer] = 1
    for decision in state.pending():
        tensor[start + at.TO_ACT_AT + (decision.seat - viewer) % len(state.players)] = 1
        if decision.seat == viewer:
            write_question(decision, tensor, start)
    write_moved(state, tensor, start + at.MOVED_AT)
    tensor[start + at.ERA_AT + state.era] = 1
    tensor[start + at.CALENDAR_AT] = state.light
    tensor[start + at.CALENDAR_AT + 1] = state.dark
    tensor[start + at.CALENDAR_AT + 2] = 1 if state.is_last_eclipse() else 0
    for row in range(3):
        tensor[start + at.HOUSES_AT + row] = state.houses[row]
    write_layout(state, tensor, start)
    write_discoveries(state, tensor, start)
    write_city(state, tensor, start)
    write_secrets(state, viewer, tensor, start)
    if state.bot:
        write_bot(state.bot, tensor, start)


def write_player(state: State, seat: int, tensor: bytearray, start: int) -> None:
    """One player's open pieces."""
    player = state.players[seat]
    tensor[start] = 1
    for good in range(4):
        tensor[start + at.GOODS_IN + good] = min(player.goods[good], at.MOST)
    tensor[start + at.TRACKS_IN] = min(player.points, at.MOST)
    tensor[start + at.TRACKS_IN + 1] = player.avenue
    tensor[start + at.TRACKS_IN + 2] = player.track
    for temple in range(3):
        tensor[start + at.TRACKS_IN + 3 + temple] = player.temples[temple]
    for technology in range(TECHNOLOGIES):
        if player.owns(technology):
            tensor[start + at.TECHNOLOGIES_IN + technology] = 1
    write_counts(player.ready, tensor, start + at.READY_IN)
    write_counts(player.spent, tensor, start + at.SPENT_IN)
    for figure in player.workers:
        if figure == NO_WORKER:
            continue
        board = board_of(figure)
        if space_of(figure):
            tensor[start + at.LOCKED_IN + at.FIRST_SPACE[board] + space_of(figure) - 1] = power_of(figure)
        else:
            tensor[start + at.FREE_IN + (board - 1) * at.POWERS + power_of(figure) - 1] += 1


def write_counts(counts: int, tensor: bytearray, start: int) -> None:
    """Discovery tiles by kind."""
    if counts == 0:
        return
    for kind in range(KINDS):
        count = held(counts, kind)
        if count:
            tensor[start + kind] = count


def write_question(decision: Decision[EngineState], tensor: bytearray, start: int) -> None:
    """What the viewer is asked; the order of steps is the first of all questions."""
    step: object = decision
    question = at.QUESTION_OF.get(type(step), 0)
    tensor[start + at.QUESTION_AT + question] = 1
    if question == 0:
        return
    # The first argument is always the seat.
    place = start + at.ARGUMENTS_AT - 1
    for argument in decision.code():
        if place >= start + at.ARGUMENTS_AT and argument > 0:
            tensor[place] = min(argument, at.MOST)
        place += 1


def write_moved(state: State, tensor: bytearray, start: int) -> None:
    """Where the workers stand that have moved this turn."""
    if state.moved == 0 or state.is_over():
        return
    workers = state.players[state.seat_to_act()].workers
    for index in range(len(workers)):
        if state.moved >> index & 1 and workers[index] != NO_WORKER:
            tensor[start + board_of(workers[index]) - 1] += 1


def write_layout(state: State, tensor: bytearray, start: int) -> None:
    """Variant, boards and tiles, which never change in a match, and neutral workers."""
    if state.layout.features == b"":
        state.layout.features = variant_features(state.variant) + layout_features(state.layout)
    tensor[start + at.RULES_AT : start + at.NEUTRAL_AT] = state.layout.features
    for colour in range(len(state.neutral)):
        for board in BOARDS:
            if state.neutral[colour] >> board & 1:
                tensor[start + at.NEUTRAL_AT + colour * len(BOARDS) + board - 1] = 1


def variant_features(variant: Variant) -> bytes:
    """The options that change how the rest of a match is played."""
    return bytes(
        [
            variant.ascension_cocoa,
            variant.dark_eclipse,
            variant.wide_free_cocoa,
            variant.completed_as_third,
            variant.track_cap,
            variant.free_nobles_row,
            variant.second_power_up_mandatory,
            variant.leader_bonus_at_zero,
        ]
    )


def layout_features(layout: Layout) -> bytes:
    """The parts from the ring to the bonus tiles, which lie side by side in the tensor."""
    flags = [0] * (at.NEUTRAL_AT - at.RING_AT)
    for position in range(RING):
        flags[position * RING + layout.ring[position] - 1] = 1
    for slot in range(SLOTS):
        flags[at.TECHNOLOGIES_AT - at.RING_AT + slot * TECHNOLOGIES + layout.technologies[slot]] = 1
    for tile in layout.royal_tiles:
        flags[at.ROYAL_AT - at.RING_AT + tile] = 1
    for temple in range(3):
        flags[at.BONUS_AT - at.RING_AT + temple * BONUS_TILES + layout.bonus_tiles[temple]] = 1
    return bytes(flags)


def write_discoveries(state: State, tensor: bytearray, start: int) -> None:
    """Discovery tiles on the table."""
    for slot in range(WORSHIP_PLACES):
        kind = state.places[slot]
        if kind != NO_TILE:
            tensor[start + at.WORSHIP_TILES_AT + slot * KINDS + kind] = 1
    for group in range(GROUPS):
        first = start + at.STEP_TILES_AT + group * KINDS
        for slot in range(GROUP_START[group], GROUP_END[group]):
            kind = state.places[slot]
            if kind != NO_TILE:
                tensor[first + kind] += 1


def write_city(state: State, tensor: bytearray, start: int) -> None:
    """The pyramid, its decorations, and the tiles on offer or still to come."""
    # Whole rows at once: far quicker than cell by cell.
    grid = state.grid
    planes = [grid.translate(IS_ICON[icon]) for icon in range(at.ICON_TYPES)]
    tensor[start + at.PYRAMID_AT : start + at.PYRAMID_OFFER_AT] = b"".join(
        [state.pyramid.translate(IS_BUILT), *planes]
    )
    for slot in range(OFFER):
        tile = state.pyramid_offer[slot]
        if tile != NO_TILE:
            tensor[start + at.PYRAMID_OFFER_AT + tile] = 1
            first = start + at.OFFERED_ICONS_AT + slot * at.TILE_ICONS
            tensor[first : first + at.TILE_ICONS] = ICONS_OF_TILES[tile]
    unseen = [0] * PYRAMID_TILES
    for index in range(state.pyramid_drawn, len(state.deal.pyramid_tiles)):
        unseen[state.deal.pyramid_tiles[index]] = 1
    tensor[start + at.UNSEEN_PYRAMID_AT : start + at.UNSEEN_PYRAMID_AT + PYRAMID_TILES] = bytes(unseen)
    for space in range(SPACES):
        tile = state.decorations[space]
        if tile != EMPTY:
            tensor[start + at.DECORATIONS_AT + space * DECORATION_TILES + tile] = 1
    for tile in state.decoration_offer:
        if tile != NO_TILE:
            tensor[start + at.DECORATION_OFFER_AT + tile] = 1


def write_bot(bot: tuple[int, ...], tensor: bytearray, start: int) -> None:
    """Teotibot's action tiles and directions; dice already rolled decide nothing more."""
    for slot in range(PYRAMID_SLOTS + 1):
        tensor[start + at.BOT_AT + slot * ACTION_TILES + bot[slot]] = 1
    tensor[start + at.DIRECTIONS_AT] = bot[UPPER_DIRECTION]
    tensor[start + at.DIRECTIONS_AT + 1] = bot[LOWER_DIRECTION]


def write_secrets(state: State, viewer: int, tensor: bytearray, start: int) -> None:
    """Starting tiles, reserved tiles and secret answers as far as the viewer knows them."""
    unseen = [0] * KINDS
    for index in range(state.discoveries_drawn, len(state.deal.discoveries)):
        unseen[state.deal.discoveries[index]] += 1
    tensor[start + at.UNSEEN_TILES_AT : start + at.UNSEEN_TILES_AT + KINDS] = bytes(unseen)
    for seat in range(len(state.pledges)):
        if state.pledges[seat] != NO_PLEDGE:
            tensor[start + at.ANSWERED_AT + (seat - viewer) % len(state.players)] = 1
            if seat == viewer:
                tensor[start + at.OWN_ANSWER_AT] = 1 + state.pledges[seat]
    if not state.hands:
        return
    for tile in state.hands[viewer]:
        tensor[start + at.HAND_AT + tile] = 1
    for tile in state.pool:
        tensor[start + at.POOL_AT + tile] = 1
    for slot in range(len(DISCOVERY_STARTING_TILES)):
        kind = state.reserved[slot]
        if kind == NO_TILE:
            continue
        if state.has_secret_hands() and DISCOVERY_STARTING_TILES[slot] not in state.hands[viewer]:
            # For this viewer the tile is still one of the stack.
            tensor[start + at.UNSEEN_TILES_AT + kind] += 1
        else:
            tensor[start + at.RESERVED_AT + slot * KINDS + kind] = 1
