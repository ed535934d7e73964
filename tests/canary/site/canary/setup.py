"""Setup: the option, the deal and the first State."""

from __future__ import annotations

from typing import Final

from canary.deal import shuffled_birds
from canary.decisions import opening
from canary.material import HAND, LENGTHS, ROUNDS
from canary.state import State, Watcher
from patolli.engine.chance import Chance
from patolli.engine.event import Journal
from patolli.engine.game import Option, Setup

OPTIONS: Final = (Option("length", LENGTHS, "short"),)


def first_state(setup: Setup, chance: Chance, journal: Journal | None) -> State:
    """Deal, and ask everybody for a bird to hide."""
    pile = shuffled_birds(chance)
    hands = [sorted([pile.pop() for _ in range(HAND)]) for _ in range(setup.seats)]
    watchers = [Watcher(0, 0, hand, [], []) for hand in hands]
    state = State(opening(setup.seats), None, ROUNDS[setup.options["length"]], watchers, [], pile)
    state.confirms_turns = setup.confirm_turns
    state.journal = journal
    state.settle()
    return state
