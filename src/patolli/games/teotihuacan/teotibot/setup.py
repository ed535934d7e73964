"""Teotibot's place at the table (Rulings 93, 94)."""

from __future__ import annotations

from patolli.engine.chance import Chance
from patolli.games.teotihuacan.material import solo
from patolli.games.teotihuacan.material.temples import TEMPLES
from patolli.games.teotihuacan.player import worker
from patolli.games.teotihuacan.state import BOT, State


def bot_player(state: State) -> None:
    """Goods, workers, markers and a technology, without any reward for them."""
    bot = state.players[BOT]
    for resource in range(3):
        bot.goods[resource] = state.variant.bot_goods[resource]
    for temple in TEMPLES:
        bot.temples[temple] = solo.BOT_TEMPLE_STEP
    bot.avenue = solo.BOT_AVENUE_STEP
    bot.technologies = 1 << state.layout.technologies[solo.BOT_TECHNOLOGY_SLOT]
    for index in range(len(solo.BOT_BOARDS)):
        bot.workers[index] = worker(solo.BOT_BOARDS[index], state.variant.bot_powers[index])
    bot.workers[3] = worker(solo.BOT_WORSHIP_BOARD, solo.BOT_WORSHIP_POWER, 1)


def bot_tiles(chance: Chance) -> tuple[int, ...]:
    """Six action tiles in a pyramid, one aside, two direction tiles with random faces, no dice yet."""
    tiles = chance.shuffled(list(range(solo.ACTION_TILES)))
    return (*tiles, chance.below(2), chance.below(2), 0, 0)
