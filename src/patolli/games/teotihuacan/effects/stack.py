"""The discovery stack takes reserved tiles back (Ruling 15)."""

from __future__ import annotations

from patolli.games.teotihuacan.state import NO_TILE, State


def return_reserved(state: State, slot: int) -> None:
    """Shuffle an unclaimed reserved tile back into the stack."""
    kind = state.reserved[slot]
    if kind == NO_TILE:
        return
    stack = state.deal.discoveries
    drawn = state.discoveries_drawn
    place = drawn + state.deal.returns[slot] % (len(stack) - drawn + 1)
    state.deal = state.deal.with_discoveries((*stack[:place], kind, *stack[place:]))
    reserved = list(state.reserved)
    reserved[slot] = NO_TILE
    state.reserved = tuple(reserved)
