"""Teotibot's turn: dice, a tile, the shift, the exchange (Rulings 94 to 96)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.agenda import Duty
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.effects.goods import pay_cocoa, score
from patolli.games.teotihuacan.fields import ACTION_TILE, SLOT, TURNS
from patolli.games.teotihuacan.material import solo
from patolli.games.teotihuacan.material.goods import COCOA
from patolli.games.teotihuacan.score_book import BOT_COCOA
from patolli.games.teotihuacan.state import BOT, State
from patolli.games.teotihuacan.teotibot.tiles import fall_back, follow_tile

# Places in the bot's tuple after its six pyramid slots.
ASIDE: Final = 6
UPPER_DIRECTION: Final = 7
LOWER_DIRECTION: Final = 8
DICE: Final = 9


class PlayBot(Duty[State]):
    """Roll two dice and find the tile (Ruling 95)."""

    def run(self, state: State) -> None:
        first, second, turns = state.deal.rolls[state.rolls]
        state.rolls += 1
        state.bot = (*state.bot[:DICE], first, second)
        slot = solo.SLOT_OF_SUM[first + second]
        tile = state.bot[slot]
        state.tell(events.BOT_ROLLED, BOT, (first, second, slot, tile))
        state.plan([FollowTile(tile, turns), ShiftTiles(slot), ExchangeCocoa()])


class FollowTile(Duty[State]):
    """Do what the tile says, or fall back (Ruling 97)."""

    FIELDS: ClassVar = (ACTION_TILE, TURNS)

    def __init__(self, tile: int, turns: int) -> None:
        self.tile: Final = tile
        # The rotation of a pyramid tile it may build.
        self.turns: Final = turns

    def run(self, state: State) -> None:
        if not follow_tile(state, self.tile, self.turns):
            fall_back(state)


class ShiftTiles(Duty[State]):
    """Fill the holes upwards, set the used tile aside, flip a direction tile (Ruling 95)."""

    FIELDS: ClassVar = (SLOT,)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, state: State) -> None:
        before = state.bot
        state.bot = shifted(before, self.slot)
        for slot in range(solo.PYRAMID_SLOTS):
            if state.bot[slot] != before[slot]:
                state.tell(events.BOT_TILE_SHIFTED, BOT, (state.bot[slot], slot))
        state.tell(events.BOT_TILE_SET_ASIDE, BOT, (state.bot[ASIDE],))
        state.tell(events.BOT_DIRECTION_FLIPPED, BOT, (state.bot[LOWER_DIRECTION],))


def shifted(bot: tuple[int, ...], used: int) -> tuple[int, ...]:
    """The bot's tiles after one was used."""
    tiles = list(bot)
    hole = used
    directions = (bot[UPPER_DIRECTION], bot[LOWER_DIRECTION])
    nth = 0
    while hole < solo.BOTTOM_LEFT:
        filler = solo.FILLED_FROM[directions[nth]][hole]
        tiles[hole] = tiles[filler]
        hole = filler
        nth += 1
    tiles[hole] = bot[ASIDE]
    tiles[ASIDE] = bot[used]
    tiles[UPPER_DIRECTION] = directions[1]
    tiles[LOWER_DIRECTION] = 1 - directions[0]
    return tuple(tiles)


class ExchangeCocoa(Duty[State]):
    """Ten cocoa become points, once a turn (Ruling 95)."""

    def run(self, state: State) -> None:
        if state.players[BOT].goods[COCOA] >= solo.EXCHANGED_COCOA:
            points = state.variant.bot_points_for_cocoa
            state.tell(events.BOT_EXCHANGED, BOT, (solo.EXCHANGED_COCOA, points))
            pay_cocoa(state, BOT, solo.EXCHANGED_COCOA, events.FOR_EXCHANGE)
            score(state, BOT, points, BOT_COCOA)
