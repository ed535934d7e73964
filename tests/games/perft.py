"""Perft: how many lines of play lead so deep; any change of the rules changes a number."""

from __future__ import annotations

from patolli.engine.state import State


def perft(state: State, depth: int) -> int:
    """The lines of play of so many decisions; a match that ends earlier counts as one."""
    if depth == 0 or state.is_over():
        return 1
    if depth == 1:
        return len(state.legal_actions())
    count = 0
    for action in state.legal_actions():
        twin = state.copy()
        twin.apply(action)
        count += perft(twin, depth - 1)
    return count


def lines(state: State, depths: int) -> dict[str, int]:
    """The numbers of all depths up to one, as a file holds them."""
    return {str(depth): perft(state, depth) for depth in range(1, depths + 1)}
