"""The deal: what the seed decided, and how a viewer imagines it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.chance import Chance
from patolli.games.cacao.material.jungle import JUNGLE_COPIES, REMOVED_FOR_TWO, START_TILES
from patolli.games.cacao.material.workers import WORKER_COPIES

if TYPE_CHECKING:
    from patolli.games.cacao.state import State


class Deal:
    """The orders of the piles: secret, immutable, shared by all twins."""

    def __init__(self, jungle: tuple[int, ...], workers: tuple[tuple[int, ...], ...]) -> None:
        self.jungle: Final = jungle
        self.workers: Final = workers


def jungle_tiles(seats: int) -> list[int]:
    """The jungle tiles that are shuffled for so many players (Rulings 4 to 6)."""
    tiles: list[int] = []
    for kind in range(len(JUNGLE_COPIES)):
        removed = REMOVED_FOR_TWO[kind] if seats == 2 else 0
        tiles.extend([kind] * (JUNGLE_COPIES[kind] - removed - START_TILES.count(kind)))
    return tiles


def worker_tiles(seats: int) -> list[int]:
    """The worker tiles of one player (Ruling 2)."""
    tiles: list[int] = []
    for kind in range(4):
        tiles.extend([kind] * WORKER_COPIES[seats][kind])
    return tiles


def shuffle_deal(seats: int, chance: Chance) -> Deal:
    """Shuffle every pile."""
    workers = [chance.shuffled(worker_tiles(seats)) for _ in range(seats)]
    return Deal(chance.shuffled(jungle_tiles(seats)), tuple(workers))


def deal_unknown(state: State, viewer: int, chance: Chance) -> None:
    """Deal anew what the viewer cannot know: pile orders and other hands (Q07).

    The tiles are sorted before they are shuffled, so that the outcome depends on what is
    known and on the chance alone.
    """
    hidden = sorted(state.deal.jungle[state.turned :])
    chance.shuffle(hidden)
    jungle = state.deal.jungle[: state.turned] + tuple(hidden)
    workers: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        village = state.villages[seat]
        pile = state.deal.workers[seat]
        unseen = list(pile[village.drawn :])
        if seat == viewer:
            unseen.sort()
            chance.shuffle(unseen)
            workers.append(pile[: village.drawn] + tuple(unseen))
            continue
        held = len(village.hand)
        unseen.extend(village.hand)
        unseen.sort()
        chance.shuffle(unseen)
        drawn = sorted_without(pile[: village.drawn], village.hand)
        village.hand.clear()
        village.hand.extend(unseen[:held])
        village.hand.sort()
        workers.append(tuple(drawn) + tuple(unseen))
    state.deal = Deal(jungle, tuple(workers))


def sorted_without(tiles: tuple[int, ...], taken: list[int]) -> list[int]:
    """The tiles in ascending order, less those taken."""
    rest = sorted(tiles)
    for tile in taken:
        rest.remove(tile)
    return rest
