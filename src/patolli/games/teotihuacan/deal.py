"""The Deal: everything the seed decided and nobody has seen yet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from patolli.engine.chance import Chance
from patolli.games.teotihuacan.material.neutral import NEUTRAL_DRAWS
from patolli.games.teotihuacan.material.starting_tiles import KEPT, STARTING_TILES

# More bot turns than three eras can hold: 10 + 9 + 8 rounds and three last rounds.
ROLLS: Final = 32
DIE: Final = 6
# Tiles read for the neutral colours in one draw: two for each of two colours.
NEUTRAL_TILES: Final = 4
# Where a returned tile goes into the stack, before it is cut down to the stack's size.
RETURN_PLACES: Final = 1000


@dataclass(frozen=True)
class Deal:
    """The order of every stack, the dice and the neutral draws; never changed."""

    # Kinds, top first.
    discoveries: tuple[int, ...]
    decorations: tuple[int, ...]
    pyramid_tiles: tuple[int, ...]
    # The order in which starting tiles are turned up in each neutral draw.
    neutral: tuple[tuple[int, ...], ...]
    # Where in the stack the two reserved discovery tiles would return.
    returns: tuple[int, ...]
    # For each of Teotibot's turns: two dice, and the rotation of a tile it builds.
    rolls: tuple[tuple[int, int, int], ...]

    def with_discoveries(self, discoveries: tuple[int, ...]) -> Deal:
        """The same Deal with another discovery stack."""
        return replace(self, discoveries=discoveries)


def neutral_draw(chance: Chance, tiles: int) -> tuple[int, ...]:
    """So many starting tiles, turned up without replacement (Ruling 18)."""
    return chance.shuffled(list(range(STARTING_TILES)))[:tiles]


def set_up_tiles(seats: int) -> int:
    """Enough for the draw of the set-up, whichever tiles players keep."""
    return NEUTRAL_TILES + KEPT * seats


def neutral_draws(chance: Chance, seats: int) -> tuple[tuple[int, ...], ...]:
    """One draw at the start and one after each of the first two Eclipses."""
    first = neutral_draw(chance, set_up_tiles(seats))
    return (first, *[neutral_draw(chance, NEUTRAL_TILES) for _ in range(NEUTRAL_DRAWS - 1)])


def bot_roll(chance: Chance) -> tuple[int, int, int]:
    """Two dice and a rotation."""
    return (1 + chance.below(DIE), 1 + chance.below(DIE), chance.below(4))


def reshuffled_rest(stack: tuple[int, ...], drawn: int, chance: Chance) -> tuple[int, ...]:
    """The stack with what is still face down in a new order."""
    # Sorted first, so that nothing of the true order reaches the new one.
    return stack[:drawn] + chance.shuffled(sorted(stack[drawn:]))
