"""Setups for tests: the seed draws the options, too."""

from __future__ import annotations

from typing import Final

from patolli.contract.promise import BrokenContract
from patolli.engine.chance import QuickChance
from patolli.engine.errors import UnknownOption
from patolli.engine.game import Game, Setup

# Combinations drawn until a game takes one.
TRIES: Final = 100


def drawn_setup(game: Game, seats: int, seed: int) -> Setup:
    """A combination of options that the game takes; every other one waits for the end of turns."""
    chance = QuickChance(seed)
    for _ in range(TRIES):
        options = {option.name: option.values[chance.below(len(option.values))] for option in game.options}
        try:
            return game.setup(seats, options, seed, confirm_turns=seed % 2 == 1)
        except UnknownOption:
            continue
    raise BrokenContract(f"most combinations of options can be played: {game.key}, {seats} seats")
