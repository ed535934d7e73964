"""Dealing anew all that a viewer cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.chance import Chance
from patolli.games.teotihuacan.deal import RETURN_PLACES, Deal, bot_roll, neutral_draw, reshuffled_rest
from patolli.games.teotihuacan.material.goods import COCOA
from patolli.games.teotihuacan.material.starting_tiles import (
    DEALT,
    DISCOVERY_STARTING_TILES,
    STARTING_TILES,
)

if TYPE_CHECKING:
    from patolli.games.teotihuacan.state import State

# The six pairs of two among four dealt tiles, by their places in the hand.
HAND_PAIRS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
# No answer given yet.
NO_PLEDGE: Final = -1


def imagine(twin: State, viewer: int, chance: Chance) -> None:
    """Deal anew, in the twin, whatever the viewer (-1: a spectator) cannot know."""
    known_hand = twin.hands[viewer] if twin.has_secret_hands() and viewer >= 0 else ()
    discoveries = imagine_discoveries(twin, known_hand, chance)
    deal = twin.deal
    twin.deal = Deal(
        discoveries,
        reshuffled_rest(deal.decorations, twin.decorations_drawn, chance),
        reshuffled_rest(deal.pyramid_tiles, twin.pyramid_drawn, chance),
        deal.neutral[: twin.neutral_drawn]
        + tuple([neutral_draw(chance, len(draw)) for draw in deal.neutral[twin.neutral_drawn :]]),
        (chance.below(RETURN_PLACES), chance.below(RETURN_PLACES)),
        deal.rolls[: twin.rolls] + tuple([bot_roll(chance) for _ in range(len(deal.rolls) - twin.rolls)]),
    )
    if twin.has_secret_hands():
        imagine_hands(twin, viewer, chance)
    elif twin.pledges:
        imagine_salaries(twin, viewer)


def imagine_discoveries(twin: State, known_hand: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """A new stack; reserved tiles that the viewer has not seen are shuffled in first."""
    stack = twin.deal.discoveries
    drawn = twin.discoveries_drawn
    if not twin.has_secret_hands():
        return reshuffled_rest(stack, drawn, chance)
    hidden = list(stack[drawn:])
    reserved = list(twin.reserved)
    unseen = [slot for slot in range(len(reserved)) if DISCOVERY_STARTING_TILES[slot] not in known_hand]
    for slot in unseen:
        hidden.append(reserved[slot])
    hidden.sort()
    chance.shuffle(hidden)
    for slot in unseen:
        reserved[slot] = hidden.pop()
    twin.reserved = tuple(reserved)
    return stack[:drawn] + tuple(hidden)


def imagine_hands(twin: State, viewer: int, chance: Chance) -> None:
    """New starting tiles, and new secret picks of them, for everybody else."""
    own = twin.hands[viewer] if viewer >= 0 else ()
    others = [tile for tile in range(STARTING_TILES) if tile not in own]
    chance.shuffle(others)
    hands: list[tuple[int, ...]] = []
    pledges: list[int] = []
    for seat in range(len(twin.hands)):
        if seat == viewer:
            hands.append(own)
            pledges.append(twin.pledges[seat])
            continue
        hands.append(tuple(others[:DEALT]))
        others = others[DEALT:]
        answered = twin.pledges[seat] != NO_PLEDGE
        pledges.append(chance.below(len(HAND_PAIRS)) if answered else NO_PLEDGE)
    twin.hands = tuple(hands)
    twin.pledges = tuple(pledges)


def imagine_salaries(twin: State, viewer: int) -> None:
    """Everybody else who has answered is taken to pay as much as possible."""
    pledges = list(twin.pledges)
    for seat in range(len(pledges)):
        if seat != viewer and pledges[seat] != NO_PLEDGE:
            player = twin.players[seat]
            pledges[seat] = min(player.salary(), player.goods[COCOA])
    twin.pledges = tuple(pledges)
