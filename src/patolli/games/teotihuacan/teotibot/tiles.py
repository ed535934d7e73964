"""Teotibot's seven action tiles, step by step (Rulings 97 to 103)."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.effects.goods import claim, gain, gain_cocoa
from patolli.games.teotihuacan.effects.workers import NOBODY, PER_SEAT, occupant, relocate
from patolli.games.teotihuacan.material import boards, solo
from patolli.games.teotihuacan.material.discovery_tiles import COST, MASK_NUMBER, MASKS
from patolli.games.teotihuacan.material.goods import GOLD, STONE, WOOD
from patolli.games.teotihuacan.material.ring import RING
from patolli.games.teotihuacan.material.temples import ANY_TEMPLE
from patolli.games.teotihuacan.player import board_of, held, power_of
from patolli.games.teotihuacan.state import BOT, NO_TILE, State
from patolli.games.teotihuacan.teotibot.effects import (
    NO_INDEX,
    bot_advance,
    bot_climb,
    bot_climb_any,
    bot_power_up,
    free_workers,
    power_up_and_advance,
    worker_on,
    worshipper,
)
from patolli.games.teotihuacan.teotibot.steps import (
    bot_build,
    bot_decorate,
    bot_house,
    bot_technology,
    free_decoration_space,
    free_spot,
    house_row,
    missing_technology,
)

# The board of each tile's first step, the good it pays, how much, and the board of its second step.
FIRST_BOARD: Final[tuple[int, ...]] = (boards.CONSTRUCTION, boards.DECORATIONS, boards.ALCHEMY, boards.NOBLES)
FIRST_GOOD: Final[tuple[int, ...]] = (STONE, GOLD, GOLD, WOOD)
FIRST_PRICE: Final[tuple[int, ...]] = (
    solo.BUILD_STONE,
    solo.DECORATE_GOLD,
    solo.ALCHEMY_GOLD,
    solo.NOBLES_WOOD,
)
SECOND_BOARD: Final[tuple[int, ...]] = (boards.QUARRY, boards.GOLD_DEPOSITS, 0, boards.FOREST)

# Which tile, and which of its steps, mastery takes on each board.
MASTERY_TILE: Final[tuple[int, ...]] = (-1, -1, 3, 0, 1, 2, 3, 1, 0)
MASTERY_STEP: Final[tuple[int, ...]] = (0, 0, 2, 2, 2, 1, 1, 1, 1)


def follow_tile(state: State, tile: int, turns: int) -> bool:
    """Whether the tile could be followed; otherwise the fallback is due."""
    if tile == solo.MASTERY_TILE:
        return master(state, turns)
    if tile == solo.WORSHIP_TILE:
        worship(state)
        return True
    if tile == solo.MASKS_TILE:
        return take_mask(state)
    board = FIRST_BOARD[tile]
    if can_take_first(state, tile, worker_on(state, board), True):
        take_first(state, tile, worker_on(state, board), turns)
        return True
    if tile == solo.ALCHEMY_TILE:
        # It has no second step: one worker, the weakest, gains power twice, nothing else.
        weakest = free_workers(state)[0]
        state.tell(events.BOT_STEP_TAKEN, BOT, (tile, 2, board_of(state.players[BOT].workers[weakest])))
        bot_power_up(state, weakest)
        bot_power_up(state, weakest)
        return True
    index = worker_on(state, SECOND_BOARD[tile])
    if index == NO_INDEX:
        tell_failure(state, tile, 2, events.NO_WORKER_THERE, SECOND_BOARD[tile])
        return False
    take_second(state, tile, index)
    return True


def tell_failure(state: State, tile: int, step: int, failure: int, board: int) -> None:
    """Say why a step was not taken."""
    state.tell(events.BOT_STEP_FAILED, BOT, (tile, step, failure, board))


def can_take_first(state: State, tile: int, index: int, aloud: bool) -> bool:
    """Whether the first step of a tile is possible; aloud, a failure is told."""
    failure = -1
    if index == NO_INDEX:
        failure = events.NO_WORKER_THERE
    elif state.players[BOT].goods[FIRST_GOOD[tile]] < FIRST_PRICE[tile]:
        failure = events.TOO_FEW_GOODS
    elif not has_target(state, tile):
        failure = events.NOTHING_LEFT
    if failure < 0:
        return True
    if aloud:
        tell_failure(state, tile, 1, failure, FIRST_BOARD[tile])
    return False


def has_target(state: State, tile: int) -> bool:
    """Whether there is anything left to build, decorate, learn or settle."""
    if tile == solo.CONSTRUCTION_TILE:
        return free_spot(state) >= 0
    if tile == solo.DECORATIONS_TILE:
        return free_decoration_space(state) >= 0
    if tile == solo.ALCHEMY_TILE:
        return missing_technology(state) >= 0
    return house_row(state) >= 0


def take_first(state: State, tile: int, index: int, turns: int) -> None:
    """Pay and do the first step with a worker."""
    state.tell(events.BOT_STEP_TAKEN, BOT, (tile, 1, FIRST_BOARD[tile]))
    if tile == solo.CONSTRUCTION_TILE:
        bot_build(state, turns)
    elif tile == solo.DECORATIONS_TILE:
        bot_decorate(state)
    elif tile == solo.ALCHEMY_TILE:
        bot_technology(state)
    else:
        bot_house(state)
    power_up_and_advance(state, index)


def take_second(state: State, tile: int, index: int) -> None:
    """Gather two of the tile's good with a worker."""
    state.tell(events.BOT_STEP_TAKEN, BOT, (tile, 2, SECOND_BOARD[tile]))
    gathered = [0, 0, 0, 0]
    gathered[FIRST_GOOD[tile]] = solo.HARVEST
    gain(state, BOT, tuple(gathered), events.FOR_MAIN_ACTION)
    power_up_and_advance(state, index)


def master(state: State, turns: int) -> bool:
    """Mastery: the strongest worker whose board allows anything acts there."""
    order = free_workers(state)
    # Ties of the highest: farthest clockwise from the Palace (Ruling 100).
    for index in reversed(order):
        figure = state.players[BOT].workers[index]
        board = board_of(figure)
        state.tell(events.BOT_TRIED_WORKER, BOT, (board, power_of(figure)))
        tile = MASTERY_TILE[board]
        if tile < 0:
            tell_failure(state, solo.MASTERY_TILE, 1, events.NO_ACTION_THERE, board)
            continue
        if MASTERY_STEP[board] == 2:
            take_second(state, tile, index)
            return True
        if can_take_first(state, tile, index, True):
            take_first(state, tile, index, turns)
            return True
    return False


def worship(state: State) -> None:
    """Worship: on to the next temple space, freeing a human worker there; climb; clear its tile."""
    index = worshipper(state)
    bot = state.players[BOT]
    origin = board_of(bot.workers[index])
    board = state.layout.next_temple_board(origin)
    state.tell(events.BOT_WORSHIPPED, BOT, (origin, board))
    found = occupant(state, board, 1)
    if found != NOBODY:
        relocate(state.players[found // PER_SEAT], found % PER_SEAT, board)
        state.tell(events.WORKER_BUMPED, BOT, (found // PER_SEAT, board))
    relocate(bot, index, board, 1)
    temple = boards.WORSHIP_TEMPLE[board]
    if temple == ANY_TEMPLE:
        for _ in range(state.variant.bot_worship_steps + solo.WORSHIP_ANY_EXTRA):
            bot_climb_any(state)
    else:
        for _ in range(state.variant.bot_worship_steps):
            bot_climb(state, temple)
    slot = boards.WORSHIP_SLOT[board]
    if state.places[slot] != NO_TILE:
        state.tell(events.BOT_DISCARDED, BOT, (state.places[slot], slot))
        state.places[slot] = NO_TILE


def take_mask(state: State) -> bool:
    """Masks: the rarest affordable mask it lacks, clockwise from the Palace."""
    bot = state.players[BOT]
    best = NO_INDEX
    for position in range(RING):
        slot = boards.WORSHIP_SLOT[state.layout.ring[position]]
        kind = state.places[slot] if slot >= 0 else NO_TILE
        if kind == NO_TILE or kind >= MASKS or held(bot.ready, kind) or not bot.can_pay(COST[kind]):
            continue
        if best == NO_INDEX or MASK_NUMBER[kind] < MASK_NUMBER[state.places[best]]:
            best = slot
    if best == NO_INDEX:
        tell_failure(state, solo.MASKS_TILE, 1, events.NOTHING_LEFT, boards.PALACE)
        return False
    claim(state, BOT, state.places[best], best)
    state.places[best] = NO_TILE
    return True


def fall_back(state: State) -> None:
    """The fallback: five cocoa, and the weakest worker gains power and walks."""
    state.tell(events.BOT_FELL_BACK, BOT, ())
    gain_cocoa(state, BOT, solo.FALLBACK_COCOA, events.FOR_FALLBACK)
    index = free_workers(state)[0]
    bot_power_up(state, index)
    bot_advance(state, index)
