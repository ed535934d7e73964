"""Promises: how the contract says which one was broken, and what it compares."""

from __future__ import annotations

from patolli.engine.game import Game
from patolli.engine.state import State

Portrait = tuple[dict[str, object], list[tuple[dict[str, object], list[int]]]]


class BrokenContract(AssertionError):
    """A game does not keep a promise: a bug in its rules, never in the input."""


def keep(kept: bool, promise: str, seen: object = None) -> None:
    """Go on if the promise is kept."""
    if not kept:
        raise BrokenContract(f"{promise}: {seen!r}" if seen is not None else promise)


def portrait(game: Game, state: State) -> Portrait:
    """Everything about a State: its position, and what is asked of whom."""
    questions = [
        (game.steps.describe(decision), state.legal_for(decision.seat)) for decision in state.pending()
    ]
    return game.position(state), questions
