"""The deal: the order of the birds, and how a viewer imagines it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canary.material import BIRDS
from patolli.engine.chance import Chance

if TYPE_CHECKING:
    from canary.state import State


def shuffled_birds(chance: Chance) -> list[int]:
    """All birds; the last of the list is drawn first."""
    return list(chance.shuffled(list(range(len(BIRDS)))))


def deal_unknown(state: State, viewer: int, chance: Chance) -> None:
    """Deal anew what the viewer cannot know: the pile, other hands, other closed nests."""
    others = [watcher for seat, watcher in enumerate(state.watchers) if seat != viewer]
    unknown = [*state.pile]
    for watcher in others:
        unknown.extend(watcher.hand)
        unknown.extend(watcher.hidden)
    unknown.sort()
    chance.shuffle(unknown)
    for watcher in others:
        watcher.hand[:] = sorted([unknown.pop() for _ in watcher.hand])
        watcher.hidden[:] = [unknown.pop() for _ in watcher.hidden]
    state.pile[:] = unknown
